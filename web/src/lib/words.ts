/** Loads the Fluent files: the program's and the page's at once, a game's when it is opened. */

import { Texts, type Language } from './texts'

type Load = () => Promise<string>

const program = import.meta.glob('../../../src/tetrarchy/strings.*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>
const page = import.meta.glob('../strings.*.ftl', { query: '?raw', import: 'default' }) as Record<string, Load>
const games = import.meta.glob('../../../src/tetrarchy/games/*/strings.*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>
const boards = import.meta.glob('../games/*/strings.*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  Load
>

const kept = new Map<string, Promise<string[]>>()

function load(key: string, files: (Load | undefined)[]): Promise<string[]> {
  let promise = kept.get(key)
  if (!promise) {
    promise = Promise.all(files.filter((file) => file !== undefined).map((file) => file()))
    promise.catch(() => kept.delete(key))
    kept.set(key, promise)
  }
  return promise
}

/** What every page says; the page's file has the names of the games too. */
function shared(language: Language): Promise<string[]> {
  return load(language, [program[`../../../src/tetrarchy/strings.${language}.ftl`], page[`../strings.${language}.ftl`]])
}

/** The words of the whole page. */
export async function pageTexts(language: Language): Promise<Texts> {
  return new Texts(language, await shared(language))
}

/** The words of the page and of one game. */
export async function gameTexts(language: Language, game: string): Promise<Texts> {
  const [everywhere, own] = await Promise.all([
    shared(language),
    load(`${language} ${game}`, [
      games[`../../../src/tetrarchy/games/${game}/strings.${language}.ftl`],
      boards[`../games/${game}/strings.${language}.ftl`],
    ]),
  ])
  return new Texts(language, [...everywhere, ...own])
}
