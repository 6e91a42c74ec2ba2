/** The short scenes of a step: what a game says of its events, and how long they take. */

import type { Components, GameEvent, GameExtras, Moment, View } from '../games/board'
import RoundScene from './RoundScene.svelte'
import type { Texts } from './texts'

export const LONGEST = 900
/** More than two scenes in a row would hold up the game. */
const MOST = 2

export function momentsOf(
  { moment }: GameExtras,
  events: readonly GameEvent[],
  before: View | null,
  after: View,
  texts: Texts,
  components: Components,
): Moment[] {
  if (!before) return []
  const found = events.flatMap(
    (event) => moment?.(event, before, after, texts, components) ?? shared(event, texts) ?? [],
  )
  return found.slice(-MOST)
}

export function lengthOf({ ms = LONGEST }: Moment): number {
  return Math.min(ms, LONGEST)
}

/** What every game has: its rounds. A game that says something of its own of them is heard first. */
function shared(event: GameEvent, texts: Texts): Moment | null {
  if (event.kind !== 'round_begun') return null
  // It is a title here, not a sentence.
  const words = texts.event(event).replace(/\.$/, '')
  return { key: 'round', words, Scene: RoundScene, data: { round: Number(event.round) }, sound: 'round', ms: 800 }
}
