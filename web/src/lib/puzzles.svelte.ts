/** Puzzles: which to offer, how they went so far, and one while somebody solves it. */

import { api } from './api'
import { app } from './app.svelte'
import { Previews } from './previews'
import { settings } from './settings.svelte'
import type { PreviewedAction, PuzzleDeeds, PuzzleInfo, PuzzleVerdict, Scene } from './wire'

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

/** How puzzles went for whoever is here, as the server keeps it. */
export class Deeds {
  #kept: PuzzleDeeds = $state.raw({ done: {}, streak: 0, most: 0, days: 0 })

  /** Puzzles in a row that were solved at once, and the most so far. */
  get streak(): number {
    return this.#kept.streak
  }
  get most(): number {
    return this.#kept.most
  }
  /** Days in a row with the puzzle of the day solved. */
  get days(): number {
    return this.#kept.days
  }
  /** How many were solved, of all games. */
  get all(): number {
    return Object.values(this.#kept.done).filter((outcome) => outcome !== 'shown').length
  }

  outcome(game: string, id: string): 'first' | 'later' | 'shown' | null {
    return this.#kept.done[`${game} ${id}`] ?? null
  }

  /** How many of these were solved. */
  solved(game: string, puzzles: PuzzleInfo[]): number {
    return puzzles.filter(({ id }) => ['first', 'later'].includes(this.outcome(game, id) ?? '')).length
  }

  async load(): Promise<void> {
    try {
      this.#kept = await api.deeds()
    } catch (error) {
      app.complain(error)
    }
  }
}

export const deeds = new Deeds()

/** Those of a theme and a difficulty. */
export function chosen(puzzles: PuzzleInfo[], theme: string | null, difficulty: string | null): PuzzleInfo[] {
  return puzzles.filter(
    (puzzle) => (!theme || puzzle.themes.includes(theme)) && (!difficulty || puzzle.difficulty === difficulty),
  )
}

/** The one to offer next: the first after this one that was not done yet, or else simply the next. */
export function nextOf(game: string, puzzles: PuzzleInfo[], after: string | null): PuzzleInfo | null {
  const at = puzzles.findIndex(({ id }) => id === after) + 1
  const order = [...puzzles.slice(at), ...puzzles.slice(0, at)].filter(({ id }) => id !== after)
  return order.find(({ id }) => !deeds.outcome(game, id)) ?? order[0] ?? null
}

export function pathTo(game: string, puzzle: string, theme: string | null, difficulty: string | null): string {
  const asked = new URLSearchParams()
  if (theme) asked.set('theme', theme)
  if (difficulty) asked.set('difficulty', difficulty)
  return `/puzzles/${game}/${puzzle}${asked.size ? `?${asked}` : ''}`
}

/** How long a wrong move is seen before it is taken back. */
const BREATH = 1100

/** A puzzle that is open. */
export class PuzzlePlay {
  /** The position that is shown, and the one before it. */
  frame = $state.raw<Scene | null>(null)
  before = $state.raw<Scene | null>(null)
  /** How the last move is answered. */
  verdict = $state.raw<PuzzleVerdict | null>(null)
  /** Whether the solution is known, and whether it had to be shown. */
  done = $state(false)
  shown = $state(false)
  tries = $state(0)
  refusal = $state('')
  asking = $state(false)
  /** A wrong move is about to be taken back. */
  playing = $state(false)
  readonly game: string
  readonly info: PuzzleInfo
  #start: Scene | null = null
  #timer = 0
  readonly #previews = new Previews((codes) => api.puzzlePreviews(this.game, this.info.id, codes))

  constructor(game: string, info: PuzzleInfo) {
    this.game = game
    this.info = info
  }

  get busy(): boolean {
    return this.asking || this.playing
  }

  async begin(): Promise<void> {
    settings.meet(this.game)
    await this.#ask(async () => {
      const [scene] = await Promise.all([api.puzzle(this.game, this.info.id), deeds.load()])
      this.#start = this.frame = scene
    })
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  act = (code: number): Promise<void> => this.#try(code)

  /** Be shown the solution. */
  show = (): Promise<void> => this.#try(null)

  /** Back to the position. */
  again = (): void => {
    this.end()
    this.playing = this.done = this.shown = false
    this.verdict = null
    this.#set(this.#start)
  }

  preview = (code: number): Promise<PreviewedAction | null> =>
    this.frame?.legal.some((action) => action.code === code) ? this.#previews.of(code) : Promise.resolve(null)

  async #try(code: number | null): Promise<void> {
    if (this.busy || this.done) return
    await this.#ask(async () => {
      const verdict = await api.tryPuzzle(this.game, this.info.id, code)
      this.verdict = verdict
      this.#set({ ...verdict.scene, actors: [] })
      await deeds.load()
      if (verdict.right) this.#finish(code === null)
      else this.#miss()
    })
  }

  #finish(shown: boolean): void {
    this.done = true
    this.shown = shown
  }

  #miss(): void {
    this.tries += 1
    this.playing = true
    const back = () => {
      this.playing = false
      this.before = null
      this.frame = this.#start
    }
    this.#timer = window.setTimeout(back, settings.pace === 'instant' ? 0 : BREATH)
  }

  #set(frame: Scene | null): void {
    this.before = this.frame
    this.frame = frame
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.asking = true
    this.refusal = ''
    try {
      await question()
    } catch (error) {
      this.refusal = app.words(error)
    } finally {
      this.asking = false
    }
  }
}
