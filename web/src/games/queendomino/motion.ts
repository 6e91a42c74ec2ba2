/** What moves when something has happened: pieces fly from where they were to where they are. */

import { drawn, seatOf, type Places, type Way } from '../../lib/flights'
import { appear, drop, named, piece } from '../../lib/motion'
import type { GameEvent } from '../board'
import { kingdomAt, type Table } from './table'

/** How far a piece falls into its place. */
const HEIGHT = 24
/** More coins than these would be a swarm. */
const MOST_COINS = 5

/** What may leave its place. */
export const LEAVING = ['line-', 'space-', 'held']

/** A domino and how it will lie, or a drawing. */
export type Flown = { domino: string; towards: string } | { art: string }

interface Step {
  /** The board with everything around it: others' kingdoms lie beside it. */
  root: Element
  before: Table
  after: Table
  /** The seats of the large kingdom. */
  own: number[]
  places: Places
}

/** What goes from one place of the table to another because of these events. */
export function waysOf(events: readonly GameEvent[], step: Step): Way<Flown>[] {
  return events.flatMap((event) => waysBy(event, step))
}

function waysBy(event: GameEvent, { root, before, after, own, places }: Step): Way<Flown>[] {
  if (event.seat === undefined) return []
  const mine = own.includes(event.seat)
  const which = kingdomAt(after, event.seat)
  const of = mine ? 'own' : String(which)
  /** A phone shows others as portraits. */
  const home = mine ? null : seatOf(root, event.seat)
  if (event.kind === 'domino_placed') {
    const domino = String(event.domino)
    const towards = after.kingdoms[which]?.dominoes.find((laid) => laid.domino === domino)?.towards ?? 'east'
    const from = (mine ? places.get('held') : undefined) ?? places.get(`line-${domino}`)
    return [{ what: { domino, towards }, from, to: drawn(root, `${of}-${domino}`) ?? home }]
  }
  if (event.kind === 'building_built') {
    const building = String(event.building)
    const space = before.spaces.findIndex((one, at) => one.building === building && !after.spaces[at]?.building)
    const to = drawn(root, `${of}-site-${String(event.square)}`) ?? home
    return [{ what: { art: `qt-${building}` }, from: places.get(`space-${space}`), to }]
  }
  if (event.kind === 'tax_collected') {
    const from = piece(root, `${of}-knight-${String(event.square)}`)?.getBoundingClientRect()
    const to = drawn(root, mine ? 'purse-coin' : `coin-${which}`)
    const coins = Math.min(MOST_COINS, Number(event.coins))
    return Array.from({ length: coins }, () => ({ what: { art: 'qx-coin1' }, from, to }))
  }
  return []
}

/** Let what has come fall or fade into its place. */
export function settle(root: Element, events: readonly GameEvent[], own: number[], ms: number): void {
  if (ms <= 0) return
  for (const event of events) {
    const mine = event.seat !== undefined && own.includes(event.seat)
    if (event.kind === 'tax_collected' && mine) {
      drop(piece(root, `own-knight-${String(event.square)}`), HEIGHT, ms)
    } else if (event.kind === 'domino_chosen') {
      drop(piece(root, `line-${String(event.domino)}`)?.parentElement?.querySelector(named('king')), HEIGHT, ms)
    } else if (event.kind === 'line_laid') {
      for (const domino of event.dominoes as string[]) appear(piece(root, `line-${domino}`), 0, ms)
    } else if (event.kind === 'building_laid') {
      appear(piece(root, `space-${Number(event.space) - 1}`), 0.2, ms)
    }
  }
}
