/** What the boards share to show that something has moved. Elements carry their name as `data-piece`. */

type Drawn = Element | null | undefined

/** As `--ease` in tokens.css. */
export const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

export function animate(element: Drawn, frames: Keyframe[], ms: number): void {
  element?.animate(frames, { duration: ms, easing: EASE })
}

/** The selector of a piece by its name. */
export function named(name: string): string {
  return `[data-piece="${CSS.escape(name)}"]`
}

export function piece(root: ParentNode, name: string): HTMLElement | SVGElement | null {
  return root.querySelector<HTMLElement | SVGElement>(named(name))
}

/** How far from where it lies an element comes, middle to middle; null where either is not drawn. */
export function wayFrom(element: Element, start: DOMRect): { dx: number; dy: number; end: DOMRect } | null {
  const end = element.getBoundingClientRect()
  if (!start.width || !end.width) return null
  const dx = start.left + start.width / 2 - end.left - end.width / 2
  const dy = start.top + start.height / 2 - end.top - end.height / 2
  return { dx, dy, end }
}

/** Let an element fall into its place from some pixels above. */
export function drop(element: Drawn, height: number, ms: number): void {
  const frames = [
    { transform: `translateY(${-height}px)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  animate(element, frames, ms)
}

/** Let an element come forward out of the paper. */
export function appear(element: Drawn, from: number, ms: number): void {
  animate(element, [{ opacity: from }, { opacity: 1 }], ms)
}
