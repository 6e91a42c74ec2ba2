/**
 * A draft of a set: the tables of a base and what somebody makes of them. All of it is plain data that is never
 * altered in place; the changes are found by looking at both.
 */

import type { SetFiles } from './seteditors'
import type { SetChange } from './wire'

export type Path = readonly (string | number)[]
export type Table = Readonly<Record<string, unknown>>

/** On an entry of a list of tables: which entry of the base it is. Symbols are not told to the server. */
const ORIGIN = Symbol('origin')
interface Entry extends Table {
  [ORIGIN]?: number
}

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether something is a list of tables; one that holds nothing may be. */
export const isEntries = (value: unknown): value is readonly Entry[] => Array.isArray(value) && value.every(isTable)

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (Array.isArray(inside)) return typeof key === 'number' ? (inside as unknown[])[key] : undefined
    return isTable(inside) && Object.hasOwn(inside, key) ? inside[key] : undefined
  }, value)
}

export const samePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at])

/** Whether a place lies at another or inside it. */
export const isInside = (path: Path, outer: Path): boolean => samePath(path.slice(0, outer.length), outer)

/** A set as a draft begins: its entries know their places. */
export function baseOf(files: SetFiles): SetFiles {
  return marked(files) as SetFiles
}

function marked(value: unknown): unknown {
  if (isTable(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]))
  if (!isEntries(value)) return value
  return value.map((entry, at) => ({ ...(marked(entry) as Entry), [ORIGIN]: at }))
}

/** A copy of its own, of which nothing is known. */
const plain = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)))

/** The files after some changes, one after another. */
export function changed(files: SetFiles, changes: readonly SetChange[]): SetFiles {
  return changes.reduce(
    (before, { file, path, value }) => put(before, [file, ...path], plain(value)) as SetFiles,
    files,
  )
}

/** Put a value in a place; undefined takes away what stands there. */
function put(inside: unknown, [key, ...more]: Path, value: unknown): unknown {
  if (Array.isArray(inside) && typeof key === 'number' && key >= 0 && key <= inside.length) {
    const list = inside as unknown[]
    const old = list[key]
    const made = more.length ? put(old, more, value) : isTable(value) && isTable(old) ? heir(value, old) : value
    return [...list.slice(0, key), ...(made === undefined ? [] : [made]), ...list.slice(key + 1)]
  }
  if (!isTable(inside) || typeof key !== 'string') throw new Error(`There is no place ${String(key)}.`)
  const made = more.length ? put(inside[key], more, value) : value
  if (made !== undefined) return { ...inside, [key]: made }
  return omitted(inside, key)
}

function omitted(table: Table, key: string): Table {
  const left = { ...table } as Record<string, unknown>
  Reflect.deleteProperty(left, key)
  return left
}

/** What takes the place of an entry is that entry still. */
function heir(value: Table, old: Entry): Entry {
  return old[ORIGIN] === undefined ? value : { ...value, [ORIGIN]: old[ORIGIN] }
}

/** Something in which a draft differs from its base. */
export interface Made extends SetChange {
  kind: 'changed' | 'added' | 'removed'
  /** What stands there in the base; undefined where nothing does. */
  was?: unknown
}

/** All changes that make the draft of its base, in the order in which they can be made. */
export function madeOf(base: SetFiles, files: SetFiles): Made[] {
  return Object.keys(files).flatMap((file) => compared(file, base[file], files[file], []))
}

function compared(file: string, base: unknown, now: unknown, path: Path): Made[] {
  if (isTable(base) && isTable(now)) {
    const gone = Object.keys(base).filter((key) => !Object.hasOwn(now, key))
    return [
      ...gone.map((key) => ({ kind: 'removed' as const, file, path: [...path, key], was: base[key] })),
      ...Object.entries(now).flatMap(([key, value]): Made[] =>
        Object.hasOwn(base, key)
          ? compared(file, base[key], value, [...path, key])
          : [{ kind: 'added', file, path: [...path, key], value: plain(value) }],
      ),
    ]
  }
  if (isEntries(base) && isEntries(now)) {
    const kept = new Set(now.map((entry) => entry[ORIGIN]))
    const gone = base.map((_, at) => at).filter((at) => !kept.has(at))
    return [
      ...gone.reverse().map((at) => ({ kind: 'removed' as const, file, path: [...path, at], was: base[at] })),
      ...now.flatMap((entry, at): Made[] =>
        entry[ORIGIN] === undefined
          ? [{ kind: 'added', file, path: [...path, at], value: plain(entry) }]
          : compared(file, base[entry[ORIGIN]], entry, [...path, at]),
      ),
    ]
  }
  return same(base, now) ? [] : [{ kind: 'changed', file, path: [...path], value: plain(now), was: base }]
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Changes as the server takes them. */
export const wireOf = (made: readonly Made[]): SetChange[] =>
  made.map(({ file, path, value }) => (value === undefined ? { file, path } : { file, path, value }))

/** The draft without one of its changes. */
export function takenBack(files: SetFiles, { kind, file, path, was }: Made): SetFiles {
  const last = path.at(-1)
  if (kind !== 'removed' || typeof last !== 'number') return put(files, [file, ...path], was) as SetFiles
  const place = path.slice(0, -1)
  const list = valueAt(files[file], place)
  if (!isEntries(list)) throw new Error('There is no such list.')
  const before = list.filter((entry) => (entry[ORIGIN] ?? Infinity) < last)
  const after = list.slice(before.length)
  return put(files, [file, ...place], [...before, was, ...after]) as SetFiles
}

/** The draft with a place, and all in it, as the base has it. */
export function cleared(base: SetFiles, files: SetFiles, file: string, path: Path): SetFiles {
  const one = madeOf(base, files).find((made) => made.file === file && isInside(made.path, path))
  return one ? cleared(base, takenBack(files, one), file, path) : files
}

/** Where in the base a place of the draft is; null where the base has no such place. */
export function basePath(files: SetFiles, file: string, path: Path): Path | null {
  const found: (string | number)[] = []
  let inside: unknown = files[file]
  for (const key of path) {
    const inner = valueAt(inside, [key])
    if (typeof key === 'number' && isEntries(inside)) {
      const origin = inside[key]?.[ORIGIN]
      if (origin === undefined) return null
      found.push(origin)
    } else found.push(key)
    inside = inner
  }
  return found
}

/** A draft with what can be undone and done again. */
export interface History {
  files: SetFiles
  past: readonly SetFiles[]
  future: readonly SetFiles[]
  /** What the last step belongs to: more of it joins that step. */
  together: string
}

/** More steps than this are not kept. */
const MOST_STEPS = 200

export const begun = (files: SetFiles): History => ({ files, past: [], future: [], together: '' })

export function stepped(history: History, files: SetFiles, together = ''): History {
  const joins = together !== '' && together === history.together
  const past = joins ? history.past : [...history.past, history.files].slice(-MOST_STEPS)
  return { files, past, future: [], together }
}

export function undone({ files, past, future }: History): History {
  const before = past.at(-1)
  const left = past.slice(0, -1)
  return before === undefined
    ? { files, past, future, together: '' }
    : { files: before, past: left, future: [files, ...future], together: '' }
}

export function redone({ files, past, future }: History): History {
  const [next, ...left] = future
  return next === undefined
    ? { files, past, future, together: '' }
    : { files: next, past: [...past, files], future: left, together: '' }
}

const FOUND = 'found_fields'

/** A text or a number as a text; '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What a table says was read off a printed copy. */
export function foundIn(table: Table): readonly unknown[] {
  const listed = table[FOUND]
  return Array.isArray(listed) ? listed : []
}

/** The change that says of fields of a table that they were read off a printed copy, or says so no longer. */
export function foundChange(
  files: SetFiles,
  file: string,
  table: Path,
  keys: readonly string[],
  found: boolean,
): SetChange {
  const told = foundIn(valueAt(files[file], table) as Table)
  const others = told.filter((key) => !keys.includes(key as string))
  const listed = found ? [...others, ...keys] : others
  const path = [...table, FOUND]
  return listed.length ? { file, path, value: listed } : { file, path }
}
