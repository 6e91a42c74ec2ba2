/** What should not pass unnoticed: a kingdom is complete, a tower gives its drop, a round begins. */

import type { InkdomsView } from '../../generated/inkdoms'
import RoundScene from '../../lib/RoundScene.svelte'
import type { Texts } from '../../lib/texts'
import type { GameEvent, Moment } from '../board'
import KingdomScene from './KingdomScene.svelte'
import { areasAtTower, boxOfKingdom } from './paths'
import TowerScene from './TowerScene.svelte'

export interface KingdomData {
  kingdom: string
  colour: string
  built: boolean
  points: number
}

export interface TowerData {
  colour: string
  /** The paint of the two areas at the tower; none where the drop was chosen later. */
  from: string[]
}

/** The scene of an event, or null. */
export function momentOf(event: GameEvent, before: InkdomsView, after: InkdomsView, texts: Texts): Moment | null {
  if (event.kind === 'line_completed') return completed(event, after, texts)
  if (event.kind === 'drop_gained') return tower(event, before, after, texts)
  if (event.kind === 'round_begun') {
    const round = Number(event.round)
    const words = texts.say(after.last_round ? 'page-moment-last' : 'page-moment-round', { round })
    return { key: 'round', words, Scene: RoundScene, data: { round }, sound: 'round', ms: 800 }
  }
  return null
}

function completed(event: GameEvent, after: InkdomsView, texts: Texts): Moment | null {
  const line = String(event.line)
  const words = texts.event(event)
  const kingdom = boxOfKingdom(line)
  if (!kingdom) return { key: 'line', words, art: line === 'final' ? 'crown' : `m-${line}`, sound: 'score' }
  const sheet = after.sheets[Number(event.seat)]
  const data: KingdomData = {
    kingdom: line,
    colour: kingdom.colour,
    built: sheet?.signs[kingdom.capital] === 'built',
    points: sheet?.score[line] ?? 0,
  }
  const at = event.seat === after.seat ? `capital-${line}` : undefined
  return { key: 'kingdom', words, Scene: KingdomScene, data, at, sound: 'complete' }
}

/** Which tower it was is told by the sheets before and after. */
function tower(event: GameEvent, before: InkdomsView, after: InkdomsView, texts: Texts): Moment {
  const [old, now] = [before, after].map((view) => view.sheets[Number(event.seat)])
  const colour = String(event.colour)
  const done = Object.keys(now?.towers ?? {}).find((id) => !(id in (old?.towers ?? {})) && now?.towers[id] === colour)
  const data: TowerData = { colour, from: areasAtTower(done ?? '').flatMap((area) => now?.painted[area] ?? []) }
  const words = texts.say('page-moment-tower', { colour, tint: colour })
  return { key: 'tower', words, Scene: TowerScene, data, at: done ? `tower-${done}` : undefined, sound: 'ink' }
}
