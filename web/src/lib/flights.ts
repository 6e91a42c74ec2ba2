/** Pieces that fly over the table, from where they were to where they are, on one's own board and on those of others. */

import { piece } from './motion'

/** Where pieces were before the page changed, by their names. */
export type Places = ReadonlyMap<string, DOMRect>

/** Remember where everything lies whose name begins with one of these. */
export function placesOf(root: ParentNode, ...beginnings: string[]): Places {
  const found = root.querySelectorAll<HTMLElement | SVGElement>(
    beginnings.map((name) => `[data-piece^="${name}"]`).join(),
  )
  return new Map([...found].map((one) => [one.dataset.piece ?? '', one.getBoundingClientRect()]))
}

/** Something that goes from one place to another; where either is not drawn, it does not fly. */
export interface Way<What> {
  what: What
  from: DOMRect | undefined
  to: Element | DOMRect | null | undefined
  /** It is drawn where it goes, and comes into sight there when it has landed. */
  lands?: boolean
}

/** A piece on its way. */
export interface Flight<What> {
  key: number
  what: What
  from: DOMRect
  to: DOMRect
  landing: Element | null
  ms: number
  delay: number
}

/** More pieces at once would be a swarm. */
const MOST = 8
const APART = 50
/** What lies in something so much larger keeps its size. */
const LARGER = 3

let launched = 0

export function flightsOf<What>(ways: readonly Way<What>[], ms: number): Flight<What>[] {
  if (ms <= 0) return []
  return ways.slice(-MOST).flatMap(({ what, from, to, lands }, at) => {
    const end = to instanceof Element ? to.getBoundingClientRect() : to
    if (!from?.width || !end?.width) return []
    const landing = lands && to instanceof Element ? to : null
    const room = end.width > from.width * LARGER ? within(from, end) : end
    launched += 1
    return [{ key: launched, what, from, to: room, landing, ms: ms * 1.3, delay: at * APART }]
  })
}

/** As large as the one, in the middle of the other. */
function within({ width, height }: DOMRect, room: DOMRect): DOMRect {
  return new DOMRect(room.left + (room.width - width) / 2, room.top + (room.height - height) / 2, width, height)
}

/** Where a player sits: the panel, or on a phone the portrait. */
export function seatOf(root: ParentNode, seat: number): Element | null {
  return piece(root, `seat-${seat}`)
}

/** The first of these pieces that is drawn. */
export function drawn(root: ParentNode | null | undefined, ...names: string[]): Element | null {
  if (!root) return null
  return names.map((name) => piece(root, name)).find((one) => one?.getBoundingClientRect().width) ?? null
}
