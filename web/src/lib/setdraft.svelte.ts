/** A set as it is being changed: its draft, what the game says of it, and what is kept of it in this browser. */

import { api, Refusal } from './api'
import { app } from './app.svelte'
import { componentsOf, loadWith, type Loaded } from './gameload'
import {
  baseOf,
  begun,
  changed,
  cleared,
  foundChange,
  madeOf,
  redone,
  stepped,
  takenBack,
  undone,
  wireOf,
  type History,
  type Made,
  type Path,
} from './draft'
import type { SetFiles } from './seteditors'
import type { Language } from './texts'
import { fieldsOf, groupsOf, questionsOf, Shapes, type Group, type Part, type Question } from './setparts'
import { settings } from './settings.svelte'
import type { KeptSet, SetAnswer, SetChange, SetChecked, SetFault, SetField } from './wire'

/** So long after the last change the game is asked. */
const CHECK_MS = 250
/** Too many questions: the next one waits so long. */
const WAIT_MS = 1500

/** A draft is found again by the game and by what it changes, whatever that is called. */
const keyOf = (game: string, hash: string): string => `tetrarchy-draft ${game} ${hash}`

export class SetDraft {
  readonly game: string
  /** What the base is called: `own`, `printed`, `my cards@2`. */
  readonly word: string
  readonly set: SetAnswer
  readonly base: SetFiles
  readonly shapes: Shapes
  #history: History = $state.raw(begun({}))
  /** What the game says of the draft; null until it has said something. */
  checked: SetChecked | null = $state.raw(null)
  /** The game with the last draft that has no fault. */
  sound: Loaded = $state.raw({} as Loaded)
  /** A change has not been looked at yet. */
  checking: boolean = $state(false)
  /** Why the game has not said anything of the last change; '' where it has. */
  problem: string = $state('')
  /** The draft is one that was left here before. */
  readonly resumed: boolean
  readonly files: SetFiles
  /** All in which the draft differs from the base. */
  readonly made: Made[]
  readonly fields: SetField[]
  readonly groups: Group[]
  /** What a look into the box would settle in the base. */
  readonly questions: Question[]
  readonly faults: readonly SetFault[]
  /** What the game would rather have otherwise, where it takes the draft. */
  readonly advice: readonly SetFault[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  #question = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  private constructor(word: string, set: SetAnswer, sound: Loaded) {
    this.game = set.game
    this.word = word
    this.set = set
    this.base = baseOf(set.files as SetFiles)
    this.shapes = new Shapes(this.base)
    this.#history = begun(this.base)
    this.sound = sound
    const computed = new Set(set.fields.filter(({ provenance }) => provenance === 'computed').map(({ file }) => file))
    const unprinted = new Set(sound.module.extras.unprinted)
    this.files = $derived(this.#history.files)
    this.made = $derived(madeOf(this.base, this.files))
    this.fields = $derived(fieldsOf(this.base, this.files, set.fields))
    this.groups = $derived(groupsOf(this.files, computed))
    this.questions = questionsOf(this.base, set.fields, groupsOf(this.base, computed), this.shapes, unprinted)
    this.faults = $derived(this.checked?.faults ?? [])
    this.advice = $derived(this.checked?.advice ?? [])
    this.canUndo = $derived(this.#history.past.length > 0)
    this.canRedo = $derived(this.#history.future.length > 0)
    this.resumed = this.#resume()
    this.#check(0)
  }

  /** The draft of a set, as it was left in this browser. */
  static async open(game: string, word: string): Promise<SetDraft> {
    const [set, components] = await Promise.all([api.set(game, word), componentsOf(game, word)])
    return new SetDraft(word, set, await loadWith(game, settings.language, components))
  }

  /** Change the draft; changes in a row with the same `together` are one step. */
  change(changes: readonly SetChange[], together = ''): void {
    this.#become(stepped(this.#history, changed(this.files, changes), together))
  }
  undo(): void {
    this.#become(undone(this.#history))
  }
  redo(): void {
    this.#become(redone(this.#history))
  }
  takeBack(one: Made): void {
    this.#become(stepped(this.#history, takenBack(this.files, one)))
  }
  /** Take back all changes at a place. */
  clear(file: string, path: Path): void {
    this.#become(stepped(this.#history, cleared(this.base, this.files, file, path)))
  }
  restart(): void {
    this.#become(stepped(this.#history, this.base))
  }
  /** Say of fields of a table that they were read off a printed copy, or take it back. */
  find(part: Part, table: Path, keys: readonly string[], found: boolean): void {
    this.change([this.foundChange(part, table, keys, found)])
  }
  foundChange(part: Part, table: Path, keys: readonly string[], found: boolean): SetChange {
    return foundChange(this.files, part.file, table, keys, found)
  }

  /** Keep the draft as the next version of a name; the base stays as it is. */
  async keep(name: string): Promise<KeptSet> {
    const kept = await api.keepSet({ game: this.game, base: this.set.hash, changes: wireOf(this.made), name })
    this.#forget()
    return kept
  }

  /** Tell what is sound in another language. */
  async speak(language: Language): Promise<void> {
    const { texts, components } = this.sound
    if (texts.language !== language) this.sound = await loadWith(this.game, language, components)
  }
  recheck(): void {
    this.#check(0)
  }
  end(): void {
    clearTimeout(this.#timer)
    this.#question = -1
  }

  #become(history: History): void {
    this.#history = history
    this.#remember()
    this.#check(CHECK_MS)
  }

  #check(after: number): void {
    clearTimeout(this.#timer)
    this.checking = true
    this.#timer = setTimeout(() => void this.#ask(), after)
  }

  async #ask(): Promise<void> {
    this.#question += 1
    const question = this.#question
    try {
      const told = await api.checkSet({ game: this.game, base: this.set.hash, changes: wireOf(this.made) })
      const sound = told.components && (await loadWith(this.game, settings.language, told.components))
      if (question !== this.#question) return
      this.checked = told
      this.problem = ''
      if (sound) this.sound = sound
      this.checking = false
    } catch (error) {
      if (question !== this.#question) return
      if (error instanceof Refusal && error.problem.key === 'too-fast') this.#check(WAIT_MS)
      else {
        this.checking = false
        this.problem = app.words(error)
      }
    }
  }

  #remember(): void {
    const changes = wireOf(madeOf(this.base, this.#history.files))
    if (!changes.length) return this.#forget()
    try {
      localStorage.setItem(keyOf(this.game, this.set.hash), JSON.stringify(changes))
    } catch {
      // A browser that keeps nothing still shows the draft.
    }
  }

  #forget(): void {
    localStorage.removeItem(keyOf(this.game, this.set.hash))
  }

  #resume(): boolean {
    try {
      const kept = localStorage.getItem(keyOf(this.game, this.set.hash))
      if (kept === null) return false
      this.#history = begun(changed(this.base, JSON.parse(kept) as SetChange[]))
      return true
    } catch {
      this.#forget()
      return false
    }
  }
}
