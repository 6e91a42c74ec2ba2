/** What the shell asks about Gem Forge: layout, steps, component cards, sounds. */

import type { GameEvent, GameExtras } from '../board'
import type { SoundName } from '../../lib/sound'
import type { GemForgeComponents } from './components'
import { momentOf } from './moments'
import { retell } from './news'
import { passWords } from './prompt'
import type { Table } from './table'
import { explain } from './words'

const SOUNDS: Record<string, SoundName> = {
  stone_taken: 'stone',
  stone_discarded: 'stone',
  stone_returned: 'stone',
  stone_set: 'place',
  card_drawn: 'card',
  card_played: 'card',
  card_cancelled: 'refuse',
  pawn_moved: 'score',
  tile_chosen: 'cube',
  game_over: 'end',
}
/** What everybody sees lie there. */
const OPEN = new Set(['tile_dealt', 'tile_laid'])

export const extras: GameExtras<Table, GemForgeComponents> = {
  layout: { own: false, least: 500 },
  explain,
  named: { slots: 'colour', kind: 'page-kind' },
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
  // What others were not asked can be seen in front of them; what is dealt and laid out lies on the table.
  untold: (event, seat) => OPEN.has(event.kind) || (event.kind === 'step_skipped' && event.seat !== seat),
  words: (action, view, texts) => (action.verb === 'pass' ? passWords(texts, view) : null),
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
  moment: momentOf,
}
