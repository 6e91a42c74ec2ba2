/** Shows what arrives one step after another, at a pace that the eye can follow. */

export type Pace = 'slow' | 'usual' | 'fast' | 'click' | 'instant'
export const PACES: readonly Pace[] = ['slow', 'usual', 'fast', 'click', 'instant']

/** How long one step of somebody else's turn stays before the next. */
const STEP: Record<Pace, number> = { slow: 2200, usual: 1200, fast: 500, click: Infinity, instant: 0 }
/** With more steps than this waiting, each stays shorter; none is left out. */
const CROWD = 8
const SHORTEST = 250

/** What a step asks of the clock. */
export interface Timing {
  pace: Pace
  /** The step is one's own, or nothing in it can be seen. */
  own: boolean
  quiet: boolean
  /** Something later in the queue waits for an answer while a clock runs. */
  urgent: boolean
  waiting: number
  /** What a scene above the board takes. */
  scene: number
}

/** How long a step stays; Infinity: until a press. */
export function stay({ pace, own, quiet, urgent, waiting, scene }: Timing): number {
  if (pace === 'instant') return 0
  if (own) return Math.max(Math.min(STEP[pace], 450), scene)
  if (quiet) return scene
  if (urgent) return SHORTEST
  const usual = STEP[pace]
  if (usual === Infinity) return usual
  return Math.max(SHORTEST, waiting > CROWD ? (usual * CROWD) / waiting : usual, scene)
}

/**
 * Whether there is a button that skips what others did. On a phone whoever decides needs none, since a decision
 * waits for nothing, and it would make the prompt higher and move the board under the finger.
 */
export function offersWayOn(yours: boolean, phone: boolean, pace: Pace, looking: boolean): boolean {
  return looking || pace === 'click' || !(yours && phone)
}

interface Calls<T> {
  show: (step: T) => void
  /** How long a step that is shown stays before the next; Infinity: until a press. */
  stay: (step: T, waiting: readonly T[]) => number
  /** The queue has become longer or shorter. */
  changed?: () => void
}

export class Playback<T> {
  readonly #calls: Calls<T>
  #queue: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The step that is shown stays until a press. */
  #held = false

  constructor(calls: Calls<T>) {
    this.#calls = calls
  }

  get waiting(): readonly T[] {
    return this.#queue
  }

  /** The last step that is known, shown or not. */
  get last(): T | undefined {
    return this.#queue.at(-1)
  }

  add(...steps: T[]): void {
    this.#queue.push(...steps)
    if (this.#timer === undefined && !this.#held) this.#run()
    else this.#calls.changed?.()
  }

  /** The next step now. */
  next(): void {
    this.#stop()
    this.#run()
  }

  /** Everything that waits, at once. */
  skip(): void {
    this.#stop()
    for (const step of this.#queue.splice(0)) this.#calls.show(step)
    this.#calls.changed?.()
  }

  /** Forget what waits; returns it. */
  clear(): T[] {
    this.#stop()
    const left = this.#queue.splice(0)
    this.#calls.changed?.()
    return left
  }

  /** What is shown stays until a press. */
  hold(): void {
    this.#stop()
    this.#held = true
  }

  /** The step that is shown begins to stay now. */
  linger(step: T): void {
    this.#stop()
    this.#stay(step)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#held = false
  }

  #run(): void {
    for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) {
      this.#calls.show(step)
      if (this.#stay(step)) break
    }
    this.#calls.changed?.()
  }

  #stay(step: T): boolean {
    const time = this.#calls.stay(step, this.#queue)
    this.#held = time === Infinity
    if (!this.#held && time > 0)
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#run()
      }, time)
    return time > 0
  }
}
