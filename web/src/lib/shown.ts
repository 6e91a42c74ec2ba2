/** What a table on the screen is given: what it shows, and what can be done there. */

import type {
  GameEvent,
  HintMove,
  LegalAction,
  PlayerInfo,
  PreviewedAction,
  ReactionWindow,
  View,
} from '../games/board'
import type { Loaded } from './gameload'
import type { LogEntry } from './log'
import type { Settings } from './settings.svelte'
import type { ChatLine, Phrase } from './wire'

/** A game in one moment, as one seat sees it. Make it with `$derived`, of parts that stay the same until they change. */
export interface Shown extends Loaded {
  settings: Settings
  /** Which position it is. */
  number: number
  view: View
  previous: View | null
  events: GameEvent[]
  legal: LegalAction[]
  actors: number[]
  over: boolean
  seat: number | null
  players: PlayerInfo[]
  /** A decision is on its way, the connection is lost, or the game is shown as a replay. */
  busy: boolean
  /** Whether decisions can be taken back at this table, while nothing has been learned since. */
  undoes?: boolean
  hint?: HintMove[] | null
  /** A hint is asked for, and its answer is on the way. */
  asking?: boolean
  /** Why the last decision was refused. */
  refusal?: string
  reactions?: ReactionWindow | null
  /** Steps of others that wait to be shown. */
  waiting?: number
  /** What happened since one's own turn is shown again. */
  recapping?: boolean
  /** What the prompt says while nothing can be chosen. */
  headline?: string
  /** A position of the past is looked at. */
  looking?: boolean
  clockOf?: (seat: number) => { left: number; running: boolean } | null
}

/** What one can do beside the moves themselves; what is null or missing cannot be done now. */
export interface Deeds {
  act: (code: number) => void
  undo?: (() => void) | null
  hint?: (() => void) | null
  /** Show at once what waits to be shown; where each step waits for a press, the next one. */
  onward?: (() => void) | null
  /** Show again what happened since one's own turn. */
  recap?: (() => void) | null
  /** Show the position after an entry of the log, named by its key. */
  look?: ((entry: string) => void) | null
  /** Show how the game has ended. */
  end?: (() => void) | null
  rules: (anchor: string) => void
  /** What an action would change in one's own score sheet. */
  preview?: (code: number) => Promise<PreviewedAction | null>
}

/** What has been done and said. */
export interface Told {
  entries: LogEntry[]
  /** Null where nobody can chat. */
  chat: ChatLine[] | null
  unread?: number
  send?: (text: string, phrase?: Phrase) => void
}
