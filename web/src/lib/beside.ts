/** Where something small stands so that it hides nothing that matters. */

export interface Spot {
  left: number
  top: number
}
interface Box extends Spot {
  width: number
  height: number
}

/** The first of the places that lies inside the room and covers least of what must stay free; null where none fits. */
export function bestPlace(
  places: readonly Spot[],
  size: { width: number; height: number },
  free: readonly Box[],
  room: Box,
): Spot | null {
  let best: Spot | null = null
  let least = Infinity
  for (const { left, top } of places) {
    const box = { left, top, ...size }
    if (overlap(box, room) < size.width * size.height - 1) continue
    const covered = free.reduce((sum, one) => sum + overlap(box, one), 0)
    if (covered < least) {
      best = { left, top }
      least = covered
    }
  }
  return best
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}
