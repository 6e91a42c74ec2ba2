/**
 * One WebSocket to the server. It reconnects by itself, follows its tables again from where they were,
 * and sends every decision that was not acknowledged again with the same id: the server counts it once.
 */

import type { ChatLine, GuestMessage, ServerMessage } from './wire'

export type Connection = 'connecting' | 'open' | 'lost'

export interface Follower {
  /** The last position's number, so that a reconnect resumes there. */
  since: () => number | undefined
  /** Takes a message; false where it does not fit what came before, so that all of it is asked for again. */
  receive: (message: ServerMessage) => boolean | undefined | void
  /** A new connection: questions asked over the last one are not answered any more. */
  reconnected?: () => void
}

/** What stands between us and a real socket, so that tests can stand there too. */
export interface SocketLike {
  readyState: number
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
}

const OPEN = 1
const PING_EVERY = 20_000
/** How long the answer to a ping may take when somebody has just come back. */
const ANSWER_WITHIN = 4000
const SILENT_TOO_LONG = 45_000

export class Live {
  readonly #connect: (table: string) => SocketLike
  readonly #changed: (state: Connection) => void
  readonly #followers = new Map<string, Follower>()
  /** Decisions on their way, oldest first. */
  readonly #unacknowledged = new Map<string, GuestMessage>()
  /** What was said at tables: over one connection the server tells it once. */
  readonly #chats = new Map<string, ChatLine[]>()
  #socket: SocketLike | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #next = 0

  constructor(connect: (table: string) => SocketLike, changed: (state: Connection) => void) {
    this.#connect = connect
    this.#changed = changed
  }

  /** Follow a table; the answer undoes it. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower)
    for (const line of this.#chats.get(table) ?? []) follower.receive(line)
    if (this.#socket?.readyState === OPEN) this.#watch(table, follower)
    else this.#open()
    return () => {
      if (this.#followers.get(table) !== follower) return
      this.#followers.delete(table)
      for (const [id, message] of this.#unacknowledged)
        if ('table' in message && message.table === table) this.#unacknowledged.delete(id)
      this.#send({ type: 'unwatch', table })
      if (!this.#followers.size) this.#shut()
    }
  }

  /** Send a decision and keep it until the server has it; gives the id under which the answer comes. */
  decide(message: GuestMessage): string {
    const id = this.#id()
    const kept = { ...message, id }
    this.#unacknowledged.set(id, kept)
    this.#send(kept)
    return id
  }

  /** Send something that may be lost. */
  say(message: GuestMessage): string {
    const id = this.#id()
    this.#send({ ...message, id })
    return id
  }

  /** Try again at once, e.g. when the browser is back online or the page is looked at again. */
  hurry(): void {
    if (!this.#followers.size) return
    if (this.#socket?.readyState === OPEN) {
      this.#probe()
      return
    }
    clearTimeout(this.#timer)
    this.#tries = 0
    this.#open(true)
  }

  get waiting(): number {
    return this.#unacknowledged.size
  }

  #id(): string {
    this.#next += 1
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.#next}`
  }

  #open(again = false): void {
    if (this.#socket && !again) return
    if (this.#socket) this.#drop()
    this.#changed(this.#tries ? 'lost' : 'connecting')
    // Where several processes serve, the address leads to the one of the table.
    const socket = this.#connect([...this.#followers.keys()][0] ?? '')
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#heard = Date.now()
      this.#changed('open')
      this.#chats.clear()
      for (const [table, follower] of this.#followers) {
        follower.reconnected?.()
        this.#watch(table, follower)
      }
      for (const message of this.#unacknowledged.values()) this.#send(message)
      this.#pulse = setInterval(() => this.#check(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      this.#receive(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#lost()
    }
  }

  #receive(message: ServerMessage): void {
    if ((message.type === 'done' || message.type === 'error') && typeof message.id === 'string') {
      this.#unacknowledged.delete(message.id)
    }
    if (message.type === 'chat') this.#chats.set(message.table, [...(this.#chats.get(message.table) ?? []), message])
    if (message.type === 'patch' && message.done !== undefined) this.#unacknowledged.delete(message.done)
    const table = 'table' in message ? message.table : undefined
    const name = typeof table === 'object' ? table.id : table
    const follower = name === undefined ? undefined : this.#followers.get(name)
    if (follower) {
      if (follower.receive(message) === false && name !== undefined) this.#watch(name, follower)
    } else if (message.type === 'error') {
      for (const each of this.#followers.values()) each.receive(message)
    }
  }

  #watch(table: string, follower: Follower): void {
    const since = follower.since()
    this.#send({ type: 'watch', table, ...(since === undefined ? {} : { since }) })
  }

  #send(message: GuestMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  #check(): void {
    if (Date.now() - this.#heard > SILENT_TOO_LONG) {
      this.#drop()
      this.#lost()
    } else this.#send({ type: 'ping' })
  }

  /** A phone that slept may hold a connection that is dead without knowing it: no answer, and it is gone. */
  #probe(): void {
    const socket = this.#socket
    const asked = Date.now()
    this.#send({ type: 'ping' })
    setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked) this.#lost()
    }, ANSWER_WITHIN)
  }

  #lost(): void {
    this.#drop()
    if (!this.#followers.size) return
    this.#tries += 1
    this.#changed('lost')
    const wait = Math.min(8000, 250 * 2 ** Math.min(this.#tries - 1, 6)) * (0.8 + Math.random() * 0.4)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#open(), wait)
  }

  #drop(): void {
    clearInterval(this.#pulse)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #shut(): void {
    clearTimeout(this.#timer)
    this.#drop()
  }
}
