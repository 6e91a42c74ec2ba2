/** Tiles, cards and the printed numbers, as the server's component data tell them. */

import { sure } from '../../lib/sure'

export interface Tile {
  id: string
  kind: string
  /** `brown` or `blue`. */
  background: string
  /** Colours of stones, or `rainbow`. */
  slots: string[]
  vp: number
  set_bonus: number
  provenance: string
}

export interface Card {
  id: string
  count: number
  /** `own`: played in one's own turn; `any`: answers what others do. */
  timing: string
  effect: string
  amount: number
  vp: number
  provenance: string
}

/** What the board reads of the component data. */
export interface GemForgeComponents {
  tiles: Tile[]
  cards: Card[]
  hand_limit: number
  actions_a_turn: number
  cart_places: number
  goal: number
  stones_of_a_colour: number
  provenance: Record<string, string>
}

export function tileOf(components: GemForgeComponents, id: string): Tile {
  return sure(
    components.tiles.find((tile) => tile.id === id),
    `tile ${id}`,
  )
}

export function cardOf(components: GemForgeComponents, id: string): Card {
  return sure(
    components.cards.find((card) => card.id === id),
    `card ${id}`,
  )
}
