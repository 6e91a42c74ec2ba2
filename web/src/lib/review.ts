/** The figures of a review: no part of it knows a rule. */

import type { Texts } from './texts'
import type { JudgedDecision, SeatReview } from './wire'

export const WORDS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Word = (typeof WORDS)[number]

/** How a word is written beside a move, so that its colour never stands alone; a praise has an icon. */
export const SIGNS: Readonly<Record<Word, string>> = {
  best: '',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
}

export const ICONS: Readonly<Partial<Record<Word, string>>> = { best: 'ui-star', good: 'ui-check' }

/** Up to which loss a word is said, in percent of the chance to win; the last has no limit. `docs/review.md` tells them too. */
export const LIMITS: Readonly<Record<Word, number | null>> = {
  best: 0.5,
  good: 3,
  inaccuracy: 7,
  mistake: 15,
  blunder: null,
}

export function wordOf(decision: JudgedDecision): Word {
  return WORDS.find((word) => word === decision.word) ?? 'good'
}

/** Everything judged so far: from the first decision on, until all are. */
export interface Judged {
  decisions: readonly JudgedDecision[]
  /** One for each seat, once all decisions are judged. */
  seats: readonly SeatReview[]
}

/** A point of a seat's curve. */
export interface CurvePoint {
  step: number
  /** The chance to win in percent; alone, the points. */
  value: number
}

/** What a seat could expect before each of its decisions, and at the end where the review is finished. */
export function curveOf({ decisions, seats }: Judged, seat: number, alone: boolean): CurvePoint[] {
  const known =
    seats[seat]?.curve ??
    decisions.filter((one) => one.seat === seat).map(({ step, best }) => ({ step, outlook: best }))
  return known.map(({ step, outlook }) => ({ step, value: alone ? outlook.points : 100 * outlook.chance }))
}

/** How often each word was said of a seat's decisions. */
export function countWords(decisions: readonly JudgedDecision[], seat: number): Record<Word, number> {
  const counts = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const decision of decisions) if (decision.seat === seat) counts[wordOf(decision)] += 1
  return counts
}

/** The decisions to learn from: mistakes and blunders; inaccuracies where there is neither. Null: of everybody. */
export function faultsOf(decisions: readonly JudgedDecision[], seat: number | null): number[] {
  const found = (words: readonly Word[]) =>
    decisions.flatMap((one, at) => ((seat === null || one.seat === seat) && words.includes(wordOf(one)) ? [at] : []))
  const grave = found(['mistake', 'blunder'])
  return grave.length ? grave : found(['inaccuracy'])
}

/** The next of some places after (`by` 1) or before (`by` -1) one, round and round; null where there is none. */
export function nextOf(places: readonly number[], at: number, by: 1 | -1): number | null {
  const found = by > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at)
  return found ?? places.at(by > 0 ? 0 : -1) ?? null
}

/** Which decision is nearest to a step. */
export function nearest(steps: readonly number[], step: number): number {
  let best = 0
  steps.forEach((one, at) => {
    if (Math.abs(one - step) < Math.abs((steps[best] ?? 0) - step)) best = at
  })
  return best
}

/** What the axis of a curve goes from and to: a chance from 0 to 100, points to the tens around them. */
export function rangeOf(values: readonly number[], alone: boolean): [low: number, high: number] {
  if (!alone) return [0, 100]
  const low = values.length ? Math.floor(Math.min(...values) / 10) * 10 : 0
  const high = values.length ? Math.ceil(Math.max(...values) / 10) * 10 : 10
  return [low, Math.max(high, low + 10)]
}

/** A chance in whole percent; what is neither sure nor lost is never told as such. */
export function percent(chance: number): number {
  const rounded = Math.round(100 * chance)
  if (rounded === 0 && chance > 0.001) return 1
  if (rounded === 100 && chance < 0.999) return 99
  return rounded
}

/** Points to a tenth, with the language's own comma. */
export function tenths(texts: Texts, points: number): string {
  return texts.say('decimal', { value: Math.round(points * 10) / 10 + 0 })
}
