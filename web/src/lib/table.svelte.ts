/** One table as this browser knows it: what is shown, what is on its way, what was said. */

import { api } from './api'
import { entriesOf, positionOf, type LogEntry } from './log'
import type { Live } from './live'
import { patchedPosition } from './patches'
import { Playback, stay } from './playback'
import { Previews } from './previews'
import { settings } from './settings.svelte'
import type {
  ChatLine,
  Done,
  ErrorMessage,
  GameEvent,
  HintMove,
  LegalAction,
  Patch,
  Phrase,
  Position,
  PreviewedAction,
  Problem,
  ServerMessage,
  Table,
  View,
} from './wire'

const PAST_FRAMES = 40
/** More steps than this since one's own turn are not shown again. */
const MOST_STEPS = 120
const MOST_SEEN = 200

/** A decision on its way. */
interface Pending {
  id: string
  /** The position that it has led to, once the server has kept it. */
  led: number | null
}

/** Who waits for previews: they come, or the question is refused or lost. */
interface Asked {
  tell: (found: PreviewedAction[]) => void
  refuse: () => void
}

export class TableStore {
  readonly id: string
  table = $state.raw<Table | null>(null)
  position = $state.raw<Position | null>(null)
  previous = $state.raw<View | null>(null)
  entries = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  hint = $state.raw<HintMove[] | null>(null)
  /** Why the last decision was refused. */
  refusal = $state.raw<Problem | null>(null)
  /** The table cannot be shown at all. */
  failure = $state.raw<Problem | null>(null)
  pending = $state.raw<Pending | null>(null)
  asking = $state(false)
  /** Steps of others that wait to be shown. */
  waiting = $state(0)
  /** What has been shown since one's own turn is shown again. */
  recapping = $state(false)
  /** A position of the past is looked at. */
  looking = $state(false)
  /** Steps of others since one's own turn. */
  steps = $state(0)
  /** Called for every position that is shown; returns how long the scenes take that it brings. */
  onshow: ((position: Position, fresh: boolean) => number) | null = null
  onchat: ((line: ChatLine) => void) | null = null

  readonly #live: Live
  readonly #playback = new Playback<Position>({
    show: (position) => this.#show(position),
    stay: (position, waiting) => this.#stay(position, waiting),
    changed: () => this.#counted(),
  })
  /** The last position that has come, shown or not. */
  #known: Position | null = null
  /** A patch did not fit: the whole position is on its way. */
  #lacks = false
  /** What came of one's own last turn, and the steps of others since. */
  #since: Position[] = []
  /** What came of one's own last decision, until others go on from there. */
  #base: Position | null = null
  /** Positions that the log can show again, by the names that its entries have. */
  readonly #seen = new Map<string, Position>()
  /** The last position that was shown for the first time. */
  #latest: Position | null = null
  /** How long the scenes of the shown position take. */
  #scene = 0
  #unfollow: (() => void) | null = null
  #hintId = ''
  readonly #previews = new Previews((codes) => this.#askPreviews(codes))
  readonly #asked = new Map<string, Asked>()
  /** Positions up to this number stand in the log already. */
  #told = -1

  constructor(id: string, live: Live) {
    this.id = id
    this.#live = live
  }

  open(): () => void {
    this.#unfollow = this.#live.follow(this.id, {
      since: () => this.#known?.number,
      receive: (message) => this.#receive(message),
      reconnected: () => this.#forgetQuestions(),
    })
    return () => {
      this.#playback.clear()
      this.#unfollow?.()
    }
  }

  get seat(): number | null {
    return this.table?.seats.find((seat) => seat.you)?.seat ?? null
  }

  /** What may be done now; nothing while something past is shown again. */
  get legal(): LegalAction[] {
    return this.recapping ? [] : (this.position?.legal ?? [])
  }

  /** Decide. Whoever decides does not wait for what others do; where that has changed the choice, nothing is done. */
  act(code: number): void {
    const choices = codesOf(this.legal)
    this.hurry()
    if (codesOf(this.legal) === choices) this.answer(code)
  }

  /** Decide unless something later still waits to be shown. */
  answer(code: number): void {
    const position = this.position
    if (!position || this.pending || this.waiting || !position.legal.some((action) => action.code === code)) return
    this.refusal = null
    this.hint = null
    const id = this.#live.decide({ type: 'act', table: this.id, number: position.number, action: code })
    this.pending = { id, led: null }
  }

  undo(): void {
    const position = this.position
    if (!position?.undo || this.pending) return
    this.refusal = null
    this.hint = null
    const id = this.#live.decide({ type: 'undo', table: this.id, number: position.number })
    this.pending = { id, led: null }
  }

  ask(): void {
    if (!this.position?.legal.length || this.asking) return
    this.asking = true
    this.#hintId = this.#live.say({ type: 'hint', table: this.id, number: this.position.number })
  }

  /** What an action would change in one's own score sheet; null for whoever has nothing to decide. */
  preview = (code: number): Promise<PreviewedAction | null> =>
    this.legal.some((action) => action.code === code) ? this.#previews.of(code) : Promise.resolve(null)

  /** Say a text, or a phrase that everybody reads in their own language. */
  say(text: string, phrase?: Phrase): void {
    this.#live.say({ type: 'chat', table: this.id, ...(phrase ? { phrase } : { text }) })
  }

  passAlways(): void {
    if (this.position) this.#live.say({ type: 'pass_always', table: this.id, number: this.position.number })
  }

  /** Show the latest position at once: somebody is in a hurry. */
  hurry(): void {
    this.#playback.skip()
  }

  /** A press while others play: the next step where each waits for one, else all of them. */
  onward(): void {
    if (settings.pace === 'click') this.#playback.next()
    else this.hurry()
  }

  /** Show again what has happened since one's own turn. */
  recap(): void {
    const [first, ...steps] = this.#since
    const last = steps.at(-1)
    if (!first || !last || this.pending) return
    if (this.#latest && this.#latest.number > last.number) steps.push(this.#latest)
    const waiting = this.#playback.clear()
    this.recapping = true
    this.#put(first, null)
    this.#scene = 0
    this.#playback.linger(first)
    this.#playback.add(...steps, ...waiting)
  }

  /** Show the position after an entry of the log; a press leads back to the present. */
  look(entry: string): void {
    const found = this.#seen.get(positionOf(entry))
    if (!found || !this.position || this.pending) return
    const waiting = this.#playback.clear()
    const now = this.#latest ?? this.position
    if (found.number === now.number) {
      this.#playback.add(now, ...waiting)
      return
    }
    this.recapping = this.looking = true
    this.#put(found, null)
    this.#playback.hold()
    this.#playback.add(now, ...waiting.filter(({ number }) => number > now.number))
  }

  /** The log before this page was opened, as far as it is worth fetching. */
  async recall(): Promise<void> {
    if (!this.position?.number) return
    try {
      const { total } = await api.frames(this.id, 0, 1)
      const from = Math.max(0, total - PAST_FRAMES)
      const { frames } = await api.frames(this.id, from, PAST_FRAMES)
      this.#told = this.#playback.last?.number ?? this.position.number
      this.entries = frames.flatMap((frame, at) => entriesOf(`past ${from + at}`, frame.events))
      frames.forEach((frame, at) =>
        this.#seen.set(`past ${from + at}`, { ...frame, number: -1 - at, legal: [], undo: false }),
      )
      if (this.#since.length < 2) this.#recollect(frames.slice(0, -1), this.position)
    } catch {
      // The log begins with what happens from now on.
    }
  }

  #receive(message: ServerMessage): boolean {
    switch (message.type) {
      case 'table':
        this.#tableChanged(message.table)
        break
      case 'position':
        this.#lacks = false
        this.#enqueue(message)
        break
      case 'patch':
        return this.#patch(message)
      case 'done':
        this.#done(message)
        break
      case 'hint':
        if (message.id && message.id !== this.#hintId) break
        // What others do at the same time changes the position, not what one has to decide.
        if (this.asking) this.hint = message.moves
        this.asking = false
        break
      case 'preview':
        this.#answered(message.id)?.tell(message.previews)
        break
      case 'chat':
        this.#hear(message)
        break
      case 'error':
        this.#refused(message)
        break
    }
    return true
  }

  /** Whether a patch fits what is known, or the whole position is asked for already. */
  #patch(patch: Patch): boolean {
    if (this.#known?.number === patch.base) {
      this.#enqueue(patchedPosition(this.#known, patch))
      if (patch.done !== undefined) this.#done({ id: patch.done, number: patch.number })
      return true
    }
    const asked = this.#lacks
    this.#lacks = true
    return asked
  }

  #askPreviews(codes: number[]): Promise<PreviewedAction[]> {
    const number = this.position?.number ?? 0
    return new Promise((tell, reject) => {
      const id = this.#live.say({ type: 'preview', table: this.id, number, actions: codes })
      this.#asked.set(id, { tell, refuse: () => reject(new Error('No preview.')) })
    })
  }

  /** Who asked with this id, if anybody did. */
  #answered(id: string | null | undefined): Asked | undefined {
    const asked = this.#asked.get(id ?? '')
    this.#asked.delete(id ?? '')
    return asked
  }

  #forgetQuestions(): void {
    this.asking = this.#lacks = false
    for (const id of [...this.#asked.keys()]) this.#answered(id)?.refuse()
  }

  /** Numbers belong to a seat: who changes seats begins to count anew. */
  #tableChanged(table: Table): void {
    const before = this.seat
    const known = this.table !== null
    this.table = table
    if (!known || this.seat === before) return
    this.#playback.clear()
    this.#since = []
    this.#base = null
    this.#seen.clear()
    this.#latest = null
    this.steps = 0
    this.#told = -1
    this.entries = []
    this.#known = null
    this.#lacks = false
    this.pending = null
    this.position = null
    this.previous = null
  }

  #hear(line: ChatLine): void {
    if (this.chat.some(({ at, seat, text }) => at === line.at && seat === line.seat && text === line.text)) return
    this.chat = [...this.chat, line]
    this.onchat?.(line)
  }

  #enqueue(position: Position): void {
    this.#known = position
    if (position.took_back !== undefined || document.hidden) this.hurry()
    this.#playback.add(position)
  }

  #stay(position: Position, waiting: readonly Position[]): number {
    if (document.hidden) return 0
    const last = waiting.at(-1)
    return stay({
      pace: this.recapping && settings.pace === 'instant' ? 'fast' : settings.pace,
      own: this.#isOwn(position),
      quiet: position.events.every(({ kind }) => kind === 'step_skipped'),
      urgent: Boolean(last?.legal.length && last.deadline !== undefined),
      waiting: waiting.length,
      scene: this.#scene,
    })
  }

  /** Whether a position is what came of one's own decision. */
  #isOwn(position: Position): boolean {
    return (
      position.took_back !== undefined || position.events.some(({ seat }) => seat !== undefined && seat === this.seat)
    )
  }

  #counted(): void {
    this.waiting = this.#playback.waiting.length
    if (!this.waiting) this.recapping = this.looking = false
  }

  #show(position: Position): void {
    const before = this.position
    const past = this.recapping && this.#latest !== null && position.number <= this.#latest.number
    const fresh = before !== null && position.number !== before.number && !past
    const follows =
      before !== null && position.number === before.number + 1 && !position.gap && position.took_back === undefined
    this.#put(position, follows ? before.view : null)
    if (!past) {
      this.#latest = position
      this.#keep(position)
    }
    if (!past) this.#remember([position])
    this.#record(position)
    this.#scene = this.onshow?.(position, fresh) ?? 0
  }

  #keep(position: Position): void {
    this.#seen.set(String(position.number), position)
    const [oldest] = this.#seen.keys()
    if (this.#seen.size > MOST_SEEN && oldest !== undefined) this.#seen.delete(oldest)
  }

  #put(position: Position, previous: View | null): void {
    const other = position.number !== this.position?.number
    const same = this.position !== null && codesOf(position.legal) === codesOf(this.position.legal)
    this.previous = previous
    this.position = position
    this.#previews.clear()
    this.#settle()
    if (!other) return
    this.refusal = null
    if (same && !this.#isOwn(position)) return
    this.hint = null
    this.asking = false
  }

  /** Positions of the log count otherwise: give them numbers that lead up to the present one. */
  #recollect(past: Position[], now: Position): void {
    const first = now.number - past.length
    this.#since = []
    this.#base = null
    this.#remember([...past.map((frame, at) => ({ ...frame, number: first + at, legal: [], undo: false })), now])
  }

  /** What others have done since one's own turn, for whoever wants to see it again, also during the next turn. */
  #remember(positions: Position[]): void {
    for (const position of positions) {
      if (this.#isOwn(position) || (!this.#since.length && !this.#base)) this.#base = position
      else {
        if (this.#base || this.#since.length > MOST_STEPS) this.#since = [this.#base ?? position]
        this.#base = null
        if (position.number > (this.#since.at(-1)?.number ?? -1)) this.#since.push(position)
      }
    }
    this.steps = Math.max(0, this.#since.length - 1)
  }

  #record(position: Position): void {
    if (position.number <= this.#told) return
    this.#told = position.number
    const events: GameEvent[] =
      position.took_back === undefined
        ? position.events
        : [...position.events, { kind: 'took_back', seat: position.took_back }]
    if (events.length) this.entries = [...this.entries, ...entriesOf(String(position.number), events)]
  }

  #done({ id, number }: Pick<Done, 'id' | 'number'>): void {
    if (this.pending?.id !== id) return
    this.pending = { ...this.pending, led: number }
    this.#settle()
  }

  /** A decision is over once its outcome is shown; what others do meanwhile does not end it. */
  #settle(): void {
    const led = this.pending?.led ?? null
    if (led !== null && this.position && this.position.number >= led) this.pending = null
  }

  #refused({ id, key, detail, data }: ErrorMessage): void {
    const asked = this.#answered(id)
    if (asked) {
      asked.refuse()
      return
    }
    const problem: Problem = { key, detail, data }
    if (id && id === this.#hintId) this.asking = false
    if (this.pending && this.pending.id === id) this.pending = null
    if (this.position) this.refusal = problem
    else this.failure = problem
  }
}

function codesOf(legal: LegalAction[]): string {
  return legal.map(({ code }) => code).join()
}
