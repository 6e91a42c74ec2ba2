import { expect, test } from 'vitest'
import { answers, asked } from '../src/lib/options'
import type { OptionInfo } from '../src/lib/wire'

function option(name: string, initial: string | number | boolean, only_with: OptionInfo['only_with'] = {}): OptionInfo {
  return { name, kind: 'choice', default: initial, choices: [], least: 0, most: 6, only_with }
}
const OPTIONS = [
  option('variant', 'standard'),
  option('harmony', false, { variant: ['kingdomino'] }),
  option('search', 'once', { seats: [1] }),
]
const names = (options: OptionInfo[]) => options.map(({ name }) => name)

test('an option is asked for where it has a use', () => {
  expect(names(asked(OPTIONS, { variant: 'standard' }, 2))).toEqual(['variant'])
  expect(names(asked(OPTIONS, { variant: 'kingdomino' }, 2))).toEqual(['variant', 'harmony'])
  expect(names(asked(OPTIONS, { variant: 'standard' }, 1))).toEqual(['variant', 'search'])
})

test('what is no longer asked for is not sent', () => {
  const chosen = { variant: 'kingdomino', harmony: true, search: 'every_offer' }
  expect(answers(OPTIONS, chosen, 3)).toEqual({ variant: 'kingdomino', harmony: true, search: 'once' })
  expect(answers(OPTIONS, { ...chosen, variant: 'standard' }, 3)).toEqual({
    variant: 'standard',
    harmony: false,
    search: 'once',
  })
})
