import { expect, test } from 'vitest'
import { spread } from '../src/lib/curve'
import {
  countWords,
  curveOf,
  faultsOf,
  nearest,
  nextOf,
  percent,
  rangeOf,
  tenths,
  type Judged,
  type Word,
} from '../src/lib/review'
import { Texts } from '../src/lib/texts'
import type { JudgedDecision } from '../src/lib/wire'

function decided(step: number, seat: number, word: Word, chance = 0.5): JudgedDecision {
  const outlook = { chance, points: 10 * chance }
  return { step, seat, action: 1, word, loss: 0, best: outlook, played: outlook, better: [] }
}

const DECISIONS = [
  decided(1, 0, 'best', 0.4),
  decided(2, 1, 'blunder', 0.6),
  decided(5, 0, 'inaccuracy', 0.3),
  decided(6, 1, 'good', 0.7),
  decided(9, 1, 'mistake', 0.2),
]

test('a curve grows with the review, and ends with the result', () => {
  const begun: Judged = { decisions: DECISIONS, seats: [] }
  expect(curveOf(begun, 0, false)).toEqual([
    { step: 1, value: 40 },
    { step: 5, value: 30 },
  ])
  expect(curveOf(begun, 0, true).map(({ value }) => value)).toEqual([4, 3])
  const curve = [
    { step: 1, outlook: { chance: 0.4, points: 4 } },
    { step: 10, outlook: { chance: 1, points: 12 } },
  ]
  const done: Judged = { decisions: DECISIONS, seats: [{ accuracy: 1, curve, moments: [] }] }
  expect(curveOf(done, 0, false).at(-1)).toEqual({ step: 10, value: 100 })
})

test('words are counted for each seat', () => {
  expect(countWords(DECISIONS, 1)).toEqual({ best: 0, good: 1, inaccuracy: 0, mistake: 1, blunder: 1 })
})

test('one learns from mistakes, and from inaccuracies where there are none', () => {
  expect(faultsOf(DECISIONS, null)).toEqual([1, 4])
  expect(faultsOf(DECISIONS, 1)).toEqual([1, 4])
  expect(faultsOf(DECISIONS, 0)).toEqual([2])
  expect(faultsOf(DECISIONS.slice(0, 1), 0)).toEqual([])
})

test('the next mistake goes round and round, both ways', () => {
  expect([0, 1, 4].map((at) => nextOf([1, 4], at, 1))).toEqual([1, 4, 1])
  expect([0, 1, 4].map((at) => nextOf([1, 4], at, -1))).toEqual([4, 4, 1])
  expect(nextOf([], 3, 1)).toBeNull()
})

test('a press on the curve finds the nearest decision', () => {
  const steps = DECISIONS.map(({ step }) => step)
  expect([0, 3.4, 3.6, 99].map((step) => nearest(steps, step))).toEqual([0, 1, 2, 4])
})

test('labels never lie on each other', () => {
  expect(spread([50, 50, 50], 10, 100)).toEqual([50, 60, 70])
  expect(spread([95, 98, 10], 10, 100)).toEqual([90, 100, 10])
  expect(spread([], 10, 100)).toEqual([])
})

test('a chance always goes from 0 to 100, points as far as they need', () => {
  expect(rangeOf([40, 60], false)).toEqual([0, 100])
  expect(rangeOf([42, 57.5], true)).toEqual([40, 60])
  expect(rangeOf([40, 40], true)).toEqual([40, 50])
  expect(rangeOf([-18, 12], true)).toEqual([-20, 20])
  expect(rangeOf([], true)).toEqual([0, 10])
})

test('figures in words', () => {
  expect([0, 0.004, 0.25, 0.996, 1].map(percent)).toEqual([0, 1, 25, 99, 100])
  const of = (language: 'en' | 'ru') => {
    const texts = new Texts(language, [
      'decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }',
    ])
    return [12.34, -0.55, -0.01].map((points) => tenths(texts, points))
  }
  expect(of('en')).toEqual(['12.3', '−0.5', '0.0'])
  expect(of('ru')).toEqual(['12,3', '−0,5', '0,0'])
})
