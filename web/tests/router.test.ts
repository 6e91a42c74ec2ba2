import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', { href: 'http://host/' })
const { routeOf } = await import('../src/lib/router.svelte')
const route = (path: string) => routeOf(new URL(path, 'http://host'))

test('addresses', () => {
  expect(route('/')).toEqual({ page: 'home' })
  expect(route('/table/abc')).toEqual({ page: 'table', table: 'abc', key: null })
  expect(route('/table/abc#key=s3cret')).toEqual({ page: 'table', table: 'abc', key: 's3cret' })
  expect(route('/replay/abc?at=12&seat=all')).toEqual({ page: 'replay', table: 'abc', at: 12, seat: 'all' })
  expect(route('/replay/abc?at=x')).toEqual({ page: 'replay', table: 'abc', at: null, seat: null })
  expect(route('/review/abc?at=12')).toEqual({ page: 'review', table: 'abc', at: 12 })
  expect(route('/review')).toEqual({ page: 'review', table: null, at: null })
  expect(route('/rules/inkdoms#take')).toEqual({ page: 'rules', game: 'inkdoms', anchor: 'take' })
  expect(route('/learn/inkdoms')).toEqual({ page: 'learn', game: 'inkdoms', lesson: null })
  expect(route('/learn/inkdoms/alone')).toEqual({ page: 'learn', game: 'inkdoms', lesson: 'alone' })
  expect(route('/puzzles')).toEqual({ page: 'puzzles' })
  const puzzle = { page: 'puzzle', game: 'inkdoms', puzzle: '1-2', theme: null, difficulty: null }
  expect(route('/puzzles/inkdoms/1-2')).toEqual(puzzle)
  expect(route('/puzzles/inkdoms/1-2?theme=dice')).toEqual({ ...puzzle, theme: 'dice' })
  expect(route('/puzzles/inkdoms')).toEqual({ page: 'lost' })
  const experiments = { page: 'experiments', game: 'inkdoms', experiment: null, set: 'own' }
  expect(route('/lab/inkdoms/experiments')).toEqual(experiments)
  expect(route('/lab/inkdoms/experiments/abc')).toEqual({ ...experiments, experiment: 'abc' })
  expect(route('/lab/inkdoms/experiments/abc/d')).toEqual({ page: 'lost' })
  expect(route('/lab/inkdoms/experiments?set=mine%402')).toEqual({ ...experiments, set: 'mine@2' })
  const lab = { page: 'lab', game: 'inkdoms', room: 'numbers', set: 'own' }
  expect(route('/lab/inkdoms')).toEqual(lab)
  expect(route('/lab/inkdoms/box?set=mine')).toEqual({ ...lab, room: 'box', set: 'mine' })
  expect(route('/lab/inkdoms/sets')).toEqual({ ...lab, room: 'sets' })
  expect(route('/lab/inkdoms/cellar')).toEqual({ page: 'lost' })
  expect(route('/tournaments')).toEqual({ page: 'tournaments' })
  expect(route('/tournament/abc')).toEqual({ page: 'tournament', tournament: 'abc' })
  expect(route('/tournament')).toEqual({ page: 'lost' })
  expect(route('/leaders')).toEqual({ page: 'leaders', game: null, variant: null })
  const leaders = { page: 'leaders', game: 'inkdoms', variant: '' }
  expect(route('/leaders?game=inkdoms&variant=')).toEqual(leaders)
  expect(route('/leaders/inkdoms')).toEqual({ page: 'lost' })
  expect(route('/learn')).toEqual({ page: 'lost' })
  expect(route('/table')).toEqual({ page: 'lost' })
  expect(route('/elsewhere/at/all')).toEqual({ page: 'lost' })
})
