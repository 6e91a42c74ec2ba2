/** The positions of a table, fetched as they are needed. */

import { api } from './api'
import type { Position } from './wire'

const PAGE = 50

export class ReplayStore {
  readonly id: string
  frames = $state.raw<(Position | undefined)[]>([])
  total = $state(0)
  failure = $state.raw<unknown>(null)
  readonly #asked = new Set<number>()
  #seat: string | null = null

  constructor(id: string) {
    this.id = id
  }

  /** Begin anew, seen from a seat (`all`: as nobody at the table saw it; null: as one may oneself). */
  async start(seat: string | null): Promise<void> {
    this.#seat = seat
    this.#asked.clear()
    this.failure = null
    this.frames = []
    await this.need(0)
  }

  /** Fetch what lies around a position. */
  async need(at: number): Promise<void> {
    const pages = [Math.floor(at / PAGE), Math.floor((at + 10) / PAGE)]
    await Promise.all([...new Set(pages)].map((page) => this.#page(page)))
  }

  /** All of it, for the log. */
  async rest(): Promise<void> {
    for (let page = 0; page * PAGE < this.total; page += 1) await this.#page(page)
  }

  async #page(page: number): Promise<void> {
    if (page < 0 || this.#asked.has(page) || (this.total && page * PAGE >= this.total)) return
    this.#asked.add(page)
    const seat = this.#seat
    try {
      const asked = seat === null ? null : seat === 'all' ? 'all' : Number(seat)
      const { frames, total } = await api.frames(this.id, page * PAGE, PAGE, asked)
      if (seat !== this.#seat) return
      const next = this.frames.slice()
      frames.forEach((frame, index) => (next[page * PAGE + index] = frame))
      this.frames = next
      this.total = total
    } catch (error) {
      this.#asked.delete(page)
      if (!this.frames.length) this.failure = error
    }
  }
}
