/** Presses of finger, mouse and keys, and which of them is the second half of a double tap. */

/** When and where something was pressed, and what; null where pressing it again never means the same. */
export interface Press {
  at: number
  x: number
  y: number
  what: string | null
}

/** The two presses of a double tap are no farther apart than this, in milliseconds and in pixels. */
const DOUBLE = 600
const NEAR = 32

/**
 * Whether a press was meant for what stood there before: it follows another on the same place, and in between the
 * decision of `since` came up. Pressing the same thing again is meant, unless it ends a turn.
 */
export function isSecondHalf(first: Press | null, second: Press | null, since: number, ends: boolean): boolean {
  if (!first || !second || first.at >= since || second.at < since) return false
  if (second.at - first.at > DOUBLE || Math.hypot(second.x - first.x, second.y - first.y) > NEAR) return false
  return ends || second.what === null || second.what !== first.what
}

export function pressOf(event: PointerEvent | KeyboardEvent): Press {
  const on = event.target instanceof Element ? event.target.closest('button, [role="button"], [data-target]') : null
  if (event instanceof KeyboardEvent) return { at: event.timeStamp, x: -1, y: -1, what: on && 'key' }
  // A button of the prompt does something else with every position, whatever it is called.
  const what = on?.closest('.prompt')
    ? null
    : (on?.getAttribute('aria-label') ?? on?.getAttribute('data-target') ?? on?.textContent ?? '')
  return { at: event.timeStamp, x: event.clientX, y: event.clientY, what }
}
