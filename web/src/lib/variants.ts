/** What the variants of games are called for which results and ratings are kept apart. */

import { cardOf } from './games'
import type { Texts } from './texts'

/** The options that tell games of one kind apart, each the first one of its game. */
const NAMES = ['variant', 'module']

/** The card of a variant: its own where people know it by a name of its own, else its game's. */
export function variantCard(game: string, variant: string): string {
  return cardOf({ game, options: Object.fromEntries(NAMES.map((name) => [name, variant])) })
}

/** A variant by its name, or by its game's and the first words for the option. */
export function variantName(game: string, variant: string, texts: Texts, words: Texts | null): string {
  const card = variantCard(game, variant)
  const plain = texts.say(`game-${card}`)
  const key = NAMES.map((name) => `option-${name}-${variant}`).find((one) => words?.has(one))
  const [short = ''] = card === game && key && words ? words.say(key).split(/[:,]/) : []
  return short && !short.startsWith(plain) ? `${plain}: ${short}` : plain
}
