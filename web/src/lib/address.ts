/** The address that friends can open: this page may be open under one that only this computer knows. */

/** Whether only the computer itself reaches this host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(host)
}

/**
 * The origin to invite friends to: the page's own where others reach it, else the first of the server's hosts in the
 * network; null where it has none.
 */
export function originForFriends(page: URL, hosts: string[]): string | null {
  if (!isLoopback(page.hostname)) return page.origin
  const [host] = hosts
  if (host === undefined) return null
  const port = page.port ? `:${page.port}` : ''
  return `${page.protocol}//${host.includes(':') ? `[${host}]` : host}${port}`
}
