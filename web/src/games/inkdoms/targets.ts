/** What can be pressed on the map in this moment. */

import type { DieView, InkdomsView, SheetView } from '../../generated/inkdoms'
import { lone } from '../../lib/sure'
import type { LegalAction } from '../board'
import type { Texts } from '../../lib/texts'
import type { Atlas } from './atlas'
import type { Choices } from './choices'
import type { Hand } from './hand.svelte'
import type { Colour } from './components'

export interface Target {
  key: string
  kind: 'area' | 'kingdom' | 'die' | 'colour'
  /** The area, kingdom, die or colour. */
  id: string
  label: string
  /** What it sends, where it sends anything. */
  code: number | null
}

/** What the map shows beside the sheet itself. */
export interface Scene {
  targets: Target[]
  painting: boolean
  /** The kingdoms that keep their full colour; null: all. */
  play: string[] | null
  /** The colour that would be painted. */
  ghost: Colour | null
  /** The die that is picked up or offered. */
  held: string | null
  /** A drop is on its way to the map. */
  carrying: boolean
  phone: boolean
}

export interface Moment {
  atlas: Atlas
  view: InkdomsView
  sheet: SheetView | undefined
  choices: Choices
  legal: LegalAction[]
  hand: Hand
  texts: Texts
}

/** Drops that would be left without a place if the drop in hand went there; null where the turn goes on. */
export function leftOver({ sheet, hand }: Moment, target: Target): number | null {
  if (target.kind !== 'area' || target.code === null || hand.drop !== 'die') return null
  return sheet?.turn?.closing[target.id] ?? null
}

/** Whether a choice can be taken back, or decides nothing yet: then one tap is enough. */
export function reversible(now: Moment, target: Target): boolean {
  if (now.hand.explaining || now.hand.planning || target.code === null) return true
  return now.choices.take.length === 0 && leftOver(now, target) === null
}

/** The targets for what is in hand. */
export function targetsOf(now: Moment): Target[] {
  const { atlas, sheet, choices, hand, texts } = now
  if (hand.explaining) {
    return atlas.areas.map((area) => ({
      key: `explain:${area.id}`,
      kind: 'area',
      id: area.id,
      label: texts.say('page-what-is', { area: area.id }),
      code: null,
    }))
  }
  if (hand.planning) {
    return atlas.areas
      .filter((area) => !sheet?.painted[area.id])
      .map((area) => ({
        key: `plan:${area.id}`,
        kind: 'area',
        id: area.id,
        label: texts.say('page-plan-area', { area: area.id }),
        code: null,
      }))
  }
  if (choices.take.length) return takeTargets(now)
  if (hand.spell === 'move' || hand.spell === 'spread') {
    return [...choices[hand.spell]].map(([id, code]) => ({
      key: `kingdom:${id}`,
      kind: 'kingdom',
      id,
      label: wordsOf(now, code),
      code,
    }))
  }
  const areas = (hand.spell === 'clash' ? choices.clash : choices.paint).get(hand.drop)
  return [...(areas ?? [])].map(([id, code]) => ({
    key: `area:${id}`,
    kind: 'area',
    id,
    label: wordsOf(now, code),
    code,
  }))
}

function takeTargets(now: Moment): Target[] {
  const { choices, hand, texts, view } = now
  const of = choices.take.filter((take) => take.die === hand.die)
  if (!of.length) {
    return view.dice
      .filter((die) => choices.take.some((take) => take.die === die.die))
      .map((die) => {
        const ways = choices.take.filter((take) => take.die === die.die)
        return {
          key: `die:${die.die}`,
          kind: 'die',
          id: die.die,
          label: dieWords(die, texts),
          code: lone(ways)?.code ?? null,
        }
      })
  }
  const colours = [...new Set(of.map((take) => take.as))]
  if (colours.length > 1 && !hand.as) {
    return colours.map((colour) => {
      const ways = of.filter((take) => take.as === colour)
      return {
        key: `colour:${colour}`,
        kind: 'colour',
        id: colour,
        label: texts.say('page-white-as', { colour }),
        code: lone(ways)?.code ?? null,
      }
    })
  }
  return of
    .filter((take) => !hand.as || take.as === hand.as)
    .map((take) => ({
      key: `kingdom:${take.kingdom}`,
      kind: 'kingdom',
      id: take.kingdom,
      label: wordsOf(now, take.code),
      code: take.code,
    }))
}

function wordsOf({ legal, texts }: Moment, code: number): string {
  const action = legal.find((one) => one.code === code)
  return action ? texts.action(action) : ''
}

export function dieWords(die: DieView, texts: Texts): string {
  const where = texts.together(die.kingdoms.map((kingdom) => texts.name('kingdom', kingdom)))
  return texts.say('page-die-lies', { die: die.die, drops: die.drops, where })
}
