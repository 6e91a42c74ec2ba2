/** What the Inkdoms board reads of the component data. */

/** Colours have the names that the server gives them. */
export type Colour = string
export type Spell = 'move' | 'clash' | 'spread' | 'blend'
export type Monster = 'hydra' | 'griffin' | 'unicorn' | 'dragon'
/** What became of a painted capital or monster. */
export type Sign = 'built' | 'lost' | 'tamed' | 'defeated'
export type Point = [x: number, y: number]

export interface AreaData {
  id: string
  kingdom: string
  symbol: 'capital' | 'monster' | 'spell' | 'none'
  colour: Colour | null
  /** What each colour makes of its capital or monster. */
  painted: Record<Colour, Sign>
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
  lines: { id: string; first: number; second: number; size: number }[]
  monsters: { kind: Monster; tame_vp: number; unpainted_vp: number; areas: string[] }[]
  kingdoms: KingdomData[]
  areas: AreaData[]
  towers: { id: string; areas: [string, string]; at: Point }[]
  results: { id: string; least: number }[]
}
