import { expect, test } from 'vitest'
import type { KingdomView, QueendominoView } from '../src/generated/queendomino'
import { lostSquares, growing, outline } from '../src/games/queendomino/land'
import { newsOf } from '../src/games/queendomino/news'
import { headlineOf } from '../src/games/queendomino/prompt'
import { taxOf } from '../src/games/queendomino/table'
import type { Texts } from '../src/lib/texts'

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
