/** The view of It's a Wonderful Kingdom by the names that the board uses, and its pieces in order. */

import type { AreaView, DuchyView, SiteView, WonderfulKingdomView } from '../../generated/wonderful_kingdom'
import { questOf, type Heap, type Task, type WonderfulKingdomComponents } from './components'

export type Table = WonderfulKingdomView
export type Duchy = DuchyView
export type Site = SiteView
export type Area = AreaView

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
