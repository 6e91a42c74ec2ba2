/** The end of a game as a picture of 1200 × 630, drawn to a canvas. */

import type { PlayerInfo } from '../games/board'
import { BLOCKS } from './blocks'
import type { Category } from './ending'
import { FACES } from './portraits'
import { pointsText } from './scores'
import { seatColour } from './seats'

export const WIDTH = 1200
export const HEIGHT = 630

interface Ended {
  /** The name of the program. */
  brand: string
  title: string
  sentence: string
  /** The winner first. */
  order: PlayerInfo[]
  standing: number[]
  categories: Category[]
  /** The winner's board as the page has drawn it; towers stand in its place where it cannot be drawn. */
  board: SVGElement | null
}

export async function drawShare(ended: Ended): Promise<HTMLCanvasElement> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas.')
  drawTable(pen)
  const { order, standing } = ended
  const [board, ...faces] = await Promise.all([
    ended.board ? pictureOf(ended.board).catch(() => null) : null,
    ...order.map((player) => faceOf(player).catch(() => null)),
  ])
  if (board) drawBoard(pen, board, Number(ended.board?.dataset.middle ?? 0.5))
  else drawTowers(pen, ended)
  pen.fillStyle = '#fff6e0'
  pen.font = '700 34px "Alegreya Variable", serif'
  const mark = await symbolOf('mark').catch(() => null)
  if (mark) pen.drawImage(mark, 56, 44, 60, 60)
  pen.fillText(ended.brand, mark ? 132 : 56, 88)
  pen.fillStyle = '#f7dc8a'
  pen.font = '700 32px "Alegreya Variable", serif'
  fitted(pen, ended.title, 56, 178, 520)
  pen.fillStyle = '#fff6e0'
  const size = 54
  pen.font = `800 ${size}px "Alegreya Variable", serif`
  wrapped(pen, ended.sentence, 56, 240, 540, size)
  const rows = order.slice(0, 6)
  const high = Math.min(68, Math.floor(250 / rows.length))
  rows.forEach((player, index) => {
    const y = HEIGHT - 40 - (rows.length - index) * high
    const first = standing[player.seat] === 1
    pen.fillStyle = first ? '#fdf0d2' : '#1f1008cc'
    pen.beginPath()
    pen.roundRect(52, y, 528, high - 8, 14)
    pen.fill()
    const face = faces[index]
    const across = high - 18
    if (face) pen.drawImage(face, 66, y + 5, across, across)
    else {
      pen.fillStyle = seatColour(player.seat)
      pen.fillRect(70, y + 10, across - 10, across - 10)
    }
    pen.fillStyle = first ? '#2c1a0c' : '#fff6e0'
    pen.font = `700 ${Math.min(32, high * 0.5)}px "Alegreya Variable", serif`
    fitted(pen, player.short ?? player.name, 78 + across, y + high * 0.58, 300)
    pen.textAlign = 'right'
    pen.font = `800 ${Math.min(36, high * 0.55)}px "Alegreya Variable", serif`
    pen.fillText(pointsText(player.sheet?.total ?? 0), 560, y + high * 0.59)
    pen.textAlign = 'left'
  })
  return canvas
}

export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((tell, refuse) =>
    canvas.toBlob(
      (blob) => (blob ? tell(new File([blob], name, { type: 'image/png' })) : refuse(new Error('No picture.'))),
      'image/png',
    ),
  )
}

function drawTable(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(820, 220, 60, 720, 300, 760)
  light.addColorStop(0, '#c08a4a')
  light.addColorStop(0.5, '#8a5a2c')
  light.addColorStop(1, '#2c160a')
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = '#2a140866'
  pen.lineWidth = 2
  for (let y = 64; y < HEIGHT; y += 64) {
    pen.beginPath()
    pen.moveTo(0, y)
    pen.lineTo(WIDTH, y)
    pen.stroke()
  }
  const shade = pen.createLinearGradient(0, 0, 640, 0)
  shade.addColorStop(0, '#1c0c04e6')
  shade.addColorStop(1, '#1c0c0400')
  pen.fillStyle = shade
  pen.fillRect(0, 0, 640, HEIGHT)
}

const ACROSS = 520
const DOWN = 550

/** As much of it as there is room for; `middle` says which part of its width is worth most. */
function drawBoard(pen: CanvasRenderingContext2D, board: HTMLImageElement, middle: number): void {
  const scale = Math.max(ACROSS / board.width, DOWN / board.height)
  const [wide, high] = [ACROSS / scale, DOWN / scale]
  const left = Math.max(0, Math.min(board.width - wide, board.width * middle - wide / 2))
  pen.save()
  pen.translate(640, 40)
  pen.rotate(0.05)
  pen.shadowColor = '#000a'
  pen.shadowBlur = 30
  pen.shadowOffsetY = 18
  pen.drawImage(board, left, (board.height - high) / 2, wide, high, 0, 0, ACROSS, DOWN)
  pen.restore()
}

function drawTowers(pen: CanvasRenderingContext2D, { order, standing, categories }: Ended): void {
  const columns = order.slice(0, 6)
  const most = Math.max(
    1,
    ...columns.map((_, at) => categories.reduce((sum, { points }) => sum + Math.max(0, points[at] ?? 0), 0)),
  )
  const across = 520 / columns.length
  columns.forEach((player, column) => {
    let y = HEIGHT - 60
    const x = 640 + column * across
    categories.forEach(({ points }, index) => {
      const high = (Math.max(0, points[column] ?? 0) * 400) / most
      y -= high
      pen.fillStyle = BLOCKS[index % BLOCKS.length] ?? '#777'
      pen.fillRect(x, y, across - 18, high)
      pen.strokeStyle = '#1a1008aa'
      pen.strokeRect(x, y, across - 18, high)
    })
    pen.fillStyle = standing[player.seat] === 1 ? '#f7dc8a' : '#fff6e0'
    pen.font = '800 44px "Alegreya Variable", serif'
    pen.textAlign = 'center'
    pen.fillText(pointsText(player.sheet?.total ?? 0), x + (across - 18) / 2, y - 14)
    pen.textAlign = 'left'
  })
}

function fitted(pen: CanvasRenderingContext2D, text: string, x: number, y: number, most: number): void {
  pen.fillText(text, x, y, most)
}

function wrapped(pen: CanvasRenderingContext2D, text: string, x: number, y: number, most: number, line: number): void {
  let row = ''
  let at = y
  for (const word of text.split(' ')) {
    const longer = row ? `${row} ${word}` : word
    if (row && pen.measureText(longer).width > most) {
      fitted(pen, row, x, at, most)
      at += line
      row = word
    } else row = longer
  }
  fitted(pen, row, x, at, most)
}

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

/** A drawing of this page as an image by itself: with the looks that style sheets give it, and all that it uses. */
async function pictureOf(drawn: SVGElement): Promise<HTMLImageElement> {
  const box = drawn.getBoundingClientRect()
  if (box.width < 40) throw new Error('Nothing is drawn.')
  const copy = drawn.cloneNode(true) as SVGElement
  const [from, to] = [
    [drawn, ...drawn.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ]
  from.forEach((element, index) => {
    const twin = to[index]
    if (!(twin instanceof SVGElement)) return
    const style = getComputedStyle(element)
    for (const name of LOOK) twin.style.setProperty(name, style.getPropertyValue(name))
  })
  copy.setAttribute('width', String(box.width * 2))
  copy.setAttribute('height', String(box.height * 2))
  return imageOf(copy)
}

/** A player's face in its frame. */
function faceOf({ seat, face }: PlayerInfo): Promise<HTMLImageElement> {
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
function symbolOf(id: string): Promise<HTMLImageElement> {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('width', '120')
  svg.setAttribute('height', '120')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${id}`)
  svg.append(use)
  return imageOf(svg)
}

async function imageOf(svg: SVGElement): Promise<HTMLImageElement> {
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  const wanted = new Set<string>()
  const look = (text: string) => {
    for (const [, one, other] of text.matchAll(/href="#([^"]+)"|url\(["']?(?:&quot;)?#([^)"'&]+)/g)) {
      const id = one ?? other ?? ''
      const found = wanted.has(id) || svg.querySelector(`[id="${CSS.escape(id)}"]`) ? null : document.getElementById(id)
      wanted.add(id)
      if (!found) continue
      defs.append(found.cloneNode(true))
      look(found.outerHTML)
    }
  }
  look(svg.outerHTML)
  svg.prepend(defs)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  return image
}
