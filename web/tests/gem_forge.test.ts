import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { GemForgeView, HandInView, PlayerView } from '../src/generated/gem_forge'
import type { GemForgeComponents } from '../src/games/gem_forge/components'
import { extras } from '../src/games/gem_forge/game'
import { buttonsOf, detailOf, headlineOf, type Moment } from '../src/games/gem_forge/prompt'
import { handedIn } from '../src/games/gem_forge/keepsake'
import { momentOf } from '../src/games/gem_forge/moments'
import { signs } from '../src/games/gem_forge/signs'
import { settingsOf } from '../src/games/gem_forge/settings'
import { stepOf, windowOf } from '../src/games/gem_forge/path'
import { coloursOf, deedWords, nextWords, pawnWords } from '../src/games/gem_forge/words'
import { Texts } from '../src/lib/texts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const texts = new Texts('en', [
  read('../../src/tetrarchy/strings.en.ftl'),
  read('../../src/tetrarchy/games/gem_forge/strings.en.ftl'),
  read('../src/games/gem_forge/strings.en.ftl'),
])
texts.players = ['Vera', 'Ilya', 'Ann']

const tile = (id: string, kind: string, vp: number) => ({
  id,
  kind,
  background: 'blue',
  slots: ['red', 'red'],
  vp,
  set_bonus: 1,
  provenance: 'rulebook',
})
const COMPONENTS: GemForgeComponents = {
  tiles: [tile('ring1', 'ring', 2), tile('brooch1', 'brooch', 3)],
  cards: [],
  hand_limit: 5,
  actions_a_turn: 2,
  cart_places: 3,
  goal: 20,
  stones_of_a_colour: 10,
  provenance: {},
}
const PLAYER: PlayerView = {
  cart: [],
  jewels: [
    { tile: 'ring1', stones: ['red', 'red'], finished: true },
    null,
    { tile: 'brooch1', stones: ['red', 'red'], finished: true },
  ],
  pawn: 8,
  points: {},
  needs: {},
  cards: 0,
  tiles_dealt: 0,
  hand: {},
  dealt: [],
  answer: null,
  copy: null,
  pile_made_of: {},
  only_pass: null,
}
const ONE: HandInView = { places: '1', jewels: 2, sets: 0, pawn: 10, cards: [] }
const SET: HandInView = { places: '13', jewels: 5, sets: 2, pawn: 15, cards: [{ cell: 12, seats: [2] }] }

function table(has: Partial<GemForgeView> = {}): GemForgeView {
  return {
    game: 'gem_forge',
    options: {},
    seats: 3,
    seat: 0,
    step: 'turn',
    actor: 0,
    asked: [],
    first: 0,
    active: 0,
    turns: 5,
    actions_left: 0,
    can_hand_in: [ONE, SET],
    must_hand_in: false,
    goal: 20,
    special: [6, 12],
    mine: ['red'],
    bag: {},
    players: [PLAYER, PLAYER, PLAYER],
    market: [],
    tile_pile: 0,
    tile_discards: [],
    card_pile: 0,
    card_discards: {},
    stack: [],
    target: null,
    left: 0,
    new_place: null,
    tray: [],
    owed: [],
    drawer: null,
    holes: [],
    missing: 0,
    may_refresh: false,
    ...has,
  }
}
const PASS = { code: 0, verb: 'pass' }
const HAND_INS = [
  { code: 7, verb: 'hand_in', places: '1' },
  { code: 9, verb: 'hand_in', places: '13' },
]
const moment = (view: GemForgeView, legal: Moment['legal']): Moment => ({
  table: view,
  legal,
  components: COMPONENTS,
  texts,
  seat: 0,
  inHand: null,
  chosen: null,
  ticked: [],
  refreshing: false,
  give: null,
  get: null,
  narrow: false,
  twice: false,
  window: false,
  ending: false,
})
const done: unknown[] = []
const buttons = (now: Moment) =>
  buttonsOf(now, {
    act: (code) => done.push(code),
    putBack: () => undefined,
    refresh: () => undefined,
    end: () => done.push('asks'),
  })

test('the button hands in what the view says brings most, and says what comes of it', () => {
  const button = buttons(moment(table(), [PASS, ...HAND_INS])).find(({ key }) => key === 'hand-in')
  expect(button?.label).toBe('Hand in as a set +7')
  expect(button?.title).toBe('Ring 2 + brooch 3 + set 2 = 7. You move from 8 to 15. You reach 12: Ann draws a card.')
})

test('whoever would stand on the goal is told that it wins', () => {
  expect(pawnWords(texts, table(), 0, { ...ONE, pawn: 20 })).toBe('You reach 20 and win!')
})

test('a finished brown tile keeps one from ending the turn where the view says so', () => {
  const must = moment(table({ must_hand_in: true }), HAND_INS)
  expect(headlineOf(must)).toBe('Hand in your finished tile')
  expect(buttons(must).find(({ key }) => key === 'pass')?.disabled).toBe(true)
  const free = moment(table(), [PASS, ...HAND_INS])
  expect(headlineOf(free)).toBe('End of your turn')
  expect(buttons(free).find(({ key }) => key === 'pass')).toMatchObject({ disabled: false, space: true })
})

test('to end a turn and keep what is finished is asked once', () => {
  const now = moment(table(), [PASS, ...HAND_INS])
  const pass = (of: Moment) => buttons(of).find(({ key }) => key === 'pass')
  done.length = 0
  pass(now)?.press()
  expect(done).toEqual(['asks'])
  expect(pass({ ...now, ending: true })?.label).toBe('Keep it, end turn')
  pass({ ...now, ending: true })?.press()
  expect(done).toEqual(['asks', PASS.code])
})

test('what needs a second tap says so', () => {
  const now = { ...moment(table(), [PASS, ...HAND_INS]), narrow: true, twice: true }
  expect(headlineOf(now)).toBe('End of your turn')
  expect(headlineOf({ ...now, chosen: HAND_INS[0] ?? null })).toBe('Tap once more to do it')
})

test('whether a window is open is told by the position, not worked out of the view', () => {
  const asked = table({ step: 'answer_take', actor: null, asked: [0, 1], active: 2 })
  const legal = [PASS, { code: 5, verb: 'play', card: 'copy_take' }]
  expect(buttons({ ...moment(asked, legal), window: true })).toEqual([])
  expect(headlineOf({ ...moment(asked, legal), window: true })).toBe('Ann takes a stone')
})

test('the window says what is answered, and whether the next stone is needed', () => {
  const asked = table({ step: 'answer_take', actor: null, asked: [0, 1], active: 2 })
  expect(deedWords(texts, asked, null)).toBe('Ann takes a stone. You can answer with a card.')
  expect(deedWords(texts, asked, { kind: 'stone_taken', seat: 2, colour: 'red' })).toContain('red')
  expect(deedWords(texts, asked, { kind: 'stone_taken', seat: 1, colour: 'red' })).not.toContain('red')
  expect(nextWords(texts, asked, 0)).toBe('Next at the entrance: red.')
  const needy = { ...asked, players: [{ ...PLAYER, needs: { red: 1 } }, PLAYER, PLAYER] }
  expect(nextWords(texts, needy, 0)).toBe('Next at the entrance: red. Your tiles need it.')
})

test('a finished jewel shows the stone that finished it, tiles handed in lie in one fan', () => {
  const open = table({
    players: [PLAYER, { ...PLAYER, jewels: [{ tile: 'ring1', stones: ['red'], finished: false }] }],
  })
  const finished = { kind: 'jewel_finished', seat: 1, tile: 'ring1' }
  expect(momentOf(finished, open, table(), texts, COMPONENTS)?.data).toMatchObject({
    tile: { id: 'ring1' },
    stones: ['red', 'red'],
    colour: 'red',
  })
  const events = ['ring1', 'brooch1'].map((tile) => ({ kind: 'tile_handed_in', seat: 0, tile }))
  const after = table({ players: [{ ...PLAYER, pawn: 15, jewels: [null, null, null] }, PLAYER, PLAYER] })
  const [first, second] = events.map((event) => momentOf(event, table(), after, texts, COMPONENTS))
  expect(first?.data).toMatchObject({ seat: 0, tiles: [{ tile: { id: 'ring1' } }, { tile: { id: 'brooch1' } }] })
  expect(first?.words).toBe('Vera hands in a set: +7')
  expect(second).toBeNull()
  expect(momentOf({ kind: 'stone_set', seat: 1, colour: 'red' }, open, table(), texts, COMPONENTS)).toBeNull()
})

test('every number of slots has its settings inside the drawing', () => {
  for (const kind of ['ring', 'earrings', 'bracelet', 'necklace', 'pendant', 'brooch', 'tiara', 'something'])
    for (const slots of [1, 2, 3, 4]) {
      const settings = settingsOf(kind, slots)
      expect(settings).toHaveLength(slots)
      for (const { x, y, size } of settings) {
        expect(Math.min(x, y, 160 - x, 160 - y)).toBeGreaterThanOrEqual(20 * size)
      }
    }
})

test('a phone shows the part of the path where the pawn stands and where it would go', () => {
  for (const [at, to] of [
    [0, null],
    [3, 9],
    [12, 20],
    [20, null],
  ] as const) {
    const [left = 0, , width = 0] = windowOf(at, to, 20).split(' ').map(Number)
    for (const cell of [at, to ?? at]) {
      const { x } = stepOf(cell, 20)
      expect(x).toBeGreaterThan(left)
      expect(x).toBeLessThan(left + width)
    }
  }
})

test.each([
  ['no_card', 'You have nothing to answer with.'],
  ['no_use', 'You have nothing to answer with: your card would do nothing now.'],
])('whoever can only pass is told why: %s', (only_pass, words) => {
  const view = table({ step: 'answer_take', actor: null, asked: [0], active: 1 })
  const asked = { ...view, players: [{ ...PLAYER, only_pass }, PLAYER, PLAYER] }
  expect(detailOf({ ...moment(asked, [PASS]), window: true })).toBe(words)
})

test('a skipped step is told to the seat that it concerns', () => {
  const skipped = { kind: 'step_skipped', seat: 1, step: 'keep', why: 'cart_full' }
  expect(extras.untold?.(skipped, 0)).toBe(true)
  expect(extras.untold?.(skipped, null)).toBe(true)
  expect(extras.untold?.(skipped, 1)).toBe(false)
})

test('stones of one colour are counted, and those of a queue keep their order', () => {
  expect(coloursOf(texts, ['red', 'green'])).toBe('red and green')
  expect(coloursOf(texts, ['red', 'green', 'red'])).toBe('2 red and 1 green')
  expect(coloursOf(texts, ['red', 'red', 'green', 'red'], true)).toBe('2 red, 1 green and 1 red')
  expect(coloursOf(texts, ['rainbow', 'rainbow'])).toBe('2 rainbow')
})

test('the drawings are whole, carry the name of the game, and keep to the budget', () => {
  const drawings = read('../src/games/gem_forge/symbols.svg')
  const ids = [...drawings.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...drawings.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
  expect(ids.filter((id) => !id?.startsWith('gem_forge-'))).toEqual([])
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
  expect(drawings.match(/<symbol/g)?.length).toBe(drawings.match(/<\/symbol>/g)?.length)
  expect(drawings.match(/<g[ >]/g)?.length).toBe(drawings.match(/<\/g>/g)?.length)
  expect(gzipSync(drawings).length).toBeLessThan(120_000)
})

test('the keepsake holds what was handed in, with the stones that were set', () => {
  const set = (seat: number, tile: string, colour: string) => ({ kind: 'stone_set', seat, tile, colour })
  const hand = (seat: number, tile: string) => ({ kind: 'tile_handed_in', seat, tile })
  const history = [
    set(0, 'ring1', 'red'),
    set(1, 'brooch1', 'blue'),
    hand(0, 'ring1'),
    hand(1, 'brooch1'),
    set(0, 'ring1', 'green'),
    hand(0, 'ring1'),
  ]
  expect(handedIn(history, 0)).toEqual([
    { tile: 'ring1', stones: ['red'] },
    { tile: 'ring1', stones: ['green'] },
  ])
})

test('the log shows a stone in its own colour', () => {
  const drawn = read('../src/games/gem_forge/symbols.svg')
  for (const kind of ['stone_taken', 'stone_set', 'stone_discarded'])
    for (const colour of ['red', 'yellow', 'green', 'blue'])
      expect(drawn).toContain(`id="${signs[kind]?.replace('{colour}', colour) ?? ''}"`)
})
