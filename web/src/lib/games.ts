/** What the home page knows of each game before it is opened: a plate and a cover in the game's folder. */

import type { Plate } from '../games/board'
import type { Options } from './wire'

interface PlateFile {
  plate: Plate
  variants?: Record<string, Plate>
}

/** A game as the home page offers it: one of the engine's, or a variant that people know by a name of its own. */
export interface Card extends Plate {
  id: string
  /** The engine's game. */
  game: string
}

const found = import.meta.glob<PlateFile>('../games/*/plate.ts', { eager: true })
const covers = import.meta.glob<string>('../games/*/cover*.svg', { query: '?url', import: 'default', eager: true })

/** All cards in the order of the home page. */
export const CARDS: readonly Card[] = Object.entries(found)
  .flatMap(([path, { plate, variants = {} }]) => {
    const game = path.split('/').at(-2) ?? ''
    return Object.entries({ [game]: plate, ...variants }).map(([id, card]) => ({ id, game, ...card }))
  })
  .sort((one, other) => one.order - other.order || one.id.localeCompare(other.id))

/** The engine's games in the same order. */
export const PLATES: readonly Card[] = CARDS.filter((card) => card.id === card.game)

export const USUAL_LEVEL = 3
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The card that a table belongs to: a variant's where its options are the variant's. */
export function cardOf({ game, options }: { game: string; options: Options }): string {
  const variant = CARDS.find(
    (card) =>
      card.game === game &&
      card.id !== game &&
      Object.entries(card.options ?? {}).every(([name, value]) => options[name] === value),
  )
  return variant?.id ?? game
}

export function signOf(card: string): string {
  return CARDS.find((one) => one.id === card)?.sign ?? 'mark'
}

/** Where a card's cover is; '' for a game without one. */
export function coverOf(id: string): string {
  const game = CARDS.find((card) => card.id === id)?.game ?? id
  return covers[`../games/${game}/cover${id === game ? '' : `-${id}`}.svg`] ?? ''
}
