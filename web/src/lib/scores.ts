/** A place at the end; none where nobody has won: then all stand behind the last place. */
export function placeText(standing: number[], seat: number): string {
  const place = standing[seat] ?? 0
  return place > standing.length ? '–' : String(place)
}

/** Points, with a true minus. */
export function pointsText(points: number): string {
  return String(points).replace('-', '−')
}
