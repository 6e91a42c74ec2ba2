/** What the mouse drags: a card, a token (`pick:soldier`) or a cube (`cube:gold`). Fingers tap instead. */

const FAR = 7

interface Board {
  /** It has left its place. */
  begin: (what: string) => void
  /** What it is held above now, by `data-drop`. */
  over: (place: string | null) => void
  drop: (what: string, place: string | null) => void
}

export class Carry {
  held = $state.raw<{ what: string; x: number; y: number } | null>(null)
  readonly #board: Board

  constructor(board: Board) {
    this.#board = board
  }

  start(event: PointerEvent, what: string): void {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const start = { x: event.clientX, y: event.clientY }
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!this.held) {
        if (Math.hypot(x - start.x, y - start.y) < FAR) return
        this.#board.begin(what)
      }
      this.held = { what, x, y }
      this.#board.over(under(x, y))
    }
    const end = ({ type, clientX, clientY }: PointerEvent) => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      if (!this.held) return
      this.held = null
      const swallow = (click: MouseEvent) => click.stopPropagation()
      addEventListener('click', swallow, true)
      setTimeout(() => removeEventListener('click', swallow, true), 50)
      this.#board.drop(what, type === 'pointerup' ? under(clientX, clientY) : null)
    }
    addEventListener('pointermove', follow)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
}

function under(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest('[data-drop]')?.getAttribute('data-drop') ?? null
}
