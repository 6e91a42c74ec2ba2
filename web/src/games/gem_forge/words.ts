/** Gem Forge in words: tiles, cards, what a choice brings. */

import type { ComponentCard, Components } from '../board'
import type { Texts } from '../../lib/texts'
import { capital } from '../../lib/wording'
import {
  cardOf,
  passed,
  PLACES,
  tileOf,
  worthOf,
  type Card,
  type Colour,
  type Table,
  type Tile,
  type Worth,
} from './table'

/** Colours as a list, "red, red and green". */
export function coloursOf(texts: Texts, colours: string[]): string {
  return texts.together(colours.map((colour) => texts.name(colour === 'rainbow' ? 'slot' : 'colour', colour)))
}

/** The line at the foot of a tile. */
export function footOf(texts: Texts, tile: Tile): string {
  if (tile.background === 'brown') return texts.say('page-foot-brown')
  return tile.set_bonus ? texts.say('page-foot-set', { points: tile.set_bonus }) : texts.say('page-foot-none')
}

/** A tile for those who cannot see it. */
export function tileLabel(texts: Texts, tile: Tile, stones: Colour[] = []): string {
  const parts = [
    texts.say('page-tile-label', {
      kind: kindOf(texts, tile),
      background: tile.background,
      slots: coloursOf(texts, tile.slots),
      points: tile.vp,
    }),
  ]
  if (tile.set_bonus) parts.push(texts.say('page-foot-set', { points: tile.set_bonus }))
  if (stones.length)
    parts.push(
      texts.say('page-tile-holds', {
        stones: coloursOf(texts, stones),
        number: stones.length,
        slots: tile.slots.length,
      }),
    )
  return parts.join('. ')
}

export function kindOf(texts: Texts, tile: Tile): string {
  return texts.say(`page-kind-${tile.kind}`)
}

export function effectOf(texts: Texts, card: Card): string {
  return texts.say(`effect-${card.effect}`, { amount: card.amount, points: card.vp })
}

/** "2 + 2 + set 1 = 5". */
export function sumOf(texts: Texts, worth: Worth): string {
  const parts = worth.tiles.map((tile) => `${kindOf(texts, tile)} ${tile.vp}`)
  if (worth.bonus) parts.push(texts.say('page-sum-set', { points: worth.bonus }))
  return capital(parts.length > 1 ? `${parts.join(' + ')} = ${worth.total}` : `${parts[0] ?? ''}`)
}

/** Who draws a card when a pawn moves, and why. */
export function passedWords(texts: Texts, table: Table, seat: number, points: number): string {
  return passed(table, seat, points)
    .filter(({ seats }) => seats.length)
    .map(({ cell, seats }) =>
      texts.say('page-passes', {
        cell,
        number: seats.length,
        players: texts.together(seats.map((at) => texts.players[at] ?? '')),
      }),
    )
    .join(' ')
}

/** What handing in brings, before one does it: the points, where the pawn goes, and who gets a card for it. */
export function handInWords(texts: Texts, table: Table, components: Components, seat: number, places: string): string {
  const player = table.players[seat]
  return player
    ? `${sumOf(texts, worthOf(components, player, places))}. ${pawnWords(texts, table, components, seat, places)}`
    : ''
}

/** Where the pawn goes for what is handed in, and who gets a card for it. */
export function pawnWords(texts: Texts, table: Table, components: Components, seat: number, places: string): string {
  const player = table.players[seat]
  if (!player) return ''
  const worth = worthOf(components, player, places)
  const to = Math.min(table.goal, player.pawn + worth.total)
  const moves =
    to >= table.goal ? texts.say('page-wins', { goal: table.goal }) : texts.say('page-moves', { from: player.pawn, to })
  return [moves, passedWords(texts, table, seat, worth.total)].filter(Boolean).join(' ')
}

/** What a card in hand could do at this moment, in a few words. */
export function could(
  texts: Texts,
  table: Table,
  components: Components,
  seat: number,
  id: string,
  colours: Colour[],
): string {
  const card = cardOf(components, id)
  const others = table.players.flatMap((player, at) =>
    at === seat ? [] : [{ player, name: texts.players[at] ?? '', at }],
  )
  const carts = others
    .filter(({ player }) => player.cart.length)
    .map(({ player, name }) => texts.say('page-could-cart', { player: name, stones: coloursOf(texts, player.cart) }))
  switch (card.effect) {
    case 'dig':
      return texts.say('page-could-dig', { stones: coloursOf(texts, table.mine.slice(0, card.amount)) })
    case 'draw':
      return texts.say('page-could-draw', { number: card.amount, limit: components.hand_limit as number })
    case 'rob_cart':
    case 'swap_stone':
      return carts.join('; ')
    case 'empty_cart': {
      const own = table.players[seat]?.cart ?? []
      return [...carts, ...(own.length ? [texts.say('page-could-own', { stones: coloursOf(texts, own) })] : [])].join(
        '; ',
      )
    }
    case 'take_from_jewel':
      return others
        .flatMap(({ player, name }) => {
          const stones = player.jewels.flatMap((jewel) => (jewel && !jewel.finished ? jewel.stones : []))
          return stones.length ? [texts.say('page-could-cart', { player: name, stones: coloursOf(texts, stones) })] : []
        })
        .join('; ')
    case 'set':
      return texts.say('page-could-set', { stones: coloursOf(texts, colours) })
    case 'swap_jewel':
      return texts.say('page-could-swap', {
        tiles: texts.together(
          (table.players[seat]?.jewels ?? []).flatMap((jewel) =>
            jewel && !jewel.stones.length ? [kindOf(texts, tileOf(components, jewel.tile))] : [],
          ),
        ),
      })
    default:
      return ''
  }
}

/** A few words for the tip beside what one points to; `kind:id`. */
export function tipOf(key: string, texts: Texts, components: Components): { title: string; lines: string[] } | null {
  const [kind = '', id = ''] = key.split(':')
  if (kind === 'tile') {
    const tile = tileOf(components, id)
    const lines = [texts.say(tile.background === 'brown' ? 'page-tip-brown' : 'page-tip-blue', { points: tile.vp })]
    if (tile.slots[0] === 'rainbow') lines.push(texts.say('page-tip-rainbow'))
    else lines.push(`${texts.say('page-tip-slots')} ${coloursOf(texts, tile.slots)}.`)
    if (tile.background === 'blue')
      lines.push(texts.say(tile.set_bonus ? 'page-tip-set' : 'page-tip-set-none', { points: tile.set_bonus }))
    return { title: `${capital(kindOf(texts, tile))} · ${texts.say('board-points', { points: tile.vp })}`, lines }
  }
  if (kind === 'card') {
    const card = cardOf(components, id)
    return {
      title: capital(texts.name('card', id)),
      lines: [effectOf(texts, card), capital(texts.name('timing', card.timing))],
    }
  }
  if (kind === 'stone')
    return {
      title: capital(texts.say('page-stone', { colour: id })),
      lines: [texts.say('page-stone-tip', { number: components.stones_of_a_colour as number })],
    }
  if (kind === 'piece')
    return {
      title: texts.say(`page-${id}`),
      lines: [texts.say(`page-${id}-tip`, { goal: components.goal as number, limit: components.hand_limit as number })],
    }
  return null
}

const RULES: Record<string, string> = {
  mine: 'table',
  cart: 'table',
  track: 'track',
  market: 'replace',
  pile: 'draw_card',
  hand: 'cards',
}
const CARD_RULES: Record<string, string> = {
  draw: 'draw_three',
  set: 'set_more',
  cancel: 'answer_card',
  copy_take: 'answer_take',
  copy_set: 'answer_set',
}
const PIECE_ART: Record<string, string> = {
  mine: 'gem-green',
  cart: 'cart',
  track: 'ui-flag',
  market: 'j-necklace',
  pile: 'card-back',
  hand: 'card-back',
}

/** The card that opens when one asks what something is. */
export function explain(kind: string, id: string, texts: Texts, components: Components): ComponentCard | null {
  const tip = tipOf(`${kind}:${id}`, texts, components)
  if (!tip) return null
  if (kind === 'tile') {
    const tile = tileOf(components, id)
    return {
      title: tip.title,
      art: `j-${tile.kind}`,
      lines: tip.lines,
      provenance: [[texts.say('page-fact-tile'), tile.provenance]],
      rules: 'handing_in',
    }
  }
  if (kind === 'card') {
    const card = cardOf(components, id)
    return {
      title: tip.title,
      art: signOf(card),
      lines: [...tip.lines, texts.say('page-copies', { count: card.count })],
      provenance: [[texts.say('page-fact-card'), card.provenance]],
      rules: CARD_RULES[card.effect] ?? card.effect,
    }
  }
  const known = components.provenance as Record<string, string>
  const level = kind === 'stone' || id === 'mine' ? known.mine : id === 'track' ? known.track : undefined
  return {
    title: tip.title,
    art: kind === 'stone' ? `gem-${id}` : PIECE_ART[id],
    lines: tip.lines,
    provenance: level ? [[texts.say('page-fact-board'), level]] : [],
    rules: kind === 'stone' ? 'table' : RULES[id],
  }
}

const SIGNS: Record<string, string> = {
  swap_jewel: 'j-ring',
  swap_stone: 'gem-blue',
  take_from_jewel: 'j-bracelet',
  draw: 'card-back',
  empty_cart: 'cart',
  dig: 'gem-green',
  rob_cart: 'cart',
  set: 'j-brooch',
  cancel: 'ui-close',
  copy_take: 'gem-yellow',
  copy_set: 'j-pendant',
}

/** The drawing of a card. */
export function signOf(card: Card): string {
  return SIGNS[card.effect] ?? 'card-back'
}

/** Places written as digits, "tile 1 and tile 3". */
export function placesOf(places: string): boolean[] {
  return Array.from({ length: PLACES }, (_, at) => places.includes(String(at + 1)))
}
