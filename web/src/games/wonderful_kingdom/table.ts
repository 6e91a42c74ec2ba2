/** What the board reads of the view and of the components. */

import { sure } from '../../lib/sure'
import type { Components } from '../board'

export const CUBES = ['materials', 'population', 'gold', 'exploration'] as const
export const PIECES = [...CUBES, 'krystallium', 'soldier'] as const
export const TYPES = ['structure', 'professional', 'landmark', 'discovery'] as const

export type Heap = Record<string, number>

export interface Hidden {
  card: string | null
  seat: number | null
}
export interface Site {
  site: string
  card: string
  needs: Heap
  frozen: boolean
  bound: boolean
}
export interface Area {
  up: string[]
  down: Hidden[]
}

export interface Duchy {
  duchy: string
  hand: (string | null)[]
  traps: number
  extra_traps: number
  draft: string[]
  draft_down: Hidden[]
  construction: Site[]
  built: string[]
  production: Heap
  types: Heap
  alchemy: Heap
  krystallium: number
  soldiers: number
  training: number
  cubes: Heap
  calamities: number
  threats: Heap
  thefts: Heap
  advisors: string[]
  used: string[]
  tasks: string[]
  active_spies: number
  hidden_spies: number
  done: boolean
  look: (string | null)[]
  debt: number
  tokens: number
  giants: number
  freed: number
  giving: number
  boost: number
}

export interface Table {
  options: { module: string; side: 'a' | 'b'; scenario: number; search: string; quest: string }
  seats: number
  seat: number | null
  step: string
  actor: number | null
  round: number
  rounds: number
  first: number
  turn: number
  offered: number
  areas: [Area, Area]
  duchies: Duchy[]
  pile: number
  top: string | null
  danger_pile: number
  danger_unseen: number
  dangers_unseen: number
  decks: (string | null)[]
  vermin: Heap
  area: number | null
  paying: number
  searched: boolean
  armed: boolean
  resource: string
  totals: number[]
  rewarded: string[]
  shadow_cubes: number
  lost: string[]
}

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
  type: (typeof TYPES)[number]
  cost: Heap
  recycle: Heap
  production: Heap
  production_per: Record<string, string>
  bonus: Heap
  points: number
  points_per: Heap
}
export interface Treasure extends Named {
  kind: 'treasure'
  recycle: Heap
}
export interface Calamity extends Named {
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

export interface Task {
  id: string
  final: boolean
  first_only: boolean
  cost: Heap
  reward: Heap
}
export interface DuchyCard {
  id: string
  sides: Record<'a' | 'b', { production: Heap; points_per: Heap }>
  source: Source
}

const kept = new WeakMap<Components, Map<string, Card>>()

function cards(components: Components): Map<string, Card> {
  let found = kept.get(components)
  if (!found) {
    found = new Map()
    const add = (kind: Card['kind'], list: unknown) => {
      for (const entry of list as Card[]) found?.set(entry.id, { ...entry, kind } as Card)
    }
    add('development', components.developments)
    add('treasure', components.treasures)
    add('calamity', [components.calamity])
    add('threat', components.threats)
    add('advisor', components.advisors)
    kept.set(components, found)
  }
  return found
}

/** Undefined where no card has this name. */
export function findCard(components: Components, id: string): Card | undefined {
  return cards(components).get(id)
}

export function cardOf(components: Components, id: string): Card {
  return sure(findCard(components, id), `card ${id}`)
}

export function developmentOf(components: Components, id: string): Development | null {
  const card = findCard(components, id)
  return card?.kind === 'development' ? card : null
}

/** Undefined where no duchy has this name. */
export function findDuchy(components: Components, id: string): DuchyCard | undefined {
  return (components.duchies as DuchyCard[]).find((one) => one.id === id)
}

export function duchyOf(components: Components, id: string): DuchyCard {
  return sure(findDuchy(components, id), `duchy ${id}`)
}

/** The quest boards on the table with their tasks. */
export function questsOf(table: Table, components: Components): { id: string; tasks: Task[] }[] {
  const all = components.quests as { id: string; sides: Record<string, Task[]> }[]
  return boardsOf(table, components).map((id) => ({
    id,
    tasks: all.find((one) => one.id === id)?.sides[String(table.seats)] ?? [],
  }))
}

export function taskOf(components: Components, id: string, seats: number): Task | null {
  for (const quest of components.quests as { sides: Record<string, Task[]> }[]) {
    const found = quest.sides[String(seats)]?.find((task) => task.id === id)
    if (found) return found
  }
  return null
}

/** What a scenario lays out, asks for and is lost by. */
export interface Scenario {
  number: number
  names: Record<string, string>
  modules: string[]
  /** Cards that start under construction, and threats that lie there; all of them must go. */
  construction: Record<string, number>
  threats: Record<string, number>
  quests: string[]
  lose_without_vermin: boolean
  /** How many cubes laid aside for shadows lose; 0 for no such rule. */
  shadow_cubes: number
  medals: number[]
}

export function scenarioOf(components: Components, number: number): Scenario | null {
  return (components.scenarios as Scenario[]).find((one) => one.number === number) ?? null
}

function boardsOf(table: Table, components: Components): string[] {
  const scenario = scenarioOf(components, table.options.scenario)
  if (scenario) return scenario.quests
  return table.options.module === 'quests' ? [table.options.quest] : []
}

/** The modules on the table; threats also where a scenario only brings their deck. */
export function modulesOf(table: Table, components: Components): string[] {
  const modules = scenarioOf(components, table.options.scenario)?.modules ?? [table.options.module]
  return battles(table) && !modules.includes('threats') ? [...modules, 'threats'] : modules
}

/** Whether there is a battle phase: somebody has a threat deck, or will pick one. */
export function battles(table: Table): boolean {
  return (
    table.decks.some((deck) => deck !== null) || (table.options.scenario === 0 && table.options.module === 'threats')
  )
}

export function medalsOf(table: Table, components: Components): number[] {
  const own = scenarioOf(components, table.options.scenario)?.medals
  if (own) return own
  const medals = components.medals as Record<string, number[]>
  return medals[table.options.module === 'threats' ? (table.decks[0] ?? '') : table.options.module] ?? []
}

/** Pieces in the order of the production steps, one entry each. */
export function each(heap: Heap): string[] {
  return PIECES.flatMap((piece) => Array.from({ length: heap[piece] ?? 0 }, () => piece as string))
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

/** Which phase of the round a step belongs to. */
export function phaseOf(table: Table): 'setup' | 'draft' | 'planning' | 'production' | 'battle' | 'end' {
  if (['deal_duchy', 'pick_deck', 'choose_advisor'].includes(table.step)) return 'setup'
  if (['planning', 'look'].includes(table.step)) return 'planning'
  if (table.step === 'production') return 'production'
  if (table.step === 'battle') return 'battle'
  if (['ending', 'over'].includes(table.step)) return 'end'
  return table.round === 0 ? 'setup' : 'draft'
}

/** The drawing of a piece: a cube, or a soldier. */
export function signOf(piece: string): string {
  return piece === 'soldier' || piece === 'spy' ? piece : `cube-${piece}`
}
