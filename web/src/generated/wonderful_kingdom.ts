// Made by scripts/make_types.py from src/tetrarchy/games/wonderful_kingdom/plain.py: change that, and run the script again.

/** The whole table. */
export interface WonderfulKingdomView {
  game: 'wonderful_kingdom'
  /** As the table was opened, those without a use too; `in_play` tells what counts. */
  options: Record<string, string | boolean | number>
  /** What the options put on the table. */
  in_play: InPlayView
  seats: number
  /** Whose view it is; null for a spectator's, and in a snapshot. */
  seat: number | null
  /** What is being decided. */
  step: string
  /** Who decides at a step with a single decider. */
  actor: number | null
  /** The number of the round, from 1. */
  round: number
  /** How many there are in all. */
  rounds: number
  /** Of setup, draft, planning, production, battle and end; draws belong to what they are made for. */
  phase: string
  /** The first player of the round. */
  first: number
  /** How many offers have been taken this round. */
  turn: number
  /** Cards of the present offer that have been laid. */
  offered: number
  /** The two offers. */
  areas: AreaView[]
  /** Everybody's side of the table, by seat. */
  duchies: DuchyView[]
  /** Only in a snapshot: each duchy as others see it, where it has acted in this simultaneous phase. */
  shown: (DuchyView | null)[]
  /** How many of each card the viewer has not seen; in a snapshot, the pile. */
  unseen: Record<string, number>
  /** Advisors that have not been shuffled into the pile yet. */
  advisors_unseen: string[]
  /** Dangers that lie somewhere face down, as far as that is known. */
  hidden_dangers: DangerView[]
  /** How many cards are in the development pile. */
  pile: number
  /** In solo the visible top card of the pile, which `pile` does not count. */
  top: string | null
  /** How many cards are in the danger pile. */
  danger_pile: number
  /** Cards of the danger pile that nobody has seen, wherever they lie. */
  danger_unseen: number
  /** How many of those are calamities or threats. */
  dangers_unseen: number
  /** The cards discarded face up. */
  discard: string[]
  /** The cards discarded face down. */
  hidden_discards: DiscardView[]
  /** The threat deck of each seat. */
  decks: (string | null)[]
  /** The stacks of threats that others bring. */
  vermin: Record<string, number>
  /** Where cards go that are being drawn: 0 and 1 an area, 2 and 3 a hand, 4 and 5 cards to look at. */
  queue: number[]
  /** How many of them have been drawn. */
  queued: number
  /** The step after the present draw. */
  then: string
  /** Cards still to be turned up. */
  revealing: number
  /** The offer area that they belong to; null: the draft area. */
  reveal_area: number | null
  /** The offer that has been chosen but not taken yet. */
  area: number | null
  /** Cards still to be paid for a search. */
  paying: number
  /** Whether no more search is allowed at this offer. */
  searched: boolean
  /** Whether a card of the offer is discarded before it is taken. */
  armed: boolean
  /** The resource of the production step. */
  resource: string
  /** What each player produces in it. */
  totals: number[]
  /** Who would have supremacy in each resource by the production that is seen. */
  supremacy: Record<string, number | null>
  /** Tasks whose reward for the first player has been given. */
  rewarded: string[]
  /** Cubes laid aside because of shadows. */
  shadow_cubes: number
  /** By seat, how the game has been lost; `none` where it has not. */
  lost: string[]
  /** At the end of the game. */
  outcome: OutcomeView[] | null
}

/** What the options put on the table, with everything left out that has no use there. */
export interface InPlayView {
  /** Of threats, advisors and quests; a scenario may bring several. */
  modules: string[]
  /** The quest boards. */
  quests: string[]
  /** The side of the duchy cards. */
  side: string
  /** Its number; null without one. */
  scenario: number | null
  /** How often a player alone may search: once a round, or at every offer. */
  search: string | null
  /** Whether a round ends with a battle. */
  battle: boolean
  /** Alone, the least points for bronze, silver and gold; empty until the threat deck is known. */
  medals: number[]
}

/** An offer area. */
export interface AreaView {
  /** The cards that lie face up. */
  up: string[]
  /** The cards that lie face down. */
  down: HiddenView[]
}

/**
 * One player's side of the table; `recycling`, `outlook`, `worth`, `production` and `types`
 * follow from the rest.
 */
export interface DuchyView {
  /** Which of the two it is. */
  duchy: string
  /** The cards held; null for each that the viewer does not know. */
  hand: (string | null)[]
  /** Cards that may still be laid face down. */
  traps: number
  /** Cards more that may be laid face down this turn. */
  extra_traps: number
  /** The draft area. */
  draft: string[]
  /** The face-down cards of the draft area. */
  draft_down: HiddenView[]
  /** The cubes that recycling each card of the draft area brings now; dangers bring none. */
  recycling: Record<string, Record<string, number>>
  /** How soon each development of the hand, the draft area and the offers could be complete. */
  outlook: Record<string, OutlookView>
  /** The cards that are being built. */
  construction: SiteView[]
  /** In the order of building. */
  built: string[]
  /** What each built card scores now. */
  worth: Record<string, number>
  /** Cubes of each kind that a production step brings. */
  production: Record<string, number>
  /** Built cards of each type. */
  types: Record<string, number>
  /** The cubes that wait to become krystallium. */
  alchemy: Record<string, number>
  /** How many are in hand. */
  krystallium: number
  /** How many are in hand. */
  soldiers: number
  /** Whether (1) a soldier stands in the training area; the next supremacy takes it. */
  training: number
  /** Cubes just gained that are to be placed. */
  cubes: Record<string, number>
  /** How many lie here. */
  calamities: number
  /** How many of each threat lie here. */
  threats: Record<string, number>
  /** Theft tokens on the icons of each resource. */
  thefts: Record<string, number>
  /** The advisors in service. */
  advisors: string[]
  /** The advisors that have worked this round. */
  used: string[]
  /** The tasks that have been done. */
  tasks: string[]
  /** Tasks done in this phase whose reward is for the first player only. */
  claims: string[]
  /** Points that tasks have brought. */
  quest_points: number
  /** Points that advisors have brought. */
  advisor_points: number
  /** Alone, the spies that can be sent out. */
  active_spies: number
  /** Alone, the spies that wait to be woken. */
  hidden_spies: number
  /** Whether the player has said so in a simultaneous phase; others are told only when it ends. */
  done: boolean
  /** Whether the player waits for cards to look at. */
  waiting: boolean
  /** Cards that the player looks at and keeps one of. */
  look: (string | null)[]
  /** Cards looked at and not kept; they lie face down until planning ends. */
  rejected: (string | null)[]
  /** Cards discarded in this phase, which others have not seen yet. */
  dropped: string[]
  /** Advisors put back unseen. */
  boxed: (string | null)[]
  /** Cards still to be discarded because of shadows. */
  debt: number
  /** Cubes that the opponent gains for them. */
  forfeited: number
  /** Theft tokens still to be laid. */
  tokens: number
  /** Frost giants still to be laid under cards. */
  giants: number
  /** Theft tokens still to be taken off. */
  freed: number
  /** Cubes of the alchemy area still to be given for a krystallium. */
  giving: number
  /** Cubes more for the next card recycled. */
  boost: number
  /** Cubes that move from the opponent's alchemy area when planning ends. */
  blackmail: number
  /** Whether a tie has been turned into supremacy in this step. */
  usher: boolean
}

/** A calamity or threat that the viewer has not seen: one of the hidden cards of its seat and round. */
export interface DangerView {
  seat: number
  /** The round in which it came into the game. */
  round: number
}

/** A card discarded face down. */
export interface DiscardView {
  /** Which card it is; null for who does not know. */
  card: string | null
  /** Who had laid it, and knows it. */
  seat: number
  /** When it was discarded. */
  round: number
}

/** How the game went for a seat. */
export interface OutcomeView {
  /** 1 for the winner. */
  place: number
  /** How the game was lost; `none` where it was not. */
  lost: string
  /** Alone, the medal that was won. */
  medal: string | null
}

/** A face-down card. */
export interface HiddenView {
  /** null for a seat that does not know it, and for a card of the danger pile. */
  card: string | null
  /** Who laid it; null for a card of the danger pile. */
  seat: number | null
}

/** How soon a card can be complete, if all that surely comes is put on it. */
export interface OutlookView {
  /** 0: this round, 1: the next; null: not so soon, or a frost giant lies under it. */
  rounds: number | null
  /** How many pieces are missing after this round, once krystallium has filled gaps. */
  short: number
  /** Those that this round does not bring, before krystallium; nothing where none is missing. */
  lacks: Record<string, number>
}

/** A card under construction. */
export interface SiteView {
  /** The card, with a number where there are several copies. */
  site: string
  /** Its id. */
  card: string
  /** What is still to be put on it; nothing for a frozen card that has all. */
  needs: Record<string, number>
  /** Whether a frost giant lies under it. */
  frozen: boolean
  /** Whether the scenario forbids to discard it. */
  bound: boolean
  /** How soon it can be complete. */
  outlook: OutlookView
  /** Whether it is one of the cards that can all be completed this round. */
  finishes: boolean
  /** Whether one more piece completes it. */
  last: boolean
}
