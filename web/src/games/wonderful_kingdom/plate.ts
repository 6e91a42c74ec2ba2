import type { Plate } from '../board'

export const plate: Plate = { sign: 'cube-gold', colour: '#8f6508', seats: 2, solo: true, order: 4 }
