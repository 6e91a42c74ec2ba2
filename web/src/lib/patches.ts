/** Positions out of the ones before: what a patch changes, and what it leaves as it was. docs/wire.md tells the form. */

import type { Difference, Patch, Position } from './wire'

/** The value after a change. What did not change is shared with the value before, which stays as it was. */
export function patched(value: unknown, change: Difference): unknown {
  if (Array.isArray(change)) return change[0]
  if (Array.isArray(value)) return patchedList(value, change)
  const made = { ...(value as Record<string, unknown>) }
  for (const [key, item] of Object.entries(change) as [string, Difference][]) {
    if (Array.isArray(item) && !item.length) Reflect.deleteProperty(made, key)
    else made[key] = patched(made[key], item)
  }
  return made
}

function patchedList(value: readonly unknown[], change: Record<string, unknown>): unknown[] {
  const made: unknown[] = []
  for (let at = 0; at <= value.length; at += 1) {
    const item = change[at] as Difference | undefined
    if (Array.isArray(item)) made.push(...item)
    else if (at < value.length) made.push(item === undefined ? value[at] : patched(value[at], item))
  }
  return made
}

/** The position that a patch makes out of the one with the number that it names. */
export function patchedPosition(position: Position, patch: Patch): Position {
  const { view, legal, sheets, deadline, held, took_back } = patch
  return {
    type: 'position',
    table: patch.table,
    number: patch.number,
    view: view === undefined ? position.view : (patched(position.view, view) as Position['view']),
    legal: legal ?? position.legal,
    actors: patch.actors,
    events: patch.events ?? [],
    undo: patch.undo ?? false,
    clocks: patch.clocks ?? null,
    over: patch.over ?? false,
    window: patch.window ?? false,
    round: patch.round ?? 0,
    rounds: patch.rounds ?? 0,
    sheets: sheets === undefined ? position.sheets : (patched(position.sheets, sheets) as Position['sheets']),
    ...(deadline === undefined ? {} : { deadline }),
    ...(held === undefined ? {} : { held }),
    ...(took_back === undefined ? {} : { took_back }),
  }
}
