import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offersWayOn, Playback, stay, type Timing } from '../src/lib/playback'

const usual: Timing = { pace: 'usual', own: false, quiet: false, urgent: false, waiting: 0, scene: 0 }

describe('how long a step stays', () => {
  it('about 1.2 seconds at the usual pace, longer and shorter at others', () => {
    expect(stay(usual)).toBe(1200)
    expect(stay({ ...usual, pace: 'slow' })).toBeGreaterThan(1200)
    expect(stay({ ...usual, pace: 'fast' })).toBeLessThan(1200)
    expect(stay({ ...usual, pace: 'click' })).toBe(Infinity)
    expect(stay({ ...usual, pace: 'instant' })).toBe(0)
  })

  it('at least as long as the scenes that it brings', () => {
    expect(stay({ ...usual, pace: 'fast', scene: 900 })).toBe(900)
  })

  it('shorter in a crowd, but every step is seen', () => {
    expect(stay({ ...usual, waiting: 16 })).toBe(600)
    expect(stay({ ...usual, waiting: 500 })).toBe(250)
  })

  it('shortly where a clock runs for an answer', () => {
    expect(stay({ ...usual, pace: 'click', urgent: true })).toBe(250)
  })

  it('no time at all where nothing is to be seen', () => {
    expect(stay({ ...usual, quiet: true })).toBe(0)
  })
})

it('the way on never makes the prompt of a phone higher while one decides', () => {
  expect(offersWayOn(true, true, 'usual', false)).toBe(false)
  expect(offersWayOn(true, false, 'usual', false)).toBe(true)
  expect(offersWayOn(false, true, 'usual', false)).toBe(true)
  expect(offersWayOn(true, true, 'click', false)).toBe(true)
  expect(offersWayOn(true, true, 'usual', true)).toBe(true)
})

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function playing(time: (step: number) => number) {
    const shown: number[] = []
    return { shown, playback: new Playback<number>({ show: (step) => shown.push(step), stay: time }) }
  }

  it('shows one step after another, never two at once', () => {
    const { shown, playback } = playing(() => 1200)
    playback.add(1)
    playback.add(2)
    playback.add(3)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1199)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(1200)
    expect(shown).toEqual([1, 2, 3])
    expect(playback.waiting).toEqual([])
  })

  it('shows at once what comes after a pause', () => {
    const { shown, playback } = playing(() => 1200)
    playback.add(1)
    vi.advanceTimersByTime(5000)
    playback.add(2)
    expect(shown).toEqual([1, 2])
  })

  it('passes over steps that need no time', () => {
    const { shown, playback } = playing((step) => (step === 2 ? 0 : 1200))
    playback.add(1, 2, 3)
    vi.advanceTimersByTime(1200)
    expect(shown).toEqual([1, 2, 3])
  })

  it('skips ahead on a press', () => {
    const { shown, playback } = playing(() => 1200)
    playback.add(1, 2, 3, 4)
    playback.skip()
    expect(shown).toEqual([1, 2, 3, 4])
    playback.add(5)
    expect(shown).toEqual([1, 2, 3, 4, 5])
  })

  it('waits for presses where it is asked to', () => {
    const { shown, playback } = playing(() => Infinity)
    playback.add(1, 2, 3)
    vi.advanceTimersByTime(100_000)
    expect(shown).toEqual([1])
    playback.next()
    expect(shown).toEqual([1, 2])
    playback.next()
    expect(shown).toEqual([1, 2, 3])
  })
})
