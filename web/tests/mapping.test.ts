import { expect, test } from 'vitest'
import type { Point } from '../src/games/inkdoms/components'
import {
  addPoint,
  addTower,
  areasAt,
  borderOf,
  canRemove,
  changesBetween,
  freeBorders,
  inside,
  isCorner,
  moveLabel,
  movePoint,
  moveTower,
  nearestOn,
  readMap,
  removePoint,
  removeTower,
  setKingdom,
  setSign,
  setTower,
  spellsOf,
  type MapTables,
} from '../src/games/inkdoms/mapping'

/**
 * Three areas in a frame of 40 × 20: two squares above one another at the left, one area at the right.
 * The border at (20, 10) is bent at (20, 5) and (20, 15).
 */
function small(): MapTables {
  const map = readMap({
    meta: { viewbox: [0, 0, 40, 20], blots: 3, tower_cells: 1, spell_cells_per_row: 2 },
    spell: [],
    monster: [
      { kind: 'hydra', colours: ['blue'], areas: 0 },
      { kind: 'dragon', colours: ['green'], areas: 1 },
    ],
    kingdom: [kingdom('north', 'A1'), kingdom('south', 'B1'), kingdom('east', 'C1')],
    area: [
      area('A1', 'north', [[0, 0], [20, 0], [20, 5], [20, 10], [0, 10]]),
      area('B1', 'south', [[0, 10], [20, 10], [20, 15], [20, 20], [0, 20]]),
      area('C1', 'east', [[40, 0], [40, 20], [20, 20], [20, 15], [20, 10], [20, 5], [20, 0]]),
    ],
    tower: [{ id: 'T1', areas: ['A1', 'C1'], at: [20, 4] }],
    junction: [{ kingdoms: ['north', 'south', 'east'], at: [20, 10] }],
  }) // prettier-ignore
  if (!map) throw Error('this map can be drawn')
  return map
}
function kingdom(id: string, capital: string) {
  return { id, letter: id[0], capital, capital_colour: 'red', neighbours: [], outline: [[0, 0], [1, 0], [1, 1]] } // prettier-ignore
}
function area(id: string, of: string, polygon: Point[]) {
  return { id, kingdom: of, symbol: 'none', label: [10, 5], neighbours: [], polygon }
}
function polygon(map: MapTables, index: number): Point[] {
  return map.area[index]?.polygon ?? []
}
/** Twice the signed area within a line. */
function size(line: Point[]): number {
  return Math.abs(
    line.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = line[(index + 1) % line.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  )
}
function covered(map: MapTables): number {
  return map.area.reduce((sum, one) => sum + size(one.polygon), 0) / 2
}

test('what cannot be drawn is no map', () => {
  const tables = JSON.parse(JSON.stringify(small())) as Record<string, unknown>
  const first = (tables.area as Record<string, unknown>[])[0] ?? {}
  for (const polygon of [
    null,
    'abc',
    [],
    [[0, 0]],
    [
      [0, 0],
      [1, 'x'],
      [2, 2],
    ],
    Array(201).fill([0, 0]),
  ]) {
    expect(readMap({ ...tables, area: [{ ...first, polygon }] })).toBeNull()
  }
  for (const broken of [null, 7, [], {}, { ...tables, meta: {} }, { ...tables, tower: [{ id: 'T1' }] }]) {
    expect(readMap(broken)).toBeNull()
  }
  expect(readMap({ ...tables, junction: undefined })?.junction).toEqual([])
})

test('corners are where borders end', () => {
  const map = small()
  expect(isCorner(map, [20, 10])).toBe(true)
  expect(isCorner(map, [20, 0])).toBe(true)
  expect(isCorner(map, [40, 0])).toBe(true)
  expect(isCorner(map, [20, 5])).toBe(false)
  expect(areasAt(map, [20, 10])).toEqual([0, 1, 2])
})

test('all areas that share a corner follow it, and no gap opens', () => {
  const map = movePoint(small(), [20, 10], [24, 12])
  for (const index of [0, 1, 2]) expect(polygon(map, index)).toContainEqual([24, 12])
  expect(covered(map)).toBe(800)
  expect(map.junction).toEqual([{ kingdoms: ['north', 'south', 'east'], at: [24, 12] }])
})

test('what bends a border goes along with its corner, half as far in the middle', () => {
  const map = movePoint(small(), [20, 10], [24, 12])
  expect(polygon(map, 0)).toContainEqual([22, 6])
  expect(polygon(map, 2)).toContainEqual([22, 6])
  expect(polygon(map, 1)).toContainEqual([22, 16])
  expect(polygon(map, 0)).toContainEqual([20, 0])
})

test('a bend moves alone', () => {
  const map = movePoint(small(), [20, 5], [17, 5])
  expect(polygon(map, 0)).toEqual([[0, 0], [20, 0], [17, 5], [20, 10], [0, 10]]) // prettier-ignore
  expect(polygon(map, 2)).toContainEqual([17, 5])
  expect(polygon(map, 1)).toBe(polygon(map, 1))
})

test('points on the frame stay on it, and its corners where they are', () => {
  expect(polygon(movePoint(small(), [20, 0], [25, 3]), 0)).toContainEqual([25, 0])
  const before = small()
  expect(movePoint(before, [40, 0], [35, 5])).toBe(before)
  expect(polygon(movePoint(small(), [20, 10], [99, 12]), 2)).toContainEqual([40, 12])
})

test('no point moves onto another, nor one that is not there', () => {
  const map = small()
  expect(movePoint(map, [20, 5], [20, 10])).toBe(map)
  expect(movePoint(map, [1, 1], [2, 2])).toBe(map)
})

test('a point added to a side is in both areas, and can go again', () => {
  const more = addPoint(small(), [[20, 10], [0, 10]]) // prettier-ignore
  expect(polygon(more, 0)).toEqual([[0, 0], [20, 0], [20, 5], [20, 10], [10, 10], [0, 10]]) // prettier-ignore
  expect(polygon(more, 1)[1]).toEqual([10, 10])
  expect(canRemove(more, [10, 10])).toBe(true)
  expect(polygon(removePoint(more, [10, 10]), 1)).toEqual(polygon(small(), 1))
})

test('a corner where areas meet cannot go', () => {
  const map = small()
  expect(canRemove(map, [20, 10])).toBe(false)
  expect(removePoint(map, [20, 10])).toBe(map)
})

test('neighbours and outlines follow from the polygons', () => {
  const map = movePoint(small(), [20, 5], [18, 5])
  expect(map.area.map(({ neighbours }) => [...neighbours].sort())).toEqual([
    ['B1', 'C1'],
    ['A1', 'C1'],
    ['A1', 'B1'],
  ])
  expect(map.kingdom.map(({ neighbours }) => [...neighbours].sort())).toEqual([
    ['east', 'south'],
    ['east', 'north'],
    ['north', 'south'],
  ])
  expect(map.kingdom.map(({ outline }) => size(outline))).toEqual(map.area.map(({ polygon }) => size(polygon)))
})

test('an area that changes its kingdom changes outlines and junctions', () => {
  const map = setKingdom(small(), 1, 'north')
  expect(map.junction).toEqual([])
  expect(size(map.kingdom[0]?.outline ?? [])).toBe(2 * 400)
  expect(map.kingdom[2]?.neighbours).toEqual(['north'])
})

test('a tower stays on its border', () => {
  const map = movePoint(small(), [20, 10], [28, 10])
  const tower = map.tower[0]?.at ?? [0, 0]
  expect(tower).toEqual(nearestOn(tower, borderOf(map, 0, 2)))
  expect(moveTower(small(), 0, [3, 9]).tower[0]?.at).toEqual([20, 9])
})

test('towers stand only on real borders that have none', () => {
  const map = small()
  expect(freeBorders(map, 0)).toEqual([1])
  const two = addTower(map, 0, 1)
  expect(two.tower[1]).toEqual({ id: 'T2', areas: ['A1', 'B1'], at: [10, 10] })
  expect(two.meta.tower_cells).toBe(2)
  expect(freeBorders(two, 0)).toEqual([])
  expect(removeTower(two, 0).tower.map(({ id }) => id)).toEqual(['T2'])
  expect(addTower(removeTower(two, 0), 0, 2).tower.map(({ id }) => id)).toEqual(['T2', 'T3'])
  expect(setTower(two, 1, 1, 2).tower[1]?.areas).toEqual(['B1', 'C1'])
})

test('a new capital changes places with the old one', () => {
  const first = setSign(setKingdom(small(), 1, 'north'), 0, { symbol: 'capital', colour: 'green' })
  expect(first.kingdom[0]).toMatchObject({ capital: 'A1', capital_colour: 'green' })
  const next = setSign(first, 1, { symbol: 'capital', colour: 'blue' })
  expect(next.area.map(({ symbol }) => symbol)).toEqual(['none', 'capital', 'none'])
  expect(next.area[0]?.colour).toBeUndefined()
  expect(next.kingdom[0]).toMatchObject({ capital: 'B1', capital_colour: 'blue' })
})

test('numbers of monsters and cells of spells follow the signs', () => {
  const map = setSign(small(), 0, { symbol: 'monster', monster: 'hydra', colour: 'red' })
  expect(map.monster).toEqual([
    { kind: 'hydra', colours: ['blue', 'red'], areas: 1 },
    { kind: 'dragon', colours: ['green'], areas: 0 },
  ])
  const spells = [0, 1].reduce((now, index) => setSign(now, index, { symbol: 'spell', spell: 3 }), map)
  expect(spells.monster[0]?.areas).toBe(0)
  expect(spellsOf(spells).get(3)).toBe(2)
  expect(spells.meta.spell_cells_per_row).toBe(3)
})

test('changes are as small as tables are, and take away what is gone', () => {
  const map = small()
  const lair = setSign(map, 0, { symbol: 'monster', monster: 'hydra', colour: 'blue' })
  expect(changesBetween(map, map)).toEqual([])
  expect(changesBetween(lair, setSign(lair, 0, { symbol: 'none' }))).toEqual([
    { file: 'map.toml', path: ['monster', 0, 'areas'], value: 0 },
    { file: 'map.toml', path: ['area', 0, 'symbol'], value: 'none' },
    { file: 'map.toml', path: ['area', 0, 'monster'] },
    { file: 'map.toml', path: ['area', 0, 'colour'] },
  ])
  expect(changesBetween(map, moveLabel(map, 2, [30, 9.96]))).toEqual([
    { file: 'map.toml', path: ['area', 2, 'label'], value: [30, 10] },
  ])
  const two = addTower(map, 0, 1)
  expect(changesBetween(map, two)).toEqual([
    { file: 'map.toml', path: ['meta', 'tower_cells'], value: 2 },
    { file: 'map.toml', path: ['tower', 1], value: { id: 'T2', areas: ['A1', 'B1'], at: [10, 10] } },
  ])
  expect(changesBetween(two, removeTower(two, 0))).toEqual([{ file: 'map.toml', path: ['tower', 0] }])
  const moved = changesBetween(map, movePoint(map, [20, 10], [24, 12]))
  expect(moved.filter(({ path }) => path[0] === 'junction')).toEqual([
    { file: 'map.toml', path: ['junction', 0, 'at'], value: [24, 12] },
  ])
})

test('the place of a sign stays within the frame', () => {
  expect(moveLabel(small(), 0, [-7, 99]).area[0]?.label).toEqual([0, 20])
})

test('a point is inside where a line from it leaves once', () => {
  const line: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]] // prettier-ignore
  expect(inside([5, 5], line)).toBe(true)
  expect(inside([15, 5], line)).toBe(false)
  expect(inside([5, 15], line)).toBe(false)
})
