/** What is picked before something is decided: a stone, both sides of a swap, tiles that are ticked. */

import type { LegalAction } from '../board'
import { ofVerb, type Jeweller, type Table } from './table'

interface Now {
  table: Table
  legal: LegalAction[]
  own: Jeweller | undefined
  /** Whether this seat looks at its own workshop. */
  free: boolean
  act: (code: number) => void
}

export class InHand {
  /** The place of a stone in the cart; -1 for none. */
  picked = $state(-1)
  give = $state<string | null>(null)
  get = $state<string | null>(null)
  /** Tiles of the opening, or spaces of the market, from 1. */
  ticked = $state.raw<number[]>([])
  /** Tiles of the market are being ticked, to be replaced. */
  refreshing = $state(false)
  /** To end the turn and keep what is finished has been asked for once. */
  ending = $state(false)
  readonly #now: () => Now

  constructor(now: () => Now) {
    this.#now = now
  }

  /** The colour of the stone that is picked. */
  get stone(): string | null {
    return this.picked < 0 ? null : (this.#now().own?.cart[this.picked] ?? null)
  }

  putBack(): void {
    this.ending = false
    this.picked = -1
    this.give = null
    this.get = null
  }

  /** A new position: nothing is held any more, and what leaves no choice is chosen. */
  begin(): void {
    const { table, legal, own, free } = this.#now()
    this.putBack()
    this.refreshing = false
    this.ticked = []
    const sides = legal.filter(({ verb }) => verb === 'swap' || verb === 'trade')
    this.give = only(sides.map((action) => action.place ?? action.give))
    this.get = this.give === null ? only(sides.map((action) => action.space ?? action.get)) : null
    const colour = only(ofVerb(legal, 'set').map((action) => action.colour))
    if (table.step !== 'turn' && colour !== null && free) this.picked = own?.cart.indexOf(colour) ?? -1
  }

  refresh(on: boolean): void {
    const { missing, market } = this.#now().table
    this.refreshing = on
    this.ticked = on && missing === market.length ? market.map((_, at) => at + 1) : []
  }

  /** A target of the board: the code of an action, or `stone-1`, `deal-3`, `give-2` … */
  choose(key: string): void {
    const { table, legal, own, act } = this.#now()
    const [kind, value = ''] = key.split(/-(.*)/)
    if (/^\d+$/.test(key)) act(Number(key))
    else if (kind === 'stone') this.picked = this.picked === Number(value) ? -1 : Number(value)
    else if (kind === 'rainbow') {
      const action = ofVerb(legal, 'set').find((one) => one.place === value)
      if (action) this.picked = own?.cart.indexOf(String(action.colour)) ?? -1
    } else if (kind === 'deal') this.#tick(Number(value), own?.jewels.length ?? 0)
    else if (kind === 'space') this.#tick(Number(value), table.missing)
    else {
      if (kind === 'give') this.give = value
      else if (kind === 'get') this.get = value
      this.#swap()
    }
  }

  #tick(one: number, most: number): void {
    this.ticked = this.ticked.includes(one)
      ? this.ticked.filter((other) => other !== one)
      : [...this.ticked, one].slice(-most)
  }

  /** A stone or tile is named on both sides of a swap: that is the choice. */
  #swap(): void {
    const { give, get } = this
    const { legal, act } = this.#now()
    const action = legal.find(
      (one) =>
        (one.verb === 'swap' && one.place === give && one.space === get) ||
        (one.verb === 'trade' && one.give === give && one.get === get),
    )
    if (action) act(action.code)
  }
}

/** The one value there is; null where there are several, or none. */
function only(values: LegalAction[string][]): string | null {
  return new Set(values).size === 1 ? String(values[0]) : null
}
