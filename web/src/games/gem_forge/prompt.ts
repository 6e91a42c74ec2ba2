/** The prompt in words: what to do, what the hovered choice brings, and the buttons beside it. */

import type { LegalAction, PromptButton } from '../board'
import type { Texts } from '../../lib/texts'
import { tileOf, type GemForgeComponents } from './components'
import { handInOf, ofVerb, pointsOf, type Table } from './table'
import { could, kindOf, pawnWords, sumOf } from './words'

export interface Moment {
  table: Table
  legal: LegalAction[]
  components: GemForgeComponents
  texts: Texts
  seat: number
  /** The stone in hand. */
  inHand: string | null
  /** The action under the pointer. */
  chosen: LegalAction | null
  ticked: number[]
  refreshing: boolean
  give: string | null
  get: string | null
  /** A narrow screen: what the board offers in words needs no button. */
  narrow: boolean
  /** The first tap previews, and what is previewed waits for a second. */
  twice: boolean
  /** A window of reactions is open: it asks by itself what one answers. */
  window: boolean
  /** To end the turn and keep what could be handed in has been asked for once. */
  ending: boolean
}

export interface Deeds {
  act: (code: number) => void
  putBack: () => void
  refresh: (on: boolean) => void
  /** Ask once more before the turn ends. */
  end: () => void
}

/** Whether tiles of the market can be replaced. */
function mayRefresh({ legal }: Moment): boolean {
  return ofVerb(legal, 'refresh').length > 0
}

export function headlineOf(now: Moment): string {
  const { table, texts, inHand } = now
  const say = (key: string, more: Record<string, unknown> = {}) => texts.say(`page-head-${key}`, more)
  if (now.window) {
    const by = texts.players[table.stack.at(-1)?.seat ?? table.active ?? 0] ?? ''
    return say(`${table.step}-no`, { player: by, card: table.stack.at(-1)?.card ?? '' })
  }
  if (now.twice && now.chosen) return say('again')
  if (inHand) return say('stone', { colour: inHand })
  if (table.step === 'turn') {
    if (table.actions_left) return say('turn', { actions: table.actions_left })
    return say(table.must_hand_in ? 'must' : 'end')
  }
  if (table.step === 'opening') return say('opening', { number: now.ticked.length })
  if (table.step === 'replace') return say(now.refreshing ? 'refresh' : 'replace', { number: table.missing })
  if (table.step === 'swap_jewel')
    return say(now.give ? 'swap-get' : 'swap-give', { market: table.target === 'market' ? 'yes' : 'no' })
  if (table.step === 'swap_stone') return say(now.give ? 'trade-get' : 'trade-give')
  return say(table.step, { number: table.left, card: table.stack[0]?.card ?? '' })
}

/** What a window asks of whoever has a card that answers. */
export function questionOf(texts: Texts, table: Table): string {
  return texts.say(`page-head-${table.step}-yes`)
}

/** Why a seat can only pass; nothing where it has a choice. */
export function vainWords(texts: Texts, table: Table, seat: number | null): string {
  const why = seat === null ? null : (table.players[seat]?.only_pass ?? null)
  return why === null ? '' : texts.say(`page-vain-${why}`)
}

function answerable({ legal }: Moment): boolean {
  return ofVerb(legal, 'play').length > 0
}

export function detailOf(now: Moment): string {
  const { table, texts, components, seat, chosen, inHand, legal } = now
  if (chosen && !now.window) return chosenWords(now, chosen)
  const say = (key: string, more: Record<string, unknown> = {}) => texts.say(`page-how-${key}`, more)
  if (now.window) return answerable(now) ? say('window') : vainWords(texts, table, seat)
  if (inHand) {
    const places = ofVerb(legal, 'set').filter((action) => action.colour === inHand).length
    return say('stone', { places, discard: ofVerb(legal, 'discard').length })
  }
  if (table.step === 'turn') {
    if (table.actions_left === 0) return say(table.must_hand_in ? 'must' : now.ending ? 'ending' : 'end')
    if (table.must_hand_in) return say('brown')
    if (table.can_hand_in.length) return say('blue')
    const stones = table.players[seat]?.cart.length ?? 0
    return say(stones === components.cart_places ? 'turn-full' : stones ? 'turn' : 'turn-empty')
  }
  if (table.step === 'replace')
    return say(now.refreshing ? 'refresh' : mayRefresh(now) ? 'replace' : 'replace-only', { number: table.missing })
  const key = `page-how-${table.step}`
  return texts.has(key) ? texts.say(key, { number: table.left, limit: components.hand_limit }) : ''
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
      const handIn = handInOf(table, action)
      return handIn ? sumOf(texts, table, components, seat, handIn) : ''
    }
    case 'set':
      return setWords(now, action)
    case 'play': {
      const fits = [...new Set(ofVerb(now.legal, 'set').map((one) => String(one.colour)))]
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

/** A stone that is set: how many are missing then, or what the finished tile is worth. */
function setWords({ table, texts, components, seat }: Moment, action: LegalAction): string {
  const jewel = table.players[seat]?.jewels[Number(action.place) - 1]
  if (!jewel) return ''
  const tile = tileOf(components, jewel.tile)
  const left = tile.slots.length - jewel.stones.length - 1
  const kind = kindOf(texts, tile)
  return left > 0
    ? texts.say('page-do-set', { colour: String(action.colour), kind, left })
    : texts.say('page-do-finish', { kind, points: tile.vp })
}

/** What doing nothing more means at this step. */
export function passWords(texts: Texts, table: Table): string {
  const words: Record<string, string> = {
    turn: 'end',
    keep: 'rest-back',
    set_new: 'no-set',
    answer_card: 'pass',
    answer_take: 'pass',
    answer_set: 'pass',
  }
  return texts.say(`page-${words[table.step] ?? 'enough'}`)
}

export function buttonsOf(now: Moment, deeds: Deeds): PromptButton[] {
  const { table, legal, texts, components, seat, inHand, ticked } = now
  const pass = ofVerb(legal, 'pass')[0]
  const say = (key: string, more: Record<string, unknown> = {}) => texts.say(`page-${key}`, more)
  const press = (action: LegalAction | undefined) => () => action && deeds.act(action.code)
  if (now.window) return []
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
  } else if (table.step === 'replace' && mayRefresh(now)) {
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
    if (pass && table.step !== 'turn')
      found.push({ key: 'pass', label: passWords(texts, table), space: true, press: press(pass) })
    if (sets.length === 1)
      found.push({ key: 'set', label: say('set'), icon: 'ui-check', main: true, shortcut: 's', press: press(sets[0]) })
  } else if (table.step === 'turn') {
    const handIns = ofVerb(legal, 'hand_in').flatMap((action) => {
      const handIn = handInOf(table, action)
      return handIn ? [{ action, handIn, points: pointsOf(handIn) }] : []
    })
    const best = handIns.toSorted((a, b) => b.points - a.points)[0]
    const shown = now.narrow && best ? [] : legal
    const take = ofVerb(shown, 'take')[0]
    const draw = ofVerb(shown, 'draw')[0]
    if (take)
      found.push({
        key: 'take',
        brief: 'full',
        label: say('take'),
        icon: `gem_forge-stone-${table.mine[0] ?? 'red'}`,
        shortcut: 't',
        title: say('do-take', { colour: table.mine[0] ?? '' }),
        press: press(take),
      })
    if (draw)
      found.push({
        key: 'draw',
        brief: 'full',
        label: say('draw-short'),
        icon: 'gem_forge-piece-back',
        shortcut: 'k',
        title: say('do-draw'),
        press: press(draw),
      })
    if (table.actions_left === 0)
      found.push({
        key: 'pass',
        label: now.ending ? say('end-sure') : passWords(texts, table),
        main: !best,
        disabled: !pass,
        title: pass ? undefined : say('end-brown'),
        shortcut: 'e',
        space: pass !== undefined,
        // What is finished could still be handed in: that is asked once.
        press: best && !now.ending ? deeds.end : press(pass),
      })
    if (best) {
      const label = say(best.handIn.places.length > 1 ? 'hand-in-as-set' : 'hand-in')
      found.push({
        key: 'hand-in',
        label: `${label} +${best.points}`,
        icon: 'ui-check',
        main: true,
        shortcut: 'i',
        title: `${sumOf(texts, table, components, seat, best.handIn)}. ${pawnWords(texts, table, seat, best.handIn)}`,
        press: press(best.action),
      })
    }
  } else if (pass) {
    found.push({ key: 'pass', label: passWords(texts, table), space: true, press: press(pass) })
  }
  return found
}
