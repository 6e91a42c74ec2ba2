/**
 * Tips of a board: every element with `data-tip="kind:id"` tells what it is. A resting pointer or the
 * focus shows the tip; a held finger, or a click on what cannot be chosen, opens the component's card.
 * Inside an element with `data-tip-side="left"` the tip stands left of it, where there is room.
 */

import type { Attachment } from 'svelte/attachments'

export interface TipWords {
  title: string
  lines: string[]
}

interface Calls {
  /** The words for a key; null where there is nothing to tell. */
  words: (key: string) => TipWords | null
  /** Open the card of a component; a key that has none shows its tip instead. */
  explain: (kind: string, id: string) => void
  /** Whether a key has a card of its own. */
  hasCard?: (key: string) => boolean
  /** The key under the pointer or in focus, at once. */
  pointed?: (key: string | null) => void
  /** Nothing is told meanwhile, as when something is carried. */
  quiet?: () => boolean
  /** Targets lie above what explains itself: look through them. */
  through?: boolean
}

const REST = 300
const HOLD = 350
const SLACK = 8

export class Tips {
  shown: (TipWords & { of: Element }) | null = $state.raw(null)
  readonly #calls: Calls
  #waiting: ReturnType<typeof setTimeout> | undefined
  #holding: ReturnType<typeof setTimeout> | undefined

  constructor(calls: Calls) {
    this.#calls = calls
  }

  /** Forget what is shown, and what was about to be. */
  hide(): void {
    clearTimeout(this.#waiting)
    this.shown = null
    this.#calls.pointed?.(null)
  }

  /** Put it on the board's outermost element. */
  watch(): Attachment<HTMLElement | SVGElement> {
    return (root) => {
      let start = { x: 0, y: 0 }
      let chosen = false
      const of = (event: Event) =>
        this.#calls.through && event instanceof MouseEvent ? under(root, event) : closest(event)
      let resting = false
      const release = () => {
        resting = false
        clearTimeout(this.#holding)
      }
      const handlers: Record<string, (event: never) => void> = {
        pointerover: (event: PointerEvent) => event.pointerType !== 'touch' && this.#point(of(event), REST),
        pointerleave: () => this.hide(),
        pointerdown: (event: PointerEvent) => {
          release()
          start = { x: event.clientX, y: event.clientY }
          const key = of(event)?.getAttribute('data-tip')
          resting = event.pointerType === 'touch'
          if (!resting || !key) return
          const explain = () => resting && this.#explain(key) && ignoreNextClick(event.timeStamp + HOLD)
          // A finger may have left while the page was busy: let what waits be heard first.
          this.#holding = setTimeout(() => requestAnimationFrame(explain), HOLD)
        },
        pointermove: (event: PointerEvent) => {
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) release()
        },
        pointerup: release,
        pointercancel: release,
        focusin: (event: FocusEvent) => {
          if (event.target instanceof Element && event.target.matches(':focus-visible')) this.#point(of(event), 0)
        },
        // A focus that leaves with its element leaves while the page is being drawn: wait for that.
        focusout: (event: FocusEvent) => {
          if (!root.contains(event.relatedTarget as Node | null)) queueMicrotask(() => this.hide())
        },
        click: (event: MouseEvent) => {
          const element = of(event)
          if (!element || chosen) return
          const key = element.getAttribute('data-tip') ?? ''
          if (this.#hasCard(key)) this.#explain(key)
          else this.#point(element, 0)
        },
      }
      // A choice may redraw the board before the click arrives here: look first whether it is one.
      const look = (event: Event) => {
        chosen = event.target instanceof Element && event.target.closest('[data-target]') !== null
      }
      root.addEventListener('click', look, { capture: true })
      for (const [name, handler] of Object.entries(handlers)) root.addEventListener(name, handler as EventListener)
      return () => {
        release()
        clearTimeout(this.#waiting)
        root.removeEventListener('click', look, { capture: true })
        for (const [name, handler] of Object.entries(handlers)) root.removeEventListener(name, handler as EventListener)
      }
    }
  }

  #point(element: Element | null, delay: number): void {
    clearTimeout(this.#waiting)
    if (this.shown && this.shown.of !== element) this.shown = null
    const key = element?.getAttribute('data-tip') ?? null
    this.#calls.pointed?.(key)
    if (!element || key === null || this.#calls.quiet?.()) return
    this.#waiting = setTimeout(() => {
      const words = this.#calls.words(key)
      if (words && element.isConnected) this.shown = { of: element, ...words }
    }, delay)
  }

  #explain(key: string): boolean {
    if (!this.#hasCard(key) || this.#calls.quiet?.()) return false
    this.hide()
    const at = key.indexOf(':')
    this.#calls.explain(key.slice(0, at), key.slice(at + 1))
    return true
  }

  #hasCard(key: string): boolean {
    return this.#calls.hasCard?.(key) ?? true
  }
}

/**
 * A finger that opened a card by resting may click when it leaves: that would close the card again. One that
 * left before `from` has only tapped, on a screen too busy to see it.
 */
function ignoreNextClick(from: number): void {
  const end = () => {
    removeEventListener('click', ignore, true)
    removeEventListener('pointerdown', end, true)
  }
  const ignore = (event: Event) => {
    if (event.timeStamp >= from) event.stopPropagation()
    end()
  }
  addEventListener('click', ignore, true)
  addEventListener('pointerdown', end, true)
}

function closest(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest('[data-tip]') : null
}

/** The first of all that lie under the pointer, one above the other. */
function under(root: Element, event: MouseEvent): Element | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = element.closest('[data-tip]')
    if (found && root.contains(found)) return found
  }
  return null
}
