// Made by scripts/make_types.py from src/tetrarchy/games/inkdoms/plain.py: change that, and run the script again.

/** What a seat sees. */
export interface InkdomsView {
  game: 'inkdoms'
  /** Always empty: the game has none. */
  options: Record<string, number>
  seats: number
  /** What goes on: `first`, `throw`, `round`, `cross` or `over`. */
  phase: string
  /** What the viewer is to do: `take`, `paint`, `mix` or `wait` in a round; else the phase. */
  step: string
  /** The number of the round; 0 before the first. */
  round: number
  /** Whether this round, or the one about to begin, is the last. */
  last_round: boolean
  /** The seat with the first player token; null before it is drawn. */
  first: number | null
  /** The seat that is to take a die. */
  taker: number | null
  /** The seats that decide now. */
  actors: number[]
  /** Those that have fallen. */
  dice: DieView[]
  /** Who has circled what, by scoring line. */
  lines: Record<string, LineView>
  /** Everybody's sheet, by seat. */
  sheets: SheetView[]
  /** The verdict of a finished game for one. */
  result: string | null
  /** Who looks; null for a spectator. */
  seat: number | null
  /** All that the viewer can take now. */
  takes: TakeView[]
}

/** One die of the throw; they stand in the order red, blue, yellow, white. */
export interface DieView {
  /** Its colour. */
  die: string
  /** The landing spot. */
  spot: number
  /** The centre of the die on the board. */
  x: number
  /** See `x`. */
  y: number
  /** In degrees. */
  angle: number
  /** The kingdoms in which it lies. */
  kingdoms: string[]
  /** The number that it shows. */
  drops: number
  /** Whether it can still be taken. */
  in_box: boolean
}

/** Who has circled the numbers of a scoring line; null stands for a crossed out one. */
export interface LineView {
  /** The seats that have circled the first number. */
  first: (number | null)[]
  /** The same for the second number. */
  second: (number | null)[]
}

/** One player's sheet; for others, as it was when the round began, and without `turn`. */
export interface SheetView {
  /** The colour of each painted area. */
  painted: Record<string, string>
  /** What became of each painted capital and monster: `built` or `lost`, `tamed` or `defeated`. */
  signs: Record<string, string>
  /** The towers that have given their drop, with its colour; null where it was chosen. */
  towers: Record<string, string | null>
  /** How many of each kind can be cast now. */
  spells: Record<string, number>
  /** How many tower drops of each colour can be used now. */
  drops: Record<string, number>
  /** How many have been marked. */
  blots: number
  /** `waiting` for a die, `painting` or `done`. */
  status: string
  /** The die of this round; null before one is taken. */
  taken: TakenView | null
  /** The painting so far; null when there is none, and on the sheets of others. */
  turn: TurnView | null
  /** For each scoring line, how many of its areas are painted; for the final one, how many kingdoms. */
  done: Record<string, number>
  /** The points of each line of the score sheet, as far as the viewer knows. */
  score: Record<string, number>
  /** For each scoring line, its two speed numbers to this player: `mine`, `gone` or `open`. */
  speed: Record<string, string[]>
  /** What the points of each scoring line are made of; parts that bring nothing are left out. */
  parts: Record<string, PartView[]>
  /** The sum of `score`. */
  total: number
}

/** A way to take a die, and what becomes of its drops. */
export interface TakeView {
  /** The colour of the die itself. */
  die: string
  /** The colour that it would count as. */
  colour: string
  /** The kingdom from which it would be taken. */
  kingdom: string
  /** The number that it shows. */
  drops: number
  /** How many of the drops find a place without spells: the largest set of areas, none beside another. */
  fits: number
  /** Whether the drops that do not would cost a blot. */
  blot: boolean
}

/** The die that a player has taken in this round; everybody has seen it. */
export interface TakenView {
  /** The colour of the die itself. */
  die: string
  /** The colour that it counts as: its own, or what was said of the white one. */
  colour: string
  /** The number that it shows. */
  drops: number
  /** The kingdom from which it was taken. */
  kingdom: string
}

/** The painting so far, which only its player knows. */
export interface TurnView {
  /** The kingdom where the die's drops are: spell 1 moves them. */
  kingdom: string
  /** The kingdoms where they may go: that one, and those that spell 3 has opened. */
  kingdoms: string[]
  /** Drops of the die's colour not placed yet. */
  drops: number
  /** Composite drops, made by spell 4, not placed yet. */
  blended: number
  /** Die drops placed, blended ones included. */
  placed: number
  /** Whether to stop now marks a blot. */
  blot: boolean
  /** How many of `drops` find a place without spells: the largest set of areas, none beside another. */
  fits: number
  /** Areas where a drop of the die ends the turn, since nothing can follow; with the drops left then. */
  closing: Record<string, number>
  /** Tower drops whose colour is still to be chosen. */
  mixes: number
  /** Areas painted in this round. */
  fresh: string[]
  /** Gained in this round, for later ones. */
  new_spells: Record<string, number>
  /** Tower drops gained in this round, for later ones. */
  new_drops: Record<string, number>
  /** Held when the round began: what the others believe to be there. */
  old_spells: Record<string, number>
  /** The same of tower drops. */
  old_drops: Record<string, number>
  /** The same of blots. */
  old_blots: number
}

/** What a part of a scoring line brings. */
export interface PartView {
  /** `colours`, `capital`, `tamed`, `unpainted` or `speed`. */
  key: string
  /** How many colours or monsters; 1 for a capital and for speed. */
  count: number
  /** What it brings. */
  points: number
}
