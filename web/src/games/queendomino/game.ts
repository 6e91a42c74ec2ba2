/** What the shell asks about Queendomino: steps, phone tabs, component cards, sounds. */

import type { GameEvent, GameExtras, LegalAction, Step } from '../board'
import type { SoundName } from '../../lib/sound'
import type { Texts } from '../../lib/texts'
import { beside } from './land'
import { momentOf } from './moments'
import { noOf } from './prompt'
import { artOf, buildingOf, dominoOf, PIECES, type QueendominoComponents } from './components'
import { taxOf, type Table } from './table'
import { capital } from '../../lib/wording'
import { effects, halfWords } from './words'

const TURN = ['place', 'tax', 'build', 'bribe', 'choose']
const SHORT_TURN = ['place', 'choose']

const SOUNDS: Record<string, SoundName> = {
  domino_placed: 'place',
  domino_discarded: 'refuse',
  domino_chosen: 'cube',
  tax_collected: 'coin',
  building_built: 'build',
  line_laid: 'card',
  game_over: 'end',
}

function steps(table: Table, texts: Texts): Step[] {
  const now = table.step === 'site' ? 'build' : table.step
  const turn = table.spaces.length ? TURN : SHORT_TURN
  const first = now === 'first_choice'
  if (!turn.includes(now) && !first) return []
  const letters = texts.say('page-step-letters')
  return turn.map((key, index) => ({
    key,
    label: texts.say(`page-step-${key}`),
    letter: letters.charAt(index),
    state: index < turn.indexOf(now) ? 'done' : key === now || (first && key === 'choose') ? 'now' : 'later',
  }))
}

function known(provenance: Record<string, string>, texts: Texts): [string, string][] {
  return Object.entries(provenance).map(([fact, level]) => [texts.say(`page-fact-${fact}`), level])
}

function explain(kind: string, id: string, texts: Texts, components: QueendominoComponents) {
  if (kind === 'building') {
    const building = buildingOf(components, id)
    const lines = [...effects(texts, components, id).map(capital), texts.say('page-tiles', { count: building.count })]
    const { tax, ...others } = building.provenance
    const provenance = known(building.tax_bonus === 'none' || tax === undefined ? others : { ...others, tax }, texts)
    return { title: texts.name('building', id), art: artOf(id), lines, provenance, rules: 'buildings' }
  }
  if (kind === 'domino') {
    const { number, set, a, b, provenance } = dominoOf(components, id)
    const lines = [
      capital(`${halfWords(texts, a)} | ${halfWords(texts, b)}`),
      texts.say(`page-set-${set}`),
      texts.say('page-number-tip'),
    ]
    return {
      title: texts.say('page-domino-title', { number }),
      art: `qi-${a.terrain}`,
      lines,
      provenance: known(provenance, texts),
      rules: 'place',
    }
  }
  if (kind === 'piece') {
    const art = PIECES[id]
    const rules =
      id === 'coin' ? 'scoring' : id === 'knight' ? 'tax' : id === 'tower' ? 'queen' : id === 'frame' ? 'place' : id
    return { title: texts.say(`page-${id}`), art, lines: [texts.say(`page-${id}-tip`)], provenance: [], rules }
  }
  return null
}

/** Dominoes are called by their number and terrains. */
function names(texts: Texts, components: QueendominoComponents): Record<string, string> {
  const found: Record<string, string> = {}
  for (const domino of components.dominoes) {
    const name = texts.say('page-domino-short', {
      number: domino.number,
      first: texts.name('terrain', domino.a.terrain),
      second: texts.name('terrain', domino.b.terrain),
    })
    for (const field of ['domino', 'dominoes', 'domino_in_hand']) found[`${field}-${domino.id}`] = name
  }
  return found
}

/** A decision as one sees it on the board: by terrain, number and name, not by half and space. */
function words(action: LegalAction, table: Table, texts: Texts, components: QueendominoComponents): string | null {
  if (action.verb === 'place' && table.domino_in_hand) {
    const { a, b } = dominoOf(components, table.domino_in_hand)
    const here = String(action.square)
    const there = beside(here, String(action.towards))
    return capital(
      texts.say('page-move-place', { a: here, b: there, first: halfWords(texts, a), second: halfWords(texts, b) }),
    )
  }
  if (action.verb === 'tax') {
    const { squares } = taxOf(table, action)
    const kingdom = table.kingdoms.find(({ squares: land }) => squares.every((square) => square in land))
    const where = squares.map(
      (square) => `${square} (${texts.name('terrain', kingdom?.squares[square]?.terrain ?? '')})`,
    )
    return texts.say('page-move-tax', { where: texts.together(where), knights: squares.length })
  }
  if (action.verb === 'choose') {
    const chosen = table.next_line[Number(action.domino) - 1]
    return chosen ? texts.say('page-move-choose', { what: texts.name('domino', chosen.domino) }) : null
  }
  if (action.verb === 'build' || action.verb === 'burn') {
    const { building, price } = table.spaces[Number(action.space) - 1] ?? {}
    return building ? texts.say(`page-move-${action.verb}`, { building, coins: price }) : null
  }
  return action.verb === 'pass' ? noOf(table, texts) : null
}

export const extras: GameExtras<Table, QueendominoComponents> = {
  layout: { enlarged: false },
  panes: (texts) => [{ key: 'lines', label: texts.say('page-dominoes'), icon: 'ui-log' }],
  steps,
  teams: (view) => view.kingdoms.map(({ seats }) => seats),
  anchor: (view) => (view.step === 'over' ? 'scoring' : view.step),
  explain,
  unprinted: ['alternative', 'sheet_index'],
  sources: [
    ['dominoes', 'found'],
    ['numbers', 'reconstructed'],
    ['buildings', 'found'],
    ['bonuses', 'reconstructed'],
    ['prices', 'found'],
  ],
  progress: (view, texts) =>
    view.round ? texts.say('board-round', { round: view.round, rounds: view.rounds }) : texts.say('board-setup'),
  names,
  words,
  // What others were not asked can be seen in their kingdoms.
  untold: (event, seat) => event.kind === 'step_skipped' && event.seat !== seat,
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
  moment: momentOf,
}
