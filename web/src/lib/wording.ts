/** Small turns of text that every board uses. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "+3" or "−2", with a true minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`
}
