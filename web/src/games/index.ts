/**
 * Finds what each game draws, by file name. A board and its extras know the view and the components of their
 * own game; here, and nowhere else, they are taken for those of any game.
 */

import type { Component } from 'svelte'
import type { BoardProps, GameExtras, GameModule, KeepsakeProps, PanelProps } from './board'

type Load<T> = () => Promise<T>

const boards = import.meta.glob('./*/Board.svelte', { import: 'default' }) as Record<
  string,
  Load<Component<BoardProps>>
>
const panels = import.meta.glob('./*/Panel.svelte', { import: 'default' }) as Record<
  string,
  Load<Component<PanelProps>>
>
const keepsakes = import.meta.glob('./*/Keepsake.svelte', { import: 'default' }) as Record<
  string,
  Load<Component<KeepsakeProps>>
>
const extras = import.meta.glob('./*/game.ts', { import: 'extras' }) as Record<string, Load<GameExtras>>

const signs = import.meta.glob('./*/signs.ts', { import: 'signs' }) as Record<string, Load<GameModule['signs']>>

const kept = new Map<string, Promise<GameModule>>()

/** A game's drawings; the generic board stands in where none is drawn yet. */
export function loadGame(id: string): Promise<GameModule> {
  let promise = kept.get(id)
  if (!promise) {
    promise = load(id)
    promise.catch(() => kept.delete(id))
    kept.set(id, promise)
  }
  return promise
}

async function load(id: string): Promise<GameModule> {
  const board = boards[`./${id}/Board.svelte`]
  const [Board, Panel, Keepsake, own, drawn] = await Promise.all([
    board ? board() : import('../lib/GenericBoard.svelte').then((module) => module.default as Component<BoardProps>),
    panels[`./${id}/Panel.svelte`]?.() ?? null,
    keepsakes[`./${id}/Keepsake.svelte`]?.() ?? null,
    extras[`./${id}/game.ts`]?.() ?? {},
    signs[`./${id}/signs.ts`]?.() ?? {},
  ])
  return { id, Board, Panel, Keepsake, extras: own, signs: drawn, drawn: board !== undefined }
}
