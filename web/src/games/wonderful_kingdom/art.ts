/** Which picture is on a card, and the class of its colours. */

import { at } from '../../lib/sure'
import type { Card, Heap } from './components'
import './scenes.css'

/** The colours of the cubes in a chest. */
const CUBE_COLOURS: Record<string, string> = {
  materials: '#a49a8b',
  population: '#7d4f9e',
  gold: '#dba51d',
  exploration: '#2f76ae',
}

/** A symbol of 160 × 200: the picture of a card; ten treasures share a chest. */
export function pictureOf(card: Card): string {
  return `wk-v-${card.kind === 'treasure' ? 'treasure' : card.id}`
}

export function questPicture(id: string): string {
  return `wk-v-quest_${id}`
}

export function duchyPicture(id: string): string {
  return `wk-v-duchy_${id}`
}

export function scenarioPicture(number: number): string {
  return `wk-v-scenario_${number}`
}

/** What lies in a treasure's chest, as the two variables that its picture reads. */
export function chestColours(recycle: Heap): [string, string] {
  const cubes = Object.entries(recycle).flatMap(([cube, number]) => Array.from({ length: number }, () => cube))
  const colour = (cube: string | undefined) => CUBE_COLOURS[cube ?? ''] ?? '#dba51d'
  return [colour(cubes[0]), colour(cubes[1] ?? cubes[0])]
}

/** Structure, professional, landmark, discovery, treasure, calamity, threat or advisor: the class is `t-…`. */
export function kindOf(card: Card): string {
  return card.kind === 'development' ? card.type : card.kind
}

/** The glyph in a card's title. */
export function glyphOf(card: Card): string {
  return card.kind === 'development' ? `type-${card.type}` : ''
}

/** How large cards are drawn: `l` and `m` with their picture, `s` without. */
export type Size = 'l' | 'm' | 's'
type Room = [size: Size, width: number, height: number]

/** The least room of a card, the largest first. */
const WIDE: Room[] = [
  ['l', 142, 190],
  ['m', 108, 142],
  ['s', 118, 78],
]
const NARROW: Room[] = [
  ['l', 142, 190],
  ['m', 108, 118],
  ['s', 106, 70],
]
const NARROW_WIDTH = 420

export interface Fit {
  size: Size
  columns: number
}

/** How large cards can be in a space, and in how many columns; `more` is height beyond the card's own. */
export function fit(count: number, width: number, height: number, largest: Size = 'l', gap = 8, more = 0): Fit {
  const rooms = width > NARROW_WIDTH ? WIDE : NARROW
  const tried = rooms.slice(rooms.findIndex(([size]) => size === largest)).map(([size, wide, high]) => {
    const most = Math.max(1, Math.floor((width + gap) / (wide + gap)))
    const rows = Math.ceil(count / most) || 1
    return { size, columns: Math.ceil(count / rows) || 1, tall: rows * (high + more + gap) - gap }
  })
  const { size, columns } = tried.find(({ tall }) => tall <= height) ?? at(tried, -1)
  return { size, columns }
}

/** A hand of cards side by side: how large they are, and how far from one another. */
export interface Fanned {
  size: Size
  width: number
  height: number
  left: number
  step: number
  lean: number
  /** How far the outermost cards hang below the others. */
  drop: number
}

const SHAPE = 0.74
const LIFT = 28
/** What a raised card with its foot of choices needs above the height of a card. */
const RAISED = 48
/** How much of a card's width is seen under the next one, where there is room. */
const SEEN = 0.92
/** Pixels that a card hangs lower, times the square of its place from the middle. */
export const SAG = 1.2

/** The largest cards of which a whole hand fits into a space. */
export function handOf(count: number, width: number, height: number, phone: boolean): Fanned {
  const most = phone ? 132 : count < 4 ? 216 : 172
  const lean = count > 1 ? Math.min(phone ? 3 : 1.9, 12 / count) : 0
  const half = Math.max(0, count - 1) / 2
  const drop = Math.ceil(half * half * SAG + Math.sin((lean * half * Math.PI) / 180) * (most / 2))
  const high = Math.max(phone ? 120 : 138, Math.min(most / SHAPE, height - LIFT - drop))
  const roomy = phone ? Infinity : (width - 44) / (1 + SEEN * Math.max(0, count - 1))
  const wide = Math.round(Math.max(96, Math.min(high * SHAPE, roomy)))
  const room = Math.max(0, width - wide - (phone ? 26 : 44))
  const step = count > 1 ? Math.min(wide * 0.96, room / (count - 1)) : 0
  return {
    size: wide >= 140 ? 'l' : 'm',
    width: wide,
    height: Math.round(Math.min(high, wide / SHAPE)),
    left: (width - wide - step * Math.max(0, count - 1)) / 2,
    step,
    lean,
    drop,
  }
}

/** The height that a hand of so many cards fills where only its width bounds it: what is left belongs to the table. */
export function roomOf(count: number, width: number): number {
  const { height, drop } = handOf(count, width, Infinity, false)
  return height + Math.max(drop + LIFT, RAISED)
}

/** How much a raised card grows on a phone. */
export const GROWN = 1.1
const EDGE = 8

/** Where each card of a hand lies, and how much of its width is seen. On a phone the others make room for a raised one. */
export function placesOf(
  fan: Fanned,
  count: number,
  width: number,
  raised: number,
  phone: boolean,
): { left: number; seen: number }[] {
  const all = Array.from({ length: count }, (_, index) => index)
  if (!phone || raised < 0 || count < 2)
    return all.map((index) => ({ left: fan.left + fan.step * index, seen: fan.width }))
  const grown = fan.width * GROWN
  const last = raised === count - 1
  const room = width - 2 * EDGE - grown - (last ? 0 : fan.width)
  const step = Math.min(fan.width * 0.96, room / Math.max(1, last ? count - 1 : count - 2))
  const whole = grown + (last ? 0 : fan.width) + step * (last ? count - 1 : count - 2)
  const start = (width - whole) / 2
  return all.map((index) => {
    if (index === raised) return { left: start + step * index + (grown - fan.width) / 2, seen: fan.width }
    if (index < raised) return { left: start + step * index, seen: Math.min(step, fan.width) }
    const left = start + step * (index - 1) + grown
    return { left, seen: index === count - 1 ? fan.width : Math.min(step, fan.width) }
  })
}
