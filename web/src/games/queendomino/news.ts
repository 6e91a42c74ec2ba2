/** What went by without a question, as the engine tells it: what leaves no choice is not asked. */

import type { GameEvent } from '../board'
import type { Texts } from '../../lib/texts'

/** Each with the words in which its own seat is told. */
const TOLD: Record<string, string> = { step_skipped: 'page-skipped', domino_discarded: 'page-discarded' }

/** For the seat that decides now: why steps before this one were not offered, and what happened instead. */
export function newsOf(events: GameEvent[], seat: number | null): GameEvent[] {
  return events.filter((event) => event.seat === seat && event.kind in TOLD)
}

/** Such an event as one says it to whoever it happened to. */
export function newsWords(event: GameEvent, texts: Texts): string {
  const { kind, ...told } = event
  return texts.say(TOLD[kind] ?? '', told)
}
