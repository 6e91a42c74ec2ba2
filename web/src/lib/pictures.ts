/** Drawings of this page as images by themselves, with all that they use. */

import type { PlayerInfo } from '../games/board'
import { FACES } from './portraits'

const LOOK = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'display',
  'visibility',
  'font',
  'text-anchor',
  'transform',
  'transform-origin',
  'transform-box',
  'paint-order',
  'stroke-linejoin',
  'stroke-linecap',
  'dominant-baseline',
  'letter-spacing',
]

/** Less is not drawn at all; and pixels across that make even a small drawing sharp. */
const LEAST = 8
const SHARP = 480

/** A drawing with the looks that style sheets give it. */
export async function pictureOf(drawn: SVGElement): Promise<HTMLImageElement> {
  const box = drawn.getBoundingClientRect()
  if (box.width < LEAST) throw new Error('Nothing is drawn.')
  const copy = drawn.cloneNode(true) as SVGElement
  const [from, to] = [
    [drawn, ...drawn.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ]
  const used = usedBy(copy)
  const names = variablesOf(used)
  from.forEach((element, index) => {
    const twin = to[index]
    if (!(twin instanceof SVGElement)) return
    const style = getComputedStyle(element)
    for (const name of LOOK) twin.style.setProperty(name, style.getPropertyValue(name))
    // What is used takes its colours from where it is used.
    if (element instanceof SVGUseElement)
      for (const name of names) twin.style.setProperty(name, style.getPropertyValue(name))
  })
  const scale = Math.max(2, SHARP / box.width)
  copy.setAttribute('width', String(box.width * scale))
  copy.setAttribute('height', String(box.height * scale))
  return imageOf(copy)
}

/** A player's face in its frame. */
export function faceOf({ seat, face }: PlayerInfo): Promise<HTMLImageElement> {
  if (!face) return Promise.reject(new Error('No face.'))
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 96 96')
  svg.setAttribute('width', '192')
  svg.setAttribute('height', '192')
  svg.style.setProperty('--bw', FACES[face].brow)
  svg.style.setProperty('--lp', FACES[face].lip)
  const clip = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  clip.setAttribute('clip-path', 'url(#pt-clip)')
  svg.append(clip)
  for (const [part, inside] of [
    [`pt-${face}-b`, true],
    ['md-pleased', true],
    [`pt-${face}-f`, true],
    [`fr-${(seat % 8) + 1}`, false],
  ] as const) {
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#${part}`)
    ;(inside ? clip : svg).append(use)
  }
  return imageOf(svg)
}

/** A symbol of the page by itself. */
export function symbolOf(id: string): Promise<HTMLImageElement> {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('width', '120')
  svg.setAttribute('height', '120')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${id}`)
  svg.append(use)
  return imageOf(svg)
}

/** Everything outside a drawing that it uses, and what that uses in turn. */
function usedBy(svg: SVGElement): Element[] {
  const wanted = new Set<string>()
  const used: Element[] = []
  const look = (text: string) => {
    for (const [, one, other] of text.matchAll(/href="#([^"]+)"|url\(["']?(?:&quot;)?#([^)"'&]+)/g)) {
      const id = one ?? other ?? ''
      const found = wanted.has(id) || svg.querySelector(`[id="${CSS.escape(id)}"]`) ? null : document.getElementById(id)
      wanted.add(id)
      if (!found) continue
      used.push(found)
      look(found.outerHTML)
    }
  }
  look(svg.outerHTML)
  return used
}

/** The custom properties that drawings ask for. */
function variablesOf(drawings: readonly Element[]): Set<string> {
  return new Set(drawings.flatMap(({ outerHTML }) => outerHTML.match(/--[a-z][\w-]*/g) ?? []))
}

async function imageOf(svg: SVGElement): Promise<HTMLImageElement> {
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  defs.append(...usedBy(svg).map((one) => one.cloneNode(true)))
  svg.prepend(defs)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  return image
}
