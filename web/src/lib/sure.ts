/** For what must be there: the one place where the page says so, with a clear error where it is not. */

export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`)
  return value
}

/** The entry of a list at an index that is known to be good; negative ones count from the end. */
export function at<T>(list: readonly T[], index: number): T {
  return sure(list.at(index), `entry ${index} in a list of ${list.length}`)
}

/** The one entry of a list of one; null for every other list. */
export function lone<T>(list: readonly T[]): T | null {
  return list.length === 1 ? at(list, 0) : null
}

/** The entry `by` places on from an index, round and round, either way. */
export function cycle<T>(list: readonly T[], index: number, by: number): T {
  return at(list, (index + by) % list.length)
}
