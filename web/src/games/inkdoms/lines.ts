/** The scoring lines of a sheet, as they stand in a view. */

import type { Atlas } from './atlas'
import type { Colour, InkdomsView, Monster } from './types'

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
  size: number
  /** Kingdoms: what became of the capital. */
  capital: 'open' | 'built' | 'lost' | null
  /** Monsters: how many have their own colour. */
  tamed: number
  speeds: [Speed, Speed]
  points: number
}

export function linesOf(atlas: Atlas, view: InkdomsView, seat: number): ScoreLine[] {
  const sheet = view.sheets[seat]
  if (!sheet) return []
  const { painted } = sheet
  const count = (areas: string[]) => areas.filter((area) => painted[area]).length
  const complete = atlas.kingdoms.filter((kingdom) => count(kingdom.areas) === kingdom.areas.length).length
  return atlas.data.lines.map((line): ScoreLine => {
    const kingdom = atlas.kingdom.get(line.id)
    const monster = atlas.data.monsters.find((one) => one.kind === line.id)
    const areas = kingdom?.areas ?? monster?.areas ?? []
    const capital = kingdom ? painted[kingdom.capital] : undefined
    return {
      id: line.id,
      kind: kingdom ? 'kingdom' : monster ? 'monster' : 'final',
      monster: monster?.kind ?? null,
      colour: kingdom?.capital_colour ?? null,
      done: areas.length ? count(areas) : complete,
      size: areas.length || 3,
      capital: !kingdom ? null : !capital ? 'open' : capital === kingdom.capital_colour ? 'built' : 'lost',
      tamed: areas.filter((area) => monster && painted[area] && painted[area] === atlas.area.get(area)?.colour).length,
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
