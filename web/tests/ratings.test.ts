import { expect, test, vi } from 'vitest'
import type { Texts } from '../src/lib/texts'

vi.stubGlobal('location', { href: 'http://host/' })
const { changeText, ratingText } = await import('../src/lib/ratings')
const { variantCard, variantName } = await import('../src/lib/variants')

const figure = (rating: number) => ({ rating, uncertainty: 96 })

test('a rating has its uncertainty, and a change its sign', () => {
  expect(ratingText(figure(1512))).toBe('1512 ± 96')
  expect(changeText(figure(1500), figure(1512))).toBe('+12')
  expect(changeText(figure(1512), figure(1500))).toBe('−12')
  expect(changeText(figure(1500), figure(1500))).toBe('±0')
})

test('a variant is called by its own name, or by the first words for its option', () => {
  const names: Record<string, string> = {
    'game-queendomino': 'Queendomino',
    'game-kingdomino': 'Kingdomino',
    'option-variant-standard': 'Queendomino as printed, for 2 to 4',
    'option-variant-royal_wedding': 'Royal Wedding: with more dominoes, for 3 to 6',
  }
  const texts = { say: (key: string) => names[key] ?? key, has: (key: string) => key in names } as unknown as Texts
  const called = (variant: string) => variantName('queendomino', variant, texts, texts)
  expect(called('kingdomino')).toBe('Kingdomino')
  expect(called('standard')).toBe('Queendomino')
  expect(called('royal_wedding')).toBe('Queendomino: Royal Wedding')
  expect(called('')).toBe('Queendomino')
  expect(variantName('queendomino', 'royal_wedding', texts, null)).toBe('Queendomino')
  expect(variantCard('queendomino', 'kingdomino')).toBe('kingdomino')
})
