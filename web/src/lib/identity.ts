/** Passkeys in this browser, and what this device is called. */

import { api } from './api'

/** Whether this browser can keep a passkey for this address: it must be https, or the own machine by its name. */
export function canPasskey(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|:/.test(location.hostname)
  )
}

/** Whether somebody has closed the browser's own dialog. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
}

/** Make a passkey, and let the server keep its public half. */
export async function makePasskey() {
  const { options } = await api.passkeyOptions()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return api.addPasskey({ credential: toJson(made), name: deviceName() })
}

/** Come back by a passkey of this browser. */
export async function usePasskey() {
  const { options } = await api.signInOptions()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  return api.signIn({ credential: toJson(found), device: deviceName() })
}

function toJson(credential: PublicKeyCredential): Record<string, unknown> {
  return credential.toJSON() as unknown as Record<string, unknown>
}

const BROWSERS = [
  ['Firefox', /Firefox\//],
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Chrome', /Chrom(e|ium)\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const

/** "Firefox, Android": enough to tell one's own devices apart. */
export function deviceName(agent: string = navigator.userAgent): string {
  const first = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(agent))?.[0]
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(', ')
}
