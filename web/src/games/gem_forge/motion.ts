/** What moves when something has happened: stones and tiles come from where they were. */

import { animate, appear, piece as pieceIn, wayFrom } from '../../lib/motion'
import type { GameEvent } from '../board'

const piece = (name: string) => pieceIn(document, name)

/** Let an element come from where another one was. */
function fly(element: Element | null | undefined, from: DOMRect | undefined, ms: number): void {
  const way = element && from && wayFrom(element, from)
  if (!way) return
  const { dx, dy } = way
  const lift = Math.abs(dx) > 200 ? -40 : 0
  const frames = [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx * 0.4}px, ${dy * 0.4 + lift}px)`, offset: 0.45 },
    { transform: 'none' },
  ]
  animate(element, frames, ms)
}

/** The stones of one colour in a cart, the last one first. */
function inCart(seat: number, own: number, colours: string[], colour: unknown): Element | null {
  const at = colours.lastIndexOf(String(colour))
  return at < 0 ? null : piece(seat === own ? `own-cart-${at}` : `cart-${seat}-${at}`)
}

/** Where everything lies that can move. */
export function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    found.set(element.dataset.piece ?? '', element.getBoundingClientRect())
  }
  return found
}

/** Show what the events tell. `before` is where things were, `carts` what the carts hold now, `own` the seat shown large. */
export function move(
  events: GameEvent[],
  before: Map<string, DOMRect>,
  carts: string[][],
  own: number,
  ms: number,
): void {
  if (ms <= 0) return
  for (const event of events) {
    const seat = event.seat ?? -1
    if (event.kind === 'stone_taken' || event.kind === 'stone_kept') {
      fly(inCart(seat, own, carts[seat] ?? [], event.colour), before.get('mouth'), ms)
    } else if (event.kind === 'cart_robbed' || event.kind === 'stones_swapped' || event.kind === 'stone_pulled') {
      const from = Number(event.target) - 1
      fly(
        inCart(seat, own, carts[seat] ?? [], event.colour ?? event.get),
        before.get(from === own ? 'own-cart-0' : `cart-${from}-0`),
        ms,
      )
    } else if (event.kind === 'stone_set' && seat === own) {
      const slots = [...document.querySelectorAll<HTMLElement>('[data-piece^="own-slot-"]')].filter(
        (slot) => !before.has(slot.dataset.piece ?? ''),
      )
      fly(slots[0], before.get('own-cart-0'), ms)
    } else if (event.kind === 'tile_chosen' && seat === own) {
      fly(piece(`own-tile-${String(event.tile)}`), before.get(`market-${String(event.tile)}`), ms)
    } else if (event.kind === 'card_seen') {
      fly(piece(`card-${String(event.card)}`), before.get('pile'), ms)
    } else if (event.kind === 'tile_laid') {
      appear(piece(`market-${String(event.tile)}`), 0.1, ms)
    }
  }
}
