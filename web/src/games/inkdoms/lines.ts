/** The scoring lines of a sheet, as they stand in a view. */

import type { InkdomsView } from '../../generated/inkdoms'
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
  /** Kingdoms: what became of the capital. */
  capital: 'open' | 'built' | 'lost' | null
  speeds: [Speed, Speed]
  points: number
}

export function linesOf(atlas: Atlas, view: InkdomsView, seat: number): ScoreLine[] {
  const sheet = view.sheets[seat]
  if (!sheet) return []
  return atlas.data.lines.map((line): ScoreLine => {
    const kingdom = atlas.kingdom.get(line.id)
    const monster = atlas.data.monsters.find((one) => one.kind === line.id)
    const areas = kingdom?.areas ?? monster?.areas ?? []
    const capital = kingdom ? sheet.painted[kingdom.capital] : undefined
    return {
      id: line.id,
      kind: kingdom ? 'kingdom' : monster ? 'monster' : 'final',
      monster: monster?.kind ?? null,
      colour: kingdom?.capital_colour ?? null,
      done: sheet.done[line.id] ?? 0,
      size: areas.length || null,
      capital: !kingdom ? null : !capital ? 'open' : capital === kingdom.capital_colour ? 'built' : 'lost',
      speeds: speedsOf(view, line, seat),
      points: sheet.score[line.id] ?? 0,
    }
  })
}

function speedsOf(
  view: InkdomsView,
  line: { id: string; first: number; second: number },
  seat: number,
): [Speed, Speed] {
  const { first, second } = view.lines[line.id] ?? { first: [], second: [] }
  const mineFirst = first.includes(seat)
  const state = (by: (number | null)[], gone: boolean): SpeedState =>
    by.includes(seat) ? 'mine' : by.length > 0 || gone ? 'gone' : 'open'
  return [
    { points: line.first, state: state(first, false), by: first },
    { points: line.second, state: state(second, mineFirst), by: second },
  ]
}
