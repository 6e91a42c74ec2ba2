/** What a device remembers of puzzles, and which one comes next. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PuzzleInfo } from '../src/lib/wire'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
vi.stubGlobal('location', new URL('http://localhost/'))

const { chosen, Deeds, deeds, nextOf, pathTo } = await import('../src/lib/puzzles.svelte')

function puzzle(id: string, difficulty = 'easy', themes = ['queen']): PuzzleInfo {
  return { id, seats: 2, seat: 0, options: {}, themes, difficulty, found_by: 3 }
}
const THREE = [puzzle('1'), puzzle('2', 'hard'), puzzle('3', 'easy', ['dragon'])]

describe('the row of puzzles', () => {
  let own = new Deeds()
  beforeEach(() => {
    kept.clear()
    own = new Deeds()
  })

  it('grows by what is solved at once and ends with a miss', () => {
    own.finished('queendomino', '1', 'first', null)
    own.finished('queendomino', '2', 'first', null)
    expect([own.streak, own.most]).toEqual([2, 2])
    own.missed('queendomino', '3')
    own.finished('queendomino', '3', 'later', null)
    expect([own.streak, own.most]).toEqual([0, 2])
    expect(own.solved('queendomino', THREE)).toBe(3)
  })

  it('takes no notice of a puzzle that was done before', () => {
    own.finished('queendomino', '1', 'shown', null)
    own.finished('queendomino', '1', 'first', null)
    expect([own.streak, own.outcome('queendomino', '1')]).toEqual([0, 'shown'])
    own.finished('queendomino', '2', 'first', null)
    own.missed('queendomino', '1')
    expect(own.streak).toBe(1)
  })

  it('is there again after the page was left', () => {
    own.finished('inkdoms', '1', 'first', '2026-11-18')
    const later = new Deeds()
    expect([later.streak, later.days('2026-11-18')]).toEqual([1, 1])
  })

  it('forgets what no longer can be read', () => {
    kept.set('tetrarchy-puzzles', '{')
    expect(new Deeds().streak).toBe(0)
  })
})

describe('days in a row', () => {
  beforeEach(() => kept.clear())

  it('count each day once, and begin anew after a gap', () => {
    const own = new Deeds()
    own.finished('inkdoms', '1', 'later', '2026-11-30')
    own.finished('inkdoms', '1', 'first', '2026-11-30')
    own.finished('inkdoms', '2', 'first', '2026-12-01')
    expect(own.days('2026-12-01')).toBe(2)
    expect(own.days('2026-12-02')).toBe(2)
    expect(own.days('2026-12-03')).toBe(0)
    own.finished('inkdoms', '3', 'first', '2026-12-05')
    expect(own.days('2026-12-05')).toBe(1)
  })

  it('are not earned by being shown the solution', () => {
    const own = new Deeds()
    own.finished('inkdoms', '1', 'shown', '2026-11-30')
    expect(own.days('2026-11-30')).toBe(0)
  })
})

describe('which one comes next', () => {
  it('has the theme and the difficulty that were asked for', () => {
    expect(chosen(THREE, 'queen', null).map(({ id }) => id)).toEqual(['1', '2'])
    expect(chosen(THREE, null, 'easy').map(({ id }) => id)).toEqual(['1', '3'])
    expect(chosen(THREE, 'dragon', 'hard')).toEqual([])
  })

  it('is the first after this one that was not done, and goes around', () => {
    expect(nextOf('gem_forge', THREE, null)?.id).toBe('1')
    expect(nextOf('gem_forge', THREE, '3')?.id).toBe('1')
    deeds.finished('gem_forge', '1', 'first', null)
    expect(nextOf('gem_forge', THREE, '3')?.id).toBe('2')
    expect(nextOf('gem_forge', THREE.slice(0, 1), '1')).toBeNull()
  })

  it('keeps what was asked for in its address', () => {
    expect(pathTo('inkdoms', '1-2', null, null)).toBe('/puzzles/inkdoms/1-2')
    expect(pathTo('inkdoms', '1-2', 'dice', 'hard')).toBe('/puzzles/inkdoms/1-2?theme=dice&difficulty=hard')
  })
})
