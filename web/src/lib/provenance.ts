/** Where the facts of a component come from: `rulebook`, `found`, `inferred`, `reconstructed`. */

type Entry = Record<string, unknown>
type Known = [what: string, level: string]

/** What is known of an entry, fact by fact; one fact named `all` where the whole of it has one source. */
export function provenanceOf(entry: Entry): Known[] {
  const source = entry.source as Entry | undefined
  if (Array.isArray(source?.rulebook_fields)) return listed(source)
  const given = entry.provenance ?? source?.provenance
  if (typeof given === 'string') return [['all', given]]
  if (given && typeof given === 'object') {
    return Object.entries(given as Entry).filter((pair): pair is Known => typeof pair[1] === 'string')
  }
  return []
}

/** Only the facts that are named come from the rulebook: the rest of such an entry is our own work. */
function listed(source: Entry): Known[] {
  const found = new Map<string, string>()
  const add = (fields: unknown, level: string) => {
    for (const field of Array.isArray(fields) ? (fields as string[]) : []) {
      const name = plain(field)
      if (!found.has(name)) found.set(name, level)
    }
  }
  add(source.rulebook_fields, 'rulebook')
  add(source.rulebook_inferred, 'inferred')
  return [...found, ['rest', 'reconstructed']]
}

/** `name_en` and `copies>=4` are facts about the name and the copies. */
function plain(field: string): string {
  return field
    .replace(/^.*\./, '')
    .replace(/[<>=].*$/, '')
    .replace(/_(en|ru)$/, '')
    .replace(/ .*$/, '')
}
