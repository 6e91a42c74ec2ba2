/** All that a page needs to show a game: its drawings, words and components. */

import type { GameModule } from '../games/board'
import { loadGame } from '../games'
import { api } from './api'
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

export function componentsOf(game: string): Promise<Components> {
  let promise = components.get(game)
  if (!promise) {
    promise = api.components(game)
    promise.catch(() => components.delete(game))
    components.set(game, promise)
  }
  return promise
}

export async function loadAll(game: string, language: Language): Promise<Loaded> {
  const [module, texts, parts] = await Promise.all([
    loadGame(game),
    gameTexts(language, game),
    componentsOf(game),
    loadGameSymbols(game),
  ])
  texts.addComponents(parts)
  Object.assign(texts.names, module.extras.names?.(texts, parts))
  return { module, texts, components: parts }
}
