/** The server's REST side. A problem comes back as `Refusal`, which the page can say in any language. */

import type * as wire from '../generated/wire'
import { offline } from './offline.svelte'
import type { Source } from './review.svelte'
import type { Components, Me, NewTable, Options, Problem, Scene, Table } from './wire'

export class Refusal extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

let met: Promise<Me> | null = null

/**
 * The first question of a visit: the server knows us from its answer on. Everything else waits for it,
 * since questions asked side by side without a name would each be taken for another guest's.
 */
export function meet(): Promise<Me> {
  if (!met) {
    met = send<Me>('GET', '/me')
    met.catch(() => (met = null))
  }
  return met
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  await meet()
  return send<T>(method, path, body)
}

async function send<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const text = await read(method, path, body, token)
  return (text ? JSON.parse(text) : null) as T
}

/** The answer as it is. */
async function read(method: string, path: string, body?: unknown, token?: string): Promise<string> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'X-Tetrarchy': '1' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof Blob ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    })
  } catch {
    throw new Refusal({ key: 'no-server', detail: 'The server does not answer.' })
  }
  offline.note(answer)
  const text = await answer.text()
  if (answer.ok) return text
  throw new Refusal(problemOf(text, answer.status))
}

function problemOf(text: string, status: number): Problem {
  try {
    const given = JSON.parse(text) as Partial<Problem>
    if (typeof given.key === 'string')
      return { key: given.key, detail: given.detail ?? given.key, data: given.data, status }
  } catch {
    // Not a problem document: a proxy, or a server of another kind.
  }
  return { key: 'no-answer', detail: `The server answered ${status}.`, data: { status }, status }
}

const id = encodeURIComponent
/** The part of an address that narrows a list; what is empty narrows nothing. */
const queryOf = (only: Record<string, string>) =>
  new URLSearchParams(Object.entries(only).filter(([, value]) => value !== '')).toString()
/** The set that the host plays with. */
export const OWN = 'own'
/** Who has played more has seen enough of the list. */
const MOST_PAGES = 20

function reviewed<T>(source: Source, what: string, first: number, open: boolean): Promise<T> {
  return 'table' in source
    ? ask<T>('GET', `/tables/${id(source.table)}/review${what}?from=${first}&open=${open}`)
    : ask<T>('POST', `/review${what}`, { record: source.record, first, open })
}

export const api = {
  games: async () => (await ask<wire.GamesAnswer>('GET', '/games')).games,
  seats: async (game: string, options: Options) =>
    (await ask<wire.SeatsAnswer>('POST', `/games/${id(game)}/seats`, { options })).seats,
  engine: () => ask<wire.EngineAnswer | null>('GET', '/engine'),
  components: (game: string, set: string) =>
    ask<Components>('GET', `/games/${id(game)}/components${set === OWN ? '' : `?set=${id(set)}`}`),
  examples: async (game: string) => (await ask<wire.ExamplesAnswer>('GET', `/games/${id(game)}/examples`)).examples,
  example: (game: string, example: string, moves: number[]) =>
    ask<Scene>('POST', `/games/${id(game)}/examples/${id(example)}`, { moves }),
  lessons: async (game: string) => (await ask<wire.LessonsAnswer>('GET', `/games/${id(game)}/lessons`)).lessons,
  lesson: (game: string, lesson: string, moves: number[], step: number, heard: wire.HeardTip[] | null) =>
    ask<wire.LessonSceneAnswer>('POST', `/games/${id(game)}/lessons/${id(lesson)}`, { moves, step, heard }),
  /** What some actions would bring after these moves in an example or a lesson. */
  previews: async (kind: 'examples' | 'lessons', game: string, script: string, moves: number[], actions: number[]) => {
    const path = `/games/${id(game)}/${kind}/${id(script)}/preview`
    return (await ask<wire.PreviewsAnswer>('POST', path, { moves, actions })).previews
  },
  puzzles: (game: string) => ask<wire.PuzzlesAnswer>('GET', `/games/${id(game)}/puzzles`),
  todaysPuzzle: () => ask<wire.TodaysPuzzleAnswer>('GET', '/puzzles/today'),
  puzzle: (game: string, puzzle: string) => ask<Scene>('GET', `/games/${id(game)}/puzzles/${id(puzzle)}`),
  /** What there is to say about a move of a puzzle; null: about the best one. */
  tryPuzzle: (game: string, puzzle: string, action: number | null) =>
    ask<wire.PuzzleVerdict>('POST', `/games/${id(game)}/puzzles/${id(puzzle)}`, { action }),
  puzzlePreviews: async (game: string, puzzle: string, actions: number[]) => {
    const path = `/games/${id(game)}/puzzles/${id(puzzle)}/preview`
    return (await ask<wire.PreviewsAnswer>('POST', path, { actions })).previews
  },
  me: async () => {
    await meet()
    return send<Me>('GET', '/me')
  },
  rename: (name: string, language: string) => ask<Me>('PUT', '/me', { name, language }),
  create: (table: NewTable) => ask<Table>('POST', '/tables', table),
  tables: async (state: string, game = '') =>
    (await ask<wire.TablesAnswer>('GET', `/tables?state=${id(state)}${game ? `&game=${id(game)}` : ''}`)).tables,
  mine: async () => (await ask<wire.TablesAnswer>('GET', '/me/tables')).tables,
  /** All games of one kind that this guest has finished, the latest first. */
  finished: async (game: string): Promise<Table[]> => {
    const found: Table[] = []
    for (let page = 0, pages = 1; page < Math.min(pages, MOST_PAGES); page += 1) {
      const path = `/me/tables?state=finished&game=${id(game)}&page=${page}`
      const answer = await ask<wire.TablesAnswer>('GET', path)
      found.push(...answer.tables)
      pages = answer.pages
    }
    return found
  },
  /** Where others in the network reach the server; none where it is not reached, or where we are not on its machine. */
  addresses: async () => (await ask<wire.AddressesAnswer>('GET', '/addresses')).hosts,
  ready: (table: string, ready: boolean) => ask<Table>('POST', `/tables/${id(table)}/ready`, { ready }),
  table: (table: string) => ask<Table>('GET', `/tables/${id(table)}`),
  join: (table: string, seat?: number, name?: string, rated = false) =>
    ask<Table>('POST', `/tables/${id(table)}/join`, { seat, name, rated }),
  claim: (table: string, key: string, rated = false) =>
    ask<Table>('POST', `/tables/${id(table)}/claim`, { key, rated }),
  leave: (table: string) => ask<Table>('POST', `/tables/${id(table)}/leave`, {}),
  start: (table: string) => ask<Table>('POST', `/tables/${id(table)}/start`, {}),
  resign: (table: string) => ask<Table>('POST', `/tables/${id(table)}/resign`, {}),
  rematch: (table: string) => ask<Table>('POST', `/tables/${id(table)}/rematch`, {}),
  frames: (table: string, from: number, count: number, seat?: number | 'all' | null) =>
    ask<wire.FramesAnswer>(
      'GET',
      `/tables/${id(table)}/frames?from=${from}&count=${count}${seat === undefined || seat === null ? '' : `&seat=${seat}`}`,
    ),
  /** Some decisions, judged, from one on; the server says how many there are. */
  review: (source: Source, first: number, open: boolean) => reviewed<wire.ReviewAnswer>(source, '', first, open),
  reviewPositions: (source: Source, first: number, open: boolean) =>
    reviewed<wire.ReviewPositions>(source, '/positions', first, open),
  /** A new table that goes on from before a step. */
  tryFrom: (source: Source, trial: wire.Trial) =>
    'table' in source
      ? ask<Table>('POST', `/tables/${id(source.table)}/review/try`, trial)
      : ask<Table>('POST', '/review/try', { ...trial, record: source.record }),
  ratings: () => ask<wire.MyRatingsAnswer>('GET', '/me/ratings'),
  /** Stand among the leaders, or not. */
  list: (listed: boolean) => ask<wire.MyRatingsAnswer>('PUT', '/me/ratings', { listed }),
  leaders: (only: Record<string, string>) => ask<wire.LeadersAnswer>('GET', `/leaders?${queryOf(only)}`),
  /** What a rated table has changed. */
  changes: (table: string) => ask<wire.TableRatingsAnswer>('GET', `/tables/${id(table)}/ratings`),
  totals: () => ask<wire.TotalsAnswer>('GET', '/me/totals'),
  deeds: () => ask<wire.PuzzleDeedsAnswer>('GET', '/me/puzzles'),
  history: (only: Record<string, string>) => ask<wire.HistoryAnswer>('GET', `/me/history?${queryOf(only)}`),
  statistics: (game: string, variant: string | null) =>
    ask<wire.StatisticsAnswer>('GET', `/me/statistics/${id(game)}${variant === null ? '' : `?variant=${id(variant)}`}`),
  keys: () => ask<wire.KeysAnswer>('GET', '/me/keys'),
  passkeyOptions: () => ask<wire.ChallengeAnswer>('POST', '/me/passkeys/options'),
  addPasskey: (made: wire.NewPasskey) => ask<wire.KeysAnswer>('POST', '/me/passkeys', made),
  dropPasskey: (key: string) => ask<wire.KeysAnswer>('DELETE', `/me/passkeys/${id(key)}`),
  newRecovery: () => ask<wire.CodeAnswer>('POST', '/me/recovery'),
  newDeviceCode: () => ask<wire.CodeAnswer>('POST', '/me/device-code'),
  dropDevice: (device: string) => ask<wire.KeysAnswer>('DELETE', `/me/devices/${id(device)}`),
  dropDevices: () => ask<wire.KeysAnswer>('DELETE', '/me/devices'),
  signInOptions: () => ask<wire.ChallengeAnswer>('POST', '/sign-in/options'),
  signIn: (who: wire.SignIn) => ask<Me>('POST', '/sign-in', who),
  deleteMe: () => ask<wire.Sure>('POST', '/me/delete', { sure: true }),
  /** How I am called when it is my turn. */
  calls: () => ask<wire.CallsAnswer>('GET', '/calls'),
  callByPush: (endpoint: string, p256dh: string, auth: string) =>
    ask<wire.CallsAnswer>('POST', '/calls/push', { endpoint, p256dh, auth }),
  callByMail: (address: string) => ask<wire.CallsAnswer>('POST', '/calls/mail', { address }),
  confirmMail: (channel: string, code: string) =>
    ask<wire.CallsAnswer>('POST', `/calls/${id(channel)}/confirm`, { code }),
  callByHook: (address: string, table: string | null) =>
    ask<wire.CallsAnswer>('POST', '/calls/hook', { address, table }),
  tryCall: (channel: string) => ask<wire.CallsAnswer>('POST', `/calls/${id(channel)}/try`),
  removeCall: (channel: string) => ask<wire.CallsAnswer>('DELETE', `/calls/${id(channel)}`),
  stopCall: (channel: string, proof: string) => ask<unknown>('POST', `/calls/stop/${id(channel)}/${id(proof)}`),
  tournaments: (page: number) => ask<wire.TournamentsAnswer>('GET', `/tournaments?page=${page}`),
  tournament: (cup: string) => ask<wire.TournamentAnswer>('GET', `/tournaments/${id(cup)}`),
  newTournament: (wish: wire.NewTournament) => ask<wire.TournamentAnswer>('POST', '/tournaments', wish),
  changeTournament: (cup: string, rules: wire.TournamentRules) =>
    ask<wire.TournamentAnswer>('PUT', `/tournaments/${id(cup)}`, rules),
  /** Something that somebody does in a tournament: `enter`, `people/3/admit`. */
  inTournament: (cup: string, what: string, body: object = {}) =>
    ask<wire.TournamentAnswer>('POST', `/tournaments/${id(cup)}/${what}`, body),
  people: () => ask<wire.PeopleAnswer>('GET', '/people'),
  peopleNews: () => ask<wire.PeopleNews>('GET', '/people/news'),
  hide: (hidden: boolean) => ask<wire.PeopleAnswer>('PUT', '/people/presence', { hidden }),
  declineInvitation: (table: string) => ask<wire.PeopleAnswer>('POST', `/invitations/${id(table)}/decline`),
  /** Whom I have invited to a table. */
  invited: async (table: string) => (await ask<wire.InvitedAnswers>('GET', `/tables/${id(table)}/invitations`)).invited,
  invite: async (table: string, who: string) =>
    (await ask<wire.InvitedAnswers>('POST', `/tables/${id(table)}/invitations`, { people: [who] })).invited,
  inviteNoLonger: async (table: string, who: string) =>
    (await ask<wire.InvitedAnswers>('DELETE', `/tables/${id(table)}/invitations/${id(who)}`)).invited,
  vacation: () => ask<wire.VacationAnswer>('GET', '/me/vacation'),
  /** Be away for some days, from now or from a later time on (Unix seconds). */
  goOnVacation: (days: number, since: number | null) =>
    ask<wire.VacationAnswer>('POST', '/me/vacation', { days, since }),
  endVacation: () => ask<wire.VacationAnswer>('DELETE', '/me/vacation'),
  /** A new table like a finished one, to which its people are invited. */
  again: (table: string) => ask<Table>('POST', `/tables/${id(table)}/again`),
  ask: (who: string) => ask<wire.PeopleAnswer>('POST', `/people/${id(who)}/ask`),
  accept: (who: string) => ask<wire.PeopleAnswer>('POST', `/people/${id(who)}/accept`),
  decline: (who: string) => ask<wire.PeopleAnswer>('POST', `/people/${id(who)}/decline`),
  part: (who: string) => ask<wire.PeopleAnswer>('DELETE', `/people/${id(who)}`),
  /** Block somebody; with a table, somebody who has talked there. */
  block: (who: string, table = '') =>
    ask<wire.PeopleAnswer>('POST', `/people/${id(who)}/block${table && `?table=${id(table)}`}`),
  unblock: (who: string) => ask<wire.PeopleAnswer>('DELETE', `/people/${id(who)}/block`),
  makeLink: () => ask<wire.PeopleAnswer>('POST', '/people/link'),
  dropLink: () => ask<wire.PeopleAnswer>('DELETE', '/people/link'),
  lookAtLink: (key: string) => ask<wire.LinkAnswer>('POST', '/people/link/look', { key }),
  followLink: (key: string) => ask<wire.PeopleAnswer>('POST', '/people/link/follow', { key }),
  experiments: (game: string) => ask<wire.ExperimentsAnswer>('GET', `/lab/${id(game)}/experiments`),
  beginExperiment: (game: string, wish: wire.NewExperiment) =>
    ask<wire.ExperimentAnswer>('POST', `/lab/${id(game)}/experiments`, wish),
  cancelExperiment: (experiment: string) => ask<wire.ExperimentAnswer>('POST', `/experiments/${id(experiment)}/cancel`),
  resumeExperiment: (experiment: string) => ask<wire.ExperimentAnswer>('POST', `/experiments/${id(experiment)}/resume`),
  deleteExperiment: (experiment: string) => ask<unknown>('DELETE', `/experiments/${id(experiment)}`),
  /** The report as a page of HTML. */
  experimentReport: async (experiment: string, language: string) => {
    await meet()
    return read('GET', `/experiments/${id(experiment)}/report?language=${id(language)}`)
  },
  reportAddress: (experiment: string, language: string) =>
    `/api/experiments/${id(experiment)}/report?language=${id(language)}`,
  figuresAddress: (experiment: string) => `/api/experiments/${id(experiment)}/figures`,
  /** My sets of components of a game, the last version of each name first. */
  sets: async (game: string) => (await ask<wire.KeptSetsAnswer>('GET', `/sets?game=${id(game)}`)).sets,
  set: (game: string, set: string) => ask<wire.SetAnswer>('GET', `/sets/${id(game)}?set=${id(set)}`),
  checkSet: (draft: wire.SetDraft) => ask<wire.SetChecked>('POST', '/sets/check', draft),
  keepSet: (draft: wire.SetToKeep) => ask<wire.KeptSetAnswer>('POST', '/sets', draft),
  /** Keep the set of a zip archive. */
  importSet: async (game: string, name: string, archive: Blob): Promise<wire.KeptSetAnswer> => {
    await meet()
    const path = `/sets/${id(game)}/import?name=${id(name)}`
    return JSON.parse(await read('POST', path, archive)) as wire.KeptSetAnswer
  },
  compareSets: async (game: string, set: string, other: string) => {
    const path = `/sets/${id(game)}/compare?set=${id(set)}&other=${id(other)}`
    return (await ask<wire.SetDifferencesAnswer>('GET', path)).differences
  },
  forgetSet: async (game: string, name: string) =>
    (await ask<wire.KeptSetsAnswer>('DELETE', `/sets/${id(game)}/${id(name)}`)).sets,
  archiveAddress: (game: string, set: string) => `/api/sets/${id(game)}/archive?set=${id(set)}`,
  /** Tell the host of something that was said. */
  report: (table: string, at: number) => ask<wire.Reported>('POST', '/reports', { table, at }),
  /** What the host sees and does, by the host's token. */
  host: (token: string, wanted: string) => send<wire.HostAnswer>('GET', `/host?wanted=${id(wanted)}`, undefined, token),
  settle: (token: string, report: string) =>
    send<wire.HostAnswer>('POST', `/host/reports/${id(report)}`, undefined, token),
  ban: (token: string, ban: { guest: string; days: number; address: boolean; why: string }) =>
    send<wire.HostAnswer>('POST', '/host/bans', ban, token),
  lift: (token: string, guest: string) => send<wire.HostAnswer>('DELETE', `/host/bans/${id(guest)}`, undefined, token),
  removeSet: (token: string, hash: string) =>
    send<wire.HostAnswer>('DELETE', `/host/sets/${id(hash)}`, undefined, token),
  closeTable: (token: string, table: string) => send<Table>('DELETE', `/tables/${id(table)}`, undefined, token),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
}
