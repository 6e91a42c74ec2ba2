/** What the player holds and has pencilled on the map. It lives on this page only. */

import type { SheetView } from '../../generated/inkdoms'
import { castable, firstDrop, type Choices } from './choices'
import type { Colour, Spell } from './components'

/** A dot on an area: which drop is meant for it. */
export interface Dot {
  area: string
  drop: string
}

export class Hand {
  /** The drop in hand: `die`, `blend-<colour>` or `tower-<colour>`. */
  drop: string = $state('die')
  spell: Spell | null = $state(null)
  /** The die that is picked up while its kingdom or colour is still to be said. */
  die: string | null = $state(null)
  as: Colour | null = $state(null)
  planning: boolean = $state(false)
  explaining: boolean = $state(false)
  /** The turn is about to be ended with drops left: asked once. */
  ending: boolean = $state(false)
  /** The target that was chosen though it leaves drops without a place: chosen again, it is meant. */
  risky: string | null = $state(null)
  dots: Dot[] = $state.raw([])
  /** The dots are being painted, one after another. */
  painting: boolean = $state(false)
  /** Two drops are being blended: the new one is taken up when it comes. */
  blending = false
  #round = -1

  /** A new position: keep what still makes sense. */
  settle(choices: Choices, sheet: SheetView | undefined, round: number): void {
    this.spell = null
    this.die = null
    this.as = null
    this.ending = false
    this.risky = null
    const blended = this.blending ? [...choices.paint.keys()].find((drop) => drop.startsWith('blend')) : undefined
    this.blending = false
    if (blended) this.drop = blended
    else if (!choices.paint.has(this.drop)) this.drop = firstDrop(choices)
    const over = round !== this.#round || sheet?.status !== 'painting'
    if (over) {
      this.planning = false
      this.painting = false
    }
    this.#round = round
    this.dots = over ? [] : this.dots.filter((dot) => !sheet?.painted[dot.area])
  }

  take(drop: string): void {
    this.drop = drop
    if (this.spell !== 'clash') this.spell = null
    this.explaining = false
  }

  /** Esc: put the last thing back. False where there was nothing to put back. */
  putBack(): boolean {
    if (this.ending) this.ending = false
    else if (this.risky) this.risky = null
    else if (this.explaining) this.explaining = false
    else if (this.spell) this.spell = null
    else if (this.as) this.as = null
    else if (this.die) this.die = null
    else if (this.planning) this.planning = false
    else return false
    return true
  }

  /** Take the pencil up, or lay it down. */
  pencil(): void {
    this.planning = !this.planning
    this.spell = null
    this.explaining = false
  }

  /** Pick a spell up, or lay it down again. */
  hold(spell: Spell, choices: Choices): void {
    this.explaining = false
    this.planning = false
    if (this.spell === spell) {
      this.spell = null
      return
    }
    if (!castable(choices)[spell]) return
    this.spell = spell
    if (spell === 'clash' && !choices.clash.has(this.drop)) this.drop = choices.clash.keys().next().value ?? this.drop
  }

  /** The next tower drop that can go anywhere. */
  nextTower(choices: Choices): void {
    const towers = [...new Set([...choices.paint.keys(), ...choices.clash.keys()])].filter((drop) =>
      drop.startsWith('tower'),
    )
    const at = towers.indexOf(this.drop)
    const next = towers[(at + 1) % towers.length]
    if (next) this.take(next)
  }

  planned(drop: string): number {
    return this.dots.filter((dot) => dot.drop === drop || (drop.startsWith('blend') && dot.drop.startsWith('blend')))
      .length
  }

  /** Set a dot of the drop in hand, if one is left of it, or rub one out. */
  dot(area: string, left: number): void {
    if (this.dots.some((dot) => dot.area === area)) this.dots = this.dots.filter((dot) => dot.area !== area)
    else if (this.planned(this.drop) < left) this.dots = [...this.dots, { area, drop: this.drop }]
  }
}
