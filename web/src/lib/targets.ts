/**
 * Choosing on a board, alike in all games: every element with `data-target` inside the node can be
 * hovered, focused, tapped, clicked and walked to with the arrows.
 */

import type { Attachment } from 'svelte/attachments'

export interface TargetOptions {
  /** How many taps a target takes on a touch screen; 2: the first previews and the second acts. */
  taps: (key: string) => 1 | 2
  /** The target under the pointer or in focus; null when there is none. */
  preview?: (key: string | null) => void
  choose: (key: string) => void
  /** Esc: put back what is in hand. */
  cancel?: () => void
}

type Way = readonly [x: number, y: number]
const ARROWS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What forgets each board's preview. */
const boards = new Set<() => void>()

/** A decision is made, on a board or by a button: the next tap previews again. */
export function decided(): void {
  for (const forget of boards) forget()
}

/** Options come from a function, so that a change of settings needs no new attachment. */
export function targets(options: () => TargetOptions): Attachment<HTMLElement | SVGElement> {
  return (root) => {
    let touch = false
    let previewed: string | null = null
    /** What the last click chose. */
    let clicked: string | null = null
    /** The focus was here last: should its element be drawn no more, another target takes it. */
    let focused = false

    const all = () => [...root.querySelectorAll<HTMLElement | SVGElement>('[data-target]')]
    const of = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>('[data-target]') : null
    const key = (element: Element) => element.getAttribute('data-target') ?? ''

    function rove(to?: Element) {
      const list = all()
      const holder = to ?? list.find((element) => element.getAttribute('tabindex') === '0') ?? list[0]
      for (const element of list) {
        const wanted = element === holder ? '0' : '-1'
        if (element.getAttribute('tabindex') !== wanted) element.setAttribute('tabindex', wanted)
      }
    }

    function show(next: string | null) {
      if (next === previewed) return
      previewed = next
      options().preview?.(next)
    }

    function walk(from: Element, way: Way) {
      const next = nearest(from, all(), way)
      if (!next) return
      rove(next)
      next.focus()
    }

    const handlers: Record<string, (event: never) => void> = {
      pointerdown: (event: PointerEvent) => {
        touch = event.pointerType === 'touch'
      },
      pointerover: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(of(event) ? key(of(event) as Element) : null)
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(null)
      },
      focusin: (event: FocusEvent) => {
        const element = of(event)
        if (!element) return
        rove(element)
        if (element.matches(':focus-visible') && !touch) show(key(element))
      },
      // A target that is drawn no more loses the focus in the middle of drawing: wait until it is over.
      focusout: () => {
        queueMicrotask(() => {
          if (!root.contains(document.activeElement) && !touch) show(null)
        })
      },
      click: (event: MouseEvent) => {
        const element = of(event)
        if (!element) {
          show(null)
          return
        }
        const chosen = key(element)
        // The second half of a double click was not meant for what has come up under it since.
        if (event.detail > 1 && !touch && clicked !== null && clicked !== chosen) return
        clicked = chosen
        if (touch && options().taps(chosen) === 2 && previewed !== chosen) {
          show(chosen)
          return
        }
        previewed = null
        options().choose(chosen)
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') {
          if (previewed !== null || options().cancel) {
            options().cancel?.()
            show(null)
          }
          return
        }
        const element = of(event)
        if (!element || event.ctrlKey || event.metaKey || event.altKey) return
        const way = ARROWS[event.key]
        if (way) {
          event.preventDefault()
          walk(element, way)
        } else if ((event.key === 'Enter' || event.key === ' ') && !(element instanceof HTMLButtonElement)) {
          event.preventDefault()
          event.stopPropagation()
          previewed = null
          options().choose(key(element))
        }
      },
    }

    for (const [name, handler] of Object.entries(handlers)) root.addEventListener(name, handler as EventListener)
    const forget = () => (previewed = null)
    boards.add(forget)
    const follow = (event: FocusEvent) => {
      focused = event.target instanceof Element && root.contains(event.target) && event.target.matches(':focus-visible')
    }
    document.addEventListener('focusin', follow)
    const watcher = new MutationObserver(() => {
      rove()
      if (focused && !touch && document.activeElement === document.body)
        all()
          .find((element) => element.tabIndex === 0)
          ?.focus()
      if (previewed !== null && !all().some((element) => key(element) === previewed)) show(null)
    })
    watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-target'] })
    rove()
    return () => {
      boards.delete(forget)
      document.removeEventListener('focusin', follow)
      watcher.disconnect()
      for (const [name, handler] of Object.entries(handlers)) root.removeEventListener(name, handler as EventListener)
    }
  }
}

/** The element that lies next in a direction: near, and not too far to the side. */
function nearest(from: Element, list: (HTMLElement | SVGElement)[], [dx, dy]: Way): HTMLElement | SVGElement | null {
  const start = centre(from)
  let best: HTMLElement | SVGElement | null = null
  let least = Infinity
  for (const element of list) {
    if (element === from) continue
    const at = centre(element)
    const along = (at.x - start.x) * dx + (at.y - start.y) * dy
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx)
    if (along < 2) continue
    const far = along + aside * 2
    if (far < least) {
      least = far
      best = element
    }
  }
  return best
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
