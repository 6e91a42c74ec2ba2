/** What the prompt says and offers in each moment of a turn. */

import type { PromptButton } from '../board'
import type { Moment } from './targets'
import { dropColour } from './choices'

export interface Said {
  headline: string
  detail: string
  sign: string
  buttons: PromptButton[]
}

export interface Deeds {
  /** Why the plan could not go on. */
  refused: string
  press: (code: number) => void
  paintPlan: () => void
  clearPlan: () => void
}

export function promptOf(now: Moment, deeds: Deeds): Said {
  const { atlas, sheet, choices, hand, texts } = now
  const said: Said = { headline: '', detail: '', sign: '', buttons: [] }
  if (choices.take.length) {
    if (hand.die && !hand.as && colours(now) > 1) said.headline = texts.say('page-head-white')
    else if (hand.die) said.headline = texts.say('page-head-kingdom', { die: hand.die })
    said.detail = texts.say(now.view.last_round ? 'page-take-last' : 'page-take-how')
    if (hand.die) said.buttons.push(back(now))
    return said
  }
  if (choices.cross.size) {
    said.detail = texts.say('page-cross-how')
    return said
  }
  if (choices.stop === null || !sheet?.turn || !sheet.taken) return said

  const { turn, taken } = sheet
  const where = texts.together(turn.kingdoms.map((kingdom) => texts.name('kingdom', kingdom)))
  const colour = dropColour(hand.drop, taken.colour)
  const open = (hand.spell === 'clash' ? choices.clash : choices.paint).get(hand.drop)?.size ?? 0
  if (hand.planning) said.headline = texts.say('page-head-plan')
  else if (hand.spell) {
    said.sign = `spell-${atlas.data.spells.find((spell) => spell.id === hand.spell)?.number ?? 1}`
    said.headline = texts.say(`page-head-${hand.spell}`, { colour, tint: colour })
  } else if (!open) {
    said.headline = texts.say('page-head-stuck', { colour, tint: colour })
  } else if (hand.drop === 'die') {
    said.headline = texts.say('page-head-die', { drops: turn.drops, colour, tint: colour, where })
  } else {
    said.headline = texts.say(hand.drop.startsWith('blend') ? 'page-head-blended' : 'page-head-tower', {
      colour,
      tint: colour,
      where,
    })
  }
  const placed = turn.drops === 0 && turn.blended === 0 && !hand.spell && !hand.planning && choices.paint.size === 0
  if (placed) said.headline = texts.say('page-head-rest')
  said.detail = deeds.refused || (placed ? texts.say('page-stop-title') : howTo(now, open, colour))
  if (hand.spell) said.buttons.push(back(now))
  if (hand.dots.length) {
    said.buttons.push({
      key: 'paint-plan',
      label: texts.say('page-plan-paint', { dots: hand.dots.length }),
      icon: 'ui-check',
      main: true,
      press: deeds.paintPlan,
    })
    said.buttons.push({ key: 'clear-plan', label: texts.say('page-plan-clear'), press: deeds.clearPlan })
  } else if (!hand.spell) {
    const stop = choices.stop
    const left = turn.drops + turn.blended
    const { blot } = turn
    said.buttons.push({
      key: 'stop',
      label: texts.say(blot ? 'page-stop-blot' : 'page-stop'),
      icon: blot ? 'blot' : 'ui-check',
      main: left === 0 || choices.paint.size === 0,
      title: texts.say(blot ? 'page-stop-blot-title' : 'page-stop-title', { drops: left }),
      press: () => deeds.press(stop),
    })
  }
  return said
}

/** What to press, and what it touches. */
function howTo({ atlas, hand, sheet, texts }: Moment, areas: number, colour: string): string {
  if (hand.planning) return texts.say('page-plan-how')
  if (hand.spell === 'move' || hand.spell === 'spread') return texts.say(`page-spell-${hand.spell}`)
  if (hand.drop.startsWith('blend') && !hand.spell) return texts.say('page-blend-how')
  if (hand.spell === 'clash') return texts.say('page-clash-how', { areas })
  if (areas && hand.drop.startsWith('tower')) return texts.say('page-places-tower', { areas })
  const bare = atlas.areas.filter(
    (area) => sheet?.turn?.kingdoms.includes(area.kingdom) && !sheet.painted[area.id],
  ).length
  return texts.say(bare > areas ? 'page-places-shaded' : 'page-places', { areas, colour })
}

function colours({ choices, hand }: Moment): number {
  return new Set(choices.take.filter((take) => take.die === hand.die).map((take) => take.as)).size
}

function back({ hand, texts }: Moment): PromptButton {
  return {
    key: 'back',
    label: texts.say('page-back'),
    icon: 'ui-close',
    title: texts.say('page-back-title'),
    press: () => void hand.putBack(),
  }
}
