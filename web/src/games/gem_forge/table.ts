/** The view of Gem Forge by the names that the board uses, and what it reads out of it. */

import type { GemForgeView, HandInView, PlayerView } from '../../generated/gem_forge'
import type { LegalAction } from '../board'
import type { Tile } from './components'

export type Table = GemForgeView
export type Jeweller = PlayerView
export type HandIn = HandInView

/** A stone that may be set into a slot, or taken out of it. */
export interface Offer {
  /** The target's key. */
  key: string
  colour: string
  label: string
  out?: boolean
}

/** The seat or the market that the card in play is meant for. */
export function targetSeat(table: Table): number | null {
  return table.target === null || table.target === 'market' ? null : Number(table.target) - 1
}

/** Which stone is drawn in which slot; null for an empty one. */
export function filled(tile: Tile, stones: string[]): (string | null)[] {
  const found: (string | null)[] = tile.slots.map(() => null)
  for (const stone of stones) {
    const at = openSlot(tile, found, stone)
    if (at >= 0) found[at] = stone
  }
  return found
}

/** The slot where a stone of this colour is drawn; -1 where there is none. */
export function openSlot(tile: Tile, lying: (string | null)[], colour: string): number {
  return tile.slots.findIndex((slot, at) => lying[at] === null && (slot === colour || slot === 'rainbow'))
}

/** What an action `hand_in` would bring. */
export function handInOf(table: Table, action: LegalAction): HandIn | null {
  return table.can_hand_in.find(({ places }) => places === action.places) ?? null
}

/** The points of something handed in. */
export function pointsOf({ jewels, sets }: HandIn): number {
  return jewels + sets
}

/** Legal actions of one verb. */
export function ofVerb(legal: LegalAction[], verb: string): LegalAction[] {
  return legal.filter((action) => action.verb === verb)
}
