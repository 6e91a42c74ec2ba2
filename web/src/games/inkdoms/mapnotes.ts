/** Where on the map something is that the game says of it. */

import type { SetFault } from '../../lib/wire'
import type { Point } from './components'
import { areaNumber, inside, type MapTables } from './mapping'

export interface NotePlace {
  areas: number[]
  /** A kingdom's name; '' where it is not of one. */
  kingdom: string
}

export function placeOf(map: MapTables, { path, data }: SetFault): NotePlace {
  const [list, number] = path
  const index = Number(number)
  if (list === 'area' && map.area[index]) return { areas: [index], kingdom: '' }
  if (list === 'kingdom') return { areas: [], kingdom: map.kingdom[index]?.id ?? '' }
  if (list === 'tower') {
    const areas = (map.tower[index]?.areas ?? []).map((name) => areaNumber(map, name))
    return { areas: areas.filter((one) => one >= 0), kingdom: '' }
  }
  const point: Point = [Number(data.x), Number(data.y)]
  const areas = map.area.flatMap(({ polygon }, one) => (inside(point, polygon) ? [one] : []))
  return { areas, kingdom: '' }
}
