/** The part of the shell that a board can write to. */

import type { PromptButton, ReactionWindow, Shell } from '../games/board'
import { play, type SoundName } from './sound'
import type { PreviewedAction } from './wire'

export interface ShellCalls {
  explain: (kind: string, id: string) => void
  enlarge: (seat: number) => void
  rules: (anchor: string) => void
  preview: (code: number) => Promise<PreviewedAction | null>
}

export class ShellState implements Shell {
  headline: string = $state('')
  detail: string = $state('')
  sign: string = $state('')
  buttons: PromptButton[] = $state.raw([])
  covered: ReadonlySet<number> | 'all' = $state.raw(new Set<number>())
  undoes: boolean = $state(false)
  window: ReactionWindow | null = $state.raw(null)
  explain: (kind: string, id: string) => void
  enlarge: (seat: number) => void
  rules: (anchor: string) => void
  preview: (code: number) => Promise<PreviewedAction | null>

  constructor(calls: ShellCalls) {
    this.explain = calls.explain
    this.enlarge = calls.enlarge
    this.rules = calls.rules
    this.preview = calls.preview
  }

  /** A board says anew what it wants to show for every position. */
  clear(): void {
    this.headline = ''
    this.detail = ''
    this.sign = ''
    this.buttons = []
    this.covered = new Set()
  }

  sound = (name: SoundName): void => play(name)
}
