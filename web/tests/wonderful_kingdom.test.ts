import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DuchyView, InPlayView, SiteView, WonderfulKingdomView } from '../src/generated/wonderful_kingdom'
import type { WonderfulKingdomComponents } from '../src/games/wonderful_kingdom/components'
import { completes, type Play } from '../src/games/wonderful_kingdom/play'
import { detailOf } from '../src/games/wonderful_kingdom/prompt'
import { questsOf, slotsOf, type Table } from '../src/games/wonderful_kingdom/table'
import { Texts } from '../src/lib/texts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const texts = new Texts('en', [
  read('../../src/tetrarchy/strings.en.ftl'),
  read('../../src/tetrarchy/games/wonderful_kingdom/strings.en.ftl'),
  read('../src/games/wonderful_kingdom/strings.en.ftl'),
])

const named = (id: string) => ({ id, copies: 1, source: { provenance: 'rulebook' } })
const task = (id: string) => ({ id, final: false, first_only: false, cost: {}, reward: {} })
const COMPONENTS: WonderfulKingdomComponents = {
  developments: [
    {
      ...named('farm'),
      type: 'structure',
      cost: { materials: 2 },
      recycle: { gold: 1 },
      production: {},
      production_per: {},
      bonus: {},
      points: 0,
      points_per: {},
    },
  ],
  treasures: [],
  calamity: { ...named('calamity'), points: -2 },
  threat_decks: [],
  threats: [{ ...named('thief'), soldiers: 2, points: -3, effect: 'none' }],
  advisors: [],
  duchies: [],
  quests: [
    { id: 'sea', names: {}, sides: { '1': [task('alone')], '2': [task('first'), task('second')] } },
    { id: 'war', names: {}, sides: {} },
  ],
  scenarios: [],
  solo: { supremacy: 5 },
}
const SITE: SiteView = { site: 'farm', card: 'farm', needs: { materials: 1 }, frozen: false, bound: false }

function play(duchy: Partial<DuchyView> = {}): Play {
  return {
    table: { seats: 2, step: 'planning', areas: [] } as Partial<WonderfulKingdomView> as Table,
    duchy: { construction: [SITE], recycling: {}, ...duchy } as DuchyView,
    legal: [],
    components: COMPONENTS,
    texts,
    players: [],
    focus: 0,
    hovered: null,
    best: null,
    held: null,
    down: false,
    mode: null,
    mark: null,
    phone: false,
  }
}
const PLACE = { code: 1, verb: 'place', site: 'farm', resource: 'materials' }

test('recycling brings what the view tells, not what the card prints', () => {
  const recycle = { code: 3, verb: 'recycle', card: 'farm' }
  expect(detailOf(play({ recycling: { farm: { gold: 3 } } }), recycle, null)).toContain('3 gold')
})

test('the change of points is the one that the server tells, once it has', () => {
  const fight = { code: 4, verb: 'fight', threat: 'thief' }
  expect(detailOf(play(), fight, null)).toMatch(/Costs 2 soldiers\.$/)
  const told = (total: number | null) => ({ action: 4, lines: [], total })
  expect(detailOf(play(), fight, told(7))).toMatch(/Costs 2 soldiers\. \(\+7 points\)$/)
  expect(detailOf(play(), fight, told(null))).toMatch(/Costs 2 soldiers\.$/)
})

test('the last piece completes a card, unless a giant lies under it', () => {
  expect(completes(SITE, [PLACE])).toBe(true)
  expect(completes(SITE, [{ ...PLACE, verb: 'discard' }])).toBe(false)
  expect(completes({ ...SITE, frozen: true }, [PLACE])).toBe(false)
  expect(completes({ ...SITE, needs: { materials: 2 } }, [PLACE])).toBe(false)
})

test('only quest boards in play lie on the table, with the tasks for its players', () => {
  const shown = (quests: string[], seats: number) =>
    questsOf({ seats, in_play: { quests } as Partial<InPlayView> as InPlayView } as Table, COMPONENTS)
  expect(shown([], 2)).toEqual([])
  expect(shown(['sea'], 2).flatMap(({ tasks }) => tasks.map(({ id }) => id))).toEqual(['first', 'second'])
  expect(shown(['sea'], 1).flatMap(({ tasks }) => tasks.map(({ id }) => id))).toEqual(['alone'])
})

test('what is paid fills the first slots of its kind', () => {
  const filled = slotsOf({ materials: 2, gold: 1 }, { materials: 1 }).map(({ piece, filled }) => [piece, filled])
  expect(filled).toEqual([
    ['materials', true],
    ['materials', false],
    ['gold', true],
  ])
})
