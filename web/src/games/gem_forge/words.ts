/** Gem Forge in words: tiles, cards, what a choice brings. */

import type { ComponentCard, GameEvent } from '../board'
import type { Texts } from '../../lib/texts'
import { capital } from '../../lib/wording'
import { cardOf, tileOf, type Card, type GemForgeComponents, type Tile } from './components'
import { retell } from './news'
import { pointsOf, targetSeat, type HandIn, type Table } from './table'

/** Colours as a list, "red and green", "2 red and 1 green"; those of a queue keep their order. */
export function coloursOf(texts: Texts, colours: string[], queue = false): string {
  const found: { colour: string; number: number }[] = []
  for (const colour of colours) {
    const same = (queue ? found.slice(-1) : found).find((one) => one.colour === colour)
    if (same) same.number += 1
    else found.push({ colour, number: 1 })
  }
  const counted = found.some(({ number }) => number > 1)
  return texts.together(
    found.map(({ colour, number }) =>
      counted
        ? texts.say('page-colours', { colour, number })
        : texts.name(colour === 'rainbow' ? 'slot' : 'colour', colour),
    ),
  )
}

/** What a blue tile is worth in a set, as it stands on it; nothing on a brown one. */
export function chipOf(texts: Texts, tile: Tile): string {
  return tile.background === 'brown' ? '' : texts.say('page-chip', { points: tile.set_bonus })
}

/** What can be answered: in the words of the event, or of the step where the event is not known. */
export function deedWords(texts: Texts, table: Table, deed: GameEvent | null): string {
  const played = table.stack.at(-1)
  const player = texts.players[played?.seat ?? table.active ?? 0] ?? ''
  const under = table.stack.at(-2)
  if (played && under) return texts.say('page-line-again', { player, card: played.card, on: under.card })
  if (played) return texts.say('page-line-card', { player, card: played.card })
  const kind = table.step === 'answer_take' ? 'stone_taken' : 'stone_set'
  if (deed?.kind === kind && deed.seat === table.active) return texts.event(retell(deed, texts))
  return texts.say(kind === 'stone_taken' ? 'page-line-take' : 'page-line-set', { player })
}

/** Whom the card in play is meant for, as a sentence; nothing where it is meant for nobody. */
export function meantWords(texts: Texts, table: Table, seat: number | null): string {
  if (!table.stack.length) return ''
  if (table.target === 'market') return texts.say('page-meant', { player: texts.say('page-market') })
  const whom = targetSeat(table)
  if (whom === null) return ''
  return texts.say('page-meant', {
    player: whom === seat ? texts.say('page-yourself') : (texts.players[whom] ?? ''),
  })
}

/** The stone at the entrance, and whether one's tiles need it. */
export function nextWords(texts: Texts, table: Table, seat: number): string {
  const colour = table.mine[0]
  if (colour === undefined) return ''
  const needed = colour in (table.players[seat]?.needs ?? {})
  return texts.say(needed ? 'page-next-needed' : 'page-next', { colour })
}

/** A tile for those who cannot see it. */
export function tileLabel(texts: Texts, tile: Tile, stones: string[] = []): string {
  const parts = [
    texts.say('page-tile-label', {
      kind: kindOf(texts, tile),
      background: tile.background,
      slots: coloursOf(texts, tile.slots),
      points: tile.vp,
    }),
  ]
  if (tile.set_bonus) parts.push(texts.say('page-tip-set', { points: tile.set_bonus }))
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

/** What is handed in and brings points, "ring 2 + brooch 2 + set 1 = 5". */
export function sumOf(
  texts: Texts,
  table: Table,
  components: GemForgeComponents,
  seat: number,
  handIn: HandIn,
): string {
  const parts = (table.players[seat]?.jewels ?? []).flatMap((jewel, place) => {
    if (!jewel || !handIn.places.includes(String(place + 1))) return []
    const tile = tileOf(components, jewel.tile)
    return [`${kindOf(texts, tile)} ${tile.vp}`]
  })
  if (handIn.sets) parts.push(texts.say('page-sum-set', { points: handIn.sets }))
  return capital(parts.length > 1 ? `${parts.join(' + ')} = ${pointsOf(handIn)}` : (parts[0] ?? ''))
}

/** Who draws a card when a pawn moves, and why. */
function passedWords(texts: Texts, { cards }: HandIn): string {
  return cards
    .map(({ cell, seats }) =>
      texts.say('page-passes', {
        cell,
        number: seats.length,
        players: texts.together(seats.map((at) => texts.players[at] ?? '')),
      }),
    )
    .join(' ')
}

/** Where the pawn goes for what is handed in, and who gets a card for it. */
export function pawnWords(texts: Texts, table: Table, seat: number, handIn: HandIn): string {
  const from = table.players[seat]?.pawn ?? 0
  const moves =
    handIn.pawn === table.goal
      ? texts.say('page-wins', { goal: table.goal })
      : texts.say('page-moves', { from, to: handIn.pawn })
  return [moves, passedWords(texts, handIn)].filter(Boolean).join(' ')
}

/** What lies where a card in hand works, in a few words. */
export function could(
  texts: Texts,
  table: Table,
  components: GemForgeComponents,
  seat: number,
  id: string,
  colours: string[],
): string {
  const card = cardOf(components, id)
  const carts = table.players.flatMap(({ cart }, at) =>
    at === seat || !cart.length
      ? []
      : [texts.say('page-could-cart', { player: texts.players[at] ?? '', stones: coloursOf(texts, cart) })],
  )
  switch (card.effect) {
    case 'dig':
      return texts.say('page-could-dig', { stones: coloursOf(texts, table.mine.slice(0, card.amount), true) })
    case 'draw':
      return texts.say('page-could-draw', { number: card.amount, limit: components.hand_limit })
    case 'rob_cart':
    case 'swap_stone':
      return carts.join('; ')
    case 'empty_cart': {
      const own = table.players[seat]?.cart ?? []
      return [...carts, ...(own.length ? [texts.say('page-could-own', { stones: coloursOf(texts, own) })] : [])].join(
        '; ',
      )
    }
    case 'set':
      return texts.say('page-could-set', { stones: coloursOf(texts, colours) })
    default:
      return ''
  }
}

/** A few words for the tip beside what one points to; `kind:id`. */
export function tipOf(
  key: string,
  texts: Texts,
  components: GemForgeComponents,
): { title: string; lines: string[] } | null {
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
      lines: [texts.say('page-stone-tip', { number: components.stones_of_a_colour })],
    }
  if (kind === 'piece')
    return {
      title: texts.say(`page-${id}`),
      lines: [texts.say(`page-${id}-tip`, { goal: components.goal, limit: components.hand_limit })],
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
  mine: 'gem_forge-stone-green',
  cart: 'gem_forge-piece-cart',
  track: 'gem_forge-keep',
  market: 'gem_forge-metal-necklace',
  pile: 'gem_forge-piece-back',
  hand: 'gem_forge-piece-back',
}

/** The card that opens when one asks what something is. */
export function explain(kind: string, id: string, texts: Texts, components: GemForgeComponents): ComponentCard | null {
  const tip = tipOf(`${kind}:${id}`, texts, components)
  if (!tip) return null
  if (kind === 'tile') {
    const tile = tileOf(components, id)
    return {
      title: tip.title,
      art: `gem_forge-metal-${tile.kind}`,
      lines: tip.lines,
      provenance: [[texts.say('page-fact-tile'), tile.provenance]],
      rules: 'handing_in',
    }
  }
  if (kind === 'card') {
    const card = cardOf(components, id)
    return {
      title: tip.title,
      art: pictureOf(card),
      lines: [...tip.lines, texts.say('page-copies', { count: card.count })],
      provenance: [[texts.say('page-fact-card'), card.provenance]],
      rules: CARD_RULES[card.effect] ?? card.effect,
    }
  }
  const known = components.provenance
  const level = kind === 'stone' || id === 'mine' ? known.mine : id === 'track' ? known.track : undefined
  return {
    title: tip.title,
    art: kind === 'stone' ? `gem_forge-stone-${id}` : PIECE_ART[id],
    lines: tip.lines,
    provenance: level ? [[texts.say('page-fact-board'), level]] : [],
    rules: kind === 'stone' ? 'table' : RULES[id],
  }
}

const PICTURES: Record<string, string> = { draw: 'draw_three', set: 'set_two' }

/** The picture of a card, by what it does. */
export function pictureOf(card: Card): string {
  return `gem_forge-card-${PICTURES[card.effect] ?? card.effect}`
}
