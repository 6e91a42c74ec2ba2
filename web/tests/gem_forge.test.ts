import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GemForgeView, HandInView, PlayerView } from '../src/generated/gem_forge'
import type { GemForgeComponents } from '../src/games/gem_forge/components'
import { extras } from '../src/games/gem_forge/game'
import { buttonsOf, detailOf, headlineOf, type Moment } from '../src/games/gem_forge/prompt'
import { isWindow } from '../src/games/gem_forge/table'
import { pawnWords } from '../src/games/gem_forge/words'
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
})
const buttons = (now: Moment) =>
  buttonsOf(now, {
    act: () => undefined,
    passAlways: () => undefined,
    putBack: () => undefined,
    refresh: () => undefined,
  })

test('the button hands in what the view says brings most, and says what comes of it', () => {
  const button = buttons(moment(table(), [PASS, ...HAND_INS])).find(({ key }) => key === 'hand-in')
  expect(button?.label).toBe('Hand in as a set +7')
  expect(button?.title).toBe(
    'Ring 2 + brooch 3 + set 2 = 7. You go from 8 to 15. You reach 12: Ann, still below, draws a card.',
  )
})

test('whoever would stand on the goal is told that it wins', () => {
  expect(pawnWords(texts, table(), 0, { ...ONE, pawn: 20 })).toBe('You reach 20 and win!')
})

test('a finished brown tile keeps one from ending the turn where the view says so', () => {
  const must = moment(table({ must_hand_in: true }), HAND_INS)
  expect(headlineOf(must)).toBe('Hand in what is finished')
  expect(buttons(must).find(({ key }) => key === 'pass')?.disabled).toBe(true)
  const free = moment(table(), [PASS, ...HAND_INS])
  expect(headlineOf(free)).toBe('End of your turn')
  expect(buttons(free).find(({ key }) => key === 'pass')).toMatchObject({ disabled: false, space: true })
})

test('the opening asks several at once and is no window of reactions', () => {
  const asked = { actor: null, asked: [1, 2] }
  expect(isWindow(table({ ...asked, step: 'answer_take' }))).toBe(true)
  expect(isWindow(table({ ...asked, step: 'opening', turns: 0 }))).toBe(false)
  expect(isWindow(table())).toBe(false)
})

test.each([
  ['no_card', 'You have nothing to answer with.'],
  ['no_use', 'You have nothing to answer with: your card would do nothing now.'],
])('whoever can only pass is told why: %s', (only_pass, words) => {
  const view = table({ step: 'answer_take', actor: null, asked: [0], active: 1 })
  const asked = { ...view, players: [{ ...PLAYER, only_pass }, PLAYER, PLAYER] }
  expect(detailOf(moment(asked, [PASS]))).toBe(words)
})

test('a skipped step is told to the seat that it concerns', () => {
  const skipped = { kind: 'step_skipped', seat: 1, step: 'keep', why: 'cart_full' }
  expect(extras.untold?.(skipped, 0)).toBe(true)
  expect(extras.untold?.(skipped, null)).toBe(true)
  expect(extras.untold?.(skipped, 1)).toBe(false)
})
