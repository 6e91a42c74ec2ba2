import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Position, Table } from '../src/lib/wire'
import { Live, type SocketLike } from '../src/lib/live'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
const page = { hidden: true }
vi.stubGlobal('document', page)
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
const position = (legal: number[], number = 7) =>
  ({
    type: 'position',
    table: 't1',
    number,
    legal: legal.map((code) => ({ code, verb: 'place' })),
    events: [],
  }) as unknown as Position
const questions = () => sent.filter(({ type }) => type === 'preview')

const step = (number: number, seat: number, legal: number[] = []) => ({
  ...position(legal),
  number,
  view: { step: `after ${number}` },
  events: [{ kind: 'placed', seat }],
})
const decisions = () => sent.filter(({ type }) => type === 'act')

beforeEach(() => {
  sent = []
  page.hidden = true
})
afterEach(() => void vi.useRealTimers())

test('a preview is asked of the position shown and told to whoever asked', async () => {
  const seated = store()
  tell({ type: 'table', table: table(true) })
  tell(position([4, 9]))
  const answer = seated.preview(9)
  await Promise.resolve()
  expect(questions()).toMatchObject([{ table: 't1', number: 7, actions: [9] }])
  const change = { action: 9, lines: [{ key: 'lake', points: 6 }], total: 6, final: false }
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

test('a decision is on its way until its own outcome is shown, whatever others do meanwhile', () => {
  const seated = store()
  tell({ type: 'table', table: table(true) })
  tell(position([4, 9]))
  seated.act(4)
  const id = sent.find(({ type }) => type === 'act')?.id
  tell(position([4, 9], 8))
  expect(seated.pending).not.toBeNull()
  seated.act(9)
  expect(sent.filter(({ type }) => type === 'act')).toHaveLength(1)
  tell(position([5], 9))
  tell({ type: 'done', id, table: 't1', number: 9 })
  expect(seated.pending).toBeNull()
})

function atTheTable() {
  vi.useFakeTimers()
  page.hidden = false
  const seated = store()
  tell({ type: 'table', table: table(true) })
  tell({ ...position([1]), number: 1 })
  return seated
}

test('two turns of others are never shown in one frame', () => {
  const seated = atTheTable()
  for (const [number, seat] of [
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const)
    tell(step(number, seat, number === 4 ? [5] : []))
  expect(seated.position?.number).toBe(2)
  expect(seated.waiting).toBe(2)
  expect(seated.legal).toEqual([])
  vi.advanceTimersByTime(1200)
  expect(seated.position?.number).toBe(3)
  expect(seated.previous).toEqual({ step: 'after 2' })
  vi.advanceTimersByTime(1200)
  expect(seated.position?.number).toBe(4)
  expect(seated.waiting).toBe(0)
  seated.act(5)
  expect(decisions()).toMatchObject([{ number: 4, action: 5 }])
})

test('a press skips ahead to the own turn', () => {
  const seated = atTheTable()
  for (const number of [2, 3, 4, 5]) tell(step(number, 1, number === 5 ? [8] : []))
  seated.onward()
  expect(seated.position?.number).toBe(5)
  expect(seated.legal.map(({ code }) => code)).toEqual([8])
})

test('what happened since the own turn is shown again, and nothing can be done meanwhile', () => {
  const seated = atTheTable()
  tell(step(2, 0))
  tell(step(3, 1))
  tell(step(4, 2, [6]))
  vi.advanceTimersByTime(5000)
  expect(seated.steps).toBe(2)
  // A decision of one's own does not forget what came before it.
  tell({ ...step(5, 0, [6]) })
  vi.advanceTimersByTime(5000)
  expect(seated.steps).toBe(2)
  const lines = seated.entries.length
  seated.recap()
  expect(seated.position?.number).toBe(2)
  seated.answer(6)
  expect(decisions()).toEqual([])
  expect(seated.legal).toEqual([])
  vi.advanceTimersByTime(450)
  expect(seated.position?.number).toBe(3)
  vi.advanceTimersByTime(1200)
  expect(seated.position?.number).toBe(4)
  vi.advanceTimersByTime(1200)
  expect(seated.position?.number).toBe(5)
  expect(seated.recapping).toBe(false)
  expect(seated.legal.map(({ code }) => code)).toEqual([6])
  expect(seated.entries).toHaveLength(lines)
})

test('a decision made while something waits counts only where the choice is still the same', () => {
  const seated = atTheTable()
  tell(step(2, 1, [1]))
  tell(step(3, 1, [1]))
  seated.act(1)
  expect(decisions()).toMatchObject([{ number: 3, action: 1 }])
  const other = atTheTable()
  sent = []
  tell(step(2, 1, [1]))
  tell(step(3, 1, [1, 2]))
  other.act(1)
  expect(decisions()).toEqual([])
  expect(other.position?.number).toBe(3)
})

test('what somebody takes back is shown at once', () => {
  const seated = atTheTable()
  tell(step(2, 1))
  tell(step(3, 1))
  tell({ ...step(4, 1), events: [], took_back: 1 })
  expect(seated.position?.number).toBe(4)
})

test('a line of the log shows its position, and a press leads back', () => {
  const seated = atTheTable()
  tell(step(2, 0))
  tell(step(3, 1))
  tell(step(4, 2, [6]))
  vi.advanceTimersByTime(5000)
  seated.look('3.0')
  expect(seated.position?.number).toBe(3)
  expect(seated.legal).toEqual([])
  tell(step(5, 1, [6]))
  vi.advanceTimersByTime(60_000)
  expect(seated.position?.number).toBe(3)
  seated.onward()
  expect(seated.position?.number).toBe(5)
  expect(seated.looking).toBe(false)
  expect(seated.legal.map(({ code }) => code)).toEqual([6])
})

const patch = (base: number, more: object = {}) => ({
  type: 'patch',
  table: 't1',
  base,
  number: base + 1,
  actors: [1],
  ...more,
})
const watches = () => sent.filter(({ type }) => type === 'watch')

test('a patch to the known position is shown and confirms the decision that led to it', () => {
  const seated = store()
  tell({ type: 'table', table: table(true) })
  tell({ ...step(7, 1, [4]), sheets: [] })
  seated.act(4)
  expect(seated.pending).not.toBeNull()
  const events = [{ kind: 'placed', seat: 0 }]
  tell(patch(7, { view: { step: ['after 8'] }, legal: [], events, done: decisions()[0]?.id }))
  expect(seated.pending).toBeNull()
  expect(seated.position).toMatchObject({ number: 8, view: { step: 'after 8' }, legal: [], actors: [1], undo: false })
})

test('patches that do not fit ask for the whole position, once', () => {
  const seated = store()
  tell({ type: 'table', table: table(true) })
  tell(step(7, 1))
  const before = watches().length
  tell(patch(8))
  tell(patch(9))
  expect(watches()).toHaveLength(before + 1)
  expect(watches().at(-1)).toMatchObject({ table: 't1', since: 7 })
  expect(seated.position?.number).toBe(7)
  tell(step(10, 1))
  tell(patch(10))
  expect(seated.position?.number).toBe(11)
  expect(watches()).toHaveLength(before + 1)
})

test("a hint outlasts what others do at the same time, and no decision of one's own", () => {
  const seated = atTheTable()
  seated.ask()
  const { id } = sent.find(({ type }) => type === 'hint') ?? {}
  tell(step(2, 1, [1]))
  vi.advanceTimersByTime(1200)
  const moves = [{ action: 1, score: 7, chance: 0.5 }]
  tell({ type: 'hint', id, table: 't1', number: 1, moves })
  expect(seated.hint).toEqual(moves)
  tell(step(3, 2, [1]))
  vi.advanceTimersByTime(1200)
  expect(seated.hint).toEqual(moves)
  tell(step(4, 0, [1]))
  vi.advanceTimersByTime(1200)
  expect(seated.hint).toBeNull()
})

test('a hint that comes after one has decided is not shown', () => {
  const seated = atTheTable()
  seated.ask()
  const { id } = sent.find(({ type }) => type === 'hint') ?? {}
  tell(step(2, 0, [5]))
  tell({ type: 'hint', id, table: 't1', number: 1, moves: [{ action: 1, score: 7, chance: 0.5 }] })
  expect(seated.hint).toBeNull()
  expect(seated.asking).toBe(false)
})

test('who changes seats begins the log anew, and reads no event twice', () => {
  const watching = store()
  tell({ type: 'table', table: table(false) })
  tell(step(1, 0))
  tell({ type: 'table', table: table(true) })
  expect(watching.entries).toEqual([])
  tell(step(1, 0, [4]))
  expect(watching.entries.map(({ key }) => key)).toEqual(['1.0'])
})
