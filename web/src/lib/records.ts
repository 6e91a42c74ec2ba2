/** The record file that is reviewed: it stays while this tab does, so that a reload finds it again. */

const KEY = 'tetrarchy-record'
/** What the server reads at most. */
const LONGEST = 65_536

let kept: string | null = null

/** Keep a record for the review; false where it is longer than the server reads. */
export function keepRecord(text: string): boolean {
  if (text.length > LONGEST) return false
  kept = text
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // A browser that keeps nothing still reviews it.
  }
  return true
}

export function keptRecord(): string | null {
  try {
    return kept ?? sessionStorage.getItem(KEY)
  } catch {
    return kept
  }
}
