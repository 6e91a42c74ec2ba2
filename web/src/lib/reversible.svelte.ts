/** Which choices can be taken back: on a touch screen one tap is enough for those. The server says it, move by move. */

import type { LegalAction, PreviewedAction } from './wire'

export interface Reversible {
  has: (action: LegalAction) => boolean
  /** Whether the server has said it of all that is open now. */
  readonly known: boolean
}

/** Ask about everything that is open, where `wanted`; until the answer comes nothing counts as reversible. Call it while a component is made. */
export function reversibles(
  legal: () => readonly LegalAction[],
  wanted: () => boolean,
  ask: (code: number) => Promise<PreviewedAction | null>,
): Reversible {
  let found = $state.raw<ReadonlySet<number>>(new Set())
  let known = $state(false)
  /** What others do at the same time changes nothing of what is open: the last answer stands until the next one. */
  const codes = $derived(
    legal()
      .map(({ code }) => code)
      .join(),
  )
  $effect.pre(() => {
    void codes
    found = new Set()
    known = false
  })
  $effect(() => {
    const open = legal()
    if (!wanted() || !open.length) return
    let live = true
    void Promise.all(open.map(({ code }) => ask(code))).then((told) => {
      if (!live) return
      found = new Set(told.flatMap((one) => (one && !one.final ? [one.action] : [])))
      known = true
    })
    return () => {
      live = false
    }
  })
  return {
    has: ({ code }) => found.has(code),
    get known() {
      return known
    },
  }
}
