/** A place at the end; none where nobody has won: then all stand behind the last place. */
export function placeText(standing: number[], seat: number): string {
  const place = standing[seat] ?? 0
  return place > standing.length ? '–' : String(place)
}

/** A score as far as it is known: one number, or the least and the most. */
export function scoreText(sheet: { least: number; most: number } | null): string {
  if (!sheet) return ''
  const signed = (points: number) => String(points).replace('-', '−')
  return sheet.least === sheet.most ? signed(sheet.least) : `${signed(sheet.least)} … ${signed(sheet.most)}`
}
