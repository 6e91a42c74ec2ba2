import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayerInfo } from '../src/games/board'
import { bestPlace } from '../src/lib/beside'
import { endsOf, ticksOf } from '../src/lib/curve'
import { byPlace, categoriesOf, decidedBy, keepBest, kindOf, turningPoints } from '../src/lib/ending'
import type { Position, Table } from '../src/lib/wire'

const player = (seat: number, points: Record<string, number>): PlayerInfo => ({
  seat,
  name: `Player ${seat}`,
  kind: 'bot',
  online: true,
  active: false,
  sheet: {
    lines: Object.entries(points).map(([key, worth]) => ({ key, points: worth })),
    total: Object.values(points).reduce((sum, worth) => sum + worth, 0),
  },
})
const three = [
  player(0, { coins: 2, lake: 0, forest: 5, mine: 0 }),
  player(1, { coins: 3, lake: 15, forest: 3, mine: 0 }),
  player(2, { coins: 4, lake: 10, forest: 4, mine: 0 }),
]
const standing = [3, 1, 2]

describe('the curve', () => {
  it('has a few round numbers at its side', () => {
    expect(ticksOf(0, 62).map(({ value }) => value)).toEqual([0, 20, 40, 60])
    expect(ticksOf(-18, 45)).toMatchObject([{ value: 0, at: 18 / 63 }, { value: 20 }, { value: 40 }])
    expect(ticksOf(0, 1).map(({ value }) => value)).toEqual([0, 1])
  })

  it('ends in shields that never lie over each other', () => {
    expect(endsOf([40, 10, 20], 0, 40, 0.2)).toEqual([1, 0.25, 0.5])
    const [first = 0, second = 0, third = 0] = endsOf([40, 39, 38], 0, 40, 0.2)
    expect(first).toBe(1)
    expect(first - second).toBeCloseTo(0.2)
    expect(second - third).toBeCloseTo(0.2)
  })
})

describe('the end', () => {
  it('puts everybody in the order of the places', () => {
    expect(byPlace(three, standing).map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  it('counts the lines in which somebody has something', () => {
    expect(categoriesOf(byPlace(three, standing))).toEqual([
      { key: 'coins', points: [3, 4, 2] },
      { key: 'lake', points: [15, 10, 0] },
      { key: 'forest', points: [3, 4, 5] },
    ])
  })

  it('says what decided it', () => {
    expect(decidedBy(byPlace(three, standing))).toEqual({ key: 'lake', first: 15, second: 10 })
    expect(decidedBy([player(0, { coins: 2 })])).toBeNull()
  })

  it('finds the moves that turned it, in their order', () => {
    const frame = (seat: number, ...totals: number[]) =>
      ({
        events: [{ kind: 'placed', seat }],
        sheets: totals.map((total) => ({ lines: [], total })),
      }) as unknown as Position
    const frames = [frame(0, 0, 0), frame(1, 0, 9), frame(0, 2, 9), frame(0, 3, 9), frame(1, 3, 4), frame(0, 20, 4)]
    expect(turningPoints(frames, 0).map(({ at, seat, swing }) => [at, seat, swing])).toEqual([
      [1, 1, -9],
      [4, 1, 5],
      [5, 0, 17],
    ])
    // Everybody's turn ends at the same time: told of is whose points changed.
    const together = [frame(0, 0, 0), frame(0, -1, 5)]
    expect(turningPoints(together, 0)).toMatchObject([{ seat: 1, swing: -6 }])
    const alone = [frame(0, 0), frame(0, 4), frame(0, 4), frame(0, 9)]
    expect(turningPoints(alone, 0).map(({ at, swing }) => [at, swing])).toEqual([
      [1, 4],
      [3, 5],
    ])
  })
})

describe('the personal best', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
  })

  it('is kept, and looking at the same end again changes nothing', () => {
    expect(keepBest('inkdoms 1', 'a', 50)).toBeNull()
    expect(keepBest('inkdoms 1', 'a', 50)).toBeNull()
    expect(keepBest('inkdoms 1', 'b', 62)).toBe(50)
    expect(keepBest('inkdoms 1', 'c', 40)).toBe(62)
    expect(keepBest('inkdoms 2', 'd', 10)).toBeNull()
  })
})

it('results of different games, scenarios and numbers of seats are not compared', () => {
  const seats = (number: number) => Array.from({ length: number }, () => ({}) as Table['seats'][number])
  const kinds = [
    kindOf({ game: 'queendomino', options: { variant: 'queendomino' }, seats: seats(3) }),
    kindOf({ game: 'queendomino', options: { variant: 'kingdomino' }, seats: seats(3) }),
    kindOf({ game: 'queendomino', options: { variant: 'kingdomino' }, seats: seats(4) }),
    kindOf({ game: 'wonderful_kingdom', options: { scenario: 1 }, seats: seats(1) }),
    kindOf({ game: 'wonderful_kingdom', options: { scenario: 2 }, seats: seats(1) }),
    kindOf({ game: 'wonderful_kingdom', options: { scenario: 1 }, seats: seats(2) }),
  ]
  expect(new Set(kinds).size).toBe(kinds.length)
  const other = { game: 'wonderful_kingdom', options: { scenario: 5 }, seats: seats(2) }
  expect(kindOf(other)).toBe(kinds.at(-1))
})

describe('a tip', () => {
  const room = { left: 0, top: 0, width: 400, height: 300 }
  const size = { width: 100, height: 40 }

  it('stands where it covers no choice', () => {
    const below = { left: 100, top: 120 }
    const above = { left: 100, top: 20 }
    expect(bestPlace([below, above], size, [], room)).toEqual(below)
    expect(bestPlace([below, above], size, [{ left: 120, top: 130, width: 50, height: 50 }], room)).toEqual(above)
  })

  it('never leaves the window', () => {
    expect(bestPlace([{ left: 350, top: 10 }], size, [], room)).toBeNull()
  })
})
