/** What can be pressed on the map in this moment. */

import { lone } from '../../lib/sure'
import type { LegalAction } from '../board'
import type { Texts } from '../../lib/texts'
import type { Atlas } from './atlas'
import type { Choices } from './choices'
import { dropColour } from './choices'
import type { Hand } from './hand.svelte'
import type { Colour, Die, InkdomsView, PaintSheet } from './types'

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
  sheet: PaintSheet | undefined
  choices: Choices
  legal: LegalAction[]
  hand: Hand
  texts: Texts
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
    label: [wordsOf(now, code), ...brings(now, id)].join('. '),
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

export function dieWords(die: Die, texts: Texts): string {
  const where = texts.together(die.kingdoms.map((kingdom) => texts.name('kingdom', kingdom)))
  return texts.say('page-die-lies', { die: die.die, drops: die.drops, where })
}

/** What painting an area with the drop in hand sets off, read off the map. */
export function brings({ atlas, sheet, hand, texts }: Moment, id: string): string[] {
  const area = atlas.area.get(id)
  if (!area || !sheet?.taken) return []
  const colour: Colour = dropColour(hand.drop, sheet.taken.colour)
  const found: string[] = []
  if (area.symbol === 'capital') {
    const points = atlas.kingdom.get(area.kingdom)?.capital_vp ?? 0
    found.push(
      colour === area.colour ? texts.say('page-brings-capital', { points }) : texts.say('page-brings-ruin', { points }),
    )
  } else if (area.symbol === 'monster') {
    const points = atlas.data.monsters.find((monster) => monster.kind === area.monster)?.tame_vp ?? 0
    found.push(
      texts.say(colour === area.colour ? `page-tamed-${area.monster}` : `page-defeated-${area.monster}`, { points }),
    )
  } else if (area.symbol === 'spell') {
    const spell = atlas.data.spells.find((one) => one.number === area.spell)?.id
    if (spell) found.push(texts.say('page-brings-spell', { spell }))
  }
  const mates = atlas.kingdom.get(area.kingdom)?.areas ?? []
  if (!mates.some((mate) => sheet.painted[mate] === colour)) found.push(texts.say('page-brings-colour'))
  if (mates.every((mate) => mate === id || sheet.painted[mate]))
    found.push(texts.say('page-brings-kingdom', { kingdom: area.kingdom }))
  if (area.towers.some((tower) => sheet.painted[tower.other])) found.push(texts.say('page-brings-tower'))
  return found
}
