/** Short sounds made with WebAudio: nothing is loaded, nothing plays before the first input. */

import { settings } from './settings.svelte'

export type SoundName =
  | 'turn'
  | 'place'
  | 'ink'
  | 'coin'
  | 'stone'
  | 'cube'
  | 'card'
  | 'build'
  | 'dragon'
  | 'score'
  | 'end'
  | 'chat'
  | 'refuse'
  | 'queen'
  | 'complete'
  | 'jewel'
  | 'threat'
  | 'round'
  | 'medal'

/** One tone or one breath of noise: when, how high, how long, how loud. */
interface Note {
  at: number
  hz: number
  seconds: number
  gain: number
  /** The shape of the wave; noise is filtered around `hz`. */
  wave: OscillatorType | 'noise'
  /** Where the pitch glides to. */
  to?: number
}

const note = (at: number, hz: number, seconds: number, gain: number, wave: Note['wave'], to?: number): Note => ({
  at,
  hz,
  seconds,
  gain,
  wave,
  to,
})

const SOUNDS: Record<SoundName, Note[]> = {
  turn: [note(0, 523, 0.22, 0.5, 'triangle'), note(0.14, 659, 0.3, 0.5, 'triangle')],
  place: [note(0, 190, 0.09, 0.9, 'triangle', 120), note(0, 900, 0.03, 0.5, 'noise')],
  ink: [note(0, 1400, 0.22, 0.35, 'noise', 600)],
  coin: [note(0, 1900, 0.09, 0.25, 'triangle'), note(0.03, 2650, 0.16, 0.22, 'triangle')],
  stone: [
    note(0, 2400, 0.05, 0.3, 'noise'),
    note(0.06, 2100, 0.05, 0.25, 'noise'),
    note(0.12, 1800, 0.08, 0.2, 'noise'),
  ],
  cube: [note(0, 1100, 0.03, 0.5, 'noise'), note(0, 420, 0.05, 0.4, 'triangle')],
  card: [note(0, 3200, 0.1, 0.3, 'noise', 1800)],
  build: [note(0, 240, 0.08, 0.8, 'square', 160), note(0.16, 240, 0.08, 0.8, 'square', 160)],
  dragon: [note(0, 180, 0.6, 0.7, 'noise', 70), note(0, 70, 0.6, 0.5, 'sawtooth', 48)],
  score: [note(0, 523, 0.16, 0.45, 'triangle'), note(0.12, 659, 0.28, 0.45, 'triangle')],
  end: [392, 494, 587, 784].map((hz, index) => note(index * 0.16, hz, 0.45, 0.5, 'triangle')),
  chat: [note(0, 2600, 0.04, 0.25, 'noise'), note(0.06, 3000, 0.05, 0.2, 'noise')],
  refuse: [note(0, 130, 0.12, 0.7, 'triangle', 95)],
  queen: [587, 740, 880].map((hz, index) => note(index * 0.13, hz, 0.4, 0.4, 'sine')),
  complete: [523, 659, 784, 1047].map((hz, index) => note(index * 0.08, hz, 0.3, 0.38, 'triangle')),
  jewel: [2093, 2637, 3136].map((hz, index) => note(0.16 + index * 0.1, hz, 0.35, 0.2, 'sine')),
  threat: [note(0, 1600, 0.12, 0.6, 'noise', 500), note(0.14, 196, 0.35, 0.6, 'sawtooth', 98)],
  round: [note(0, 220, 0.7, 0.5, 'sine', 218), note(0, 440, 0.5, 0.2, 'sine')],
  medal: [note(0.3, 784, 0.5, 0.4, 'triangle'), note(0.42, 1175, 0.7, 0.4, 'triangle')],
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Let sounds play from now on; browsers allow it only after an input. */
export function wakeSound(): void {
  if (context || typeof AudioContext === 'undefined') return
  try {
    context = new AudioContext()
  } catch {
    context = null
  }
}

export function play(name: SoundName): void {
  if (!settings.sound || settings.volume <= 0 || !context || context.state === 'closed') return
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  for (const each of SOUNDS[name]) sound(context, each)
}

function sound(audio: AudioContext, { at, hz, seconds, gain, wave, to }: Note): void {
  const start = audio.currentTime + at
  const level = audio.createGain()
  level.gain.setValueAtTime(0.0001, start)
  level.gain.exponentialRampToValueAtTime(gain * settings.volume * 0.3, start + 0.008)
  level.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  level.connect(audio.destination)
  if (wave === 'noise') {
    noise ??= whiteNoise(audio)
    const source = audio.createBufferSource()
    source.buffer = noise
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 1.2
    filter.frequency.setValueAtTime(hz, start)
    if (to) filter.frequency.exponentialRampToValueAtTime(to, start + seconds)
    source.connect(filter).connect(level)
    source.start(start, 0, seconds)
  } else {
    const source = audio.createOscillator()
    source.type = wave
    source.frequency.setValueAtTime(hz, start)
    if (to) source.frequency.exponentialRampToValueAtTime(to, start + seconds)
    source.connect(level)
    source.start(start)
    source.stop(start + seconds)
  }
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}
