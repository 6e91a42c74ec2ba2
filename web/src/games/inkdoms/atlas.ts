/** The map made ready for drawing: paths, boxes, and who lies where. */

import { sure } from '../../lib/sure'
import type { AreaData, Colour, InkdomsComponents, KingdomData, Monster, Point } from './components'
import type { MapTables } from './mapping'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Area extends Omit<AreaData, 'symbol'> {
  symbol: 'capital' | 'monster' | 'spell' | null
  path: string
  box: Box
  /** The colour of its kingdom's capital, which tints the bare ground. */
  ground: Colour
  /** The towers on its border. */
  towers: { id: string; other: string }[]
  /** Far enough from the label to cover the whole area. */
  radius: number
}

export interface Kingdom extends KingdomData {
  path: string
  box: Box
  areas: string[]
  /** A place in its midst, for a name or a badge. */
  middle: Point
}

/** A small drawing on bare ground: hills, waves, firs. */
export interface Mark {
  area: string
  letter: string
  x: number
  y: number
}

export interface Atlas {
  data: InkdomsComponents
  frame: Box
  /** The sheet of paper with its neatline and its shadow on the table. */
  paper: Box
  marks: Mark[]
  areas: Area[]
  area: Map<string, Area>
  kingdoms: Kingdom[]
  kingdom: Map<string, Kingdom>
}

/** How far the paper reaches beyond the map. */
export const MARGIN = 50

const drawn = new WeakMap<object, Atlas>()

/** The atlas of a game's component data; made once. */
export function atlasOf(components: InkdomsComponents): Atlas {
  let atlas = drawn.get(components)
  if (!atlas) {
    atlas = make(components)
    drawn.set(components, atlas)
  }
  return atlas
}

/** The atlas of a map's file that is being changed; the rest is as the components have it. */
export function draftAtlas(map: MapTables, components: InkdomsComponents): Atlas {
  return make({
    ...components,
    viewbox: map.meta.viewbox,
    kingdoms: map.kingdom.map((one) => ({ ...one, capital_vp: 0 })),
    areas: map.area.map(({ id, kingdom, symbol, colour, spell, monster, neighbours, label, polygon }) => ({
      id: id.toLowerCase(),
      kingdom,
      symbol: symbol as AreaData['symbol'],
      colour: colour ?? null,
      painted: {},
      spell: spell ?? null,
      monster: (monster ?? null) as Monster | null,
      neighbours,
      label,
      polygon,
    })),
    towers: map.tower.map(({ id, areas: [one = '', other = ''], at }) => ({ id, areas: [one, other], at })),
  })
}

function make(data: InkdomsComponents): Atlas {
  const grounds = new Map(data.kingdoms.map((kingdom) => [kingdom.id, kingdom.capital_colour]))
  const areas = data.areas.map((area): Area => ({
    ...area,
    symbol: area.symbol === 'none' ? null : area.symbol,
    path: pathOf(area.polygon),
    box: boxOf(area.polygon),
    ground: sure(grounds.get(area.kingdom), `kingdom ${area.kingdom}`),
    towers: data.towers
      .filter((tower) => tower.areas.includes(area.id))
      .map((tower) => ({ id: tower.id, other: tower.areas[0] === area.id ? tower.areas[1] : tower.areas[0] })),
    radius: Math.max(...area.polygon.map(([x, y]) => Math.hypot(x - area.label[0], y - area.label[1]))) + 2,
  }))
  const kingdoms = data.kingdoms.map((kingdom): Kingdom => {
    const own = areas.filter((area) => area.kingdom === kingdom.id)
    const box = boxOf(kingdom.outline)
    const centre: Point = [box.x + box.width / 2, box.y + box.height / 2]
    const near = own.map((area) => area.label).sort((a, b) => far(a, centre) - far(b, centre))
    return {
      ...kingdom,
      path: pathOf(kingdom.outline),
      box,
      areas: own.map((area) => area.id),
      middle: near[0] ?? centre,
    }
  })
  const [x, y, width, height] = data.viewbox
  return {
    data,
    frame: { x, y, width, height },
    paper: { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN + 6, height: height + 2 * MARGIN + 8 },
    marks: marksOf(areas, data),
    areas,
    area: new Map(areas.map((area) => [area.id, area])),
    kingdoms,
    kingdom: new Map(kingdoms.map((kingdom) => [kingdom.id, kingdom])),
  }
}

/** Where marks may stand, from an area's label. */
const SPOTS: Point[] = [
  [-52, -34],
  [22, 34],
  [-50, 22],
]

/** Marks on bare ground, always at the same places: where they are clear of the area's border. */
function marksOf(areas: Area[], data: InkdomsComponents): Mark[] {
  const letters = new Map(data.kingdoms.map((kingdom) => [kingdom.id, kingdom.letter]))
  return areas.flatMap((area, number) =>
    SPOTS.flatMap(([dx, dy], spot): Mark[] => {
      if ((number * 7 + spot * 5) % 8 > 4) return []
      const [x, y] = [area.label[0] + dx, area.label[1] + dy]
      const middle: Point = [x + 18, y + 9]
      const clear = inside(middle, area.polygon) && area.polygon.every((corner) => far(corner, middle) > 23)
      return clear ? [{ area: area.id, letter: letters.get(area.kingdom) ?? '', x, y }] : []
    }),
  )
}

/** Whether a point lies in a polygon: a ray from it crosses the border an odd number of times. */
function inside([px, py]: Point, polygon: Point[]): boolean {
  return (
    polygon.filter(([x, y], index) => {
      const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y]
      return y > py !== nextY > py && px < ((nextX - x) * (py - y)) / (nextY - y) + x
    }).length %
      2 ===
    1
  )
}

function far([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

function pathOf(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

function boxOf(points: Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The smallest box around several. */
export function around(boxes: Box[], margin: number): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin
  const y = Math.min(...boxes.map((box) => box.y)) - margin
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) + margin - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + margin - y,
  }
}

/** A box grown around its middle until it is so wide and high. */
export function atLeast(box: Box, side: number): Box {
  const width = Math.max(box.width, side)
  const height = Math.max(box.height, side)
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height }
}
