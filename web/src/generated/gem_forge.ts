// Made by scripts/make_types.py from src/tetrarchy/games/gem_forge/view.py: change that, and run the script again.

/** The whole table. */
export interface GemForgeView {
  seat: number | null
  game: 'gem_forge'
  options: Record<string, string | boolean | number>
  seats: number
  step: string
  /** The seat that decides, -1 for chance, -2 when the game is over; null while several are asked. */
  actor: number | null
  /** The seats that are asked at once, whether or not they have answered. */
  asked: number[]
  first: number | null
  active: number | null
  turns: number
  actions_left: number
  goal: number
  special: number[]
  mine: string[]
  bag: Record<string, number>
  players: PlayerView[]
  market: (string | null)[]
  tile_pile: number
  tile_discards: string[]
  card_pile: number
  card_discards: Record<string, number>
  stack: PlayedView[]
  target: string | null
  left: number
  new_place: number | null
  tray: string[]
  owed: number[]
  drawer: number | null
  holes: number[]
  missing: number
  may_refresh: boolean
}

/** One player. Of the keys from `hand` on a view tells only the seat's own; the others' are null. */
export interface PlayerView {
  cart: string[]
  jewels: (JewelView | null)[]
  pawn: number
  points: Record<string, number>
  cards: number
  tiles_dealt: number
  hand: Record<string, number> | null
  dealt: string[] | null
  /** What was answered to the step that asks several: "pass", a card, or the tiles kept at the opening. */
  answer: string | null
  /** The copy of the last action that waits for its turn. */
  copy: string | null
  /** What the pile of cards was last made of, less what this player has drawn since. */
  pile_made_of: Record<string, number> | null
}

/** A card in play. */
export interface PlayedView {
  seat: number
  card: string
}

/** A tile in front of a player with the stones in it. */
export interface JewelView {
  tile: string
  stones: string[]
  finished: boolean
}
