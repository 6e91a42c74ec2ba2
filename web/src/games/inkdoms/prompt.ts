/** What the prompt says and offers in each moment of a turn. */

import type { PromptButton } from '../board'
import { pointsText } from '../../lib/scores'
import { dropColour } from './choices'
import { leftOver, targetsOf, type Moment, type Target } from './targets'

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
  /** The button has only just come up: a double tap on what was there before must not press it. */
  settling: boolean
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
    const monsters = unpainted(now)
    if (now.view.round === 1 && monsters)
      said.detail = texts.say('page-begin', { monsters, points: pointsText(sheet?.total ?? 0) })
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
  said.detail = deeds.refused || (placed ? texts.say('page-stop-title') : howTo(now, open))
  const left = turn.drops + turn.blended
  if (hand.ending) {
    said.headline = texts.say('page-end-ask', { drops: left })
    said.detail = texts.say(turn.blot ? 'page-end-blot' : 'page-end-no-blot')
    said.buttons = endButtons(now, deeds, choices.stop)
    return said
  }
  const risk = hand.risky === null ? undefined : targetsOf(now).find(({ key }) => key === hand.risky)
  if (risk) {
    said.headline = texts.say('page-risk-ask', { area: risk.id })
    said.detail = riskWords(now, risk)
  }
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
    const { blot } = turn
    said.buttons.push({
      key: 'stop',
      label: texts.say(blot ? 'page-stop-blot' : 'page-stop'),
      icon: blot ? 'blot' : 'ui-check',
      main: left === 0 || choices.paint.size === 0,
      title: texts.say(blot ? 'page-stop-blot-title' : 'page-stop-title', { drops: left }),
      space: true,
      disabled: left === 0 && deeds.settling,
      press: left === 0 ? () => deeds.press(stop) : () => (hand.ending = true),
    })
  }
  return said
}

/** To end the turn with drops left is asked once: the two answers, the usual one first in colour. */
function endButtons({ choices, hand, sheet, texts }: Moment, deeds: Deeds, stop: number): PromptButton[] {
  const blot = sheet?.turn?.blot ?? false
  const stuck = choices.paint.size === 0
  return [
    {
      key: 'stop-sure',
      label: texts.say(blot ? 'page-end-yes-blot' : 'page-end-yes'),
      icon: blot ? 'blot' : 'ui-check',
      main: stuck,
      disabled: deeds.settling,
      press: () => deeds.press(stop),
    },
    {
      key: 'stay',
      label: texts.say('page-end-no'),
      main: !stuck,
      space: true,
      press: () => (hand.ending = false),
    },
  ]
}

/** What is lost with a drop after which the others find no place. */
export function riskWords(now: Moment, target: Target): string {
  const drops = leftOver(now, target) ?? 0
  const full = (now.sheet?.blots ?? 0) >= now.atlas.data.blots
  return now.texts.say(drops === 0 ? 'page-risk-last' : full ? 'page-risk-left' : 'page-risk-blot', { drops })
}

/** How many monsters are unpainted, while nothing else counts. */
function unpainted({ sheet }: Moment): number {
  const parts = Object.values(sheet?.parts ?? {}).flat()
  const missing = parts.filter(({ key }) => key === 'unpainted')
  return missing.length === parts.length ? missing.reduce((sum, part) => sum + part.count, 0) : 0
}

/** What to press, and what it touches. */
function howTo({ atlas, hand, sheet, texts }: Moment, areas: number): string {
  if (hand.planning) return texts.say('page-plan-how')
  if (hand.spell === 'move' || hand.spell === 'spread') return texts.say(`page-spell-${hand.spell}`)
  if (hand.drop.startsWith('blend') && !hand.spell) return texts.say('page-blend-how')
  if (hand.spell === 'clash') return texts.say('page-clash-how', { areas })
  if (areas && hand.drop.startsWith('tower')) return texts.say('page-places-tower', { areas })
  const turn = sheet?.turn
  if (areas && turn && hand.drop === 'die' && turn.fits < turn.drops)
    return texts.say('page-fits', { fits: turn.fits, drops: turn.drops })
  const bare = atlas.areas.filter(
    (area) => sheet?.turn?.kingdoms.includes(area.kingdom) && !sheet.painted[area.id],
  ).length
  return texts.say(bare > areas && areas ? 'page-open' : 'page-places', { areas })
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
