/** Editors of whole component files, where a game brings one: `SetEditor.svelte` in its folder. */

import type { Component } from 'svelte'
import type { Texts } from './texts'
import type { Components, SetChange, SetFault, SetField } from './wire'

/** The tables of all component files of a set, by the names of the files. */
export type SetFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The message of a game's words that says what its editor is called. */
export const SET_EDITOR = 'page-set-editor'

/** The props of `SetEditor.svelte`. */
export interface SetEditorProps<C = Components> {
  /** The draft: all files, with every change made so far. */
  files: SetFiles
  /** Every value of the draft with its place in `files`, and how it is known. */
  fields: readonly SetField[]
  /** What the game does not take, each with its place in `files`; `texts.error` says it. */
  faults: readonly SetFault[]
  /** What the game says of a draft without a fault: it could be better, and is taken all the same. */
  advice?: readonly SetFault[]
  /** The components of the last draft without a fault, as the board draws them. */
  components: C
  texts: Texts
  /**
   * Change the draft: places are those of `files`, changes are made one after another, and all of a call are
   * undone together. Calls in a row with the same `together` are one step, as those of one drag are.
   */
  change: (changes: SetChange[], together?: string) => void
}

const editors = import.meta.glob('../games/*/SetEditor.svelte', { import: 'default' }) as Record<
  string,
  () => Promise<Component<SetEditorProps>>
>

/** A game's editor; null where it brings none. */
export async function loadSetEditor(game: string): Promise<Component<SetEditorProps> | null> {
  return (await editors[`../games/${game}/SetEditor.svelte`]?.()) ?? null
}
