import { expect, test } from 'vitest'
import { around, atLeast } from '../src/games/inkdoms/atlas'
import { choicesOf } from '../src/games/inkdoms/choices'
import { Hand } from '../src/games/inkdoms/hand.svelte'

const paint = (code: number, drop: string) => ({ code, verb: 'paint', drop, area: 'r1' })
const both = choicesOf([paint(1, 'die'), paint(2, 'blend-purple'), paint(3, 'blend-green')])

test('a blended drop is in hand as soon as it is there', () => {
  const hand = new Hand()
  hand.blending = true
  hand.settle(both, undefined, 1)
  expect(hand.drop).toBe('blend-purple')
})

test('the drop in hand stays where nothing was blended', () => {
  const hand = new Hand()
  hand.settle(both, undefined, 1)
  expect(hand.drop).toBe('die')
  hand.take('blend-green')
  hand.settle(both, undefined, 1)
  expect(hand.drop).toBe('blend-green')
})

test('a die alone is seen with the land around it', () => {
  const die = { x: 300, y: 200, width: 0, height: 0 }
  expect(atLeast(around([die], 120), 520)).toEqual({ x: 40, y: -60, width: 520, height: 520 })
  const far = { x: 900, y: 200, width: 0, height: 0 }
  expect(atLeast(around([die, far], 120), 520)).toEqual({ x: 180, y: -60, width: 840, height: 520 })
})
