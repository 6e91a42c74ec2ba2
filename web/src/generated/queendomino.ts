// Made by scripts/make_types.py from src/tetrarchy/games/queendomino/view.py: change that, and run the script again.

/** The whole table. */
export interface QueendominoView {
  seat: number | null
  game: 'queendomino'
  options: Record<string, string | boolean | number>
  seats: number
  step: string
  actor: number
  round: number
  rounds: number
  size: number
  kingdoms: KingdomView[]
  line: ChoiceView[]
  turn: number
  next_line: ChoiceView[]
  lines_laid: number
  unseen_dominoes: string[][]
  unseen_buildings: Record<string, number>
  kings_in_hand: number[]
  kings_drawn: number[]
  spaces: SpaceView[]
  dragon: number | null
  queen: number | null
  domino_in_hand: string | null
  just_placed: string[]
  chosen_space: number | null
}

/** One kingdom; `squares` is all of it, drawn from `dominoes`, `buildings` and `knights_out`. */
export interface KingdomView {
  seats: number[]
  dominoes: LaidView[]
  buildings: string[][]
  knights_out: string[]
  squares: Record<string, SquareView>
  coins: number
  knights: number
  towers: number
  discarded: number
  reach: Record<string, number>
}

/** One domino of a line with the seat whose king stands on it. */
export interface ChoiceView {
  domino: string
  king: number | null
}

/** One space of the builders' board with its price for the seat that decides. */
export interface SpaceView {
  building: string | null
  price: number
}

/** One domino in a kingdom: half a lies on `square`, half b beside it. */
export interface LaidView {
  domino: string
  square: string
  towards: string
}

/** One square of a kingdom. */
export interface SquareView {
  terrain: string
  crowns: number
  knight: boolean
  building: string | null
}
