/** What the home page knows of each game before it is opened: a plate and a cover in the game's folder. */

import type { Plate } from '../games/board'

const found = import.meta.glob<Plate>('../games/*/plate.ts', { import: 'plate', eager: true })
const covers = import.meta.glob<string>('../games/*/cover.svg', { query: '?url', import: 'default', eager: true })

/** The games in the order of the home page. */
export const PLATES: readonly (Plate & { id: string })[] = Object.entries(found)
  .map(([path, plate]) => ({ id: path.split('/').at(-2) ?? '', ...plate }))
  .sort((one, other) => one.order - other.order || one.id.localeCompare(other.id))

export const USUAL_LEVEL = 3

export function signOf(game: string): string {
  return PLATES.find((plate) => plate.id === game)?.sign ?? 'mark'
}

/** Where a game's cover is; '' for a game without one. */
export function coverOf(game: string): string {
  return covers[`../games/${game}/cover.svg`] ?? ''
}
