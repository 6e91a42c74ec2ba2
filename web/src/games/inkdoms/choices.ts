/** The legal actions sorted by what one picks up and where it may go. Nothing here knows a rule. */

import type { LegalAction } from '../board'
import type { Colour, Spell } from './components'

export interface Choices {
  /** Drop, then area: the code that paints it. */
  paint: Map<string, Map<string, number>>
  /** The same with spell 2. */
  clash: Map<string, Map<string, number>>
  /** Kingdom: the code. */
  move: Map<string, number>
  spread: Map<string, number>
  blend: number | null
  stop: number | null
  /** Colour: the code. */
  mix: Map<Colour, number>
  /** Scoring line: the code. */
  cross: Map<string, number>
  take: Take[]
}

/** One way to take a die. `die` is the die itself, `as` the colour that it counts as. */
export interface Take {
  code: number
  die: string
  as: Colour
  kingdom: string
}

export function choicesOf(legal: LegalAction[]): Choices {
  const found: Choices = {
    paint: new Map(),
    clash: new Map(),
    move: new Map(),
    spread: new Map(),
    blend: null,
    stop: null,
    mix: new Map(),
    cross: new Map(),
    take: [],
  }
  for (const action of legal) {
    const { code, verb } = action
    const kingdom = String(action.kingdom)
    if (verb === 'paint' || verb === 'clash') put(found[verb], String(action.drop), String(action.area), code)
    else if (verb === 'move' || verb === 'spread') found[verb].set(kingdom, code)
    else if (verb === 'blend' || verb === 'stop') found[verb] = code
    else if (verb === 'mix') found.mix.set(String(action.colour), code)
    else if (verb === 'cross') found.cross.set(String(action.line), code)
    else if (verb === 'take') {
      const [die = '', as = die] = String(action.die).split('-')
      found.take.push({ code, die, as, kingdom })
    }
  }
  return found
}

function put(into: Map<string, Map<string, number>>, drop: string, area: string, code: number): void {
  let areas = into.get(drop)
  if (!areas) into.set(drop, (areas = new Map<string, number>()))
  areas.set(area, code)
}

/** Which spells can be picked up now. */
export function castable(choices: Choices): Record<Spell, boolean> {
  return {
    move: choices.move.size > 0,
    clash: choices.clash.size > 0,
    spread: choices.spread.size > 0,
    blend: choices.blend !== null,
  }
}

/** The colour of a drop: `tower-red`, `blend-green`, or the die's own. */
export function dropColour(drop: string, die: Colour): Colour {
  return drop === 'die' ? die : (drop.split('-')[1] ?? die)
}

/** The drop to begin with: of the die if it can go anywhere, else the first that can. */
export function firstDrop(choices: Choices): string {
  if (choices.paint.has('die')) return 'die'
  return choices.paint.keys().next().value ?? choices.clash.keys().next().value ?? 'die'
}
