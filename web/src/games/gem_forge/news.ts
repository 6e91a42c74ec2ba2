/** The last thing that happened, in one sentence for the line under the mine. */

import type { GameEvent } from '../board'
import type { Texts } from '../../lib/texts'
import type { Table } from './table'

export interface News {
  words: string
  seat: number | null
  /** Somebody gets a card for being behind. */
  card: boolean
}

const QUIET = [
  'tile_laid',
  'tile_dealt',
  'card_seen',
  'turn_begun',
  'cards_shuffled',
  'tiles_shuffled',
  'target_named',
  'mine_filled',
  'tile_put_aside',
  'tile_kept',
  'pawn_moved',
  'step_skipped',
]

/** An event that names another player by number, with the name instead. */
export function retell(event: GameEvent, texts: Texts): GameEvent {
  const name = texts.players[Number(event.target) - 1]
  return name === undefined ? event : { ...event, target: name }
}

export function newsOf(table: Table, events: GameEvent[], texts: Texts, previous: Table | null): News | null {
  const bonus = events.filter((event) => event.kind === 'bonus_card')
  if (bonus.length) {
    const mover = events.findLast((event) => event.kind === 'pawn_moved')?.seat ?? table.active ?? 0
    const cells = [...new Set(bonus.map((event) => Number(event.cell)))]
    const players = [...new Set(bonus.map((event) => event.seat ?? 0))].map((seat) => texts.players[seat] ?? '')
    return {
      words: texts.say('page-bonus', {
        player: texts.players[mover] ?? '',
        cell: texts.together(cells.map(String)),
        players: texts.together(players),
        number: players.length,
      }),
      seat: mover,
      card: true,
    }
  }
  const points = events.findLast((event) => event.kind === 'pawn_moved')
  const told = events.findLast((event) => !QUIET.includes(event.kind))
  if (points && previous) return { words: texts.event(points), seat: points.seat ?? null, card: false }
  return told ? { words: texts.event(retell(told, texts)), seat: told.seat ?? null, card: false } : null
}
