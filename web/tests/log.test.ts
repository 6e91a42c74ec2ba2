import { describe, expect, it, vi } from 'vitest'
import { entriesOf, folded, linesOf, positionOf, withoutName } from '../src/lib/log'
import type { Texts } from '../src/lib/texts'

vi.mock('../src/portraits.svg?url', () => ({ default: '' }))
const { facesOf, moodAfter, moodAtEnd } = await import('../src/lib/portraits')

const texts = {
  players: ['Vera', 'Count'],
  event: ({ kind, seat }: { kind: string; seat?: number }) =>
    seat === undefined ? `${kind}.` : `${['Vera', 'Count'][seat] ?? ''} ${kind}.`,
} as unknown as Texts

describe('the log', () => {
  const entries = [
    ...entriesOf('1', [
      { kind: 'round_begun' },
      { kind: 'places', seat: 0 },
      { kind: 'takes', seat: 0 },
      { kind: 'step_skipped', seat: 0 },
    ]),
    ...entriesOf('2', [{ kind: 'chooses', seat: 0 }]),
    ...entriesOf('3', [{ kind: 'places', seat: 1 }, { kind: 'drawn' }]),
  ]

  it('has one line a turn, and says the name once', () => {
    const lines = linesOf(entries, texts, { takes: 'coin' })
    expect(lines.map(({ parts }) => parts.map(({ words }) => words).join(' '))).toEqual([
      'round_begun.',
      'Vera places. Takes. Chooses.',
      'Count places.',
      'drawn.',
    ])
    expect(lines[1]?.parts.map(({ sign }) => sign)).toEqual(['', 'coin', ''])
    expect(lines[0]?.heading).toBe(true)
  })

  it('knows which position each entry belongs to', () => {
    expect(entries.map(({ key }) => positionOf(key))).toEqual(['1', '1', '1', '1', '2', '3', '3'])
    expect(positionOf('past 12.3')).toBe('past 12')
  })

  it('leaves a name away only where a sentence begins with it', () => {
    expect(withoutName('Баронесса (бот): домино положено.', 'Баронесса (бот)')).toBe('Домино положено.')
    expect(withoutName('The queen joins Vera.', 'Vera')).toBe('The queen joins Vera.')
    expect(withoutName('Vera’s king is drawn.', 'Vera')).toBe('Vera’s king is drawn.')
  })
})

describe('what is done several times', () => {
  const stones = {
    players: ['Vera', 'Count'],
    event: ({ kind, seat, colour }: { kind: string; seat: number; colour: string }) =>
      kind === 'turn_begun'
        ? `${['Vera', 'Count'][seat] ?? ''}’s turn.`
        : `${['Vera', 'Count'][seat] ?? ''} ${kind} a ${colour} stone.`,
  } as unknown as Texts
  const told = (events: object[]) =>
    linesOf(entriesOf('1', events as never), stones, { takes: 'stone-{colour}' }).map(({ parts }) =>
      parts.map(({ words }) => words).join(' '),
    )

  it('is one sentence, with what is the same counted', () => {
    expect(folded(['Draws a fort.', 'Draws a mill.', 'Draws a fort.'])).toBe('Draws a fort ×2, a mill.')
    expect(folded(['Paints G2 blue.', 'Paints G7 blue.', 'Paints B4 red.'])).toBe('Paints G2, G7 blue, B4 red.')
    expect(folded(['Красит Б7 в синий цвет.', 'Красит Б3 в синий цвет.'])).toBe('Красит Б7, Б3 в синий цвет.')
    expect(folded(['Stores a cube: gold.', 'Stores a cube: materials.'])).toBe('Stores a cube: gold, materials.')
    expect(
      told([
        { kind: 'takes', seat: 0, colour: 'blue' },
        { kind: 'sets', seat: 0, colour: 'red' },
        { kind: 'takes', seat: 0, colour: 'green' },
      ]),
    ).toEqual(['Vera takes a blue stone, a green stone. Sets a red stone.'])
  })

  it('leaves a name in one piece, also one of several words', () => {
    expect(folded(['Places a cube on Grand Bazaar: gold.', 'Places a cube on Grand Arena: gold.'])).toBe(
      'Places a cube on Grand Bazaar: gold, Grand Arena: gold.',
    )
    expect(folded(['Достраивает карту «Большой базар».', 'Достраивает карту «Большой маяк».'])).toBe(
      'Достраивает карту «Большой базар», «Большой маяк».',
    )
    expect(folded(['Draws Big tavern.', 'Draws Big market.'])).toBe('Draws Big tavern, Big market.')
  })

  it('keeps what is in brackets with what it tells of', () => {
    const rings = ['Takes from the market: ring (red, blue).', 'Takes from the market: ring (red).']
    expect(folded(rings)).toBe('Takes from the market: ring (red, blue), ring (red).')
    expect(folded(['Discards: ring (2 red, blue).', 'Discards: ring (2 red, green).'])).toBe(
      'Discards: ring (2 red, blue), ring (2 red, green).',
    )
    const finished = ['red', 'blue'].map((colour) => ({ kind: 'finishes ring', seat: 0, colour }))
    const bracketed = {
      ...stones,
      event: ({ kind, colour }: { kind: string; colour: string }) => `Vera ${kind} (${colour}).`,
    }
    const [line] = linesOf(entriesOf('1', finished), bracketed as unknown as Texts, {})
    expect(line?.parts.map(({ words }) => words)).toEqual(['Vera finishes ring (red).', 'Finishes ring (blue).'])
  })

  it('has a line for each turn, also for two turns of one player, and no line that only says so', () => {
    expect(
      told([
        { kind: 'takes', seat: 0, colour: 'blue' },
        { kind: 'turn_begun', seat: 0 },
        { kind: 'takes', seat: 0, colour: 'red' },
      ]),
    ).toEqual(['Vera takes a blue stone.', 'Vera takes a red stone.'])
  })

  it('shows a stone in its own colour', () => {
    const entries = entriesOf('1', [{ kind: 'takes', seat: 0, colour: 'blue' }])
    expect(linesOf(entries, stones, { takes: 'stone-{colour}' })[0]?.parts[0]?.sign).toBe('stone-blue')
  })
})

describe('portraits', () => {
  it('give bots the face of their title and guests faces of their own', () => {
    const faces = facesOf([
      { seat: 0, kind: 'person', name: 'Vera' },
      { seat: 1, kind: 'bot', name: '' },
      { seat: 2, kind: 'person', name: 'Vera' },
    ])
    expect(faces[1]).toBe('baroness')
    expect(new Set(faces).size).toBe(3)
    expect(facesOf([{ seat: 5, kind: 'person', name: 'Vera' }])[0]).toBe(faces[0])
  })

  it('think while they move, and are pleased or worried by the score until their next move', () => {
    expect(moodAfter('calm', true, 5, 5)).toBe('thinking')
    expect(moodAfter('thinking', false, 8, 5)).toBe('pleased')
    expect(moodAfter('pleased', false, 8, 8)).toBe('pleased')
    expect(moodAfter('pleased', false, 6, 8)).toBe('worried')
    expect(moodAfter('worried', true, 6, 6)).toBe('thinking')
    expect(moodAfter('thinking', false, 6, 6)).toBe('calm')
  })

  it('show at the end who has won', () => {
    expect([1, 2, 3].map((place) => moodAtEnd(place, [1, 2, 3]))).toEqual(['pleased', 'calm', 'worried'])
  })
})
