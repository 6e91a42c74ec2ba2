/** What the home page knows of each game before it is opened. */

interface Plate {
  id: string
  /** A symbol that stands for the game in lists. */
  sign: string
  colour: string
  /** At how many seats "Play now" starts. */
  seats: number
  /** Whether it can be played alone without bots. */
  solo: boolean
}

export const PLATES: readonly Plate[] = [
  { id: 'inkdoms', sign: 'drop', colour: '#383062', seats: 3, solo: true },
  { id: 'queendomino', sign: 'crown', colour: '#b5372c', seats: 3, solo: false },
  { id: 'gem_forge', sign: 'gem-green', colour: '#1f7a63', seats: 3, solo: false },
  { id: 'wonderful_kingdom', sign: 'cube-gold', colour: '#8f6508', seats: 2, solo: true },
]

export const USUAL_LEVEL = 3

export function signOf(game: string): string {
  return PLATES.find((plate) => plate.id === game)?.sign ?? 'mark'
}
