import type { Plate } from '../board'

export const plate: Plate = {
  sign: 'cube-gold',
  colour: '#8f6508',
  dark: '#081522',
  seats: 2,
  solo: true,
  order: 4,
  scenarios: 6,
  options: { module: 'threats', deck_1: 'giant_rats', deck_2: 'frost_giants' },
}
