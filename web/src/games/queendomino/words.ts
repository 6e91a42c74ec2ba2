/** Components and regions in words. */

import type { RegionShown } from '../../generated/queendomino'
import type { PreviewedAction } from '../board'
import type { Texts } from '../../lib/texts'
import { capital, signed } from '../../lib/wording'
import { buildingOf, dominoOf, type Domino, type Half, type QueendominoComponents } from './components'
import type { Table } from './table'

/** "lake with 1 crown". */
export function halfWords(texts: Texts, half: Half): string {
  return texts.say('board-half', { terrain: half.terrain, crowns: half.crowns })
}

/** "domino 20: lake with 1 crown, wheat". */
export function dominoWords(texts: Texts, domino: Domino): string {
  return texts.say('page-domino', {
    number: domino.number,
    first: halfWords(texts, domino.a),
    second: halfWords(texts, domino.b),
  })
}

/** "Lake: 5 squares × 2 crowns = 10". */
export function regionWords(texts: Texts, region: RegionShown): string {
  return texts.say('page-region', {
    name: capital(texts.name('terrain', region.terrain)),
    squares: region.squares.length,
    crowns: region.crowns,
    points: region.points,
  })
}

/** "Lake +6 · Coins +1": the lines of the score sheet that change. */
export function changeWords(texts: Texts, change: PreviewedAction): string {
  return change.lines.map(({ key, points }) => `${texts.say(`sheet-${key}`)} ${signed(points)}`).join(' · ')
}

/** What a building brings, a sentence each; numbers that are not known to be printed have their sign. */
export function effects(
  texts: Texts,
  components: QueendominoComponents,
  id: string,
  options?: Table['options'],
): string[] {
  const building = buildingOf(components, id, options)
  const about = (fact: string) => (['inferred', 'reconstructed'].includes(building.provenance[fact] ?? '') ? '≈' : '')
  const found: string[] = []
  if (building.knights) found.push(texts.say('effect-knights', { number: building.knights, about: about('bonus') }))
  if (building.towers) found.push(texts.say('effect-towers', { number: building.towers, about: about('bonus') }))
  if (building.crowns) found.push(texts.say('effect-crowns', { crowns: building.crowns, about: about('score') }))
  if (building.tax_bonus !== 'none') found.push(texts.say(`effect-${building.tax_bonus}`, { about: about('tax') }))
  if (building.score !== 'none' && building.points) {
    found.push(
      texts.say(`effect-${building.score}`, {
        points: building.points,
        terrain: building.terrain ?? '',
        about: about('score'),
      }),
    )
  }
  return found
}

/** The tip of anything on the board: a title and some lines. `kind:id`, as in the attribute `data-tip`. */
export function tipOf(
  key: string,
  texts: Texts,
  components: QueendominoComponents,
  options: Table['options'],
): { title: string; lines: string[] } | null {
  const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  if (kind === 'building') {
    return { title: texts.name('building', id), lines: effects(texts, components, id, options).map(capital) }
  }
  if (kind === 'domino') {
    const { number, a, b } = dominoOf(components, id)
    return {
      title: texts.say('page-domino-title', { number }),
      lines: [capital(halfWords(texts, a)), capital(halfWords(texts, b))],
    }
  }
  if (kind === 'piece') return { title: texts.say(`page-${id}`), lines: [texts.say(`page-${id}-tip`)] }
  return null
}
