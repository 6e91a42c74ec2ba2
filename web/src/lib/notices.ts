/** It is your turn: in the title, by a sound, and by the system where one allowed it. */

import { settings } from './settings.svelte'
import { play } from './sound'

export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  if (Notification.permission === 'granted') return true
  return (await Notification.requestPermission()) === 'granted'
}

/** Call a person back to the table. */
export function callBack(title: string, text: string): void {
  play('turn')
  if (
    !document.hidden ||
    !settings.notices ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return
  try {
    const notice = new Notification(title, { body: text, tag: location.pathname, icon: '/mark.svg' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some systems allow notices only from a service worker; the title and the sound remain.
  }
}
