/** How long ago something was, in words: "5 minutes ago", «вчера». */

import type { Language } from './texts'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** A day as people write it; `at` in Unix seconds. */
export function dayOf(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date(1000 * at))
}

/** A day and a time as people write them. */
export function timeOf(at: number, language: Language): string {
  const form = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(language, form).format(new Date(1000 * at))
}

/** `at` and `now` in Unix seconds. */
export function ago(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length) ?? ['second', Infinity]
  return words.format(-Math.floor(passed / seconds) || 0, unit)
}
