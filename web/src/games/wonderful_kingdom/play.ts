/** What all parts of the board share about the present decision. */

import type { GameEvent, LegalAction, PlayerInfo } from '../board'
import type { Texts } from '../../lib/texts'
import type { WonderfulKingdomComponents } from './components'
import type { Duchy, Site, Table } from './table'

/** A token that has been picked up, and goes onto a card next. */
export type Mode = 'krystallium' | 'soldier' | 'discard'

export interface Play {
  table: Table
  duchy: Duchy
  legal: LegalAction[]
  components: WonderfulKingdomComponents
  texts: Texts
  players: PlayerInfo[]
  /** The seat whose duchy is shown large. */
  focus: number
  hovered: string | null
  /** The code that a hint recommends. */
  best: number | null
  /** The card of the hand that has been picked up, and whether it lies face down. */
  held: string | null
  down: boolean
  mode: Mode | null
  /** The card of the plan that is up; null before one has been raised. */
  raised: number | null
  mark: GameEvent | null
  phone: boolean
}

export function find(play: Play, verb: string, fields: Record<string, string> = {}): LegalAction | null {
  return (
    play.legal.find(
      (action) => action.verb === verb && Object.entries(fields).every(([name, value]) => action[name] === value),
    ) ?? null
  )
}

export function all(play: Play, ...verbs: string[]): LegalAction[] {
  return play.legal.filter((action) => verbs.includes(action.verb))
}

/** Which card of the plan is up: the one that a hint is about, or the middle one, until another has been raised. */
export function raisedOf(play: Play): number {
  const { raised, duchy } = play
  const last = duchy.draft.length - 1
  if (raised !== null) return Math.min(raised, last)
  const best = bestInDraft(play)
  return best < 0 ? Math.floor(last / 2) : best
}

/** Which card of the draft area a hint is about; -1 for none. */
export function bestInDraft({ best, duchy, legal }: Play): number {
  const action = legal.find(({ code }) => code === best)
  return action && ['build', 'recycle'].includes(action.verb) ? duchy.draft.indexOf(String(action.card)) : -1
}

/** What can be done with a card under construction now, with the token that is picked up or without. */
export function siteActions(play: Play, site: string): LegalAction[] {
  const verbs = play.mode ? [play.mode] : ['place', 'freeze', 'thaw']
  return play.legal.filter((action) => action.site === site && verbs.includes(action.verb))
}

const PUTS = ['place', 'krystallium', 'soldier']

/** Whether an action puts one piece on a card under construction. */
export function puts({ verb }: LegalAction): boolean {
  return PUTS.includes(verb)
}

/** Whether one of these actions puts on the last piece that a card waits for. */
export function completes(site: Site, actions: LegalAction[]): boolean {
  return site.last && actions.some(puts)
}

/** The offer that laying the card in hand in an area is. */
export function offerAction(play: Play, area: number): LegalAction | null {
  if (play.held === null) return null
  return find(play, 'offer', { card: play.held, area: String(area), face: play.down ? 'down' : 'up' })
}

/** The action behind a target. */
export function actionOf(play: Play, key: string | null): LegalAction | null {
  if (key === null) return null
  if (key.startsWith('lay:')) return offerAction(play, Number(key.slice(4)))
  return play.legal.find((action) => String(action.code) === key) ?? null
}

/** What dropping a card, a cube or a token on a place means, if it can be done. */
export function droppedOn(play: Play, what: string, place: string | null): LegalAction | null {
  if (place === null) return null
  if (what.includes(':')) {
    if (place === 'store') return what.startsWith('cube:') ? find(play, 'store') : null
    const actions = siteActions(play, place.replace(/^site:/, ''))
    return actions.length === 1 ? (actions[0] ?? null) : null
  }
  if (place.startsWith('lay:'))
    return find(play, 'offer', { card: what, area: place.slice(4), face: play.down ? 'down' : 'up' })
  return find(play, place === 'recycle' ? 'recycle' : 'build', { card: what })
}

/** How many other places the marked event names. */
export function isMarked(play: Play, field: string, value: string): boolean {
  const given = play.mark?.[field]
  return given === value || (Array.isArray(given) && given.includes(value))
}
