/** Cards, pieces and tasks in words: tips, cards that explain, labels. */

import type { Texts } from '../../lib/texts'
import { duchyPicture, pictureOf, questPicture, scenarioPicture } from './art'
import { capital } from '../../lib/wording'
import {
  findCard,
  findDuchy,
  scenarioOf,
  taskOf,
  type Advisor,
  type Card,
  type Development,
  type Heap,
  type Source,
  type Task,
  type Threat,
  type WonderfulKingdomComponents,
} from './components'
import { CUBES, PIECES, soonOf, type Area, type Outlook, type Soon } from './table'

/** "2 materials, 1 gold". */
export function heapWords(heap: Heap, texts: Texts): string {
  return texts.together(
    [...PIECES, 'spy', 'points']
      .filter((piece) => heap[piece])
      .map((piece) => texts.say(`page-some-${piece}`, { number: heap[piece] })),
  )
}

export function abilityWords(advisor: Advisor, texts: Texts): string {
  return capital(
    texts.say(`ability-${advisor.ability}`, { number: advisor.number, cubes: heapWords(advisor.cubes, texts) }),
  )
}

export function effectWords(threat: Threat, texts: Texts): string {
  return threat.effect === 'none' ? texts.say('page-vermin-short') : capital(texts.say(`effect-${threat.effect}`))
}

/** "this round", "next round" or "short by 2". */
export function soonWords(soon: Soon, outlook: Outlook, texts: Texts): string {
  return texts.say(`page-soon-${soon}`, { number: outlook.short })
}

/** How soon a card could be complete, in a sentence. */
export function outlookWords(outlook: Outlook, texts: Texts): string {
  const soon = soonOf(outlook, true)
  if (soon === 'now') return texts.say('page-outlook-now')
  const what = heapWords(outlook.lacks, texts)
  return texts.say(soon === 'next' ? 'page-outlook-next' : 'page-outlook-short', { what, number: outlook.short })
}

/** What lies in an offer area: the names of what is face up, and how many cards are not. */
export function areaWords({ up, down }: Area, texts: Texts): string {
  if (!up.length && !down.length) return texts.say('page-area-nothing')
  return texts.say('more-take', {
    up: up.length,
    names: up.map((card) => texts.name('card', card)).join(', '),
    hidden: down.length,
  })
}

/** What a development brings for others of a type, or once. */
function rarerLines(card: Development, texts: Texts): string[] {
  return [
    ...Object.entries(card.production_per).map(([cube, type]) =>
      texts.say('page-produces-per', { what: texts.say(`page-some-${cube}`, { number: 1 }), type }),
    ),
    ...(Object.keys(card.bonus).length ? [texts.say('page-bonus', { what: heapWords(card.bonus, texts) })] : []),
    ...Object.entries(card.points_per).map(([type, points]) => texts.say('page-scores-per', { points, type })),
  ]
}

/** What a card costs, brings and scores, a sentence each. */
export function cardLines(card: Card, texts: Texts): string[] {
  const lines: string[] = []
  if (card.kind === 'development') {
    lines.push(texts.say('page-costs', { what: heapWords(card.cost, texts) }))
    if (Object.keys(card.production).length)
      lines.push(texts.say('page-produces', { what: heapWords(card.production, texts) }))
    if (card.points) lines.push(texts.say('page-scores', { points: card.points }))
    lines.push(...rarerLines(card, texts))
    lines.push(texts.say('page-recycles', { what: heapWords(card.recycle, texts) }))
  } else if (card.kind === 'treasure') {
    lines.push(texts.say('page-treasure-tip', { what: heapWords(card.recycle, texts) }))
  } else if (card.kind === 'calamity') {
    lines.push(texts.say('page-calamity-tip', { points: -card.points }))
  } else if (card.kind === 'threat') {
    lines.push(`${effectWords(card, texts)}.`)
    lines.push(texts.say('page-threat-tip', { points: -card.points, soldiers: card.soldiers }))
  } else {
    lines.push(`${abilityWords(card, texts)}.`)
    lines.push(
      texts.say(card.step ? 'page-advisor-step' : 'page-advisor-when', {
        phase: card.phase,
        resource: card.step ?? '',
        soldiers: card.soldiers,
      }),
    )
    if (card.two_players_only) lines.push(texts.say('page-advisor-two'))
  }
  return lines
}

const FACTS: Record<Card['kind'], string[]> = {
  development: ['copies', 'type', 'cost', 'recycle', 'production', 'bonus', 'vp'],
  treasure: ['recycle', 'copies'],
  calamity: ['vp', 'copies'],
  threat: ['copies', 'vp', 'soldiers', 'effect'],
  advisor: ['phase', 'soldiers', 'effect'],
}

/** Which facts of an entry come from where. */
function known(source: Source, facts: string[], texts: Texts): [string, string][] {
  const level = (fact: string): string => {
    const named = (list: string[] | undefined) => (list ?? []).some((one) => one.startsWith(fact))
    if (named(source.rulebook_fields)) return 'rulebook'
    if (named(source.rulebook_inferred)) return 'inferred'
    return source.provenance.startsWith('found') ? 'found' : 'reconstructed'
  }
  const found = facts.map((fact): [string, string] => [texts.say(`page-fact-${fact}`), level(fact)])
  const levels = new Map<string, string[]>()
  for (const [fact, of] of found) levels.set(of, [...(levels.get(of) ?? []), fact])
  return [...levels].map(([of, names]) => [names.join(', '), of])
}

export function cardProvenance(card: Card, texts: Texts): [string, string][] {
  return known(card.source, FACTS[card.kind], texts)
}

export function taskLines(task: Task, seats: number, texts: Texts): string[] {
  const lines = [
    texts.say('page-task-costs', { what: heapWords(task.cost, texts) }),
    texts.say('page-task-brings', { what: heapWords(task.reward, texts) }),
  ]
  if (task.final) lines.push(texts.say('page-task-final', { seats }))
  if (task.first_only) lines.push(texts.say('page-task-first'))
  return lines
}

export interface Words {
  title: string
  lines: string[]
  art?: string
  provenance: [string, string][]
  rules?: string
}

const RULES: Record<string, string> = {
  krystallium: 'krystallium',
  soldier: 'any_time',
  trap: 'offer',
  spy: 'reveal',
  alchemy: 'krystallium',
  'alchemy-quests': 'quests',
  training: 'production',
  supremacy: 'production',
  danger: 'solo',
  pile: 'draw',
  search: 'pay',
  theft: 'decks',
  discard: 'any_time',
  medal: 'solo',
  hidden: 'offer',
  first: 'round',
  shadows: 'decks',
  vermin: 'decks',
}

/** What the component data call the different cards. */
const CARDS = new Set(['card', 'face', 'site', 'development', 'treasure', 'calamity', 'threat', 'advisor'])

/** Anything on the board in words. `kind:id`, as in the attribute `data-tip`; a task is `name/seats`, a duchy `name/side`. */
export function wordsOf(kind: string, id: string, texts: Texts, components: WonderfulKingdomComponents): Words | null {
  if (CARDS.has(kind)) {
    const card = findCard(components, id)
    if (!card) return null
    const rules = {
      development: 'planning',
      treasure: 'planning',
      calamity: 'planning',
      threat: 'decks',
      advisor: 'abilities',
    }[card.kind]
    const title =
      card.kind === 'development' ? texts.say('page-card-title', { card: id, type: card.type }) : texts.name('card', id)
    return {
      title,
      lines: cardLines(card, texts),
      art: pictureOf(card),
      provenance: cardProvenance(card, texts),
      rules,
    }
  }
  if (kind === 'task') {
    const [name = '', seats = '2'] = id.split('/')
    const task = taskOf(components, name, Number(seats))
    return task
      ? {
          title: texts.name('task', name),
          lines: taskLines(task, Number(seats), texts),
          provenance: [[texts.say('page-fact-task'), 'reconstructed']],
          rules: 'quests',
        }
      : null
  }
  if (kind === 'quest') {
    const quest = components.quests.find((one) => one.id === id)
    if (!quest) return null
    const tasks = quest.sides['2'] ?? []
    return {
      title: quest.names[texts.language] ?? id,
      lines: tasks.map(
        (task) =>
          `${texts.name('task', task.id)}: ${heapWords(task.cost, texts)}. ${capital(
            texts.say('page-task-brings', { what: heapWords(task.reward, texts) }),
          )}`,
      ),
      art: questPicture(id),
      provenance: [[texts.say('page-fact-task'), 'reconstructed']],
      rules: 'quests',
    }
  }
  if (kind === 'duchy') {
    const [name = '', side = 'a'] = id.split('/')
    const card = findDuchy(components, name)
    const of = card?.sides[side]
    if (!card || !of) return null
    const lines = [texts.say('page-produces', { what: heapWords(of.production, texts) })]
    for (const [type, points] of Object.entries(of.points_per))
      lines.push(texts.say('page-scores-per', { points, type }))
    return {
      title: texts.name('duchy', name),
      lines,
      art: duchyPicture(name),
      provenance: known(card.source, ['production'], texts),
      rules: 'production',
    }
  }
  if (kind === 'scenario') {
    const number = Number(id)
    const scenario = scenarioOf(components, number)
    if (!scenario) return null
    return {
      title: texts.say('page-scenario', { number, title: scenario.names[texts.language] ?? '' }),
      art: scenarioPicture(number),
      lines: [texts.say(`page-story-${number}`), texts.say(`page-goal-${number}`)],
      provenance: [],
      rules: 'scenarios',
    }
  }
  if (kind === 'resource') {
    const art = id === 'soldier' ? id : `cube-${id}`
    const tip = CUBES.includes(id) ? 'page-cube-tip' : `page-${id}-tip`
    return {
      title: capital(texts.name('resource', id)),
      lines: [texts.say(tip, { resource: id })],
      art,
      provenance: [],
      rules: RULES[id] ?? 'production',
    }
  }
  if (kind === 'type')
    return {
      title: capital(texts.name('type', id)),
      lines: [texts.say('page-type-tip')],
      art: `type-${id}`,
      provenance: [],
      rules: 'over',
    }
  if (kind === 'piece' && texts.has(`page-${id}-tip`)) {
    return { title: texts.say(`page-${id}`), lines: [texts.say(`page-${id}-tip`)], provenance: [], rules: RULES[id] }
  }
  return null
}

/** What stands on no card that is seen large: how soon it can be complete, and what its rarer signs mean. */
function besidesFace(card: Card, outlook: Outlook | undefined, texts: Texts): string[] {
  if (card.kind === 'development')
    return [...(outlook ? [outlookWords(outlook, texts)] : []), ...rarerLines(card, texts)]
  return cardLines(card, texts).slice(-1)
}

/** The short card beside the pointer. A card that is seen large, `face:id`, is not told again. */
export function tipOf(
  key: string,
  texts: Texts,
  components: WonderfulKingdomComponents,
  outlook: Readonly<Record<string, Outlook>> = {},
): { title: string; lines: string[] } | null {
  const at = key.indexOf(':')
  const [kind, id] = [key.slice(0, at), key.slice(at + 1)]
  const words = wordsOf(kind, id, texts, components)
  if (!words) return null
  const card = kind === 'face' ? findCard(components, id) : null
  return { title: words.title, lines: card ? besidesFace(card, outlook[id], texts) : words.lines }
}
