/** Where on the map something is that the game says of it. */

import type { SetFault } from '../../lib/wire'
import type { Point } from './components'
import { areaNumber, inside, type MapTables } from './mapping'

export interface NotePlace {
  areas: number[]
  /** A kingdom's name; '' where it is not of one. */
  kingdom: string
  /** A kind of monster; '' where it is not of one. */
  monster: string
}

const NOWHERE: NotePlace = { areas: [], kingdom: '', monster: '' }

export function placeOf(map: MapTables, { path, data }: SetFault): NotePlace {
  const [list, number] = path
  const index = Number(number)
  if (list === 'area' && map.area[index]) return { ...NOWHERE, areas: [index] }
  if (list === 'kingdom') return { ...NOWHERE, kingdom: map.kingdom[index]?.id ?? '' }
  if (list === 'monster') return { ...NOWHERE, monster: map.monster[index]?.kind ?? '' }
  if (list === 'tower') {
    const areas = (map.tower[index]?.areas ?? []).map((name) => areaNumber(map, name))
    return { ...NOWHERE, areas: areas.filter((one) => one >= 0) }
  }
  const point: Point = [Number(data.x), Number(data.y)]
  const areas = map.area.flatMap(({ polygon }, one) => (inside(point, polygon) ? [one] : []))
  return { ...NOWHERE, areas }
}
