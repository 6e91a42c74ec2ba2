/** Which page is shown. The server answers every address of these with the same page. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; key: string | null }
  | { page: 'replay'; table: string; at: number | null; seat: string | null }
  | { page: 'review'; table: string | null; at: number | null }
  | { page: 'rules'; game: string | null; anchor: string | null }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; puzzle: string; theme: string | null; difficulty: string | null }
  | { page: 'components'; game: string | null }
  | { page: 'campaign' }
  | { page: 'lab'; game: string; room: 'numbers' | 'box' | 'sets'; set: string }
  | { page: 'experiments'; game: string; experiment: string | null; set: string }
  | { page: 'host' }
  | { page: 'stop'; channel: string; proof: string }
  | { page: 'licences' }
  | { page: 'me'; code: string | null }
  | { page: 'history' }
  | { page: 'tournaments' }
  | { page: 'tournament'; tournament: string }
  | { page: 'leaders'; game: string | null; variant: string | null }
  | { page: 'people'; link: string | null }
  | { page: 'lost' }

/** A part of an address in plain letters; what is wrongly encoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function routeOf(address: URL): Route {
  const [first, second, ...more] = address.pathname.split('/').filter(Boolean).map(decoded)
  const hash = decoded(address.hash.slice(1))
  if (first === undefined) return { page: 'home' }
  if (first === 'learn' && second && more.length < 2) return { page: 'learn', game: second, lesson: more[0] ?? null }
  if (first === 'puzzles' && second && more.length === 1) {
    const { searchParams: asked } = address
    const [theme, difficulty] = [asked.get('theme'), asked.get('difficulty')]
    return { page: 'puzzle', game: second, puzzle: more[0] ?? '', theme, difficulty }
  }
  if (first === 'lab' && second) {
    const [room = 'numbers', experiment = null] = more
    const set = address.searchParams.get('set') ?? 'own'
    if (room === 'experiments' && more.length < 3) return { page: 'experiments', game: second, experiment, set }
    if (more.length < 2 && (room === 'box' || room === 'sets' || !more.length))
      return { page: 'lab', game: second, room: room as 'numbers' | 'box' | 'sets', set }
  }
  if (more.length) return { page: 'lost' }
  switch (first) {
    case 'table':
      return second ? { page: 'table', table: second, key: new URLSearchParams(hash).get('key') } : { page: 'lost' }
    case 'replay': {
      if (!second) return { page: 'lost' }
      const at = Number(address.searchParams.get('at') ?? Number.NaN)
      return {
        page: 'replay',
        table: second,
        at: Number.isInteger(at) ? at : null,
        seat: address.searchParams.get('seat'),
      }
    }
    case 'review': {
      const at = Number(address.searchParams.get('at') ?? Number.NaN)
      return { page: 'review', table: second ?? null, at: Number.isInteger(at) ? at : null }
    }
    case 'rules':
      return { page: 'rules', game: second ?? null, anchor: hash || null }
    case 'components':
      return { page: 'components', game: second ?? null }
    case 'puzzles':
      return second ? { page: 'lost' } : { page: 'puzzles' }
    case 'campaign':
      return { page: 'campaign' }
    case 'me':
      return second ? { page: 'lost' } : { page: 'me', code: new URLSearchParams(hash).get('code') }
    case 'history':
      return second ? { page: 'lost' } : { page: 'history' }
    case 'tournaments':
      return second ? { page: 'lost' } : { page: 'tournaments' }
    case 'tournament':
      return second ? { page: 'tournament', tournament: second } : { page: 'lost' }
    case 'leaders': {
      const { searchParams: asked } = address
      return second ? { page: 'lost' } : { page: 'leaders', game: asked.get('game'), variant: asked.get('variant') }
    }
    case 'people':
      return second ? { page: 'lost' } : { page: 'people', link: new URLSearchParams(hash).get('link') }
    case 'host':
      return { page: 'host' }
    case 'stop': {
      const [channel = '', proof = ''] = hash.split('/')
      return { page: 'stop', channel, proof }
    }
    case 'licences':
      return { page: 'licences' }
    default:
      return { page: 'lost' }
  }
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)))

  /** Go to an address of ours. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.read()
    if (!path.includes('#')) scrollTo(0, 0)
  }

  /** Change the address without leaving the page. */
  rewrite(path: string): void {
    history.replaceState(history.state, '', path)
  }

  read(): void {
    this.route = routeOf(new URL(location.href))
  }

  /** Clicks on our own links stay on the page. */
  click = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      link?.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download') ||
      link.pathname.startsWith('/api')
    )
      return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
