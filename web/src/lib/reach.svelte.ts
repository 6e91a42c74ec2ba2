/** Where others reach this server: on its own machine the page asks for it, elsewhere it is the page's own address. */

import { isLoopback, originForFriends } from './address'
import { api } from './api'

class Reach {
  /** The server's hosts in its network; null until they are known. */
  hosts: string[] | null = $state.raw(isLoopback(location.hostname) ? null : [])
  #asked = false

  need(): void {
    if (this.hosts || this.#asked) return
    this.#asked = true
    api.addresses().then(
      (found) => (this.hosts = found),
      () => (this.hosts = []),
    )
  }

  /** The origin of links for others; null until it is known, and where nobody else reaches the server. */
  get origin(): string | null {
    return this.hosts && originForFriends(new URL(location.href), this.hosts)
  }

  /** Whether it is known that nobody else reaches the server. */
  get onlyHere(): boolean {
    return this.hosts !== null && this.origin === null
  }
}

export const reach = new Reach()
