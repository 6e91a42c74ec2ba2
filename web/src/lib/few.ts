/** Questions of which each costs something: a few at a time, those that press first, none once nobody waits. */

/** So many are asked together. */
export const FEW = 6

export interface Asking<T> {
  /** Ask this one next. */
  first: (one: T) => void
  stop: () => void
}

/** Ask about `all`; `tell` hears every few answers, `done` that there are no more. */
export function fewAtATime<T, A>(
  all: readonly T[],
  ask: (one: T) => Promise<A>,
  tell: (answers: A[]) => void,
  done: () => void,
): Asking<T> {
  let left = [...all]
  let live = true
  const next = async () => {
    while (live && left.length) {
      const few = left.slice(0, FEW)
      left = left.slice(FEW)
      const answers = await Promise.all(few.map(ask))
      if (live) tell(answers)
    }
    if (live) done()
  }
  void next()
  return {
    first: (one) => {
      if (left.includes(one)) left = [one, ...left.filter((other) => other !== one)]
    },
    stop: () => {
      live = false
    },
  }
}
