/** Which drawing stands on a card, and the colours of its kind. */

import { at } from '../../lib/sure'
import type { Card } from './components'

const ART: Record<string, string> = {
  farm: 'b-bakery',
  barracks: 'b-camp',
  hamlet: 'b-tavern',
  guildhall: 'b-bigtavern',
  port: 'ship',
  quarry: 't-mine',
  watchtower: 'b-guardtower',
  royal_roads: 'cart',
  navigators: 'ship',
  munitions_specialists: 'b-travel',
  great_army: 'knight',
  scholars: 'b-school',
  merchants: 'b-fishmonger',
  expeditionary_corps: 'b-camp',
  recruiters: 'b-weaver',
  royal_guard: 'knight',
  royal_cavalry: 'm-unicorn',
  secret_brotherhood: 'shadow',
  master_builders: 'b-sawmill',
  mercenaries: 'soldier',
  tax_collectors: 'coin',
  alchemical_forge: 'b-foundry',
  giant_lighthouse: 'tower',
  royal_citadel: 'b-fort',
  impregnable_walls: 'castle',
  throne_room: 'king',
  great_library: 'library',
  cathedral: 'b-church',
  grand_arena: 'castle',
  grand_bazaar: 'b-fishmonger',
  royal_mint: 'b-safe',
  observatory: 'b-queenstower',
  aqueduct: 't-lake',
  tournament_grounds: 'knight',
  statue_first_queen: 'b-statue',
  university: 'b-school',
  wreck_of_the_leonarth: 'ship',
  giants_cache: 'giant',
  gates_of_hell: 'm-dragon',
  dragon_eggs: 'dragon',
  tatis_tribe: 'b-camp',
  sunken_city: 't-lake',
  fountain_of_eternity: 'drop',
  tomb_first_king: 'crown',
  elder_forest: 't-forest',
  dwarven_mines: 't-mine',
  isle_of_sirens: 'queen',
  hidden_sanctuary: 'b-church',
  bones_of_the_titan: 'm-hydra',
  sword_of_kings: 'king',
  calamity: 'calamity',
  giant_rat: 'rat',
  vermin: 'rat',
  frost_giant: 'giant',
  shadow: 'shadow',
  thief: 'thief',
  inspired_prophet: 'spell-3',
  grey_eminence: 'shadow',
  master_cartographer: 'ship',
  royal_architect: 'tower',
  steward: 'b-tavern',
  master_of_coin: 'coin',
  court_alchemist: 'cube-krystallium',
  guild_provost: 'b-weaver',
  spymaster: 'spy',
  confessor: 'b-church',
  royal_herald: 'crown',
  trapmaster: 'trap',
  court_usher: 'queen',
  blackmailer: 'thief',
}

export function artOf(card: Card): string {
  return ART[card.id] ?? 'coin'
}

const COLOURS: Record<string, string> = {
  structure: '#6a6154',
  professional: '#653d85',
  landmark: '#866008',
  discovery: '#245f8e',
  treasure: '#7d4a17',
  calamity: '#3d2b3d',
  threat: '#5a2f2f',
  advisor: '#383062',
}

/** The colour of a card's kind; its sign always stands beside it. */
export function colourOf(kind: string): string {
  return COLOURS[kind] ?? '#5d4c3b'
}

export function kindOf(card: Card): string {
  return card.kind === 'development' ? card.type : card.kind
}

/** The glyph in a card's title. */
export function glyphOf(card: Card): string {
  if (card.kind === 'development') return `type-${card.type}`
  if (card.kind === 'advisor') return 'type-professional'
  return { treasure: 'coin', calamity: 'calamity', threat: 'calamity' }[card.kind]
}

/** Sky, far and near hills of a card's scene. */
export const SCENES: Record<string, [sky: string, far: string, near: string]> = {
  structure: ['#ece8dc', '#c9bfa9', '#a99c82'],
  professional: ['#ece3f0', '#c3a9d2', '#a184b8'],
  landmark: ['#fbf0d2', '#dcbb66', '#bb9342'],
  discovery: ['#dcecf5', '#8fb4cf', '#5f92b8'],
}

/** How large cards are drawn: `l` and `m` with their picture, `s` without. */
export type Size = 'l' | 'm' | 's'
type Room = [size: Size, width: number, height: number]

/** The least room of a card, the largest first. */
const WIDE: Room[] = [
  ['l', 158, 214],
  ['m', 112, 146],
  ['s', 118, 84],
]
const NARROW: Room[] = [
  ['l', 158, 214],
  ['m', 112, 146],
  ['s', 106, 70],
]
const NARROW_WIDTH = 420

export interface Fit {
  size: Size
  columns: number
}

/** How large cards can be in a space, and in how many columns; `more` is height beyond the card's own. */
export function fit(count: number, width: number, height: number, largest: Size = 'l', gap = 8, more = 0): Fit {
  const rooms = width > NARROW_WIDTH ? WIDE : NARROW
  const tried = rooms.slice(rooms.findIndex(([size]) => size === largest)).map(([size, wide, high]) => {
    const most = Math.max(1, Math.floor((width + gap) / (wide + gap)))
    const rows = Math.ceil(count / most) || 1
    return { size, columns: Math.ceil(count / rows) || 1, tall: rows * (high + more + gap) - gap }
  })
  const { size, columns } = tried.find(({ tall }) => tall <= height) ?? at(tried, -1)
  return { size, columns }
}
