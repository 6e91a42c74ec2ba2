/** What a person likes: kept on this device. */

import { PACES, type Pace } from './playback'
import { LANGUAGES, type Language } from './texts'

export type Theme = 'light' | 'dark'
export type Motion = 'off' | 'normal' | 'fast'

interface Kept {
  language: Language
  theme: Theme
  motion: Motion
  pace: Pace
  sound: boolean
  volume: number
  taps: 1 | 2
  letters: boolean
  notices: boolean
  met: string[]
}

const KEY = 'tetrarchy-settings'

function guessed(): Kept {
  const asks = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  const language = wanted.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Language))
  return {
    language: (language as Language | undefined) ?? 'en',
    theme: asks('(prefers-color-scheme: dark)') ? 'dark' : 'light',
    motion: asks('(prefers-reduced-motion: reduce)') ? 'off' : 'normal',
    pace: 'usual',
    sound: true,
    volume: 0.6,
    taps: 2,
    letters: true,
    notices: false,
    met: [],
  }
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

export class Settings {
  language: Language = $state('en')
  theme: Theme = $state('light')
  motion: Motion = $state('normal')
  /** How long each step of the others' turns stays. */
  pace: Pace = $state('usual')
  sound: boolean = $state(true)
  /** From 0 to 1. */
  volume: number = $state(0.6)
  /** On a touch screen: the first tap previews and the second acts, or one tap does it. */
  taps: 1 | 2 = $state(2)
  /** Letters on everything that a colour tells. */
  letters: boolean = $state(true)
  /** Whether to ask the system for notices of one's turn. */
  notices: boolean = $state(false)
  /** Games that have been played here: the others offer a word of introduction. */
  met: string[] = $state.raw([])

  constructor(given?: Partial<Kept>) {
    Object.assign(this, guessed(), given ?? stored())
    if (!LANGUAGES.includes(this.language)) this.language = 'en'
    if (!PACES.includes(this.pace)) this.pace = 'usual'
  }

  /** How long a movement of `normal` milliseconds may take; 0 where motion is off. */
  ms(normal: number): number {
    return this.motion === 'off' ? 0 : this.motion === 'fast' ? normal / 2 : normal
  }

  /** This game needs no introduction any more. */
  meet(game: string): void {
    if (!this.met.includes(game)) this.met = [...this.met, game]
  }

  /** Keep everything on this device. */
  save(): void {
    const { language, theme, motion, pace, sound, volume, taps, letters, notices, met } = this
    const kept: Kept = { language, theme, motion, pace, sound, volume, taps, letters, notices, met }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Show the page the way it is set. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.language
    root.dataset.theme = this.theme
    root.dataset.motion = this.motion
  }
}

export const settings = new Settings()
