import { expect, test } from 'vitest'
import { FEW, fewAtATime } from '../src/lib/few'

const CODES = Array.from({ length: 2 * FEW + 1 }, (_, code) => code)

/** Whoever asks, and what answers one question after another. */
function setUp() {
  const asked: number[] = []
  const waiting: (() => void)[] = []
  const told: number[] = []
  let finished = false
  const asking = fewAtATime(
    CODES,
    (code) => {
      asked.push(code)
      return new Promise<number>((resolve) => waiting.push(() => resolve(code)))
    },
    (answers) => told.push(...answers),
    () => (finished = true),
  )
  const answerAll = async () => {
    for (const answer of waiting.splice(0)) answer()
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { asked, told, asking, answerAll, finished: () => finished }
}

test('only a few questions are open at once, and all are asked in the end', async () => {
  const { asked, told, answerAll, finished } = setUp()
  expect(asked).toEqual(CODES.slice(0, FEW))
  await answerAll()
  expect(asked).toEqual(CODES.slice(0, 2 * FEW))
  expect(finished()).toBe(false)
  await answerAll()
  await answerAll()
  expect(told).toEqual(CODES)
  expect(finished()).toBe(true)
})

test('what is pressed is asked next', async () => {
  const { asked, asking, answerAll } = setUp()
  asking.first(2 * FEW)
  await answerAll()
  expect(asked[FEW]).toBe(2 * FEW)
  expect(new Set(asked).size).toBe(asked.length)
})

test('a position that has passed is asked about no more', async () => {
  const { asked, told, asking, answerAll, finished } = setUp()
  asking.stop()
  await answerAll()
  expect(asked).toHaveLength(FEW)
  expect(told).toEqual([])
  expect(finished()).toBe(false)
})
