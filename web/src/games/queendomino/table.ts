/** The part of the view and of the components that this board reads. */

import { sure } from '../../lib/sure'
import type { Components, LegalAction } from '../board'

export const TERRAINS = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town'] as const
export type Terrain = (typeof TERRAINS)[number]
export type Towards = 'east' | 'north' | 'west' | 'south'

export interface Square {
  terrain: Terrain
  crowns: number
  knight: boolean
  building: string | null
}

export interface Laid {
  domino: string
  square: string
  towards: Towards
}

export interface Kingdom {
  seats: number[]
  dominoes: Laid[]
  squares: Record<string, Square>
  coins: number
  knights: number
  towers: number
  discarded: number
  reach: Record<'west' | 'east' | 'south' | 'north', number>
}

export interface Choice {
  domino: string
  king: number | null
}

export interface Table {
  options: { variant: string; bonuses: string }
  seats: number
  step: string
  actor: number
  round: number
  rounds: number
  size: number
  kingdoms: Kingdom[]
  line: Choice[]
  turn: number
  next_line: Choice[]
  unseen_dominoes: string[][]
  unseen_buildings: Record<string, number>
  spaces: { building: string | null; price: number }[]
  dragon: number | null
  queen: number | null
  domino_in_hand: string | null
  just_placed: string[]
  chosen_space: number | null
}

export interface Half {
  terrain: Terrain
  crowns: number
}

export interface Domino {
  set: string
  number: number
  a: Half
  b: Half
  provenance: Record<string, string>
}

export interface Building {
  id: string
  count: number
  crowns: number
  score: string
  points: number
  terrain: Terrain | null
  tax_bonus: string
  knights: number
  towers: number
  /** The second guess at what it gives at once, for `bonuses=alternative`. */
  alternative: { knights: number; towers: number }
  provenance: Record<string, string>
}

/** `q14` is Queendomino's domino 14, `k14` Kingdomino's. */
export function dominoOf(components: Components, id: string): Domino {
  const set = id.startsWith('k') ? 'kingdomino' : 'queendomino'
  const number = Number(id.slice(1))
  return sure(
    (components.dominoes as Domino[]).find((one) => one.set === set && one.number === number),
    `domino ${id}`,
  )
}

export function dominoId(domino: Domino): string {
  return domino.set.charAt(0) + domino.number
}

/** A building as the table's options have it; without options as the main guess has it. */
export function buildingOf(components: Components, id: string, options?: Table['options']): Building {
  const building = sure(
    (components.buildings as Building[]).find((one) => one.id === id),
    `building ${id}`,
  )
  return options?.bonuses === 'alternative' ? { ...building, ...building.alternative } : building
}

/** Which kingdom a seat rules: in teams two seats share one. */
export function kingdomAt(view: Table, seat: number): number {
  return view.kingdoms.findIndex((kingdom) => kingdom.seats.includes(seat))
}

const ART: Record<string, string> = {
  weaving_shop: 'weaver',
  magic_school: 'school',
  safe_knights: 'safe',
  safe_towers: 'safe',
  small_tavern: 'tavern',
  big_tavern: 'bigtavern',
  fortified_castle: 'fort',
  travelling_castle: 'travel',
  training_camp: 'camp',
  queens_tower: 'queenstower',
}

/** The symbol of a building. */
export function artOf(building: string): string {
  return `b-${ART[building] ?? building}`
}

/** The squares that the knights of a tax are sent to. */
export function taxedSquares(view: Table, action: LegalAction): string[] {
  const [a = '', b = ''] = view.just_placed
  return action.half === 'both' ? [a, b] : [action.half === 'a' ? a : b]
}

/** Actions of one verb. */
export function only(legal: LegalAction[], verb: string): LegalAction[] {
  return legal.filter((action) => action.verb === verb)
}
