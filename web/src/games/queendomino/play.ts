/** What the parts of the board share about the present decision. */

import type { Components, LegalAction } from '../board'
import type { Texts } from '../../lib/texts'
import type { Growth, Region, Way } from './land'
import type { Kingdom, Table, Towards } from './table'

export interface Play {
  table: Table
  /** The kingdom that is shown large, and the seat whose it is. */
  kingdom: Kingdom
  focus: number
  legal: LegalAction[]
  components: Components
  texts: Texts
  /** The ways to lay the domino in hand, by the square they cover. */
  ways: Map<string, Way[]>
  /** The way that is previewed, and what it brings. */
  way: Way | null
  growth: Growth[] | null
  gain: number
  /** How the domino in hand is turned. */
  towards: Towards
  hovered: string | null
  /** The region under the pointer. */
  over: Region | null
  hinted: LegalAction | null
  /** Fingers: choices too small for them stand beside the prompt. */
  coarse: boolean
}
