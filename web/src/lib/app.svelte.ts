/** What all pages share: words, who one is, the connection, short notices. */

import { api, meet, Refusal } from './api'
import { Live, type Connection, type SocketLike } from './live'
import { settings } from './settings.svelte'
import type { Texts } from './texts'
import type { GameInfo, Me, Problem } from './wire'
import { pageTexts } from './words'

export interface Toast {
  key: number
  text: string
  kind: 'plain' | 'bad'
}

class App {
  texts = $state.raw<Texts | null>(null)
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameInfo[]>([])
  connection = $state<Connection>('open')
  toasts = $state.raw<Toast[]>([])
  /** Which drawer is open over the page. */
  drawer = $state<'none' | 'settings' | 'keys' | 'calls'>('none')
  /** Keys of the game that is open. */
  gameKeys = $state.raw<[keys: string[], words: string][]>([])
  readonly live = new Live(
    (table) =>
      new WebSocket(
        `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live?table=${table}`,
      ) as unknown as SocketLike,
    (state) => (this.connection = state),
  )
  #toasts = 0

  /** Read the words of the language that is set. */
  async speak(): Promise<void> {
    const language = settings.language
    const texts = await pageTexts(language)
    if (language === settings.language) this.texts = texts
  }

  /** Ask the server who we are and what it offers. */
  async greet(): Promise<void> {
    try {
      const [me, games] = await Promise.all([this.me ? api.me() : meet(), this.games.length ? this.games : api.games()])
      this.me = me
      this.games = games
      if (!me.name || me.language !== settings.language)
        this.me = await api.rename(me.name || this.#guestName(me.guest), settings.language)
    } catch (error) {
      this.complain(error)
    }
  }

  /** A name for whoever has given none yet. */
  #guestName(guest: string): string {
    const number = [...guest].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 900, 7) + 100
    return this.texts?.say('guest-name', { number }) ?? ''
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name.trim(), settings.language)
  }

  toast(text: string, kind: Toast['kind'] = 'plain'): void {
    this.#toasts += 1
    const key = this.#toasts
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { key, text, kind }]
    setTimeout(() => this.forget(key), 6000)
  }

  /** Say a message of the page. */
  tell(key: string): void {
    if (this.texts) this.toast(this.texts.say(key))
  }

  forget(key: number): void {
    this.toasts = this.toasts.filter((toast) => toast.key !== key)
  }

  /** Put a link where it can be pasted; where that is not allowed it is shown. */
  async copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      this.toast(this.texts?.say('link-copied') ?? link)
    } catch {
      this.toast(link)
    }
  }

  /** Say what went wrong, as the server put it. */
  complain(error: unknown): void {
    this.toast(this.words(error), 'bad')
  }

  words(error: unknown): string {
    const problem: Problem =
      error instanceof Refusal
        ? error.problem
        : { key: 'unknown', detail: error instanceof Error ? error.message : String(error) }
    return this.texts?.error(problem) ?? problem.detail
  }
}

export const app = new App()
