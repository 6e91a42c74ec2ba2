import { beforeEach, expect, test, vi } from 'vitest'
import type { Position, Table } from '../src/lib/wire'
import { Live, type SocketLike } from '../src/lib/live'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('document', { hidden: true })
vi.stubGlobal('navigator', { language: 'en', languages: ['en'] })
const { TableStore } = await import('../src/lib/table.svelte')

interface Sent {
  type: string
  id: string
  actions?: number[]
}
let sent: Sent[] = []
let socket: SocketLike
const tell = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) })

function store() {
  const made = new TableStore(
    't1',
    new Live(
      () => {
        socket = {
          readyState: 1,
          send: (text) => sent.push(JSON.parse(text) as Sent),
          close: () => undefined,
          onopen: null,
          onmessage: null,
          onclose: null,
        }
        return socket
      },
      () => undefined,
    ),
  )
  made.open()
  socket.onopen?.()
  return made
}
const table = (you: boolean) =>
  ({ id: 't1', seats: [{ seat: 0, kind: 'person', name: 'Vera', you }] }) as unknown as Table
const position = (legal: number[]) =>
  ({
    type: 'position',
    table: 't1',
    number: 7,
    legal: legal.map((code) => ({ code, verb: 'place' })),
    events: [],
  }) as unknown as Position
const questions = () => sent.filter(({ type }) => type === 'preview')

beforeEach(() => {
  sent = []
})

test('a preview is asked of the position shown and told to whoever asked', async () => {
  const seated = store()
  tell({ type: 'table', table: table(true) })
  tell(position([4, 9]))
  const answer = seated.preview(9)
  await Promise.resolve()
  expect(questions()).toMatchObject([{ table: 't1', number: 7, actions: [9] }])
  const change = { action: 9, lines: [{ key: 'lake', points: 6 }], total: 6 }
  tell({ type: 'preview', id: questions()[0]?.id, table: 't1', number: 7, previews: [change] })
  expect(await answer).toEqual(change)
})

test('a preview that is refused tells nothing and complains of nothing', async () => {
  const seated = store()
  tell({ type: 'table', table: table(true) })
  tell(position([9]))
  const answer = seated.preview(9)
  await Promise.resolve()
  tell({ type: 'error', id: questions()[0]?.id, table: 't1', key: 'too-fast', detail: 'Wait.', data: {} })
  expect(await answer).toBeNull()
  expect(seated.refusal).toBeNull()
})

test('a lost connection leaves no preview waiting', async () => {
  const seated = store()
  tell({ type: 'table', table: table(true) })
  tell(position([9]))
  const answer = seated.preview(9)
  await Promise.resolve()
  socket.onopen?.()
  expect(await answer).toBeNull()
})

test('a spectator asks for no preview', async () => {
  const spectator = store()
  tell({ type: 'table', table: table(false) })
  tell(position([]))
  expect(await spectator.preview(9)).toBeNull()
  expect(questions()).toEqual([])
})
