import { expect, test } from 'vitest'
import { crowned, growthOf, regionsOf, worthOf, type Way } from '../src/games/queendomino/land'
import { headlineOf } from '../src/games/queendomino/prompt'
import { newsOf } from '../src/games/queendomino/news'
import type { Domino, Kingdom, Square, Table, Terrain } from '../src/games/queendomino/table'
import type { Texts } from '../src/lib/texts'
import type { Sheet } from '../src/lib/wire'

const square = (terrain: Terrain, crowns = 0, building: string | null = null): Square => ({
  terrain,
  crowns,
  knight: false,
  building,
})
const sheet = (points: Partial<Record<Terrain, number>>): Sheet => {
  const lines = Object.entries(points).map(([key, least]) => ({ key, least, most: least }))
  const total = lines.reduce((sum, line) => sum + line.least, 0)
  return { lines, least: total, most: total }
}
const LAND = {
  h7: square('lake', 1),
  i7: square('lake'),
  f7: square('wheat'),
  f8: square('wheat'),
  f9: square('wheat'),
}
const kingdom = (squares: Record<string, Square>, has: Partial<Kingdom> = {}): Kingdom => ({
  seats: [0],
  dominoes: [],
  squares,
  coins: 7,
  knights: 1,
  towers: 0,
  discarded: 0,
  reach: { west: 1, east: 2, south: 0, north: 2 },
  ...has,
})

test('the queen is a crown where the sheet counts her', () => {
  const plain = regionsOf(LAND)
  const hers = crowned(plain, sheet({ lake: 2, wheat: 3 }))
  expect(hers.filter(({ queen }) => queen).map(({ terrain }) => terrain)).toEqual(['wheat'])
  expect(hers.map(worthOf).reduce((a, b) => a + b)).toBe(5)
  expect(crowned(plain, sheet({ lake: 2, wheat: 0 }))).toEqual(plain)
  expect(crowned(plain, null)).toEqual(plain)
})

test('a place is told with the queen in the region that she moves to', () => {
  const half = { terrain: 'lake' as const, crowns: 0 }
  const domino: Domino = { set: 'queendomino', number: 5, a: half, b: half, provenance: {} }
  const way: Way = { code: 1, a: 'h8', b: 'i8', towards: 'east' }
  const [plain] = growthOf(kingdom(LAND), domino, way)
  expect(plain).toMatchObject({ gain: 2, after: { crowns: 1 }, before: [{ crowns: 1 }] })
  const [counted] = growthOf(kingdom(LAND), domino, way, {
    now: sheet({ lake: 2, wheat: 3 }),
    after: sheet({ lake: 8, wheat: 0 }),
  })
  expect(counted).toMatchObject({ gain: 6, after: { crowns: 2, queen: true } })
})

function table(step: string, own: Kingdom, has: Partial<Table> = {}): Table {
  const spaces = [
    { building: 'church', price: 5 },
    { building: null, price: 4 },
  ]
  return {
    options: { variant: 'standard', bonuses: 'main' },
    seats: 2,
    step,
    actor: 0,
    round: 2,
    rounds: 12,
    size: 5,
    kingdoms: [own],
    line: [],
    turn: 1,
    next_line: [],
    unseen_dominoes: [],
    unseen_buildings: {},
    spaces,
    dragon: null,
    queen: null,
    domino_in_hand: null,
    just_placed: ['f8', 'f9'],
    chosen_space: null,
    ...has,
  }
}
const keys = (now: Table, before: Table | null, events: { kind: string; seat: number; domino?: string }[] = []) =>
  newsOf(now, before, events, 0, 0).map(([key]) => key)

test('a step that is not asked says what is missing', () => {
  const own = kingdom(LAND, { knights: 0 })
  expect(keys(table('bribe', own), table('place', own))).toEqual(['page-why-knight', 'page-why-plot'])
  const town = kingdom({ ...LAND, h8: square('town') }, { coins: 4 })
  expect(keys(table('choose', town, { queen: 0 }), table('tax', town))).toEqual(['page-why-coins', 'page-why-queen'])
  expect(keys(table('choose', town, { dragon: 1 }), table('build', town))).toEqual(['page-why-dragon'])
})

test('nothing is said of steps that were asked, nor after a load', () => {
  const own = kingdom(LAND)
  expect(keys(table('choose', own), table('bribe', own))).toEqual([])
  expect(keys(table('choose', own), null)).toEqual([])
  expect(keys(table('choose', own, { spaces: [] }), table('place', own))).toEqual([])
})

test('a domino that leaves no choice is told', () => {
  const own = kingdom(LAND)
  const before = table('choose', own, { actor: 1, turn: 0 })
  const placed = { kind: 'domino_placed', seat: 0, domino: 'q7' }
  expect(keys(table('tax', own), before, [placed])).toEqual(['page-only-place'])
  expect(keys(table('tax', own), table('place', own), [placed])).toEqual([])
  const gone = table('choose', own, { just_placed: [], dragon: 2 })
  expect(keys(gone, before, [{ ...placed, kind: 'domino_discarded' }])).toEqual([
    'page-discarded',
    'page-why-plot',
    'page-why-dragon',
  ])
})

test('a king that has one domino left is told', () => {
  const own = kingdom(LAND)
  const chosen = { kind: 'domino_chosen', seat: 0, domino: 'q7' }
  expect(keys(table('place', own, { round: 3 }), table('bribe', own), [chosen])).toEqual(['page-only-domino'])
  expect(keys(table('place', own, { round: 3 }), table('choose', own), [chosen])).toEqual([])
  expect(
    keys(table('place', own, { round: 1 }), table('first_choice', own), [chosen, { ...chosen, domino: 'q9' }]),
  ).toEqual(['page-only-domino'])
})

test('the second of two kings is called so', () => {
  const words = { say: (key: string) => key } as unknown as Texts
  const asked = (king: number | null) =>
    headlineOf(
      table('first_choice', kingdom(LAND), {
        next_line: [
          { domino: 'q1', king },
          { domino: 'q2', king: null },
        ],
      }),
      words,
      {},
    )
  expect([null, 1, 0].map(asked)).toEqual([
    'page-prompt-first_choice',
    'page-prompt-first_choice',
    'page-prompt-second_king',
  ])
})
