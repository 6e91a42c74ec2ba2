/** What moves when something has happened: stones, tiles and cards go from where they were to where they are. */

import { drawn, seatOf, type Places, type Way } from '../../lib/flights'
import { appear, piece } from '../../lib/motion'
import type { GameEvent } from '../board'

/** What may leave its place. */
export const LEAVING = ['mouth', 'pile', 'market-', 'own-', 'cart-', 'slot-']

export type Flown = { stone: string } | { tile: string } | 'card'

interface Step {
  /** The board with everything around it: others' workshops lie beside it. */
  root: ParentNode
  places: Places
  /** What the carts hold now. */
  carts: string[][]
  /** The seat shown large. */
  own: number
}

const FROM_ANOTHER = ['cart_robbed', 'stones_swapped', 'stone_pulled']

/** What goes from one place of the table to another because of these events. */
export function waysOf(events: readonly GameEvent[], step: Step): Way<Flown>[] {
  return events.flatMap((event) => (event.seat === undefined ? [] : (wayBy(event, event.seat, step) ?? [])))
}

function wayBy(event: GameEvent, seat: number, { root, places, carts, own }: Step): Way<Flown> | null {
  const mine = seat === own
  const cartOf = (of: number) => (of === own ? 'own-cart' : `cart-${of}`)
  const tile = String(event.tile)
  /** Where it lies now; a phone shows others as portraits. */
  const to = (name: string) => {
    const found = drawn(root, name)
    return { to: found ?? (mine ? null : seatOf(root, seat)), lands: found !== null }
  }
  /** The last place of this colour in the cart. */
  const intoCart = (colour: string) => to(`${cartOf(seat)}-${(carts[seat] ?? []).lastIndexOf(colour)}`)
  if (event.kind === 'stone_taken' || event.kind === 'stone_kept') {
    const stone = String(event.colour)
    return { what: { stone }, from: places.get('mouth'), ...intoCart(stone) }
  }
  if (FROM_ANOTHER.includes(event.kind)) {
    const stone = String(event.colour ?? event.get)
    return { what: { stone }, from: places.get(`${cartOf(Number(event.target) - 1)}-0`), ...intoCart(stone) }
  }
  if (event.kind === 'stone_set') {
    const slots = [...root.querySelectorAll<SVGElement>(`[data-piece^="${mine ? 'own-slot' : `slot-${seat}`}-"]`)]
    const fresh = slots.find((slot) => !places.has(slot.dataset.piece ?? ''))
    const from = places.get(`${cartOf(seat)}-0`) ?? seatOf(root, seat)?.getBoundingClientRect()
    return { what: { stone: String(event.colour) }, from, ...to(fresh?.dataset.piece ?? '') }
  }
  if (event.kind === 'tile_chosen')
    return {
      what: { tile },
      from: places.get(`market-${tile}`),
      ...to(`${mine ? 'own-tile' : `tile-${seat}`}-${tile}`),
    }
  if (event.kind === 'card_seen') return { what: 'card', from: places.get('pile'), ...to(`card-${String(event.card)}`) }
  if (event.kind === 'card_drawn' && !mine)
    return { what: 'card', from: places.get('pile'), to: drawn(root, `cards-${seat}`) ?? seatOf(root, seat) }
  return null
}

/** Let new tiles of the market come forward. */
export function settle(root: ParentNode, events: readonly GameEvent[], ms: number): void {
  if (ms <= 0) return
  for (const { kind, tile } of events) if (kind === 'tile_laid') appear(piece(root, `market-${String(tile)}`), 0.1, ms)
}
