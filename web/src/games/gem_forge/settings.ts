/** Where the stones sit in each piece of jewellery, on a square of 160. */

/** The middle of a setting, and how large it is. */
export interface Setting {
  x: number
  y: number
  size: number
}

/** By kind and number of slots: x, y and size of each. */
const SETTINGS: Record<string, Record<number, [number, number, number][]>> = {
  ring: {
    1: [[80, 46, 1.05]],
    2: [
      [62, 50, 0.86],
      [99, 50, 0.86],
    ],
  },
  earrings: {
    2: [
      [50, 92, 1],
      [110, 92, 1],
    ],
  },
  bracelet: {
    2: [
      [58, 121, 0.84],
      [102, 121, 0.84],
    ],
    3: [
      [44, 114, 0.76],
      [80, 125, 0.86],
      [116, 114, 0.76],
    ],
  },
  necklace: {
    3: [
      [44, 88, 0.78],
      [80, 112, 1.02],
      [116, 88, 0.78],
    ],
    4: [
      [36, 78, 0.7],
      [64, 104, 0.8],
      [96, 104, 0.8],
      [124, 78, 0.7],
    ],
  },
  pendant: {
    2: [
      [80, 86, 0.82],
      [80, 124, 0.86],
    ],
    3: [
      [80, 84, 0.76],
      [58, 116, 0.72],
      [102, 116, 0.72],
    ],
  },
  brooch: {
    2: [
      [62, 86, 0.9],
      [99, 86, 0.9],
    ],
    3: [
      [80, 66, 0.8],
      [62, 100, 0.8],
      [98, 100, 0.8],
    ],
  },
  tiara: {
    4: [
      [42, 104, 0.66],
      [67, 92, 0.76],
      [94, 92, 0.76],
      [118, 104, 0.66],
    ],
  },
}

/** The settings of a piece; a kind that nobody has drawn with that many slots has them in a bow. */
export function settingsOf(kind: string, slots: number): Setting[] {
  const known = SETTINGS[kind]?.[slots]
  if (known) return known.map(([x, y, size]) => ({ x, y, size }))
  const size = Math.min(1, 2.6 / slots)
  return Array.from({ length: slots }, (_, at) => {
    const aside = at - (slots - 1) / 2
    return { x: 80 + aside * 52 * size, y: 104 - Math.abs(aside) * 8, size }
  })
}

/** The outline of a bezel: the ring of what may be chosen goes round it. */
export const BEZEL = 30
/** Half the side of the stone in it. */
export const STONE = 22
