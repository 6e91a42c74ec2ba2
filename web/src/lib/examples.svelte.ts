/** A worked example while somebody plays it. */

import { api } from './api'
import { app } from './app.svelte'
import { Previews } from './previews'
import type { ExampleInfo, PreviewedAction, Scene } from './wire'

/** The move that is the step to be shown next. */
const SHOWN = -1

/** An example that is open: every position since its start, so that going back asks nobody. */
export class ExamplePlay {
  scenes = $state.raw<Scene[]>([])
  busy = $state(false)
  /** Why the last decision was refused. */
  refusal = $state('')
  /** Whether the last change was a decision: only then do pieces move. */
  moved = $state(false)
  readonly game: string
  readonly info: ExampleInfo
  #moves: number[] = []
  readonly #previews = new Previews((codes) => api.previews('examples', this.game, this.info.id, this.#moves, codes))

  constructor(game: string, info: ExampleInfo) {
    this.game = game
    this.info = info
  }

  get scene(): Scene | null {
    return this.scenes.at(-1) ?? null
  }

  get before(): Scene | null {
    return this.scenes.at(-2) ?? null
  }

  /** Whether the steps shown have been left. */
  get free(): boolean {
    return this.scene !== null && this.scene.next === null && this.scene.at < this.scene.number
  }

  begin(): Promise<void> {
    return this.#ask([])
  }

  act = (code: number): Promise<void> => this.#ask([...this.#moves, code])

  /** What an action of the example's seat would change in its score sheet; null for any other. */
  preview = (code: number): Promise<PreviewedAction | null> =>
    this.scene?.legal.some((action) => action.code === code) ? this.#previews.of(code) : Promise.resolve(null)

  next = (): Promise<void> => (this.scene?.next ? this.#ask([...this.#moves, SHOWN]) : Promise.resolve())

  back = (): void => {
    if (this.busy || this.scenes.length < 2) return
    this.#show(this.scenes.slice(0, -1))
  }

  again = (): void => {
    if (!this.busy) this.#show(this.scenes.slice(0, 1))
  }

  #show(scenes: Scene[]): void {
    this.moved = false
    this.refusal = ''
    this.scenes = scenes
    this.#previews.clear()
    this.#moves = this.#moves.slice(0, scenes.length - 1)
  }

  async #ask(moves: number[]): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const scene = await api.example(this.game, this.info.id, moves)
      this.refusal = ''
      this.moved = true
      this.#moves = moves
      this.#previews.clear()
      this.scenes = [...this.scenes.slice(0, moves.length), scene]
    } catch (error) {
      this.refusal = app.words(error)
    } finally {
      this.busy = false
    }
  }
}
