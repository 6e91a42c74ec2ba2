/** What went by without a question, in the words to say about it: what leaves no choice is not asked. */

import type { GameEvent } from '../board'
import type { Kingdom, Table } from './table'

const TURN = ['place', 'tax', 'build', 'bribe', 'choose']

/** A message and what it is told with. */
export type News = [key: string, about: Record<string, string>]

/** For the seat that decides now: where its king and its domino went, and why steps before this one were not offered. */
export function newsOf(
  table: Table,
  previous: Table | null,
  events: GameEvent[],
  mine: number,
  seat: number | null,
): News[] {
  const kingdom = table.kingdoms[mine]
  if (!previous || !kingdom || seat === null || table.actor !== seat) return []
  const found: News[] = []
  const asked =
    previous.round === table.round && previous.turn === table.turn && previous.actor === seat ? stepOf(previous) : -1
  const chosen = events.filter((event) => event.seat === seat && event.kind === 'domino_chosen')
  const wasAsked = previous.actor === seat && ['choose', 'first_choice'].includes(previous.step)
  const unasked = chosen.slice(wasAsked ? 1 : 0).at(-1)
  if (unasked) found.push(['page-only-domino', { domino: String(unasked.domino) }])
  if (asked < 0) {
    const laid = events.find(
      (event) => event.seat === seat && (event.kind === 'domino_discarded' || event.kind === 'domino_placed'),
    )
    if (laid)
      found.push([
        laid.kind === 'domino_placed' ? 'page-only-place' : 'page-discarded',
        { domino: String(laid.domino) },
      ])
  }
  if (!table.spaces.length) return found
  for (const step of TURN.slice(Math.max(asked, 0) + 1, Math.max(stepOf(table), 0))) {
    const why = whyNot(step, table, kingdom, mine)
    if (why) found.push([why, {}])
  }
  return found
}

function stepOf({ step }: Table): number {
  return TURN.indexOf(step === 'site' ? 'build' : step)
}

/** What is missing for a step, as far as the table shows it. */
function whyNot(step: string, table: Table, kingdom: Kingdom, mine: number): string | null {
  const offered = table.spaces.filter(({ building }) => building !== null)
  if (step === 'tax') return table.just_placed.length && kingdom.knights === 0 ? 'page-why-knight' : null
  if (step === 'build' && offered.length) {
    const plots = Object.values(kingdom.squares).filter(
      ({ terrain, building }) => terrain === 'town' && building === null,
    )
    if (!plots.length) return 'page-why-plot'
    return offered.every(({ price }) => price > kingdom.coins) ? 'page-why-coins' : null
  }
  if (step === 'bribe' && offered.length) {
    if (table.dragon !== null) return 'page-why-dragon'
    if (table.queen === mine) return 'page-why-queen'
    return kingdom.coins === 0 ? 'page-why-coin' : null
  }
  return null
}
