/** My experiments with a game: asked for again and again while one is under way. */

import { api } from './api'
import { app } from './app.svelte'
import type { Texts } from './texts'
import type { Experiment, ExperimentList } from './wire'
import { capital } from './wording'

const AGAIN_MS = 1500

export class Experiments {
  told: ExperimentList | null = $state.raw(null)
  busy: boolean = $state(false)
  readonly game: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(game: string) {
    this.game = game
  }

  /** Ask for them; go on asking while one is under way. */
  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const told = await api.experiments(this.game)
      if (this.#ended) return
      this.told = told
    } catch (error) {
      if (!this.#ended && this.told === null) app.complain(error)
    }
    if (!this.#ended && this.told?.experiments.some(({ state }) => state === 'running'))
      this.#timer = setTimeout(() => void this.look(), AGAIN_MS)
  }

  /** Do something about one of them, and look again; whether it was done. */
  async change(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      await work()
      return true
    } catch (error) {
      app.complain(error)
      return false
    } finally {
      this.busy = false
      void this.look()
    }
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
  }
}

/** Why an experiment has failed: the key of a sentence. */
export const failureOf = ({ key }: Experiment): { key: string; detail: string } => ({ key, detail: key })

/** What a bot is called, and how much it thinks: `search:50` is the bot `search`, with 50 playouts. */
export function botWords(texts: Texts, name: string): string {
  const [kind = name, playouts] = name.split(':')
  const bot = texts.name('bot', kind)
  return playouts === undefined ? bot : texts.say('experiment-playouts', { bot, playouts })
}

/** What a set of components is called: two have names that everybody knows, mine have versions. */
export function setTitle(texts: Texts, word: string): string {
  if (word === 'own' || word === 'printed') return capital(texts.say(`lab-${word}`))
  const [name = word, version] = word.split('@')
  return version === undefined ? name : texts.say('set-version', { name, version })
}
