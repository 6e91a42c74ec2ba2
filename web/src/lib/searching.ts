/** Finding words in a text on the page, without changing it: ranges that the browser can highlight. */

const BLOCKS = 'h1, h2, h3, h4, p, li, td, th, figcaption, pre'
/** The names under which base.css knows what is found, and the one of them that one stands at. */
const FOUND = 'found'
const HERE = 'found-here'

/** Letters that are alike for whoever searches; the length stays the same. */
export function alike(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'").replaceAll('\u00a0', ' ')
}

/** Where a word begins in a text, again and again. */
export function placesOf(text: string, word: string): number[] {
  const [where, what] = [alike(text), alike(word.trim())]
  const found: number[] = []
  if (!what) return found
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + what.length)) found.push(at)
  return found
}

/** All places of a word below an element, in order; a word may go on in the next piece of the same paragraph. */
export function rangesOf(root: HTMLElement, word: string): Range[] {
  return [...root.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((block) => {
    const nodes = textsOf(block)
    const length = word.trim().length
    return placesOf(nodes.map((node) => node.data).join(''), word).map((at) => {
      const range = document.createRange()
      range.setStart(...within(nodes, at))
      range.setEnd(...within(nodes, at + length - 1, 1))
      return range
    })
  })
}

/** The pieces of text of a paragraph itself, not of lists inside it. */
function textsOf(block: HTMLElement): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(BLOCKS) === block) found.push(node as Text)
  }
  return found
}

function within(nodes: Text[], at: number, more = 0): [Text, number] {
  let left = at
  for (const node of nodes) {
    if (left < node.length) return [node, left + more]
    left -= node.length
  }
  throw new RangeError(`there is no letter ${at}`)
}

/** Let the browser mark what was found; where it cannot, going from one to the next still works. */
export function highlight(ranges: Range[], here: Range | null): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(FOUND, new Highlight(...ranges))
  CSS.highlights.set(HERE, new Highlight(...(here ? [here] : [])))
}
