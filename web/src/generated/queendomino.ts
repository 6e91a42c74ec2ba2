// Made by scripts/make_types.py from src/tetrarchy/games/queendomino/plain.py: change that, and run the script again.

/** A whole position, as a seat sees it. */
export interface QueendominoView {
  game: 'queendomino'
  options: Record<string, string | boolean | number>
  seats: number
  /** One of `state.STEPS`. */
  step: string
  /** The seat that decides; -1 for chance, -2 at the end. */
  actor: number
  /** From 1; 0 while the first kings are set. */
  round: number
  /** How many there are in all. */
  rounds: number
  /** How wide and high a kingdom may be. */
  size: number
  /** The dominoes of this round, in the order of their turns. */
  line: ChoiceShown[]
  /** Which domino of the line is having its turn. */
  turn: number
  /** The dominoes to choose from, in the order of the next turns. */
  next_line: ChoiceShown[]
  /** How many lines have come out so far. */
  lines_laid: number
  /** What is left in Queendomino's box and in Kingdomino's. */
  unseen_dominoes: string[][]
  /** The pile: how many tiles of each building are left. */
  unseen_buildings: Record<string, number>
  /** How many kings of each seat are still to be drawn. */
  kings_in_hand: number[]
  /** The seats that set a king next, after the one that decides now. */
  kings_drawn: number[]
  /** The builders' board, the most expensive space first; empty in Kingdomino. */
  spaces: SpaceShown[]
  /** The space where it stands; null in its cave. */
  dragon: number | null
  /** The kingdom that she has joined. */
  queen: number | null
  /** The domino that is being placed or taxed. */
  domino_in_hand: string | null
  /** While taxes can be collected: the squares of its halves a and b. */
  just_placed: string[]
  /** The building that has been chosen but has no site yet. */
  chosen_space: number | null
  /** Who looks; null for a spectator. */
  seat: number | null
  /** All kingdoms, by number. */
  kingdoms: KingdomView[]
  /** While taxes can be collected: the coins that a knight brings on half a and on half b. */
  tax_coins: number[]
}

/** One domino of a line. */
export interface ChoiceShown {
  /** Which one it is. */
  domino: string
  /** The seat whose king stands on it. */
  king: number | null
}

/** One space of the builders' board. */
export interface SpaceShown {
  /** What lies there; null on an empty space. */
  building: string | null
  /** For the seat that decides; as printed while nobody does. */
  price: number
}

/** One kingdom, as it is seen. */
export interface KingdomView {
  /** Who rules it: two in teams. */
  seats: number[]
  /** In the order in which they were laid. */
  dominoes: LaidShown[]
  /** Each with its square, in the order in which they were built. */
  buildings: string[][]
  /** The squares with a knight. */
  knights_out: string[]
  /** All squares but the castle, by name; they follow from the three lists above. */
  squares: Record<string, SquareShown>
  /** What is in the treasury. */
  coins: number
  /** Those not sent out yet. */
  knights: number
  /** What the buildings have brought. */
  towers: number
  /** How many dominoes fitted nowhere. */
  discarded: number
  /** How many squares the kingdom has to the west, east, south and north of the castle. */
  reach: Record<string, number>
  /** In the order of the score pad's terrains; their points are those of the sheet. */
  regions: RegionShown[]
  /** What a building on each space of the builders' board costs it; empty in Kingdomino. */
  prices: number[]
}

/** One domino in a kingdom. */
export interface LaidShown {
  /** Which one it is. */
  domino: string
  /** Where half a lies. */
  square: string
  /** On which side of it half b lies: east, north, west or south. */
  towards: string
}

/** One square of a kingdom. */
export interface SquareShown {
  /** Of `wheat`, `forest`, `lake`, `grassland`, `swamp`, `mine` and `town`. */
  terrain: string
  /** Those of its building included. */
  crowns: number
  /** Whether one stands on it. */
  knight: boolean
  /** What has been built on it. */
  building: string | null
}

/** Squares of one terrain that hang together. */
export interface RegionShown {
  /** What all its squares are. */
  terrain: string
  /** Their names. */
  squares: string[]
  /** The queen's included, where she is one of them. */
  crowns: number
  /** Squares times crowns. */
  points: number
  /** Whether the queen is one of the crowns. */
  queen: boolean
  /** Whether no square is left beside it where a domino could lie. */
  complete: boolean
}
