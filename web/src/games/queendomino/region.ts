/** Land that joins: outlines of regions, and numbers that belong to a place. Plain functions, no rules. */

import { cycle, sure } from '../../lib/sure'

/** A square of the drawing: columns to the right, rows downwards. */
export type Cell = readonly [x: number, y: number]
type Point = readonly [x: number, y: number]

/** The width of a square in the drawing. */
export const UNIT = 100

/** The same number in [0, 1) for the same place: a square looks alike at every table and in every replay. */
export function hash(x: number, y: number, salt = 0): number {
  let n = Math.imul(Math.trunc(x), 73856093) ^ Math.imul(Math.trunc(y), 19349663) ^ Math.imul(salt + 1, 83492791)
  for (let round = 0; round < 2; round += 1) {
    n ^= n >>> 16
    n = Math.imul(n, 0x7feb352d)
    n ^= n >>> 15
    n = Math.imul(n, 0x846ca68b)
    n ^= n >>> 16
  }
  return (n & 0xffff) / 65536
}

export const keyOf = (x: number, y: number) => `${x},${y}`

/** Closed loops of corners round some squares, clockwise; squares that touch by a corner stay apart. */
export function loops(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(([x, y]) => keyOf(x, y)))
  const edges = new Map<string, Point[]>()
  const add = (from: Point, to: Point) => {
    const key = keyOf(...from)
    edges.set(key, [...(edges.get(key) ?? []), to])
  }
  for (const [x, y] of cells) {
    if (!inside.has(keyOf(x, y - 1))) add([x, y], [x + 1, y])
    if (!inside.has(keyOf(x + 1, y))) add([x + 1, y], [x + 1, y + 1])
    if (!inside.has(keyOf(x, y + 1))) add([x + 1, y + 1], [x, y + 1])
    if (!inside.has(keyOf(x - 1, y))) add([x, y + 1], [x, y])
  }
  const found: Point[][] = []
  for (const [start] of edges) {
    const first = start.split(',').map(Number) as unknown as Point
    while (edges.has(start)) found.push(follow(first, edges))
  }
  return found
}

/** One loop from a corner on; its edges are taken out. */
function follow(start: Point, edges: Map<string, Point[]>): Point[] {
  const loop: Point[] = [start]
  let at = start
  let way: Point | null = null
  for (;;) {
    const next = sure(edges.get(keyOf(...at)), `an edge at ${keyOf(...at)}`)
    const [here, came] = [at, way]
    if (came) next.sort((one, other) => turn(came, here, other) - turn(came, here, one))
    const to = sure(next.shift(), 'an edge')
    if (!next.length) edges.delete(keyOf(...at))
    way = [to[0] - at[0], to[1] - at[1]]
    at = to
    if (at[0] === start[0] && at[1] === start[1]) return loop
    loop.push(at)
  }
}

function turn(way: Point, from: Point, to: Point): number {
  return way[0] * (to[1] - from[1]) - way[1] * (to[0] - from[0])
}

/** A region's outline as a path, drawn in by `inset`. */
export function edge(cells: readonly Cell[], inset = 0): string {
  return loops(cells)
    .map(
      (loop) =>
        `M${corners(loop, inset)
          .map(({ x, y }) => `${x} ${y}`)
          .join(' ')}z`,
    )
    .join('')
}

/** A region's outline as a shore: corners become curves, straight runs sway by `wobble`. */
export function shore(cells: readonly Cell[], inset: number, wobble: number, salt = 0): string {
  return loops(cells)
    .map((loop) => curve(sway(corners(loop, inset), wobble, salt)))
    .join('')
}

interface Corner {
  x: number
  y: number
  /** Whether the outline turns here. */
  turns: boolean
  /** Inwards from the side that begins here. */
  inward: Point
}

function corners(loop: Point[], inset: number): Corner[] {
  return loop.map((here, index) => {
    const [before, after] = [cycle(loop, index, -1), cycle(loop, index, 1)]
    const into: Point = [before[1] - here[1], here[0] - before[0]]
    const inward: Point = [here[1] - after[1], after[0] - here[0]]
    const turns = into[0] !== inward[0] || into[1] !== inward[1]
    const by: Point = turns ? [into[0] + inward[0], into[1] + inward[1]] : into
    return { x: here[0] * UNIT + by[0] * inset, y: here[1] * UNIT + by[1] * inset, turns, inward }
  })
}

/** Points along each side of a square. */
const STEPS = 3

function sway(outline: Corner[], wobble: number, salt: number): Point[] {
  return outline.flatMap(({ x, y, turns, inward }, index) => {
    const next = cycle(outline, index, 1)
    const points: Point[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const along = step / STEPS
      const chance = step === 0 ? hash(x, y, salt) - 0.5 : hash(x + step * 7, y + step * 13, salt) - 0.35
      const by = step === 0 && turns ? 0 : chance * 2 * wobble
      points.push([x + (next.x - x) * along + inward[0] * by, y + (next.y - y) * along + inward[1] * by])
    }
    return points
  })
}

function curve(points: Point[]): string {
  const text = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
  const middle = points.map((point, index): Point => {
    const next = cycle(points, index, 1)
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
  })
  const start = cycle(middle, 0, -1)
  return `M${text(start)}${points.map((point, index) => `Q${text(point)} ${text(cycle(middle, index, 0))}`).join('')}z`
}

/** Squares of one kind that hang together by their sides. */
export function groups<T>(land: ReadonlyMap<string, T>, kind: (one: T) => string): T[][] {
  const seen = new Set<string>()
  const found: T[][] = []
  for (const [start, first] of land) {
    if (seen.has(start)) continue
    const group: T[] = []
    const open = [start]
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      const one = land.get(here)
      if (seen.has(here) || one === undefined || kind(one) !== kind(first)) continue
      seen.add(here)
      group.push(one)
      const [x = 0, y = 0] = here.split(',').map(Number)
      open.push(keyOf(x + 1, y), keyOf(x - 1, y), keyOf(x, y + 1), keyOf(x, y - 1))
    }
    found.push(group)
  }
  return found
}
