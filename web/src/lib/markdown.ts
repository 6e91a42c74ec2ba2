/**
 * The little of Markdown that the rules use: headings with {#anchors}, lists, tables, bold, code, links, and three
 * things more. A footnote `[^G14]` is a ruling of ours: a button that opens its text in place. `:crown:` is a drawing,
 * and so are arrows and the like, which a font may lack. A fenced block `figure LIST ID` shows a component with
 * numbered labels, a block `turn` the steps of a turn:
 *
 *     ```figure dominoes q10           ```turn
 *     What a domino shows              A turn
 *     12 20 Its number                 king Place the domino
 *     ```                              ```
 */

import { at } from './sure'

interface Heading {
  anchor: string
  title: string
  level: number
}

const HEADING = /^(#{1,4}) (.+?)(?: \{#([\w-]+)\})?$/

function headingOf(line: string): Heading | null {
  const [, signs, title = '', anchor = ''] = HEADING.exec(line) ?? []
  return signs === undefined ? null : { level: signs.length, title, anchor }
}

/** The headings below the title, for a table of contents. */
export function contentsOf(text: string): Heading[] {
  return text
    .split('\n')
    .map(headingOf)
    .filter((heading) => heading !== null)
    .filter((heading) => heading.level > 1 && heading.anchor !== '')
}

/** A component with numbered labels; places are in percent of its picture. */
export interface Figure {
  list: string
  id: string
  /** More about what is shown, as the game's drawing understands it. */
  more: string[]
  caption: string
  labels: { x: number; y: number; html: string }[]
}

export type Part = { html: string } | { figure: Figure }

/**
 * The text as HTML, cut before every heading and around figures. The text before the first heading has no anchor.
 * `ruling` is what the button of a ruling is called.
 */
export function sectionsOf(text: string, ruling = ''): { anchor: string; parts: Part[] }[] {
  const [body, signs] = signsOf(text, ruling)
  const found: { anchor: string; parts: Part[] }[] = []
  for (const lines of blocks(body)) {
    const heading = headingOf(at(lines, 0))
    if (heading || !found.length) found.push({ anchor: heading?.anchor ?? '', parts: [] })
    const { parts } = at(found, -1)
    const figure = figureOf(lines, signs)
    const last = parts.at(-1)
    if (figure) parts.push({ figure })
    else if (last && 'html' in last) last.html += `\n${signs(block(lines))}`
    else parts.push({ html: signs(block(lines)) })
  }
  return found
}

/** The text as HTML; whatever is not Markdown is escaped. Anchors become ids `rule-<anchor>`. */
export function render(text: string, ruling = ''): string {
  const [body, signs] = signsOf(text, ruling)
  return signs(blocks(body).map(block).join('\n'))
}

const FIGURE = /^```figure (\S+) (\S+)(.*)$/
const LABEL = /^(\d+) (\d+) (.+)$/

function figureOf(lines: string[], signs: Signs): Figure | null {
  const [, list, id, more = ''] = FIGURE.exec(at(lines, 0)) ?? []
  if (list === undefined || id === undefined) return null
  const labels = lines.slice(2, -1).map((line) => {
    const [, x = '', y = '', text = ''] = LABEL.exec(line) ?? []
    return { x: Number(x), y: Number(y), html: signs(inline(text)) }
  })
  return { list, id, more: more.split(' ').filter(Boolean), caption: lines[1] ?? '', labels }
}

/** The steps of a turn, a drawing and words each. */
function turn([, caption = '', ...lines]: string[]): string {
  const steps = lines.slice(0, -1).map((line) => {
    const [, drawn = '', words = ''] = /^(\S+) (.+)$/.exec(line) ?? []
    return `<li>${drawing(drawn)}<span>${inline(words)}</span></li>`
  })
  return `<figure class="turn"><figcaption>${inline(caption)}</figcaption><ol>${steps.join('')}</ol></figure>`
}

function blocks(text: string): string[][] {
  const found: string[][] = []
  let fenced = false
  let current: string[] = []
  const flush = () => {
    if (current.length) found.push(current)
    current = []
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (!fenced) flush()
      fenced = !fenced
      current.push(line)
      if (!fenced) flush()
    } else if (fenced) current.push(line)
    else if (line.trim() === '') flush()
    else if (HEADING.test(line)) {
      flush()
      found.push([line])
    } else if (starts(line) && current[0] !== undefined && !starts(current[0])) {
      flush()
      current.push(line)
    } else current.push(line)
  }
  flush()
  return found
}

const ITEM = /^(\s*)(?:[-*]|(\d+)\.) (.*)$/
const starts = (line: string) => ITEM.test(line) || line.startsWith('|')

function block(lines: string[]): string {
  const first = at(lines, 0)
  const heading = headingOf(first)
  if (heading) {
    const { level, title, anchor } = heading
    const id = anchor ? ` id="rule-${escape(anchor)}" tabindex="-1"` : ''
    return `<h${level}${id}>${inline(title)}</h${level}>`
  }
  if (first === '```turn') return turn(lines)
  if (first.startsWith('```')) return `<pre><code>${escape(lines.slice(1, -1).join('\n'))}</code></pre>`
  if (first.startsWith('|')) return table(lines)
  if (ITEM.test(first)) return list(lines)
  return `<p>${inline(lines.join(' '))}</p>`
}

function list(lines: string[]): string {
  const first = at(lines, 0)
  const numbered = /^\s*\d/.test(first)
  const items: { text: string; inner: string[] }[] = []
  const indent = first.search(/\S/)
  for (const line of lines) {
    const match = ITEM.exec(line)
    const last = items.at(-1)
    if (match && (match[1]?.length ?? 0) <= indent) items.push({ text: match[3] ?? '', inner: [] })
    else if (match && last) last.inner.push(line)
    else if (last?.inner.length) last.inner.push(line)
    else if (last) last.text += ` ${line.trim()}`
  }
  const tag = numbered ? 'ol' : 'ul'
  const start = numbered ? Number.parseInt(first.trim(), 10) : 1
  const inside = items.map(({ text, inner }) => `<li>${inline(text)}${inner.length ? list(inner) : ''}</li>`).join('')
  return `<${tag}${start > 1 ? ` start="${start}"` : ''}>${inside}</${tag}>`
}

function table(lines: string[]): string {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim())),
  )
  const [head, , ...body] = rows
  const cells = (row: string[], tag: string) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  const rest = body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
  return `<div class="scroll" tabindex="0" role="group"><table><thead><tr>${cells(head ?? [], 'th')}</tr></thead><tbody>${rest}</tbody></table></div>`
}

function inline(text: string): string {
  return escape(text)
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') && part.length > 1 ? `<code>${part.slice(1, -1)}</code>` : marked(part)))
    .join('')
}

function marked(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\((#[\w-]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>')
}

/** A footnote of its own line, and references to one or several with the marks that close what they follow. */
const NOTE = /^\[\^(\w+)\]: (.+)$/gm
const RULING = /((?: ?\[\^\w+\])+)([.,;:)]*)/g
const DRAWN = /:([a-z][\w-]*):/g
const SIGNS: Record<string, string> = {
  '→': 'ui-arrow',
  '←': 'ui-arrow-left',
  '↻': 'ui-rotate',
  '★': 'ui-star',
  '⚡': 'ui-flash',
}

function symbol(id: string): string {
  return `<svg class="symbol" width="0.9em" height="0.9em" aria-hidden="true"><use href="#${id}"/></svg>`
}

function drawing(id: string): string {
  return `<svg class="symbol drawn" width="1.3em" height="1.3em" aria-hidden="true"><use href="#${escape(id)}"/></svg>`
}

/** Puts drawings and buttons into HTML; what is written in brackets is escaped already. */
type Signs = (html: string) => string

/** The text without its footnotes, and what puts them and drawings into its HTML. */
function signsOf(text: string, ruling: string): [string, Signs] {
  const notes = new Map<string, string>()
  const body = text.replace(NOTE, (_, key: string, words: string) => {
    notes.set(key, words)
    return ''
  })
  let number = 0
  const drawn: Signs = (html) =>
    html
      .split(/(<code>.*?<\/code>)/)
      .map((part) =>
        part.startsWith('<code>')
          ? part
          : part
              .replace(DRAWN, (_, id: string) => drawing(id))
              .replace(/[→←↻★⚡]/g, (sign) => symbol(SIGNS[sign] ?? sign)),
      )
      .join('')
  const opened = (_: string, keys: string, marks: string) => {
    number += 1
    const told = [...keys.matchAll(/\w+/g)].map(([key]) => drawn(inline(notes.get(key) ?? ''))).join(' ')
    return (
      `${marks}<button type="button" class="ruling finger" aria-expanded="false" aria-controls="ruling-${number}" aria-label="${escape(ruling)}" ` +
      `title="${escape(ruling)}">${symbol('ui-ruling')}</button><span class="ruled" id="ruling-${number}" role="note" hidden>${told}</span>`
    )
  }
  return [body, (html) => drawn(html).replace(RULING, opened)]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
