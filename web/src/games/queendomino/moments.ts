/** What should not pass unnoticed: the queen comes, the dragon burns, a region is complete. */

import type { RegionShown } from '../../generated/queendomino'
import type { Texts } from '../../lib/texts'
import { capital } from '../../lib/wording'
import type { GameEvent, Moment } from '../board'
import { cellOf, kingdomLand } from './laid'
import type { Plot } from './landscape'
import DragonScene from './DragonScene.svelte'
import QueenScene from './QueenScene.svelte'
import RegionScene from './RegionScene.svelte'
import { kingdomAt, type Table } from './table'

/** What the scene of a region is told. */
export interface RegionDone {
  region: RegionShown
  /** Its land. */
  plots: Plot[]
  /** Whose it is. */
  seat: number
}

/** The region that a domino has completed: the richest, where it has completed several. A square alone is none. */
export function completedBy(event: GameEvent, before: Table, after: Table): RegionShown | null {
  if (event.kind !== 'domino_placed' || event.seat === undefined) return null
  const which = kingdomAt(after, event.seat)
  const old = before.kingdoms[which]?.regions.filter(({ complete }) => complete) ?? []
  const known = new Set(old.map(({ squares }) => squares.join()))
  const fresh = (after.kingdoms[which]?.regions ?? []).filter(
    ({ complete, points, squares }) => complete && points > 0 && squares.length > 1 && !known.has(squares.join()),
  )
  return fresh.toSorted((one, other) => other.points - one.points)[0] ?? null
}

/** The scene of an event, or null. */
export function momentOf(event: GameEvent, before: Table, after: Table, texts: Texts): Moment | null {
  const seat = event.seat ?? 0
  if (event.kind === 'queen_joined') {
    const data = { seat, from: before.queen === null ? null : (before.kingdoms[before.queen]?.seats[0] ?? null) }
    return { key: 'queen', words: texts.event(event), Scene: QueenScene, data, at: 'queen', sound: 'queen' }
  }
  if (event.kind === 'building_burned') {
    const data = { building: String(event.building) }
    return {
      key: 'dragon',
      words: texts.say('page-burned', { building: String(event.building) }),
      Scene: DragonScene,
      data,
      at: `space-${Number(event.space) - 1}`,
      sound: 'dragon',
    }
  }
  const region = completedBy(event, before, after)
  if (!region) return null
  const terrain = texts.name('terrain', region.terrain)
  const complete = texts.say('page-region-complete', { name: capital(terrain), terrain, points: region.points })
  // One's own is drawn where it lies; that of another lies small beside the board, so it is shown and named.
  const own = after.seat !== null && kingdomAt(after, after.seat) === kingdomAt(after, seat)
  const words = own ? complete : texts.say('page-region-of', { player: texts.players[seat] ?? '', complete })
  const data: RegionDone = { region, plots: landOf(region, after, seat), seat }
  return { key: 'region', words, Scene: own ? 'board' : RegionScene, data, sound: 'complete' }
}

function landOf({ squares }: RegionShown, after: Table, seat: number): Plot[] {
  const kingdom = after.kingdoms[kingdomAt(after, seat)]
  const cells = new Set(squares.map((square) => cellOf(square).join()))
  return kingdom ? kingdomLand(kingdom).plots.filter(({ x, y }) => cells.has([x, y].join())) : []
}
