/** What "Play" starts: the last choice for each card, kept on this device. */

import { CARDS, USUAL_LEVEL, type Card } from './games'
import type { Texts } from './texts'

interface Kept {
  last: string
  bots: Record<string, Bots>
}

/** How many bots, and how good they are. */
export interface Bots {
  count: number
  level: number
}

const KEY = 'tetrarchy-choices'
const FIRST = (CARDS.find(({ first }) => first) ?? CARDS[0])?.id ?? ''

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Choices {
  #last = $state(FIRST)
  #bots = $state.raw<Record<string, Bots>>({})

  constructor() {
    const { last, bots } = stored()
    if (CARDS.some((card) => card.id === last)) this.#last = last ?? FIRST
    if (bots && typeof bots === 'object') this.#bots = bots
  }

  /** The card that was played last. */
  get last(): Card {
    const card = CARDS.find((one) => one.id === this.#last) ?? CARDS[0]
    if (!card) throw new Error('There is no game.')
    return card
  }

  of(card: Card): Bots {
    return this.#bots[card.id] ?? { count: card.seats - 1, level: USUAL_LEVEL }
  }

  /** In words what "Play" starts with this card. */
  about(card: Card, texts: Texts): string {
    return texts.say('play-what', { game: texts.say(`game-${card.id}`), ...this.of(card) })
  }

  keep(card: Card, bots: Bots): void {
    this.#last = card.id
    this.#bots = { ...this.#bots, [card.id]: bots }
    try {
      localStorage.setItem(KEY, JSON.stringify({ last: this.#last, bots: this.#bots } satisfies Kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const choices = new Choices()
