/** A set as people go through it: groups of components, each with its rows of values, and what is known of them. */

import { basePath, foundIn, isEntries, isInside, isTable, textOf, valueAt, type Path, type Table } from './draft'
import type { SetFiles } from './seteditors'
import type { Components, SetField } from './wire'

/** One component, or one table of numbers that belong to none. */
export interface Part {
  /** Tells it from all others. */
  key: string
  file: string
  path: Path
}

/** What is alike: the entries of one list, or a single table. */
export interface Group {
  key: string
  file: string
  /** The key of the list or table; empty for what a file tells of itself. */
  list: string
  parts: Part[]
}

/** Keys that tell how the others are known, or what the file is. */
const HIDDEN = /^(?:provenance|note|.*_note|found_fields|rulebook_\w+|schema|set|.*_source)$/
const isShown = (key: string): boolean => !HIDDEN.test(key)

const partOf = (file: string, path: Path): Part => ({ key: `${file}:${path.join('.')}`, file, path })

/** All that a set tells, lists of components first, except files that follow from the others. */
export function groupsOf(files: SetFiles, computed: ReadonlySet<string>): Group[] {
  const isList = ({ parts }: Group) => Number(typeof parts[0]?.path.at(-1) === 'number')
  return Object.entries(files)
    .filter(([file]) => !computed.has(file))
    .flatMap(([file, tables]) => {
      const shown = Object.entries(tables).filter(([key]) => isShown(key))
      const inner = shown.flatMap(([list, value]): Group[] => {
        const key = `${file}:${list}`
        if (isTable(value))
          return Object.keys(value).some(isShown) ? [{ key, file, list, parts: [partOf(file, [list])] }] : []
        if (!isEntries(value) || !value.length) return []
        return [{ key, file, list, parts: value.map((_, at) => partOf(file, [list, at])) }]
      })
      const own = shown.some(([, value]) => !isTable(value) && !(isEntries(value) && value.length))
      return own ? [...inner, { key: `${file}:`, file, list: '', parts: [partOf(file, [])] }] : inner
    })
    .sort((one, other) => isList(other) - isList(one))
}

/** One line of a component: a value, a table of values, a table of tables, or a list of tables. */
export type Row =
  | { kind: 'value'; key: string; path: Path; value: unknown }
  | { kind: 'values' | 'table'; key: string; path: Path; value: Table }
  | { kind: 'entries'; key: string; path: Path; value: readonly Table[] }

/** What people call a component stands after what it does. */
const isName = (key: string): number => Number(/^(?:id|name_\w+)$/.test(key))

/** The rows of a table. What a file tells of itself has none for the components in it. */
export function rowsOf(file: string, table: Table, path: Path, shapes: Shapes): Row[] {
  return Object.entries(table)
    .filter(([key]) => isShown(key))
    .sort(([one], [other]) => isName(one) - isName(other))
    .flatMap(([key, value]): Row[] => {
      const inner = [...path, key]
      const entries = isEntries(value) && (value.length > 0 || shapes.isEntries(file, inner))
      if (!path.length && (isTable(value) || entries)) return []
      if (entries) return [{ kind: 'entries', key, path: inner, value }]
      if (!isTable(value)) return [{ kind: 'value', key, path: inner, value }]
      const flat = Object.values(value).every((one) => !isTable(one) && !(isEntries(one) && one.length > 0))
      return [{ kind: flat ? 'values' : 'table', key, path: inner, value }]
    })
}

/** What stands at like places of a set: which keys tables have, and which values. */
export class Shapes {
  readonly #keys = new Map<string, Map<string, unknown[]>>()
  readonly #tables = new Map<string, number>()
  readonly #ids = new Map<string, string[]>()

  constructor(files: SetFiles) {
    for (const [file, tables] of Object.entries(files)) this.#visit(placeOf(file, []), tables)
  }

  #visit(place: string, value: unknown): void {
    if (isTable(value)) {
      const keys = this.#keys.get(place) ?? new Map<string, unknown[]>()
      this.#keys.set(place, keys)
      this.#tables.set(place, (this.#tables.get(place) ?? 0) + 1)
      for (const [key, inner] of Object.entries(value)) {
        keys.set(key, [...(keys.get(key) ?? []), inner])
        this.#visit(`${place}.${key}`, inner)
      }
    } else if (isEntries(value) && value.length) {
      const ids = value.map(({ id }) => id)
      if (ids.every((id) => typeof id === 'string')) this.#ids.set(`${place}.#`, ids)
      for (const entry of value) this.#visit(`${place}.#`, entry)
    }
  }

  /** Whether lists at places like this one hold tables. */
  isEntries(file: string, path: Path): boolean {
    return this.#keys.has(`${placeOf(file, path)}.#`)
  }

  /** Whether a table like the one around this place goes without it. */
  isOptional(file: string, path: Path): boolean {
    const place = placeOf(file, path.slice(0, -1))
    const there = this.#keys.get(place)?.get(String(path.at(-1)))?.length ?? 0
    return there < (this.#tables.get(place) ?? 1)
  }

  /** Keys that tables like this one have and it has not, each with a value that stands elsewhere. */
  missing(file: string, path: Path, table: Table): [key: string, value: unknown][] {
    return [...(this.#keys.get(placeOf(file, path)) ?? [])].flatMap(([key, values]): [string, unknown][] =>
      isShown(key) && !Object.hasOwn(table, key) ? [[key, values[0]]] : [],
    )
  }

  /** Whether ids are those of the entries themselves: no other list has them all. */
  #isOwn(around: string, ids: readonly string[]): boolean {
    return ![...this.#ids].some(([place, others]) => place !== around && ids.every((id) => others.includes(id)))
  }

  /**
   * What a text, or a text in a list, can be: the ids of the list that all of them name, or what stands at like
   * places; nothing where each is another, as names are.
   */
  choices(file: string, path: Path): string[] {
    const [key, around] = [path.at(-1), placeOf(file, path.slice(0, -1))]
    const found = this.#keys.get(around)?.get(String(key)) ?? []
    const words = found.flat().filter((word) => typeof word === 'string' && word !== '') as string[]
    const different = [...new Set(words)]
    if (!different.length || different.some((word) => !/^\w+$/.test(word))) return []
    if (key === 'id' && this.#isOwn(around, different)) return []
    const named = [...this.#ids.values()].find((ids) => different.every((word) => ids.includes(word)))
    const empty = found.includes('') ? [''] : []
    return [...empty, ...(named ?? different)]
  }
}

/** A place as all like it are called: entries of lists without their numbers. */
function placeOf(file: string, path: Path): string {
  return [file, ...path.map((key) => (typeof key === 'number' ? '#' : key))].join('.')
}

/** Whether somebody has read a value off a printed copy, as the tables around it tell. */
function isFound(tables: unknown, path: Path): boolean {
  return path.some((key, at) => {
    const table = valueAt(tables, path.slice(0, at))
    return isTable(table) && foundIn(table).includes(key)
  })
}

/** Every value of a draft with how it is known; `known` is what the server tells of the base. */
export function fieldsOf(base: SetFiles, files: SetFiles, known: readonly SetField[]): SetField[] {
  const told = new Map(known.map((field) => [JSON.stringify([field.file, ...field.path]), field]))
  return Object.entries(files).flatMap(([file, tables]) =>
    leavesOf(tables, []).map((path): SetField => {
      const from = basePath(files, file, path)
      const field = from && told.get(JSON.stringify([file, ...from]))
      const { component = '', name = String(path.at(-1)), provenance = '' } = field ?? {}
      // What no rule reads has no source, whoever has read it.
      const found = isFound(tables, path) && (provenance !== '' || !field)
      const noLonger = !found && from !== null && isFound(base[file], from)
      const now = found ? 'found' : noLonger ? 'reconstructed' : provenance
      return { file, path: [...path], component, name, provenance: now }
    }),
  )
}

function leavesOf(value: unknown, path: Path): Path[] {
  if (isTable(value) && (Object.keys(value).length || !path.length))
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
  if (isEntries(value) && value.length) return value.flatMap((entry, at) => leavesOf(entry, [...path, at]))
  return [path]
}

/** How the values at a place are known, each word once. */
export function known(fields: readonly SetField[], file: string, path: Path): string[] {
  const inside = fields.filter((field) => field.file === file && isInside(field.path, path))
  return [...new Set(inside.map(({ provenance }) => provenance))].filter(Boolean)
}

/** Something that a look into the box would settle: a value or a table of values. */
export interface Question {
  part: Part
  /** The table that lists what was read off. */
  table: Path
  key: string
  path: Path
}

/** What is reconstructed and stands on a printed component, in the order of the set. */
export function questionsOf(
  files: SetFiles,
  fields: readonly SetField[],
  groups: readonly Group[],
  shapes: Shapes,
  unprinted: ReadonlySet<string>,
): Question[] {
  const asked = fields.filter(({ provenance }) => provenance === 'reconstructed')
  return groups.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const here = asked.filter(({ file, path }) => file === part.file && isInside(path, part.path))
      return here.length ? inside(part, part.path) : []

      function inside(part: Part, path: Path): Question[] {
        const table = valueAt(files[part.file], path)
        if (!isTable(table)) return []
        return rowsOf(part.file, table, path, shapes).flatMap((row): Question[] => {
          if (path.some((key) => unprinted.has(String(key))) || unprinted.has(row.key)) return []
          if (row.kind === 'table') return inside(part, row.path)
          if (row.kind === 'entries') return row.value.flatMap((_, at) => inside(part, [...row.path, at]))
          const open = here.some((field) => isInside(field.path, row.path))
          return open ? [{ part, table: path, key: row.key, path: row.path }] : []
        })
      }
    }),
  )
}

/** By which words an entry may be known, here and among the components: its own, or its set and number. */
function wordsOf(entry: Table, set: unknown): string[] {
  const own = [entry.id, entry.key, entry.kind, entry.number].map(textOf).find(Boolean)
  const numbered = textOf(entry.number) && `${textOf(entry.set ?? set)} ${textOf(entry.number)}`
  return [numbered, own?.toLowerCase() ?? ''].filter(Boolean)
}

/** A list of the components, and which of its entries are those of a list of a file, number by number. */
interface Matched {
  components: Components
  kind: string
  found: (Table | undefined)[]
}

/** Lists of a draft stay the same object until something in them changes. */
const matched = new WeakMap<object, Matched>()

/** The list of the components that has most entries in common with one of a file. */
function matchOf(components: Components, entries: readonly Table[], set: unknown): Matched {
  const before = matched.get(entries)
  if (before?.components === components) return before
  let best: Matched = { components, kind: '', found: [] }
  let most = 0
  for (const [kind, given] of Object.entries(components)) {
    const others = (Array.isArray(given) ? given : [given]).filter(isTable)
    const named = new Map(others.flatMap((other) => wordsOf(other, undefined).map((word) => [word, other])))
    const found = entries.map(
      (entry) =>
        wordsOf(entry, set).flatMap((word): Table[] => {
          const one = named.get(word)
          return one ? [one] : []
        })[0],
    )
    const count = found.filter(Boolean).length
    if (count > most) [best, most] = [{ components, kind, found }, count]
  }
  matched.set(entries, best)
  return best
}

/** Which of the components a part of a set is, as cards and tiles are drawn. */
export function drawnOf(components: Components, files: SetFiles, part: Part): { kind: string; id: string } | null {
  const [list, at] = part.path
  const tables = files[part.file]
  const entries = valueAt(tables, [list ?? ''])
  if (!isEntries(entries) || typeof at !== 'number' || part.path.length !== 2) return null
  const { kind, found } = matchOf(components, entries, tables?.set)
  const one = found[at]
  return one ? { kind, id: textOf(one.id ?? one.number) } : null
}

/** The part that a place lies in; null where it lies in none. */
export function partAt(groups: readonly Group[], file: string, path: Path): Part | null {
  const parts = groups.flatMap((group) => group.parts).filter((part) => part.file === file)
  const around = parts.filter((part) => isInside(path, part.path))
  return around.sort((one, other) => other.path.length - one.path.length)[0] ?? null
}

/** An id like another that no entry of a list has yet: `m01` and `m36` bring `m37`, `farm` brings `farm_2`. */
export function freshId(id: string, taken: readonly unknown[]): string {
  const [, stem = id, digits = ''] = /^(.*?)(\d*)$/.exec(id) ?? []
  for (let number = digits ? Number(digits) + 1 : 2; ; number += 1) {
    const next = digits ? stem + String(number).padStart(digits.length, '0') : `${id}_${number}`
    if (!taken.includes(next)) return next
  }
}

/** A copy of an entry, to be added to its list. */
export function copyOf(entry: Table, entries: readonly Table[]): Table {
  const ids = entries.map(({ id }) => id)
  const numbers = entries.map(({ number }) => number).filter((number) => typeof number === 'number')
  return {
    ...entry,
    ...(typeof entry.id === 'string' ? { id: freshId(entry.id, ids) } : {}),
    ...(typeof entry.number === 'number' ? { number: Math.max(...numbers) + 1 } : {}),
  }
}
