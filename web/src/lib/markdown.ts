/**
 * The little of Markdown that the rules use: headings with {#anchors}, lists, tables, bold, code, links. A reference to
 * a ruling of ours, [G14], becomes a sign, and so do arrows and the like, which a font may lack.
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

/**
 * The text as HTML, cut before every heading. The text before the first one has no anchor. `ruling` is what the sign of
 * a ruling says to whoever points at it or hears the page.
 */
export function sectionsOf(text: string, ruling = ''): { anchor: string; html: string }[] {
  const found: { anchor: string; html: string }[] = []
  for (const lines of blocks(text)) {
    const heading = headingOf(at(lines, 0))
    if (heading || !found.length) found.push({ anchor: heading?.anchor ?? '', html: '' })
    const section = at(found, -1)
    section.html += `${section.html && '\n'}${signed(block(lines), ruling)}`
  }
  return found
}

/** The text as HTML; whatever is not Markdown is escaped. Anchors become ids `rule-<anchor>`. */
export function render(text: string, ruling = ''): string {
  return signed(blocks(text).map(block).join('\n'), ruling)
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

/** One ruling or several. */
const RULING = /(?: ?\[[A-Z]\d+\])+/g
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

/** HTML with drawings in place of signs; what is written in brackets is escaped already. */
function signed(html: string, ruling: string): string {
  const mark = `<span class="ruling" title="${escape(ruling)}">${symbol('ui-ruling')}<span class="unseen">${escape(ruling)}</span></span>`
  return html.replace(RULING, mark).replace(/[→←↻★⚡]/g, (sign) => symbol(SIGNS[sign] ?? sign))
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
