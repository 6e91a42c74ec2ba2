/** Being called by this browser: its half of web push. */

import { api } from './api'
import type { Calls } from './wire'

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext
}

/** Subscribe this browser, once its owner allows it; null where it is not allowed. */
export async function subscribe(key: string): Promise<Calls | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  await before?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys } = subscription.toJSON()
  return api.callByPush(endpoint, keys?.p256dh ?? '', keys?.auth ?? '')
}
