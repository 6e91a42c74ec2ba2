// Made by scripts/make_types.py from src/tetrarchy/games/gem_forge/plain.py: change that, and run the script again.

/** The whole table. Seats count from 0; where a player is named in a text, he counts from 1. */
export interface GemForgeView {
  seat: number | null
  game: 'gem_forge'
  options: Record<string, string | boolean | number>
  seats: number
  /** One of `state.STEPS`. */
  step: string
  /** The seat that decides, -1 for chance, -2 when the game is over; null while several are asked. */
  actor: number | null
  /** The seats that are asked at once, whether or not they have answered. */
  asked: number[]
  /** The first player; null before he is drawn. */
  first: number | null
  /** Whose turn it is; while the game is set up, the first player. */
  active: number | null
  /** Turns begun; 0 while the game is set up. */
  turns: number
  /** The actions of the turn that have not been begun. */
  actions_left: number
  /** At the step `turn`: everything that the active player can hand in. */
  can_hand_in: HandInView[]
  /** Whether a finished brown tile keeps the active player from ending the turn, at the step `turn`. */
  must_hand_in: boolean
  /** The last cell of the track, where a game is won. */
  goal: number
  /** The cells that bring a card. */
  special: number[]
  /** The colours of the stones, from the entrance on. */
  mine: string[]
  /** Stones of each colour that have not gone down the slide yet. */
  bag: Record<string, number>
  /** Everybody at the table, by seat. */
  players: PlayerView[]
  /** The tiles on its spaces; null where one is missing. */
  market: (string | null)[]
  /** How many tiles are in the pile. */
  tile_pile: number
  /** The tiles put aside. */
  tile_discards: string[]
  /** How many cards are in the pile. */
  card_pile: number
  /** How many of each card have been played or discarded. */
  card_discards: Record<string, number>
  /** The card in play, and cancels upon it. */
  stack: PlayedView[]
  /** Whom the card in play is meant for: a player counted from 1, or "market". */
  target: string | null
  /** How many more stones the card in play may move; at the step `dig` how many at most. */
  left: number
  /** The place, counted from 0, of the tile just swapped for, while a stone may be set into it. */
  new_place: number | null
  /** Stones that are on their way back to the mine. */
  tray: string[]
  /** The seats that are to draw a card, one entry a card. */
  owed: number[]
  /** Who has drawn and is not yet down to the hand limit. */
  drawer: number | null
  /** The empty spaces of the market, counted from 1. */
  holes: number[]
  /** How many tiles the active player is still to take from the market. */
  missing: number
  /** Whether tiles of the market may be discarded for new ones before the first is taken. */
  may_refresh: boolean
}

/** Something that the active player can hand in now, and what it would bring. */
export interface HandInView {
  /** As in the action `hand_in`: the places, counted from 1, "1" or "13". */
  places: string
  /** The points of the tiles. */
  jewels: number
  /** The set points. */
  sets: number
  /** Where the pawn would stand: it stops at the goal. */
  pawn: number
  /** The special cells that the pawn would come to. */
  cards: BonusView[]
}

/** One player. Of the keys from `hand` on a view tells only the seat's own; the others' are null. */
export interface PlayerView {
  /** The colours of the stones in the cart. */
  cart: string[]
  /** The tiles by place; null where there is none. */
  jewels: (JewelView | null)[]
  /** The cell of the track where the pawn stands. */
  pawn: number
  /** Where the pawn's points come from: `jewels`, `sets` and `cards`, as on the score sheet. */
  points: Record<string, number>
  /**
   * How many more stones of each colour the tiles ask for, less those of the cart; only colours that are
   * missing. A rainbow tile without a stone asks for none in particular.
   */
  needs: Record<string, number>
  /** How many cards are in the hand. */
  cards: number
  /** How many tiles the player has to choose from at the opening. */
  tiles_dealt: number
  /** How many of each card the player holds. */
  hand: Record<string, number> | null
  /** The tiles to choose from at the opening. */
  dealt: string[] | null
  /** What was answered to the step that asks several: "pass", a card, or the tiles kept at the opening. */
  answer: string | null
  /** The copy of the last action that waits for its turn. */
  copy: string | null
  /** What the pile of cards was last made of, less what this player has drawn since. */
  pile_made_of: Record<string, number> | null
  /**
   * Why the player can only pass in the window that is open: "no_card" without one that fits, "no_use"
   * where it would do nothing now; null where he has a choice, has answered, or is not asked.
   */
  only_pass: string | null
}

/** A card in play. */
export interface PlayedView {
  /** Who has played it. */
  seat: number
  /** Which card it is. */
  card: string
}

/** A special cell that a pawn would reach or pass. */
export interface BonusView {
  /** Its number on the track. */
  cell: number
  /** The players who would draw a card for it, in the order in which they draw. */
  seats: number[]
}

/** A tile in front of a player with the stones in it. */
export interface JewelView {
  /** Its id. */
  tile: string
  /** The colours of the stones that are set. */
  stones: string[]
  /** Whether every slot has its stone. */
  finished: boolean
}
