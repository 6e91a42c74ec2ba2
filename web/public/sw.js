/**
 * The service worker: keeps the page and what was read with it, so that replays and lessons stay readable
 * without the server, and shows what the server pushes.
 */

const SHELL = 'tetrarchy-shell-1'
const READ = 'tetrarchy-read-1'
/** How many answers are kept, and how many files: those of two versions. The oldest go first. */
const MOST = 600
const MOST_FILES = 800
/** Marks an answer that was kept, for the page to say that the server is away. */
const KEPT = 'X-Tetrarchy-Kept'

/** What can be read again without the server. */
const READABLE = [
  /^\/api\/me(\/tables)?$/,
  /^\/api\/games(\/[^/]+\/(components|examples|lessons|puzzles)(\/[^/]+)?)?$/,
  /^\/api\/puzzles\/today$/,
  /^\/api\/tables\/[^/]+(\/(frames|record|review|review\/positions))?$/,
]
/** Questions that are posted, but change nothing: the place in a script after some moves. */
const SCRIPT = /^\/api\/games\/[^/]+\/(lessons|examples)\/[^/]+$/

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/mark.svg', '/manifest.webmanifest'])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== SHELL && name !== READ).map((old) => caches.delete(old))),
      )
      .then(() => self.clients.claim()),
  )
})

/** The page tells which of its files it had loaded before this worker came. */
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data?.keep)) return
  const files = event.data.keep.filter((path) => typeof path === 'string' && path.startsWith('/assets/'))
  event.waitUntil(
    caches.open(SHELL).then((cache) =>
      Promise.all(
        files.map(async (path) => {
          if (!(await cache.match(path))) await cache.add(path).catch(() => undefined)
        }),
      ),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
  else if (request.method === 'POST' && SCRIPT.test(pathname)) event.respondWith(script(request))
  else if (request.method !== 'GET') return
  else if (READABLE.some((path) => path.test(pathname))) event.respondWith(readable(request, request.url))
  else if (!pathname.startsWith('/api/') && /\.[a-z0-9]+$/.test(pathname)) event.respondWith(file(request))
})

/** What the server answers; where it is away, behind a proxy or not, what was kept, as `known` finds it. */
async function ask(request, known) {
  let answer
  try {
    answer = await fetch(request)
  } catch (error) {
    const kept = await known()
    if (kept) return { kept }
    throw error
  }
  const kept = [502, 503, 504].includes(answer.status) ? await known() : undefined
  return kept ? { kept } : { answer }
}

/** Keep an answer where there is room: a full disk keeps nobody from playing. */
async function keep(cache, key, answer, most) {
  try {
    await cache.put(key, answer)
    await trim(cache, most)
  } catch {
    // It is not there the next time.
  }
}

/** The page itself: from the server, or as it was last. */
async function page(request) {
  const cache = await caches.open(SHELL)
  const { kept, answer } = await ask(request, () => cache.match('/'))
  if (kept) return kept
  if (answer.ok && answer.headers.get('Content-Type')?.startsWith('text/html'))
    await keep(cache, '/', answer.clone(), MOST_FILES)
  return answer
}

/** A file of the page: those in assets never change. */
async function file(request) {
  const cache = await caches.open(SHELL)
  const known = await cache.match(request)
  if (known && new URL(request.url).pathname.startsWith('/assets/')) return known
  const { kept, answer } = await ask(request, () => known)
  if (kept) return kept
  if (answer.status === 200) await keep(cache, request, answer.clone(), MOST_FILES)
  return answer
}

/** Something that is read: from the server, or as it was last. */
async function readable(request, key) {
  const cache = await caches.open(READ)
  const { kept, answer } = await ask(request, () => cache.match(key))
  if (kept) {
    const headers = new Headers(kept.headers)
    headers.set(KEPT, '1')
    return new Response(kept.body, { status: kept.status, headers })
  }
  if (answer.ok) {
    if (new URL(key).pathname === '/api/me') await forgetOthers(answer.clone())
    await keep(cache, key, answer.clone(), MOST)
  }
  return answer
}

/** A place in a lesson or an example; which tips were shown there makes no difference to what is kept. */
async function script(request) {
  const { moves } = await request.clone().json()
  return readable(request, `${request.url}?moves=${(moves ?? []).join(',')}`)
}

/** Whoever is another guest now reads nothing of the one before. */
async function forgetOthers(answer) {
  const cache = await caches.open(READ)
  const before = await cache.match(new URL('/api/me', self.location.origin).href)
  if (!before) return
  const [one, other] = await Promise.all([before.json(), answer.json()])
  if (one.guest !== other.guest) for (const key of await cache.keys()) await cache.delete(key)
}

async function trim(cache, most) {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    // Not one of our messages.
  }
  const { title = 'Tetrarchy', body = '', path = '/', tag = 'tetrarchy' } = told
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/mark.svg', data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href, origin } = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((client) => client.url === href)
      return there ? there.focus() : self.clients.openWindow(href)
    }),
  )
})
