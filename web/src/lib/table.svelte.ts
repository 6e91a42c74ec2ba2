/** One table as this browser knows it: what is shown, what is on its way, what was said. */

import { api } from './api'
import { entriesOf, type LogEntry } from './log'
import type { Live } from './live'
import { Previews } from './previews'
import { settings } from './settings.svelte'
import type {
  ChatLine,
  ErrorMessage,
  GameEvent,
  HintMove,
  LegalAction,
  Position,
  PreviewedAction,
  Problem,
  ServerMessage,
  Table,
  View,
} from './wire'

/** Positions that pass by while others decide stay this long, so that one can follow them. */
const PACE = 420
/** More than this many waiting: the eye cannot follow, show the last. */
const MOST_WAITING = 12
const PAST_FRAMES = 40

interface Pending {
  id: string
  number: number
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
  /** Called for every position that is shown, with what happened since the one before. */
  onshow: ((position: Position, fresh: boolean) => void) | null = null
  onchat: ((line: ChatLine) => void) | null = null

  readonly #live: Live
  #queue: Position[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
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
      since: () => this.#queue.at(-1)?.number ?? this.position?.number,
      receive: (message) => this.#receive(message),
      reconnected: () => this.#forgetQuestions(),
    })
    return () => {
      clearTimeout(this.#timer)
      this.#unfollow?.()
    }
  }

  get seat(): number | null {
    return this.table?.seats.find((seat) => seat.you)?.seat ?? null
  }

  /** What may be done now; nothing while older positions still pass by. */
  get legal(): LegalAction[] {
    return this.position?.legal ?? []
  }

  act(code: number): void {
    this.hurry()
    this.answer(code)
  }

  /** Decide unless something later still waits to be shown. */
  answer(code: number): void {
    const position = this.position
    if (!position || this.pending || this.#queue.length || !position.legal.some((action) => action.code === code))
      return
    this.refusal = null
    this.hint = null
    const id = this.#live.decide({ type: 'act', table: this.id, number: position.number, action: code })
    this.pending = { id, number: position.number }
  }

  undo(): void {
    const position = this.position
    if (!position?.undo || this.pending) return
    this.refusal = null
    this.hint = null
    const id = this.#live.decide({ type: 'undo', table: this.id, number: position.number })
    this.pending = { id, number: position.number }
  }

  ask(): void {
    if (!this.position?.legal.length || this.asking) return
    this.asking = true
    this.#hintId = this.#live.say({ type: 'hint', table: this.id, number: this.position.number })
  }

  /** What an action would change in one's own score sheet; null for whoever has nothing to decide. */
  preview = (code: number): Promise<PreviewedAction | null> =>
    this.legal.some((action) => action.code === code) ? this.#previews.of(code) : Promise.resolve(null)

  say(text: string): void {
    this.#live.say({ type: 'chat', table: this.id, text })
  }

  passAlways(): void {
    if (this.position) this.#live.say({ type: 'pass_always', table: this.id, number: this.position.number })
  }

  /** Show the latest position at once: somebody is in a hurry. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const waiting of this.#queue.splice(0)) this.#show(waiting)
  }

  /** The log before this page was opened, as far as it is worth fetching. */
  async recall(): Promise<void> {
    if (!this.position?.number) return
    try {
      const { total } = await api.frames(this.id, 0, 1)
      const from = Math.max(0, total - PAST_FRAMES)
      const { frames } = await api.frames(this.id, from, PAST_FRAMES)
      this.#told = this.#queue.at(-1)?.number ?? this.position.number
      this.entries = frames.flatMap((frame, at) => entriesOf(`past ${from + at}`, frame.events))
    } catch {
      // The log begins with what happens from now on.
    }
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#tableChanged(message.table)
        break
      case 'position':
        this.#enqueue(message)
        break
      case 'done':
        this.#done(message.id)
        break
      case 'hint':
        if (message.id && message.id !== this.#hintId) return
        this.asking = false
        if (message.number === this.position?.number) this.hint = message.moves
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
    this.asking = false
    for (const id of [...this.#asked.keys()]) this.#answered(id)?.refuse()
  }

  /** Numbers belong to a seat: who changes seats begins to count anew. */
  #tableChanged(table: Table): void {
    const before = this.seat
    const known = this.table !== null
    this.table = table
    if (!known || this.seat === before) return
    this.#queue = []
    this.#told = -1
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
    this.#queue.push(position)
    if (document.hidden || this.#queue.length > MOST_WAITING || settings.motion === 'off') this.hurry()
    else if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    this.#timer = undefined
    const position = this.#queue.shift()
    if (!position) return
    this.#show(position)
    const mine = this.seat !== null && position.events.some((event) => event.seat === this.seat)
    const wait = position.events.length && !mine ? settings.ms(PACE) : 0
    if (wait) this.#timer = setTimeout(() => this.#next(), wait)
    else if (this.#queue.length) this.#next()
  }

  #show(position: Position): void {
    const before = this.position
    const fresh = before !== null && position.number !== before.number
    const follows =
      before !== null && position.number === before.number + 1 && !position.gap && position.took_back === undefined
    this.previous = follows ? before.view : null
    this.position = position
    this.#previews.clear()
    if (this.pending && position.number !== this.pending.number) this.pending = null
    this.refusal = fresh ? null : this.refusal
    if (fresh) {
      this.hint = null
      this.asking = false
    }
    this.#record(position)
    this.onshow?.(position, fresh)
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

  #done(id: string | null): void {
    if (this.pending?.id !== id) return
    // The position usually comes first; where nothing changed for us, none comes.
    setTimeout(() => {
      if (this.pending?.id === id) this.pending = null
    }, 1500)
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
