/** What a player has handed in, read off the history of a game. */

import type { GameEvent } from '../board'

export interface HandedIn {
  tile: string
  /** Its stones, in the order in which they were set. */
  stones: string[]
}

/** A tile can be handed in twice, once the discards have been shuffled: its stones are counted anew then. */
export function handedIn(history: readonly GameEvent[], of: number): HandedIn[] {
  const found: HandedIn[] = []
  const set = new Map<string, string[]>()
  for (const { kind, seat, tile, colour } of history) {
    const id = String(tile)
    if (kind === 'stone_set') set.set(id, [...(set.get(id) ?? []), String(colour)])
    if (kind !== 'tile_handed_in') continue
    if (seat === of) found.push({ tile: id, stones: set.get(id) ?? [] })
    set.delete(id)
  }
  return found
}
