/** What moves when something has happened: cubes and cards go to where they belong, on both sides of the table. */

import { drawn, seatOf, type Places, type Way } from '../../lib/flights'
import { drop, named, piece } from '../../lib/motion'
import type { GameEvent } from '../board'
import { signOf } from './table'

/** How far a piece falls into its place. */
const HEIGHT = 18

/** What may leave its place. */
export const LEAVING = ['area-', 'mini-', 'site-', 'draft-', 'fan-']

/** A card by its id ('' for one that lies face down), or a drawing. */
export type Flown = { card: string } | { art: string }

interface Step {
  /** The board with everything around it: the rival's duchy lies beside it. */
  root: ParentNode
  board: Element
  /** The seat whose duchy is shown large. */
  own: number
  places: Places
}

const PLACED = ['cube_placed', 'krystallium_placed', 'soldier_placed']
const BEGUN = ['construction_begun', 'begun_shown']
const COMPLETED = ['card_completed', 'completed_shown']
const FACE_DOWN = ['trap_laid', 'hidden_card_laid']

function namesIn(field: unknown): string[] {
  return typeof field === 'string' ? [field] : Array.isArray(field) ? field.map(String) : []
}

/** What goes from one place of the table to another because of these events. */
export function waysOf(events: readonly GameEvent[], step: Step): Way<Flown>[] {
  return events.flatMap((event) => (event.seat === undefined ? [] : waysBy(event, event.seat, step)))
}

function waysBy(event: GameEvent, seat: number, { root, board, own, places }: Step): Way<Flown>[] {
  const mine = seat === own
  const panel = seatOf(root, seat)
  /** Where a player's things lie: one's own on the board, the rival's in the panel. */
  const home = mine ? board : panel
  const seated = panel?.getBoundingClientRect()
  const [card = ''] = namesIn(event.card)
  const [site = ''] = namesIn(event.site)
  const [area = ''] = namesIn(event.area)
  const landing = (to: Element | null) => ({ to: to ?? (mine ? null : panel), lands: to !== null })

  if (event.kind === 'offer_taken') {
    const from = places.get(`area-${area}`)
    const hidden = Array.from({ length: Number(event.hidden) || 0 }, () => '')
    return [...namesIn(event.card), ...hidden].map((id) => ({
      what: { card: id },
      from: from && cardIn(from),
      to: drawn(home, id ? `taken-${id}` : 'taken', 'taken', 'duchy') ?? panel,
    }))
  }
  if (event.kind === 'card_offered' || FACE_DOWN.includes(event.kind)) {
    const down = FACE_DOWN.includes(event.kind)
    const lying = piece(board, `area-${area}`)
    const to = down ? last(board, named(`down-${area}`)) : lying?.querySelector(named(`card-${card}`))
    return [
      { what: { card: down ? '' : card }, from: mine ? places.get(`fan-${card}`) : smaller(seated), to, lands: true },
    ]
  }
  if (PLACED.includes(event.kind)) {
    const resource = event.kind === 'soldier_placed' ? 'soldier' : String(event.resource)
    const paid = event.kind === 'krystallium_placed' ? 'krystallium' : resource
    const slot = last(home, `[data-piece^="${CSS.escape(`slot-${site}-${resource}-`)}"]`)
    const from = drawn(home, `makes-${paid}`) ?? home?.querySelector('.tray') ?? drawn(home, 'duchy')
    return [
      {
        what: { art: signOf(paid) },
        from: smaller(from?.getBoundingClientRect()),
        ...(slot ? landing(slot) : { to: drawn(home, `mini-${site}`, `site-${site}`) ?? panel }),
      },
    ]
  }
  if (event.kind === 'cube_stored') {
    const cube = String(event.resource)
    const from = drawn(home, `makes-${cube}`) ?? home?.querySelector('.tray') ?? drawn(home, 'duchy')
    return [
      {
        what: { art: signOf(cube) },
        from: smaller(from?.getBoundingClientRect()),
        to: drawn(home, 'alchemy') ?? panel,
      },
    ]
  }
  if (BEGUN.includes(event.kind))
    return namesIn(event.site).map((one) => {
      const id = cardAt(one)
      const from = places.get(`draft-${seat}-${id}`) ?? (mine ? undefined : smaller(seated))
      return { what: { card: id }, from, ...landing(drawn(home, `site-${one}`, `mini-${one}`)) }
    })
  if (COMPLETED.includes(event.kind))
    return namesIn(event.card).map((id) => {
      const from = [...places].find(([name]) => /^(mini|site)-/.test(name) && cardAt(name.slice(5)) === id)?.[1]
      return { what: { card: id }, from, ...landing(drawn(home, `built-${id}`)) }
    })
  return []
}

/** The card of a construction: a second one of a kind has a number. */
function cardAt(site: string): string {
  return site.replace(/-\d+$/, '')
}

function last(root: Element | null, selector: string): Element | null {
  return root ? ([...root.querySelectorAll(selector)].at(-1) ?? null) : null
}

/** A card that lies in an area. */
function cardIn(area: DOMRect): DOMRect {
  const height = Math.min(area.height, 150)
  const width = height * 0.74
  return new DOMRect(area.left + (area.width - width) / 2, area.top + (area.height - height) / 2, width, height)
}

/** A piece that lies there, not all of it. */
function smaller(place: DOMRect | undefined): DOMRect | undefined {
  if (!place?.width) return undefined
  const side = Math.min(44, place.width, place.height)
  return new DOMRect(place.left + (place.width - side) / 2, place.top + (place.height - side) / 2, side, side)
}

/** Let what comes from no place on the table fall into its own. */
export function settle(board: Element, events: readonly GameEvent[], own: number, ms: number): void {
  if (ms <= 0) return
  for (const event of events.slice(-6)) {
    const [card = ''] = namesIn(event.card)
    const [area = ''] = namesIn(event.area)
    if (event.kind === 'card_laid') drop(piece(board, `area-${area}`)?.querySelector(named(`card-${card}`)), HEIGHT, ms)
    else if (event.kind === 'danger_added') drop(last(board, named(`down-${area}`)), HEIGHT, ms)
    else if (event.seat === own && event.kind === 'threat_arrived')
      drop(piece(board, `threat-${String(event.threat)}`), HEIGHT, ms)
  }
}
