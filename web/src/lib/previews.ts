/** What actions would bring, asked of the server once each: what is asked for at the same time goes together. */

import type { PreviewedAction } from './wire'

/** As many as one question may name. */
const MOST = 60

export class Previews {
  readonly #ask: (codes: number[]) => Promise<PreviewedAction[]>
  readonly #known = new Map<number, Promise<PreviewedAction | null>>()
  /** Codes whose question is not sent yet, with those who wait for the answer. */
  #waiting = new Map<number, (found: PreviewedAction | null) => void>()

  constructor(ask: (codes: number[]) => Promise<PreviewedAction[]>) {
    this.#ask = ask
  }

  /** What this action would bring; null where nobody can say. */
  of(code: number): Promise<PreviewedAction | null> {
    const known = this.#known.get(code)
    if (known) return known
    const promise = new Promise<PreviewedAction | null>((resolve) => {
      if (!this.#waiting.size) queueMicrotask(() => this.#send())
      this.#waiting.set(code, resolve)
    })
    this.#known.set(code, promise)
    return promise
  }

  /** Another position: what was known belongs to the last one. */
  clear(): void {
    this.#known.clear()
  }

  #send(): void {
    const waiting = [...this.#waiting]
    this.#waiting = new Map()
    for (let from = 0; from < waiting.length; from += MOST) void this.#together(waiting.slice(from, from + MOST))
  }

  async #together(waiting: [number, (found: PreviewedAction | null) => void][]): Promise<void> {
    let found: PreviewedAction[] = []
    try {
      found = await this.#ask(waiting.map(([code]) => code))
    } catch {
      // The choice is shown without numbers, and asked about again when it is looked at again.
      for (const [code] of waiting) this.#known.delete(code)
    }
    for (const [code, tell] of waiting) tell(found.find(({ action }) => action === code) ?? null)
  }
}
