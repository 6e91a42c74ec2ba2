import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Texts } from '../src/lib/texts'

const root = new URL('../../src/tetrarchy/', import.meta.url)
const file = (path: string) => readFileSync(new URL(path, root), 'utf8')

function texts(language: 'en' | 'ru', game = 'queendomino'): Texts {
  const found = new Texts(language, [file(`strings.${language}.ftl`), file(`games/${game}/strings.${language}.ftl`)])
  found.players = ['Vera', 'Ilya']
  return found
}

test('an argument gives way to the message of its value', () => {
  expect(texts('en').action({ code: 1, verb: 'place', square: 'c4', towards: 'east' })).toBe(
    'Half a on c4, half b to the east',
  )
})

test('events name the player of the seat, with the right plural', () => {
  const event = { kind: 'tax_collected', seat: 1, coins: 1, square: 'c4' }
  expect(texts('en').event(event)).toBe('Ilya collects 1 coin in tax on c4.')
  expect(texts('en').event({ ...event, coins: 3 })).toBe('Ilya collects 3 coins in tax on c4.')
})

test('whom a card is meant for is called by name', () => {
  const robbed = { kind: 'cart_robbed', seat: 0, target: '2', colour: 'red' }
  expect(texts('en', 'gem_forge').event(robbed)).toContain('Vera takes a red stone')
  expect(texts('en', 'gem_forge').event(robbed)).toContain('from Ilya’s cart')
  expect(texts('en', 'gem_forge').event({ kind: 'target_named', seat: 0, target: 'market' })).toContain('the market')
})

test('a sentence can choose the form of a name by the value itself', () => {
  const tamed = (monster: string) => texts('ru', 'inkdoms').event({ kind: 'monster_tamed', seat: 0, monster })
  expect(tamed('hydra')).toBe('Vera приручает гидру.')
  expect(tamed('sphinx')).toBe('Vera приручает чудовище: sphinx.')
})

test('a hint tells what each card does, although cards are called like their effects', () => {
  for (const language of ['en', 'ru'] as const) {
    const words = texts(language, 'gem_forge')
    const effects = [
      'rob_cart',
      'empty_cart',
      'take_from_jewel',
      'swap_jewel',
      'swap_stone',
      'cancel',
      'copy_take',
      'dig',
    ]
    words.addComponents({ cards: effects.map((id) => ({ id, names: { en: `card ${id}`, ru: `карта ${id}` } })) })
    const told = [...effects, 'copy_set'].map((kind) => words.reason({ key: 'plays', data: { kind } }))
    expect(new Set(told).size).toBe(effects.length + 1)
  }
})

test('Russian plurals', () => {
  const end = (points: number) => texts('ru').say('end-alone', { points })
  expect(new Set([1, 2, 5, 21].map((points) => end(points).replace(/\d+/, ''))).size).toBe(3)
})

test('less than nothing has a minus sign, and words keep their hyphens', () => {
  expect(texts('en').say('end-alone', { points: -10 })).toContain(' −10 ')
  expect(texts('ru').say('end-alone', { points: -1 })).toContain('−1')
  expect(texts('en').say('end-winner', { player: 'R2-3', points: -4 })).toMatch(/^R2-3 .* −4 /)
})

test('without a message: the key, the verb, the kind', () => {
  expect(texts('en').say('no-such-key')).toBe('no-such-key')
  expect(texts('en').action({ code: 1, verb: 'leap', far: '3' })).toBe('leap 3')
  expect(texts('en').event({ kind: 'leapt', seat: 0, far: 3 })).toBe('leapt far=3 player=Vera')
})

test('names come from component data, copies too', () => {
  const words = texts('en', 'wonderful_kingdom')
  words.addComponents({ developments: [{ id: 'farm', names: { en: 'Farm', ru: 'Ферма' } }] })
  expect(words.name('development', 'farm')).toBe('Farm')
  expect(words.name('site', 'farm-2')).toBe('Farm (2)')
  expect(words.name('card', 'unknown')).toBe('unknown')
})

test('problems are said in the language, or as the server put them', () => {
  expect(texts('ru').error({ key: 'no-undo', detail: 'English' })).not.toBe('English')
  expect(texts('ru').error({ key: 'no-such-problem', detail: 'English' })).toBe('English')
  const noTable = { key: 'no-table', detail: 'English', data: { given: '“x”' } }
  expect(texts('ru').error(noTable)).toBe('Стола «x» нет.')
  expect(texts('en').error(noTable)).toBe('There is no table “x”.')
})

test('what a hint expects is counted rightly in Russian, whole or not', () => {
  const russian = new Texts('ru', [readFileSync(new URL('../src/strings.ru.ftl', import.meta.url), 'utf8')])
  const said = (score: number) => russian.say('hint-expects-alone', { score })
  expect([said(1), said(4.5), said(7), said(22)]).toEqual([
    'В среднем 1 очко в конце',
    'В среднем 4,5 очка в конце',
    'В среднем 7 очков в конце',
    'В среднем 22 очка в конце',
  ])
})
