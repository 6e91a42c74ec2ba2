import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { patched, patchedPosition } from '../src/lib/patches'
import type { Difference, Patch, Position } from '../src/lib/wire'

interface Case {
  what: string
  before: unknown
  change: Difference
  after: unknown
}
interface Recorded {
  messages: [Position | Patch, string][]
  last: Position
}
const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url))
const cases = JSON.parse(read('./patches.json').toString()) as Case[]
/** Made by `python -m tests.server.record_patches`. */
const recorded = JSON.parse(gunzipSync(read('./recorded.json.gz')).toString()) as Record<string, Recorded>

test.each(cases)('$what', ({ before, change, after }) => {
  expect(patched(before, change)).toEqual(after)
})

test('the value before stays as it was and shares what did not change', () => {
  const before = { hand: [1, 2], board: { a: [3] } }
  const after = patched(before, { hand: { 0: [] } }) as typeof before
  expect(before).toEqual({ hand: [1, 2], board: { a: [3] } })
  expect(after.hand).toEqual([2])
  expect(after.board).toBe(before.board)
})

/** The sum of `tests/server/record_patches.py`: of plain data with its fields in the order of their names. */
function sumOf(value: unknown): string {
  const text = JSON.stringify(value, (_, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
  return createHash('sha1').update(text).digest('hex').slice(0, 8)
}

test.each(Object.entries(recorded))('every message of a game of %s makes the position', (_, { messages, last }) => {
  let known = messages[0]?.[0] as Position
  for (const [message, sum] of messages) {
    if (message.type === 'patch') {
      expect(message.base).toBe(known.number)
      known = patchedPosition(known, message)
    } else {
      known = message
    }
    expect(sumOf(known)).toBe(sum)
  }
  expect(messages.filter(([message]) => message.type === 'position').length).toBeGreaterThan(1)
  expect(known.over).toBe(true)
  expect(known).toEqual(last)
})
