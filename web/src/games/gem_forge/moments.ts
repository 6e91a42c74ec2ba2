/** What should not pass unnoticed: a jewel is finished, tiles are handed in. */

import type { Texts } from '../../lib/texts'
import type { GameEvent, Moment } from '../board'
import { tileOf, type GemForgeComponents, type Tile } from './components'
import HandingIn from './HandingIn.svelte'
import JewelScene from './JewelScene.svelte'
import type { Table } from './table'

/** The last stone has gone into a tile. */
export interface JewelFinished {
  tile: Tile
  stones: string[]
  /** The colour of that stone. */
  colour: string
  texts: Texts
}

/** Tiles are handed in, one or a set: they go to the path, where the pawn walks on. */
export interface HandedIn {
  seat: number
  tiles: { tile: Tile; stones: string[] }[]
  texts: Texts
}

/** The scene of an event, or null. */
export function momentOf(
  event: GameEvent,
  before: Table,
  after: Table,
  texts: Texts,
  components: GemForgeComponents,
): Moment | null {
  if (event.kind === 'jewel_finished') return finished(event, before, after, texts, components)
  if (event.kind === 'tile_handed_in') return handedIn(event, before, after, texts, components)
  return null
}

function finished(
  event: GameEvent,
  before: Table,
  after: Table,
  texts: Texts,
  components: GemForgeComponents,
): Moment | null {
  const jewelIn = ({ players }: Table) =>
    players[Number(event.seat)]?.jewels.find((jewel) => jewel?.tile === event.tile) ?? null
  const stones = jewelIn(after)?.stones ?? []
  const left = [...(jewelIn(before)?.stones ?? [])]
  const colour = stones.find((stone) => {
    const at = left.indexOf(stone)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (colour === undefined) return null
  const data: JewelFinished = { tile: tileOf(components, String(event.tile)), stones, colour, texts }
  const at = event.seat === after.seat ? `own-tile-${String(event.tile)}` : undefined
  return { key: 'jewel', words: texts.event(event), Scene: JewelScene, data, at, sound: 'jewel' }
}

/** One scene for all tiles of a set: the first of them brings it. */
function handedIn(
  event: GameEvent,
  before: Table,
  after: Table,
  texts: Texts,
  components: GemForgeComponents,
): Moment | null {
  const seat = Number(event.seat)
  const kept = new Set(after.players[seat]?.jewels.map((jewel) => jewel?.tile))
  const gone = (before.players[seat]?.jewels ?? []).filter((jewel) => jewel !== null && !kept.has(jewel.tile))
  const tiles = gone.flatMap((jewel) => jewel ?? [])
  if (tiles[0]?.tile !== event.tile) return null
  const data: HandedIn = {
    seat,
    tiles: tiles.map(({ tile, stones }) => ({ tile: tileOf(components, tile), stones })),
    texts,
  }
  const points = (after.players[seat]?.pawn ?? 0) - (before.players[seat]?.pawn ?? 0)
  const words = texts.say('page-moment-handed-in', { player: texts.players[seat] ?? '', tiles: tiles.length, points })
  const at = seat === after.seat ? 'own-tiles' : undefined
  return { key: 'handed-in', words, Scene: HandingIn, data, at, sound: 'score' }
}
