/** Those at a table, as people read them. */

import type { PlayerInfo } from '../games/board'
import { facesOf } from './portraits'
import type { Texts } from './texts'
import type { Seat, Sheet } from './wire'

export function seatName(seat: Seat, texts: Texts): string {
  if (seat.kind === 'open') return seat.name || texts.say('seat-open')
  if (seat.kind === 'bot') return texts.say('bot-name', { title: botTitle(seat, texts) })
  return seat.name || texts.say('nameless-player', { number: seat.seat + 1 })
}

/** How sentences call a seat: bots by their title alone, which panels and lists tell to be bots. */
export function calledName(seat: Seat, texts: Texts): string {
  return seat.kind === 'bot' ? botTitle(seat, texts) : seatName(seat, texts)
}

function botTitle(seat: Seat, texts: Texts): string {
  return texts.say(`bot-title-${(seat.seat % 8) + 1}`)
}

export function playersOf(seats: Seat[], texts: Texts, actors: number[], sheets: Sheet[]): PlayerInfo[] {
  const faces = facesOf(seats)
  return seats.map((seat, index) => ({
    seat: seat.seat,
    face: faces[index],
    name: seatName(seat, texts),
    short: seat.kind === 'bot' ? botTitle(seat, texts) : undefined,
    kind: seat.you ? 'you' : seat.kind === 'bot' || seat.kind === 'open' ? seat.kind : 'person',
    online: seat.online,
    away: awayUntil(seat),
    active: actors.includes(seat.seat),
    sheet: sheets[seat.seat] ?? null,
  }))
}

/** Until when who sits there is on vacation now, in Unix seconds. */
export function awayUntil({ away }: Seat, now = Date.now() / 1000): number | undefined {
  return away && away[0] <= now && now < away[1] ? away[1] : undefined
}
