/** Draws single components as the board does: `Piece.svelte` in a game's folder. */

import type { Component, Snippet } from 'svelte'
import type { Texts } from './texts'
import type { Components } from './wire'

export interface PieceProps<C = Components> {
  /** What list of the components it stands in: `tiles`, `developments`. */
  kind: string
  id: string
  components: C
  texts: Texts
  /** What stands for a component that has no drawing of its own. */
  other: Snippet
}

const pieces = import.meta.glob('../games/*/Piece.svelte', { import: 'default' }) as Record<
  string,
  () => Promise<Component<PieceProps>>
>

export async function loadPiece(game: string): Promise<Component<PieceProps> | null> {
  return (await pieces[`../games/${game}/Piece.svelte`]?.()) ?? null
}
