import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { KingdomView, QueendominoView } from '../src/generated/queendomino'
import { lostSquares, growing, outline } from '../src/games/queendomino/land'
import { kingdomLand } from '../src/games/queendomino/laid'
import { landscape, pictureOf, type Plot } from '../src/games/queendomino/landscape'
import { completedBy, momentOf } from '../src/games/queendomino/moments'
import { newsOf, newsWords } from '../src/games/queendomino/news'
import { boxOf, centreOf, showing, unitOf } from '../src/games/queendomino/pan'
import { headlineOf } from '../src/games/queendomino/prompt'
import { edge, groups, hash, keyOf, loops, shore } from '../src/games/queendomino/region'
import { hasQueen, taxOf } from '../src/games/queendomino/table'
import { signs } from '../src/games/queendomino/signs'
import { extras } from '../src/games/queendomino/game'
import { blockColour } from '../src/lib/blocks'
import { Texts } from '../src/lib/texts'

const square = (terrain: string) => ({ terrain, crowns: 0, knight: false, building: null })
const KINGDOM: KingdomView = {
  seats: [0],
  dominoes: [],
  buildings: [],
  knights_out: [],
  squares: { h7: square('lake'), i7: square('lake'), f7: square('wheat'), f8: square('wheat'), f9: square('wheat') },
  coins: 7,
  knights: 1,
  towers: 0,
  discarded: 0,
  reach: { west: 1, east: 2, south: 0, north: 2 },
  regions: [],
  prices: [],
}

function table(step: string, has: Partial<QueendominoView> = {}): QueendominoView {
  return {
    game: 'queendomino',
    seat: 0,
    options: { variant: 'standard', bonuses: 'main' },
    seats: 2,
    step,
    actor: 0,
    round: 2,
    rounds: 12,
    size: 5,
    kingdoms: [KINGDOM],
    line: [],
    turn: 1,
    next_line: [],
    lines_laid: 2,
    unseen_dominoes: [],
    unseen_buildings: {},
    kings_in_hand: [],
    kings_drawn: [],
    spaces: [],
    dragon: null,
    queen: null,
    domino_in_hand: null,
    just_placed: ['f8', 'f9'],
    tax_coins: [3, 4],
    chosen_space: null,
    ...has,
  }
}

const WORDS = new Texts('en', [
  readFileSync(new URL('../../src/tetrarchy/games/queendomino/strings.en.ftl', import.meta.url), 'utf8'),
  readFileSync(new URL('../src/games/queendomino/strings.en.ftl', import.meta.url), 'utf8'),
])

test('what was not asked is told to its seat only, with what happened instead', () => {
  const skipped = { kind: 'step_skipped', seat: 0, step: 'tax', why: 'no_domino' }
  const discarded = { kind: 'domino_discarded', seat: 0, domino: 'q7' }
  const events = [discarded, skipped, { ...skipped, seat: 1 }, { kind: 'domino_placed', seat: 0, domino: 'q7' }]
  expect(newsOf(events, 0)).toEqual([discarded, skipped])
  expect(newsOf(events, null)).toEqual([])
})

test('a tax is told by the squares and coins of the view', () => {
  const tax = (half: string) => taxOf(table('tax'), { code: 1, verb: 'tax', half })
  expect(tax('a')).toEqual({ squares: ['f8'], coins: 3 })
  expect(tax('b')).toEqual({ squares: ['f9'], coins: 4 })
  expect(tax('both')).toEqual({ squares: ['f8', 'f9'], coins: 7 })
})

test('a place at the edge of the frame shades what would lie outside', () => {
  const window = growing(KINGDOM, 5)
  expect(window).toMatchObject({ west: -2, east: 3, south: -2, north: 4 })
  const way = { code: 1, a: 'j7', b: 'j8', towards: 'north' }
  expect(lostSquares(KINGDOM, window, 5, way)).toEqual(['e11', 'e10', 'e9', 'e8', 'e7', 'e6', 'e5'])
})

test('an outline goes around squares that lie side by side', () => {
  expect(outline(['g7'], 0)).toBe('M0 0H100M0 100H100M0 0V100M100 0V100')
  expect(outline(['g7', 'h7'], 0)).not.toContain('M100 0V100')
})

test('the second of two kings is called so', () => {
  const words = { say: (key: string) => key } as unknown as Texts
  const asked = (king: number | null) =>
    headlineOf(
      table('first_choice', {
        next_line: [
          { domino: 'q1', king },
          { domino: 'q2', king: null },
        ],
      }),
      words,
      { dominoes: [], buildings: [], prices: [] },
    )
  expect([null, 1, 0].map(asked)).toEqual([
    'page-prompt-first_choice',
    'page-prompt-first_choice',
    'page-prompt-second_king',
  ])
})

test('the queen is with you only where you rule: never for a spectator', () => {
  const two = table('build', { kingdoms: [KINGDOM, { ...KINGDOM, seats: [1] }], queen: 1 })
  expect([0, 1, null].map((seat) => hasQueen(two, seat))).toEqual([false, true, false])
  expect(hasQueen(table('build', { queen: null }), 0)).toBe(false)
})

test('an outline goes once round squares that hang together, and apart round those that touch by a corner', () => {
  expect(
    edge([
      [0, 0],
      [1, 0],
    ]),
  ).toBe('M0 0 100 0 200 0 200 100 100 100 0 100z')
  expect(
    loops([
      [0, 0],
      [1, 1],
    ]).map(({ length }) => length),
  ).toEqual([4, 4])
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1)
  expect(loops(ring).map(({ length }) => length)).toEqual([12, 4])
})

test('a shore stays inside its squares, and is the same each time', () => {
  const lake = shore(
    [
      [-2, -1],
      [-1, -1],
    ],
    9,
    3,
  )
  expect(
    shore(
      [
        [-2, -1],
        [-1, -1],
      ],
      9,
      3,
    ),
  ).toBe(lake)
  const numbers = (lake.match(/-?\d+/g) ?? []).map(Number)
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  expect([Math.min(...xs) >= -200, Math.max(...xs) <= 0, Math.min(...ys) >= -100, Math.max(...ys) <= 0]).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('squares of a terrain join by their sides alone', () => {
  const land = new Map(
    (
      [
        [0, 0, 'lake'],
        [1, 0, 'lake'],
        [2, 1, 'lake'],
        [0, 1, 'wheat'],
      ] as const
    ).map(([x, y, terrain]) => [keyOf(x, y), { x, y, terrain }]),
  )
  expect(groups(land, ({ terrain }) => terrain).map(({ length }) => length)).toEqual([2, 1, 1])
})

test('a half has one picture, wherever its domino lies', () => {
  expect(hash(-3, 2, 1)).toBe(hash(-3, 2, 1))
  const at = (square: string, towards: string) =>
    kingdomLand({
      ...KINGDOM,
      dominoes: [{ domino: 'q20', square, towards }],
      squares: { h7: square === 'h7' ? lakeSquare : wheatSquare, i7: square === 'h7' ? wheatSquare : lakeSquare },
    }).plots.map(({ picture }) => picture)
  const [lakeSquare, wheatSquare] = [square('lake'), square('wheat')]
  expect(at('h7', 'east')).toEqual([pictureOf('q20', 0), pictureOf('q20', 1)])
  expect(at('i7', 'west')).toEqual(at('h7', 'east'))
})

const plot = (x: number, y: number, terrain: string, crowns = 0): Plot => ({
  x,
  y,
  terrain,
  crowns,
  picture: 0,
  built: false,
})

test('things are drawn from back to front over the whole kingdom, and cover the seams inside a region', () => {
  const { things } = landscape([plot(0, 0, 'forest'), plot(1, 0, 'forest'), plot(0, 1, 'grassland')])
  const feet = things.map(({ foot }) => foot)
  expect(feet).toEqual(feet.toSorted((one, other) => one - other))
  expect(new Set(things.map(({ key }) => key)).size).toBe(things.length)
  expect(things.some(({ x, width }) => x < 100 && x + width > 100)).toBe(true)
  const apart = landscape([plot(0, 0, 'forest'), plot(1, 0, 'wheat')]).things.filter(({ href }) => href !== '#q-sheaf')
  expect(apart.every(({ x, width }) => x + width / 2 < 100)).toBe(true)
})

test('small drawings have one thing a region', () => {
  const land = [plot(0, 0, 'lake'), plot(1, 0, 'lake'), plot(0, 1, 'wheat'), plot(1, 1, 'swamp')]
  expect(landscape(land, true).things).toHaveLength(3)
})

test('the board keeps its scale while the kingdom grows, and can always show its middle', () => {
  const [desk, phone] = [
    { across: 560, down: 548 },
    { across: 374, down: 400 },
  ]
  expect(unitOf(desk, 5, false)).toBe(95)
  expect(unitOf(phone, 5, true)).toBe(54)
  expect(unitOf(phone, 7, true)).toBe(48)
  expect(unitOf({ across: 374, down: 300 }, 7, true)).toBe(44)
  for (const east of [0, 1, 2, 3, 4]) {
    const unit = unitOf(desk, 5, false)
    const box = boxOf(desk, 5, unit)
    const { x } = centreOf({ ...KINGDOM, reach: { west: 0, east, south: 0, north: 0 } })
    const left = ((x - box.x) * unit) / 100 - desk.across / 2
    expect(left).toBeGreaterThanOrEqual(-1e-9)
    expect(left + desk.across).toBeLessThanOrEqual((box.width * unit) / 100 + 1e-9)
  }
})

test('a region is celebrated once, when the domino that completes it is laid', () => {
  const region = { terrain: 'lake', squares: ['h7', 'i7'], crowns: 1, points: 2, queen: false, complete: true }
  const seen = (regions: KingdomView['regions']) => table('tax', { kingdoms: [{ ...KINGDOM, regions }] })
  const [open, done] = [seen([{ ...region, complete: false }]), seen([region])]
  const placed = { kind: 'domino_placed', seat: 0, domino: 'q7', a: 'h8', b: 'i8' }
  expect(completedBy(placed, open, done)).toEqual(region)
  expect(completedBy(placed, done, done)).toBeNull()
  expect(completedBy({ kind: 'tax_collected', seat: 0 }, open, done)).toBeNull()
  expect(completedBy(placed, open, seen([{ ...region, crowns: 0, points: 0 }]))).toBeNull()
  const lone = { ...region, squares: ['h7'], points: 1 }
  expect(completedBy(placed, seen([{ ...lone, complete: false }]), seen([lone]))).toBeNull()
})

test('the steps of a turn have letters in a row, however many there are', () => {
  const letters = (spaces: QueendominoView['spaces']) =>
    extras.steps?.(table('place', { spaces }), WORDS, 0).map(({ letter }) => letter)
  expect(letters([{ price: 0, building: null }])).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(letters([])).toEqual(['A', 'B'])
})

test('no two blocks of a tower at the end have one colour', () => {
  const lines = Object.keys(signs).filter((key) => key.startsWith('sheet-'))
  const colours = lines.map((key, index) => blockColour(signs, key.slice('sheet-'.length), index))
  expect(new Set(colours).size).toBe(lines.length)
})

test('the region of another is called by their name', () => {
  WORDS.players = ['Vera', 'Ilya']
  const region = { terrain: 'lake', squares: ['h7', 'i7'], crowns: 1, points: 2, queen: false, complete: true }
  const at = (complete: boolean, seat: number) =>
    table('tax', {
      seat,
      kingdoms: [
        { ...KINGDOM, regions: [{ ...region, complete }] },
        { ...KINGDOM, seats: [1] },
      ],
    })
  const placed = { kind: 'domino_placed', seat: 0, domino: 'q7', a: 'h8', b: 'i8' }
  const seenBy = (seat: number) => momentOf(placed, at(false, seat), at(true, seat), WORDS)?.words
  expect(seenBy(0)).toBe('Lake complete: 2 points')
  expect(seenBy(1)).toBe('Vera. Lake complete: 2 points')
})

test('the sheet of drawings is whole and within its budget', () => {
  const drawings = readFileSync(new URL('../src/games/queendomino/symbols.svg', import.meta.url), 'utf8')
  const ids = [...drawings.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...drawings.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
  expect(gzipSync(drawings).length).toBeLessThan(120_000)
})

test('every place for the domino is in sight, and the table moves no farther than that takes', () => {
  const room = { across: 525, down: 525 }
  const middle = { x: 50, y: 50 }
  const place = (x: number) => ({ x, y: 0 })
  expect(showing(middle, [], room, 100)).toEqual(middle)
  expect(showing(middle, [place(-200), place(200)], room, 100)).toEqual(middle)
  const moved = showing(middle, [place(-300), place(100)], room, 100)
  expect(moved).toEqual({ x: -308 + 262.5, y: 50 })
  // The lifted domino and its pill stand out to the right and above.
  expect(showing(middle, [place(-300)], room, 100).x).toBe(-314 + 262.5)
  expect(showing(middle, [{ x: 0, y: -200 }], room, 100).y).toBe(-252 + 262.5)
  expect(showing(middle, [place(-300), place(300)], room, 100)).toEqual(middle)
})

test('what was not asked is said to whoever it happened to, not of them', () => {
  const said = (why: string) => newsWords({ kind: 'step_skipped', seat: 0, step: 'tax', why }, WORDS)
  expect(said('no_knight')).toBe('No tax: you have no knight left.')
  expect(said('queen_here')).toBe('No bribe while the queen is with you.')
})
