/** How ratings are written. */

import type { RatingFigure } from './wire'

/** A rating with its uncertainty: `1512 ± 96`. */
export function ratingText({ rating, uncertainty }: RatingFigure): string {
  return `${rating} ± ${uncertainty}`
}

/** By how much a rating has changed, with its sign: `+12`, `−7`, `±0`. */
export function changeText(before: RatingFigure, after: RatingFigure): string {
  const change = after.rating - before.rating
  if (change === 0) return '±0'
  return change > 0 ? `+${change}` : `−${-change}`
}
