/** A stone carried by the pointer from the cart or the mine to where it shall lie. */

import type { Colour } from './table'

interface Calls {
  /** The stone that lies at a source, `mouth` or `stone-1`. */
  stone: (from: string) => Colour | null
  begin: (from: string) => void
  /** Let go over an element with `data-drop`; '' where there is none. */
  drop: (from: string, onto: string) => void
}

const SLACK = 7

export class Carry {
  at: { x: number; y: number } | null = $state.raw(null)
  colour: Colour | null = $state.raw(null)
  readonly #calls: Calls

  constructor(calls: Calls) {
    this.#calls = calls
  }

  /** A press; it becomes a drag once the pointer moves, and stays a click otherwise. */
  start(event: PointerEvent, from: string): void {
    if (event.button !== 0) return
    const begun = { x: event.clientX, y: event.clientY }
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!this.at) {
        if (Math.hypot(clientX - begun.x, clientY - begun.y) < SLACK) return
        this.colour = this.#calls.stone(from)
        this.#calls.begin(from)
      }
      this.at = { x: clientX, y: clientY }
    }
    const end = ({ type, clientX, clientY }: PointerEvent) => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      if (!this.at) return
      this.at = null
      // The click that ends a drag is no click.
      const swallow = (click: MouseEvent) => click.stopPropagation()
      addEventListener('click', swallow, true)
      setTimeout(() => removeEventListener('click', swallow, true), 50)
      const onto = document.elementFromPoint(clientX, clientY)?.closest('[data-drop]')?.getAttribute('data-drop') ?? ''
      if (type === 'pointerup') this.#calls.drop(from, onto)
    }
    addEventListener('pointermove', follow)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
}
