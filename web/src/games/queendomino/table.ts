/** Small questions about the view. */

import type { KingdomView, QueendominoView } from '../../generated/queendomino'
import type { LegalAction } from '../board'

export type Table = QueendominoView
export type Kingdom = KingdomView

/** Which kingdom a seat rules: in teams two seats share one. */
export function kingdomAt(view: Table, seat: number): number {
  return view.kingdoms.findIndex((kingdom) => kingdom.seats.includes(seat))
}

/** The squares that the knights of a tax are sent to, and the coins that they bring. */
export function taxOf(view: Table, action: LegalAction): { squares: string[]; coins: number } {
  const sent = action.half === 'both' ? [0, 1] : [action.half === 'a' ? 0 : 1]
  return {
    squares: sent.map((half) => view.just_placed[half] ?? ''),
    coins: sent.reduce((sum, half) => sum + (view.tax_coins[half] ?? 0), 0),
  }
}

/** Actions of one verb. */
export function only(legal: LegalAction[], verb: string): LegalAction[] {
  return legal.filter((action) => action.verb === verb)
}

/** Whether the queen lives with this seat; a spectator has none. */
export function hasQueen(view: Table, seat: number | null): boolean {
  return seat !== null && view.queen !== null && view.queen === kingdomAt(view, seat)
}
