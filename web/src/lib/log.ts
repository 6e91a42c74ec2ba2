/** The log of a table: every event once, rounds as headings. */

import type { GameExtras } from '../games/board'
import type { Texts } from './texts'
import type { GameEvent } from './wire'

export interface LogEntry {
  key: string
  event: GameEvent
  heading: boolean
}

const HEADINGS = new Set(['round_begun', 'turn_begun', 'phase_begun', 'game_over'])

/** The entries of one position. */
export function entriesOf(position: string, events: GameEvent[]): LogEntry[] {
  return events.map((event, index) => ({ key: `${position}.${index}`, event, heading: HEADINGS.has(event.kind) }))
}

/** The entries as a game has them told to a seat. */
export function toldTo(
  seat: number | null,
  entries: LogEntry[],
  { untold, retell }: GameExtras,
  texts: Texts,
): LogEntry[] {
  const kept = untold ? entries.filter(({ event }) => !untold(event, seat)) : entries
  return retell ? kept.map((entry) => ({ ...entry, event: retell(entry.event, texts) })) : kept
}
