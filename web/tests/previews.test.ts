import { expect, test } from 'vitest'
import { Previews } from '../src/lib/previews'

const brings = (action: number) => ({ action, lines: [], total: action, final: false })

test('what is asked for at the same time is one question, and is asked once', async () => {
  const asked: number[][] = []
  const previews = new Previews((codes) => {
    asked.push(codes)
    return Promise.resolve(codes.map(brings))
  })
  expect(await Promise.all([previews.of(3), previews.of(5), previews.of(3)])).toEqual([brings(3), brings(5), brings(3)])
  expect(await previews.of(5)).toEqual(brings(5))
  expect(asked).toEqual([[3, 5]])
})

test('another position is asked about anew', async () => {
  let questions = 0
  const previews = new Previews((codes) => {
    questions += 1
    return Promise.resolve(codes.map(brings))
  })
  await previews.of(3)
  previews.clear()
  await previews.of(3)
  expect(questions).toBe(2)
})

test('a question names at most sixty actions', async () => {
  const lengths: number[] = []
  const previews = new Previews((codes) => {
    lengths.push(codes.length)
    return Promise.resolve(codes.map(brings))
  })
  const found = await Promise.all(Array.from({ length: 130 }, (_, code) => previews.of(code)))
  expect(lengths).toEqual([60, 60, 10])
  expect(found.at(-1)).toEqual(brings(129))
})

test('a refused question tells nothing, and the next look asks again', async () => {
  let refuse = true
  const previews = new Previews((codes) =>
    refuse ? Promise.reject(new Error('busy')) : Promise.resolve(codes.map(brings)),
  )
  expect(await previews.of(3)).toBeNull()
  refuse = false
  expect(await previews.of(3)).toEqual(brings(3))
})
