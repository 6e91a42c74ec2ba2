/** The messages of docs/wire.md, as the page reads them. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** One thing that may be done now: its code, its verb, and the verb's fields as texts. */
export interface LegalAction {
  code: number
  verb: string
  [field: string]: string | number
}

/** What happened, as the engine names it. */
export interface GameEvent {
  kind: string
  seat?: number
  [name: string]: unknown
}

/** What the best bot would do: the points it expects, and how often it would choose this. */
export interface HintMove {
  action: number
  score: number
  chance: number
}

export interface Clock {
  seat: number
  left: number
  running: boolean
}

/** A position as this recipient sees it. */
export interface Position {
  table: string
  number: number
  view: View
  legal: LegalAction[]
  actors: number[]
  events: GameEvent[]
  undo: boolean
  clocks: Clock[] | null
  over: boolean
  deadline?: number | null
  /** The action of yours that waits for the window of reactions to close. */
  held?: number
  /** Positions in between were left out. */
  gap?: boolean
  /** The seat that took its last decision back. */
  took_back?: number
  /** In a replay: the sheets at this position, where the server gives them. */
  sheets?: Sheet[]
}

/** A worked example of the rules: the heading it belongs to, whose eyes one looks through, its steps. */
export interface ExampleInfo {
  id: string
  anchor: string
  seat: number
  seats: number
  steps: number
}

/** A position of an example: a live one's fields, the sheets, and the step to be shown next. */
export interface Scene {
  number: number
  view: View
  legal: LegalAction[]
  actors: number[]
  events: GameEvent[]
  over: boolean
  sheets: Sheet[]
  /** How many of the steps are done. */
  at: number
  next: (LegalAction & { seat: number }) | null
}

/** A view is plain data; each board declares the part that it reads. */
export type View = Record<string, unknown>

/** Component data of a game, as the server gives it. */
export type Components = Record<string, unknown>

export type SeatKind = 'person' | 'open' | 'bot'

export interface Seat {
  seat: number
  kind: SeatKind
  name: string
  level: number | null
  /** Why a bot sits here: `left`, `resigned`, `timed_out`, or nothing. */
  mark?: string
  online: boolean
  you: boolean
  link?: string | null
}

export interface ClockRule {
  game: number | null
  move: number | null
  increment: number
}

export type TableState = 'open' | 'running' | 'finished' | 'closed'

export interface Table {
  id: string
  game: string
  options: Options
  state: TableState
  seats: Seat[]
  listed: boolean
  watch: 'all' | 'none'
  hints: boolean
  undo: boolean
  clock: ClockRule | null
  language: string
  creator: boolean
  created: number
  your_turn: boolean
  standing?: number[] | null
  verdicts?: (string | null)[] | null
  next?: string | null
}

export type Options = Record<string, string | number | boolean>

export interface OptionInfo {
  name: string
  kind: string
  default: string | number | boolean
  choices: string[]
  least: number
  most: number
  /** The values of other options, or of `seats`, beside which it has a use. */
  only_with: Record<string, (string | number | boolean)[]>
}

export interface GameInfo {
  id: string
  options: OptionInfo[]
  /** How many can play with the usual options, and with any. */
  seats: number[]
  all_seats: number[]
  verdicts: string[]
  rules_version: number
  data_hash: string
  /** Whether decisions can be answered by others before they count. */
  reactions?: boolean
}

export interface SheetLine {
  key: string
  least: number
  most: number
}

/** A seat's score sheet as far as the asker can know it. */
export interface Sheet {
  lines: SheetLine[]
  least: number
  most: number
}

export interface ChatLine {
  table: string
  at: number
  seat: number | null
  name: string
  text: string
}

export interface Problem {
  key: string
  detail: string
  data?: Record<string, unknown>
  status?: number
}

export interface Me {
  guest: string
  name: string
  language: string
}
