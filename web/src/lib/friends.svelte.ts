/** The people around me, as the server has them: asked for once, and kept as they are after each change. */

import { api } from './api'
import { news } from './news.svelte'
import type { Circle } from './wire'

class Friends {
  circle = $state.raw<Circle | null>(null)
  #asked = false

  /** Know them by and by; where that fails, nobody is known. */
  need(): void {
    if (this.#asked) return
    this.#asked = true
    this.change(api.people).catch(() => (this.#asked = false))
  }

  async change(ask: () => Promise<Circle>): Promise<void> {
    this.circle = await ask()
    news.note(this.circle.asked_me.length, this.circle.invitations.length)
  }

  blocks(who: string | undefined): boolean {
    return this.circle?.blocked.some((one) => one.who === who) ?? false
  }
}

export const friends = new Friends()
