import { expect, it, vi } from 'vitest'
import type { Texts } from '../src/lib/texts'
import type { Seat } from '../src/lib/wire'

vi.mock('../src/portraits.svg?url', () => ({ default: '' }))
const { calledName, seatName } = await import('../src/lib/players')

const texts = {
  say: (key: string, { title, number }: Record<string, unknown> = {}) =>
    key === 'bot-name' ? `${String(title)} (bot)` : key === 'nameless-player' ? `Player ${String(number)}` : key,
} as unknown as Texts

it('calls a bot by its title alone where a sentence tells of it', () => {
  const bot = { seat: 1, kind: 'bot', name: '' } as Seat
  expect(seatName(bot, texts)).toBe('bot-title-2 (bot)')
  expect(calledName(bot, texts)).toBe('bot-title-2')
  const person = { seat: 0, kind: 'person', name: '' } as Seat
  expect(calledName(person, texts)).toBe('Player 1')
})
