/** The slide of the mine: where the stones of the queue lie, from the entrance up to the top. */

import { at } from '../../lib/sure'

export interface Point {
  x: number
  y: number
}

export const WIDTH = 560
export const HEIGHT = 372
export const MOUTH: Point = { x: 58, y: 316 }
export const TOP: Point = { x: 486, y: 50 }
const STEP = 32.4
const FIRST = 22

const START: Point = { x: 92, y: 330 }
const RUNS: [Point, Point][] = [
  [START, { x: 446, y: 292 }],
  [
    { x: 446, y: 212 },
    { x: 128, y: 172 },
  ],
  [{ x: 128, y: 92 }, TOP],
]
const BEND = 40

/** The slide as a path, for drawing. */
export const PATH = `M${START.x} ${START.y}L446 292A${BEND} ${BEND} 0 0 0 446 212L128 172A${BEND} ${BEND} 0 0 1 128 92L${TOP.x} ${TOP.y}`

const lengths: number[] = RUNS.flatMap(([from, to], at) => {
  const run = Math.hypot(to.x - from.x, to.y - from.y)
  return at < RUNS.length - 1 ? [run, Math.PI * BEND] : [run]
})

/** The point that lies so far up the slide. */
export function along(distance: number): Point {
  let left = distance
  for (const [step, length] of lengths.entries()) {
    if (left <= length || step === lengths.length - 1) {
      const part = Math.min(1, left / length)
      const [from, to] = at(RUNS, step >> 1)
      if (step % 2 === 0) return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      const side = step === 1 ? 1 : -1
      const angle = Math.PI / 2 - Math.PI * part
      return { x: to.x + side * BEND * Math.cos(angle), y: to.y - BEND + BEND * Math.sin(angle) }
    }
    left -= length
  }
  return TOP
}

/** Where the stone with this place in the queue lies; 0 is the one at the entrance. */
export function placeOf(index: number): Point {
  return index === 0 ? MOUTH : along(FIRST + (index - 1) * STEP)
}

/** The way from the top down to a place, in a few points. */
export function roll(index: number): Point[] {
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  const end = index === 0 ? 0 : FIRST + (index - 1) * STEP
  const points = Array.from({ length: 7 }, (_, at) => along(whole + ((end - whole) * at) / 6))
  return [...points.slice(0, -1), placeOf(index)]
}

/** Gives every stone of the queue a number of its own, so that one can follow it down the slide. */
export class Queue {
  #known: string[] = []
  #first = 0
  /** Numbers from here on came with the last change. */
  fresh = 0

  /** The number of the first stone, once the queue is as given. */
  follow(stones: string[], moves: boolean): number {
    const gone = moves ? this.#gone(stones) : -1
    if (gone < 0) {
      this.#first += this.#known.length + 1
      this.fresh = this.#first + stones.length
    } else {
      this.fresh = this.#first + this.#known.length
      this.#first += gone
    }
    this.#known = [...stones]
    return this.#first
  }

  /** How many stones have left at the entrance; -1 where the queue is another one. */
  #gone(stones: string[]): number {
    for (let gone = 0; gone <= this.#known.length; gone++) {
      const stay = this.#known.slice(gone)
      if (stay.length <= stones.length && stay.every((stone, at) => stone === stones[at])) return gone
    }
    return -1
  }
}
