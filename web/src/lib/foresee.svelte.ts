/** What a choice would bring, asked of the server while the pointer rests on it. */

import type { Sheet } from './wire'

/** How long the pointer rests before the server is asked. */
const PAUSE = 80

/** The sheet after the action that `code` names now; null until the server has said. Call it while a component is made. */
export function foresee(
  code: () => number | null,
  ask: (code: number) => Promise<Sheet | null>,
): { readonly after: Sheet | null } {
  let after = $state.raw<Sheet | null>(null)
  const wanted = $derived(code())
  $effect(() => {
    const asked = wanted
    after = null
    if (asked === null) return
    let live = true
    const timer = setTimeout(() => {
      void ask(asked).then((sheet) => {
        if (live) after = sheet
      })
    }, PAUSE)
    return () => {
      live = false
      clearTimeout(timer)
    }
  })
  return {
    get after() {
      return after
    },
  }
}
