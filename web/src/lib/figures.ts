/** Draws components large for the rules: `Figure.svelte` in a game's folder, or the gallery's `Piece.svelte`. */

import type { Component } from 'svelte'
import type { Texts } from './texts'
import type { Components } from './wire'

export interface FigureProps<C = Components> {
  /** What list of the components it stands in: `tiles`, `developments`. */
  list: string
  id: string
  /** More about what is shown. */
  more: string[]
  components: C
  texts: Texts
}

const figures = import.meta.glob('../games/*/Figure.svelte', { import: 'default' }) as Record<
  string,
  () => Promise<Component<FigureProps>>
>

export async function loadFigure(game: string): Promise<Component<FigureProps> | null> {
  return (await figures[`../games/${game}/Figure.svelte`]?.()) ?? null
}
