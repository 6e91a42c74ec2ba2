/** What the Inkdoms board reads of a view and of the component data. */

export type Colour = 'red' | 'blue' | 'yellow' | 'purple' | 'green' | 'brown'
export type Spell = 'move' | 'clash' | 'spread' | 'blend'
export type Monster = 'hydra' | 'griffin' | 'unicorn' | 'dragon'
export type Point = [x: number, y: number]

export interface Die {
  die: string
  x: number
  y: number
  angle: number
  kingdoms: string[]
  drops: number
  in_box: boolean
}

export interface Taken {
  die: string
  colour: Colour
  drops: number
  kingdom: string
}

/** The painting so far, which only its player knows. */
export interface Turn {
  kingdom: string
  kingdoms: string[]
  drops: number
  blended: number
  placed: number
  mixes: number
  fresh: string[]
  new_spells: Record<Spell, number>
  new_drops: Record<Colour, number>
}

export interface PaintSheet {
  painted: Record<string, Colour>
  spells: Record<Spell, number>
  drops: Record<Colour, number>
  blots: number
  status: 'waiting' | 'painting' | 'done'
  taken: Taken | null
  turn: Turn | null
  score: Record<string, number>
  total: number
}

/** Who has circled a number; null stands for a crossed out one. */
export interface Line {
  first: (number | null)[]
  second: (number | null)[]
}

export interface InkdomsView {
  seats: number
  phase: string
  step: string
  round: number
  last_round: boolean
  first: number | null
  taker: number | null
  dice: Die[]
  lines: Record<string, Line>
  sheets: PaintSheet[]
  result: string | null
}

export interface AreaData {
  id: string
  kingdom: string
  symbol: 'capital' | 'monster' | 'spell' | 'none'
  colour: Colour | null
  spell: number | null
  monster: Monster | null
  neighbours: string[]
  label: Point
  polygon: Point[]
}

export interface KingdomData {
  id: string
  letter: string
  capital: string
  capital_colour: Colour
  capital_vp: number
  neighbours: string[]
  outline: Point[]
}

export interface InkdomsComponents {
  provenance: string
  viewbox: [number, number, number, number]
  die_side: number
  blots: number
  tower_cells: number
  spell_cells: number
  colours: Colour[]
  spells: { id: Spell; number: number }[]
  lines: { id: string; first: number; second: number }[]
  monsters: { kind: Monster; tame_vp: number; areas: string[] }[]
  kingdoms: KingdomData[]
  areas: AreaData[]
  towers: { id: string; areas: [string, string]; at: Point }[]
  results: { id: string; least: number }[]
}
