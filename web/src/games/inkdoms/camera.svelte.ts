/** What part of the map is seen: fitted to a box, pinched, dragged or turned with the wheel. */

import type { Attachment } from 'svelte/attachments'
import type { Box } from './atlas'

const CLOSEST = 3.5
/** How far a pointer moves before it drags instead of pressing. */
const SLACK = 8

/** Pixels at two edges of the stage where something else may stand. */
export interface Clear {
  top: number
  right: number
}
export const NOWHERE: Clear = { top: 0, right: 0 }

export class Camera {
  x: number = $state(0)
  y: number = $state(0)
  /** Pixels to a unit of the map. */
  scale: number = $state(1)
  /** Under a finger: no gliding. */
  held: boolean = $state(false)
  /** Something on the map is dragged: one finger does not move the map itself. */
  busy = false
  /** The page can be scrolled: the wheel zooms only with Ctrl, as trackpads pinch. */
  scrolls = false
  #width = 1
  #height = 1
  /** All that can be seen. */
  whole: Box
  #home: Box
  #clear = NOWHERE
  #least = 1

  constructor(whole: Box) {
    this.whole = whole
    this.#home = whole
  }

  /** Show a box clear of what stands at the edges, and keep in mind how to come back to it. */
  aim(box: Box, width: number, height: number, clear: Clear): void {
    this.#home = box
    this.#clear = clear
    this.fit(box, width, height, clear)
  }

  /** From the whole map to what matters now, or to its middle, and back. */
  toggle(): void {
    const { x, y, width, height } = this.whole
    const middle = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
    this.fit(this.near ? this.whole : this.#home === this.whole ? middle : this.#home, this.#width, this.#height)
  }

  /** Show a box as large as a stage of that many pixels allows. */
  fit(box: Box, width: number, height: number, { top, right } = NOWHERE): void {
    if (width <= 0 || height <= 0) return
    this.#width = width
    this.#height = height
    this.#least = Math.min(width / this.whole.width, height / this.whole.height)
    this.scale = Math.min((width - right) / box.width, (height - top) / box.height)
    this.x = (width - right) / 2 - (box.x + box.width / 2) * this.scale
    this.y = top + (height - top) / 2 - (box.y + box.height / 2) * this.scale
    this.#keep()
  }

  /** Where a point of the map is on the stage. */
  at([x, y]: readonly [number, number]): [number, number] {
    return [this.x + x * this.scale, this.y + y * this.scale]
  }

  /** Whether less than the whole map is seen. */
  get near(): boolean {
    return this.scale > this.#least * 1.15
  }

  /** The part of the map that is seen. */
  get seen(): Box {
    return {
      x: -this.x / this.scale,
      y: -this.y / this.scale,
      width: this.#width / this.scale,
      height: this.#height / this.scale,
    }
  }

  zoom(by: number, x: number, y: number): void {
    const scale = Math.max(this.#least, Math.min(this.#least * CLOSEST, this.scale * by))
    this.x = x - ((x - this.x) / this.scale) * scale
    this.y = y - ((y - this.y) / this.scale) * scale
    this.scale = scale
    this.#keep()
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.#keep()
  }

  /** No more empty table beside the map than there must be. */
  #keep(): void {
    const { top, right } = this.#clear
    const { x, y, width, height } = this.whole
    const [left, above] = [x * this.scale, y * this.scale]
    this.x = kept(this.x + left, this.#width, width * this.scale, 0, right) - left
    this.y = kept(this.y + above, this.#height, height * this.scale, top, 0) - above
  }

  /** Fingers, wheel and dragging on the stage. A drag presses nothing. */
  gestures(): Attachment<HTMLElement> {
    return (stage) => {
      const fingers = new Map<number, { x: number; y: number }>()
      let moved = 0

      const place = (event: PointerEvent | WheelEvent) => {
        const box = stage.getBoundingClientRect()
        return { x: event.clientX - box.left, y: event.clientY - box.top }
      }
      const spread = () => {
        const [a, b] = [...fingers.values()]
        return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null
      }
      const down = (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && (event.button !== 0 || !this.near)) return
        if (fingers.size === 0) moved = 0
        fingers.set(event.pointerId, place(event))
      }
      const move = (event: PointerEvent) => {
        const from = fingers.get(event.pointerId)
        if (!from) return
        const before = spread()
        const to = place(event)
        fingers.set(event.pointerId, to)
        const after = spread()
        if (before && after) {
          moved = SLACK + 1
          this.held = true
          this.zoom(after.far / Math.max(1, before.far), after.x, after.y)
          this.pan(after.x - before.x, after.y - before.y)
        } else {
          moved += Math.hypot(to.x - from.x, to.y - from.y)
          if (moved <= SLACK || !this.near || this.busy) return
          this.held = true
          this.pan(to.x - from.x, to.y - from.y)
        }
      }
      const up = (event: PointerEvent) => {
        fingers.delete(event.pointerId)
        if (fingers.size === 0) this.held = false
      }
      const wheel = (event: WheelEvent) => {
        if (this.scrolls && !event.ctrlKey) return
        event.preventDefault()
        const { x, y } = place(event)
        this.zoom(Math.exp(-event.deltaY / 500), x, y)
      }
      const click = (event: MouseEvent) => {
        if (moved > SLACK) event.stopPropagation()
        moved = 0
      }

      stage.addEventListener('pointerdown', down)
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', up)
      stage.addEventListener('wheel', wheel, { passive: false })
      stage.addEventListener('click', click, true)
      return () => {
        stage.removeEventListener('pointerdown', down)
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', up)
        window.removeEventListener('pointercancel', up)
        stage.removeEventListener('wheel', wheel)
        stage.removeEventListener('click', click, true)
      }
    }
  }
}

function kept(offset: number, room: number, size: number, before: number, after: number): number {
  const free = room - before - after - size
  return free >= 0 ? before + free / 2 : Math.min(before, Math.max(before + free, offset))
}
