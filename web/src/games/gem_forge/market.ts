/** What each space of the market is for now: taken from, swapped with, or replaced. */

import type { LegalAction } from '../board'
import type { Texts } from '../../lib/texts'
import { tileOf, type GemForgeComponents } from './components'
import type { InHand } from './inhand.svelte'
import { ofVerb, type Table } from './table'
import { tileLabel } from './words'

export interface MarketTargets {
  /** The target of each space; undefined where it is none. */
  keys: (string | undefined)[]
  labels: string[]
  /** Spaces that are picked, from 0. */
  marks: number[]
}

type Picked = Pick<InHand, 'refreshing' | 'ticked' | 'get'>

export function marketOf(
  table: Table,
  legal: LegalAction[],
  components: GemForgeComponents,
  texts: Texts,
  { refreshing, ticked, get }: Picked,
): MarketTargets {
  const takes = ofVerb(legal, 'choose')
  const swaps = new Set(table.target === 'market' ? ofVerb(legal, 'swap').map((action) => Number(action.space)) : [])
  const keys = table.market.map((_, at) => {
    if (refreshing) return `space-${at + 1}`
    if (swaps.has(at + 1)) return `get-${at + 1}`
    const take = takes.find((action) => Number(action.space) === at + 1)
    return take ? String(take.code) : undefined
  })
  const verb = refreshing
    ? 'page-refresh-label'
    : swaps.size
      ? 'page-get-tile'
      : takes.length
        ? 'page-choose-label'
        : ''
  const labels = table.market.map((id) =>
    id === null ? '' : [verb && texts.say(verb), tileLabel(texts, tileOf(components, id))].filter(Boolean).join(' '),
  )
  const marks = refreshing ? ticked.map((space) => space - 1) : get !== null && swaps.size ? [Number(get) - 1] : []
  return { keys, labels, marks }
}
