import type { Plate } from '../board'

export const plate: Plate = { sign: 'crown', colour: '#b5372c', seats: 3, solo: false, order: 2 }
