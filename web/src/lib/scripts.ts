/** Worked examples and lessons: which there are, their words, and what the server says of one of them. */

import { api } from './api'
import { Texts, type Language } from './texts'
import type { ExampleInfo, LessonInfo } from './wire'

interface Infos {
  examples: ExampleInfo
  lessons: LessonInfo
}
export type ScriptKind = keyof Infos

export interface Scripts<K extends ScriptKind> {
  list: Infos[K][]
  words: Texts
}

const files = import.meta.glob('../../../src/tetrarchy/games/*/{examples,lessons}/strings.*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>
const kept = new Map<string, Promise<unknown>>()

/** The examples or lessons of a game with their words in one language. */
export function loadScripts<K extends ScriptKind>(kind: K, game: string, language: Language): Promise<Scripts<K>> {
  const key = [kind, game, language].join(' ')
  let promise = kept.get(key) as Promise<Scripts<K>> | undefined
  if (!promise) {
    promise = load(kind, game, language)
    promise.catch(() => kept.delete(key))
    kept.set(key, promise)
  }
  return promise
}

async function load<K extends ScriptKind>(kind: K, game: string, language: Language): Promise<Scripts<K>> {
  const file = files[`../../../src/tetrarchy/games/${game}/${kind}/strings.${language}.ftl`]
  const [list, source] = await Promise.all([listed(kind, game), file?.() ?? ''])
  return { list: list as Infos[K][], words: new Texts(language, [source]) }
}

function listed(kind: ScriptKind, game: string): Promise<Infos[ScriptKind][]> {
  return kind === 'examples' ? api.examples(game) : api.lessons(game)
}
