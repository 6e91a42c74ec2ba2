/** What the board reads of the view and of the components. */

import type { Components } from '../board'

export const CUBES = ['materials', 'population', 'gold', 'exploration'] as const
export const PIECES = [...CUBES, 'krystallium', 'soldier'] as const
export const TYPES = ['structure', 'professional', 'landmark', 'discovery'] as const

export type Heap = Record<string, number>

export interface Hidden { card: string | null; seat: number | null }
export interface Site { site: string; card: string; needs: Heap; frozen: boolean; bound: boolean }
export interface Area { up: string[]; down: Hidden[] }

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

export interface Source { provenance: string; rulebook_fields?: string[]; rulebook_inferred?: string[] }
interface Named { id: string; copies: number; source: Source }
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
export interface Treasure extends Named { kind: 'treasure'; recycle: Heap }
export interface Calamity extends Named { kind: 'calamity'; points: number }
export interface Threat extends Named { kind: 'threat'; soldiers: number; points: number; effect: string }
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

export interface Task { id: string; final: boolean; first_only: boolean; cost: Heap; reward: Heap }
export interface DuchyCard { id: string; sides: Record<'a' | 'b', { production: Heap; points_per: Heap }>; source: Source }

const kept = new WeakMap<Components, Map<string, Card>>()

function cards(components: Components): Map<string, Card> {
  let found = kept.get(components)
  if (!found) {
    found = new Map()
    const add = (kind: Card['kind'], list: object[]) => {
      for (const entry of list) found?.set((entry as Card).id, { ...entry, kind } as Card)
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

export function cardOf(components: Components, id: string): Card {
  return cards(components).get(id) as Card
}

export function developmentOf(components: Components, id: string): Development | null {
  const card = cards(components).get(id)
  return card?.kind === 'development' ? card : null
}

export function duchyOf(components: Components, id: string): DuchyCard {
  return (components.duchies as DuchyCard[]).find((one) => one.id === id) as DuchyCard
}

/** The quest boards on the table with their tasks. */
export function questsOf(table: Table, components: Components): { id: string; tasks: Task[] }[] {
  const all = components.quests as { id: string; sides: Record<string, Task[]> }[]
  return boardsOf(table).map((id) => ({ id, tasks: all.find((one) => one.id === id)?.sides[String(table.seats)] ?? [] }))
}

export function taskOf(components: Components, id: string, seats: number): Task | null {
  for (const quest of components.quests as { sides: Record<string, Task[]> }[]) {
    const found = quest.sides[String(seats)]?.find((task) => task.id === id)
    if (found) return found
  }
  return null
}

/** What a scenario lays out and asks for, as its rules say. */
export interface Scenario { cards: string[]; boards: string[]; modules: string[]; thieves: number; vermin: boolean; shadows: number }
const SCENARIOS: Record<number, Partial<Scenario>> = {
  1: { cards: ['farm', 'farm', 'farm', 'farm'], modules: ['threats'], vermin: true },
  2: { cards: ['gates_of_hell', 'secret_brotherhood', 'royal_citadel'], modules: ['advisors'] },
  3: { cards: ['giant_lighthouse', 'navigators', 'port', 'giants_cache'], boards: ['northern_lands'], modules: ['quests', 'threats'] },
  4: { cards: ['recruiters', 'great_army', 'barracks', 'alchemical_forge'], boards: ['usurper'], modules: ['advisors', 'quests'] },
  5: { modules: ['threats'], thieves: 4, shadows: 5 },
  6: { cards: ['barracks', 'royal_guard', 'impregnable_walls', 'munitions_specialists'], boards: ['usurper', 'plague_lord'], modules: ['quests'] },
}

export function scenarioOf(number: number): Scenario | null {
  const found = SCENARIOS[number]
  return found ? { cards: [], boards: [], modules: [], thieves: 0, vermin: false, shadows: 0, ...found } : null
}

function boardsOf(table: Table): string[] {
  const scenario = scenarioOf(table.options.scenario)
  if (scenario) return scenario.boards
  return table.options.module === 'quests' ? [table.options.quest] : []
}

export function modulesOf(table: Table): string[] {
  return scenarioOf(table.options.scenario)?.modules ?? [table.options.module]
}

export function medalsOf(table: Table, components: Components): number[] {
  const scenarios = components.scenarios as { number: number; medals: number[] }[]
  const own = scenarios.find((one) => one.number === table.options.scenario)?.medals
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

export interface Slot { piece: string; filled: boolean; index: number }

/** The cost of a card as slots; those already paid come first of their kind. */
export function slotsOf(cost: Heap, needs: Heap | null): Slot[] {
  return PIECES.flatMap((piece) => {
    const all = cost[piece] ?? 0
    const open = needs ? (needs[piece] ?? 0) : all
    return Array.from({ length: all }, (_, index) => ({ piece: piece as string, filled: index < all - open, index }))
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
