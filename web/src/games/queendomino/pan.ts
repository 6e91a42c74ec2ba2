/** One scale for a whole game: where the table is seen, and how a hand moves it. */

import type { Attachment } from 'svelte/attachments'
import { reachOf } from './land'
import type { Kingdom } from './table'

/** Pixels a square at most: on a phone there is room for a kingdom and what is around it. */
const WIDE = 95
const NARROW = 54
/** What a finger needs, even where that hides the edge of the largest kingdom. */
const FINGER = 44

interface Room {
  across: number
  down: number
}

/** Pixels a square: so that the largest kingdom and a little table can be seen, whatever lies there now. */
export function unitOf({ across, down }: Room, size: number, phone: boolean): number {
  const whole = size + 0.65
  const fits = Math.max(0, Math.floor(Math.min(across, down) / whole))
  if (!phone) return Math.min(WIDE, fits)
  return fits && Math.min(NARROW, Math.max(FINGER, fits))
}

/** All of the table that can be panned to, in hundredths of a square from the castle's upper left corner. */
export function boxOf({ across, down }: Room, size: number, unit: number) {
  const farthest = size - 1
  const half = (pixels: number) =>
    unit ? Math.max(farthest + 0.9, farthest / 2 + pixels / (2 * unit)) * 100 : farthest * 100
  const [x, y] = [half(across), half(down)]
  return { x: 50 - x, y: 50 - y, width: 2 * x, height: 2 * y }
}

/** The middle of a kingdom, in hundredths of a square. */
export function centreOf(kingdom: Kingdom): { x: number; y: number } {
  const { west, east, south, north } = reachOf(kingdom)
  return { x: 50 + (east - west) * 50, y: 50 + (south - north) * 50 }
}

/** What is left free around places that are to be seen, in hundredths of a square. */
const MARGIN = 8
/** What a lifted domino and its pill stand out, where there is room for that too. */
const LIFTED = { x: [14, 36], y: [52, 10] } as const

/** The middle to look at: moved no farther than it takes to see these places too. */
export function showing(
  middle: { x: number; y: number },
  places: readonly { x: number; y: number }[],
  { across, down }: Room,
  unit: number,
): { x: number; y: number } {
  if (!places.length || !unit) return middle
  const along = (axis: 'x' | 'y', pixels: number) => {
    const half = (pixels * 50) / unit
    const [first, last] = [Math.min(...places.map((at) => at[axis])), Math.max(...places.map((at) => at[axis])) + 100]
    const roomy = last - first + LIFTED[axis][0] + LIFTED[axis][1] <= 2 * half
    const low = first - (roomy ? LIFTED[axis][0] : MARGIN)
    const high = last + (roomy ? LIFTED[axis][1] : MARGIN)
    if (high - low > 2 * half) return (low + high) / 2
    return Math.min(Math.max(middle[axis], high - half), low + half)
  }
  return { x: along('x', across), y: along('y', down) }
}

/** How near to the edge something carried moves the table on, and how far at a time. */
const BRINK = 36
const NUDGE = 14

/** Move the table on while something is carried towards its edge. */
export function nudge(ground: Element, x: number, y: number): void {
  const { left, right, top, bottom } = ground.getBoundingClientRect()
  if (x < left - BRINK || x > right + BRINK || y < top - BRINK || y > bottom + BRINK) return
  const by = (at: number, low: number, high: number) => (at < low + BRINK ? -NUDGE : at > high - BRINK ? NUDGE : 0)
  ground.scrollBy({ left: by(x, left, right), top: by(y, top, bottom), behavior: 'instant' })
}

/** How far the pointer moves before a press moves the table. */
const SLACK = 5

/** A mouse drags the table where nothing can be chosen; fingers scroll it by themselves. */
export function pannable(): Attachment<HTMLElement> {
  return (ground) => {
    let last: { x: number; y: number } | null = null
    let moved = false
    const start = (event: PointerEvent) => {
      const choice = event.target instanceof Element && event.target.closest('[data-target]') !== null
      if (event.pointerType !== 'mouse' || event.button !== 0 || choice) return
      last = { x: event.clientX, y: event.clientY }
      moved = false
    }
    const follow = (event: PointerEvent) => {
      if (!last) return
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y]
      if (!moved && Math.hypot(dx, dy) < SLACK) return
      moved = true
      ground.scrollBy({ left: -dx, top: -dy, behavior: 'instant' })
      last = { x: event.clientX, y: event.clientY }
    }
    const end = () => {
      last = null
    }
    // The click that ends a drag is no click.
    const swallow = (event: MouseEvent) => {
      if (moved) event.stopPropagation()
      moved = false
    }
    ground.addEventListener('pointerdown', start)
    addEventListener('pointermove', follow)
    addEventListener('pointerup', end)
    ground.addEventListener('click', swallow, true)
    return () => {
      ground.removeEventListener('pointerdown', start)
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      ground.removeEventListener('click', swallow, true)
    }
  }
}
