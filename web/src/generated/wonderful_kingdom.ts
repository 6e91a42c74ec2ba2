// Made by scripts/make_types.py from src/tetrarchy/games/wonderful_kingdom/view.py: change that, and run the script again.

/** The whole table. */
export interface WonderfulKingdomView {
  game: 'wonderful_kingdom'
  options: Record<string, string | boolean | number>
  seats: number
  seat: number | null
  step: string
  actor: number | null
  round: number
  rounds: number
  first: number
  turn: number
  offered: number
  areas: AreaView[]
  duchies: DuchyView[]
  shown: (DuchyView | null)[]
  unseen: Record<string, number>
  advisors_unseen: string[]
  hidden_dangers: Record<string, number>[]
  pile: number
  top: string | null
  danger_pile: number
  danger_unseen: number
  dangers_unseen: number
  discard: string[]
  hidden_discards: DiscardView[]
  decks: (string | null)[]
  vermin: Record<string, number>
  queue: number[]
  queued: number
  then: string
  revealing: number
  reveal_area: number | null
  area: number | null
  paying: number
  searched: boolean
  armed: boolean
  resource: string
  totals: number[]
  rewarded: string[]
  shadow_cubes: number
  lost: string[]
  outcome: Record<string, unknown>[] | null
}

/** An offer area. */
export interface AreaView {
  up: string[]
  down: HiddenView[]
}

/** One player's side of the table; `production`, `types` and `points` follow from the rest. */
export interface DuchyView {
  duchy: string
  hand: (string | null)[]
  traps: number
  extra_traps: number
  draft: string[]
  draft_down: HiddenView[]
  construction: SiteView[]
  built: string[]
  production: Record<string, number>
  types: Record<string, number>
  alchemy: Record<string, number>
  krystallium: number
  soldiers: number
  training: number
  cubes: Record<string, number>
  calamities: number
  threats: Record<string, number>
  thefts: Record<string, number>
  advisors: string[]
  used: string[]
  tasks: string[]
  claims: string[]
  quest_points: number
  advisor_points: number
  active_spies: number
  hidden_spies: number
  done: boolean
  waiting: boolean
  look: (string | null)[]
  dropped: string[]
  boxed: (string | null)[]
  debt: number
  forfeited: number
  tokens: number
  giants: number
  freed: number
  giving: number
  boost: number
  blackmail: number
  usher: boolean
}

/** A card discarded face down in a round by the seat that had laid it. */
export interface DiscardView {
  card: string | null
  seat: number
  round: number
}

/** A face-down card: null for a seat that does not know it, or that no seat laid. */
export interface HiddenView {
  card: string | null
  seat: number | null
}

/** A card under construction and what it still needs. */
export interface SiteView {
  site: string
  card: string
  needs: Record<string, number>
  frozen: boolean
  bound: boolean
}
