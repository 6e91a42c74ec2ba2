/** Small turns of text that every board uses. */

import type { Loaded } from './gameload'
import type { Texts } from './texts'
import type { LegalAction, LineStep, View } from './wire'

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "+3" or "−2", with a true minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`
}

/** How a game may go on: what the log would tell of each decision, or else the decision itself. */
export function lineWords(texts: Texts, line: readonly LineStep[]): string {
  const told = line.flatMap(({ seat, action, events }) => {
    // What nobody would notice, such as a pass, is not told either.
    if (events) return events.slice(0, 1).map((event) => texts.event(event))
    return [`${texts.say('review-line-step', { player: texts.players[seat] ?? '', action: texts.action(action) })}.`]
  })
  return told.length ? texts.say('review-line', { steps: told.join(' ') }).replace(/([.!?…])\.$/, '$1') : ''
}

/** A move as a list of moves tells it: in the words of the drawn board, or with what it is about. */
export function moveWords({ module, texts, components }: Loaded, action: LegalAction, view: View): string {
  const drawn = module.extras.words?.(action, view, texts, components)
  if (drawn) return drawn
  const about = module.extras.choice?.(action, view, texts, components)
  return about ? `${texts.action(action)} · ${about}` : texts.action(action)
}
