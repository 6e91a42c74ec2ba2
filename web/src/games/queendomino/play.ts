/** What the parts of the board share about the present decision. */

import type { RegionShown } from '../../generated/queendomino'
import type { LegalAction } from '../board'
import type { Texts } from '../../lib/texts'
import type { QueendominoComponents } from './components'
import type { Way } from './land'
import type { Kingdom, Table } from './table'

export interface Play {
  table: Table
  /** The kingdom that is shown large, and the seat whose it is. */
  kingdom: Kingdom
  focus: number
  legal: LegalAction[]
  components: QueendominoComponents
  texts: Texts
  /** The ways to lay the domino in hand, by the square they cover. */
  ways: Map<string, Way[]>
  /** The way that is previewed, and the points that it brings; null until the server has said. */
  way: Way | null
  gain: number | null
  /** How the domino in hand is turned. */
  towards: string
  hovered: string | null
  /** The region under the pointer. */
  over: RegionShown | null
  hinted: LegalAction | null
  /** Fingers: choices too small for them stand beside the prompt. */
  coarse: boolean
}
