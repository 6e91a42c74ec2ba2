import { cycle } from './sure'

/** Colours of the blocks in the towers of the end, line after line; each block also has its number. */
export const BLOCKS: readonly string[] = [
  '#b98324',
  '#2c6338',
  '#2b6fa8',
  '#7b3fa0',
  '#a9583c',
  '#4a3e47',
  '#1f7a63',
  '#8e2f27',
  '#6b7a1f',
  '#4a3f86',
  '#9a6a2a',
  '#3f5c57',
]

/** The colour of a line: the game's own (`block-<key>` among its signs), else one after the other. */
export function blockColour(signs: Readonly<Record<string, string>>, key: string, index: number): string {
  return signs[`block-${key}`] ?? cycle(BLOCKS, 0, index)
}
