/** What the ceremony at the end tells, read off score sheets and positions. */

import type { PlayerInfo } from '../games/board'
import { cardOf } from './games'
import type { Position, Table } from './wire'

/** A line of the score sheet in which somebody has something, with everybody's points in the order given. */
export interface Category {
  key: string
  points: number[]
}

/** Those at the table, the winner first. */
export function byPlace(players: readonly PlayerInfo[], standing: readonly number[]): PlayerInfo[] {
  return [...players].sort((a, b) => (standing[a.seat] ?? 99) - (standing[b.seat] ?? 99))
}

export function categoriesOf(players: readonly PlayerInfo[]): Category[] {
  return (players[0]?.sheet?.lines ?? [])
    .map(({ key }, index) => ({ key, points: players.map(({ sheet }) => sheet?.lines[index]?.points ?? 0) }))
    .filter(({ points }) => points.some((each) => each !== 0))
}

/** In which line the first has gained most on the second; null where nothing tells them apart. */
export function decidedBy(order: readonly PlayerInfo[]): { key: string; first: number; second: number } | null {
  const found = categoriesOf(order.slice(0, 2))
    .map(({ key, points: [first = 0, second = 0] }) => ({ key, first, second }))
    .sort((a, b) => b.first - b.second - (a.first - a.second))[0]
  return order.length > 1 && found && found.first > found.second ? found : null
}

/** A move after which the lead has swung. */
export interface TurningPoint {
  /** Which position it led to. */
  at: number
  /** Whose points changed most. */
  seat: number
  /** In which lines of the score sheet, the largest change first. */
  lines: { key: string; change: number }[]
  /** By how much it changed the distance between the first and the best of the others. */
  swing: number
  frame: Position
}

const MOST_POINTS = 3

/** The largest swings between the winner and the best of the others, or alone of the points, in their order. */
export function turningPoints(frames: readonly (Position | undefined)[], winner: number): TurningPoint[] {
  const found: TurningPoint[] = []
  let before: Position | null = null
  frames.forEach((frame, at) => {
    if (!frame?.sheets.length) return
    const swing = before ? leadOf(frame, winner) - leadOf(before, winner) : 0
    if (before && swing) {
      const seat = changedMost(before, frame)
      found.push({ at, seat, lines: changedLines(before, frame, seat), swing, frame })
    }
    before = frame
  })
  return found
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.at - b.at)
}

/** The seat whose points differ most between two positions. */
function changedMost(before: Position, after: Position): number {
  const changes = after.sheets.map(({ total }, seat) => Math.abs(total - (before.sheets[seat]?.total ?? 0)))
  return changes.indexOf(Math.max(...changes))
}

/** By how much each line of a seat's sheet has changed, where it has. */
function changedLines(before: Position, after: Position, seat: number): TurningPoint['lines'] {
  return (after.sheets[seat]?.lines ?? [])
    .map(({ key, points }, index) => ({ key, change: points - (before.sheets[seat]?.lines[index]?.points ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
}

function leadOf({ sheets }: Position, winner: number): number {
  const others = sheets.filter((_, seat) => seat !== winner).map(({ total }) => total)
  return (sheets[winner]?.total ?? 0) - (others.length ? Math.max(...others) : 0)
}

const KEY = 'tetrarchy-bests'

/** Which results can be compared: those of one card, one scenario and one number of seats. */
export function kindOf({ game, options, seats }: Pick<Table, 'game' | 'options' | 'seats'>): string {
  const scenario = seats.length === 1 && options.scenario ? `-${options.scenario}` : ''
  return `${cardOf({ game, options })}${scenario} ${seats.length}`
}

/** Keep a result on this device; returns the best before it, null where there was none. */
export function keepBest(kind: string, table: string, points: number): number | null {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<
      string,
      { points: number; table: string } | undefined
    >
    const before = all[kind]
    const known = before && before.table !== table ? before.points : null
    if (!before || points > before.points) {
      all[kind] = { points, table }
      localStorage.setItem(KEY, JSON.stringify(all))
    }
    return known
  } catch {
    return null
  }
}
