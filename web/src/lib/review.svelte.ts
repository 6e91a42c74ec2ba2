/** A review on the page: its positions, and the judgements as the server makes them. */

import { api, OWN, Refusal } from './api'
import { shownSet } from './mysets.svelte'
import { faultsOf, type Judged } from './review'
import type { JudgedDecision, Options, ReviewPosition, Seat, SeatReview } from './wire'

/** A finished table, or a record as text. */
export type Source = { table: string } | { record: string }

/** What is judged: from the first decision on, one slice after another. */
type Work = 'idle' | 'working' | 'waiting' | 'stopped' | 'done'

/** Refusals after which the same question may be asked again in a while. */
const PASSING = new Set(['busy', 'too-fast', 'no-server', 'database-away'])
const PAUSE = 3000

/** The set that was played, as a table or a note of a record tells. */
async function setOf(source: Source): Promise<string> {
  if ('table' in source) return shownSet(await api.table(source.table))
  return /^note set: (\w+)$/m.exec(source.record)?.[1] ?? OWN
}

export class ReviewStore {
  readonly source: Source
  game = $state('')
  /** The set of components that was played. */
  set = $state(OWN)
  options = $state.raw<Options>({})
  seats = $state.raw<Seat[]>([])
  /** One before each decision, and the last at the end. */
  positions = $state.raw<(ReviewPosition | undefined)[]>([])
  judged = $state.raw<Judged>({ decisions: [], seats: [] })
  total = $state(0)
  work = $state<Work>('idle')
  open = $state(false)
  failure = $state.raw<unknown>(null)
  /** Which side of the switch the positions show: those of the other stay until new ones come. */
  #sees = false
  /** Questions of another time are not listened to any more. */
  #round = 0
  #asked = new Set<number>()
  /** What is known of the other side of the switch. */
  #aside: Judged = { decisions: [], seats: [] }

  constructor(source: Source) {
    this.source = source
  }

  get last(): number {
    return Math.max(0, this.total)
  }

  get decisions(): readonly JudgedDecision[] {
    return this.judged.decisions
  }

  get accounts(): readonly SeatReview[] {
    return this.judged.seats
  }

  faults(seat: number | null): number[] {
    return faultsOf(this.judged.decisions, seat)
  }

  /** Fetch the positions, those around one first, and judgements. */
  async begin(at: number): Promise<void> {
    this.#round += 1
    this.#asked.clear()
    try {
      this.set = await setOf(this.source)
      await this.#page(at)
    } catch (error) {
      this.failure = error
      return
    }
    void this.#rest()
    await this.go()
  }

  /** Judge by the open truth, or by what each could know. */
  async turn(open: boolean, at: number): Promise<void> {
    if (open === this.open) return
    const known = this.judged
    this.judged = this.#aside
    this.#aside = known
    this.open = open
    await this.begin(at)
  }

  /** Go on judging until all is judged or somebody stops it. */
  async go(): Promise<void> {
    const round = (this.#round += 1)
    this.work = 'working'
    let again = false
    while (this.#round === round) {
      const { decisions, seats } = this.judged
      if (seats.length) {
        this.work = 'done'
        return
      }
      // A server that has forgotten what it judged of a record begins anew, once.
      const forgotten = decisions.length > 0 && decisions.length === this.total
      if (forgotten && again) break
      again ||= forgotten
      try {
        const first = forgotten ? 0 : decisions.length
        const answer = await api.review(this.source, first, this.open)
        if (this.#round !== round) return
        this.total = answer.total
        this.judged = { decisions: [...decisions.slice(0, first), ...answer.decisions], seats: answer.seats }
        this.work = 'working'
      } catch (error) {
        if (this.#round !== round) return
        if (!(error instanceof Refusal) || !PASSING.has(error.problem.key)) {
          this.failure = error
          break
        }
        this.work = 'waiting'
        await new Promise((done) => setTimeout(done, PAUSE))
      }
    }
    if (this.#round === round) this.work = 'stopped'
  }

  /** Nothing more is judged; what is known stays. */
  stop(): void {
    this.#round += 1
    if (this.work !== 'done') this.work = 'stopped'
  }

  /** Fetch what lies around a position. */
  async need(at: number): Promise<void> {
    if (this.positions[at] || !this.game) return
    await this.#page(at).catch(() => undefined)
  }

  /** All others; where the server is busy, each when it is looked at. */
  async #rest(): Promise<void> {
    try {
      for (let at = 0; at <= this.total; at += 1) if (!this.positions[at]) await this.#page(at)
    } catch {
      return
    }
  }

  async #page(first: number): Promise<void> {
    if (this.#asked.has(first)) return
    this.#asked.add(first)
    const open = this.open
    try {
      const answer = await api.reviewPositions(this.source, first, open)
      if (open !== this.open) return
      const next = this.#sees === open ? this.positions.slice() : []
      this.#sees = open
      answer.positions.forEach((position, index) => (next[first + index] = position))
      this.positions = next
      this.game = answer.game
      this.options = answer.options
      // Nobody is waited for any more, so nobody is away.
      this.seats = answer.seats.map((seat) => ({ ...seat, online: true }))
      this.total = answer.total - 1
    } finally {
      this.#asked.delete(first)
    }
  }
}
