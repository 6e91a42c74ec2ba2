/** How puzzles went, and which one comes next. */

import { describe, expect, it, vi } from 'vitest'
import type { PuzzleDeeds, PuzzleInfo } from '../src/lib/wire'

const told: PuzzleDeeds = {
  done: { 'queendomino 1': 'first', 'queendomino 2': 'shown', 'gem_forge 1': 'later' },
  streak: 3,
  most: 5,
  days: 2,
}
vi.mock('../src/lib/api', () => ({ api: { deeds: () => Promise.resolve(told) } }))
vi.mock('../src/lib/app.svelte', () => ({ app: {} }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('location', new URL('http://localhost/'))

const { chosen, Deeds, deeds, nextOf, pathTo } = await import('../src/lib/puzzles.svelte')

function puzzle(id: string, difficulty = 'easy', themes = ['queen']): PuzzleInfo {
  return { id, seats: 2, seat: 0, options: {}, themes, difficulty, found_by: 3 }
}
const THREE = [puzzle('1'), puzzle('2', 'hard'), puzzle('3', 'easy', ['dragon'])]

describe('how puzzles went', () => {
  it('is what the server keeps', async () => {
    const own = new Deeds()
    expect([own.streak, own.most, own.days, own.all]).toEqual([0, 0, 0, 0])
    await own.load()
    expect([own.streak, own.most, own.days, own.all]).toEqual([3, 5, 2, 2])
    expect([own.outcome('queendomino', '2'), own.outcome('inkdoms', '2')]).toEqual(['shown', null])
    expect(own.solved('queendomino', THREE)).toBe(1)
  })
})

describe('which one comes next', () => {
  it('has the theme and the difficulty that were asked for', () => {
    expect(chosen(THREE, 'queen', null).map(({ id }) => id)).toEqual(['1', '2'])
    expect(chosen(THREE, null, 'easy').map(({ id }) => id)).toEqual(['1', '3'])
    expect(chosen(THREE, 'dragon', 'hard')).toEqual([])
  })

  it('is the first after this one that was not done, and goes around', async () => {
    expect(nextOf('gem_forge', THREE, null)?.id).toBe('1')
    expect(nextOf('gem_forge', THREE, '3')?.id).toBe('1')
    await deeds.load()
    expect(nextOf('gem_forge', THREE, '3')?.id).toBe('2')
    expect(nextOf('gem_forge', THREE.slice(0, 1), '1')).toBeNull()
  })

  it('keeps what was asked for in its address', () => {
    expect(pathTo('inkdoms', '1-2', null, null)).toBe('/puzzles/inkdoms/1-2')
    expect(pathTo('inkdoms', '1-2', 'dice', 'hard')).toBe('/puzzles/inkdoms/1-2?theme=dice&difficulty=hard')
  })
})
