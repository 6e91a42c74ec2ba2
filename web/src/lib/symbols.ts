/** Puts drawings into the page once, so that `<use href="#coin">` finds them. */

import shared from '../symbols.svg?url'

const boards = import.meta.glob<string>('../games/*/symbols.svg', { query: '?url', import: 'default' })
const loaded = new Map<string, Promise<void>>()

/** The drawings that every page may use. */
export function loadSymbols(): Promise<void> {
  return inlineOnce(shared)
}

/** The drawings that only one game uses. */
export async function loadGameSymbols(game: string): Promise<void> {
  const file = boards[`../games/${game}/symbols.svg`]
  if (file) await inlineOnce(await file())
}

/** Put a file of drawings into the page, unless it is there. */
export function inlineOnce(url: string): Promise<void> {
  let promise = loaded.get(url)
  if (!promise) {
    promise = drawing(url).then((symbols) => {
      symbols.setAttribute('width', '0')
      symbols.setAttribute('height', '0')
      symbols.setAttribute('aria-hidden', 'true')
      symbols.classList.add('symbols')
      document.body.prepend(symbols)
    })
    promise.catch(() => loaded.delete(url))
    loaded.set(url, promise)
  }
  return promise
}

/**
 * A drawing of ours as an element of this page, where `<use>` finds the shared symbols. Styles are set
 * through the object model, since the page's content policy refuses style attributes.
 */
export async function drawing(url: string): Promise<SVGElement> {
  const answer = await fetch(url)
  const text = (await answer.text()).replaceAll(' style="', ' data-style="')
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const element = document.importNode(parsed, true) as unknown as SVGElement
  for (const styled of element.querySelectorAll<SVGElement>('[data-style]')) {
    styled.style.cssText = styled.dataset.style ?? ''
    delete styled.dataset.style
  }
  return element
}
