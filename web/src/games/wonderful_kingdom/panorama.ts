/** The painted duchy: which thing stands where for every card that has been built. */

import { cycle, sure } from '../../lib/sure'

type Place = readonly [x: number, y: number, scale: number]

/** Where the things of each type stand, in the order of building, on a picture of 1200 × 160. */
const PLACES: Record<string, Record<string, readonly Place[]>> = {
  valados: {
    structure: [
      [92, 132, 0.8],
      [200, 126, 0.74],
      [300, 126, 0.72],
      [146, 146, 0.95],
      [252, 140, 0.86],
      [44, 126, 0.72],
      [344, 118, 0.6],
      [66, 150, 1],
      [196, 112, 0.5],
      [136, 114, 0.5],
      [268, 113, 0.5],
      [90, 112, 0.46],
      [330, 150, 0.95],
      [226, 154, 1],
    ],
    professional: [
      [430, 140, 0.8],
      [520, 134, 0.72],
      [360, 146, 0.86],
      [600, 134, 0.7],
      [464, 152, 0.95],
      [290, 156, 0.95],
      [556, 150, 0.92],
      [660, 134, 0.66],
      [400, 130, 0.62],
      [628, 150, 0.9],
    ],
    landmark: [
      [760, 124, 0.9],
      [690, 116, 0.76],
      [826, 116, 0.8],
      [720, 140, 1],
      [800, 144, 1.05],
      [640, 108, 0.56],
      [862, 130, 0.8],
      [590, 106, 0.5],
      [760, 152, 1.1],
      [676, 152, 1],
    ],
    discovery: [
      [960, 124, 0.72],
      [1090, 120, 0.62],
      [1030, 142, 0.95],
      [1150, 138, 0.85],
      [920, 148, 0.95],
      [1010, 108, 0.42],
      [1130, 106, 0.42],
      [1090, 154, 1],
      [940, 106, 0.4],
      [1180, 116, 0.5],
    ],
  },
  teressie: {
    structure: [
      [960, 126, 0.74],
      [1060, 130, 0.8],
      [1140, 128, 0.78],
      [900, 116, 0.6],
      [1010, 148, 0.95],
      [1090, 150, 0.98],
      [1170, 146, 0.92],
      [870, 134, 0.72],
      [1020, 112, 0.52],
      [1110, 112, 0.52],
      [960, 108, 0.46],
      [1160, 112, 0.5],
      [930, 156, 1],
      [1050, 158, 1],
    ],
    professional: [
      [760, 134, 0.74],
      [840, 140, 0.8],
      [680, 134, 0.7],
      [910, 142, 0.84],
      [620, 132, 0.66],
      [790, 154, 0.95],
      [720, 150, 0.9],
      [870, 156, 0.96],
      [650, 152, 0.9],
      [960, 144, 0.8],
    ],
    landmark: [
      [470, 124, 0.86],
      [540, 120, 0.78],
      [410, 124, 0.8],
      [500, 146, 1.05],
      [570, 142, 0.98],
      [430, 148, 1.05],
      [520, 106, 0.54],
      [600, 110, 0.54],
      [390, 144, 0.9],
      [560, 158, 1.1],
    ],
    discovery: [
      [230, 124, 0.72],
      [110, 120, 0.62],
      [170, 142, 0.95],
      [50, 138, 0.85],
      [290, 148, 0.95],
      [200, 108, 0.42],
      [70, 106, 0.42],
      [110, 154, 1],
      [270, 106, 0.4],
      [20, 116, 0.5],
    ],
  },
}

/** What a card adds; cards without a thing of their own take one of their type. */
const THINGS: Record<string, { all: readonly string[]; own: Record<string, string> }> = {
  structure: {
    all: ['house', 'farm', 'watch', 'crane'],
    own: {
      farm: 'farm',
      hamlet: 'house',
      guildhall: 'house',
      quarry: 'crane',
      port: 'crane',
      watchtower: 'watch',
      barracks: 'watch',
      royal_roads: 'house',
    },
  },
  professional: {
    all: ['company', 'stall', 'rider'],
    own: {
      merchants: 'stall',
      tax_collectors: 'stall',
      scholars: 'stall',
      master_builders: 'stall',
      royal_cavalry: 'rider',
      expeditionary_corps: 'rider',
      recruiters: 'rider',
      navigators: 'company',
      munitions_specialists: 'company',
      great_army: 'company',
      royal_guard: 'company',
      secret_brotherhood: 'company',
      mercenaries: 'company',
    },
  },
  landmark: {
    all: ['spire', 'dome', 'arch', 'tower'],
    own: {
      cathedral: 'spire',
      university: 'spire',
      throne_room: 'spire',
      aqueduct: 'arch',
      impregnable_walls: 'arch',
      grand_arena: 'arch',
      giant_lighthouse: 'tower',
      statue_first_queen: 'tower',
      alchemical_forge: 'tower',
      royal_citadel: 'tower',
      great_library: 'dome',
      grand_bazaar: 'dome',
      royal_mint: 'dome',
      observatory: 'dome',
      tournament_grounds: 'arch',
    },
  },
  discovery: {
    all: ['sail', 'isle', 'bones', 'glow'],
    own: {
      wreck_of_the_leonarth: 'sail',
      isle_of_sirens: 'isle',
      tatis_tribe: 'isle',
      hidden_sanctuary: 'isle',
      bones_of_the_titan: 'bones',
      tomb_first_king: 'bones',
      dragon_eggs: 'glow',
      giants_cache: 'glow',
      gates_of_hell: 'glow',
      fountain_of_eternity: 'glow',
      sunken_city: 'sail',
      elder_forest: 'isle',
      dwarven_mines: 'glow',
      sword_of_kings: 'isle',
    },
  },
}

export interface Thing {
  /** A symbol's id. */
  symbol: string
  x: number
  y: number
  scale: number
}

/** The same card looks the same for ever. */
function hash(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum
}

/**
 * The things of a duchy, those farther back first. Each card keeps its place, since places fill in the order of
 * building; a card too many stands smaller behind the first of its type.
 */
export function thingsOf(duchy: string, built: readonly { id: string; type: string }[]): Thing[] {
  const places = sure(PLACES[duchy], `painted duchy ${duchy}`)
  const count: Record<string, number> = {}
  const found = built.map(({ id, type }): Thing => {
    const { all, own } = sure(THINGS[type], `things of ${type}`)
    const here = sure(places[type], `places of ${type}`)
    const number = count[type] ?? 0
    count[type] = number + 1
    const [x, y, scale] = cycle(here, 0, number)
    const again = Math.floor(number / here.length)
    return {
      symbol: `wk-b-${own[id] ?? cycle(all, 0, hash(id))}`,
      x: x + 22 * again,
      y: y - 8 * again,
      scale: scale * 0.8 ** again,
    }
  })
  return found.sort((a, b) => a.y - b.y)
}

/** Dawn, noon, dusk or night: the share of the game that is played. */
export function hourOf(round: number, rounds: number): 1 | 2 | 3 | 4 {
  const hour = Math.ceil((Math.max(1, round) / Math.max(1, rounds)) * 4)
  return hour <= 1 ? 1 : hour >= 4 ? 4 : hour === 2 ? 2 : 3
}
