/** A tournament in words: names, waits, results. What counts how much is the server's to say. */

import type { Texts } from './texts'
import type { Tournament, TournamentRules, TournamentTable } from './wire'

export type Rules = Required<TournamentRules>

export const BOT = 0

/** How long tables may wait for people, in minutes. */
export const WAITS = [5, 10, 20, 60, 1440, 4320, 10_080]

/** What a person is called; who has left the server has no name any more. */
export function personName(cup: Tournament, number: number, texts: Texts): string {
  if (number === BOT) return texts.say('tournament-bot')
  const name = cup.people.find((one) => one.number === number)?.name ?? ''
  return name === '' ? texts.say('nameless-player', { number }) : name
}

/** How long a table waits, in words. */
export function waitWords(minutes: number, texts: Texts): string {
  if (minutes % 1440 === 0) return texts.say('tournament-days', { days: minutes / 1440 })
  if (minutes % 60 === 0) return texts.say('tournament-hours', { hours: minutes / 60 })
  return texts.say('tournament-minutes', { minutes })
}

/** Half points against somebody, meeting by meeting: "1", "½ 0". */
export function halvesText(halfPoints: number[]): string {
  return halfPoints.map((half) => ['0', '½', '1'][half] ?? '').join(' ')
}

/** A number of a tie-break, as short as it can be. */
export function fractionText(value: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: 2 })
}

/** The table at which somebody is to play now. */
export function tableOf(cup: Tournament, person: number | null): TournamentTable | null {
  if (person === null) return null
  const round = cup.rounds.at(-1)
  return round?.tables.find(({ seats }) => seats.some((seat) => seat.person === person)) ?? null
}

/** Why the next round cannot begin now; null where it can. */
export function obstacle(cup: Tournament, texts: Texts): string | null {
  if (!cup.round_over) return texts.say('tournament-begin-wait', { round: cup.rounds.length })
  if (cup.people.filter(({ state }) => state === 'in').length < 2) return texts.say('tournament-begin-few')
  return null
}
