/** The prompt in words: what to do now, why, and what the choice under the pointer would bring. */

import type { LegalAction, PreviewedAction, PromptButton } from '../board'
import { cardOf, threatOf } from './components'
import { all, find, puts, raisedOf, type Play } from './play'
import { CUBES, each, total, type Site } from './table'
import { capital, signed } from '../../lib/wording'
import { areaWords, heapWords, outlookWords } from './words'

/** What must be done before anything else, by the field of the duchy that counts it. */
function duty(play: Play): 'giving' | 'debt' | 'tokens' | 'cubes' | 'freed' | 'giants' | null {
  if (all(play, 'give').length) return 'giving'
  if (all(play, 'forfeit').length) return 'debt'
  if (all(play, 'cover').length) return 'tokens'
  if (all(play, 'uncover').length) return 'freed'
  if (all(play, 'store').length) return 'cubes'
  if (all(play, 'freeze').length) return 'giants'
  return null
}

export function headlineOf(play: Play): string {
  const { texts, table, duchy } = play
  if (play.mode) return texts.say(`page-prompt-${play.mode}`)
  if (play.held) return texts.say(play.down ? 'page-prompt-lay-down' : 'page-prompt-lay', { card: play.held })
  const first = duty(play)
  if (first === 'cubes')
    return texts.say('page-prompt-cubes', {
      number: total(duchy.cubes),
      kinds: new Set(each(duchy.cubes)).size,
      resource: each(duchy.cubes)[0] ?? '',
    })
  if (first) return texts.say(`page-prompt-${first}`, { number: first === 'freed' ? 1 : duchy[first] })
  if (table.step === 'planning')
    return texts.say(duchy.draft.length ? 'page-prompt-planning' : 'page-prompt-planned', {
      number: duchy.draft.length,
    })
  if (table.step === 'offer') return texts.say('page-prompt-offer', { number: table.offered + 1 })
  if (table.step === 'pay') return texts.say('page-prompt-pay', { number: table.paying })
  if (table.step === 'production') return texts.say('page-prompt-produced', { resource: table.resource })
  if (table.step === 'battle' && !canFight(play)) return texts.say('page-prompt-battle-none')
  return texts.say(`page-prompt-${table.step}`)
}

function canFight(play: Play): boolean {
  return all(play, 'fight', 'thaw').length > 0
}

export function signFor(play: Play): string {
  if (play.mode)
    return play.mode === 'krystallium' ? 'cube-krystallium' : play.mode === 'soldier' ? 'soldier' : 'ui-close'
  if (all(play, 'store').length) return `cube-${each(play.duchy.cubes)[0] ?? 'materials'}`
  if (play.table.step === 'production') return `cube-${play.table.resource}`
  return ''
}

/** What the choice under the pointer brings, in the second line; `change` once the server has told it. */
export function detailOf(play: Play, chosen: LegalAction | null, change: PreviewedAction | null): string {
  if (!chosen) return idle(play)
  const words = chosenWords(play, chosen)
  if (!change?.total) return words
  const points = { change: signed(change.total), points: Math.abs(change.total) }
  return `${words} (${play.texts.say('page-points-change', points)})`
}

function siteOf(play: Play, site: unknown): Site | null {
  return play.duchy.construction.find((one) => one.site === site) ?? null
}

function chosenWords(play: Play, action: LegalAction): string {
  const { texts } = play
  const site = siteOf(play, action.site)
  const words = texts.action(action)
  if (site && puts(action)) {
    if (site.last) return `${words}. ${texts.say('page-finishes', { card: site.card })}`
    const left = total(site.needs) - 1
    return `${words}. ${left > 0 ? texts.say('page-after', { number: left }) : capital(texts.say('more-frozen'))}`
  }
  if (action.verb === 'discard' && site) {
    const card = cardOf(play.components, site.card)
    return card.kind === 'development'
      ? `${words}. ${texts.say('page-recycles', { what: heapWords(card.recycle, texts) })}`
      : words
  }
  if (action.verb === 'build' || action.verb === 'keep') {
    const card = cardOf(play.components, String(action.card))
    if (card.kind !== 'development') return words
    const outlook = play.duchy.outlook[card.id]
    return `${words}. ${outlook ? outlookWords(outlook, texts) : texts.say('page-costs', { what: heapWords(card.cost, texts) })}`
  }
  if (action.verb === 'recycle') return `${words}: ${heapWords(play.duchy.recycling[String(action.card)] ?? {}, texts)}`
  if (action.verb === 'take') {
    const area = play.table.areas[Number(action.area) - 1]
    return area ? `${words}: ${areaWords(area, texts)}` : words
  }
  if (action.verb === 'search') return `${words}. ${texts.say('page-search-tip')}`
  if (action.verb === 'fight') {
    const { soldiers } = threatOf(play.components, String(action.threat))
    return `${words}. ${texts.say('page-costs', { what: heapWords({ soldier: soldiers }, texts) })}`
  }
  if (action.verb === 'deck') return `${words}. ${texts.say('page-deck-tip')}`
  return words
}

function idle(play: Play): string {
  const { texts, table, duchy } = play
  if (play.mode) return texts.say(`page-detail-${play.mode}`)
  if (play.held) return texts.say(play.phone ? 'page-detail-lay-touch' : 'page-detail-lay')
  const first = duty(play)
  if (first === 'cubes') {
    const way = !all(play, 'place').length ? '-store' : play.phone ? '-touch' : ''
    const quests = table.in_play.modules.includes('quests') ? 'yes' : 'no'
    return texts.say(`page-detail-cubes${way}`, { number: total(duchy.cubes), quests })
  }
  if (first) return texts.say(`page-detail-${first}`)
  if (table.armed && table.step === 'take') return texts.say('now-armed')
  if (table.step === 'planning' && duchy.boost && duchy.draft.length)
    return texts.say('now-boost', { number: duchy.boost })
  if (table.step === 'planning' && !duchy.draft.length) return more(play, 'page-detail-planned')
  if (table.step === 'planning' && table.round > 1 && !play.phone) {
    const up = duchy.draft[raisedOf(play)]
    const outlook = up === undefined ? undefined : duchy.outlook[up]
    if (up !== undefined && outlook) return `${texts.name('card', up)}. ${outlookWords(outlook, texts)}`
  }
  if (table.step === 'production')
    return more(play, table.resource === CUBES.at(-1) ? 'page-detail-produced-last' : 'page-detail-produced')
  if (table.step === 'battle')
    return texts.say(canFight(play) ? 'page-detail-battle' : 'page-detail-battle-none', { soldiers: duchy.soldiers })
  if (table.step === 'take' && table.seats === 1) return texts.say('page-detail-take-alone')
  return texts.has(`page-detail-${table.step}`) ? texts.say(`page-detail-${table.step}`) : ''
}

/** Nothing must be done any more: what still can be. */
function more(play: Play, key: string): string {
  const can = ['krystallium', 'soldier', 'advise', 'task']
    .filter((verb) => find(play, verb))
    .map((verb) => play.texts.say(`page-can-${verb}`))
  return can.length ? play.texts.say('page-can', { what: play.texts.together(can) }) : play.texts.say(key)
}

/** A deed that goes on while it can, such as all cubes into the alchemy area. */
export interface Deed {
  verb: string
  site?: unknown
}

interface Doing {
  act: (code: number) => void
  begin: (deed: Deed) => void
  putDown: () => void
  /** Turn the card in hand over. */
  turn: () => void
}

/** The buttons beside the prompt; `taps`: the first tap only previews, and a button does it. */
export function buttonsOf(
  play: Play,
  chosen: LegalAction | null,
  taps: boolean,
  { act, begin, putDown, turn }: Doing,
): PromptButton[] {
  const { texts, held, down, mode } = play
  const found: PromptButton[] = []
  const say = (key: string) => texts.say(`page-${key}`)
  const cubes = total(play.duchy.cubes)
  if (all(play, 'offer').some((action) => action.face === 'down')) {
    const able = held === null || find(play, 'offer', { card: held, face: 'down' }) !== null
    found.push({
      key: 'trap',
      label: say(down ? 'face-up' : 'face-down'),
      icon: 'trap',
      shortcut: 't',
      disabled: held === null || !able,
      title: held === null ? say('trap-first') : undefined,
      press: turn,
    })
  }
  // A phone has one row: there a tap on the card in hand puts it back, and a choice pushes the rest aside.
  if ((held !== null && !play.phone) || mode !== null)
    found.push({ key: 'back', label: say('put-down'), icon: 'ui-close', press: putDown })
  const yes = taps && chosen !== null
  if (find(play, 'store') && cubes > 1 && mode === null && !(play.phone && yes)) {
    found.push({ key: 'store-all', label: say('store-all'), shortcut: 'a', press: () => begin({ verb: 'store' }) })
  }
  if (yes && chosen.verb === 'place' && cubes > 1) {
    const { site } = chosen
    found.push({ key: 'fill', label: say('fill'), press: () => begin({ verb: 'place', site }) })
  }
  const done = find(play, 'done')
  if (yes)
    found.push({
      key: 'yes',
      label: texts.has(`page-yes-${chosen.verb}`) ? say(`yes-${chosen.verb}`) : say('yes'),
      icon: 'ui-check',
      main: true,
      press: () => act(chosen.code),
    })
  else if (done)
    found.push({
      key: 'done',
      label: doneLabel(play),
      icon: 'ui-check',
      main: true,
      space: true,
      press: () => act(done.code),
    })
  else if (taps)
    found.push({
      key: 'yes',
      label: say('yes'),
      icon: 'ui-check',
      main: true,
      disabled: true,
      title: say('tap-first'),
      press: () => undefined,
    })
  return found
}

function doneLabel({ table, texts }: Play): string {
  const key = `page-done-${table.step === 'look' || table.step === 'keep' ? 'look' : table.step}`
  return texts.has(key) ? texts.say(key, { resource: table.resource }) : texts.say('action-done')
}
