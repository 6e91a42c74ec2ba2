/** It's a Wonderful Kingdom for the shell: phases, tabs, cards that explain, sounds. */

import type { ComponentCard, GameEvent, GameExtras, Step } from '../board'
import { phone } from '../../lib/media'
import type { SoundName } from '../../lib/sound'
import type { Texts } from '../../lib/texts'
import { artOf } from './art'
import { cardOf, type WonderfulKingdomComponents } from './components'
import type { Table } from './table'
import { wordsOf } from './words'

const SOUNDS: Record<string, SoundName> = {
  card_offered: 'card',
  trap_laid: 'card',
  hidden_card_laid: 'card',
  offer_taken: 'card',
  card_recycled: 'card',
  card_kept: 'card',
  construction_begun: 'place',
  cube_placed: 'cube',
  cube_stored: 'cube',
  krystallium_placed: 'cube',
  soldier_placed: 'place',
  card_completed: 'build',
  krystallium_made: 'coin',
  soldier_trained: 'score',
  threat_arrived: 'dragon',
  calamity_struck: 'dragon',
  threat_beaten: 'score',
  task_done: 'score',
  game_over: 'end',
}

function steps({ phase, in_play }: Table, texts: Texts): Step[] {
  const all = ['draft', 'planning', 'production', ...(in_play.battle ? ['battle'] : [])]
  const at = all.indexOf(phase)
  if (at < 0) return []
  const letters = texts.say('page-step-letters')
  return all.map((key, index) => ({
    key,
    label: texts.say(`page-phase-${key}`),
    letter: letters[index],
    state: index < at ? 'done' : index === at ? 'now' : 'later',
  }))
}

function explain(kind: string, id: string, texts: Texts, components: WonderfulKingdomComponents): ComponentCard | null {
  const words = wordsOf(kind, id, texts, components)
  if (!words) return null
  const art = kind === 'card' ? artOf(cardOf(components, id)) : words.art
  return { title: words.title, art, lines: words.lines, provenance: words.provenance, rules: words.rules }
}

export const extras: GameExtras<Table, WonderfulKingdomComponents> = {
  layout: { opponents: 'right' },
  panes: (texts) => [{ key: 'duchy', label: texts.say('page-duchy'), icon: 'castle' }],
  steps,
  explain,
  sources: [
    ['told', 'rulebook'],
    ['cards', 'reconstructed'],
  ],
  progress: (view, texts) =>
    view.round
      ? texts.say(phone.current ? 'page-round' : 'board-round', { round: view.round, rounds: view.rounds })
      : texts.say('phase-setup'),
  keys: (texts) => [
    [['T'], texts.say('page-key-trap')],
    [['K'], texts.say('page-key-krystallium')],
    [['S'], texts.say('page-key-soldier')],
    [['X'], texts.say('page-key-discard')],
    [['A'], texts.say('page-key-store')],
  ],
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
}
