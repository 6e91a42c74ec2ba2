/** The prompt in words: what to do, what the hovered choice brings, and the buttons beside it. */

import type { Components, LegalAction, PromptButton } from '../board'
import type { Texts } from '../../lib/texts'
import {
  CART_PLACES,
  cardOf,
  filled,
  isWindow,
  ofVerb,
  tileOf,
  worthOf,
  type Card,
  type Colour,
  type Table,
} from './table'
import { could, effectOf, handInWords, kindOf, sumOf } from './words'

export interface Moment {
  table: Table
  legal: LegalAction[]
  components: Components
  texts: Texts
  seat: number
  /** The stone in hand. */
  inHand: Colour | null
  /** The action under the pointer. */
  chosen: LegalAction | null
  ticked: number[]
  refreshing: boolean
  give: string | null
  get: string | null
  /** A narrow screen: what the board offers in words needs no button. */
  narrow: boolean
}

export interface Deeds {
  act: (code: number) => void
  passAlways: () => void
  putBack: () => void
  refresh: (on: boolean) => void
}

function must(now: Moment): boolean {
  const { table, components, seat } = now
  return (table.players[seat]?.jewels ?? []).some(
    (jewel) => jewel?.finished && tileOf(components, jewel.tile).background === 'brown',
  )
}

export function headlineOf(now: Moment): string {
  const { table, legal, texts, inHand } = now
  const say = (key: string, more: Record<string, unknown> = {}) => texts.say(`page-head-${key}`, more)
  if (isWindow(table)) {
    const by = texts.players[table.stack.at(-1)?.seat ?? table.active ?? 0] ?? ''
    return say(`${table.step}-${answers(now) ? 'yes' : 'no'}`, { player: by, card: table.stack.at(-1)?.card ?? '' })
  }
  if (inHand) return say('stone', { colour: inHand })
  if (table.step === 'turn') {
    if (table.actions_left) return say('turn', { actions: table.actions_left })
    return say(ofVerb(legal, 'pass').length ? 'end' : 'must')
  }
  if (table.step === 'opening') return say('opening', { number: now.ticked.length })
  if (table.step === 'replace') return say(now.refreshing ? 'refresh' : 'replace', { number: table.missing })
  if (table.step === 'swap_jewel')
    return say(now.give ? 'swap-get' : 'swap-give', { market: table.target === 'market' ? 'yes' : 'no' })
  if (table.step === 'swap_stone') return say(now.give ? 'trade-get' : 'trade-give')
  return say(table.step, { number: table.left, card: table.stack[0]?.card ?? '' })
}

function answers({ legal }: Moment): boolean {
  return ofVerb(legal, 'play').length > 0
}

const ANSWERS: Record<string, string> = { answer_take: 'copy_take', answer_set: 'copy_set' }

/** What is asked in a window, and why one may be unable to answer. */
function windowWords(now: Moment): string {
  const { table, texts, components, seat } = now
  const played = table.stack.at(-1)
  const before = table.stack.at(-2)
  if (played && before)
    return texts.say('page-how-answer_card-again', { player: texts.players[played.seat] ?? '', card: before.card })
  if (played) return effectOf(texts, cardOf(components, played.card))
  const by = texts.players[table.active ?? 0] ?? ''
  if (answers(now)) return texts.say(`page-how-${table.step}-yes`, { player: by })
  const card = (components.cards as Card[]).find(({ effect }) => effect === ANSWERS[table.step])?.id ?? ''
  const held = card in (table.players[seat]?.hand ?? {})
  return texts.say(`page-how-${table.step}-${held ? 'vain' : 'no'}`, { card })
}

export function detailOf(now: Moment): string {
  const { table, texts, components, seat, chosen, inHand, legal } = now
  if (chosen) return chosenWords(now, chosen)
  const say = (key: string, more: Record<string, unknown> = {}) => texts.say(`page-how-${key}`, more)
  if (isWindow(table)) return windowWords(now)
  if (inHand) {
    const places = ofVerb(legal, 'set').filter((action) => action.colour === inHand).length
    return say('stone', { places, discard: ofVerb(legal, 'discard').length })
  }
  if (table.step === 'turn') {
    if (must(now) && table.actions_left === 0) return say('must')
    if (table.actions_left === 0) return say('end')
    if (must(now)) return say('brown')
    if (ofVerb(legal, 'hand_in').length) return say('blue')
    const stones = table.players[seat]?.cart.length ?? 0
    return say(stones === CART_PLACES ? 'turn-full' : stones ? 'turn' : 'turn-empty')
  }
  if (table.step === 'replace')
    return say(now.refreshing ? 'refresh' : table.may_refresh ? 'replace' : 'replace-only', { number: table.missing })
  const key = `page-how-${table.step}`
  return texts.has(key) ? texts.say(key, { number: table.left, limit: components.hand_limit as number }) : ''
}

function chosenWords(now: Moment, action: LegalAction): string {
  const { table, texts, components, seat } = now
  const say = (key: string, more: Record<string, unknown> = {}) => texts.say(`page-do-${key}`, more)
  switch (action.verb) {
    case 'take':
      return say('take', { colour: table.mine[0] ?? '' })
    case 'draw':
      return say('draw')
    case 'discard':
      return say('discard', { colour: String(action.colour) })
    case 'hand_in': {
      const player = table.players[seat]
      return player ? sumOf(texts, worthOf(components, player, String(action.places))) : ''
    }
    case 'set':
      return setWords(now, action)
    case 'play': {
      const fits = [...new Set(ofVerb(now.legal, 'set').map((one) => one.colour as Colour))]
      const about = could(texts, table, components, seat, String(action.card), fits)
      return `${say('play', { card: String(action.card) })} ${about}`.trim()
    }
    case 'drop':
      return say('drop', { card: String(action.card) })
    case 'choose': {
      const id = table.market[Number(action.space) - 1]
      return id ? say('choose', { tile: id }) : ''
    }
    default:
      return texts.action(action)
  }
}

/** A stone that finishes a tile: what handing it in would bring. */
function setWords({ table, texts, components, seat }: Moment, action: LegalAction): string {
  const jewel = table.players[seat]?.jewels[Number(action.place) - 1]
  if (!jewel) return ''
  const tile = tileOf(components, jewel.tile)
  const free = filled(tile, jewel.stones).filter((stone) => stone === null).length
  const args = { colour: String(action.colour), kind: kindOf(texts, tile), points: tile.vp, left: free - 1 }
  if (free > 1) return texts.say('page-do-set', args)
  return texts.say(tile.background === 'brown' ? 'page-do-finish-brown' : 'page-do-finish-blue', args)
}

/** What doing nothing more means at this step. */
export function passWords(texts: Texts, table: Table): string {
  const words: Record<string, string> = { turn: 'end', keep: 'rest-back', set_new: 'no-set' }
  return texts.say(`page-${isWindow(table) ? 'pass' : (words[table.step] ?? 'enough')}`)
}

export function buttonsOf(now: Moment, deeds: Deeds): PromptButton[] {
  const { table, legal, texts, components, seat, inHand, ticked } = now
  const pass = ofVerb(legal, 'pass')[0]
  const say = (key: string, more: Record<string, unknown> = {}) => texts.say(`page-${key}`, more)
  const press = (action: LegalAction | undefined) => () => action && deeds.act(action.code)
  if (isWindow(table)) {
    return [
      { key: 'pass', label: passWords(texts, table), main: true, title: say('pass-title'), press: press(pass) },
      { key: 'always', label: say('always'), title: say('always-title'), shortcut: 'a', press: deeds.passAlways },
    ]
  }
  const found: PromptButton[] = []
  if (table.step === 'opening') {
    const picked = [...ticked].sort((a, b) => a - b).join('')
    const action = ofVerb(legal, 'open').find((one) => one.tiles === picked)
    found.push({
      key: 'open',
      label: say('keep-these'),
      icon: 'ui-check',
      main: true,
      disabled: !action,
      title: action ? undefined : say('keep-first'),
      press: press(action),
    })
  } else if (table.step === 'replace' && table.may_refresh) {
    if (now.refreshing) {
      const picked = [...ticked].sort((a, b) => a - b).join('')
      const action = ofVerb(legal, 'refresh').find((one) => one.spaces === picked)
      found.push({ key: 'back', label: say('back'), icon: 'ui-close', press: () => deeds.refresh(false) })
      found.push({
        key: 'refresh',
        label: say('refresh-these'),
        icon: 'ui-replay',
        main: true,
        disabled: !action,
        title: action ? undefined : say('refresh-first', { number: table.missing }),
        press: press(action),
      })
    } else {
      found.push({
        key: 'refreshing',
        label: say('refresh', { number: table.missing }),
        icon: 'ui-replay',
        title: say('refresh-title'),
        press: () => deeds.refresh(true),
      })
    }
  } else if (inHand) {
    found.push({ key: 'back', label: say('put-back'), icon: 'ui-close', press: deeds.putBack })
    const discard = ofVerb(legal, 'discard').find((action) => action.colour === inHand)
    if (discard)
      found.push({
        key: 'discard',
        label: say('discard'),
        icon: 'ui-undo',
        shortcut: 'd',
        title: say('do-discard', { colour: inHand }),
        press: press(discard),
      })
    const sets = ofVerb(legal, 'set').filter((action) => action.colour === inHand)
    if (pass && table.step !== 'turn') found.push({ key: 'pass', label: passWords(texts, table), press: press(pass) })
    if (sets.length === 1)
      found.push({ key: 'set', label: say('set'), icon: 'ui-check', main: true, shortcut: 's', press: press(sets[0]) })
  } else if (table.step === 'turn') {
    const player = table.players[seat]
    const worths = ofVerb(legal, 'hand_in').map((action) => ({
      action,
      worth: player ? worthOf(components, player, String(action.places)) : null,
    }))
    const best = worths.toSorted((a, b) => (b.worth?.total ?? 0) - (a.worth?.total ?? 0))[0]
    const shown = now.narrow && best ? [] : legal
    const take = ofVerb(shown, 'take')[0]
    const draw = ofVerb(shown, 'draw')[0]
    if (take)
      found.push({
        key: 'take',
        brief: 'full',
        label: say('take'),
        icon: `gem-${table.mine[0] ?? 'red'}`,
        shortcut: 't',
        title: say('do-take', { colour: table.mine[0] ?? '' }),
        press: press(take),
      })
    if (draw)
      found.push({
        key: 'draw',
        brief: 'full',
        label: say('draw-short'),
        icon: 'card-back',
        shortcut: 'k',
        title: say('do-draw'),
        press: press(draw),
      })
    if (table.actions_left === 0)
      found.push({
        key: 'pass',
        label: passWords(texts, table),
        main: !best,
        disabled: !pass,
        title: pass ? undefined : say('end-brown'),
        shortcut: 'e',
        press: press(pass),
      })
    if (best) {
      const label = say((best.worth?.tiles.length ?? 1) > 1 ? 'hand-in-as-set' : 'hand-in')
      found.push({
        key: 'hand-in',
        label: `${label} +${best.worth?.total ?? 0}`,
        icon: 'ui-check',
        main: true,
        shortcut: 'i',
        title: handInWords(texts, table, components, seat, String(best.action.places)),
        press: press(best.action),
      })
    }
  } else if (pass) {
    found.push({ key: 'pass', label: passWords(texts, table), press: press(pass) })
  }
  return found
}
