import { describe, expect, test } from 'vitest'
import {
  basePath,
  baseOf,
  begun,
  changed,
  cleared,
  foundChange,
  isInside,
  madeOf,
  redone,
  stepped,
  takenBack,
  undone,
  valueAt,
  wireOf,
} from '../src/lib/draft'
import type { SetFiles } from '../src/lib/seteditors'
import { at } from '../src/lib/sure'
import type { SetChange } from '../src/lib/wire'

const FILES: SetFiles = {
  'cards.toml': {
    hand: 4,
    card: [
      { id: 'farm', cost: { gold: 1 }, task: [{ vp: 1 }, { vp: 2 }] },
      { id: 'mill', cost: {}, task: [] },
      { id: 'port', cost: { gold: 2 }, slots: ['red', 'blue'] },
    ],
  },
  'board.toml': { track: { goal: 20 } },
}
const BASE = baseOf(FILES)
const put = (file: string, path: (string | number)[], value?: unknown): SetChange => ({ file, path, value })
const plain = (files: SetFiles): unknown => JSON.parse(JSON.stringify(files))
const card = (number: number, ...path: (string | number)[]) => ['card', number, ...path]

/** What the server makes of the changes that a draft tells it. */
function told(files: SetFiles): unknown {
  return plain(changed(FILES, wireOf(madeOf(BASE, files))))
}

test('a draft is its base until something changes', () => {
  expect(plain(BASE)).toEqual(FILES)
  expect(madeOf(BASE, BASE)).toEqual([])
})

test('what is put back as it was is no change', () => {
  const once = changed(BASE, [put('board.toml', ['track', 'goal'], 16)])
  expect(madeOf(BASE, once)).toEqual([
    { kind: 'changed', file: 'board.toml', path: ['track', 'goal'], value: 16, was: 20 },
  ])
  expect(plain(BASE)).toEqual(FILES)
  expect(madeOf(BASE, changed(once, [put('board.toml', ['track', 'goal'], 20)]))).toEqual([])
})

describe('the server makes the same of the changes', () => {
  const drafts: Record<string, SetChange[]> = {
    'a field that comes and one that goes': [
      put('cards.toml', card(1, 'cost', 'gold'), 3),
      put('cards.toml', card(0, 'cost', 'gold')),
    ],
    'a change after an entry has gone': [put('cards.toml', card(0)), put('cards.toml', card(1, 'cost', 'gold'), 9)],
    'several entries gone': [put('cards.toml', card(2)), put('cards.toml', card(0))],
    'an entry added, changed, and another gone': [
      put('cards.toml', card(3), { id: 'inn', cost: {} }),
      put('cards.toml', card(3, 'cost', 'gold'), 5),
      put('cards.toml', card(1)),
    ],
    'entries inside entries': [
      put('cards.toml', card(0, 'task', 0)),
      put('cards.toml', card(0, 'task', 1), { vp: 7 }),
      put('cards.toml', card(1, 'task', 0), { vp: 3 }),
    ],
    'an entry replaced by another': [put('cards.toml', card(1), { id: 'barn', cost: { gold: 4 } })],
    'a list as a whole': [put('cards.toml', card(2, 'slots'), ['red'])],
  }
  for (const [what, changes] of Object.entries(drafts))
    test(what, () => {
      const draft = changed(BASE, changes)
      expect(plain(draft)).toEqual(plain(changed(FILES, changes)))
      expect(told(draft)).toEqual(plain(draft))
    })
})

test('changes are taken back one by one', () => {
  const draft = changed(BASE, [
    put('cards.toml', card(0)),
    put('cards.toml', card(0)),
    put('cards.toml', card(0, 'cost', 'gold'), 8),
    put('cards.toml', card(1), { id: 'inn' }),
    put('board.toml', ['track', 'goal']),
  ])
  const made = madeOf(BASE, draft)
  expect(made.map(({ kind, path }) => [kind, path.join('.')])).toEqual([
    ['removed', 'card.1'],
    ['removed', 'card.0'],
    ['changed', 'card.0.cost.gold'],
    ['added', 'card.1'],
    ['removed', 'track.goal'],
  ])
  for (const one of made) {
    const without = takenBack(draft, one)
    expect(madeOf(BASE, without)).toHaveLength(made.length - 1)
    expect(told(without)).toEqual(plain(without))
  }
  const middle = takenBack(draft, at(made, 0))
  expect(valueAt(middle['cards.toml'], card(0, 'id'))).toBe('mill')
  const none = made.reduce((files) => {
    const [first] = madeOf(BASE, files)
    return first ? takenBack(files, first) : files
  }, draft)
  expect(plain(none)).toEqual(FILES)
})

test('a place is cleared of all changes in it', () => {
  const draft = changed(BASE, [
    put('cards.toml', card(0, 'cost', 'gold')),
    put('cards.toml', card(0, 'cost', 'wood'), 1),
    put('board.toml', ['track', 'goal'], 3),
  ])
  const left = madeOf(BASE, cleared(BASE, draft, 'cards.toml', card(0, 'cost')))
  expect(left.map(({ path }) => path.join('.'))).toEqual(['track.goal'])
})

test('a copy of an entry is an entry of its own', () => {
  const copy = valueAt(BASE['cards.toml'], card(0))
  const draft = changed(BASE, [put('cards.toml', card(3), copy)])
  expect(madeOf(BASE, draft).map(({ kind }) => kind)).toEqual(['added'])
  expect(basePath(draft, 'cards.toml', card(3, 'id'))).toBeNull()
})

test('places of the draft are found in the base', () => {
  const draft = changed(BASE, [put('cards.toml', card(1))])
  expect(basePath(draft, 'cards.toml', card(1, 'cost', 'gold'))).toEqual(card(2, 'cost', 'gold'))
  expect(basePath(draft, 'board.toml', ['track', 'goal'])).toEqual(['track', 'goal'])
})

test('a place that is not there is refused, and nothing comes of it', () => {
  expect(() => changed(BASE, [put('cards.toml', card(9, 'id'), 'x')])).toThrow()
  expect(() => changed(BASE, [put('cards.toml', ['hand', 'more'], 1)])).toThrow()
})

test('steps are undone and done again; those that belong together are one', () => {
  const goal = (value: number) => changed(BASE, [put('board.toml', ['track', 'goal'], value)])
  let history = begun(BASE)
  for (const value of [2, 21, 216]) history = stepped(history, goal(value), 'goal 1')
  history = stepped(history, goal(7), 'goal 2')
  expect(history.past).toHaveLength(2)
  history = undone(history)
  expect(valueAt(history.files['board.toml'], ['track', 'goal'])).toBe(216)
  history = undone(undone(history))
  expect(history.files).toBe(BASE)
  history = redone(history)
  expect(valueAt(history.files['board.toml'], ['track', 'goal'])).toBe(216)
  expect(redone(redone(history)).files).toEqual(goal(7))
  expect(stepped(history, goal(3)).future).toEqual([])
})

test('fields read off a printed copy are listed once, and no list is left where there are none', () => {
  const mark = (files: SetFiles, keys: string[], found: boolean) =>
    changed(files, [foundChange(files, 'cards.toml', card(0), keys, found)])
  const both = mark(mark(BASE, ['cost'], true), ['cost', 'vp'], true)
  expect(valueAt(both['cards.toml'], card(0, 'found_fields'))).toEqual(['cost', 'vp'])
  expect(valueAt(mark(both, ['vp'], false)['cards.toml'], card(0, 'found_fields'))).toEqual(['cost'])
  expect(plain(mark(both, ['vp', 'cost'], false))).toEqual(FILES)
})

test('a place lies inside those that lead to it', () => {
  expect(isInside(card(0, 'cost', 'gold'), card(0))).toBe(true)
  expect(isInside(card(0), card(0))).toBe(true)
  expect(isInside(card(0), card(0, 'cost'))).toBe(false)
  expect(isInside(card(1, 'id'), card(0))).toBe(false)
})
