/** What a game gives the shell, and what the shell gives a game. See README.md in this folder. */

import type { Component } from 'svelte'
import type { Face, Mood } from '../lib/portraits'
import type { Texts } from '../lib/texts'
import type { Settings } from '../lib/settings.svelte'
import type { SoundName } from '../lib/sound'
import type { Components, GameEvent, HintMove, LegalAction, Options, PreviewedAction, Sheet, View } from '../lib/wire'

export type { Components, GameEvent, HintMove, LegalAction, PreviewedAction, Sheet, View }

/**
 * `plate.ts`: what the home page knows of a game before it is opened; its words are `game-<id>…` in the game's strings.
 * A variant that people know as a game of its own has a plate in `variants`, the cover `cover-<id>.svg`, and words.
 */
export interface Plate {
  /** A symbol that stands for the game in lists. */
  sign: string
  colour: string
  /** The darkest colour of its cover, under the words. */
  dark?: string
  /** The options of a first game, where they are not the usual ones; of a variant, those that make it. */
  options?: Options
  /** At how many seats "Play now" starts. */
  seats: number
  /** Whether it can be played alone without bots. */
  solo: boolean
  /** Its place among the games, the least first. */
  order: number
  /** What "Play" starts as long as nothing was chosen yet. */
  first?: true
  /** The number of scenarios of its campaign, whose pictures are `campaign/<number>.svg`. */
  scenarios?: number
}

/** One of those at the table. Draw the shield with `<SeatShield {seat} />` or the face with `<Portrait>`, never a colour alone. */
export interface PlayerInfo {
  seat: number
  name: string
  /** As it stands where room is scarce, if otherwise. */
  short?: string
  kind: 'you' | 'person' | 'bot' | 'open'
  online: boolean
  /** Until when somebody is on vacation, in Unix seconds. */
  away?: number | undefined
  /** Known to be deciding now. */
  active: boolean
  /** The face of `<Portrait seat face mood />`. */
  face?: Face
  /** From what everybody sees: whose move it is, and how the score changed. */
  mood?: Mood
  /** What the player did last, in words; '' for nothing yet. */
  did?: string
  /** The score sheet as far as you can know it; null before the first position. */
  sheet: Sheet | null
}

/** A lettered pill under the prompt: the steps of a turn as the rulebook has them. */
export interface Step {
  key: string
  label: string
  /** The letter or number in the pill's roundel; its place in the list where missing. */
  letter?: string
  state: 'done' | 'now' | 'later'
}

/** A button at the right of the prompt. `main` is the confirming one: at most one at a time. */
export interface PromptButton {
  key: string
  label: string
  /** A symbol's id, such as `ui-rotate`. */
  icon?: string
  main?: boolean
  /** Its icon says enough on a phone (true), or in a full row of a wide screen (`full`). */
  brief?: boolean | 'full'
  disabled?: boolean
  /** Why it is disabled, or what it does: shown on hover and focus. */
  title?: string
  /** A key that presses it, such as `r`; shown beside the label on wide screens. */
  shortcut?: string
  /** The space bar presses it: it passes an optional step. */
  space?: boolean
  press: () => void
}

/** One more tab at the foot of a phone; the first, the board itself, needs no entry. */
export interface Pane {
  key: string
  label: string
  icon: string
}

/** What a component is, for the card that opens when one asks "what does this do?". */
export interface ComponentCard {
  title: string
  /** A symbol's id to draw beside the title. */
  art?: string
  /** Sentences: what it costs, what it brings, when. */
  lines: string[]
  /** Which of its facts come from where: `['points', 'reconstructed']`. */
  provenance: [what: string, level: string][]
  /** The anchor of its paragraph in the rules. */
  rules?: string
}

/** A window of reactions: everybody who is asked has the same time. */
export interface ReactionWindow {
  /** When it closes, in Unix seconds; null where no time runs. */
  deadline: number | null
  /** Your answer that is kept until it closes; undo takes it back. */
  held: number | null
  /** Pass every reaction until the turn ends; null where the game or the table has no such thing. */
  passAlways: (() => void) | null
}

/**
 * What a board may ask of the shell. Set the writable fields in an `$effect`; the shell clears
 * them before every new position, so a board only says what it wants to show now.
 */
export interface Shell {
  /** Replaces the prompt's sentence, e.g. once a stone is picked up. Empty: the game's own `step-…`, or who decides. */
  headline: string
  /** The prompt's second line: how many places, what the hovered one brings. */
  detail: string
  /** A symbol or terrain drawn at the prompt's left instead of the actor's shield. */
  sign: string
  buttons: PromptButton[]
  /** Codes that the board shows itself. All other legal actions become buttons in the prompt. */
  covered: ReadonlySet<number> | 'all'
  /** Whether a decision can be taken back at this table, as long as nothing has been learned since. */
  readonly undoes: boolean
  /** The present window of reactions; null where none is open. */
  readonly window: ReactionWindow | null
  /** Open the card of a component. */
  explain: (kind: string, id: string) => void
  /** Open a seat's whole area in the drawer. */
  enlarge: (seat: number) => void
  /** Open the rules at an anchor. */
  rules: (anchor: string) => void
  sound: (name: SoundName) => void
  /** What an action of yours would change in your score sheet, from the server; null where it cannot say. */
  preview: (code: number) => Promise<PreviewedAction | null>
}

/**
 * A short scene above the board for something that should not pass unnoticed: the queen moves, a jewel is
 * finished. It lasts 900 ms at most, a press ends it, and it has a still picture for reduced motion.
 */
export interface Moment {
  /** What kind of moment it is, such as `queen`. */
  key: string
  /** What happened, in a few words; it stands in the scene and is read out. */
  words: string
  /** The game's own scene; `board` where the board draws it on the spot. */
  Scene?: Component<MomentProps> | 'board'
  /** What the scene wants to know. */
  data?: unknown
  /** Without a scene: a symbol's id. */
  art?: string
  /** Plays instead of the event's own sound. */
  sound?: SoundName
  /** 900 where missing, and never more. */
  ms?: number
  /** The `data-piece` over which it stands; the board's middle where missing. */
  at?: string
}

/** The props of a moment's scene. */
export interface MomentProps {
  data: unknown
  /** Show the still picture: nothing moves. */
  still: boolean
  /** How long it stays. */
  ms: number
}

/** The props of `Board.svelte`, the default export of a game's folder: its view, and what it reads of its components. */
export interface BoardProps<V = View, C = Components> {
  view: V
  /** The view before this one; null after a load or a jump: then nothing moves. */
  previous: V | null
  /** What happened between `previous` and `view`. */
  events: GameEvent[]
  legal: LegalAction[]
  /** Send a decision. The shell ignores it while `busy`. */
  act: (code: number) => void
  components: C
  texts: Texts
  /** Your seat; null for a spectator. */
  seat: number | null
  /** The seat whose area is shown large: yours, or the one a spectator chose. */
  focus: number
  players: PlayerInfo[]
  hint: HintMove[] | null
  /** A decision is on its way, the connection is lost, or the game is shown as a replay. */
  busy: boolean
  settings: Settings
  /** The event that the pointer rests on in the log: mark what it names. */
  mark: GameEvent | null
  /** On a phone the key of the open pane (`board` for the first); `all` on a wide screen. */
  pane: string
  shell: Shell
}

/** The props of `Panel.svelte`: the body of one player's panel, inside a frame with shield, name, score. */
export interface PanelProps<V = View, C = Components> {
  view: V
  previous: V | null
  /** Whose panel it is. */
  of: number
  /** The seat whose area is shown large: yours, or the one a spectator chose. */
  focus: number
  /** Your seat; null for a spectator. */
  seat: number | null
  components: C
  texts: Texts
  players: PlayerInfo[]
  settings: Settings
  mark: GameEvent | null
  /** Filling the drawer instead of a column. */
  large: boolean
  shell: Shell
}

/** The props of `Keepsake.svelte`: what a player has made, as a picture for the end; the panel where there is none. */
export interface KeepsakeProps<V = View, C = Components> {
  view: V
  /** Whose it is. */
  of: number
  components: C
  texts: Texts
  players: PlayerInfo[]
  /** All that has happened, as far as it is known yet. */
  history: GameEvent[]
}

/** How a game wants its page laid out; what is missing stays as in the first words. */
export interface Layout {
  /** Left: opponents in a column of their own. Right: above the log, for boards that need the width. */
  opponents?: 'left' | 'right'
  /** Your own panel above the log; a board that shows all of it itself says false. */
  own?: boolean
  /** The lines of your score sheet under your panel; false where the panel shows them itself. */
  sheet?: boolean
  /** The whole sheet under an enlarged panel; false where that panel shows it itself. As `sheet` where missing. */
  enlarged?: boolean
  /** Where the prompt sits on a phone: under the thumb, or above a board that needs the thumb. */
  prompt?: 'bottom' | 'top'
  /** The height in pixels below which its board scrolls beside a coach on a phone. */
  least?: number
}

/** `game.ts`, all of it optional. */
export interface GameExtras<V = View, C = Components> {
  layout?: Layout
  /** The phone's further tabs. */
  panes?: (texts: Texts, view: V) => Pane[]
  /** The steps under the prompt; none where the list is empty. */
  steps?: (view: V, texts: Texts, seat: number | null) => Step[]
  /** Seats that share one area, the first in whose name it is shown: one panel for all of them. */
  teams?: (view: V) => number[][]
  /** Where in the rules the present step is told; the anchor `view.step` where missing. */
  anchor?: (view: V) => string
  /** What a component does; the page about the components tells it too. Kinds: `building`, `card`, `tile`… */
  explain?: (kind: string, id: string, texts: Texts, components: C) => ComponentCard | null
  /** The kind that `explain` knows the entries of a list by, where the list's name does not tell it. */
  kinds?: Readonly<Record<string, string>>
  /** Keys of component files that no printed component shows, such as coordinates: nobody is asked for them. */
  unprinted?: readonly string[]
  /** Keys of component files whose values are called as those of another: `slots` as `colour`. */
  named?: Readonly<Record<string, string>>
  /** What is known of its components on the whole, and from where: the words are `page-source-<what>`. */
  sources?: [what: string, level: string][]
  /** The short words after the game's name in the top bar: "round 7 of 12". */
  progress?: (view: V, texts: Texts) => string
  /** Arguments for `step-…` beyond the plain values of the view. */
  prompt?: (view: V, texts: Texts) => Record<string, unknown>
  /** More `<argument>-<value>` names, for components without a message: `{'domino-q14': …}`. */
  names?: (texts: Texts, components: C) => Record<string, string>
  /** What an action is about, beside its words in the generic menu; '' for nothing. */
  choice?: (action: LegalAction, view: V, texts: Texts, components: C) => string
  /** An action in the words of the drawn board, where those of the engine name what is not seen there. */
  words?: (action: LegalAction, view: V, texts: Texts, components: C) => string | null
  /** Alone: the points of bronze, silver and gold; none where the list is empty. */
  medals?: (view: V) => number[]
  /** Alone: what was played, such as a scenario, for the ceremony; '' for nothing in particular. */
  occasion?: (view: V, texts: Texts, components: C) => string
  /** Keys of the board's own, for the list that `?` opens: `[['1', '4'], 'cast a spell']`. */
  keys?: (texts: Texts) => [keys: string[], words: string][]
  /** Whether the log leaves an event out, as it tells this seat (null: a spectator) nothing new. */
  untold?: (event: GameEvent, seat: number | null) => boolean
  /** An event as the log tells it, where the engine's words lack what the table knows, such as names. */
  retell?: (event: GameEvent, texts: Texts) => GameEvent
  /** Which sound goes with an event. */
  sound?: (event: GameEvent, view: V) => SoundName | null
  /**
   * The short scene that goes with an event, or null. It is asked for every event of a step that is shown,
   * with the views before and after that step.
   */
  moment?: (event: GameEvent, before: V, after: V, texts: Texts, components: C) => Moment | null
  /** Orders and groups the buttons of the generic menu: the group's name, or '' for none. */
  group?: (action: LegalAction, texts: Texts) => string
}

export interface GameModule {
  id: string
  Board: Component<BoardProps>
  Panel: Component<PanelProps> | null
  Keepsake: Component<KeepsakeProps> | null
  extras: GameExtras
  /** `signs.ts`: the symbols that stand before events in the log, by their kind. */
  signs: Readonly<Record<string, string>>
  /** Whether the board is drawn, or the generic one stands in. */
  drawn: boolean
}
