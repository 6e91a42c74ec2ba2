/** It's a Wonderful Kingdom for the shell: phases, tabs, cards that explain, sounds. */

import type { ComponentCard, GameEvent, GameExtras, Step } from '../board'
import type { SoundName } from '../../lib/sound'
import type { Texts } from '../../lib/texts'
import { CARD_LISTS, type WonderfulKingdomComponents } from './components'
import { momentOf } from './moments'
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
  return { title: words.title, art: words.art, lines: words.lines, provenance: words.provenance, rules: words.rules }
}

export const extras: GameExtras<Table, WonderfulKingdomComponents> = {
  layout: { opponents: 'right', sheet: false, enlarged: true },
  panes: (texts) => [{ key: 'duchy', label: texts.say('page-duchy'), icon: 'type-structure' }],
  steps,
  medals: ({ in_play }) => in_play.medals,
  occasion: ({ in_play: { scenario } }, texts, components) =>
    wordsOf('scenario', String(scenario), texts, components)?.title ?? '',
  explain,
  kinds: CARD_LISTS,
  unprinted: ['effect_text', 'cards_per_type'],
  named: {
    recycle: 'resource',
    step: 'resource',
    steps: 'resource',
    per: 'type',
    modules: 'module',
    threat_deck: 'deck',
    threat_decks: 'deck',
  },
  sources: [
    ['told', 'rulebook'],
    ['cards', 'reconstructed'],
  ],
  progress: (view, texts) =>
    view.round ? texts.say('board-round', { round: view.round, rounds: view.rounds }) : texts.say('phase-setup'),
  keys: (texts) => [
    [['T'], texts.say('page-key-trap')],
    [['K'], texts.say('page-key-krystallium')],
    [['S'], texts.say('page-key-soldier')],
    [['X'], texts.say('page-key-discard')],
    [['A'], texts.say('page-key-store')],
  ],
  // Whoever lays a card face down is told which one it was; the top card of the pile is seen.
  // Whoever makes nothing of a resource has no line for it, and what others see in the end one has read before.
  untold: ({ kind, seat: of, cubes }, seat) =>
    (of === seat && (kind === 'hidden_card_laid' || kind.endsWith('_shown'))) ||
    kind === 'top_card' ||
    (kind === 'produced' && cubes === 0),
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
  moment: momentOf,
}
