/** A token carried from the dock onto the map. */

const SLACK = 8

export interface Carry {
  /** Where the pointer is, once it carries. */
  move: (x: number, y: number, over: string | null) => void
  /** Laid down: the key of the target under it, or null. */
  end: (over: string | null) => void
}

/** Follow the pointer from a press; a press that does not move stays a click. */
export function carry(event: PointerEvent, { move, end }: Carry): void {
  const start = { x: event.clientX, y: event.clientY }
  let carrying = false

  const under = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-target]')?.getAttribute('data-target') ?? null
  const moved = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return
    if (!carrying && Math.hypot(next.clientX - start.x, next.clientY - start.y) < SLACK) return
    carrying = true
    move(next.clientX, next.clientY, under(next.clientX, next.clientY))
  }
  const done = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return
    window.removeEventListener('pointermove', moved)
    window.removeEventListener('pointerup', done)
    window.removeEventListener('pointercancel', done)
    if (carrying) end(next.type === 'pointerup' ? under(next.clientX, next.clientY) : null)
  }
  window.addEventListener('pointermove', moved)
  window.addEventListener('pointerup', done)
  window.addEventListener('pointercancel', done)
}
