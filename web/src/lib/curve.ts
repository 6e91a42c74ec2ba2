/** What stands around the curve of everybody's points: numbers at its side, shields at its end. */

/** Steps between two numbers at the side. */
const STEPS = [1, 2, 5, 10, 20, 50, 100]
/** How many steps there may be. */
const MOST = 4

/** A few round numbers from the lowest to the highest, each with its height from 0 to 1. */
export function ticksOf(low: number, most: number): { value: number; at: number }[] {
  const step = STEPS.find((one) => (most - low) / one <= MOST) ?? 200
  const first = Math.ceil(low / step)
  const count = Math.floor(most / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const value = (first + index) * step
    return { value, at: (value - low) / (most - low) }
  })
}

/** How high the shield of each seat stands, from 0 to 1: at the end of its line, but `gap` from all others. */
export function endsOf(points: readonly number[], low: number, most: number, gap: number): number[] {
  const ends = points.map((each) => (each - low) / (most - low))
  const order = ends.map((_, seat) => seat).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0))
  let least = -Infinity
  for (const seat of order) {
    ends[seat] = Math.max(ends[seat] ?? 0, least)
    least = (ends[seat] ?? 0) + gap
  }
  // The highest stays within the picture, and pushes those below it down.
  let highest = 1
  for (const seat of order.reverse()) {
    ends[seat] = Math.min(ends[seat] ?? 0, highest)
    highest = (ends[seat] ?? 0) - gap
  }
  return ends
}
