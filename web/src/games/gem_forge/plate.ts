import type { Plate } from '../board'

export const plate: Plate = { sign: 'gem-green', colour: '#1f7a63', dark: '#140608', seats: 3, solo: false, order: 3 }
