/** What moves when something has happened: pieces fly from where they were to where they are. */

import type { GameEvent } from '../board'

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/** Elements by `data-piece`. */
function piece(root: Element, name: string): SVGElement | HTMLElement | null {
  return root.querySelector<SVGElement | HTMLElement>(`[data-piece="${CSS.escape(name)}"]`)
}

/** Let an element come from where another one is. */
function fly(element: SVGElement | HTMLElement, from: Element, ms: number): void {
  const [start, end] = [from.getBoundingClientRect(), element.getBoundingClientRect()]
  if (!start.width || !end.width) return
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
  const dx = (start.left + start.width / 2 - end.left - end.width / 2) / unit
  const dy = (start.top + start.height / 2 - end.top - end.height / 2) / unit
  const scale = Math.min(2, Math.max(0.3, Math.max(start.width, start.height) / Math.max(end.width, end.height)))
  element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], {
    duration: ms,
    easing: EASE,
  })
}

function drop(element: Element, ms: number): void {
  element.animate(
    [
      { transform: 'translateY(-24px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ms, easing: EASE },
  )
}

/** Show what the events tell; `own` are the seats of the large kingdom. */
export function move(root: Element, events: GameEvent[], own: number[], ms: number): void {
  if (ms <= 0) return
  for (const event of events) {
    const mine = event.seat !== undefined && own.includes(event.seat)
    if (event.kind === 'domino_placed' && mine) {
      const [laid, line] = [piece(root, `own-${String(event.domino)}`), piece(root, `line-${String(event.domino)}`)]
      if (laid && line) fly(laid, line, ms)
      else if (laid) drop(laid, ms)
    } else if (event.kind === 'tax_collected' && mine) {
      const knight = piece(root, `own-knight-${String(event.square)}`)
      if (knight) drop(knight, ms)
    } else if (event.kind === 'building_built' && mine) {
      const site = piece(root, `own-site-${String(event.square)}`)
      if (site) drop(site, ms)
    } else if (event.kind === 'building_burned') {
      const [dragon, cave] = [piece(root, 'dragon'), piece(root, 'cave')]
      if (dragon && cave) fly(dragon, cave, ms)
    } else if (event.kind === 'domino_chosen') {
      const king = piece(root, `line-${String(event.domino)}`)?.parentElement?.querySelector('[data-piece="king"]')
      if (king) drop(king, ms)
    } else if (event.kind === 'line_laid') {
      for (const domino of event.dominoes as string[]) {
        piece(root, `line-${domino}`)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: EASE })
      }
    } else if (event.kind === 'building_laid') {
      piece(root, `space-${Number(event.space) - 1}`)?.animate([{ opacity: 0.2 }, { opacity: 1 }], {
        duration: ms,
        easing: EASE,
      })
    } else if (event.kind === 'queen_joined') {
      const queen = root.querySelector('[data-piece^="queen-"]')
      if (queen) drop(queen, ms)
    }
  }
}
