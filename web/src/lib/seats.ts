import { cycle } from './sure'

/** The pigments of the seats, for shields and for pieces that stand beside a shield. */
const COLOURS = ['#d9731a', '#7b3fa0', '#f4ecd9', '#b5372c', '#2468b0', '#3c8f3a', '#1f8a86', '#5d6b78']
const ORDINARIES = ['#fff6e0', '#fff6e0', '#4a3b2d', '#fff6e0', '#fff6e0', '#fff6e0', '#fff6e0', '#fff6e0']

export function seatColour(seat: number): string {
  return cycle(COLOURS, 0, seat)
}

export function seatOrdinary(seat: number): string {
  return cycle(ORDINARIES, 0, seat)
}
