/** Which choices can be taken back: on a touch screen one tap is enough for those. The server says it, move by move. */

import { untrack } from 'svelte'
import { fewAtATime } from './few'
import type { LegalAction, PreviewedAction } from './wire'

export interface Reversible {
  has: (action: LegalAction) => boolean
  /** A finger is on this one: it is asked about before the others. */
  hurry: (code: number) => void
  /** Whether the server has said it of all that is open now. */
  readonly known: boolean
}

/**
 * Ask about what is open, where `wanted`, a few at a time: most positions pass before all of it is asked. Until its
 * answer comes nothing counts as reversible. Call it while a component is made.
 */
export function reversibles(
  legal: () => readonly LegalAction[],
  wanted: () => boolean,
  ask: (code: number) => Promise<PreviewedAction | null>,
): Reversible {
  let found = $state.raw<ReadonlySet<number>>(new Set())
  let known = $state(false)
  let hurry: (code: number) => void = () => undefined
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
    const asking = fewAtATime(
      open.map(({ code }) => code),
      ask,
      (told) => {
        const more = told.flatMap((one) => (one && !one.final ? [one.action] : []))
        if (more.length) found = new Set([...untrack(() => found), ...more])
      },
      () => (known = true),
    )
    hurry = asking.first
    return () => {
      hurry = () => undefined
      asking.stop()
    }
  })
  return {
    has: ({ code }) => found.has(code),
    hurry: (code) => hurry(code),
    get known() {
      return known
    },
  }
}
