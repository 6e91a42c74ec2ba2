/**
 * Every word that a person reads, in one language: the same Fluent files and the same rules as
 * tetrarchy/text.py. A text argument gives way to the message `<argument>-<value>` where there is one; the value
 * itself is the argument `<argument>_id`, for sentences that need a name in another form.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { People } from './people.svelte'
import type { Components, GameEvent, LegalAction, Problem, Reason, View } from './wire'

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

type Arguments = Record<string, unknown>

const WORD = /^[A-Za-z0-9_-]+$/
/** A hyphen that stands for less than nothing. */
const MINUS = /(?<![\p{L}\p{N}])-(?=\d)/gu

/** What may stand in a list of components. */
type Named = { id?: unknown; names?: Record<string, unknown> } | null

export class Texts {
  readonly language: Language
  /** More `<argument>-<value>` names, for components that have no message. */
  names: Record<string, string> = {}
  readonly #bundle: FluentBundle
  readonly #people = new People()

  constructor(language: Language, sources: string[]) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
  }

  /** The names of those at the table, by seat. */
  get players(): string[] {
    return this.#people.names
  }
  set players(names: string[]) {
    this.#people.names = names
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** The message with this key; the key itself where there is none, since a game must go on. */
  say(key: string, args: Arguments = {}): string {
    const message = this.#bundle.getMessage(key)
    if (!message?.value) return key
    const shown: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'string') shown[`${name}_id`] = value
    }
    for (const [name, value] of Object.entries(args)) shown[name] = this.#argument(name, value)
    return this.#bundle.formatPattern(message.value, shown, []).replace(MINUS, '−')
  }

  /**
   * What a value of a field is called; the value as it is where it has no name.
   * A number as a `target` is a player, counted from 1.
   */
  name(field: string, value: string): string {
    const player = field === 'target' ? this.players[Number(value) - 1] : undefined
    if (player !== undefined) return player
    const key = `${field}-${value}`
    if (WORD.test(value) && this.has(key)) return this.say(key)
    return this.names[key] ?? this.#nameOfCopy(field, value)
  }

  /** "a, b and c". */
  together(words: string[]): string {
    if (words.length < 2) return words.join('')
    return this.say('list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1) })
  }

  /** The sentence of an error; in English where it has no message. */
  error(problem: Problem): string {
    const key = `error-${problem.key}`
    return this.has(key) ? this.say(key, problem.data ?? {}) : problem.detail
  }

  /** An action in words; its verb and fields where it has no message. */
  action(action: LegalAction): string {
    const { verb, ...fields } = action
    const key = `action-${verb}`
    const named: Arguments = { ...fields }
    delete named.code
    delete named.ends
    return this.has(key) ? this.say(key, named) : [verb, ...Object.values(named)].join(' ')
  }

  /** Why an action is good, as a sentence. */
  reason({ key, data }: Reason): string {
    return this.say(`reason-${key}`, data)
  }

  /** What happened, as a sentence. */
  event(event: GameEvent): string {
    const { kind, seat, ...rest } = event
    const named: Arguments = { ...rest }
    if (typeof seat === 'number') named.player = this.players[seat] ?? String(seat + 1)
    const key = `event-${kind}`
    if (this.has(key)) return this.say(key, named)
    return [kind, ...Object.entries(named).map(([name, value]) => `${name}=${String(value)}`)].join(' ')
  }

  /** What the person who decides is asked to do; plain values of the view can be named in it. */
  prompt(view: View, more: Arguments = {}): string {
    const key = `step-${String(view.step)}`
    const plain = Object.entries(view).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    return this.say(this.has(key) ? key : 'your-decision', { ...Object.fromEntries(plain), ...more })
  }

  /** Take names out of component data: those of `buildings` as `building-<id>`, and each by its id alone. */
  addComponents(components: Components): void {
    for (const [plural, entries] of Object.entries(components)) {
      for (const entry of Array.isArray(entries) ? (entries as Named[]) : []) {
        const name = entry?.names?.[this.language]
        if (typeof entry?.id !== 'string' || typeof name !== 'string') continue
        this.names[`${plural.replace(/s$/, '')}-${entry.id}`] = name
        this.names[entry.id] ??= name
      }
    }
  }

  /** Errors quote what was given in English marks; Russian has its own. */
  #quoted(text: string): string {
    return this.language === 'ru' ? text.replace(/“([^“”]*)”/g, '«$1»') : text
  }

  /** A second copy of a card is `farm-2`: "Farm (2)". */
  #nameOfCopy(field: string, value: string): string {
    const whole = this.names[value]
    if (whole !== undefined) return whole
    const [, original = '', copy = ''] = /^(.+)-(\d+)$/.exec(value) ?? []
    const first = this.names[`${field}-${original}`] ?? this.names[original]
    return first === undefined ? value : `${first} (${copy})`
  }

  #argument(field: string, value: unknown): FluentVariable {
    if (typeof value === 'boolean') return this.say(value ? 'yes' : 'no')
    if (typeof value === 'number') return value
    if (typeof value === 'string') return this.#quoted(this.name(field, value))
    if (Array.isArray(value)) return value.map((item) => String(this.#argument(field, item))).join(', ')
    return value === null || value === undefined ? '' : JSON.stringify(value)
  }
}
