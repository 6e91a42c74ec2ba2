import { expect, test } from 'vitest'
import { at, cycle, lone, sure } from '../src/lib/sure'

test('what is there is given back, even where it counts as false', () => {
  expect(sure(0, 'number')).toBe(0)
  expect(sure('', 'word')).toBe('')
})

test('what is missing is named', () => {
  expect(() => sure(undefined, 'tile ring_1')).toThrow('There is no tile ring_1.')
  expect(() => sure(null, 'place for the page')).toThrow('There is no place for the page.')
  expect(() => at(['a', 'b'], 2)).toThrow('There is no entry 2 in a list of 2.')
})

test('entries are counted from either end', () => {
  expect(at(['a', 'b', 'c'], 0)).toBe('a')
  expect(at(['a', 'b', 'c'], -1)).toBe('c')
})

test('only a list of one has a lone entry', () => {
  expect(lone(['a'])).toBe('a')
  expect(lone([])).toBeNull()
  expect(lone(['a', 'b'])).toBeNull()
})

test('a cycle goes round in both directions', () => {
  const compass = ['east', 'south', 'west', 'north']
  expect(cycle(compass, 3, 1)).toBe('east')
  expect(cycle(compass, 0, -1)).toBe('north')
  expect(cycle(compass, 0, 9)).toBe('south')
})
