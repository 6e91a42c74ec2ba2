/** How much waits for my answer: asked for now and then while the page is looked at. */

import { api } from './api'
import { app } from './app.svelte'

const SECONDS = 20

class News {
  /** Who wants to be my friend, and tables to which I am invited. */
  asks = $state(0)
  invitations = $state(0)
  /** Whether anything is known yet: what waits from before is no news. */
  #looked = false

  get number(): number {
    return this.asks + this.invitations
  }

  /** Look again and again; returns how to stop. */
  watch(): () => void {
    const timer = setInterval(() => document.hidden || void this.look(), 1000 * SECONDS)
    return () => clearInterval(timer)
  }

  async look(): Promise<void> {
    const found = await api.peopleNews().catch(() => null)
    if (!found) return
    if (this.#looked && found.invitations > this.invitations) app.tell('news-invitation')
    else if (this.#looked && found.asked_me > this.asks) app.tell('news-friend')
    this.note(found.asked_me, found.invitations)
  }

  /** What another answer of the server says of it. */
  note(asks: number, invitations: number): void {
    this.#looked = true
    this.asks = asks
    this.invitations = invitations
  }
}

export const news = new News()
