/** What an area, a spell or a scoring line is, for the card that opens when one asks. */

import type { Texts } from '../../lib/texts'
import type { ComponentCard } from '../board'
import { atlasOf, type Atlas } from './atlas'
import type { InkdomsComponents } from './components'

export function explain(kind: string, id: string, texts: Texts, components: InkdomsComponents): ComponentCard | null {
  const atlas = atlasOf(components)
  if (kind === 'area') return area(atlas, id, texts)
  if (kind === 'spell') return spell(atlas, id, texts)
  if (kind === 'line') return line(atlas, id, texts)
  return null
}

function area(atlas: Atlas, id: string, texts: Texts): ComponentCard | null {
  const one = atlas.area.get(id)
  if (!one) return null
  const lines: string[] = []
  let art: string | undefined
  if (one.symbol === 'capital') {
    art = 'castle'
    lines.push(
      texts.say('page-about-capital', { colour: one.colour, points: atlas.kingdom.get(one.kingdom)?.capital_vp ?? 0 }),
    )
  } else if (one.symbol === 'monster') {
    const monster = atlas.data.monsters.find((each) => each.kind === one.monster)
    art = `m-${one.monster}`
    lines.push(
      texts.say('page-about-monster', {
        monster: one.monster,
        colour: one.colour,
        points: monster?.tame_vp ?? 0,
        size: monster?.areas.length ?? 0,
      }),
    )
  } else if (one.symbol === 'spell') {
    const found = atlas.data.spells.find((each) => each.number === one.spell)
    art = `spell-${one.spell}`
    if (found) lines.push(texts.say('page-about-spell-area', { spell: found.id }), texts.say(`page-spell-${found.id}`))
  } else lines.push(texts.say('page-about-plain'))
  for (const tower of one.towers) lines.push(texts.say('page-about-tower', { area: tower.other }))
  lines.push(
    texts.say('page-about-beside', { areas: texts.together(one.neighbours.map((each) => texts.name('area', each))) }),
  )
  return {
    title: texts.say('page-area-in', { area: id, kingdom: one.kingdom }),
    art,
    lines,
    provenance: [
      [texts.say('page-fact-map'), atlas.data.provenance],
      ...(one.symbol ? ([[texts.say('page-fact-sign'), 'rulebook']] as [string, string][]) : []),
    ],
    rules: one.symbol || one.towers.length === 0 ? 'symbols' : 'mix',
  }
}

function spell(atlas: Atlas, id: string, texts: Texts): ComponentCard | null {
  const one = atlas.data.spells.find((each) => each.id === id)
  if (!one) return null
  return {
    title: `${one.number}. ${texts.say(`page-name-${one.id}`)}`,
    art: `spell-${one.number}`,
    lines: [texts.say(`page-spell-${one.id}`), texts.say('page-about-spells')],
    provenance: [[texts.say('page-fact-sign'), 'rulebook']],
    rules: 'spells',
  }
}

function line(atlas: Atlas, id: string, texts: Texts): ComponentCard | null {
  if (id === 'blots') {
    return {
      title: texts.say('sheet-blots'),
      art: 'blot',
      lines: [texts.say('page-about-blots', { most: atlas.data.blots })],
      provenance: [[texts.say('page-fact-count'), atlas.data.provenance]],
      rules: 'paint',
    }
  }
  const one = atlas.data.lines.find((each) => each.id === id)
  if (!one) return null
  const kingdom = atlas.kingdom.get(id)
  const monster = atlas.data.monsters.find((each) => each.kind === id)
  const about = kingdom
    ? texts.say('page-about-kingdom-line', { points: kingdom.capital_vp, colour: kingdom.capital_colour })
    : monster
      ? texts.say('page-about-monster-line', { points: monster.tame_vp, size: monster.areas.length })
      : texts.say('page-about-final-line')
  return {
    title: texts.say(`sheet-${id}`),
    art: kingdom ? 'castle' : monster ? `m-${id}` : 'crown',
    lines: [about, texts.say('page-about-speed', { first: one.first, second: one.second })],
    provenance: [[texts.say('page-fact-numbers'), 'rulebook']],
    rules: 'achievements',
  }
}
