/** The outlines of the map, put into the page once: all its drawings are made from them. Another map replaces them. */

import type { Atlas, Box } from './atlas'

const SVG = 'http://www.w3.org/2000/svg'
const ID = 'inkdoms-paths'

/** The map whose outlines are in the page. */
let put: Atlas | null = null

const kingdoms = new Map<string, { box: Box; colour: string; capital: string }>()

/** Where a kingdom of the map lies, and its capital; undefined before any map is drawn. */
export function boxOfKingdom(id: string): { box: Box; colour: string; capital: string } | undefined {
  return kingdoms.get(id)
}

const towers = new Map<string, readonly string[]>()

/** The two areas at a tower; none before any map is drawn. */
export function areasAtTower(id: string): readonly string[] {
  return towers.get(id) ?? []
}

/** `ia-<area>` and `ik-<kingdom>` are paths, `ia-<area>-clip` and `ik-<kingdom>-clip` clip to them. */
export function putPaths(atlas: Atlas): void {
  if (put === atlas) return
  put = atlas
  document.getElementById(ID)?.remove()
  kingdoms.clear()
  towers.clear()
  const svg = make('svg', { id: ID, width: '0', height: '0', 'aria-hidden': 'true', class: 'symbols' })
  const defs = svg.appendChild(make('defs', {}))
  for (const { id, path } of atlas.areas) defs.append(...outline(`ia-${id}`, path))
  for (const { id, path, box, capital, capital_colour: colour } of atlas.kingdoms) {
    defs.append(...outline(`ik-${id}`, path))
    kingdoms.set(id, { box, colour, capital })
  }
  for (const { id, areas } of atlas.data.towers) towers.set(id, areas)
  document.body.prepend(svg)
}

function outline(id: string, d: string): SVGElement[] {
  const clip = make('clipPath', { id: `${id}-clip` })
  clip.append(make('use', { href: `#${id}` }))
  return [make('path', { id, d }), clip]
}

function make(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
