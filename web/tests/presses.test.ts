import { describe, expect, it } from 'vitest'
import { isSecondHalf, type Press } from '../src/lib/presses'

const press = (at: number, more: Partial<Press> = {}): Press => ({ at, x: 200, y: 700, what: 'No tax', ...more })
const cameUp = 1100

describe('the second half of a double tap', () => {
  it('was not meant for what has come up since', () => {
    expect(isSecondHalf(press(1000), press(1200, { what: 'No building' }), cameUp, false)).toBe(true)
    expect(isSecondHalf(press(1000), press(1900, { what: 'No building' }), cameUp, false)).toBe(false)
  })

  it('is none elsewhere on the table, nor before anything has changed', () => {
    expect(isSecondHalf(press(1000), press(1200, { x: 90, what: 'No building' }), cameUp, false)).toBe(false)
    expect(isSecondHalf(press(1150), press(1200, { what: 'No building' }), cameUp, false)).toBe(false)
    expect(isSecondHalf(null, press(1200), cameUp, true)).toBe(false)
  })

  it('is meant where the same thing is pressed again, unless that ends a turn', () => {
    expect(isSecondHalf(press(1000), press(1200), cameUp, false)).toBe(false)
    expect(isSecondHalf(press(1000), press(1200), cameUp, true)).toBe(true)
  })

  it('is none where a decision follows from an earlier press by itself', () => {
    expect(isSecondHalf(press(1000), press(1050, { what: 'Fill' }), cameUp, false)).toBe(false)
  })

  it('of the space bar passes nothing', () => {
    const space = { x: -1, y: -1, what: null }
    expect(isSecondHalf(press(1000, space), press(1200, space), cameUp, false)).toBe(true)
  })
})
