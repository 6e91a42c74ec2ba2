import { expect, test } from 'vitest'
import { placesOf } from '../src/lib/searching'

test('a word is found wherever it stands, large or small', () => {
  expect(placesOf('Crown and crowns', 'crown')).toEqual([0, 10])
  expect(placesOf('Crown', '  CROWN ')).toEqual([0])
  expect(placesOf('Crown', 'town')).toEqual([])
  expect(placesOf('Crown', ' ')).toEqual([])
})

test('letters that people type alike are alike', () => {
  expect(placesOf('Налоги берёт король', 'берет')).toEqual([7])
  expect(placesOf('the queen’s tower', "queen's")).toEqual([4])
})

test('places do not overlap', () => {
  expect(placesOf('aaaa', 'aa')).toEqual([0, 2])
})
