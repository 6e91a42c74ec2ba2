/** Faces for everybody at a table, and their moods. Drawn in portraits.svg. */

import { inlineOnce } from './symbols'
import portraits from '../portraits.svg?url'
import { at, cycle } from './sure'

export type Mood = 'calm' | 'thinking' | 'pleased' | 'worried'

/** Colours of brows and lips, which the moods draw. */
export const FACES = {
  count: { brow: '#20152a', lip: '#9c4038' },
  baroness: { brow: '#7a5a72', lip: '#b8304a' },
  marquis: { brow: '#3a2418', lip: '#8a3a34' },
  duchess: { brow: '#7a2c12', lip: '#b02f3a' },
  margrave: { brow: '#8a4418', lip: '#9c4038' },
  viscountess: { brow: '#120c10', lip: '#8c2438' },
  squire: { brow: '#a8731a', lip: '#9c4038' },
  dame: { brow: '#4a281e', lip: '#c03a48' },
  hood: { brow: '#22160f', lip: '#9c4038' },
  straw: { brow: '#5a3416', lip: '#9c4038' },
  jester: { brow: '#6b3a10', lip: '#b02f3a' },
  scholar: { brow: '#e6e0d0', lip: '#7a3028' },
} as const
export type Face = keyof typeof FACES

/** In the order of the bots' titles. */
const BOTS: readonly Face[] = ['count', 'baroness', 'marquis', 'duchess', 'margrave', 'viscountess', 'squire', 'dame']
const GUESTS: readonly Face[] = ['hood', 'straw', 'jester', 'scholar']

export function loadPortraits(): void {
  inlineOnce(portraits).catch(() => undefined)
}

/** The face of the bot on a seat. */
export function botFace(seat: number): Face {
  return cycle(BOTS, 0, seat)
}

/** The same name has the same face everywhere; two at one table have different ones, as long as there are enough. */
export function facesOf(seats: readonly { seat: number; kind: string; name: string }[]): Face[] {
  const taken = new Set<Face>()
  return seats.map(({ seat, kind, name }) => {
    if (kind === 'bot') return botFace(seat)
    const start = hash(name || `seat ${seat}`) % GUESTS.length
    const turned = [...GUESTS.slice(start), ...GUESTS.slice(0, start)]
    const face = turned.find((one) => !taken.has(one)) ?? at(turned, 0)
    taken.add(face)
    return face
  })
}

function hash(text: string): number {
  let found = 7
  for (const letter of text) found = (found * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return found
}

/**
 * The mood after a step, from what everybody at the table sees: whoever moves is thinking; a score that rose or
 * fell pleases or worries until the next move of one's own.
 */
export function moodAfter(before: Mood, active: boolean, total: number | null, was: number | null): Mood {
  if (active) return 'thinking'
  if (total !== null && was !== null && total !== was) return total > was ? 'pleased' : 'worried'
  return before === 'thinking' ? 'calm' : before
}

/** Once the game is over: the winners are pleased, the last is worried where several play. */
export function moodAtEnd(place: number, places: readonly number[]): Mood {
  if (place === 1) return 'pleased'
  return place === Math.max(...places) && places.length > 1 ? 'worried' : 'calm'
}
