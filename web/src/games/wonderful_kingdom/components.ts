/** Cards, duchies, quests and scenarios, as the server's component data tell them. */

import { sure } from '../../lib/sure'

/** Pieces by kind. */
export type Heap = Record<string, number>

export interface Source {
  provenance: string
  rulebook_fields?: string[]
  rulebook_inferred?: string[]
}
interface Named {
  id: string
  copies: number
  source: Source
}
export interface Development extends Named {
  kind: 'development'
  type: string
  cost: Heap
  recycle: Heap
  production: Heap
  production_per: Record<string, string>
  bonus: Heap
  points: number
  points_per: Heap
}
interface Treasure extends Named {
  kind: 'treasure'
  recycle: Heap
}
interface Calamity extends Named {
  kind: 'calamity'
  points: number
}
export interface Threat extends Named {
  kind: 'threat'
  soldiers: number
  points: number
  effect: string
}
export interface Advisor extends Named {
  kind: 'advisor'
  phase: string
  step: string | null
  soldiers: number
  two_players_only: boolean
  ability: string
  number: number
  cubes: Heap
}
export type Card = Development | Treasure | Calamity | Threat | Advisor
/** A card as it is told: in the list of its kind. */
type Told<C extends Card> = Omit<C, 'kind'>

export interface Task {
  id: string
  final: boolean
  first_only: boolean
  cost: Heap
  reward: Heap
}
interface Quest {
  id: string
  names: Record<string, string>
  /** The tasks by the number of players. */
  sides: Record<string, Task[]>
}
interface DuchySide {
  production: Heap
  points_per: Heap
}
interface DuchyCard {
  id: string
  sides: Record<string, DuchySide>
  source: Source
}
/** What a scenario lays out, asks for and is lost by. */
interface Scenario {
  number: number
  names: Record<string, string>
  /** Cards that start under construction, and threats that lie there; all of them must go. */
  construction: Record<string, number>
  threats: Record<string, number>
  lose_without_vermin: boolean
  /** How many cubes laid aside for shadows lose; 0 for no such rule. */
  shadow_cubes: number
}

/** What the board reads of the component data. */
export interface WonderfulKingdomComponents {
  developments: Told<Development>[]
  treasures: Told<Treasure>[]
  calamity: Told<Calamity>
  threat_decks: { id: string; danger: string }[]
  threats: Told<Threat>[]
  advisors: Told<Advisor>[]
  duchies: DuchyCard[]
  quests: Quest[]
  scenarios: Scenario[]
  /** Alone: that many cubes of a kind make a soldier. */
  solo: { supremacy: number }
}

const kept = new WeakMap<WonderfulKingdomComponents, Map<string, Card>>()

function cards(components: WonderfulKingdomComponents): Map<string, Card> {
  let found = kept.get(components)
  if (!found) {
    const all: Card[] = [
      ...components.developments.map((card): Card => ({ ...card, kind: 'development' })),
      ...components.treasures.map((card): Card => ({ ...card, kind: 'treasure' })),
      { ...components.calamity, kind: 'calamity' },
      ...components.threats.map((card): Card => ({ ...card, kind: 'threat' })),
      ...components.advisors.map((card): Card => ({ ...card, kind: 'advisor' })),
    ]
    found = new Map(all.map((card) => [card.id, card]))
    kept.set(components, found)
  }
  return found
}

/** Undefined where no card has this name. */
export function findCard(components: WonderfulKingdomComponents, id: string): Card | undefined {
  return cards(components).get(id)
}

export function cardOf(components: WonderfulKingdomComponents, id: string): Card {
  return sure(findCard(components, id), `card ${id}`)
}

export function developmentOf(components: WonderfulKingdomComponents, id: string): Development | null {
  const card = findCard(components, id)
  return card?.kind === 'development' ? card : null
}

export function threatOf(components: WonderfulKingdomComponents, id: string): Threat {
  const card = findCard(components, id)
  return sure(card?.kind === 'threat' ? card : null, `threat ${id}`)
}

export function advisorOf(components: WonderfulKingdomComponents, id: string): Advisor {
  const card = findCard(components, id)
  return sure(card?.kind === 'advisor' ? card : null, `advisor ${id}`)
}

/** Undefined where no duchy has this name. */
export function findDuchy(components: WonderfulKingdomComponents, id: string): DuchyCard | undefined {
  return components.duchies.find((one) => one.id === id)
}

/** One side of a duchy card. */
export function duchySide(components: WonderfulKingdomComponents, id: string, side: string): DuchySide {
  return sure(findDuchy(components, id)?.sides[side], `duchy ${id}, side ${side}`)
}

export function questOf(components: WonderfulKingdomComponents, id: string): Quest {
  return sure(
    components.quests.find((one) => one.id === id),
    `quest ${id}`,
  )
}

export function taskOf(components: WonderfulKingdomComponents, id: string, seats: number): Task | null {
  for (const { sides } of components.quests) {
    const found = sides[String(seats)]?.find((task) => task.id === id)
    if (found) return found
  }
  return null
}

export function scenarioOf(components: WonderfulKingdomComponents, number: number | null): Scenario | null {
  return components.scenarios.find((one) => one.number === number) ?? null
}

/** The lists of the components whose entries are cards of the one deck. */
export const CARD_LISTS: Readonly<Record<string, string>> = {
  developments: 'card',
  treasures: 'card',
  calamity: 'card',
  threats: 'card',
  advisors: 'card',
}
