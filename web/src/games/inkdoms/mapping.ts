/** The map's file as a drawing that can be changed: pure geometry. What is allowed, the server says. */

import type { SetChange } from '../../lib/wire'
import type { Point } from './components'

export const FILE = 'map.toml'
const DIGITS = 10
const MOST_POINTS = 200
const LEAST_POINTS = 3

type Table = Record<string, unknown>

export interface AreaTable extends Table {
  id: string
  kingdom: string
  symbol: string
  label: Point
  neighbours: string[]
  polygon: Point[]
  colour?: string
  monster?: string
  spell?: number
}
export interface KingdomTable extends Table {
  id: string
  letter: string
  capital: string
  capital_colour: string
  neighbours: string[]
  outline: Point[]
}
export interface TowerTable extends Table {
  id: string
  areas: string[]
  at: Point
}
export interface JunctionTable extends Table {
  kingdoms: string[]
  at: Point
}
export interface MonsterTable extends Table {
  kind: string
  colours: string[]
  areas: number
}
export interface MetaTable extends Table {
  viewbox: [number, number, number, number]
  blots: number
  tower_cells: number
  spell_cells_per_row: number
}
export interface MapTables extends Table {
  meta: MetaTable
  area: AreaTable[]
  kingdom: KingdomTable[]
  tower: TowerTable[]
  junction: JunctionTable[]
  monster: MonsterTable[]
}
type Side = [Point, Point]

// ---------------------------------------------------------------- reading

/** The map of a draft, as far as it can be drawn; null where it cannot. */
export function readMap(tables: unknown): MapTables | null {
  if (!isTable(tables)) return null
  const { meta, area, kingdom, tower = [], junction = [], monster } = tables
  const drawable =
    isTable(meta) &&
    Array.isArray(meta.viewbox) &&
    meta.viewbox.length === 4 &&
    meta.viewbox.every(isNumber) &&
    ['blots', 'tower_cells', 'spell_cells_per_row'].every((name) => isNumber(meta[name])) &&
    areTables(area, (one) => isLine(one.polygon) && isPoint(one.label) && areTexts(one, 'id', 'kingdom', 'symbol')) &&
    areTables(kingdom, (one) => isLine(one.outline) && areTexts(one, 'id', 'letter', 'capital', 'capital_colour')) &&
    areTables(tower, (one) => isPoint(one.at) && areTexts(one, 'id') && areWords(one.areas)) &&
    areTables(junction, (one) => isPoint(one.at) && areWords(one.kingdoms)) &&
    areTables(monster, (one) => isNumber(one.areas) && areWords(one.colours) && areTexts(one, 'kind'))
  if (!drawable) return null
  const named = (list: unknown) => (list as Table[]).map(({ id }) => String(id).toLowerCase())
  const kingdoms = new Set(named(kingdom))
  const told =
    [area, kingdom, tower].every((list) => new Set(named(list)).size === named(list).length) &&
    area.every((one) => kingdoms.has(String(one.kingdom)))
  if (!told) return null
  return { ...tables, tower, junction } as unknown as MapTables
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
function areTables(value: unknown, fits: (one: Table) => boolean): value is Table[] {
  return Array.isArray(value) && value.every((one) => isTable(one) && fits(one))
}
function areTexts(table: Table, ...names: string[]): boolean {
  return names.every((name) => typeof table[name] === 'string')
}
function areWords(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value)
}
function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every(isNumber)
}
function isLine(value: unknown): boolean {
  return Array.isArray(value) && value.length >= LEAST_POINTS && value.length <= MOST_POINTS && value.every(isPoint)
}

/** What makes one map out of another. */
export function changesBetween(before: unknown, after: unknown, path: (string | number)[] = []): SetChange[] {
  if (same(before, after)) return []
  if (isTable(before) && isTable(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) =>
      name in after && after[name] !== undefined
        ? changesBetween(before[name], after[name], [...path, name])
        : before[name] !== undefined
          ? [{ file: FILE, path: [...path, name] }]
          : [],
    )
  }
  if (areTables(before, () => true) && areTables(after, () => true)) return listChanges(before, after, path)
  return [{ file: FILE, path, value: after }]
}

/** Entries that go, from the last on, then what changes in those that stay, then those that are added at the end. */
function listChanges(before: Table[], after: Table[], path: (string | number)[]): SetChange[] {
  const named = (list: Table[]) => list.map((one) => JSON.stringify(one.id ?? one))
  const names = before.length === after.length ? named(before) : named(after)
  const left = before.filter((one) => names.includes(named([one])[0] ?? ''))
  const gone = before.flatMap((one, index) => (left.includes(one) ? [] : [index]))
  return [
    ...gone.reverse().map((index) => ({ file: FILE, path: [...path, index] })),
    ...after.flatMap((one, index) => {
      const stays = left[index]
      return stays ? changesBetween(stays, one, [...path, index]) : [{ file: FILE, path: [...path, index], value: one }]
    }),
  ]
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

// ---------------------------------------------------------------- points

export function keyOf([x, y]: Point): string {
  return `${x},${y}`
}
export function areSame(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1]
}
function rounded([x, y]: Point): Point {
  return [Math.round(x * DIGITS) / DIGITS, Math.round(y * DIGITS) / DIGITS]
}
export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}
/** The sides of a polygon, each from a point to the next. */
export function sidesOf(polygon: Point[]): Side[] {
  return polygon.map((point, index): Side => [point, polygon[(index + 1) % polygon.length] ?? point])
}
function sideKey([one, other]: Side): string {
  return [keyOf(one), keyOf(other)].sort().join(' ')
}

/** Whether a point lies in a polygon: a ray from it crosses the border an odd number of times. */
export function inside([px, py]: Point, polygon: Point[]): boolean {
  const crossed = sidesOf(polygon).filter(
    ([[x, y], [nextX, nextY]]) => y > py !== nextY > py && px < ((nextX - x) * (py - y)) / (nextY - y) + x,
  )
  return crossed.length % 2 === 1
}

/** The place on some sides that is nearest to a point. */
export function nearestOn(point: Point, border: Side[]): Point {
  let best: Point = border[0]?.[0] ?? point
  for (const [from, to] of border) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = dx * dx + dy * dy || 1
    const part = Math.max(0, Math.min(1, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length))
    const on: Point = [from[0] + part * dx, from[1] + part * dy]
    if (distance(on, point) < distance(best, point)) best = on
  }
  return rounded(best)
}

// ---------------------------------------------------------------- who meets where

/** The areas at a point, by their numbers. */
export function areasAt(map: MapTables, point: Point): number[] {
  return map.area.flatMap(({ polygon }, index) => (polygon.some((one) => areSame(one, point)) ? [index] : []))
}

/** The sides of the frame that a point lies on: `x` for the left and right ones, `y` for the others. */
function onFrame(map: MapTables, [x, y]: Point): { x: boolean; y: boolean } {
  const [left, top, width, height] = map.meta.viewbox
  return { x: x === left || x === left + width, y: y === top || y === top + height }
}

/** Whether borders of areas end here; the other points only bend one. */
export function isCorner(map: MapTables, point: Point): boolean {
  const frame = onFrame(map, point)
  const meeting = areasAt(map, point).length
  return meeting > 2 || (frame.x && frame.y) || (meeting === 2 && (frame.x || frame.y))
}

/** For every side the areas that have it. */
function ownersOf(map: MapTables): Map<string, { side: Side; areas: number[] }> {
  const owners = new Map<string, { side: Side; areas: number[] }>()
  map.area.forEach(({ polygon }, index) => {
    for (const side of sidesOf(polygon)) {
      const key = sideKey(side)
      const owner = owners.get(key)
      if (owner) owner.areas.push(index)
      else owners.set(key, { side, areas: [index] })
    }
  })
  return owners
}

/** The sides that two areas share. */
export function borderOf(map: MapTables, one: number, other: number): Side[] {
  const theirs = new Set(sidesOf(map.area[other]?.polygon ?? []).map(sideKey))
  return sidesOf(map.area[one]?.polygon ?? []).filter((side) => theirs.has(sideKey(side)))
}

/** An area's number by its name, in either case; -1 where there is none. */
export function areaNumber(map: MapTables, name: string): number {
  return map.area.findIndex((area) => area.id.toLowerCase() === name.toLowerCase())
}

/** The areas with a border to this one. */
export function neighboursOf(map: MapTables, area: number): number[] {
  return map.area.flatMap((_, other) => (other !== area && borderOf(map, area, other).length ? [other] : []))
}

/** The line around some areas; the longest where there are several. */
function outlineOf(polygons: Point[][]): Point[] {
  const open = new Map<string, Side>()
  for (const side of polygons.flatMap(sidesOf)) {
    const key = sideKey(side)
    if (!open.delete(key)) open.set(key, side)
  }
  const at = new Map<string, Point[]>()
  for (const [one, other] of open.values()) {
    at.set(keyOf(one), [...(at.get(keyOf(one)) ?? []), other])
    at.set(keyOf(other), [...(at.get(keyOf(other)) ?? []), one])
  }
  let longest: Point[] = []
  const done = new Set<string>()
  for (const [first] of open.values()) {
    const loop: Point[] = []
    let here: Point | undefined = first
    while (here && !done.has(keyOf(here))) {
      done.add(keyOf(here))
      loop.push(here)
      here = at.get(keyOf(here))?.find((next) => !done.has(keyOf(next)))
    }
    if (loop.length > longest.length) longest = loop
  }
  return longest
}

// ---------------------------------------------------------------- what follows from the polygons

/** Neighbours, outlines, junctions and the places of towers, as the polygons have them now. */
export function settled(map: MapTables): MapTables {
  const owners = [...ownersOf(map).values()]
  const around = map.area.map(() => new Set<number>())
  for (const { areas } of owners) {
    for (const one of areas) for (const other of areas) if (one !== other) around[one]?.add(other)
  }
  const area = map.area.map((one, index) => ({
    ...one,
    neighbours: kept(
      one.neighbours,
      [...(around[index] ?? [])].map((other) => map.area[other]?.id ?? ''),
    ),
  }))
  const kingdom = map.kingdom.map((one) => {
    const members = map.area.flatMap(({ kingdom }, index) => (kingdom === one.id ? [index] : []))
    const beside = members.flatMap((index) => [...(around[index] ?? [])].map((other) => map.area[other]?.kingdom ?? ''))
    const outline = outlineOf(members.map((index) => map.area[index]?.polygon ?? []))
    const sameLine = same(sidesOf(outline).map(sideKey).sort(), sidesOf(one.outline).map(sideKey).sort())
    return {
      ...one,
      neighbours: kept(
        one.neighbours,
        [...new Set(beside)].filter((name) => name !== one.id),
      ),
      outline: sameLine || !outline.length ? one.outline : outline,
    }
  })
  return { ...map, area, kingdom, tower: map.tower.map((one) => onBorder(map, one)), junction: junctionsOf(map) }
}

/** The names that are right, in the order that they had. */
function kept(names: unknown, right: string[]): string[] {
  const had = Array.isArray(names) ? names.map(String) : []
  const lower = (list: string[]) => list.map((name) => name.toLowerCase()).sort()
  return same(lower(had), lower(right)) ? had : right
}

function junctionsOf(map: MapTables): JunctionTable[] {
  const meeting = new Map<string, { at: Point; kingdoms: Set<string> }>()
  for (const { polygon, kingdom } of map.area) {
    for (const point of polygon) {
      const here = meeting.get(keyOf(point)) ?? { at: point, kingdoms: new Set() }
      meeting.set(keyOf(point), { ...here, kingdoms: here.kingdoms.add(kingdom) })
    }
  }
  const found = [...meeting.values()].filter(({ kingdoms }) => kingdoms.size > 2)
  const names = (kingdoms: Iterable<string>) => [...kingdoms].sort().join()
  const listed = map.junction.flatMap((one): JunctionTable[] => {
    const alike = found.filter(({ kingdoms }) => names(kingdoms) === names(one.kingdoms))
    const here = alike.find(({ at }) => areSame(at, one.at)) ?? alike.find(({ at }) => !isListed(map.junction, at))
    if (here) found.splice(found.indexOf(here), 1)
    return here ? [areSame(here.at, one.at) ? one : { ...one, at: here.at }] : []
  })
  return [...listed, ...found.map(({ at, kingdoms }) => ({ kingdoms: [...kingdoms], at }))]
}

function isListed(junctions: JunctionTable[], point: Point): boolean {
  return junctions.some(({ at }) => areSame(at, point))
}

/** A tower stays where its border goes. */
function onBorder(map: MapTables, tower: TowerTable): TowerTable {
  const [one, other] = tower.areas.map((name) => areaNumber(map, name))
  const border = one === undefined || other === undefined ? [] : borderOf(map, one, other)
  if (!border.length) return tower
  const near = nearestOn(tower.at, border)
  return distance(near, tower.at) < 0.5 ? tower : { ...tower, at: near }
}

// ---------------------------------------------------------------- changing the drawing

function mapPolygons(map: MapTables, change: (polygon: Point[]) => Point[]): MapTables {
  return settled({ ...map, area: map.area.map((one) => ({ ...one, polygon: change(one.polygon) })) })
}

/**
 * A point is moved, with it in every area that shares it. Points on the frame stay on its side. What bends the borders
 * that end in a moved corner goes along, the less the farther away. Nothing moves onto another point.
 */
export function movePoint(map: MapTables, from: Point, to: Point): MapTables {
  const frame = onFrame(map, from)
  const [x, y] = withinFrame(map, to)
  const goal = rounded([frame.x ? from[0] : x, frame.y ? from[1] : y])
  if (areSame(goal, from) || areasAt(map, goal).length || !areasAt(map, from).length) return map
  const moved = new Map([[keyOf(from), goal]])
  if (isCorner(map, from)) {
    const [dx, dy] = [goal[0] - from[0], goal[1] - from[1]]
    for (const { point, part } of bendsFrom(map, from)) {
      const still = onFrame(map, point)
      moved.set(keyOf(point), rounded([point[0] + (still.x ? 0 : dx * part), point[1] + (still.y ? 0 : dy * part)]))
    }
  }
  return mapPolygons(map, (polygon) =>
    polygon.some((point) => moved.has(keyOf(point)))
      ? polygon.map((point) => moved.get(keyOf(point)) ?? point)
      : polygon,
  )
}

/** The points that bend the borders ending in a corner, with how much of its move they make. */
function bendsFrom(map: MapTables, corner: Point): { point: Point; part: number }[] {
  const found = new Map<string, { point: Point; part: number }>()
  for (const area of areasAt(map, corner)) {
    const polygon = map.area[area]?.polygon ?? []
    const start = polygon.findIndex((point) => areSame(point, corner))
    for (const way of [1, -1]) {
      const run: Point[] = [corner]
      for (let step = 1; step < polygon.length; step += 1) {
        const point = polygon[(start + way * step + polygon.length * step) % polygon.length]
        if (!point) break
        run.push(point)
        if (isCorner(map, point)) break
      }
      const lengths = run.map((point, index) => distance(point, run[index - 1] ?? point))
      const whole = lengths.reduce((sum, length) => sum + length, 0) || 1
      let gone = 0
      run.slice(0, -1).forEach((point, index) => {
        gone += lengths[index] ?? 0
        if (index) found.set(keyOf(point), { point, part: 1 - gone / whole })
      })
    }
  }
  return [...found.values()]
}

/** A new point in the middle of the side from a point to the next, for both areas at it. */
export function addPoint(map: MapTables, side: Side): MapTables {
  const [one, other] = side
  const middle = rounded([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2])
  if (areasAt(map, middle).length) return map
  const wanted = sideKey(side)
  return mapPolygons(map, (polygon) =>
    sidesOf(polygon).flatMap((each) => (sideKey(each) === wanted ? [each[0], middle] : [each[0]])),
  )
}

/** Whether a point can go without a gap: it only bends a border, and its areas keep enough points. */
export function canRemove(map: MapTables, point: Point): boolean {
  return (
    !isCorner(map, point) && areasAt(map, point).every((index) => (map.area[index]?.polygon.length ?? 0) > LEAST_POINTS)
  )
}

export function removePoint(map: MapTables, point: Point): MapTables {
  if (!canRemove(map, point)) return map
  return mapPolygons(map, (polygon) => polygon.filter((one) => !areSame(one, point)))
}

function withinFrame(map: MapTables, [x, y]: Point): Point {
  const [left, top, width, height] = map.meta.viewbox
  return [Math.max(left, Math.min(left + width, x)), Math.max(top, Math.min(top + height, y))]
}

/** The place of an area's sign. */
export function moveLabel(map: MapTables, area: number, to: Point): MapTables {
  return changeArea(map, area, { label: rounded(withinFrame(map, to)) })
}

// ---------------------------------------------------------------- kingdoms and signs

function changeArea(map: MapTables, area: number, change: Partial<AreaTable>): MapTables {
  return { ...map, area: map.area.map((one, index) => (index === area ? { ...one, ...change } : one)) }
}

export function setKingdom(map: MapTables, area: number, kingdom: string): MapTables {
  return counted(settled(changeArea(map, area, { kingdom })))
}

/** What an area shows. */
export interface Shown {
  symbol: string
  spell?: number | undefined
  monster?: string | undefined
  colour?: string | undefined
}

/** A new sign. The capital of a kingdom changes places with what the area had; numbers of monsters follow. */
export function setSign(map: MapTables, area: number, sign: Shown): MapTables {
  const here = map.area[area]
  if (!here) return map
  const shown = ({ symbol, spell, monster, colour }: Shown): Shown => ({ symbol, spell, monster, colour })
  let next = map
  if (sign.symbol === 'capital' && here.symbol !== 'capital') {
    const old = map.area.findIndex((one) => one.kingdom === here.kingdom && one.symbol === 'capital')
    if (old >= 0) next = changeArea(next, old, shown(here) as Partial<AreaTable>)
  }
  return counted(changeArea(next, area, shown(sign) as Partial<AreaTable>))
}

/** What other tables say of signs: where capitals are and of which colour, how many monsters, cells for all spells. */
function counted(map: MapTables): MapTables {
  const capitalOf = (kingdom: string) => map.area.find((one) => one.kingdom === kingdom && one.symbol === 'capital')
  const kingdom = map.kingdom.map((one) => {
    const capital = capitalOf(one.id)
    const same = capital?.id.toLowerCase() === one.capital.toLowerCase()
    return capital
      ? { ...one, capital: same ? one.capital : capital.id, capital_colour: capital.colour ?? one.capital_colour }
      : one
  })
  const monster = map.monster.map((one) => {
    const lairs = map.area.filter(({ symbol, monster }) => symbol === 'monster' && monster === one.kind)
    const more = lairs.flatMap(({ colour }) => (colour && !one.colours.includes(colour) ? [colour] : []))
    return { ...one, areas: lairs.length, colours: [...one.colours, ...new Set(more)] }
  })
  const cells = Math.max(0, ...spellsOf(map).values()) + 1
  const meta = { ...map.meta, spell_cells_per_row: Math.max(map.meta.spell_cells_per_row, cells) }
  return { ...map, kingdom, monster, meta }
}

/** How many signs of each spell there are, by its number. */
export function spellsOf(map: MapTables): Map<number, number> {
  const found = new Map([1, 2, 3, 4].map((number) => [number, 0]))
  for (const { symbol, spell } of map.area) {
    if (symbol === 'spell' && spell !== undefined) found.set(spell, (found.get(spell) ?? 0) + 1)
  }
  return found
}

// ---------------------------------------------------------------- towers

/** The neighbours on whose border with this area no tower stands. */
export function freeBorders(map: MapTables, area: number): number[] {
  const taken = map.tower.flatMap(({ areas }) => {
    const pair = areas.map((name) => areaNumber(map, name))
    return pair.includes(area) ? pair : []
  })
  return neighboursOf(map, area).filter((other) => !taken.includes(other))
}

/** The middle of a border, along it. */
function middleOf(map: MapTables, one: number, other: number): Point {
  const border = borderOf(map, one, other)
  const [, point] = border[Math.floor((border.length - 1) / 2)] ?? []
  if (border.length > 1 && point) return point
  const [from, to] = border[0] ?? [[0, 0] as Point, [0, 0] as Point]
  return rounded([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
}

export function addTower(map: MapTables, one: number, other: number): MapTables {
  const areas = [map.area[one]?.id ?? '', map.area[other]?.id ?? '']
  let number = map.tower.length + 1
  while (map.tower.some(({ id }) => id === `T${number}`)) number += 1
  const tower = [...map.tower, { id: `T${number}`, areas, at: middleOf(map, one, other) }]
  const meta = { ...map.meta, tower_cells: Math.max(map.meta.tower_cells, tower.length) }
  return { ...map, tower, meta }
}

/** A tower goes to another border. */
export function setTower(map: MapTables, tower: number, one: number, other: number): MapTables {
  const areas = [map.area[one]?.id ?? '', map.area[other]?.id ?? '']
  const at = middleOf(map, one, other)
  return { ...map, tower: map.tower.map((each, index) => (index === tower ? { ...each, areas, at } : each)) }
}

/** A tower goes along its border, as near to a point as it can. */
export function moveTower(map: MapTables, tower: number, to: Point): MapTables {
  return {
    ...map,
    tower: map.tower.map((each, index) => {
      const [one = -1, other = -1] = each.areas.map((name) => areaNumber(map, name))
      const border = borderOf(map, one, other)
      return index === tower && border.length ? { ...each, at: nearestOn(to, border) } : each
    }),
  }
}

export function removeTower(map: MapTables, tower: number): MapTables {
  return { ...map, tower: map.tower.filter((_, index) => index !== tower) }
}
