/**
 * Short words beside what one points to, and the whole card by a click or a held finger.
 * An element names what it is with `data-tip="kind:id"`; what can be chosen by a click is not explained by one.
 */

const HOVER = 300
const HOLD = 400
const SHAKE = 8

export interface Tip {
  of: Element
  title: string
  lines: string[]
}

interface Board {
  /** The words for a key; null where there are none. */
  words: (key: string) => { title: string; lines: string[] } | null
  explain: (kind: string, id: string) => void
  /** Something is being carried: nothing is explained meanwhile. */
  carrying: () => boolean
}

export class Tips {
  shown = $state.raw<Tip | null>(null)
  readonly #board: Board
  #waiting: ReturnType<typeof setTimeout> | undefined
  #holding: ReturnType<typeof setTimeout> | undefined
  #pressed = { x: 0, y: 0 }

  constructor(board: Board) {
    this.#board = board
  }

  hide(): void {
    clearTimeout(this.#waiting)
    this.shown = null
  }

  /** Attach to the board's root. */
  listen = (root: HTMLElement): (() => void) => {
    const release = () => clearTimeout(this.#holding)
    const listeners: [string, (event: never) => void][] = [
      ['pointerover', (event: PointerEvent) => event.pointerType !== 'touch' && this.#point(this.#under(root, event), HOVER)],
      ['pointerleave', () => this.hide()],
      ['focusin', (event: FocusEvent) => event.target instanceof Element && event.target.matches(':focus-visible') && this.#point(event.target.closest('[data-tip]'), 0)],
      ['focusout', (event: FocusEvent) => !root.contains(event.relatedTarget as Node | null) && queueMicrotask(() => this.hide())],
      ['pointerdown', (event: PointerEvent) => this.#press(root, event)],
      ['pointermove', (event: PointerEvent) => Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > SHAKE && release()],
      ['pointerup', release],
      ['pointercancel', release],
      ['click', (event: MouseEvent) => event.target instanceof Element && !event.target.closest('[data-target]') && this.#explain(this.#under(root, event))],
    ]
    for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener)
      release()
      clearTimeout(this.#waiting)
    }
  }

  /** Targets lie above the drawings that explain themselves: the first of all that lie there counts. */
  #under(root: HTMLElement, event: MouseEvent): Element | null {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const found = element.closest('[data-tip]')
      if (found && root.contains(found)) return found
    }
    return null
  }

  #point(element: Element | null, delay: number): void {
    if (this.shown && this.shown.of === element) return
    this.hide()
    if (!element || this.#board.carrying()) return
    this.#waiting = setTimeout(() => {
      const words = this.#board.words(element.getAttribute('data-tip') ?? '')
      if (words && element.isConnected) this.shown = { of: element, ...words }
    }, delay)
  }

  #press(root: HTMLElement, event: PointerEvent): void {
    clearTimeout(this.#holding)
    this.#pressed = { x: event.clientX, y: event.clientY }
    const element = event.pointerType === 'touch' ? this.#under(root, event) : null
    if (element) this.#holding = setTimeout(() => this.#explain(element), HOLD)
  }

  #explain(element: Element | null): void {
    const key = element?.getAttribute('data-tip')
    if (!key || this.#board.carrying()) return
    this.hide()
    const at = key.indexOf(':')
    this.#board.explain(key.slice(0, at), key.slice(at + 1))
  }
}
