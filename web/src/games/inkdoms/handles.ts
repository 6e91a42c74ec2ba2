/** What can be moved on the map of a set: points of the chosen area, the place of its sign, its towers. */

import type { Attachment } from 'svelte/attachments'
import type { Point } from './components'
import { areaNumber, areasAt, distance, isCorner, moveLabel, movePoint, moveTower, type MapTables } from './mapping'

export interface Handle {
  key: string
  kind: 'corner' | 'bend' | 'label' | 'tower'
  /** Its number: in the area's polygon, or among the towers. */
  index: number
  at: Point
}

/** The handles of an area; those that only bend a border where they are wanted. */
export function handlesOf(map: MapTables, area: number, bends: boolean): Handle[] {
  const table = map.area[area]
  if (!table) return []
  const points = table.polygon.flatMap((at, index): Handle[] => {
    const corner = isCorner(map, at)
    return corner || bends ? [{ key: `point-${index}`, kind: corner ? 'corner' : 'bend', index, at }] : []
  })
  const towers = map.tower.flatMap(({ areas, at }, index): Handle[] =>
    areas.some((name) => areaNumber(map, name) === area) ? [{ key: `tower-${index}`, kind: 'tower', index, at }] : [],
  )
  return [...points, { key: 'label', kind: 'label', index: area, at: table.label }, ...towers]
}

/** The map with a handle elsewhere. */
export function moved(map: MapTables, handle: Handle, to: Point): MapTables {
  if (handle.kind === 'label') return moveLabel(map, handle.index, to)
  if (handle.kind === 'tower') return moveTower(map, handle.index, to)
  return movePoint(map, handle.at, to)
}

/** The other areas that meet at a handle. */
export function meetingAt(map: MapTables, handle: Handle, area: number): string[] {
  return areasAt(map, handle.at).flatMap((index) => (index === area ? [] : [map.area[index]?.id ?? '']))
}

export interface DragOptions {
  handles: () => Handle[]
  /** Where on the map a pointer is. */
  place: (event: PointerEvent) => Point
  /** Pixels to a unit of the map. */
  scale: () => number
  start: (handle: Handle) => void
  move: (handle: Handle, to: Point) => void
  end: (handle: Handle) => void
  /** A second finger: the map is to be pinched. */
  cancel: () => void
}

/** A pointer takes the handle that is nearest, which goes as far as the pointer does, wherever the page shifts the map. */
export function dragging(options: DragOptions): Attachment<SVGElement> {
  return (root) => {
    let held: { handle: Handle; pointer: number; from: Point } | null = null

    const down = (event: PointerEvent) => {
      if (held) {
        held = null
        options.cancel()
        return
      }
      if (event.button !== 0 || !(event.target instanceof Element) || !event.target.closest('[data-handle]')) return
      const at = options.place(event)
      const [handle] = options.handles().sort((one, other) => distance(one.at, at) - distance(other.at, at))
      if (!handle) return
      held = { handle, pointer: event.pointerId, from: [event.clientX, event.clientY] }
      options.start(handle)
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return
      const { handle, from } = held
      const scale = options.scale()
      options.move(handle, [
        handle.at[0] + (event.clientX - from[0]) / scale,
        handle.at[1] + (event.clientY - from[1]) / scale,
      ])
    }
    const up = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return
      options.end(held.handle)
      held = null
    }
    root.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    return () => {
      root.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
    }
  }
}
