import { describe, expect, it, vi } from 'vitest'
import type { Components, GameEvent, GameExtras, Moment, View } from '../src/games/board'
import { extras as gemForge } from '../src/games/gem_forge/game'
import { extras as inkdoms } from '../src/games/inkdoms/game'
import { extras as queendomino } from '../src/games/queendomino/game'
import { extras as wonderfulKingdom } from '../src/games/wonderful_kingdom/game'
import { lengthOf, momentsOf } from '../src/lib/moments'
import type { Texts } from '../src/lib/texts'

// No map is drawn here that would tell where a kingdom lies.
vi.mock('../src/games/inkdoms/paths', async (original) => ({
  ...(await original<typeof import('../src/games/inkdoms/paths')>()),
  boxOfKingdom: (id: string) => (id === 'redhill' ? { colour: 'red', capital: 'R', box: [0, 0, 1, 1] } : undefined),
}))

const texts = { event: ({ kind }: GameEvent) => kind } as unknown as Texts
const view = {} as View
const none = {} as Components
const moment = ({ kind }: GameEvent): Moment | null =>
  kind === 'queen_joined' || kind === 'round_begun' ? { key: 'queen', words: kind } : null

describe('moments', () => {
  it('are what a game says of an event', () => {
    const found = momentsOf({ moment }, [{ kind: 'placed' }, { kind: 'queen_joined' }], view, view, texts, none)
    expect(found).toEqual([{ key: 'queen', words: 'queen_joined' }])
  })

  it('tell of rounds in every game, unless it has words of its own for them', () => {
    const rounds = { event: () => 'Round 3.' } as unknown as Texts
    expect(momentsOf({}, [{ kind: 'round_begun' }], view, view, rounds, none)).toMatchObject([
      { key: 'round', words: 'Round 3' },
    ])
    expect(momentsOf({ moment }, [{ kind: 'round_begun' }], view, view, texts, none)).toMatchObject([{ key: 'queen' }])
  })

  it('are none after a load or a jump, and two at most', () => {
    const events = ['queen_joined', 'queen_joined', 'round_begun'].map((kind) => ({ kind }))
    expect(momentsOf({ moment }, events, null, view, texts, none)).toEqual([])
    expect(momentsOf({ moment }, events, view, view, texts, none).map(({ words }) => words)).toEqual([
      'queen_joined',
      'round_begun',
    ])
  })

  it('last 900 ms at most', () => {
    expect([undefined, 400, 5000].map((ms) => lengthOf({ key: '', words: '', ms }))).toEqual([900, 400, 900])
  })
})

const SAYING = {
  ...texts,
  say: (key: string) => key,
  name: (_: string, id: string) => id,
  players: ['Vera', 'Ilya'],
}
const sheet = { towers: {}, painted: {}, signs: {}, score: {} }
const inked = (towers = {}) => ({ seat: 0, sheets: [{ ...sheet, towers }] })
const region = { terrain: 'lake', squares: ['h7', 'i7'], crowns: 1, points: 2, queen: false }
const realm = (complete: boolean) => ({
  seat: 0,
  queen: null,
  kingdoms: [0, 1].map((seat) => ({ seats: [seat], dominoes: [], squares: {}, regions: [{ ...region, complete }] })),
})
const duchies = (outcome: unknown = null) => ({ seats: 1, rounds: 4, duchies: [{ construction: [] }], outcome })
const jewel = (...stones: string[]) => ({ tile: 'ring1', stones, finished: stones.length > 1 })
const forge = (jewels: unknown[], pawn = 0) => ({ seat: 0, players: [0, 1].map(() => ({ jewels, pawn })) })
const parts = { tiles: [{ id: 'ring1', kind: 'ring', slots: ['red', 'red'] }] }

/** Every kind of moment of every game: what happens, before and after, what is seen and heard. */
const ALL: [game: GameExtras, event: GameEvent, before: unknown, after: unknown, key: string, sound: string][] = [
  [queendomino, { kind: 'queen_joined', seat: 1 }, realm(false), realm(false), 'queen', 'queen'],
  [
    queendomino,
    { kind: 'building_burned', building: 'farm', space: 2 },
    realm(false),
    realm(false),
    'dragon',
    'dragon',
  ],
  [queendomino, { kind: 'domino_placed', seat: 0 }, realm(false), realm(true), 'region', 'complete'],
  [queendomino, { kind: 'domino_placed', seat: 1 }, realm(false), realm(true), 'region', 'complete'],
  [queendomino, { kind: 'round_begun', round: 3 }, realm(false), realm(false), 'round', 'round'],
  [inkdoms, { kind: 'line_completed', seat: 0, line: 'redhill' }, inked(), inked(), 'kingdom', 'complete'],
  [inkdoms, { kind: 'line_completed', seat: 0, line: 'hydra' }, inked(), inked(), 'line', 'score'],
  [inkdoms, { kind: 'drop_gained', seat: 0, colour: 'red' }, inked(), inked({ T1: 'red' }), 'tower', 'ink'],
  [inkdoms, { kind: 'round_begun', round: 3 }, inked(), inked(), 'round', 'round'],
  [
    gemForge,
    { kind: 'jewel_finished', seat: 0, tile: 'ring1' },
    forge([jewel('red')]),
    forge([jewel('red', 'red')]),
    'jewel',
    'jewel',
  ],
  [
    gemForge,
    { kind: 'jewel_finished', seat: 1, tile: 'ring1' },
    forge([jewel('red')]),
    forge([jewel('red', 'red')]),
    'jewel',
    'jewel',
  ],
  [
    gemForge,
    { kind: 'tile_handed_in', seat: 1, tile: 'ring1' },
    forge([jewel('red', 'red')]),
    forge([null], 4),
    'handed-in',
    'score',
  ],
  [
    wonderfulKingdom,
    { kind: 'threat_beaten', seat: 0, threat: 'frost_giant' },
    duchies(),
    duchies(),
    'threat',
    'threat',
  ],
  [wonderfulKingdom, { kind: 'trap_sprung', seat: 0, card: 'calamity' }, duchies(), duchies(), 'trap', 'card'],
  [wonderfulKingdom, { kind: 'round_begun', round: 2 }, duchies(), duchies(), 'round', 'round'],
  [wonderfulKingdom, { kind: 'game_over' }, duchies(), duchies([{ medal: 'gold' }]), 'medal', 'medal'],
] as never

describe('every kind of moment', () => {
  it.each(ALL)('has a scene, a length and a sound: %#', (extras, event, before, after, key, sound) => {
    const told = [before, after, SAYING, parts] as unknown as [View, View, Texts, Components]
    const [found] = momentsOf(extras, [event], ...told)
    expect(found).toMatchObject({ key, sound })
    expect(found?.Scene ?? found?.art).toBeTruthy()
    expect(found?.words).toBeTruthy()
    expect(found && lengthOf(found)).toBeGreaterThanOrEqual(600)
  })

  it('of another is drawn where everybody looks, one’s own region on the board itself', () => {
    const scene = (seat: number) =>
      queendomino.moment?.(
        { kind: 'domino_placed', seat },
        ...([realm(false), realm(true), SAYING, none] as never as [never, never, Texts, never]),
      )?.Scene
    expect(scene(0)).toBe('board')
    expect(scene(1)).not.toBe('board')
  })

  it('of a set is one scene for all its tiles', () => {
    const set = ['ring1', 'ring2'].map((tile) => ({ ...jewel('red', 'red'), tile }))
    const events = set.map(({ tile }) => ({ kind: 'tile_handed_in', seat: 0, tile }))
    const both = { tiles: parts.tiles.flatMap((tile) => [tile, { ...tile, id: 'ring2' }]) }
    const told = [forge(set), forge([null, null], 9), SAYING, both] as unknown as [View, View, Texts, Components]
    expect(momentsOf(gemForge as unknown as GameExtras, events, ...told)).toHaveLength(1)
  })
})
