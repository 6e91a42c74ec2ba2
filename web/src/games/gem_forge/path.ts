/** The path of points: where its stones lie, and how a pawn walks over them. */

import type { Attachment } from 'svelte/attachments'

export interface Step {
  x: number
  y: number
}

const WIDTH = 852
/** What a phone shows of it. */
const PART = 560

/** The middle of a stone. */
export function stepOf(at: number, goal: number): Step {
  const turn = (at * 20) / goal
  return { x: 40 + (at * (WIDTH - 96)) / goal, y: 56 + 15 * Math.sin(turn * 0.9 + 0.4) }
}

/** The part of the path round a pawn, and where it would go, as a view box. */
export function windowOf(at: number, to: number | null, goal: number): string {
  const middle = stepOf((at + (to ?? Math.min(goal, at + 4))) / 2, goal).x
  const left = Math.round(Math.min(WIDTH - PART, Math.max(0, middle - PART / 2)))
  return `${left} 0 ${PART} 92`
}

const HOP = 60
const pawns = new WeakMap<Element, number>()

/** Let a pawn that has got to another stone hop there, stone by stone. */
export function hop(at: number, goal: number, ms: number): Attachment<SVGElement> {
  return (pawn) => {
    const from = pawns.get(pawn) ?? at
    pawns.set(pawn, at)
    if (from === at || ms <= 0) return
    const way = Math.sign(at - from)
    const stones = Math.abs(at - from)
    const frames: Keyframe[] = Array.from({ length: 2 * stones + 1 }, (_, half) => {
      const { x, y } = stepOf(from + (way * half) / 2, goal)
      return { transform: `translate(${x}px, ${y - (half % 2 ? 9 : 0)}px)` }
    })
    pawn.animate(frames, { duration: Math.min(HOP * stones, 900) })
  }
}
