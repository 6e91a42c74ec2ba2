/** The clocks that a table can have, and what each is called. */

import type { ClockRules } from './wire'

export const CLOCKS: Record<string, ClockRules | null> = {
  none: null,
  quick: { game: 600, move: 60, increment: 5 },
  calm: { game: 1800, move: 180, increment: 10 },
  days: { game: 10 * 86400, move: 2 * 86400, increment: 3600 },
}

/** For how long a table can wait for people, in seconds; null: until somebody closes it. */
export const WAITS: Record<string, number | null> = {
  always: null,
  hour: 3600,
  day: 86_400,
  days: 3 * 86_400,
  week: 7 * 86_400,
}

/** Which of these a clock is, or is most like. */
export function clockOf(clock: ClockRules | null | undefined): string {
  if (!clock) return 'none'
  if ((clock.move ?? 0) >= 86_400) return 'days'
  return (clock.game ?? 0) > 900 ? 'calm' : 'quick'
}
