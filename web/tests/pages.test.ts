import { expect, test } from 'vitest'
import { isLoopback, originForFriends } from '../src/lib/address'
import { ago } from '../src/lib/age'
import { deedsOf } from '../src/lib/campaign.svelte'
import { cardOf, CARDS, coverOf, PLATES } from '../src/lib/games'
import type { Table } from '../src/lib/wire'

test('friends are invited to an address that they can reach', () => {
  const home = new URL('http://127.0.0.1:8000/table/x')
  expect(originForFriends(home, [])).toBeNull()
  expect(originForFriends(home, ['192.0.2.4'])).toBe('http://192.0.2.4:8000')
  expect(originForFriends(new URL('http://localhost:8000/'), ['2001:db8::4'])).toBe('http://[2001:db8::4]:8000')
  expect(originForFriends(new URL('https://games.example/table/x'), ['192.0.2.4'])).toBe('https://games.example')
})

test('what only this computer reaches', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isLoopback)).toBe(true)
  expect(['192.0.2.4', 'games.example', '10.127.0.1'].some(isLoopback)).toBe(false)
})

test('ages in words', () => {
  expect(ago(1000, 1030, 'en')).toBe('now')
  expect(ago(1000, 1000 + 61, 'en')).toBe('1 minute ago')
  expect(ago(1000, 1000 + 3 * 3600, 'en')).toBe('3 hours ago')
  expect(ago(0, 86_400, 'ru')).toBe('вчера')
})

test('Kingdomino has a card of its own', () => {
  expect(CARDS.map(({ id }) => id)).toEqual(['inkdoms', 'queendomino', 'kingdomino', 'gem_forge', 'wonderful_kingdom'])
  expect(PLATES.map(({ id }) => id)).not.toContain('kingdomino')
  expect(cardOf({ game: 'queendomino', options: { variant: 'kingdomino' } })).toBe('kingdomino')
  expect(cardOf({ game: 'queendomino', options: { variant: 'teams' } })).toBe('queendomino')
  expect(CARDS.every(({ id }) => coverOf(id) !== '')).toBe(true)
})

function finished(scenario: number, verdict: string, score: number): Table {
  return { options: { scenario }, you: 0, verdicts: [verdict], scores: [score] } as unknown as Table
}

test('the best medal and the most points of each scenario count', () => {
  const deeds = deedsOf([
    finished(1, 'bronze', 72),
    finished(1, 'gold', 112),
    finished(1, 'lost', 140),
    finished(3, 'none', 40),
    finished(4, 'lost', 90),
    finished(0, 'gold', 130),
  ])
  expect(deeds[0]).toEqual({ tries: 3, medal: 'gold', points: 112 })
  expect(deeds[1]).toEqual({ tries: 0, medal: null, points: null })
  expect(deeds[2]).toEqual({ tries: 1, medal: null, points: 40 })
  expect(deeds[3]).toEqual({ tries: 1, medal: null, points: null })
})
