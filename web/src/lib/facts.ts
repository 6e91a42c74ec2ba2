/** What lists of components, their fields and the values in them are called. */

import type { GameModule } from '../games/board'
import type { Loaded } from './gameload'
import type { Texts } from './texts'

const SINGULAR: Record<string, string> = { dominoes: 'domino', duchies: 'duchy' }

/** As the game's own cards are asked for, by the list of the components that they stand in. */
export const kindOf = (module: GameModule, list: string): string =>
  module.extras.kinds?.[list] ?? SINGULAR[list] ?? list.replace(/s$/, '')

/** What a list of the components is called. */
export const listWords = (list: string, words: Texts): string =>
  words.has(`components-${list}`) ? words.say(`components-${list}`) : list.replaceAll('_', ' ')

/** What a source of facts is called. */
export const levelWords = (level: string, words: Texts): string =>
  words.has(`provenance-${level}`) ? words.say(`provenance-${level}`) : level

/** What a field is called, maybe in a table of its own; as it stands in the file where it has no name. */
export function factWords(key: string, words: Texts, table = ''): string {
  for (const message of [`page-field-${table}-${key}`, `page-field-${key}`, `fact-${key}`])
    if (words.has(message)) return words.say(message)
  for (const field of ['resource', 'type']) {
    const name = words.name(field, key)
    if (name !== key) return name
  }
  return key.replaceAll('_', ' ')
}

/** What a text in a field of a component file is called. */
export function valueWords({ module, texts }: Loaded, key: string, value: string): string {
  if (value === '') return '–'
  const field = module.extras.named?.[key] ?? key
  for (const message of [`page-value-${key}-${value}`, `page-value-${field}-${value}`])
    if (texts.has(message)) return texts.say(message)
  const name = texts.name(field, value)
  return name === value ? value.replaceAll('_', ' ') : name
}
