/** Guided first games: what this device remembers of them, and one while somebody plays it. */

import { api } from './api'
import { app } from './app.svelte'
import { Previews } from './previews'
import { settings } from './settings.svelte'
import type { HeardTip, LessonInfo, LessonScene, PreviewedAction, Scene, Tip } from './wire'

interface Kept {
  moves: number[]
  /** The step that they led to. */
  step: number
  done: boolean
}
const KEY = 'tetrarchy-lesson'
const OFFERED = `${KEY}-offered`
const SILENT = `${KEY}-silent`

function keyOf(game: string, lesson: string): string {
  return `${KEY} ${game} ${lesson}`
}

/** What is kept on this device of a lesson; null where it was never begun. */
export function keptOf(game: string, lesson: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game, lesson)) ?? 'null') as Partial<Kept> | null
    return kept && Array.isArray(kept.moves)
      ? { moves: kept.moves, step: kept.step ?? 0, done: kept.done === true }
      : null
  } catch {
    return null
  }
}

/** Whether lessons were offered on this device already. */
export function wereOffered(): boolean {
  return isKept(OFFERED)
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Lessons need not be offered again. */
export function offer(): void {
  keep(OFFERED, '1')
}

/** How long a decision of the bot stays before the next. */
const STEP = 700
/** How long a move that is taken back is seen. */
const BREATH = 1100

/** A lesson that is open. */
export class LessonPlay {
  /** Where the lesson stands; what led there is shown first. */
  answer = $state.raw<LessonScene | null>(null)
  /** The position that is shown, and the one before it. */
  frame = $state.raw<Scene | null>(null)
  before = $state.raw<Scene | null>(null)
  /** The bot still moves, or a move is about to be taken back. */
  playing = $state(false)
  asking = $state(false)
  /** What was wrong with the last move; '' if it was allowed. */
  refusal = $state('')
  /** Whether what glows does so already. */
  glows = $state(false)
  /** Something that could be overlooked here. */
  tip = $state.raw<Tip | null>(null)
  readonly game: string
  readonly info: LessonInfo
  #moves: number[] = []
  /** The tips that were told; null where nobody wants them. */
  #heard: HeardTip[] | null = isKept(SILENT) ? null : []
  #waiting: Scene[] = []
  #timer = 0
  #glow = 0
  readonly #previews = new Previews((codes) => api.previews('lessons', this.game, this.info.id, this.#moves, codes))

  constructor(game: string, info: LessonInfo) {
    this.game = game
    this.info = info
  }

  get busy(): boolean {
    return this.asking || this.playing
  }

  /** Whether the pupil has come to the last step: the rest is a game. */
  get done(): boolean {
    return this.answer !== null && this.answer.step >= this.info.steps.length - 1
  }

  /** Go on where it was left. */
  async begin(): Promise<void> {
    offer()
    settings.meet(this.game)
    const kept = keptOf(this.game, this.info.id)
    await this.#ask(kept?.moves ?? [], true, kept?.step)
    // Nothing tells how far it was: it begins anew.
    if (!this.answer && kept?.moves.length) await this.#ask([], true)
  }

  /** Stop showing what waits. */
  end(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#glow)
  }

  /** An action, or below 0 one of the coach's buttons. */
  act = (move: number): Promise<void> => this.#ask([...this.#moves, move])

  /** Let it be done by the coach. */
  show = (): Promise<void> => {
    const move = this.answer?.show
    return move === null || move === undefined ? Promise.resolve() : this.act(move)
  }

  /** Back to the beginning of a step that was reached. */
  visit = (step: number): Promise<void> => {
    const start = this.answer?.starts[step]
    return start === undefined ? Promise.resolve() : this.#ask(this.#moves.slice(0, start), true)
  }

  preview = (code: number): Promise<PreviewedAction | null> =>
    this.frame?.legal.some((action) => action.code === code) ? this.#previews.of(code) : Promise.resolve(null)

  /** No more tips on this device. */
  silence = (): void => {
    keep(SILENT, '1')
    this.#heard = this.tip = null
  }

  /** Show at once what waits to be shown. */
  hurry = (): void => {
    if (!this.playing) return
    clearTimeout(this.#timer)
    const last = this.#waiting.at(-1)
    this.#waiting = []
    if (last) this.#show(last)
    this.#settle()
  }

  async #ask(asked: number[], jump = false, step = 0): Promise<void> {
    if (this.busy) return
    this.asking = true
    try {
      const answer = await api.lesson(this.game, this.info.id, asked, step, this.#heard)
      const { moves } = answer
      this.refusal = ''
      this.#moves = moves
      this.#previews.clear()
      this.answer = jump ? { ...answer, reply: null } : answer
      const done = this.done || keptOf(this.game, this.info.id)?.done === true
      keep(keyOf(this.game, this.info.id), JSON.stringify({ moves, step: answer.step, done } satisfies Kept))
      this.tip = answer.tip
      if (answer.tip) this.#heard?.push({ tip: answer.tip.tip, moment: answer.tip.moment })
      this.glows = false
      clearTimeout(this.#glow)
      this.#waiting = jump ? answer.frames.slice(-1) : [...answer.frames]
      if (jump) this.frame = null
      this.playing = true
      this.#next()
    } catch (error) {
      this.refusal = app.words(error)
    } finally {
      this.asking = false
    }
  }

  #next = (): void => {
    const frame = this.#waiting.shift()
    if (frame) this.#show(frame)
    if (!this.#waiting.length) return this.#settle()
    const stays = settings.pace === 'instant' ? 0 : this.answer?.back ? BREATH : STEP
    this.#timer = window.setTimeout(this.#next, stays)
  }

  #show(frame: Scene): void {
    this.before = this.answer?.back && !this.#waiting.length ? null : this.frame
    this.frame = frame
  }

  #settle(): void {
    this.playing = false
    const wait = this.answer?.tries ? 0 : (this.answer?.wait ?? 0)
    if (wait) this.#glow = window.setTimeout(() => (this.glows = true), wait * 1000)
    else this.glows = true
  }
}
