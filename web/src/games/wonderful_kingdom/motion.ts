/** What moves when something has happened: cubes drop into slots, cards slide to where they belong. */

import type { GameEvent } from '../board'

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

function piece(root: Element, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(name)}"]`)
}

function fly(element: Element, from: Element, ms: number): void {
  const [start, end] = [from.getBoundingClientRect(), element.getBoundingClientRect()]
  if (!start.width || !end.width) return
  const [dx, dy] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ]
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.5 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ms, easing: EASE },
  )
}

function drop(element: Element, ms: number): void {
  element.animate(
    [
      { transform: 'translateY(-18px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ms, easing: EASE },
  )
}

/** The last slot of a kind that is filled on a card. */
function lastSlot(root: Element, site: string, resource: string): Element | null {
  const found = root.querySelectorAll(`[data-piece^="${CSS.escape(`slot-${site}-${resource}-`)}"]`)
  return found[found.length - 1] ?? null
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
      const ring = piece(root, 'alchemy')
      if (ring) drop(ring, ms)
    } else if (mine && event.kind === 'card_completed') {
      const built = piece(root, `built-${card}`)
      if (built) drop(built, ms)
    } else if (mine && event.kind === 'construction_begun') {
      const begun = piece(root, `site-${site}`)
      if (begun) drop(begun, ms)
    } else if (event.kind === 'card_offered' || event.kind === 'card_laid') {
      const laid = piece(root, `area-${area}`)?.querySelector(`[data-piece="${CSS.escape(`card-${card}`)}"]`)
      if (laid) drop(laid, ms)
    } else if (['trap_laid', 'hidden_card_laid', 'danger_added'].includes(event.kind)) {
      const found = root.querySelectorAll(`[data-piece="${CSS.escape(`down-${area}`)}"]`)
      const last = found[found.length - 1]
      if (last) drop(last, ms)
    } else if (mine && event.kind === 'threat_arrived') {
      const threat = piece(root, `threat-${String(event.threat)}`)
      if (threat) drop(threat, ms)
    }
  }
}
