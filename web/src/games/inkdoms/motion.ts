/** What moves when something has happened: a die goes to whoever takes it, drops go to the map. */

import { drawn, seatOf, type Places, type Way } from '../../lib/flights'
import { piece } from '../../lib/motion'
import type { GameEvent } from '../board'
import type { Atlas } from './atlas'
import type { Colour } from './components'

/** What may leave its place. */
export const LEAVING = ['die-', 'box-', 'drop-', 'taken-']

export type Flown = { die: string; drops: number } | { drop: Colour }

interface Step {
  /** The board with everything around it: others' maps lie beside it. */
  root: ParentNode
  atlas: Atlas
  /** The seat whose map is large. */
  own: number
  places: Places
}

/** As large as a drop is on its way. */
const DROP = { width: 24, height: 30 }

export function waysOf(events: readonly GameEvent[], step: Step): Way<Flown>[] {
  return events.flatMap((event) => (event.seat === undefined ? [] : (wayBy(event, event.seat, step) ?? [])))
}

function wayBy(event: GameEvent, seat: number, { root, atlas, own, places }: Step): Way<Flown> | null {
  const mine = seat === own
  /** A phone shows others as portraits. */
  const home = mine ? null : seatOf(root, seat)
  if (event.kind === 'die_taken') {
    const die = String(event.die)
    return {
      what: { die, drops: Number(event.drops) },
      from: places.get(`die-${die}`) ?? places.get(`box-${die}`),
      to: drawn(root, mine ? 'drop-die' : `taken-${seat}`) ?? home,
    }
  }
  if (event.kind === 'area_painted' || event.kind === 'area_shown') {
    const drop = String(event.colour)
    const from = mine
      ? (places.get(`drop-tower-${drop}`) ?? places.get(`drop-blend-${drop}`) ?? places.get('drop-die'))
      : (places.get(`taken-${seat}`) ?? home?.getBoundingClientRect())
    const to = spotOf(piece(root, mine ? 'map' : `map-${seat}`), atlas.area.get(String(event.area))?.label)
    return { what: { drop }, from: from && sized(from), to: to ?? home }
  }
  return null
}

/** Where a point of a map is on the screen. */
function spotOf(map: Element | null, at: readonly [number, number] | undefined): DOMRect | null {
  const matrix = map instanceof SVGGraphicsElement && map.getBoundingClientRect().width ? map.getScreenCTM() : null
  if (!matrix || !at) return null
  const { x, y } = new DOMPoint(...at).matrixTransform(matrix)
  return sized(new DOMRect(x, y, 0, 0))
}

/** A drop in the middle of a place. */
function sized(place: DOMRect): DOMRect {
  const { width, height } = DROP
  return new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height)
}
