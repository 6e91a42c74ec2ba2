/** What Inkdoms tells the shell besides its board. */

import type { InkdomsView } from '../../generated/inkdoms'
import type { GameEvent, GameExtras } from '../board'
import type { SoundName } from '../../lib/sound'
import { atlasOf } from './atlas'
import type { InkdomsComponents } from './components'
import { explain } from './explain'
import { momentOf } from './moments'
import { wordsOf } from './takes'

const SOUNDS: Record<string, SoundName> = {
  die_fallen: 'cube',
  die_taken: 'place',
  area_painted: 'ink',
  capital_built: 'build',
  line_completed: 'score',
  speed_crossed: 'chat',
  blot_marked: 'refuse',
  game_over: 'end',
}

const ANCHORS: Record<string, string> = { first: 'throw', throw: 'throw', round: 'wait' }

export const extras: GameExtras<InkdomsView, InkdomsComponents> = {
  layout: { opponents: 'left', own: true, sheet: false, prompt: 'top' },
  panes: (texts) => [{ key: 'sheet', label: texts.say('page-sheet'), icon: 'ui-log' }],
  anchor: ({ step }) => ANCHORS[step] ?? step,
  explain,
  unprinted: ['viewbox', 'die_side', 'outline', 'polygon', 'label', 'at', 'junction'],
  named: { colours: 'colour', capital_colour: 'colour', kind: 'monster', key: 'spell' },
  sources: [
    ['kingdoms', 'rulebook'],
    ['colours', 'inferred'],
    ['map', 'reconstructed'],
    ['counts', 'reconstructed'],
  ],
  progress: (view, texts) => texts.say(view.last_round ? 'page-last-round' : 'page-round', { round: view.round }),
  names: (texts, components) =>
    Object.fromEntries(
      atlasOf(components).areas.map(({ id }) => {
        // An area may have come from the kingdom whose letter it has.
        const first = components.kingdoms.find(({ letter }) => letter.toLowerCase() === id[0])
        return [`area-${id}`, first ? texts.say(`page-area-${first.id}`) + id.slice(1) : id.toUpperCase()]
      }),
    ),
  words: wordsOf,
  keys: (texts) => [
    [['D'], texts.say('page-key-die')],
    [['T'], texts.say('page-key-tower')],
    [['1', '…', '4'], texts.say('page-key-spell')],
    [['P'], texts.say('page-plan-title')],
    [['Z'], texts.say('page-zoom-title')],
    [['I'], texts.say('page-explain-title')],
  ],
  // What a round reveals of your own sheet, you have seen when you painted it.
  untold: (event, seat) => event.seat === seat && (event.kind === 'area_shown' || event.kind === 'blot_shown'),
  moment: momentOf,
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
}
