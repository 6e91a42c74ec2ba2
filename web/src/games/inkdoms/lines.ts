/** The scoring lines of a sheet, as they stand in a view. */

import type { InkdomsView, PartView } from '../../generated/inkdoms'
import type { Atlas } from './atlas'
import type { Colour, Monster } from './components'

export type SpeedState = 'mine' | 'gone' | 'open'

export interface Speed {
  points: number
  state: SpeedState
  /** Who has circled it; null for one that is crossed out. */
  by: (number | null)[]
}

export interface ScoreLine {
  id: string
  kind: 'kingdom' | 'monster' | 'final'
  monster: Monster | null
  colour: Colour | null
  done: number
  /** Of how many; null where the sheet does not say. */
  size: number | null
  /** How many complete it. */
  goal: number
  /** Kingdoms: what became of the capital. */
  capital: 'open' | 'built' | 'lost' | null
  /** Kingdoms: the different colours in it, and how many there can be. */
  colours: (Colour | null)[]
  speeds: [Speed, Speed]
  points: number
  /** What the points are made of. */
  parts: PartView[]
}

export function linesOf(atlas: Atlas, view: InkdomsView, seat: number): ScoreLine[] {
  const sheet = view.sheets[seat]
  if (!sheet) return []
  return atlas.data.lines.map((line): ScoreLine => {
    const kingdom = atlas.kingdom.get(line.id)
    const monster = atlas.data.monsters.find((one) => one.kind === line.id)
    const areas = kingdom?.areas ?? monster?.areas ?? []
    const used = new Set(kingdom?.areas.map((area) => sheet.painted[area]))
    return {
      id: line.id,
      kind: kingdom ? 'kingdom' : monster ? 'monster' : 'final',
      monster: monster?.kind ?? null,
      colour: kingdom?.capital_colour ?? null,
      done: sheet.done[line.id] ?? 0,
      size: areas.length || null,
      goal: line.size,
      capital: !kingdom ? null : ((sheet.signs[kingdom.capital] as 'built' | 'lost' | undefined) ?? 'open'),
      colours: kingdom ? shown(atlas.data.colours, used) : [],
      speeds: speedsOf(view, line, sheet.speed[line.id]),
      points: sheet.score[line.id] ?? 0,
      parts: sheet.parts[line.id] ?? [],
    }
  })
}

/** The colours that are used, then an empty place for each that is not. */
function shown(colours: Colour[], used: ReadonlySet<string | undefined>): (Colour | null)[] {
  const found = colours.filter((colour) => used.has(colour))
  return [...found, ...Array<null>(colours.length - found.length).fill(null)]
}

function speedsOf(
  view: InkdomsView,
  line: { id: string; first: number; second: number },
  states: string[] = [],
): [Speed, Speed] {
  const { first, second } = view.lines[line.id] ?? { first: [], second: [] }
  const state = (at: number) => (states[at] ?? 'gone') as SpeedState
  return [
    { points: line.first, state: state(0), by: first },
    { points: line.second, state: state(1), by: second },
  ]
}
