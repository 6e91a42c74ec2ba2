/** All that a page needs to show a game: its drawings, words and components. */

import type { GameModule } from '../games/board'
import { loadGame } from '../games'
import { api, OWN } from './api'
import { loadGameSymbols } from './symbols'
import type { Language, Texts } from './texts'
import type { Components } from './wire'
import { gameTexts } from './words'

export interface Loaded {
  module: GameModule
  texts: Texts
  components: Components
}

const components = new Map<string, Promise<Components>>()

/** The components of a set. */
export function componentsOf(game: string, set: string = OWN): Promise<Components> {
  const key = `${game} ${set}`
  let promise = components.get(key)
  if (!promise) {
    promise = api.components(game, set)
    promise.catch(() => components.delete(key))
    components.set(key, promise)
  }
  return promise
}

export async function loadAll(game: string, language: Language, set: string = OWN): Promise<Loaded> {
  const parts = componentsOf(game, set)
  // What else it takes is on its way meanwhile.
  void Promise.allSettled([loadGame(game), gameTexts(language, game), loadGameSymbols(game)])
  return loadWith(game, language, await parts)
}

/** A game with components that are at hand. */
export async function loadWith(game: string, language: Language, parts: Components): Promise<Loaded> {
  const [module, texts] = await Promise.all([loadGame(game), gameTexts(language, game), loadGameSymbols(game)])
  texts.addComponents(parts)
  Object.assign(texts.names, module.extras.names?.(texts, parts))
  return { module, texts, components: parts }
}
