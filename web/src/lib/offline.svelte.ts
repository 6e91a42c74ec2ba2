/** Whether the server is away, and what is shown is what was kept of it. */

class Offline {
  away = $state(false)

  /** An answer has come: from the server, or out of what was kept. */
  note(answer: Response): void {
    this.away = answer.headers.get('X-Tetrarchy-Kept') !== null
  }
}

export const offline = new Offline()

/** Let the browser keep the page, where it may. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage({ keep: [...new Set(loaded)] })
  } catch {
    // A browser that keeps nothing, in a private window for instance, still plays.
  }
}
