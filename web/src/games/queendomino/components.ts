/** Dominoes and buildings, as the server's component data tell them. */

import type { QueendominoView } from '../../generated/queendomino'
import { sure } from '../../lib/sure'

/** Terrains that have a drawing of their own. */
export const TERRAINS: ReadonlySet<string> = new Set(['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town'])

export interface Half {
  terrain: string
  crowns: number
}

export interface Domino {
  id: string
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
  terrain: string | null
  tax_bonus: string
  knights: number
  towers: number
  /** The second guess at what it gives at once, for `bonuses=alternative`. */
  alternative: { knights: number; towers: number }
  provenance: Record<string, string>
}

/** What the board reads of the component data. */
export interface QueendominoComponents {
  dominoes: Domino[]
  buildings: Building[]
  /** The printed prices of the builders' board, the most expensive first. */
  prices: number[]
}

/** `q14` is Queendomino's domino 14, `k14` Kingdomino's. */
export function dominoOf(components: QueendominoComponents, id: string): Domino {
  return sure(
    components.dominoes.find((one) => one.id === id),
    `domino ${id}`,
  )
}

/** A building as the table's options have it; without options as the main guess has it. */
export function buildingOf(
  components: QueendominoComponents,
  id: string,
  options?: QueendominoView['options'],
): Building {
  const building = sure(
    components.buildings.find((one) => one.id === id),
    `building ${id}`,
  )
  return options?.bonuses === 'alternative' ? { ...building, ...building.alternative } : building
}

/** The picture of a building. */
export function artOf(building: string): string {
  return `qt-${building}`
}

/** The drawings of the pieces that have words of their own. */
export const PIECES: Record<string, string> = {
  coin: 'qx-coin1',
  knight: 'qn-0',
  tower: 'qx-tower',
  queen: 'qx-queen',
  dragon: 'qx-dragon',
  castle: 'qc-1',
  frame: 'qc-1',
}
