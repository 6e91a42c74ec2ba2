/** Where others reach this server: on its own machine the page asks for it, elsewhere it is the page's own address. */

import { isLoopback, originForFriends } from './address'
import { api } from './api'
import { app } from './app.svelte'

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

  /** An address of ours as others have it. */
  address(path: string): string {
    return `${this.origin ?? location.origin}${path}`
  }

  /** Hand an address to others: by the device's own dialog, or by the clipboard. */
  async give(path: string, title: string): Promise<void> {
    const url = this.address(path)
    if (!('share' in navigator)) {
      await app.copy(url)
      return
    }
    try {
      await navigator.share({ title, url })
    } catch {
      // The person changed their mind.
    }
  }

  /** Whether it is known that nobody else reaches the server. */
  get onlyHere(): boolean {
    return this.hosts !== null && this.origin === null
  }
}

export const reach = new Reach()
