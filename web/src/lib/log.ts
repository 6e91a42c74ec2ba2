/** The log of a table: every event once, rounds as headings. */

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
