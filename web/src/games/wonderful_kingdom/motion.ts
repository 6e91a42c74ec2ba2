/** What moves when something has happened: cubes drop into slots, cards slide to where they belong. */

import { animate, drop, named, piece, wayFrom } from '../../lib/motion'
import type { GameEvent } from '../board'

/** How far a piece falls into its place. */
const HEIGHT = 18

/** Let an element come from where another one is. */
function fly(element: Element, from: Element, ms: number): void {
  const way = wayFrom(element, from.getBoundingClientRect())
  if (!way) return
  const frames = [
    { transform: `translate(${way.dx}px, ${way.dy}px)`, opacity: 0.5 },
    { transform: 'none', opacity: 1 },
  ]
  animate(element, frames, ms)
}

function last(root: Element, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].at(-1)
}

/** The last slot of a kind that is filled on a card. */
function lastSlot(root: Element, site: string, resource: string): Element | undefined {
  return last(root, `[data-piece^="${CSS.escape(`slot-${site}-${resource}-`)}"]`)
}

function nameIn(field: unknown): string {
  return typeof field === 'string' ? field : ''
}

/** Show what the events tell of the large duchy. */
export function move(root: Element, events: GameEvent[], seat: number, ms: number): void {
  if (ms <= 0) return
  for (const event of events.slice(-6)) {
    const mine = event.seat === seat
    const [card, site, area] = [nameIn(event.card), nameIn(event.site), nameIn(event.area)]
    if (mine && ['cube_placed', 'krystallium_placed', 'soldier_placed'].includes(event.kind)) {
      const resource = event.kind === 'soldier_placed' ? 'soldier' : String(event.resource)
      const [slot, from] = [lastSlot(root, site, resource), root.querySelector('.tray') ?? piece(root, 'duchy')]
      if (slot && from) fly(slot, from, ms)
    } else if (mine && event.kind === 'cube_stored') {
      drop(piece(root, 'alchemy'), HEIGHT, ms)
    } else if (mine && event.kind === 'card_completed') {
      drop(piece(root, `built-${card}`), HEIGHT, ms)
    } else if (mine && event.kind === 'construction_begun') {
      drop(piece(root, `site-${site}`), HEIGHT, ms)
    } else if (event.kind === 'card_offered' || event.kind === 'card_laid') {
      drop(piece(root, `area-${area}`)?.querySelector(named(`card-${card}`)), HEIGHT, ms)
    } else if (['trap_laid', 'hidden_card_laid', 'danger_added'].includes(event.kind)) {
      drop(last(root, named(`down-${area}`)), HEIGHT, ms)
    } else if (mine && event.kind === 'threat_arrived') {
      drop(piece(root, `threat-${String(event.threat)}`), HEIGHT, ms)
    }
  }
}
