/** The words that a place of the map shows when one points to it. */

import type { PreviewedAction } from '../board'
import { capital, signed } from '../../lib/wording'
import { pointsText } from '../../lib/scores'
import type { Area } from './atlas'
import { dropColour } from './choices'
import type { Colour } from './components'
import { riskWords } from './prompt'
import { dieWords, leftOver, type Moment, type Target } from './targets'

export interface TipText {
  /** What it stands beside, as a selector. */
  of: string
  title: string
  lines: string[]
  /** Comes after a moment: nothing can be done here. */
  late: boolean
}

/** For the target under the pointer, with what it would change where that is known, or else for the area. */
export function tipOf(
  now: Moment,
  target: Target | null,
  change: PreviewedAction | null,
  pointed: string | null,
  closed: ReadonlySet<string>,
): TipText | null {
  const { atlas, texts, view, hand, sheet } = now
  if (target?.kind === 'die') {
    const die = view.dice.find((one) => one.die === target.id)
    if (!die) return null
    const ways = now.choices.take.filter((take) => take.die === target.id)
    const colours = new Set(ways.map((take) => take.as)).size
    const fits = now.view.takes.filter((take) => take.die === target.id).map((take) => take.fits)
    const best = Math.max(0, ...fits)
    const found = texts.say(best ? 'page-die-fits' : 'page-die-fits-none', { fits: best, drops: die.drops })
    const next = target.code !== null ? [] : [texts.say(colours > 1 ? 'page-then-colour' : 'page-then-choose')]
    return { of: targetAt(target), title: dieWords(die, texts), lines: [found, ...next], late: false }
  }
  if (target?.kind === 'kingdom') {
    const kingdom = atlas.kingdom.get(target.id)
    if (!kingdom) return null
    const done = sheet?.done[target.id] ?? 0
    return {
      of: targetAt(target),
      title: texts.name('kingdom', target.id),
      lines: [texts.say('page-painted-of', { done })],
      late: false,
    }
  }
  if (target?.kind === 'area' && !hand.planning && !hand.explaining && sheet?.taken) {
    const area = atlas.area.get(target.id)
    if (!area) return null
    const colour = dropColour(hand.drop, sheet.taken.colour)
    return {
      of: targetAt(target),
      title: texts.say('page-paint-it', { area: target.id, colour }),
      lines: [
        signWords(now, target.id),
        ...changeWords(now, area, colour, change),
        leftOver(now, target) === null ? '' : riskWords(now, target),
      ].filter(Boolean),
      late: false,
    }
  }
  const waiting = target ? undefined : view.dice.find((die) => pointed === `die:${die.die}`)
  if (waiting)
    return {
      of: `[data-area='${pointed}']`,
      title: dieWords(waiting, texts),
      lines: [texts.say('page-white-waits')],
      late: false,
    }
  const area = atlas.area.get(target?.kind === 'area' ? target.id : (pointed ?? ''))
  if (!area || (hand.die && !target)) return null
  const colour = sheet?.painted[area.id]
  const lines: string[] = []
  if (colour) {
    lines.push(texts.say('page-is-painted', { colour }))
    if (area.symbol === 'capital')
      lines.push(`${capital(texts.say(colour === area.colour ? 'page-capital-built' : 'page-capital-lost'))}.`)
  } else {
    if (closed.has(area.id)) lines.push(texts.say('page-closed'))
    const sign = signWords(now, area.id)
    if (sign) lines.push(sign)
  }
  return {
    of: `[data-area='${area.id}']`,
    title: texts.say('page-area-in', { area: area.id, kingdom: area.kingdom }),
    lines,
    late: true,
  }
}

function targetAt(target: Target): string {
  return `[data-target='${target.key}']`
}

/** "Hydras +2: no longer −1, tamed +1": the lines of the score sheet that change. */
function changeWords(now: Moment, area: Area, colour: Colour, change: PreviewedAction | null): string[] {
  return (change?.lines ?? []).map(({ key, points }) => {
    const words = `${now.texts.say(`sheet-${key}`)} ${signed(points)}`
    const parts = key === area.monster ? monsterParts(now, area, colour, points) : []
    return parts.length ? `${words}: ${parts.join(', ')}` : words
  })
}

/** What a monster's line gains by painting it; nothing where more than that comes together. */
function monsterParts({ atlas, texts }: Moment, area: Area, colour: Colour, points: number): string[] {
  const monster = atlas.data.monsters.find(({ kind }) => kind === area.monster)
  if (!monster) return []
  const tamed = area.painted[colour] === 'tamed'
  if (points !== (tamed ? monster.tame_vp : 0) - monster.unpainted_vp) return []
  const gone = texts.say('page-no-longer', { points: pointsText(monster.unpainted_vp) })
  return tamed ? [gone, texts.say('page-tamed', { points: signed(monster.tame_vp) })] : [gone]
}

/** What an area's symbol means, in one sentence. */
function signWords({ atlas, texts }: Moment, id: string): string {
  const area = atlas.area.get(id)
  if (!area?.symbol) return ''
  if (area.symbol === 'spell') {
    const spell = atlas.data.spells.find((one) => one.number === area.spell)?.id
    return spell ? texts.say('page-sign-spell', { spell }) : ''
  }
  if (area.symbol === 'capital') {
    return texts.say('page-sign-capital', {
      colour: area.colour,
      points: atlas.kingdom.get(area.kingdom)?.capital_vp ?? 0,
    })
  }
  const points = atlas.data.monsters.find((monster) => monster.kind === area.monster)?.tame_vp ?? 0
  const words = texts.say('page-sign-monster', { monster: area.monster, colour: area.colour, points })
  return capital(words)
}
