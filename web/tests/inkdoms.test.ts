import { expect, test } from 'vitest'
import { around, atLeast } from '../src/games/inkdoms/atlas'
import { choicesOf } from '../src/games/inkdoms/choices'
import type { GameEvent } from '../src/games/board'
import { Hand } from '../src/games/inkdoms/hand.svelte'
import { momentOf } from '../src/games/inkdoms/moments'
import { leftOver, reversible, type Moment, type Target } from '../src/games/inkdoms/targets'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { tipOf } from '../src/games/inkdoms/tips'
import { wordsOf } from '../src/games/inkdoms/takes'
import type { InkdomsView, SheetView } from '../src/generated/inkdoms'
import { Texts } from '../src/lib/texts'

const paint = (code: number, drop: string) => ({ code, verb: 'paint', drop, area: 'r1' })
const both = choicesOf([paint(1, 'die'), paint(2, 'blend-purple'), paint(3, 'blend-green')])

test('a blended drop is in hand as soon as it is there', () => {
  const hand = new Hand()
  hand.blending = true
  hand.settle(both, undefined, 1)
  expect(hand.drop).toBe('blend-purple')
})

test('the drop in hand stays where nothing was blended', () => {
  const hand = new Hand()
  hand.settle(both, undefined, 1)
  expect(hand.drop).toBe('die')
  hand.take('blend-green')
  hand.settle(both, undefined, 1)
  expect(hand.drop).toBe('blend-green')
})

test('a die alone is seen with the land around it', () => {
  const die = { x: 300, y: 200, width: 0, height: 0 }
  expect(atLeast(around([die], 120), 520)).toEqual({ x: 40, y: -60, width: 520, height: 520 })
  const far = { x: 900, y: 200, width: 0, height: 0 }
  expect(atLeast(around([die, far], 120), 520)).toEqual({ x: 180, y: -60, width: 840, height: 520 })
})

const area = (id: string, code: number): Target => ({ key: `area:${id}`, kind: 'area', id, label: '', code })

function moment(closing: Record<string, number>, more: Partial<Moment> = {}): Moment {
  const hand = new Hand()
  const sheet = { turn: { closing } } as unknown as SheetView
  return { hand, sheet, choices: both, ...more } as unknown as Moment
}

test('what can be taken back takes one tap', () => {
  const now = moment({ r5: 2 })
  expect(reversible(now, area('r1', 1))).toBe(true)
  expect(leftOver(now, area('r5', 2))).toBe(2)
  expect(reversible(now, area('r5', 2))).toBe(false)
  now.hand.planning = true
  expect(reversible(now, area('r5', 2))).toBe(true)
})

test('to take a die takes two taps, to pick one up takes one', () => {
  const take = { code: 7, verb: 'take', die: 'red', kingdom: 'redhill' }
  const now = moment({}, { choices: choicesOf([take, { ...take, code: 8, kingdom: 'greenwood' }]) })
  const die: Target = { key: 'die:red', kind: 'die', id: 'red', label: '', code: null }
  expect(reversible(now, die)).toBe(true)
  expect(reversible(now, { ...die, code: 7 })).toBe(false)
})

test('Esc first withdraws what is asked', () => {
  const hand = new Hand()
  hand.planning = true
  hand.ending = true
  expect(hand.putBack()).toBe(true)
  expect([hand.ending, hand.planning]).toEqual([false, true])
})

test('a drop of a tower and a new round are moments, painting is not', () => {
  const texts = { say: (key: string) => key, event: ({ kind }: { kind: string }) => kind } as unknown as Texts
  const sheet = { towers: {}, painted: {}, signs: {}, score: {} }
  const before = { seat: 0, sheets: [sheet] } as unknown as InkdomsView
  const after = { seat: 0, sheets: [{ ...sheet, towers: { T1: 'purple' } }] } as unknown as InkdomsView
  const of = (event: GameEvent) => momentOf(event, before, after, texts)
  expect(of({ kind: 'drop_gained', seat: 0, colour: 'purple' })).toMatchObject({ key: 'tower', at: 'tower-T1' })
  expect(of({ kind: 'round_begun', round: 3 })).toMatchObject({ key: 'round', data: { round: 3 } })
  expect(of({ kind: 'line_completed', seat: 0, line: 'hydra', points: 4 })).toMatchObject({ art: 'm-hydra' })
  expect(of({ kind: 'area_painted', seat: 0, area: 'r1', colour: 'red' })).toBeNull()
})

test('a moment takes 900 ms at most', () => {
  const texts = { say: (key: string) => key, event: () => '' } as unknown as Texts
  const view = { seat: 0, sheets: [] } as unknown as InkdomsView
  expect(momentOf({ kind: 'round_begun', round: 1 }, view, view, texts)?.ms ?? 900).toBeLessThanOrEqual(900)
})

const WORDS = new Texts('en', [
  readFileSync(new URL('../../src/tetrarchy/games/inkdoms/strings.en.ftl', import.meta.url), 'utf8'),
  readFileSync(new URL('../src/games/inkdoms/strings.en.ftl', import.meta.url), 'utf8'),
])
WORDS.names['kingdom-redhill'] = 'Redhill'
test('a hinted die is called by its colour and where it lies', () => {
  const take = { code: 1, verb: 'take', die: 'blue', kingdom: 'redhill' }
  expect(wordsOf(take, {} as InkdomsView, WORDS)).toBe('Blue in Redhill')
  expect(wordsOf({ code: 1, verb: 'stop' }, {} as InkdomsView, WORDS)).toBeNull()
})

test('what is painted is not to be painted again', () => {
  const areas = [
    { id: 'r1', kingdom: 'redhill', symbol: 'spell', spell: 1 },
    { id: 'r2', kingdom: 'redhill', symbol: 'capital', colour: 'red' },
  ]
  const atlas = {
    area: new Map(areas.map((one) => [one.id, one])),
    kingdom: new Map([['redhill', { capital_vp: 3 }]]),
    data: { spells: [{ number: 1, id: 'move' }], monsters: [] },
  }
  const seen = (painted: Record<string, string>, id: string) =>
    tipOf(
      moment({}, { atlas, texts: WORDS, view: { dice: [] }, sheet: { painted } } as unknown as Partial<Moment>),
      null,
      null,
      id,
      new Set(),
    )?.lines.join(' ')
  expect(seen({}, 'r1')).toContain('to gain spell')
  expect(seen({ r1: 'blue' }, 'r1')).toBe('Painted blue.')
  expect(seen({ r2: 'blue' }, 'r2')).toBe('Painted blue. Capital lost.')
  expect(seen({ r2: 'red' }, 'r2')).toBe('Painted red. Capital built.')
})

test.each(['en', 'ru'] as const)('a kingdom has the letter of its colour, and no two the same: %s', (language) => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const words = new Texts(language, [
    read(`../../src/tetrarchy/games/inkdoms/strings.${language}.ftl`),
    read(`../src/games/inkdoms/strings.${language}.ftl`),
  ])
  const colours = {
    redhill: 'red',
    bluewater: 'blue',
    yellowlake: 'yellow',
    greenwood: 'green',
    purplefield: 'purple',
    umberland: 'brown',
  }
  const letters = Object.entries(colours).map(([kingdom, colour]) => {
    expect(words.say(`page-area-${kingdom}`)).toBe(words.say(`letter-${colour}`))
    return words.say(`letter-${colour}`)
  })
  expect(new Set([...letters, words.say('letter-white')]).size).toBe(7)
})

test('the drawings are whole and within their budget', () => {
  const drawings = readFileSync(new URL('../src/games/inkdoms/symbols.svg', import.meta.url), 'utf8')
  const common = readFileSync(new URL('../src/symbols.svg', import.meta.url), 'utf8')
  const ids = [...`${drawings}${common}`.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...drawings.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
  expect(gzipSync(drawings).length).toBeLessThan(120_000)
})
