/** Dominoes and kingdoms as plots and slabs of a picture. */

import type { Domino } from './components'
import { beside, spotOf } from './land'
import { pictureOf, type Plot, type Slab } from './landscape'
import type { Cell } from './region'
import type { Kingdom } from './table'

/** Where a square lies in the drawing: the castle is at 0, 0, north is up. */
export function cellOf(square: string): Cell {
  const { x, y } = spotOf(square)
  return [x, 0 - y]
}

/** The halves of a domino that lies on two squares. */
export function plotsOf({ id, a, b }: Domino, first: Cell, second: Cell): Plot[] {
  return ([a, b] as const).map(({ terrain, crowns }, half) => {
    const [x, y] = half ? second : first
    return { x, y, terrain, crowns, picture: pictureOf(id, half ? 1 : 0), built: false }
  })
}

/** The slab under some squares that lie side by side. */
export function slabOf(plots: readonly Plot[]): Slab {
  const [xs, ys] = [plots.map(({ x }) => x), plots.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, wide: Math.max(...xs) - x + 1, high: Math.max(...ys) - y + 1 }
}

const CASTLE: Slab = { x: 0, y: 0, wide: 1, high: 1 }

/** All of a kingdom: its land, and the slabs that it lies on, the castle's first. */
export function kingdomLand(kingdom: Kingdom): { plots: Plot[]; slabs: Slab[] } {
  const laid = kingdom.dominoes.map(({ domino, square, towards }) =>
    [square, beside(square, towards)].flatMap((name, half): Plot[] => {
      const shown = kingdom.squares[name]
      if (!shown) return []
      const [x, y] = cellOf(name)
      const built = shown.building !== null
      // The crowns of a building stand on its own tile.
      return [
        {
          x,
          y,
          terrain: shown.terrain,
          crowns: built ? 0 : shown.crowns,
          picture: pictureOf(domino, half ? 1 : 0),
          built,
        },
      ]
    }),
  )
  return { plots: laid.flat(), slabs: [CASTLE, ...laid.filter(({ length }) => length).map(slabOf)] }
}

/** The place of a square in the drawing, in its units. */
export function placeOf(square: string): { x: number; y: number } {
  const [x, y] = cellOf(square)
  return { x: x * 100, y: y * 100 }
}
