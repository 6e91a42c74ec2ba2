import { expect, test } from 'vitest'
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
