/** What went by without a question, as the engine tells it: what leaves no choice is not asked. */

import type { GameEvent } from '../board'

const TOLD = ['step_skipped', 'domino_discarded']

/** For the seat that decides now: why steps before this one were not offered, and what happened instead. */
export function newsOf(events: GameEvent[], seat: number | null): GameEvent[] {
  return events.filter((event) => event.seat === seat && TOLD.includes(event.kind))
}
