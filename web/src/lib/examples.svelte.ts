/** Worked examples of the rules: which there are, their words, and one while somebody plays it. */

import { api } from './api'
import { app } from './app.svelte'
import { Previews } from './previews'
import { Texts, type Language } from './texts'
import type { Decision, ExampleInfo, PreviewedAction, Scene } from './wire'

const files = import.meta.glob('../../../src/tetrarchy/games/*/examples/strings.*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>
const kept = new Map<string, Promise<Examples>>()

export interface Examples {
  list: ExampleInfo[]
  words: Texts
}

/** The examples of a game in one language. */
export function loadExamples(game: string, language: Language): Promise<Examples> {
  const key = `${language} ${game}`
  let promise = kept.get(key)
  if (!promise) {
    promise = load(game, language)
    promise.catch(() => kept.delete(key))
    kept.set(key, promise)
  }
  return promise
}

async function load(game: string, language: Language): Promise<Examples> {
  const file = files[`../../../src/tetrarchy/games/${game}/examples/strings.${language}.ftl`]
  const [list, source] = await Promise.all([api.examples(game), file?.() ?? ''])
  return { list, words: new Texts(language, [source]) }
}

/** An example that is open: every position since its start, so that going back asks nobody. */
export class ExamplePlay {
  scenes = $state.raw<Scene[]>([])
  busy = $state(false)
  /** Why the last decision was refused. */
  refusal = $state('')
  /** Whether the last change was a decision: only then do pieces move. */
  moved = $state(false)
  readonly game: string
  readonly info: ExampleInfo
  #decisions: Decision[] = []
  readonly #previews = new Previews((codes) => api.previews(this.game, this.info.id, this.#decisions, codes))

  constructor(game: string, info: ExampleInfo) {
    this.game = game
    this.info = info
  }

  get scene(): Scene | null {
    return this.scenes.at(-1) ?? null
  }

  get before(): Scene | null {
    return this.scenes.at(-2) ?? null
  }

  /** Whether the steps shown have been left. */
  get free(): boolean {
    return this.scene !== null && this.scene.next === null && this.scene.at < this.scene.number
  }

  begin(): Promise<void> {
    return this.#ask([])
  }

  act = (code: number): Promise<void> => this.#ask([...this.#decisions, [this.info.seat, code]])

  /** What an action of the example's seat would change in its score sheet; null for any other. */
  preview = (code: number): Promise<PreviewedAction | null> =>
    this.scene?.legal.some((action) => action.code === code) ? this.#previews.of(code) : Promise.resolve(null)

  next = (): Promise<void> => {
    const step = this.scene?.next
    return step ? this.#ask([...this.#decisions, [Number(step.seat), step.code]]) : Promise.resolve()
  }

  back = (): void => {
    if (this.busy || this.scenes.length < 2) return
    this.#show(this.scenes.slice(0, -1))
  }

  again = (): void => {
    if (!this.busy) this.#show(this.scenes.slice(0, 1))
  }

  #show(scenes: Scene[]): void {
    this.moved = false
    this.refusal = ''
    this.scenes = scenes
    this.#previews.clear()
    this.#decisions = this.#decisions.slice(0, scenes.length - 1)
  }

  async #ask(decisions: Decision[]): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const scene = await api.example(this.game, this.info.id, decisions)
      this.refusal = ''
      this.moved = true
      this.#decisions = decisions
      this.#previews.clear()
      this.scenes = [...this.scenes.slice(0, decisions.length), scene]
    } catch (error) {
      this.refusal = app.words(error)
    } finally {
      this.busy = false
    }
  }
}
