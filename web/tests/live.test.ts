import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live, type SocketLike } from '../src/lib/live'
import type { GuestMessage, ServerMessage } from '../src/lib/wire'
import { at } from '../src/lib/sure'

class Socket implements SocketLike {
  static all: Socket[] = []
  readyState = 0
  sent: GuestMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Socket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as GuestMessage)
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  lose() {
    this.readyState = 3
    this.onclose?.()
  }
  /** What is missing in a message does not matter here. */
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  static get last(): Socket {
    return at(Socket.all, -1)
  }
}

let states: string[] = []
let heard: ServerMessage[] = []
let number: number | undefined

function start(): Live {
  const live = new Live(
    () => new Socket(),
    (state) => states.push(state),
  )
  live.follow('t', { since: () => number, receive: (message) => void heard.push(message) })
  return live
}

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  states = []
  heard = []
  number = undefined
})
afterEach(() => void vi.useRealTimers())

test('follows its table once it is open, and from where it was after a loss', () => {
  start()
  Socket.last.open()
  expect(Socket.last.sent).toEqual([{ type: 'watch', table: 't' }])
  number = 7
  Socket.last.lose()
  vi.advanceTimersByTime(1000)
  Socket.last.open()
  expect(Socket.all).toHaveLength(2)
  expect(Socket.last.sent).toEqual([{ type: 'watch', table: 't', since: 7 }])
  expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'open'])
})

test('a decision that was not acknowledged goes again with the same id, until it is', () => {
  const live = start()
  Socket.last.open()
  const id = live.decide({ type: 'act', table: 't', number: 3, action: 42 })
  expect(Socket.last.sent.at(-1)).toEqual({ type: 'act', table: 't', number: 3, action: 42, id })
  Socket.last.lose()
  vi.advanceTimersByTime(1000)
  Socket.last.open()
  expect(Socket.last.sent.at(-1)).toEqual({ type: 'act', table: 't', number: 3, action: 42, id })
  Socket.last.tell({ type: 'done', id, table: 't', number: 4 })
  expect(live.waiting).toBe(0)
  Socket.last.lose()
  vi.advanceTimersByTime(1000)
  Socket.last.open()
  expect(Socket.last.sent.map((message) => message.type)).toEqual(['watch'])
})

test('a decision made while the line is down is sent when it is back', () => {
  const live = start()
  Socket.last.open()
  Socket.last.lose()
  const id = live.decide({ type: 'act', table: 't', number: 3, action: 1 })
  vi.advanceTimersByTime(1000)
  Socket.last.open()
  expect(Socket.last.sent.at(-1)?.id).toBe(id)
})

test('waits longer after every failure, and hurries when told to', () => {
  const live = start()
  for (let tries = 0; tries < 6; tries += 1) {
    Socket.last.lose()
    vi.advanceTimersByTime(10_000)
  }
  const before = Socket.all.length
  Socket.last.lose()
  vi.advanceTimersByTime(1000)
  expect(Socket.all).toHaveLength(before)
  live.hurry()
  expect(Socket.all).toHaveLength(before + 1)
})

test('a line that is silent too long counts as lost', () => {
  start()
  Socket.last.open()
  vi.advanceTimersByTime(20_000)
  expect(Socket.last.sent.at(-1)?.type).toBe('ping')
  vi.advanceTimersByTime(60_000)
  expect(states).toContain('lost')
})

test('messages reach the table they are of', () => {
  start()
  Socket.last.open()
  Socket.last.tell({ type: 'position', table: 'other', number: 1 })
  Socket.last.tell({ type: 'table', table: { id: 't' } })
  Socket.last.tell({ type: 'position', table: 't', number: 1 })
  expect(heard.map((message) => message.type)).toEqual(['table', 'position'])
})

test('finds out that a connection died while nobody looked', () => {
  const live = start()
  const first = Socket.last
  first.open()
  vi.advanceTimersByTime(1)
  live.hurry()
  expect(first.sent.at(-1)).toEqual({ type: 'ping' })
  vi.advanceTimersByTime(1)
  first.tell({ type: 'pong' })
  vi.advanceTimersByTime(5000)
  expect(Socket.all).toHaveLength(1)
  live.hurry()
  vi.advanceTimersByTime(5000)
  expect(Socket.all).toHaveLength(2)
})

test('who comes back to a table over the same connection reads what was said', () => {
  const live = start()
  const leave = live.follow('u', { since: () => undefined, receive: () => undefined })
  Socket.last.open()
  const line = { type: 'chat', table: 'u', at: 1, seat: null, name: 'Ada', text: 'hello' }
  Socket.last.tell(line)
  leave()
  const again: ServerMessage[] = []
  live.follow('u', { since: () => undefined, receive: (message) => void again.push(message) })
  expect(again).toEqual([line])
})
