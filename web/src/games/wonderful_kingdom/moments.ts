/** The short scenes of the table: a threat beaten, a trap turned up, the hour that moves on, a medal. */

import type { GameEvent, Moment } from '../board'
import type { Texts } from '../../lib/texts'
import BeatenScene from './BeatenScene.svelte'
import HourScene from './HourScene.svelte'
import MedalScene from './MedalScene.svelte'
import type { Table } from './table'
import TrapScene from './TrapScene.svelte'

/** What the scenes are told. */
export interface Beaten {
  threat: string
  /** The card that a frost giant held. */
  freed: string | null
}
export interface Trapped {
  card: string
}
export interface Hour {
  from: number
  to: number
  rounds: number
}
export interface Won {
  medal: string
}

export function momentOf(event: GameEvent, before: Table, after: Table, texts: Texts): Moment | null {
  if (event.kind === 'threat_beaten') {
    const threat = String(event.threat)
    const data: Beaten = { threat, freed: freedBy(Number(event.seat), before, after) }
    return { key: 'threat', words: texts.event(event), Scene: BeatenScene, data, sound: 'threat', ms: 860 }
  }
  if (event.kind === 'trap_sprung') {
    const data: Trapped = { card: String(event.card) }
    return { key: 'trap', words: texts.event(event), Scene: TrapScene, data, sound: 'card', ms: 800 }
  }
  if (event.kind === 'round_begun') {
    const to = Number(event.round)
    if (to < 2) return null
    const data: Hour = { from: to - 1, to, rounds: after.rounds }
    return { key: 'round', words: texts.event(event), Scene: HourScene, data, sound: 'round', ms: 860 }
  }
  if (event.kind === 'game_over') {
    const medal = after.seats === 1 ? after.outcome?.[0]?.medal : null
    if (!medal) return null
    const words = texts.say(`page-medal-won`, { medal: texts.say(`page-medal-${medal}`) })
    const data: Won = { medal }
    return { key: 'medal', words, Scene: MedalScene, data, sound: 'medal', ms: 900 }
  }
  return null
}

/** The frozen card that is complete since, if there is one. */
function freedBy(seat: number, before: Table, after: Table): string | null {
  const frozen = before.duchies[seat]?.construction.filter(({ frozen }) => frozen) ?? []
  const left = new Set(after.duchies[seat]?.construction.filter(({ frozen }) => frozen).map(({ site }) => site))
  return frozen.find(({ site }) => !left.has(site))?.card ?? null
}
