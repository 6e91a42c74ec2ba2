/** A kingdom, or a domino by itself, as a picture: slabs on the table, joined land, and what stands on it. */

import { at, sure } from '../../lib/sure'
import { edge, groups, hash, keyOf, shore, UNIT, type Cell } from './region'

/** One square of land. */
export interface Plot {
  x: number
  y: number
  terrain: string
  crowns: number
  /** Which of its terrain's four pictures it has: the same in the line, in the hand and in the kingdom. */
  picture: number
  built: boolean
}

/** A domino or a castle's tile, in squares. */
export interface Slab {
  x: number
  y: number
  wide: number
  high: number
}

/** One painted shape. */
export interface Paint {
  d: string
  fill?: string
  opacity?: number
  stroke?: string
  width?: number
  dash?: string
}

/** Something that stands on the land. */
export interface Thing {
  key: string
  /** Where it stands: what stands further down is drawn later. */
  foot: number
  href: string
  x: number
  y: number
  width: number
  height: number
}

export interface Landscape {
  ground: Paint[]
  borders: string
  things: Thing[]
}

/** Where the symbols have their origin and how large they are: their viewBoxes. */
const BOXES: Record<string, readonly [x: number, y: number, width: number, height: number]> = {
  tree: [-20, -40, 40, 44],
  fir: [-16, -48, 32, 52],
  gold: [-20, -40, 40, 44],
  sheaf: [-12, -30, 24, 32],
  mill: [-30, -70, 60, 74],
  sheep: [-16, -18, 32, 22],
  flowers: [-12, -10, 24, 14],
  knoll: [-30, -20, 60, 24],
  reeds: [-12, -34, 24, 38],
  dead: [-18, -44, 36, 48],
  boat: [-20, -36, 40, 40],
  fish: [-12, -8, 24, 14],
  isle: [-24, -30, 48, 34],
  peak: [-34, -52, 68, 56],
  crag: [-20, -22, 40, 26],
  adit: [-22, -34, 44, 38],
  nuggets: [-12, -8, 24, 12],
  house: [-20, -34, 40, 38],
  plot: [-36, -36, 72, 72],
}

const round = (value: number) => Math.round(value * 10) / 10

function stand(name: string, x: number, y: number, scale = 1, foot = y): Thing {
  const [left, top, width, height] = sure(BOXES[name], `drawing ${name}`)
  return {
    key: `${name}${round(x)},${round(y)}`,
    foot,
    href: `#q-${name}`,
    x: round(x + left * scale),
    y: round(y + top * scale),
    width: round(width * scale),
    height: round(height * scale),
  }
}

/** The land of some squares. Small drawings have one motif a region. */
export function landscape(plots: readonly Plot[], small = false): Landscape {
  const land = new Map(plots.map((plot) => [keyOf(plot.x, plot.y), plot]))
  const ground: Paint[] = []
  const things: Thing[] = []
  let borders = ''
  for (const region of groups(land, ({ terrain }) => terrain)) {
    const { terrain } = at(region, 0)
    const cells = region.map(({ x, y }): Cell => [x, y])
    const outline = edge(cells)
    borders += outline
    ground.push(...sure(GROUND[terrain], `terrain ${terrain}`)(cells, outline, small))
    if (small) things.push(...motif(region))
    else {
      things.push(...scattered(region))
      for (const plot of region) things.push(...(SCENES[terrain]?.(plot) ?? []))
      if (terrain === 'mine') things.push(...ridges(region))
    }
    if (terrain === 'town') things.push(...sites(region))
  }
  return { ground, borders, things: sorted(things) }
}

/** What stands further down comes later; nothing stands twice in a place. */
export function sorted(things: readonly Thing[]): Thing[] {
  const once = new Map(things.map((thing) => [thing.key, thing]))
  return [...once.values()].sort((one, other) => one.foot - other.foot)
}

/** Which of its four pictures a half of a domino has. */
export function pictureOf(domino: string, half: 0 | 1): number {
  return Math.floor(hash(Number(domino.slice(1)), half, domino.charCodeAt(0)) * 4)
}

type Grounds = (cells: readonly Cell[], outline: string, small: boolean) => Paint[]

/** The ground of each terrain, from its border inwards. */
const GROUND: Record<string, Grounds> = {
  forest: (cells, outline, small) =>
    small
      ? [{ d: outline, fill: 'url(#qp-canopy)' }]
      : [
          { d: outline, fill: '#3f7443' },
          { d: shore(cells, 4, 3), fill: '#2f5f3a' },
          { d: shore(cells, 18, 8), fill: '#234d31' },
        ],
  wheat: (cells, outline) => [
    { d: outline, fill: '#e6b84c' },
    { d: outline, fill: 'url(#qp-furrow)' },
    ...cells.map(([x, y]) => ({
      d: `M${x * UNIT} ${y * UNIT}h100v100h-100z`,
      fill: hash(x, y, 5) > 0.5 ? '#fff2b8' : '#b5741a',
      opacity: 0.16,
    })),
    { d: edge(cells, 2.75), stroke: '#7d8a35', width: 5.5 },
    { d: edge(cells, 2), stroke: '#a3ad4c', width: 4, dash: '2 7' },
  ],
  lake: (cells, outline, small) => [
    { d: outline, fill: '#e9d7a0' },
    { d: shore(cells, 5, 2), fill: '#d4bd80' },
    { d: shore(cells, 9, 3), fill: '#eefaf6' },
    { d: shore(cells, 12, 3), fill: '#8fd0dc' },
    { d: shore(cells, 20, 4, 1), fill: '#57a9d2' },
    { d: shore(cells, 33, 6, 2), fill: '#3a86bd' },
    ...(cells.length > 1 && !small ? [{ d: shore(cells, 44, 4, 3), fill: '#2b6fa8', opacity: 0.8 }] : []),
    { d: shore(cells, 16, 3), fill: 'url(#qp-wave)' },
  ],
  grassland: (cells, outline) => [
    { d: outline, fill: '#9fc75d' },
    { d: shore(cells, 14, 9), fill: '#b4d671', opacity: 0.8 },
    { d: shore(cells, 32, 8, 4), fill: '#c4e083', opacity: 0.55 },
    { d: outline, fill: 'url(#qp-grass)' },
  ],
  swamp: (cells, outline) => [
    { d: outline, fill: '#858055' },
    { d: shore(cells, 10, 7), fill: '#6f7148' },
    { d: shore(cells, 20, 9, 1), fill: '#8f9a62' },
    { d: shore(cells, 25, 9, 1), fill: '#3f5c57' },
    { d: shore(cells, 31, 9, 1), fill: '#527670' },
  ],
  mine: (cells, outline) => [
    { d: outline, fill: '#6a5e66' },
    { d: shore(cells, 8, 5), fill: '#5a4f57' },
    { d: shore(cells, 22, 7), fill: '#4a4048' },
  ],
  town: (cells, outline) => [
    { d: outline, fill: 'url(#qp-cobble)' },
    { d: edge(cells, 3.25), stroke: '#e7d4ac', width: 6.5 },
    { d: edge(cells, 3.25), stroke: '#8d6a48', width: 6.5, dash: '2 12' },
    { d: edge(cells, 7), stroke: '#4a2416', width: 2.5, opacity: 0.6 },
  ],
}

/** How many things stand side by side in a square, and how many rows: only where they are scattered. */
const LATTICE: Record<string, { columns: number; rows: number; below: number }> = {
  forest: { columns: 3, rows: 4, below: 4 },
  swamp: { columns: 3, rows: 3, below: 6 },
  grassland: { columns: 3, rows: 3, below: 6 },
}

/** Trees, reeds and flowers on a lattice: a seam inside the region is a place like any other. */
function scattered(region: readonly Plot[]): Thing[] {
  const lattice = LATTICE[at(region, 0).terrain]
  if (!lattice) return []
  const { columns, rows, below } = lattice
  const own = new Map(region.map((plot) => [keyOf(plot.x, plot.y), plot]))
  const plotAt = (x: number, y: number) => own.get(keyOf(Math.floor(x / UNIT), Math.floor(y / UNIT)))
  const found = new Map<string, Thing>()
  for (const { terrain, x, y } of region) {
    for (let row = 0; row <= rows; row += 1) {
      const shift = terrain === 'forest' && Math.abs(row + y * rows) % 2 ? 0.5 : 0
      for (let column = 0; column <= columns; column += 1) {
        const [px, py] = [(x + (column + shift) / columns) * UNIT, (y + row / rows) * UNIT]
        const corners = [px - 13, px + 13].flatMap((cx) => [py - 8, py + below].map((cy) => plotAt(cx, cy)))
        if (corners.includes(undefined)) continue
        const [sx, sy] = [px + (hash(px, py, 2) - 0.5) * 11, py + (hash(px, py, 3) - 0.5) * 8]
        if (underPennant(plotAt(sx, sy - 1), sx, sy)) continue
        const thing = growth(terrain, sx, sy, hash(px, py, 1), hash(px, py, 4))
        if (thing) found.set(keyOf(px, py), thing)
      }
    }
  }
  return [...found.values()]
}

function underPennant(plot: Plot | undefined, x: number, y: number): boolean {
  if (!plot?.crowns) return false
  const deep = plot.terrain === 'forest' ? 38 : 48
  return x - plot.x * UNIT < 20 + 24 * plot.crowns && y - plot.y * UNIT < deep
}

function growth(terrain: string, x: number, y: number, kind: number, size: number): Thing | null {
  if (terrain === 'forest')
    return stand(kind < 0.36 ? 'fir' : kind > 0.94 ? 'gold' : 'tree', x, y + 8, 0.8 + 0.26 * size)
  if (terrain === 'swamp' && kind < 0.62) return stand(kind < 0.5 ? 'reeds' : 'dead', x, y + 6, 0.7 + 0.25 * size)
  if (terrain === 'grassland' && kind < 0.22) return stand('flowers', x, y, 0.9)
  return null
}

/** The middle of a square, and how far what stands there is moved by its place. */
function middle({ x, y }: Plot) {
  return {
    mx: x * UNIT + 50,
    my: y * UNIT + 60,
    jx: (hash(x, y, 6) - 0.5) * 22,
    jy: (hash(x, y, 7) - 0.5) * 16,
  }
}

/** The four pictures of each terrain. */
const SCENES: Record<string, (plot: Plot) => Thing[]> = {
  grassland: (plot) => {
    const { mx, my, jx, jy } = middle(plot)
    return [
      stand('knoll', mx + jx - 8, my - 14 + jy, 0.9),
      ...at(
        [
          [stand('sheep', mx + jx + 8, my + 16, 1.05), stand('sheep', mx - 26, my + 26 + jy * 0.4, 0.85)],
          [stand('tree', mx + 22, my + 2, 0.95), stand('sheep', mx - 18, my + 20)],
          [
            stand('sheep', mx - 12 + jx, my + 12),
            stand('sheep', mx + 22, my - 2, 0.8),
            stand('sheep', mx + 20, my + 30, 0.95),
          ],
          [stand('tree', mx - 26, my - 6, 0.8), stand('tree', mx - 10, my + 2, 0.95), stand('sheep', mx + 20, my + 22)],
        ],
        plot.picture,
      ),
    ]
  },
  wheat: (plot) => {
    const { mx, my } = middle(plot)
    return at(
      [
        [stand('sheaf', mx - 20, my + 18, 0.95), stand('sheaf', mx + 4, my + 26), stand('sheaf', mx + 24, my + 8, 0.9)],
        [stand('mill', mx + 6, my + 18, 0.92)],
        [stand('tree', mx + 24, my - 4, 0.8), stand('sheaf', mx - 14, my + 20)],
        [stand('house', mx + 4, my + 8, 0.95), stand('sheaf', mx + 30, my + 24, 0.85)],
      ],
      plot.picture,
    )
  },
  lake: (plot) => {
    const { mx, my, jx, jy } = middle(plot)
    return at(
      [
        [stand('fish', mx + jx, my + jy)],
        [stand('boat', mx + 4, my + 10, 0.95)],
        [stand('isle', mx + jx, my + 4, 0.9), stand('tree', mx + jx - 3, my, 0.6, my + 5)],
        [stand('fish', mx - 14, my + 12, 0.9), stand('fish', mx + 16, my - 8, 0.75)],
      ],
      plot.picture,
    )
  },
  mine: (plot) => {
    const { mx, my } = middle(plot)
    return at(
      [
        [
          stand('peak', mx + 12, my - 8),
          stand('adit', mx - 10, my + 26, 0.95),
          stand('nuggets', mx + 24, my + 28, 1.1),
        ],
        [stand('peak', mx - 14, my - 6, 0.9), stand('peak', mx + 16, my + 8), stand('nuggets', mx - 22, my + 28, 1.1)],
        [stand('peak', mx + 18, my - 12, 0.8), stand('crag', mx - 26, my), stand('adit', mx + 4, my + 28)],
        [stand('crag', mx + 26, my - 14), stand('peak', mx - 8, my + 10, 1.1), stand('nuggets', mx + 26, my + 30, 1.1)],
      ],
      plot.picture,
    )
  },
}

/** Mountains over the seams inside a mine. */
function ridges(region: readonly Plot[]): Thing[] {
  const own = new Set(region.map(({ x, y }) => keyOf(x, y)))
  return region.flatMap(({ x, y }) => [
    ...(own.has(keyOf(x, y + 1))
      ? [stand('peak', x * UNIT + 50 + (hash(x, y, 8) - 0.5) * 30, y * UNIT + 108, 0.95)]
      : []),
    ...(own.has(keyOf(x + 1, y)) ? [stand('peak', x * UNIT + 100, y * UNIT + 60, 0.95)] : []),
  ])
}

/** Free sites of a town lie flat under everything. */
function sites(region: readonly Plot[]): Thing[] {
  return region
    .filter(({ built }) => !built)
    .map(({ x, y }) => stand('plot', x * UNIT + 50, y * UNIT + 50, 0.92, y * UNIT))
}

const MOTIFS: Record<string, [name: string, scale: number]> = {
  grassland: ['sheep', 1.7],
  wheat: ['sheaf', 1.7],
  lake: ['fish', 2],
  swamp: ['reeds', 1.5],
  mine: ['peak', 1.1],
}

/** One sign for a whole region, where a square is only some pixels wide. */
function motif(region: readonly Plot[]): Thing[] {
  const { terrain } = at(region, 0)
  const [name, scale] = MOTIFS[terrain] ?? []
  const plot = region.find(({ crowns }) => !crowns) ?? at(region, 0)
  return name === undefined ? [] : [stand(name, plot.x * UNIT + 54, plot.y * UNIT + (plot.crowns ? 88 : 74), scale)]
}
