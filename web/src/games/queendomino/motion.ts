/** What moves when something has happened: pieces fly from where they were to where they are. */

import { animate, appear, drop, named, piece, wayFrom } from '../../lib/motion'
import type { GameEvent } from '../board'

/** How far a piece falls into its place. */
const HEIGHT = 24

/** Let an element come from where another one is. */
function fly(element: Element, from: Element, ms: number): void {
  const start = from.getBoundingClientRect()
  const way = wayFrom(element, start)
  if (!way) return
  const { dx, dy, end } = way
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
  const scale = Math.min(2, Math.max(0.3, Math.max(start.width, start.height) / Math.max(end.width, end.height)))
  const away = `translate(${dx / unit}px, ${dy / unit}px) scale(${scale})`
  animate(element, [{ transform: away }, { transform: 'none' }], ms)
}

/** Show what the events tell; `own` are the seats of the large kingdom. */
export function move(root: Element, events: GameEvent[], own: number[], ms: number): void {
  if (ms <= 0) return
  for (const event of events) {
    const mine = event.seat !== undefined && own.includes(event.seat)
    if (event.kind === 'domino_placed' && mine) {
      const [laid, line] = [piece(root, `own-${String(event.domino)}`), piece(root, `line-${String(event.domino)}`)]
      if (laid && line) fly(laid, line, ms)
      else drop(laid, HEIGHT, ms)
    } else if (event.kind === 'tax_collected' && mine) {
      drop(piece(root, `own-knight-${String(event.square)}`), HEIGHT, ms)
    } else if (event.kind === 'building_built' && mine) {
      drop(piece(root, `own-site-${String(event.square)}`), HEIGHT, ms)
    } else if (event.kind === 'building_burned') {
      const [dragon, cave] = [piece(root, 'dragon'), piece(root, 'cave')]
      if (dragon && cave) fly(dragon, cave, ms)
    } else if (event.kind === 'domino_chosen') {
      drop(piece(root, `line-${String(event.domino)}`)?.parentElement?.querySelector(named('king')), HEIGHT, ms)
    } else if (event.kind === 'line_laid') {
      for (const domino of event.dominoes as string[]) {
        appear(piece(root, `line-${domino}`), 0, ms)
      }
    } else if (event.kind === 'building_laid') {
      appear(piece(root, `space-${Number(event.space) - 1}`), 0.2, ms)
    } else if (event.kind === 'queen_joined') {
      drop(root.querySelector('[data-piece^="queen-"]'), HEIGHT, ms)
    }
  }
}
