/** The six pigments: a fill, a darker edge, a hatch (the pattern `h-<colour>`) and a letter in words. */

import type { Colour } from './components'

export const FILL: Record<string, string> = {
  red: '#c8322b',
  blue: '#2468b0',
  yellow: '#e6ae12',
  green: '#3c8f3a',
  purple: '#7a3ea6',
  brown: '#7b4a20',
}

export const EDGE: Record<string, string> = {
  red: '#7d1511',
  blue: '#0f3f75',
  yellow: '#9a6d00',
  green: '#1c5a1f',
  purple: '#48206a',
  brown: '#452508',
}

/** What can be read on the pigment. */
export const ON: Record<string, string> = {
  red: '#fff8ea',
  blue: '#fff8ea',
  yellow: '#2c2118',
  green: '#fff8ea',
  purple: '#fff8ea',
  brown: '#fff8ea',
}

export const COMPOSITES: Colour[] = ['purple', 'green', 'brown']
