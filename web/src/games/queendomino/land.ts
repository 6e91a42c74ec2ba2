/** Squares, windows, outlines and the ways to lay a domino: where things lie on the screen. */

import { sure } from '../../lib/sure'
import type { LegalAction } from '../board'
import type { Kingdom } from './table'

/** The castle's column and row, from 0. */
const CENTRE = 6
const STEP: Record<string, readonly [number, number]> = { east: [1, 0], north: [0, 1], west: [-1, 0], south: [0, -1] }
export const CLOCKWISE = ['east', 'south', 'west', 'north']

/** Columns and rows counted from the castle, northwards and eastwards. */
export interface Spot {
  x: number
  y: number
}

export function spotOf(square: string): Spot {
  return { x: square.charCodeAt(0) - 97 - CENTRE, y: Number(square.slice(1)) - 1 - CENTRE }
}

export function squareAt({ x, y }: Spot): string {
  return String.fromCharCode(97 + CENTRE + x) + String(y + CENTRE + 1)
}

export function beside(square: string, towards: string): string {
  const { x, y } = spotOf(square)
  const [dx, dy] = sure(STEP[towards], `direction ${towards}`)
  return squareAt({ x: x + dx, y: y + dy })
}

type Side = 'west' | 'east' | 'south' | 'north'

/** The part of the table that is drawn, in squares from the castle; `walls` are sides that never move on. */
export interface Window {
  west: number
  east: number
  south: number
  north: number
  walls: Record<Side, boolean>
}

/** How far the kingdom lies on each side of the castle. */
export function reachOf({ reach }: Kingdom): Record<Side, number> {
  return { west: reach.west ?? 0, east: reach.east ?? 0, south: reach.south ?? 0, north: reach.north ?? 0 }
}

/** Everything within two squares of the kingdom that its frame still allows. */
export function growing(kingdom: Kingdom, size: number): Window {
  const { west, east, south, north } = reachOf(kingdom)
  const [w, wall_w] = limit(west, size - 1 - east)
  const [e, wall_e] = limit(east, size - 1 - west)
  const [s, wall_s] = limit(south, size - 1 - north)
  const [n, wall_n] = limit(north, size - 1 - south)
  return { west: -w, east: e, south: -s, north: n, walls: { west: wall_w, east: wall_e, south: wall_s, north: wall_n } }
}

function limit(reach: number, most: number): [at: number, wall: boolean] {
  return most <= reach + 2 ? [most, true] : [reach + 2, false]
}

/** Free squares of the window that the frame would rule out once the domino lies there. */
export function lostSquares(kingdom: Kingdom, window: Window, size: number, way: Way): string[] {
  const { west, east, south, north } = reachOf(kingdom)
  const spots = [spotOf(way.a), spotOf(way.b)]
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const least = { x: Math.max(east, ...xs) - size + 1, y: Math.max(north, ...ys) - size + 1 }
  const most = { x: Math.min(-west, ...xs) + size - 1, y: Math.min(-south, ...ys) + size - 1 }
  return freeSquares(kingdom, window).filter((square) => {
    const { x, y } = spotOf(square)
    return x < least.x || x > most.x || y < least.y || y > most.y
  })
}

/** The kingdom in the middle of a window of its full size. */
export function centred(kingdom: Kingdom, size: number): Window {
  const { west, east, south, north } = reachOf(kingdom)
  const left = west + Math.floor((size - 1 - west - east) / 2)
  const below = south + Math.floor((size - 1 - south - north) / 2)
  const walls = { west: true, east: true, south: true, north: true }
  return { west: -left, east: size - 1 - left, south: -below, north: size - 1 - below, walls }
}

/** Free squares of a window. */
export function freeSquares(kingdom: Kingdom, window: Window): string[] {
  const found: string[] = []
  for (let y = window.north; y >= window.south; y -= 1) {
    for (let x = window.west; x <= window.east; x += 1) {
      const square = squareAt({ x, y })
      if (!(square in kingdom.squares) && (x !== 0 || y !== 0)) found.push(square)
    }
  }
  return found
}

/** One way to lay the domino in hand. */
export interface Way {
  code: number
  a: string
  b: string
  towards: string
}

/** The ways to lay the domino over each square, clockwise. */
export function waysBySquare(legal: LegalAction[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>()
  for (const action of legal) {
    if (action.verb !== 'place') continue
    const towards = String(action.towards)
    const a = String(action.square)
    const way: Way = { code: action.code, a, b: beside(a, towards), towards }
    for (const square of [way.a, way.b]) found.set(square, [...(found.get(square) ?? []), way])
  }
  for (const [square, ways] of found) ways.sort((one, other) => turnOf(one, square) - turnOf(other, square))
  return found
}

function turnOf(way: Way, square: string): number {
  return CLOCKWISE.indexOf(way.towards) * 2 + (way.a === square ? 0 : 1)
}

/** The outline of some squares as a path, a square being 100 wide and north up. */
export function outline(squares: string[], inset = 3): string {
  const here = new Set(squares)
  const parts: string[] = []
  for (const square of squares) {
    const { x, y } = spotOf(square)
    const [left, top, right, bottom] = [
      x * 100 + inset,
      -y * 100 + inset,
      x * 100 + 100 - inset,
      -y * 100 + 100 - inset,
    ]
    const open = (towards: string) => here.has(beside(square, towards))
    const corner = (one: string, other: string) =>
      open(one) && open(other) && !here.has(beside(beside(square, one), other))
    const [w, e] = [open('west') ? left - inset : left, open('east') ? right + inset : right]
    const [n, s] = [open('north') ? top - inset : top, open('south') ? bottom + inset : bottom]
    if (!open('north')) parts.push(`M${w} ${top}H${e}`)
    if (!open('south')) parts.push(`M${w} ${bottom}H${e}`)
    if (!open('west')) parts.push(`M${left} ${n}V${s}`)
    if (!open('east')) parts.push(`M${right} ${n}V${s}`)
    if (corner('north', 'west')) parts.push(`M${left - inset} ${top}H${left}V${top - inset}`)
    if (corner('north', 'east')) parts.push(`M${right + inset} ${top}H${right}V${top - inset}`)
    if (corner('south', 'west')) parts.push(`M${left - inset} ${bottom}H${left}V${bottom + inset}`)
    if (corner('south', 'east')) parts.push(`M${right + inset} ${bottom}H${right}V${bottom + inset}`)
  }
  return parts.join('')
}
