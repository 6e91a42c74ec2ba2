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

/** Places of labels along a line, moved apart until they are `gap` from each other, inside 0 to `most`. */
export function spread(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const placed = places.slice()
  let least = 0
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least)
    least = (placed[index] ?? 0) + gap
  }
  // The last stays inside, and pushes those before it back.
  let limit = most
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit)
    limit = (placed[index] ?? 0) - gap
  }
  return placed
}

/** How high the shield of each seat stands, from 0 to 1: at the end of its line, but `gap` from all others. */
export function endsOf(points: readonly number[], low: number, most: number, gap: number): number[] {
  return spread(
    points.map((each) => (each - low) / (most - low)),
    gap,
    1,
  )
}
