// Made by scripts/make_types.py from src/tetrarchy/wire: change that, and run the script again.

import type { GemForgeView } from './gem_forge'
import type { InkdomsView } from './inkdoms'
import type { QueendominoView } from './queendomino'
import type { WonderfulKingdomView } from './wonderful_kingdom'

/** A browser's subscription, by which somebody wants to be called. */
export interface PushWish {
  endpoint: string
  p256dh: string
  auth: string
}

/** An address of e-mail by which somebody wants to be called. */
export interface MailWish {
  address: string
}

/** A webhook by which somebody wants to be called; with a table, everybody who cares about it. */
export interface HookWish {
  address: string
  table?: string | null
}

/** The code that came by mail. */
export interface CallCode {
  code: string
}

/** A way in which somebody is called; of an address that is a secret only the end is told. */
export interface ChannelAnswer {
  id: string
  kind: 'push' | 'mail' | 'hook'
  address: string
  state: 'waiting' | 'on' | 'stopped'
  table?: string | null
}

/** How somebody is called, and how one can be. */
export interface CallsAnswer {
  /** The server's public key for push; null where it cannot push. */
  push: string | null
  mail: boolean
  channels: ChannelAnswer[]
}

export type Language = 'en' | 'ru'

export type TableState = 'open' | 'running' | 'finished' | 'closed'

export type Options = Record<string, string | boolean | number>

/** All that a recipient may know; each game has its own keys. */
export type View = GemForgeView | InkdomsView | QueendominoView | WonderfulKingdomView

/** An action: `code`, `verb`, the verb's fields, and `ends: true` where a turn that could go on ends. */
export interface LegalAction {
  code: number
  verb: string
  ends?: true
  [field: string]: string | number | true | undefined
}

/** Something that happened: `kind` and what the engine tells of it. */
export interface GameEvent {
  kind: string
  [name: string]: unknown
}

/** One seat of a table, as the asker may know it. */
export interface SeatAnswer {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  level: number | null
  online: boolean
  you: boolean
  /** Why a bot sits here: `left`, `resigned`, `timed_out`, `absent`, or nothing. */
  mark: string
  /** Whether an open seat is kept for somebody. */
  reserved: boolean
  /** Whether who sits here is ready to begin. */
  ready: boolean
  link?: string
  /** Since when, or from when, and until when who sits here is on vacation. */
  away?: [number, number]
}

/** A line of a score sheet: the key of its name, and its points. */
export interface SheetLineAnswer {
  key: string
  points: number
}

/** A seat's score sheet, as far as the recipient can know it. */
export interface SheetAnswer {
  lines: SheetLineAnswer[]
  total: number
}

/** What an action would bring to one's own score sheet, before anything is drawn. */
export interface PreviewedAction {
  action: number
  /** The lines that surely change, with the points that they gain or lose. */
  lines: SheetLineAnswer[]
  /** The change of the whole; null where it depends on what one cannot know. */
  total: number | null
  /** Whether it may bring something to light, so that it cannot be taken back. */
  final: boolean
}

/** Why an action is good: the message `reason-<key>` of the game's words, and its arguments. */
export interface ReasonAnswer {
  key: string
  data: Record<string, number | string>
}

export type ExperimentState = 'running' | 'done' | 'cancelled' | 'failed'

/** What is to be found out: one set of components, or two on common deals. */
export interface NewExperiment {
  sets: string[]
  /** By seat. */
  bots: string[]
  options?: Options
  /** With each set. */
  games: number
  seed?: number
}

/** Components that an experiment was made with. */
export interface ExperimentSet {
  name: string
  /** Their hash. */
  data: string
}

/** An experiment of mine. */
export interface ExperimentAnswer {
  id: string
  game: string
  created: number
  sets: ExperimentSet[]
  bots: string[]
  options: Options
  /** With each set. */
  games: number
  seed: number
  total: number
  done: number
  state: ExperimentState
  /** Why it has failed: the key of a sentence, or nothing. */
  key: string
}

/** My experiments with a game, the latest first, and what new ones can be made of. */
export interface ExperimentsAnswer {
  experiments: ExperimentAnswer[]
  sets: ExperimentSet[]
  bots: string[]
  /** In an experiment, those with all sets together. */
  most_games: number
}

/** Somebody in a finished game. */
export interface PlayerAnswer {
  name: string
  /** Of a bot; 0 for a person. */
  level: number
  place: number
  points: number
  you: boolean
}

/** A game that I have finished. */
export interface PlayedAnswer {
  table: string
  game: string
  variant: string
  place: number
  points: number
  verdict: string
  /** Why a bot finished it for me: `left`, `resigned`, `timed_out`, or nothing. */
  mark: string
  finished: number
  /** From the making of the table to the end. */
  seconds: number
  /** Of all seats; 0 where it was not counted. */
  decisions: number
  players: PlayerAnswer[]
}

/** One page of my finished games, the latest first. */
export interface HistoryAnswer {
  games: PlayedAnswer[]
  page: number
  pages: number
  total: number
}

/** The most points that I have reached in a kind of game. */
export interface BestAnswer {
  game: string
  variant: string
  alone: boolean
  points: number
  table: string
  games: number
}

/** How often a game has said this of my play. */
export interface MedalAnswer {
  game: string
  verdict: string
  games: number
}

/** Somebody I have played with, and who was ahead how often. */
export interface RivalAnswer {
  name: string
  games: number
  won: number
  lost: number
}

/** What I have played in all. */
export interface TotalsAnswer {
  games: number
  /** Games with others that I won; equal first places count. */
  won: number
  alone: number
  by_game: Record<string, number>
  bests: BestAnswer[]
  medals: MedalAnswer[]
  rivals: RivalAnswer[]
}

/** How puzzles went for me, and how many in a row went well. */
export interface PuzzleDeedsAnswer {
  /** By game and puzzle (`GAME ID`): found at once, found later, or shown. */
  done: Record<string, 'first' | 'later' | 'shown'>
  /** Puzzles in a row that I solved at once, up to now. */
  streak: number
  most: number
  /** Days in a row with the puzzle of the day solved. */
  days: number
}

/** A line of the score sheet: my points there on average, and those of the winners of my games. */
export interface LineAverage {
  key: string
  mean: number
  winners: number
}

/** How often a component came up in what I did. */
export interface PieceCount {
  field: string
  id: string
  count: number
}

/** A first decision of mine, how often I made it, and how often I won then. */
export interface OpeningCount {
  action: LegalAction
  games: number
  won: number
}

/** What my games of one kind tell, as far as they have been looked through. */
export interface StatisticsAnswer {
  variant: string
  /** The variants that I have played, the most frequent first. */
  variants: string[]
  games: number
  /** How many games are still to be looked through; ask again. */
  waiting: number
  /** Of the last games, the oldest first. */
  points: number[]
  places: number[]
  lines: LineAverage[]
  pieces: PieceCount[]
  openings: OpeningCount[]
}

/** What a token is good for: everything, everything but keys and devices, or looking only. */
export type TokenScope = 'all' | 'play' | 'read'

/** A browser's answer to a challenge, as WebAuthn has it in JSON. */
export type Credential = Record<string, unknown>

/** The passkey that a browser has made. */
export interface NewPasskey {
  credential: Credential
  name?: string
}

/** Another token of a guest, for a program. */
export interface NewDevice {
  name: string
  scope?: TokenScope
}

/** Who comes back, by a passkey or by a code. */
export interface SignIn {
  credential?: Credential | null
  code?: string | null
  /** What this device is to be called. */
  device?: string
  /** Whether the token is to be told, for programs, instead of set as a cookie. */
  token?: boolean
}

/** That somebody means it. */
export interface Sure {
  sure: boolean
}

/** A passkey of mine. */
export interface PasskeyAnswer {
  id: string
  name: string
  created: number
  used: number | null
}

/** A device on which I am known. */
export interface DeviceAnswer {
  id: string
  name: string
  scope: TokenScope
  created: number
  seen: number | null
  this: boolean
}

/** How I can come back, and where I am known. */
export interface KeysAnswer {
  passkeys: PasskeyAnswer[]
  /** Since when I have a recovery code. */
  recovery: number | null
  devices: DeviceAnswer[]
}

/** A code that brings me to another device; it is told this once. */
export interface CodeAnswer {
  code: string
  expires: number | null
}

/** A token for a program; it is told this once. */
export interface TokenAnswer {
  id: string
  token: string
}

/** What a browser is to be asked, as WebAuthn has it in JSON. */
export interface ChallengeAnswer {
  options: Record<string, unknown>
}

/** A tip of a lesson that was shown, and the number of the round or turn. */
export interface HeardTip {
  tip: string
  moment: number
}

/** All moves so far in an example or a lesson, and the tips that were shown; null for no more tips. */
export interface ScriptQuestion {
  moves: number[]
  /**
   * Of a lesson that is taken up again: the step that was reached. Moves that no longer lead there are
   * replaced.
   */
  step?: number
  heard?: HeardTip[] | null
}

/** All moves so far, and the actions whose previews are asked for. */
export interface PreviewQuestion {
  moves: number[]
  actions: number[]
}

/** A worked example: the heading that it belongs to, the seat that looks, the steps that it shows. */
export interface ExampleAnswer {
  id: string
  anchor: string
  seat: number
  seats: number
  steps: number
}

/** The examples of a game, in order. */
export interface ExamplesAnswer {
  examples: ExampleAnswer[]
}

/** A position of an example, as its seat sees it; the fields of a live position, and what comes next. */
export interface SceneAnswer {
  number: number
  view: View
  legal: LegalAction[]
  actors: number[]
  events: GameEvent[]
  over: boolean
  window: boolean
  sheets: SheetAnswer[]
  /** How many of the steps are done. */
  at: number
  /** The step to be shown next, with its `seat`. */
  next: LegalAction | null
}

/** A lesson: its setting, the pupil's seat, the ids of its steps, and the minutes that it takes. */
export interface LessonAnswer {
  id: string
  seats: number
  seat: number
  options: Options
  steps: string[]
  minutes: number
}

/** The lessons of a game, in order. */
export interface LessonsAnswer {
  lessons: LessonAnswer[]
}

/** A remark on what could be done: the key of its words, their arguments, and the round or turn. */
export interface TipAnswer {
  tip: string
  key: string
  data: Record<string, number | string>
  moment: number
}

/** Where a lesson stands, and how the pupil's last move is answered. */
export interface LessonSceneAnswer {
  /** What the last move has led to, one decision each; the last frame is where the lesson stands. */
  frames: SceneAnswer[]
  /** Which step is taught; the number of steps once the game is free. */
  step: number
  /** After how many moves each step so far began. */
  starts: number[]
  /** The moves that lead here: those of the question, unless they no longer lead to its step. */
  moves: number[]
  /** The names of the coach's buttons; where there are any, no action is asked for. */
  choices: string[]
  /** The actions that glow. */
  points: number[]
  /** How many seconds pass before they do. */
  wait: number
  /** A move that is right. */
  show: number | null
  /** The key of the words that answer the last move. */
  reply: string | null
  /** Whether the last move was taken back. */
  back: boolean
  /** How many moves have been taken back since the pupil was asked. */
  tries: number
  /** In the free game: something that one could overlook. */
  tip: TipAnswer | null
  /** The places, once the game is over. */
  standing: number[]
}

/** What some actions would bring in an example, a lesson or a puzzle. */
export interface PreviewsAnswer {
  previews: PreviewedAction[]
}

/** Follow a table. */
export interface Watch {
  type: 'watch'
  id?: string | null
  table: string
  since?: number | null
}

/** Follow it no longer. */
export interface Unwatch {
  type: 'unwatch'
  id?: string | null
  table: string
}

/** Decide. */
export interface Act {
  type: 'act'
  id?: string | null
  table: string
  number: number
  action: number
}

/** Take back one's last decision. */
export interface Undo {
  type: 'undo'
  id?: string | null
  table: string
  number: number
}

/** Ask what the best bot would do. */
export interface Hint {
  type: 'hint'
  id?: string | null
  table: string
  number: number
}

/** Ask what some actions would bring to one's own score sheet. */
export interface Preview {
  type: 'preview'
  id?: string | null
  table: string
  number: number
  actions: number[]
}

/** Something usual, which everybody reads in their own language. */
export type Phrase = 'hello' | 'luck' | 'thinking' | 'hurry' | 'well_played' | 'thanks' | 'sorry' | 'oops' | 'again'

/** Say something at a table: a text, or a phrase. */
export interface Chat {
  type: 'chat'
  id?: string | null
  table: string
  text?: string
  phrase?: Phrase | null
}

/** Pass every reaction until the turn ends. */
export interface PassAlways {
  type: 'pass_always'
  id?: string | null
  table: string
  number: number
}

/** Is anybody there? */
export interface Ping {
  type: 'ping'
  id?: string | null
}

export type GuestMessage = Watch | Unwatch | Act | Undo | Hint | Preview | Chat | PassAlways | Ping

/** The table as in REST. */
export interface TableMessage {
  type: 'table'
  table: TableAnswer
}

/** A seat's clock: the seconds left at the moment of sending, and whether it runs. */
export interface ClockAnswer {
  seat: number
  left: number
  running: boolean
}

/** What a recipient sees. */
export interface Position {
  type: 'position'
  table: string
  number: number
  view: View
  legal: LegalAction[]
  /** The seats that the recipient knows to be deciding. */
  actors: number[]
  events: GameEvent[]
  undo: boolean
  clocks: ClockAnswer[] | null
  over: boolean
  /** Whether those who decide are asked if they want to step in. */
  window: boolean
  /** 0 before the first, and where the game counts none. */
  round: number
  /** 0 where their number is not known. */
  rounds: number
  sheets: SheetAnswer[]
  deadline?: number
  /** The action of one's own that waits for the end of the window. */
  held?: number
  /** Whether events in between are no longer kept. */
  gap?: boolean
  /** The seat that took its last decision back. */
  took_back?: number
}

/** How a value changes; docs/wire.md tells the form. */
export type Difference = unknown[] | Record<string, unknown>

/** What makes the next position out of the last one. A field that is missing has its default. */
export interface Patch {
  type: 'patch'
  table: string
  /** The number of the position that is changed. */
  base: number
  number: number
  /** How the view changes; missing where it stays the same. So are `legal` and `sheets`. */
  view?: Difference
  legal?: LegalAction[]
  sheets?: Difference
  actors: number[]
  events?: GameEvent[]
  undo?: boolean
  clocks?: ClockAnswer[] | null
  over?: boolean
  window?: boolean
  round?: number
  rounds?: number
  deadline?: number
  held?: number
  took_back?: number
  /** The id of what the recipient asked for and what is kept for good: no `done` of its own follows. */
  done?: string
}

/** Some positions of a game, and how many there are. */
export interface FramesAnswer {
  frames: Position[]
  total: number
}

/** An action is kept for good. */
export interface Done {
  type: 'done'
  id: string | null
  table: string
  number: number
}

/** An action that a bot weighed: the score it expects of it, the chance to win, and why it is good. */
export interface HintMove {
  action: number
  score: number
  chance: number
  reason: ReasonAnswer
}

/** What the best bot would do, best first. */
export interface HintAnswer {
  type: 'hint'
  id: string | null
  table: string
  number: number
  moves: HintMove[]
}

/** What each of the actions that were asked about would bring. */
export interface PreviewAnswer {
  type: 'preview'
  id: string | null
  table: string
  number: number
  previews: PreviewedAction[]
}

/** Something said at a table. */
export interface ChatLine {
  type: 'chat'
  table: string
  at: number
  seat: number | null
  name: string
  text: string
  /** Which phrase was said; the text is what it says in English. */
  phrase?: string
  /** The same for all that one guest says, and for nobody else. */
  who?: string
}

/** Why a message is refused. */
export interface ErrorMessage {
  type: 'error'
  key: string
  detail: string
  data: Record<string, unknown>
  id?: string | null
  table?: string
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
  id?: string | null
}

/** The server stops; reconnect soon. */
export interface Bye {
  type: 'bye'
}

export type ServerMessage =
  | TableMessage
  | Position
  | Patch
  | Done
  | HintAnswer
  | PreviewAnswer
  | ChatLine
  | ErrorMessage
  | Pong
  | Bye

/** A line of chat that the host should see: the table, and when it was said. */
export interface Report {
  table: string
  at: number
}

/** The host will see it. */
export interface Reported {
  reported: boolean
}

/** A guest whom the host bans. */
export interface BanWish {
  guest: string
  days?: number
  /** Whether all who come from the same address are banned too. */
  address?: boolean
  why?: string
}

/** A table as the host sees it. */
export interface HostTable {
  id: string
  game: string
  state: TableState
  names: string[]
  changed: number
}

/** A guest as the host sees it. */
export interface HostGuest {
  id: string
  name: string
  created: number
}

/** Something that was said and reported. */
export interface HostReport {
  id: string
  table: string
  guest: string
  name: string
  text: string
  at: number
}

/** A guest who may neither talk nor sit down. */
export interface HostBan {
  /** What stands for it here; also for an address that stays banned where the guest is no more. */
  guest: string
  name: string
  why: string
  until: number
  /** Whether everybody from the same address is banned too. */
  address: boolean
}

/** A set of components that guests keep or have played, as the host sees it. */
export interface HostSet {
  hash: string
  game: string
  /** What those who keep it call it, `my cards@2`; nobody may do so any more. */
  names: string[]
  /** How many have played it, or do. */
  tables: number
  created: number
}

/** All that the host sees. */
export interface HostAnswer {
  health: Record<string, number | string>
  limits: Record<string, number>
  tables: HostTable[]
  guests: HostGuest[]
  reports: HostReport[]
  bans: HostBan[]
  sets: HostSet[]
}

/** Where a friend is: on the page, or at a table. */
export type Whereabouts = 'online' | 'table'

/** The key of somebody's own link. */
export interface FriendLink {
  key: string
}

/** Whether friends are not to see whether I am there. */
export interface Hidden {
  hidden: boolean
}

/** How many days I am away, from now or from a later time on. */
export interface VacationWish {
  days: number
  since?: number | null
}

/** My days of vacation in a year, those that are left, and the vacation that is not over. */
export interface VacationAnswer {
  days: number
  left: number
  away: [number, number] | null
}

/** Whom I invite to a table. */
export interface Invite {
  people: string[]
}

/** Somebody I know; `who` is what stands beside their messages too. */
export interface PersonAnswer {
  who: string
  name: string
  since: number
  /** Of a friend who is there and does not hide it. */
  here?: Whereabouts
}

/** Somebody I have played with, and the last game that we finished together. */
export interface MetAnswer {
  who: string
  name: string
  games: number
  game: string
  table: string
  finished: number
}

/** A table to which I am invited. */
export interface InvitationAnswer {
  table: string
  game: string
  options: Options
  rated: boolean
  /** How many seats are open. */
  free: number
  /** Who sits there. */
  names: string[]
  who: string
  /** Who has invited me. */
  name: string
  created: number
}

/** Somebody whom I have invited to a table. */
export interface InvitedAnswer {
  who: string
  name: string
  state: 'waiting' | 'declined' | 'seated'
}

/** Those whom I have invited to a table. */
export interface InvitedAnswers {
  invited: InvitedAnswer[]
}

/** How much waits for my answer. */
export interface PeopleNews {
  asked_me: number
  invitations: number
}

/** The people around me. */
export interface PeopleAnswer {
  friends: PersonAnswer[]
  /** Who wants to be my friend. */
  asked_me: PersonAnswer[]
  /** Whom I have asked, and who has not said yes. */
  asked: PersonAnswer[]
  blocked: PersonAnswer[]
  /** With whom I have finished games, the latest first; nobody whom I block. */
  met: MetAnswer[]
  invitations: InvitationAnswer[]
  /** Whether friends do not see whether I am there. */
  hidden: boolean
  /** The key of my own link, which makes a friend of whoever follows it. */
  link: string | null
}

/** Whose link it is. */
export interface LinkAnswer {
  who: string
  name: string
  /** Whether we are friends already. */
  friend: boolean
}

/** A move that is tried in a puzzle; none to be shown the solution. */
export interface PuzzleQuestion {
  action: number | null
}

/** Actions of a puzzle whose previews are asked for. */
export interface PuzzlePreviewQuestion {
  actions: number[]
}

/** A puzzle: a position in which one move is clearly best. */
export interface PuzzleAnswer {
  id: string
  seats: number
  /** Who is to move. */
  seat: number
  options: Options
  themes: string[]
  /** easy, medium or hard. */
  difficulty: string
  /** How many of the eight levels of the bots find the move, on average. */
  found_by: number
}

/** A game's puzzles in the order in which they are offered, and their themes, the most frequent first. */
export interface PuzzlesAnswer {
  puzzles: PuzzleAnswer[]
  themes: string[]
}

/** The puzzle of the day, the same for everybody; no game where there are no puzzles. */
export interface TodaysPuzzleAnswer {
  day: string
  game: string | null
  puzzle: PuzzleAnswer | null
}

/** How a move of a puzzle is answered. */
export interface PuzzleVerdict {
  action: LegalAction
  right: boolean
  /** What the review calls it: best, good, inaccuracy, mistake or blunder. */
  word: string
  /** How much of the chance to win it gives away, from 0 to 1; alone, of two spreads of points. */
  loss: number
  /** How many points it costs. */
  points: number
  /** Of winning, with the best move. */
  chance: number
  /** How much the second best move gives away. */
  margin: number
  margin_points: number
  /** What speaks for it. */
  reason: ReasonAnswer
  /** How the game may go on. */
  line: LineStep[]
  /** The position after it, before anything is drawn. */
  scene: SceneAnswer
}

/** A rating as it is shown: 19 of 20 strengths lie no further from it than the uncertainty. */
export interface RatingFigure {
  rating: number
  uncertainty: number
}

/** What a table has changed for one seat; a bot's rating stays as it is. */
export interface SeatRating {
  seat: number
  before: RatingFigure
  after: RatingFigure
}

/**
 * What a table has to do with ratings.
 *
 * `void` is a rated table whose game does not count, and `why` says the reason: `rules-changed`, or
 * `nobody` where there is nobody to be rated or nobody to be ahead of.
 */
export interface TableRatingsAnswer {
  state: 'unrated' | 'running' | 'void' | 'rated'
  why: string
  /** Those of people who want to be in no list are told to nobody else. */
  seats: SeatRating[]
}

/** A game in the history of a rating, and the rating after it. */
export interface RatedGame {
  table: string
  finished: number
  rating: number
  uncertainty: number
}

/** My rating in one variant of a game. */
export interface MyRatingAnswer {
  game: string
  variant: string
  rating: number
  uncertainty: number
  games: number
  /** My place among the leaders; null while I am not one of them. */
  rank: number | null
  /** The last games, the first one first. */
  history: RatedGame[]
}

/** My ratings, and whether I may stand among the leaders. */
export interface MyRatingsAnswer {
  ratings: MyRatingAnswer[]
  /** Whether I want to be listed. */
  listed: boolean
  /** Whether my name is kept, without which nobody is listed. */
  kept: boolean
  /** How many games a listed rating has at least. */
  least_games: number
}

/** Whether I want to be listed among the leaders. */
export interface RatingWish {
  listed: boolean
}

/** Somebody among the leaders. */
export interface LeaderAnswer {
  rank: number
  name: string
  rating: number
  uncertainty: number
  games: number
  you: boolean
}

/** A variant of a game that has leaders, and how many. */
export interface BoardAnswer {
  game: string
  variant: string
  people: number
}

/** One page of the leaders of a variant, those first whose rating is surely high. */
export interface LeadersAnswer {
  boards: BoardAnswer[]
  game: string
  variant: string
  leaders: LeaderAnswer[]
  page: number
  pages: number
  total: number
  least_games: number
}

/** Who is to sit on a seat of a new table. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot'
  level?: number
}

/** Seconds for the whole game, for one decision, and what is added after each turn. */
export interface ClockRules {
  game?: number | null
  move?: number | null
  increment?: number
}

/** A table as its creator wants it. */
export interface NewTable {
  game: string
  options?: Options
  seats: SeatWish[]
  listed?: boolean
  watch?: 'all' | 'none'
  hints?: boolean
  undo?: boolean
  clock?: ClockRules | null
  /** Whether a full table waits until everybody is ready; else it begins at once. */
  ready?: boolean
  /** For how many seconds the table waits for people before it closes by itself. */
  wait?: number | null
  /** Whether clocks that count days stand still while their owner is on vacation. */
  vacation?: boolean
  /** Whether the game changes the ratings of those who play; everybody who sits down has to agree. */
  rated?: boolean
  /** The set of components to play with: `own`, `printed`, a name of the creator's, or a hash. */
  set?: string
  language?: Language
  name?: string | null
}

/** Options whose possible numbers of seats are asked for. */
export interface SeatsQuestion {
  options?: Options
}

/** A guest's name and language. */
export interface Me {
  name?: string | null
  language?: Language | null
}

/** Which open seat, and under which name. */
export interface Join {
  seat?: number | null
  name?: string | null
  /** That one agrees to a rated game; without it a rated table gives no seat. */
  rated?: boolean
}

/** Whether a guest is ready to begin. */
export interface Ready {
  ready: boolean
}

/** The key of a seat link. */
export interface Claim {
  key: string
  name?: string | null
  /** That one agrees to a rated game, as in joining. */
  rated?: boolean
}

/** An option of a game. */
export interface OptionAnswer {
  name: string
  kind: 'choice' | 'flag' | 'number'
  default: string | boolean | number
  choices: string[]
  least: number
  most: number
  only_with: Record<string, (string | boolean | number)[]>
}

/** A game. */
export interface GameAnswer {
  id: string
  options: OptionAnswer[]
  seats: number[]
  all_seats: number[]
  verdicts: string[]
  rules_version: number
  data_hash: string
  reactions: boolean
}

/** The games. */
export interface GamesAnswer {
  games: GameAnswer[]
  levels: number
}

/** The numbers of seats that options allow. */
export interface SeatsAnswer {
  seats: number[]
}

/** How the engine runs for bots: compiled, as plain Python, or so until it is compiled. */
export interface EngineAnswer {
  state: 'compiled' | 'plain' | 'compiling' | 'failed'
  percent?: number
  /** Seconds until it is compiled, as far as they can be foreseen. */
  left?: number | null
  why?: string
}

/** Where others in the network reach the server; nowhere where it listens on its own machine only. */
export interface AddressesAnswer {
  hosts: string[]
}

/** Who the guest is. `token` is told to programs that asked for one by `POST /api/me`. */
export interface MeAnswer {
  guest: string
  name: string
  language: string
  token?: string
}

/** A table, as the asker may know it. */
export interface TableAnswer {
  id: string
  game: string
  options: Options
  state: TableState
  seats: SeatAnswer[]
  listed: boolean
  watch: 'all' | 'none'
  hints: boolean
  undo: boolean
  clock: ClockRules | null
  /** Whether a full table waits until everybody is ready. */
  ready: boolean
  /** Whether the game changes the ratings of those who play. */
  rated: boolean
  language: string
  creator: boolean
  created: number
  /** 0 before the first, and where the game counts none. */
  round: number
  /** 0 where their number is not known. */
  rounds: number
  /** Whether clocks stand still while their owner is on vacation. */
  vacation: boolean
  your_turn: boolean
  you: number | null
  watchers: number
  /** When the table closes if it still waits for people then. */
  closes?: number
  standing?: number[]
  verdicts?: string[]
  scores?: number[]
  /** In lists: when the last decision that everybody sees was made. */
  changed?: number
  next?: string
  notes?: string[]
  /** The tournament that it belongs to. */
  tournament?: string
  /** The set of components that it plays, where it is not the host's own. */
  set?: PlayedSetAnswer
}

/** How many listed tables there are. */
export interface Counts {
  open: number
  running: number
  finished: number
}

/** One page of a list of tables. */
export interface TablesAnswer {
  tables: TableAnswer[]
  page: number
  pages: number
  total: number
  counts?: Counts
}

/** Why a request is refused. */
export interface Problem {
  type: string
  title: string
  status: number
  key: string
  detail: string
  data: Record<string, unknown>
}

/** A record whose decisions are to be judged, or whose positions are to be shown. */
export interface RecordToReview {
  record: string
  /** Whether to judge by the open truth instead of what each seat could know. */
  open?: boolean
  /** From which decision on, counted from 0. */
  first?: number
}

/** A position of a reviewed game that a guest wants to play on from, against bots. */
export interface Trial {
  /** The step of the record that is to be decided anew, from 1. */
  step: number
  level?: number
  language?: Language
  name?: string | null
}

/** The same, of a record. */
export interface RecordTrial {
  /** The step of the record that is to be decided anew, from 1. */
  step: number
  level?: number
  language?: Language
  name?: string | null
  record: string
}

/** What a seat can expect: the chance to win, from 0 to 1, and the points at the end. */
export interface OutlookAnswer {
  chance: number
  points: number
}

/** A decision of a line that the game may take. */
export interface LineStep {
  seat: number
  action: LegalAction
  /** What it would bring about, as whoever decides before the line would see it; null if unknown. */
  events?: GameEvent[] | null
}

/** A move that is better than the one that was played, why, and how the game may go on. */
export interface BetterMove {
  action: number
  outlook: OutlookAnswer
  reason: ReasonAnswer
  line: LineStep[]
}

/** What there is to say about one decision of a game. */
export interface JudgedDecision {
  /** The number of its step in the record, from 1. */
  step: number
  seat: number
  action: number
  /** best, good, inaccuracy, mistake or blunder. */
  word: string
  loss: number
  best: OutlookAnswer
  played: OutlookAnswer
  better: BetterMove[]
}

/** What a seat could expect before a step, or at the end. */
export interface CurvePoint {
  step: number
  outlook: OutlookAnswer
}

/** Two points of a curve between which much changed. */
export interface ReviewMoment {
  step: number
  until: number
  change: number
}

/** How one seat did. */
export interface SeatReview {
  accuracy: number
  curve: CurvePoint[]
  moments: ReviewMoment[]
}

/** Some decisions of a game, judged, and how many there are. */
export interface ReviewAnswer {
  total: number
  decisions: JudgedDecision[]
  /** Once all decisions are judged; empty before. */
  seats: SeatReview[]
}

/**
 * What the seat that decides next saw before a judged decision; at the end, what a spectator sees.
 *
 * With the open truth the view holds all that was hidden.
 */
export interface ReviewPosition {
  /** The step that is decided next, from 1. */
  step: number
  seat: number | null
  /** What was decided. */
  action: LegalAction | null
  view: View
  legal: LegalAction[]
  actors: number[]
  /** What has happened since the position before, as far as this seat saw it. */
  events: GameEvent[]
  over: boolean
  window: boolean
  round: number
  rounds: number
  sheets: SheetAnswer[]
}

/** Some positions of a reviewed game, how many there are, and what the game was. */
export interface ReviewPositions {
  game: string
  options: Options
  seats: SeatAnswer[]
  total: number
  positions: ReviewPosition[]
}

export type SetKey = string | number

/** A value to be put in a place of a file; without a value what stands there goes. */
export interface SetChange {
  file: string
  /** The keys that lead there, and numbers from 0 in lists; the number after the last adds an entry. */
  path: SetKey[]
  value?: unknown
}

/** A set as somebody would change it. */
export interface SetDraft {
  game: string
  base?: string
  changes?: SetChange[]
}

/** A set that is to be kept under a name. */
export interface SetToKeep {
  game: string
  base?: string
  changes?: SetChange[]
  name: string
}

/** Where a value of a set stands, and how it is known; the value itself is in the tables. */
export interface SetFieldAnswer {
  file: string
  path: (string | number)[]
  component: string
  name: string
  provenance: string
}

/** A set with all that it says. */
export interface SetAnswer {
  game: string
  hash: string
  /** `own`, `printed`, a name of mine, or the first digits of the hash. */
  name: string
  version: number
  /** How it plays: names and provenance do not count. */
  data_hash: string
  files: Record<string, unknown>
  fields: SetFieldAnswer[]
}

/** Something in a set that the game does not take; the sentence is the error with this key. */
export interface SetFaultAnswer {
  file: string
  path: (string | number)[]
  component: string
  field: string
  key: string
  detail: string
  data: Record<string, unknown>
}

/** What came of checking a set. */
export interface SetChecked {
  hash: string
  /** Empty where the set has a fault. */
  data_hash: string
  faults: SetFaultAnswer[]
  /** What a set without a fault could do better; it is taken all the same. */
  advice?: SetFaultAnswer[]
  /** The components as plain data, as the page draws them; left out where the set has a fault. */
  components?: Record<string, unknown>
}

/** A version of a set that is kept under a name. */
export interface KeptSetAnswer {
  game: string
  name: string
  version: number
  hash: string
  created: number
}

/** All my sets. */
export interface KeptSetsAnswer {
  sets: KeptSetAnswer[]
}

/** A field that two sets tell differently; no field where a component is there in one of them only. */
export interface SetDifferenceAnswer {
  file: string
  component: string
  field: string
  one: unknown
  other: unknown
  bears_on_play: boolean
}

/** All in which two sets differ. */
export interface SetDifferencesAnswer {
  differences: SetDifferenceAnswer[]
}

/** The set that a table plays. */
export interface PlayedSetAnswer {
  hash: string
  name: string
  /** False: the set is gone, and with it the positions of the game. */
  is_kept: boolean
}

export type TournamentState = 'open' | 'running' | 'finished' | 'cancelled'

/** `asks`: has come late and waits for an organiser; `left`: has gone by their own will. */
export type PersonState = 'in' | 'asks' | 'left' | 'excluded'

export type NoteKind = 'corrected' | 'excluded' | 'late' | 'organiser' | 'cancelled'

/** What the organiser sets: the game at the tables, and how people are paired. */
export interface TournamentRules {
  title: string
  game: string
  options?: Options
  system?: 'round_robin' | 'swiss'
  /** How many sit at a table, or fewer where the numbers do not come out even. */
  size?: number
  /** Of a Swiss tournament; a round robin ends when everybody has met everybody. */
  rounds?: number
  /** Whether bots fill the tables up. */
  bots?: boolean
  /** Of these bots. */
  level?: number
  /** How long a table waits for those who are to play there; who is absent then loses. */
  minutes?: number
  clock?: ClockRules | null
  undo?: boolean
  hints?: boolean
  listed?: boolean
  language?: Language
}

/** A tournament as its organiser wants it. */
export interface NewTournament {
  title: string
  game: string
  options?: Options
  system?: 'round_robin' | 'swiss'
  /** How many sit at a table, or fewer where the numbers do not come out even. */
  size?: number
  /** Of a Swiss tournament; a round robin ends when everybody has met everybody. */
  rounds?: number
  /** Whether bots fill the tables up. */
  bots?: boolean
  /** Of these bots. */
  level?: number
  /** How long a table waits for those who are to play there; who is absent then loses. */
  minutes?: number
  clock?: ClockRules | null
  undo?: boolean
  hints?: boolean
  listed?: boolean
  language?: Language
  /** Whether the organiser plays too. */
  play?: boolean
  name?: string | null
}

/** Under which name somebody enters. */
export interface Entry {
  name?: string | null
}

/** The number of the round that is to begin; asking for one that has begun changes nothing. */
export interface RoundWish {
  round: number
}

/** Why something is done; everybody can read it. */
export interface Reason {
  reason?: string
}

/** The place of a person (0 for a bot) at a table; null for who was absent. */
export interface PersonPlace {
  person: number
  place: number | null
}

/** The right result of a table, and why it is corrected. */
export interface Correction {
  places: PersonPlace[]
  reason: string
}

/** Somebody who has entered. */
export interface TournamentPerson {
  number: number
  name: string
  state: PersonState
  /** The first round in which they are paired. */
  since: number
  you: boolean
  organiser: boolean
}

/** A seat of a table: the person (0 for a bot), and once it is over what came of it. */
export interface TournamentSeat {
  person: number
  place: number | null
  /** Of the tournament. */
  points: number | null
  /** In the game. */
  score: number | null
  /** `absent`, or why a bot finished it: `left`, `resigned`, `timed_out`. */
  mark: string
}

/** A table of a round; a single seat is a bye. */
export interface TournamentTable {
  number: number
  /** The table of the server: null for a bye, and for the moment until it is made. */
  table: string | null
  /** `stopped`: the host has closed it, and an organiser has to say what its result is. */
  state: 'waiting' | 'running' | 'stopped' | 'over'
  seats: TournamentSeat[]
  /** Until when it waits for people. */
  due: number
  /** Why its result was corrected, where it was. */
  corrected?: string
}

/** A round. */
export interface TournamentRound {
  number: number
  tables: TournamentTable[]
  /** Pairs who meet again, because that could not be avoided. */
  repeats: [number, number][]
}

/** What somebody has achieved against another: 2 for each time ahead, 1 for the same place. */
export interface Against {
  person: number
  half_points: number[]
}

/** A line of the standings; docs/tournaments.md tells what its numbers mean. */
export interface TournamentLine {
  person: number
  place: number
  points: number
  opposition: number
  defeated: number
  wins: number
  by_round: (number | null)[]
  against: Against[]
}

/** What an organiser has done, for everybody to read. */
export interface TournamentNote {
  at: number
  kind: NoteKind
  person: number
  round: number
  table: number
  text: string
}

/** A tournament, as the asker may know it. */
export interface TournamentAnswer {
  id: string
  rules: TournamentRules
  state: TournamentState
  /** 0 where it is not known before. */
  rounds_planned: number
  /** Whether every result of the last round is there. */
  round_over: boolean
  people: TournamentPerson[]
  rounds: TournamentRound[]
  standings: TournamentLine[]
  notes: TournamentNote[]
  /** The asker's number. */
  you: number | null
  /** Whether the asker is an organiser. */
  organiser: boolean
  created: number
  /** Greater after each change. */
  version: number
}

/** A tournament in a list. */
export interface TournamentSummary {
  id: string
  title: string
  game: string
  options: Options
  system: 'round_robin' | 'swiss'
  size: number
  state: TournamentState
  round: number
  rounds_planned: number
  people: number
  /** Whether the asker has entered it or organises it. */
  mine: boolean
  created: number
}

/** One page of the list of tournaments. */
export interface TournamentsAnswer {
  tournaments: TournamentSummary[]
  page: number
  pages: number
  total: number
}
