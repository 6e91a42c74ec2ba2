// Made by scripts/make_types.py from src/tetrarchy/games/inkdoms/view.py: change that, and run the script again.

/** The table. `step` is what the viewer is to do, `phase` what goes on. */
export interface InkdomsView {
  seat: number | null
  game: 'inkdoms'
  seats: number
  phase: string
  step: string
  round: number
  last_round: boolean
  first: number | null
  taker: number | null
  actors: number[]
  dice: DieView[]
  lines: Record<string, LineView>
  sheets: SheetView[]
  result: string | null
}

/** One die of the throw. `in_box` is whether it can still be taken. */
export interface DieView {
  die: string
  spot: number
  x: number
  y: number
  angle: number
  kingdoms: string[]
  drops: number
  in_box: boolean
}

/** Who has circled the numbers of a scoring line; null stands for a crossed out one. */
export interface LineView {
  first: (number | null)[]
  second: (number | null)[]
}

/** One sheet; for others than its player, as it was when the round began, and without `turn`. */
export interface SheetView {
  painted: Record<string, string>
  spells: Record<string, number>
  drops: Record<string, number>
  blots: number
  status: string
  taken: TakenView | null
  turn: TurnView | null
  score: Record<string, number>
  total: number
}

/** The die that a player has taken in this round. */
export interface TakenView {
  die: string
  colour: string
  drops: number
  kingdom: string
}

/** The painting so far, which only its player knows. */
export interface TurnView {
  kingdom: string
  kingdoms: string[]
  drops: number
  blended: number
  placed: number
  mixes: number
  /** Areas painted in this round. */
  fresh: string[]
  new_spells: Record<string, number>
  new_drops: Record<string, number>
  /** What the others believe to be there. */
  old_spells: Record<string, number>
  old_drops: Record<string, number>
  old_blots: number
}
