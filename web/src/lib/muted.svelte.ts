/** Those whose messages are not shown on this device. */

const KEY = 'tetrarchy-muted'
const MOST = 200

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((who) => typeof who === 'string') : []
  } catch {
    return []
  }
}

class Muted {
  #those = $state.raw(stored())

  has(who: string | undefined): boolean {
    return who !== undefined && this.#those.includes(who)
  }

  toggle(who: string): void {
    this.#those = this.has(who) ? this.#those.filter((one) => one !== who) : [...this.#those, who].slice(-MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#those))
    } catch {
      // Then they are muted as long as the page is open.
    }
  }
}

export const muted = new Muted()
