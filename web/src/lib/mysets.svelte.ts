/** My sets of components of a game, and what is done about them. */

import { api, OWN } from './api'
import { app } from './app.svelte'
import { setTitle } from './experiments.svelte'
import type { Texts } from './texts'
import type { KeptSet, Table as TableInfo } from './wire'

/** A version as other requests name it. */
export const wordOf = ({ name, version }: KeptSet): string => `${name}@${version}`

/** Which set a table plays, in words; '' where it is the host's. */
export function playedWords(texts: Texts, { set }: Pick<TableInfo, 'set'>): string {
  if (!set) return ''
  return texts.say(set.is_kept ? 'table-set-is' : 'table-set-gone', { set: setTitle(texts, set.name) })
}

/** The set whose components a table shows: the host's where its own is gone. */
export const shownSet = ({ set }: Pick<TableInfo, 'set'>): string => (set?.is_kept ? set.hash : OWN)

export class MySets {
  readonly game: string
  /** The last version of each name first; null until they are known. */
  kept: KeptSet[] | null = $state.raw(null)
  busy: boolean = $state(false)

  constructor(game: string) {
    this.game = game
  }

  /** The host plays with another set than the program brings. */
  #printed: boolean = $state(false)
  /** All that can be chosen: the host's set, the program's where it is another, and mine. */
  words: string[] = $derived(['own', ...(this.#printed ? ['printed'] : []), ...(this.kept ?? []).map(wordOf)])

  async look(): Promise<void> {
    await this.#change(async () => {
      const [{ sets }, kept] = await Promise.all([api.experiments(this.game), api.sets(this.game)])
      this.#printed = sets.some(({ name }) => name === 'printed')
      return kept
    })
  }

  /** Delete a name with all its versions. */
  async forget(name: string): Promise<void> {
    await this.#change(() => api.forgetSet(this.game, name))
  }

  /** Keep a set, and say whether it is a new version; null where it was refused. */
  async keep(work: () => Promise<KeptSet>): Promise<{ kept: KeptSet; fresh: boolean } | null> {
    const before = (this.kept ?? []).map(wordOf)
    let kept: KeptSet | null = null
    await this.#change(async () => {
      kept = await work()
      return api.sets(this.game)
    })
    return kept && { kept, fresh: !before.includes(wordOf(kept)) }
  }

  async #change(work: () => Promise<KeptSet[]>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      this.kept = await work()
    } catch (error) {
      app.complain(error)
    } finally {
      this.busy = false
    }
  }
}
