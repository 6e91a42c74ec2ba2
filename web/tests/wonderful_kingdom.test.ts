import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { DuchyView, InPlayView, SiteView, WonderfulKingdomView } from '../src/generated/wonderful_kingdom'
import { chestColours, handOf, placesOf, roomOf } from '../src/games/wonderful_kingdom/art'
import type { WonderfulKingdomComponents } from '../src/games/wonderful_kingdom/components'
import { extras } from '../src/games/wonderful_kingdom/game'
import { momentOf } from '../src/games/wonderful_kingdom/moments'
import { hourOf, thingsOf } from '../src/games/wonderful_kingdom/panorama'
import { bestInDraft, completes, raisedOf, type Play } from '../src/games/wonderful_kingdom/play'
import { detailOf } from '../src/games/wonderful_kingdom/prompt'
import { builtMinis, madeIn, questsOf, slotsOf, soonOf, type Table } from '../src/games/wonderful_kingdom/table'
import { outlookWords, tipOf, wordsOf } from '../src/games/wonderful_kingdom/words'
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
      production_per: { gold: 'structure' },
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
const SITE: SiteView = {
  site: 'farm',
  card: 'farm',
  needs: { materials: 1 },
  frozen: false,
  bound: false,
  outlook: { rounds: 0, short: 0, lacks: {} },
  finishes: true,
  last: true,
}

function play(duchy: Partial<DuchyView> = {}, modules: string[] = []): Play {
  return {
    table: {
      seats: 2,
      step: 'planning',
      areas: [],
      in_play: { modules, quests: [] } as Partial<InPlayView> as InPlayView,
    } as Partial<WonderfulKingdomView> as Table,
    duchy: { construction: [SITE], recycling: {}, outlook: {}, ...duchy } as DuchyView,
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
    raised: null,
    mark: null,
    phone: false,
  }
}
const PLACE = { code: 1, verb: 'place', site: 'farm', resource: 'materials' }

test('the card that a hint is about is up until another is raised, and stays marked then', () => {
  const legal = ['farm', 'port', 'abbey'].map((card, at) => ({ code: 10 + at, verb: at ? 'build' : 'recycle', card }))
  const hinted = { ...play({ draft: ['port', 'abbey', 'farm'] }), legal, best: 10 }
  expect(raisedOf(play({ draft: ['port', 'abbey', 'farm'] }))).toBe(1)
  expect(raisedOf(hinted)).toBe(2)
  expect(raisedOf({ ...hinted, raised: 0 })).toBe(0)
  expect(bestInDraft({ ...hinted, raised: 0 })).toBe(2)
  expect(bestInDraft({ ...hinted, legal: [PLACE], best: 1 })).toBe(-1)
})

test('recycling brings what the view tells, not what the card prints', () => {
  const recycle = { code: 3, verb: 'recycle', card: 'farm' }
  expect(detailOf(play({ recycling: { farm: { gold: 3 } } }), recycle, null)).toContain('3 gold')
})

test('the change of points is the one that the server tells, once it has', () => {
  const fight = { code: 4, verb: 'fight', threat: 'thief' }
  expect(detailOf(play(), fight, null)).toMatch(/Costs 2 soldiers\.$/)
  const told = (total: number | null) => ({ action: 4, lines: [], total, final: false })
  expect(detailOf(play(), fight, told(7))).toMatch(/Costs 2 soldiers\. \(\+7 points\)$/)
  expect(detailOf(play(), fight, told(null))).toMatch(/Costs 2 soldiers\.$/)
})

test('the last piece completes a card', () => {
  expect(completes({ ...SITE, last: true }, [PLACE])).toBe(true)
  expect(completes({ ...SITE, last: true }, [{ ...PLACE, verb: 'discard' }])).toBe(false)
  expect(completes({ ...SITE, last: false }, [PLACE])).toBe(false)
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

test('every card, quest and scenario has its own picture, within the budget', () => {
  const drawn = read('../src/games/wonderful_kingdom/symbols.svg')
  const ids = new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]))
  const named = (file: string, kind: string) =>
    read(`../../src/tetrarchy/games/wonderful_kingdom/data/${file}.toml`)
      .split(`[[${kind}]]`)
      .slice(1)
      .map((entry) => /^id = "(.+)"$/m.exec(entry)?.[1] ?? '')
  const cards = [
    ...named('developments', 'card'),
    ...named('advisors', 'advisor'),
    ...named('threats', 'threat'),
    'calamity',
    'treasure',
    ...named('quests', 'quest').map((id) => `quest_${id}`),
    ...[1, 2, 3, 4, 5, 6].map((number) => `scenario_${number}`),
  ]
  expect(cards.length).toBeGreaterThanOrEqual(80)
  expect(cards.filter((id) => !ids.has(`wk-v-${id}`))).toEqual([])
  for (const duchy of named('duchies', 'duchy')) expect(ids.has(`wk-v-duchy_${duchy}`)).toBe(true)
  const used = [...drawn.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1])
  expect(used.filter((id) => !ids.has(id))).toEqual([])
  expect(gzipSync(drawn).length).toBeLessThan(120_000)
  const scenes = [...drawn.matchAll(/<symbol id="(wk-v-[^"]+)"[^>]*>(.*?)<\/symbol>/gs)]
  expect(scenes.length).toBeGreaterThanOrEqual(cards.length)
  const large = scenes.filter(([, , scene = '']) => scene.length > 6000 || (scene.match(/<[a-z]/g)?.length ?? 0) > 70)
  expect(large.map(([, id]) => id)).toEqual([])
})

test('a chest holds the cubes that it is recycled into', () => {
  const [one, other] = chestColours({ gold: 2 })
  expect(one).toBe(other)
  expect(new Set(chestColours({ gold: 1, population: 1 })).size).toBe(2)
})

test('a card says how soon it can be complete, as the server tells it', () => {
  expect(soonOf({ rounds: 0, short: 0, lacks: {} }, true)).toBe('now')
  expect(soonOf({ rounds: 0, short: 0, lacks: {} }, false)).toBe('maybe')
  expect(soonOf({ rounds: 1, short: 2, lacks: { gold: 2 } }, false)).toBe('next')
  expect(soonOf({ rounds: null, short: 2, lacks: { gold: 2 } }, false)).toBe('short')
  expect(outlookWords({ rounds: null, short: 2, lacks: { gold: 2 } }, texts)).toContain('2 gold')
  const build = { code: 5, verb: 'build', card: 'farm' }
  const short = play({ outlook: { farm: { rounds: null, short: 1, lacks: { materials: 1 } } } })
  expect(detailOf(short, build, null)).toContain('Still missing after this round: 1 material.')
  const second = { ...short, table: { ...short.table, round: 2 }, duchy: { ...short.duchy, draft: ['farm'] } }
  expect(detailOf(second, null, null)).toBe('Farm. Still missing after this round: 1 material.')
})

test('with quests nothing says that five cubes become a krystallium: tasks are paid from there', () => {
  const cube: Partial<DuchyView> = { cubes: { gold: 1 } }
  const told = (modules: string[]) =>
    detailOf({ ...play(cube, modules), legal: [{ code: 2, verb: 'store' }] }, null, null)
  expect(told(['quests'])).toContain('tasks are paid')
  expect(told(['quests'])).not.toContain('five')
  expect(told(['advisors'])).toContain('five cubes there make a krystallium')
})

test('what a card makes for each of a type names the resource, whatever the data call the card', () => {
  for (const kind of ['card', 'development'])
    expect(wordsOf(kind, 'farm', texts, COMPONENTS)?.lines.join(' ')).toMatch(/Produces 1 gold .*structure/)
})

test('each built card stands in the painted duchy and keeps its place', () => {
  const cards = Array.from({ length: 20 }, (_, at) => ({ id: `card_${at}`, type: 'structure' }))
  const before = thingsOf('valados', cards.slice(0, 12))
  const after = thingsOf('valados', cards)
  expect(after).toHaveLength(20)
  for (const thing of before) expect(after).toContainEqual(thing)
  expect(after.map(({ y }) => y)).toEqual(after.map(({ y }) => y).toSorted((a, b) => a - b))
  expect(new Set(after.map(({ x, y }) => `${x},${y}`)).size).toBe(20)
  expect([0, 1, 2, 3, 4].map((round) => hourOf(round, 4))).toEqual([1, 1, 2, 3, 4])
})

test('a hand fits its space', () => {
  for (const [count, width, height, phone] of [
    [7, 1106, 250, false],
    [9, 900, 200, false],
    [8, 374, 180, true],
  ] as const) {
    const { left, step, width: wide } = handOf(count, width, height, phone)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + step * (count - 1) + wide).toBeLessThanOrEqual(width)
  }
  expect(handOf(7, 1106, 280, false).size).toBe('l')
})

test('on a phone a raised card covers no other, and all stay in sight', () => {
  const fan = handOf(8, 374, 180, true)
  for (let raised = 0; raised < 8; raised += 1) {
    const places = placesOf(fan, 8, 374, raised, true)
    const up = places[raised]?.left ?? 0
    places.forEach(({ left, seen }, index) => {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + seen).toBeLessThanOrEqual(374)
      expect(seen).toBeGreaterThanOrEqual(20)
      if (index < raised) expect(left + seen).toBeLessThanOrEqual(up + 1)
      if (index > raised) expect(left).toBeGreaterThanOrEqual(up + fan.width)
    })
  }
})

test('built cards are told by type, each once', () => {
  expect(builtMinis(['farm', 'farm'], COMPONENTS)).toEqual([{ type: 'structure', cards: [['farm', 2]] }])
})

test('in a production step the cubes that were counted are shown', () => {
  const table = {
    step: 'production',
    resource: 'gold',
    totals: [5, 1],
    duchies: [{ production: { gold: 7, materials: 2 } }],
  } as unknown as Table
  expect(madeIn(table, 0, 'gold')).toBe(5)
  expect(madeIn(table, 0, 'materials')).toBe(2)
})

test('threats, traps, rounds and medals have a short scene, other events none', () => {
  const frozen = { duchies: [{ construction: [{ ...SITE, frozen: true }] }], rounds: 4, seats: 1 }
  const freed = { ...frozen, duchies: [{ construction: [] }], outcome: [{ place: 1, lost: 'none', medal: 'gold' }] }
  const before: Table = frozen as unknown as Table
  const after: Table = freed as unknown as Table
  const told = (kind: string, fields: Record<string, unknown> = {}) =>
    momentOf({ kind, seat: 0, ...fields }, before, after, texts)
  expect(told('threat_beaten', { threat: 'frost_giant' })?.data).toEqual({ threat: 'frost_giant', freed: 'farm' })
  expect(told('trap_sprung', { card: 'calamity' })?.key).toBe('trap')
  expect(told('round_begun', { round: 1 })).toBeNull()
  expect(told('round_begun', { round: 3 })?.data).toEqual({ from: 2, to: 3, rounds: 4 })
  expect(told('game_over')?.data).toEqual({ medal: 'gold' })
  expect(told('cube_placed')).toBeNull()
  for (const kind of ['threat_beaten', 'trap_sprung', 'game_over']) expect(told(kind)?.ms).toBeLessThanOrEqual(900)
})

test('a tip beside a card that is seen large tells what does not stand on it', () => {
  const outlook = { farm: { rounds: 2, short: 2, lacks: { materials: 2 } } } as unknown as DuchyView['outlook']
  const large = tipOf('face:farm', texts, COMPONENTS, outlook)
  const small = tipOf('card:farm', texts, COMPONENTS, outlook)
  expect(large?.title).toBe(small?.title)
  expect(large?.lines[0]).toBe('Still missing after this round: 2 materials.')
  expect(large?.lines.join()).not.toMatch(/Costs|Recycled/)
  expect(small?.lines.join()).toMatch(/Costs.*Recycled/)
})

test('a hand of many cards takes no more room than its cards need', () => {
  for (const count of [1, 4, 8, 10]) {
    const room = roomOf(count, 1107)
    const whole = handOf(count, 1107, 600, false)
    expect(handOf(count, 1107, room, false).height, `${count} cards`).toBe(whole.height)
    expect(room).toBeGreaterThan(whole.height + whole.drop)
  }
  expect(roomOf(8, 1107)).toBeLessThan(roomOf(6, 1107))
})

test('whoever makes nothing of a resource has no line in the log', () => {
  const event = { kind: 'produced', seat: 1, resource: 'gold' }
  expect(extras.untold?.({ ...event, cubes: 0 }, 0)).toBe(true)
  expect(extras.untold?.({ ...event, cubes: 2 }, 0)).toBe(false)
})

test('what others see once all have decided is no second line for whoever has done it', () => {
  const event = { kind: 'completed_shown', seat: 1, card: ['farm'] }
  expect(extras.untold?.(event, 1)).toBe(true)
  expect(extras.untold?.(event, 0)).toBe(false)
  expect(extras.untold?.(event, null)).toBe(false)
})

test('a krystallium that a card asks for stands for nothing else', () => {
  const event = { kind: 'krystallium_placed', seat: 0, site: 'elder_forest' }
  expect(texts.event({ ...event, resource: 'krystallium' })).toMatch(/Elder Forest\.$/)
  expect(texts.event({ ...event, resource: 'gold' })).toMatch(/as gold\.$/)
})

test('whoever has no soldiers is told so in a battle, and no number', () => {
  expect(texts.say('page-detail-battle-none', { soldiers: 0 })).toBe('You have no soldiers now.')
  expect(texts.say('page-detail-battle-none', { soldiers: 1 })).toContain('1 soldier is')
})
