/** The log of a table: every event once, rounds as headings, a line a turn. */

import type { GameExtras } from '../games/board'
import type { Texts } from './texts'
import type { GameEvent } from './wire'

export interface LogEntry {
  key: string
  event: GameEvent
  heading: boolean
}

const HEADINGS = new Set(['round_begun', 'phase_begun', 'game_over'])

/** The entries of one position. */
export function entriesOf(position: string, events: GameEvent[]): LogEntry[] {
  return events.map((event, index) => ({ key: `${position}.${index}`, event, heading: HEADINGS.has(event.kind) }))
}

/** The entries as a game has them told to a seat. */
export function toldTo(
  seat: number | null,
  entries: LogEntry[],
  { untold, retell }: GameExtras,
  texts: Texts,
): LogEntry[] {
  const kept = untold ? entries.filter(({ event }) => !untold(event, seat)) : entries
  return retell ? kept.map((entry) => ({ ...entry, event: retell(entry.event, texts) })) : kept
}

/** Why a step was not asked: the prompt tells it, a line of a turn need not. */
export const UNASKED = 'step_skipped'

/** Events of one kind in a line of the log. */
export interface LogPart {
  key: string
  /** The last of them. */
  event: GameEvent
  words: string
  /** A symbol's id; '' for none. */
  sign: string
}

/** A line of the log: a heading, or what one player did in a row. */
export interface LogLine {
  key: string
  heading: boolean
  seat: number | null
  parts: LogPart[]
}

/** A line that begins: the portrait of whoever moves says whose it is. */
const TURN = 'turn_begun'

/**
 * The log with one line a turn: what one player does in a row stands together, the name said once, and what is
 * done several times in one sentence.
 */
export function linesOf(
  entries: readonly LogEntry[],
  texts: Texts,
  signs: Readonly<Record<string, string>>,
): LogLine[] {
  const lines: LogLine[] = []
  /** The sentences of each part, without the name. */
  const told = new Map<LogPart, string[]>()
  let fresh = true
  for (const { key, event, heading } of entries) {
    if (event.kind === TURN) fresh = true
    if (event.kind === UNASKED || event.kind === TURN) continue
    const seat = typeof event.seat === 'number' ? event.seat : null
    const words = texts.event(event)
    const bare = withoutName(words, seat === null ? '' : (texts.players[seat] ?? ''))
    const last = lines.at(-1)
    const goesOn = last && !fresh && !heading && !last.heading && last.seat === seat
    fresh = false
    if (!goesOn) {
      const part = { key, event, sign: signOf(event, signs), words }
      told.set(part, [bare])
      lines.push({ key, heading, seat, parts: [part] })
      continue
    }
    const same = last.parts.find((part) => part.event.kind === event.kind)
    const sentences = (same && told.get(same)) ?? []
    if (same && foldable([...sentences, bare])) {
      const name =
        same === last.parts[0] ? same.words.slice(0, nameLength(same.words, texts.players[seat ?? -1] ?? '')) : ''
      sentences.push(bare)
      const all = folded(sentences)
      same.words = name ? name + all.charAt(0).toLocaleLowerCase() + all.slice(1) : all
      same.key = key
      same.event = event
    } else {
      const part = { key, event, sign: signOf(event, signs), words: bare }
      told.set(part, [bare])
      last.parts.push(part)
    }
  }
  return lines
}

/** The symbol before an event, `stone-{colour}` for one of each colour; '' for none. */
function signOf(event: GameEvent, signs: Readonly<Record<string, string>>): string {
  return (signs[event.kind] ?? '').replace('{colour}', String(event.colour))
}

const ARTICLES = ['a', 'an', 'the']

/** Whether what follows these words is in brackets, or tells more of the last one. */
function inBrackets(words: readonly string[], next: string | undefined): boolean {
  const begun = words.join(' ')
  return begun.lastIndexOf('(') > begun.lastIndexOf(')') || next?.startsWith('(') === true
}

/** Whether a name goes on after these words: it is in quotes, or its words are written large. */
function inName(words: readonly string[]): boolean {
  const begun = words.join(' ')
  if (begun.lastIndexOf('«') > begun.lastIndexOf('»') || begun.lastIndexOf('“') > begun.lastIndexOf('”')) return true
  return words.length > 1 && /^\p{Lu}.*[^:,;]$/u.test(words.at(-1) ?? '')
}

/**
 * How many words sentences begin with alike; an article stays with its noun, a name in one piece, and brackets
 * with what they tell of.
 */
function alike(sentences: readonly string[]): number {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '))
  let count = 0
  while (count < first.length - 1 && others.every((words) => words.length > count + 1 && words[count] === first[count]))
    count += 1
  if (inBrackets(first.slice(0, count), first[count]) || others.some((words) => words[count]?.startsWith('(')))
    return first.slice(0, count).findLastIndex((word) => word.endsWith(':')) + 1
  while (inName(first.slice(0, count))) count -= 1
  return ARTICLES.includes(first[count - 1] ?? '') ? count - 1 : count
}

function foldable(sentences: readonly string[]): boolean {
  return sentences.every((sentence) => sentence.endsWith('.')) && alike(sentences) > 0
}

/** A place of the board, such as g8, and what is said of it. */
const PLACE = /^(\S*\d) (.+)$/

/**
 * "Draws a fort." and "Draws a mill." as "Draws a fort, a mill."; what is the same is counted, and what is said
 * of several places is said once: "Paints G2, G7 blue."
 */
export function folded(sentences: readonly string[]): string {
  const count = alike(sentences)
  const begin = sentences[0]?.split(' ').slice(0, count).join(' ') ?? ''
  const ends = new Map<string, number>()
  for (const sentence of sentences) {
    const end = sentence.slice(0, -1).split(' ').slice(count).join(' ')
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
  const all = [...ends].map(([end, times]) => (times > 1 ? `${end} ×${times}` : end))
  const told = all.map((end, index) => {
    const [, place, words] = PLACE.exec(end) ?? []
    return place && words === PLACE.exec(all[index + 1] ?? '')?.[2] ? place : end
  })
  return `${begin} ${told.join(', ')}.`
}

/** How many letters of a sentence are the name that it begins with, and what comes between. */
function nameLength(words: string, name: string): number {
  const rest = withoutName(words, name)
  return rest === words ? 0 : words.length - rest.length
}

/** A sentence about a player beside the player's portrait: it need not begin with the name. */
export function withoutName(words: string, name: string): string {
  if (!name || !words.startsWith(name)) return words
  const rest = /^:?\s+(.+)$/s.exec(words.slice(name.length))?.[1]
  return rest === undefined ? words : rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

/** A sentence without what stands in brackets, where it is longer than a number of letters. */
export function inBrief(words: string, most: number): string {
  return words.length > most ? words.replace(/ \([^()]*\)/g, '') : words
}

/** Which position an entry belongs to, as `entriesOf` was told. */
export function positionOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'))
}
