/** Small turns of text that every board uses. */

import type { LegalAction, View } from './wire'
import type { Loaded } from './gameload'

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "+3" or "−2", with a true minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`
}

/** A move as a list of moves tells it: in the words of the drawn board, or with what it is about. */
export function moveWords({ module, texts, components }: Loaded, action: LegalAction, view: View): string {
  const drawn = module.extras.words?.(action, view, texts, components)
  if (drawn) return drawn
  const about = module.extras.choice?.(action, view, texts, components)
  return about ? `${texts.action(action)} · ${about}` : texts.action(action)
}
