/** What a choice would bring, asked of the server while the pointer rests on it. */

import type { PreviewedAction } from './wire'

/** How long the pointer rests before the server is asked. */
const PAUSE = 80

/** What the action that `code` names now would change; null until the server has said. Call it while a component is made. */
export function foresee(
  code: () => number | null,
  ask: (code: number) => Promise<PreviewedAction | null>,
): { readonly change: PreviewedAction | null } {
  let change = $state.raw<PreviewedAction | null>(null)
  const wanted = $derived(code())
  $effect(() => {
    const asked = wanted
    change = null
    if (asked === null) return
    let live = true
    const timer = setTimeout(() => {
      void ask(asked).then((found) => {
        if (live) change = found
      })
    }, PAUSE)
    return () => {
      live = false
      clearTimeout(timer)
    }
  })
  return {
    get change() {
      return change
    },
  }
}
