/** Which options of a game are asked for: the server says beside which others each has a use. */

import type { Texts } from './texts'
import type { OptionInfo, Options } from './wire'

/** Those that have a use beside these values and this number of seats. */
export function asked(options: OptionInfo[], values: Options, seats: number): OptionInfo[] {
  return options.filter(({ only_with }) =>
    Object.entries(only_with).every(([name, wanted]) =>
      wanted.includes(name === 'seats' ? seats : (values[name] as string)),
    ),
  )
}

/** The values to send: an option that is not asked for keeps its default, whatever was chosen before. */
export function answers(options: OptionInfo[], values: Options, seats: number): Options {
  const shown = asked(options, values, seats)
  return Object.fromEntries(
    options.map((option) => [
      option.name,
      shown.includes(option) ? (values[option.name] ?? option.default) : option.default,
    ]),
  )
}

/** A value of an option, in the game's words; what has none stands as it is. */
export function valueWords(option: OptionInfo, value: Options[string], words: Texts): string {
  const key = `option-${option.name}-${value}`
  return words.has(key) ? words.say(key) : String(value)
}

/** An option and what is chosen; a flag that is set needs no more than its own words. */
export function optionWords(option: OptionInfo, value: Options[string], words: Texts): [label: string, value: string] {
  return [words.say(`option-${option.name}`), option.kind === 'flag' ? '' : valueWords(option, value, words)]
}
