/** What the shell asks about Gem Forge: layout, steps, component cards, sounds. */

import type { GameEvent, GameExtras, Step } from '../board'
import type { SoundName } from '../../lib/sound'
import type { Texts } from '../../lib/texts'
import type { GemForgeComponents } from './components'
import { retell } from './news'
import { passWords } from './prompt'
import { isWindow, type Table } from './table'
import { explain } from './words'

const SOUNDS: Record<string, SoundName> = {
  stone_taken: 'stone',
  stone_discarded: 'stone',
  stone_returned: 'stone',
  stone_set: 'place',
  jewel_finished: 'build',
  card_drawn: 'card',
  card_played: 'card',
  card_cancelled: 'refuse',
  pawn_moved: 'score',
  tile_chosen: 'cube',
  game_over: 'end',
}
/** A turn: its actions, and what may follow them. */
const ACTIONS = ['first', 'second']
const TURN = [...ACTIONS, 'hand-in']

function steps(table: Table, texts: Texts): Step[] {
  if (table.active === null || ['opening', 'over'].includes(table.step)) return []
  const spent = ACTIONS.length - table.actions_left
  const handing = table.missing > 0
  const now = table.step === 'turn' ? spent : handing ? ACTIONS.length : Math.max(0, spent - 1)
  const found: Step[] = TURN.map((key, at) => ({
    key,
    label: texts.say(`page-step-${key}`),
    state: at === now ? 'now' : at < (handing ? spent : now) ? 'done' : 'later',
  }))
  if (isWindow(table)) found.push({ key: 'answers', label: texts.say('page-step-answers'), letter: '⚡', state: 'now' })
  return found
}

export const extras: GameExtras<Table, GemForgeComponents> = {
  layout: { own: false },
  steps,
  explain,
  sources: [
    ['cards', 'rulebook'],
    ['tiles', 'reconstructed'],
  ],
  progress: (view, texts) => texts.say('page-goal', { goal: view.goal }),
  keys: (texts) => [
    [['T'], texts.say('page-key-take')],
    [['K'], texts.say('page-key-draw')],
    [['S', 'D'], texts.say('page-key-stone')],
    [['I'], texts.say('page-key-hand-in')],
    [['E'], texts.say('page-key-end')],
    [['A'], texts.say('page-key-always')],
  ],
  retell,
  // What others were not asked can be seen in front of them.
  untold: (event, seat) => event.kind === 'step_skipped' && event.seat !== seat,
  words: (action, view, texts) => (action.verb === 'pass' ? passWords(texts, view) : null),
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
}
