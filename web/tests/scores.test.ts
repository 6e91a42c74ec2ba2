import { describe, expect, it } from 'vitest'
import { placeText } from '../src/lib/scores'

describe('places at the end', () => {
  it('are told as they are', () => {
    expect([0, 1, 2].map((seat) => placeText([1, 3, 1], seat))).toEqual(['1', '3', '1'])
  })

  it('are none where nobody has won', () => {
    expect([0, 1].map((seat) => placeText([3, 3], seat))).toEqual(['–', '–'])
  })
})
