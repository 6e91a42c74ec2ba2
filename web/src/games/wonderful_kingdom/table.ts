/** The view of It's a Wonderful Kingdom by the names that the board uses, and its pieces in order. */

import type {
  AreaView,
  DuchyView,
  OutlookView,
  SiteView,
  WonderfulKingdomView,
} from '../../generated/wonderful_kingdom'
import { developmentOf, questOf, type Heap, type Task, type WonderfulKingdomComponents } from './components'

export type Table = WonderfulKingdomView
export type Duchy = DuchyView
export type Site = SiteView
export type Area = AreaView
export type Outlook = OutlookView

/** In the order in which they are shown, which is that of the production steps. */
export const CUBES: readonly string[] = ['materials', 'population', 'gold', 'exploration']
export const PIECES: readonly string[] = [...CUBES, 'krystallium', 'soldier']
export const TYPES: readonly string[] = ['structure', 'professional', 'landmark', 'discovery']

interface Board {
  id: string
  names: Record<string, string>
  tasks: Task[]
}

/** The quest boards on the table with their tasks. */
export function questsOf(table: Table, components: WonderfulKingdomComponents): Board[] {
  return table.in_play.quests.map((id) => {
    const { names, sides } = questOf(components, id)
    return { id, names, tasks: sides[String(table.seats)] ?? [] }
  })
}

/** Pieces in their order, one entry each. */
export function each(heap: Heap): string[] {
  return PIECES.flatMap((piece) => Array.from({ length: heap[piece] ?? 0 }, () => piece))
}

export function total(heap: Heap): number {
  return Object.values(heap).reduce((sum, number) => sum + number, 0)
}

/** The threats before a player, and how many there are of each. */
export function threatsOf({ threats }: DuchyView): [string, number][] {
  return Object.entries(threats).filter(([, number]) => number > 0)
}

/** The tokens left that giant rats bring; null where there are no rats. */
export function verminLeft({ decks, vermin }: Table): number | null {
  return decks.includes('giant_rats') ? total(vermin) : null
}

/** What a player makes of a resource: in its step the cubes that were counted. */
export function madeIn(table: Table, seat: number, cube: string): number {
  const counted = table.step === 'production' && table.resource === cube
  return (counted ? table.totals[seat] : table.duchies[seat]?.production[cube]) ?? 0
}

/** Built cards by type, each once with how often it was built; types in their order, those without cards left out. */
export function builtMinis(
  built: readonly string[],
  components: WonderfulKingdomComponents,
): { type: string; cards: [id: string, count: number][] }[] {
  return TYPES.map((type) => {
    const count = new Map<string, number>()
    for (const id of built) if (developmentOf(components, id)?.type === type) count.set(id, (count.get(id) ?? 0) + 1)
    return { type, cards: [...count] }
  }).filter(({ cards }) => cards.length)
}

export interface Slot {
  piece: string
  filled: boolean
  index: number
}

/** The cost of a card as slots; those already paid come first of their kind. */
export function slotsOf(cost: Heap, needs: Heap | null): Slot[] {
  return PIECES.flatMap((piece): Slot[] => {
    const all = cost[piece] ?? 0
    const open = needs ? (needs[piece] ?? 0) : all
    return Array.from({ length: all }, (_, index) => ({ piece, filled: index < all - open, index }))
  })
}

/** The drawing of a piece: a cube, or a soldier. */
export function signOf(piece: string): string {
  return piece === 'soldier' || piece === 'spy' ? piece : `cube-${piece}`
}

/** Complete this round, only instead of another card, in the next round, or some pieces short. */
export type Soon = 'now' | 'maybe' | 'next' | 'short'

/** `finishes`: it is one of those that can all be completed this round. */
export function soonOf({ rounds }: Outlook, finishes: boolean): Soon {
  if (rounds === 0) return finishes ? 'now' : 'maybe'
  return rounds === 1 ? 'next' : 'short'
}
