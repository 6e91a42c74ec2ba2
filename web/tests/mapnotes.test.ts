import { expect, test } from 'vitest'
import { handlesOf, meetingAt, moved } from '../src/games/inkdoms/handles'
import { placeOf } from '../src/games/inkdoms/mapnotes'
import { readMap, type MapTables } from '../src/games/inkdoms/mapping'
import type { SetFault } from '../src/lib/wire'

/** Two squares side by side, with a bend in the border between them. */
function small(): MapTables {
  const kingdom = (id: string) => ({ id, letter: id, capital: 'A', capital_colour: 'red', outline: [[0, 0], [1, 0], [1, 1]], neighbours: [] }) // prettier-ignore
  const area = (id: string, polygon: number[][]) => ({ id, kingdom: id.toLowerCase(), symbol: 'none', label: [5, 5], neighbours: [], polygon }) // prettier-ignore
  const map = readMap({
    meta: { viewbox: [0, 0, 20, 10], blots: 1, tower_cells: 1, spell_cells_per_row: 1 },
    monster: [{ kind: 'hydra', colours: ['blue'], areas: 1 }],
    kingdom: [kingdom('a'), kingdom('b')],
    area: [area('A', [[0, 0], [10, 0], [10, 4], [10, 10], [0, 10]]), area('B', [[10, 0], [20, 0], [20, 10], [10, 10], [10, 4]])],
    tower: [{ id: 'T1', areas: ['a', 'B'], at: [10, 2] }],
  }) // prettier-ignore
  if (!map) throw Error('this map can be drawn')
  return map
}
function fault(path: (string | number)[], data = {}): SetFault {
  return { file: 'map.toml', path, component: '', field: '', key: '', detail: '', data }
}

test('an area has handles for its corners, its sign and its towers; bends where they are wanted', () => {
  const map = small()
  expect(handlesOf(map, 0, false).map(({ key }) => key)).toEqual(['point-0', 'point-1', 'point-3', 'point-4', 'label', 'tower-0']) // prettier-ignore
  expect(handlesOf(map, 0, true).find(({ kind }) => kind === 'bend')?.at).toEqual([10, 4])
  expect(handlesOf(map, -1, true)).toEqual([])
})

test('each kind of handle moves what it stands for', () => {
  const map = small()
  const [, corner, label, tower] = ['point-0', 'point-1', 'label', 'tower-0'].map((key) =>
    handlesOf(map, 0, false).find((one) => one.key === key),
  )
  if (!corner || !label || !tower) throw Error('they are there')
  expect(moved(map, corner, [12, 3]).area[1]?.polygon[0]).toEqual([12, 0])
  expect(moved(map, label, [3, 3]).area[0]?.label).toEqual([3, 3])
  expect(moved(map, tower, [0, 7]).tower[0]?.at).toEqual([10, 7])
  expect(meetingAt(map, corner, 0)).toEqual(['B'])
})

test('what the game says of a map has its place on it', () => {
  const map = small()
  const nowhere = { areas: [], kingdom: '', monster: '' }
  expect(placeOf(map, fault(['area', 1, 'polygon']))).toEqual({ ...nowhere, areas: [1] })
  expect(placeOf(map, fault(['kingdom', 0, 'outline']))).toEqual({ ...nowhere, kingdom: 'a' })
  expect(placeOf(map, fault(['monster', 0, 'areas']))).toEqual({ ...nowhere, monster: 'hydra' })
  expect(placeOf(map, fault(['tower', 0, 'at']))).toEqual({ ...nowhere, areas: [0, 1] })
  expect(placeOf(map, fault(['meta', 'die_side'], { x: '15', y: '5' }))).toEqual({ ...nowhere, areas: [1] })
  for (const path of [[], ['meta', 'blots'], ['area', 9], ['tower', 4]])
    expect(placeOf(map, fault(path))).toEqual(nowhere)
})
