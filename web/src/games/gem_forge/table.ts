/** The view of Gem Forge as the board reads it, and what is printed on its components. */

import { sure } from '../../lib/sure'
import type { Components, LegalAction } from '../board'

export type Colour = 'red' | 'green' | 'yellow' | 'blue'
export type Slot = Colour | 'rainbow'

export interface Jewel {
  tile: string
  stones: Colour[]
  finished: boolean
}

export interface Jeweller {
  cart: Colour[]
  jewels: (Jewel | null)[]
  pawn: number
  points: Record<'jewels' | 'sets' | 'cards', number>
  cards: number
  tiles_dealt: number
  hand: Record<string, number> | null
  dealt: string[] | null
  answer: string | null
}

export interface Table {
  seats: number
  step: string
  actor: number | null
  asked: number[]
  first: number | null
  active: number | null
  turns: number
  actions_left: number
  goal: number
  special: number[]
  mine: Colour[]
  players: Jeweller[]
  market: (string | null)[]
  tile_pile: number
  card_pile: number
  stack: { seat: number; card: string }[]
  target: string | null
  left: number
  new_place: number | null
  tray: Colour[]
  missing: number
  may_refresh: boolean
}

export interface Tile {
  id: string
  kind: string
  background: 'brown' | 'blue'
  slots: Slot[]
  vp: number
  set_bonus: number
  provenance: string
}

export interface Card {
  id: string
  count: number
  timing: 'own' | 'any'
  effect: string
  amount: number
  vp: number
  provenance: string
}

/** A stone that may be set into a slot, or taken out of it. */
export interface Offer {
  /** The target's key. */
  key: string
  colour: Colour
  label: string
  out?: boolean
}

export const CART_PLACES = 3
export const PLACES = 3
const WINDOWS = ['answer_card', 'answer_take', 'answer_set']

export function isWindow(table: Table): boolean {
  return WINDOWS.includes(table.step)
}

export function tileOf(components: Components, id: string): Tile {
  return sure(
    (components.tiles as Tile[]).find((tile) => tile.id === id),
    `tile ${id}`,
  )
}

export function cardOf(components: Components, id: string): Card {
  return sure(
    (components.cards as Card[]).find((card) => card.id === id),
    `card ${id}`,
  )
}

/** The seat or the market that the card in play is meant for. */
export function targetSeat(table: Table): number | null {
  return table.target === null || table.target === 'market' ? null : Number(table.target) - 1
}

/** Which stone lies in which slot; null for an empty one. */
export function filled(tile: Tile, stones: Colour[]): (Colour | null)[] {
  const found: (Colour | null)[] = tile.slots.map(() => null)
  for (const stone of stones) {
    const at = openSlot(tile, found, stone)
    if (at >= 0) found[at] = stone
  }
  return found
}

/** The slot where a stone of this colour comes to lie; -1 where there is none. */
export function openSlot(tile: Tile, lying: (Colour | null)[], colour: Colour): number {
  return tile.slots.findIndex((slot, at) => lying[at] === null && (slot === colour || slot === 'rainbow'))
}

/** What handing in these places brings, as printed on the tiles. */
export interface Worth {
  tiles: Tile[]
  parts: number[]
  bonus: number
  total: number
}

export function worthOf(components: Components, player: Jeweller, places: string): Worth {
  const tiles = [...places].flatMap((place) => {
    const jewel = player.jewels[Number(place) - 1]
    return jewel ? [tileOf(components, jewel.tile)] : []
  })
  const parts = tiles.map((tile) => tile.vp)
  const bonus = tiles.length > 1 ? tiles.reduce((sum, tile) => sum + tile.set_bonus, 0) : 0
  return { tiles, parts, bonus, total: parts.reduce((sum, one) => sum + one, bonus) }
}

/** The special cells that a move passes, each with those who are still below it. */
export function passed(table: Table, seat: number, points: number): { cell: number; seats: number[] }[] {
  const from = table.players[seat]?.pawn ?? 0
  const to = Math.min(table.goal, from + points)
  if (to >= table.goal) return []
  return table.special
    .filter((cell) => from < cell && cell <= to)
    .map((cell) => ({
      cell,
      seats: table.players.flatMap((player, other) => (other !== seat && player.pawn < cell ? [other] : [])),
    }))
}

/** Legal actions of one verb. */
export function ofVerb(legal: LegalAction[], verb: string): LegalAction[] {
  return legal.filter((action) => action.verb === verb)
}
