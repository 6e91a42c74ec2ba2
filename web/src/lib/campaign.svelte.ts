/** The scenarios of the game that has a campaign: which this guest has won, and how well. */

import { api } from './api'
import { PLATES } from './games'
import { MEDALS, type MedalName } from './medals'
import type { Table } from './wire'

const owner = PLATES.find(({ scenarios }) => scenarios)
export const CAMPAIGN = owner?.id ?? ''
export const SCENARIOS: readonly number[] = Array.from({ length: owner?.scenarios ?? 0 }, (_, at) => at + 1)

/** How often a scenario was tried, the best medal, and the most points of a game that was not lost. */
export interface Deeds {
  tries: number
  medal: MedalName | null
  points: number | null
}

const pictures = import.meta.glob<string>('../games/*/campaign/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export function scenePicture(scenario: number): string {
  return pictures[`../games/${CAMPAIGN}/campaign/${scenario}.svg`] ?? ''
}

/** What finished tables tell of each scenario. */
export function deedsOf(tables: Table[]): Deeds[] {
  return SCENARIOS.map((number) => {
    const games = tables.filter(({ options, you }) => options.scenario === number && you !== null)
    const medals = games.map(({ verdicts, you }) => MEDALS.indexOf((verdicts?.[you ?? 0] ?? '') as MedalName))
    const points = games
      .filter(({ verdicts, you }) => verdicts?.[you ?? 0] !== 'lost')
      .flatMap(({ scores, you }) => scores?.[you ?? 0] ?? [])
    return {
      tries: games.length,
      medal: MEDALS[Math.max(-1, ...medals)] ?? null,
      points: points.length ? Math.max(...points) : null,
    }
  })
}

class Campaign {
  deeds = $state.raw<Deeds[]>(deedsOf([]))

  get won(): number {
    return this.deeds.filter((deed) => deed.medal !== null).length
  }

  /** The first scenario without a medal; the last where all have one. */
  get next(): number {
    return SCENARIOS.find((number) => this.deeds[number - 1]?.medal === null) ?? SCENARIOS.length
  }

  async refresh(): Promise<void> {
    try {
      this.deeds = deedsOf(await api.finished(CAMPAIGN))
    } catch {
      // What was known stays.
    }
  }
}

export const campaign = new Campaign()
