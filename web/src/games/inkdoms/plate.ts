import type { Plate } from '../board'

export const plate: Plate = { sign: 'drop', colour: '#383062', dark: '#100c24', seats: 3, solo: true, order: 1 }
