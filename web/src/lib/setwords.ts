/** What the groups and components of a set are called. */

import { isTable, textOf, valueAt, type Made, type Path, type Table } from './draft'
import { factWords, kindOf, listWords } from './facts'
import type { SetDraft } from './setdraft.svelte'
import { drawnOf, partAt, type Group, type Part } from './setparts'
import { capital } from './wording'

const stem = (file: string) => file.replace(/\.toml$/, '')

/** What a group is called: by the game's own words, as the list of its components, or as a field is. */
export function groupTitle(draft: SetDraft, group: Group): string {
  const { texts, components } = draft.sound
  for (const key of [`page-part-${stem(group.file)}-${group.list}`, `page-part-${group.list}`])
    if (group.list && texts.has(key)) return texts.say(key)
  if (!group.list) return texts.say('set-file', { file: stem(group.file).replaceAll('_', ' ') })
  const [part] = group.parts
  const drawn = part && drawnOf(components, draft.files, part)
  return capital(
    drawn && texts.has(`components-${drawn.kind}`) ? listWords(drawn.kind, texts) : factWords(group.list, texts),
  )
}

/** What a component is called: by its name, as its card is headed, or by what tells it from the others. */
export function partTitle(draft: SetDraft, part: Part): string {
  const { module, texts, components } = draft.sound
  const table = valueAt(draft.files[part.file], part.path) as Table | undefined
  const name = table?.[`name_${texts.language}`]
  if (typeof name === 'string' && name) return capital(name)
  const group = draft.groups.find(({ parts }) => parts.some(({ key }) => key === part.key))
  const last = part.path.at(-1)
  if (typeof last !== 'number') return group ? groupTitle(draft, group) : part.file
  const drawn = drawnOf(components, draft.files, part)
  const card = drawn && module.extras.explain?.(kindOf(module, drawn.kind), drawn.id, texts, components)
  if (card) return card.title
  const word = textOf(table?.id ?? table?.key ?? table?.kind ?? table?.number) || String(last + 1)
  const named = texts.name(String(part.path[0]), word)
  return group ? `${groupTitle(draft, group)}: ${named}` : named
}

/** Where a place is, in words: the component, and the field in it. */
export function placeWords(draft: SetDraft, file: string, path: Path): string {
  const { texts } = draft.sound
  const part = partAt(draft.groups, file, path)
  const inner = path.slice(part?.path.length ?? 0)
  const keys = inner.map((key, at) =>
    typeof key === 'number' ? String(key + 1) : factWords(key, texts, String(inner[at - 1] ?? part?.path[0] ?? '')),
  )
  return [part ? partTitle(draft, part) : file, keys.join(', ')].filter(Boolean).join(' · ')
}

/** What an entry calls itself. */
function nameOf(entry: Table, language: string): string {
  return textOf(entry[`name_${language}`] ?? entry.id ?? entry.number)
}

/** A value in a few words. */
export function shortly(value: unknown): string {
  if (value === undefined || value === null) return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** A change in words: where, and from what to what. */
export function madeWords(draft: SetDraft, made: Made): string {
  const { texts } = draft.sound
  const where =
    made.kind === 'removed' && isTable(made.was)
      ? nameOf(made.was, texts.language)
      : placeWords(draft, made.file, made.path)
  if (made.kind === 'changed')
    return texts.say('set-made-changed', { where, was: shortly(made.was), now: shortly(made.value) })
  return texts.say(`set-made-${made.kind}`, { where })
}
