/** The prompt in words: what to do, what the hovered choice brings. */

import type { GameEvent, LegalAction, PreviewedAction } from '../board'
import type { Texts } from '../../lib/texts'
import { dominoOf, type QueendominoComponents } from './components'
import { taxOf, type Kingdom, type Table } from './table'
import { capital, signed } from '../../lib/wording'
import { newsWords } from './news'
import { changeWords, dominoWords, effects } from './words'

export function headlineOf(table: Table, texts: Texts, components: QueendominoComponents): string {
  if (table.step === 'place' && table.domino_in_hand) {
    return texts.say('page-place', { number: dominoOf(components, table.domino_in_hand).number })
  }
  if (table.step === 'site') {
    const building = table.chosen_space === null ? null : table.spaces[table.chosen_space]?.building
    return texts.say('page-prompt-site', { building: building ?? '' })
  }
  const second = table.step === 'first_choice' && table.next_line.some(({ king }) => king === table.actor)
  return texts.say(second ? 'page-prompt-second_king' : `page-prompt-${table.step}`)
}

/** The button that passes an optional step, named by what it skips. */
export function noOf(table: Table, texts: Texts): string {
  return texts.say(`page-no-${table.step}`)
}

/** The button that confirms what is previewed. */
export function yesOf(verb: string, texts: Texts): string {
  return texts.say(`page-yes-${verb}`)
}

interface Situation {
  table: Table
  legal: LegalAction[]
  kingdom: Kingdom
  texts: Texts
  components: QueendominoComponents
  /** The action under the pointer, other than a place for the domino. */
  chosen: LegalAction | null
  /** What that action, or the place for the domino, would change; null where the server has not said. */
  change: PreviewedAction | null
  /** What went by without a question. */
  news: GameEvent[]
  /** Played with fingers. */
  coarse: boolean
}

export function detailOf(situation: Situation): string {
  const { table, texts, news, chosen, change } = situation
  if (chosen) return chosenWords(situation, chosen)
  if (change?.lines.length) return changeWords(texts, change)
  const told = news.map((event) => newsWords(event, texts))
  // Beside where the king went there is no room for more.
  const enough = told.length > (table.step === 'place' ? 0 : 1)
  return (enough ? told : [...told, idle(situation)]).join(' ')
}

function chosenWords({ table, kingdom, texts, components, change }: Situation, action: LegalAction): string {
  const by = change?.total ?? null
  const gain = by === null ? '' : ` (${texts.say('page-points-change', { change: signed(by), points: Math.abs(by) })})`
  if (action.verb === 'build' || action.verb === 'burn') {
    const space = table.spaces[Number(action.space) - 1]
    if (!space?.building) return ''
    const effect = effects(texts, components, space.building, table.options).join(', ')
    const key = action.verb === 'burn' ? 'page-burn' : 'page-offer'
    return (
      texts.say(key, { building: space.building, coins: space.price, effect }) + (action.verb === 'build' ? gain : '')
    )
  }
  if (action.verb === 'choose') {
    const place = Number(action.domino)
    const choice = table.next_line[place - 1]
    if (!choice) return ''
    const what = capital(dominoWords(texts, dominoOf(components, choice.domino)))
    return texts.say('page-choose-order', { what, place, all: table.next_line.length })
  }
  if (action.verb === 'tax') {
    const { squares, coins } = taxOf(table, action)
    const where = texts.together(squares.map((square) => texts.name('terrain', kingdom.squares[square]?.terrain ?? '')))
    return texts.say('page-tax', { where, coins, knights: squares.length })
  }
  return texts.action(action) + gain
}

function idle({ table, legal, kingdom, texts, coarse }: Situation): string {
  if (table.step === 'place') return texts.say(coarse ? 'page-ways-touch' : 'page-ways', { number: legal.length })
  const have = { coins: kingdom.coins, knights: kingdom.knights }
  const key = `page-detail-${table.step}`
  if (coarse && texts.has(`${key}-touch`)) return texts.say(`${key}-touch`, have)
  return texts.has(key) ? texts.say(key, have) : ''
}
