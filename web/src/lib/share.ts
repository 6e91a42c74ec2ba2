/** The end of a game as a picture of 1200 × 630, drawn to a canvas. */

import type { PlayerInfo } from '../games/board'
import { BLOCKS } from './blocks'
import type { Category } from './ending'
import { faceOf, pictureOf, symbolOf } from './pictures'
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
  /** What the winner has made, as the page has drawn it; towers stand in its place where it cannot be drawn. */
  made: SVGElement[]
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
  const faces = await Promise.all(order.map((player) => faceOf(player).catch(() => null)))
  const made = await madeOf(ended.made).catch(() => [])
  const [board] = made
  if (made.length > 1) drawCase(pen, made)
  else if (board) drawBoard(pen, board, Number(ended.made[0]?.dataset.middle ?? 0.5))
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
const MOST_PIECES = 9

/** Each thing that was made; drawings that lie over one another are its layers. */
async function madeOf(drawings: readonly SVGElement[]): Promise<HTMLCanvasElement[]> {
  const places = new Map<string, SVGElement[]>()
  for (const one of drawings) {
    const { left, top } = one.getBoundingClientRect()
    const place = `${Math.round(left)} ${Math.round(top)}`
    places.set(place, [...(places.get(place) ?? []), one])
  }
  return Promise.all(
    [...places.values()].slice(0, MOST_PIECES).map(async (layers) => {
      const images = await Promise.all(layers.map(pictureOf))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(...images.map(({ width }) => width))
      canvas.height = Math.max(...images.map(({ height }) => height))
      for (const image of images) canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas
    }),
  )
}

/** Lay something on the table, a little askew, in the place for what was made. */
function laid(pen: CanvasRenderingContext2D, draw: () => void): void {
  pen.save()
  pen.translate(640, 40)
  pen.rotate(0.05)
  pen.shadowColor = '#000a'
  pen.shadowBlur = 30
  pen.shadowOffsetY = 18
  draw()
  pen.restore()
}

/** A board that is a little wider than the place is seen whole; of others as much as there is room for. */
const WHOLE = 1.8

/** `middle` says which part of its width is worth most. */
function drawBoard(pen: CanvasRenderingContext2D, board: HTMLCanvasElement, middle: number): void {
  const shape = board.width / board.height
  if (shape > ACROSS / DOWN && shape < WHOLE) {
    const high = ACROSS / shape
    laid(pen, () => pen.drawImage(board, 0, (DOWN - high) / 2, ACROSS, high))
    return
  }
  const scale = Math.max(ACROSS / board.width, DOWN / board.height)
  const [wide, high] = [ACROSS / scale, DOWN / scale]
  const left = Math.max(0, Math.min(board.width - wide, board.width * middle - wide / 2))
  laid(pen, () => pen.drawImage(board, left, (board.height - high) / 2, wide, high, 0, 0, ACROSS, DOWN))
}

/** Several pieces in a case lined with velvet. */
function drawCase(pen: CanvasRenderingContext2D, pieces: readonly HTMLCanvasElement[]): void {
  const columns = Math.ceil(Math.sqrt(pieces.length))
  const rows = Math.ceil(pieces.length / columns)
  const cell = Math.min((ACROSS - 40) / columns, (DOWN - 40) / rows)
  const deep = rows * cell + 40
  laid(pen, () => {
    pen.translate(0, (DOWN - deep) / 2)
    const velvet = pen.createRadialGradient(200, 100, 40, 260, 240, 460)
    velvet.addColorStop(0, '#4d2a63')
    velvet.addColorStop(1, '#1d0f2b')
    pen.fillStyle = velvet
    pen.beginPath()
    pen.roundRect(0, 0, ACROSS, deep, 22)
    pen.fill()
    pen.shadowColor = 'transparent'
    pen.lineWidth = 8
    pen.strokeStyle = '#6b4a2a'
    pen.stroke()
    pen.lineWidth = 2
    pen.strokeStyle = '#f0c75c'
    pen.stroke()
    pieces.forEach((piece, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, pieces.length - row * columns)
      const x = (ACROSS - inRow * cell) / 2 + (index % columns) * cell
      const y = 20 + row * cell
      const size = Math.min(cell / piece.width, cell / piece.height) * 0.94
      const [wide, high] = [piece.width * size, piece.height * size]
      pen.drawImage(piece, x + (cell - wide) / 2, y + (cell - high) / 2, wide, high)
    })
  })
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
