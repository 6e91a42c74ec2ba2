import { describe, expect, test } from 'vitest'
import { baseOf, changed, foundChange } from '../src/lib/draft'
import type { SetFiles } from '../src/lib/seteditors'
import {
  copyOf,
  drawnOf,
  fieldsOf,
  freshId,
  groupsOf,
  known,
  partAt,
  questionsOf,
  rowsOf,
  Shapes,
  type Part,
} from '../src/lib/setparts'
import type { SetField } from '../src/lib/wire'

const FILES: SetFiles = {
  'board.toml': { schema: 1, spaces: 6, track: { provenance: 'rulebook', goal: 20 } },
  'cards.toml': {
    meta: { provenance: 'reconstructed' },
    card: [
      { id: 'farm', name_en: 'Farm', type: 'field', cost: { gold: 1 }, side: [{ vp: 1 }, { vp: 2 }], note: 'x' },
      { id: 'mill', name_en: 'Mill', type: 'house', cost: {}, vp: 3, side: [] },
      { id: 'inn', name_en: 'Inn', type: 'house', cost: { wood: 2 }, vp: 1, side: [{ vp: 3 }] },
    ],
    deck: [{ id: 'first', cards: ['farm', 'inn'], letter: 'A' }],
  },
  'spots.toml': { spots: { at: [[1, 2]] } },
}
const BASE = baseOf(FILES)
const SHAPES = new Shapes(BASE)
const GROUPS = groupsOf(BASE, new Set(['spots.toml']))
const field = (path: (string | number)[], provenance: string, file = 'cards.toml'): SetField => ({
  file,
  path,
  component: '',
  name: '',
  provenance,
})
const TOLD = [
  field(['track', 'goal'], 'rulebook', 'board.toml'),
  field(['card', 0, 'type'], 'reconstructed'),
  field(['card', 0, 'cost', 'gold'], 'reconstructed'),
  field(['card', 0, 'side', 1, 'vp'], 'reconstructed'),
  field(['card', 0, 'name_en'], ''),
  field(['card', 1, 'vp'], 'inferred'),
  field(['card', 2, 'cost', 'wood'], 'reconstructed'),
]
const card = (number: number): Part => ({
  key: `cards.toml:card.${number}`,
  file: 'cards.toml',
  path: ['card', number],
})
const rows = (part: Part) =>
  rowsOf(part.file, (BASE[part.file]?.card as Record<string, unknown>[])[Number(part.path[1])] ?? {}, part.path, SHAPES)

test('lists of components come first; files that follow from others and empty tables do not come', () => {
  expect(GROUPS.map(({ key, parts }) => [key, parts.length])).toEqual([
    ['cards.toml:card', 3],
    ['cards.toml:deck', 1],
    ['board.toml:track', 1],
    ['board.toml:', 1],
  ])
})

test('rows are values, tables of values and lists of tables; names stand last', () => {
  expect(rows(card(0)).map(({ kind, key }) => [kind, key])).toEqual([
    ['value', 'type'],
    ['values', 'cost'],
    ['entries', 'side'],
    ['value', 'id'],
    ['value', 'name_en'],
  ])
  // An empty list is one of tables where its like elsewhere is.
  expect(rows(card(1)).find(({ key }) => key === 'side')?.kind).toBe('entries')
  expect(rowsOf('board.toml', BASE['board.toml'] ?? {}, [], SHAPES).map(({ key }) => key)).toEqual(['spaces'])
})

test('what like tables have can be added, and what one goes without can go', () => {
  expect(SHAPES.missing('cards.toml', ['card', 0], { type: 'field' }).map(([key]) => key)).toContain('vp')
  expect(SHAPES.missing('cards.toml', ['card', 0, 'cost'], { gold: 1 })).toEqual([['wood', 2]])
  expect(SHAPES.isOptional('cards.toml', ['card', 1, 'vp'])).toBe(true)
  expect(SHAPES.isOptional('cards.toml', ['card', 1, 'type'])).toBe(false)
})

test('a text can be what stands at like places, or the id of a list that all of them name', () => {
  expect(SHAPES.choices('cards.toml', ['card', 0, 'type'])).toEqual(['field', 'house'])
  expect(SHAPES.choices('cards.toml', ['deck', 0, 'cards'])).toEqual(['farm', 'mill', 'inn'])
  expect(SHAPES.choices('cards.toml', ['card', 0, 'id'])).toEqual([])
  expect(SHAPES.choices('cards.toml', ['card', 0, 'name_ru'])).toEqual([])
})

describe('how a value is known', () => {
  const at = (files: SetFiles, path: (string | number)[]) => known(fieldsOf(BASE, files, TOLD), 'cards.toml', path)

  test('follows its entry when one before it goes', () => {
    const draft = changed(BASE, [{ file: 'cards.toml', path: ['card', 0] }])
    expect(at(draft, ['card', 0, 'vp'])).toEqual(['inferred'])
    expect(at(draft, ['card', 1, 'cost'])).toEqual(['reconstructed'])
  })

  test('is found once its table says so, and no longer when it does not', () => {
    const draft = changed(BASE, [foundChange(BASE, 'cards.toml', ['card', 0], ['cost', 'name_en'], true)])
    expect(at(draft, ['card', 0, 'cost'])).toEqual(['found'])
    expect(at(draft, ['card', 0, 'type'])).toEqual(['reconstructed'])
    // Names are told only: nobody asks where they come from.
    expect(at(draft, ['card', 0, 'name_en'])).toEqual([])
    const saved = fieldsOf(draft, draft, [field(['card', 0, 'cost', 'gold'], 'found')])
    expect(known(saved, 'cards.toml', ['card', 0, 'cost'])).toEqual(['found'])
    const back = changed(draft, [foundChange(draft, 'cards.toml', ['card', 0], ['cost'], false)])
    const left = fieldsOf(draft, back, [field(['card', 0, 'cost', 'gold'], 'found')])
    expect(known(left, 'cards.toml', ['card', 0, 'cost'])).toEqual(['reconstructed'])
  })
})

test('only what is reconstructed and printed is asked, table by table', () => {
  const asked = (unprinted: string[]) =>
    questionsOf(BASE, TOLD, GROUPS, SHAPES, new Set(unprinted)).map(({ table, key }) => [table.join('.'), key])
  expect(asked([])).toEqual([
    ['card.0', 'type'],
    ['card.0', 'cost'],
    ['card.0.side.1', 'vp'],
    ['card.2', 'cost'],
  ])
  expect(asked(['side', 'type'])).toEqual([
    ['card.0', 'cost'],
    ['card.2', 'cost'],
  ])
})

test('a component is found in the list that has most in common with its own, whatever it is called', () => {
  const components = {
    decks: [{ id: 'farm' }],
    developments: [{ id: 'inn' }, { id: 'farm' }],
  }
  expect(drawnOf(components, BASE, card(0))).toEqual({ kind: 'developments', id: 'farm' })
  expect(drawnOf(components, BASE, card(1))).toBeNull()
  const tiles = baseOf({ 'tiles.toml': { set: 'big', tile: [{ number: 2 }] } })
  const part = { key: '', file: 'tiles.toml', path: ['tile', 0] }
  const drawn = [
    { id: 's2', number: 2, set: 'small' },
    { id: 'b2', number: 2, set: 'big' },
  ]
  expect(drawnOf({ tiles: drawn }, tiles, part)).toEqual({ kind: 'tiles', id: 'b2' })
})

test('a place lies in the smallest part around it', () => {
  expect(partAt(GROUPS, 'cards.toml', ['card', 1, 'cost', 'gold'])?.key).toBe('cards.toml:card.1')
  expect(partAt(GROUPS, 'board.toml', ['track', 'goal'])?.key).toBe('board.toml:track')
  expect(partAt(GROUPS, 'board.toml', ['spaces'])?.key).toBe('board.toml:')
  expect(partAt(GROUPS, 'other.toml', [])).toBeNull()
})

test('a copy has an id and a number of its own', () => {
  expect(freshId('m01', ['m01', 'm02'])).toBe('m03')
  expect(freshId('m09', ['m09'])).toBe('m10')
  expect(freshId('farm', ['farm', 'farm_2'])).toBe('farm_3')
  expect(copyOf({ id: 'farm', vp: 1 }, [{ id: 'farm' }])).toEqual({ id: 'farm_2', vp: 1 })
  expect(copyOf({ number: 1 }, [{ number: 1 }, { number: 48 }])).toEqual({ number: 49 })
})
