import type { Plate } from '../board'

export const plate: Plate = {
  sign: 'crown',
  colour: '#b5372c',
  dark: '#220a1c',
  seats: 3,
  solo: false,
  order: 2,
  first: true,
}

export const variants: Record<string, Plate> = {
  kingdomino: {
    sign: 'castle',
    colour: '#0f6a78',
    dark: '#0c2320',
    seats: 3,
    solo: false,
    order: 2.5,
    options: { variant: 'kingdomino' },
  },
}
