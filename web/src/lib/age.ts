/** How long ago something was, in words: "5 minutes ago", «вчера». */

import type { Language } from './texts'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `at` and `now` in Unix seconds. */
export function ago(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length) ?? ['second', Infinity]
  return words.format(-Math.floor(passed / seconds) || 0, unit)
}
