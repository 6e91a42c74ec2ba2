/** Something carried by the pointer from where it lies to where it shall lie. */

/** How far the pointer moves before a press becomes a drag. */
const SLACK = 7

export interface Carry {
  /** Where the pointer is, once it carries, and what is under it. */
  move: (x: number, y: number, over: string | null) => void
  /** Laid down: what is under it, or null. */
  end: (over: string | null) => void
  /** The attribute that names what is under the pointer; `data-target` where missing. */
  onto?: string
}

/** Follow the pointer from a press; a press that does not move stays a click. */
export function carry(event: PointerEvent, { move, end, onto = 'data-target' }: Carry): void {
  if (event.button !== 0) return
  const start = { x: event.clientX, y: event.clientY }
  let carrying = false

  const under = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest(`[${onto}]`)?.getAttribute(onto) ?? null
  const moved = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return
    if (!carrying && Math.hypot(next.clientX - start.x, next.clientY - start.y) < SLACK) return
    carrying = true
    move(next.clientX, next.clientY, under(next))
  }
  const done = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return
    removeEventListener('pointermove', moved)
    removeEventListener('pointerup', done)
    removeEventListener('pointercancel', done)
    if (!carrying) return
    // The click that ends a drag is no click.
    addEventListener('click', swallow, true)
    setTimeout(() => removeEventListener('click', swallow, true), 50)
    end(next.type === 'pointerup' ? under(next) : null)
  }
  addEventListener('pointermove', moved)
  addEventListener('pointerup', done)
  addEventListener('pointercancel', done)
}

function swallow(event: MouseEvent) {
  event.stopPropagation()
}
