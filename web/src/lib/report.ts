/** A report of the laboratory as part of a page: the server's HTML with its own style, in a shadow of its own. */

import { arrange } from '../../../src/tetrarchy/arena/report/page.js'

/** Show a report in a shadow, and let its components be sorted and its contents be reached. */
export function showReport(html: string, shadow: ShadowRoot): void {
  // The page's rules forbid style in a document, and sheets that are made by a program they allow.
  let rules = ''
  const unstyled = html.replace(/<style>([^<]*)<\/style>/, (_, found: string) => {
    rules = found
    return ''
  })
  const page = new DOMParser().parseFromString(unstyled, 'text/html')
  const style = new CSSStyleSheet()
  style.replaceSync(rules)
  shadow.adoptedStyleSheets = [style]
  const report = document.createElement('div')
  report.className = 'report'
  report.lang = page.documentElement.lang
  report.append(...[...page.body.children].filter((part) => part.localName !== 'script'))
  shadow.replaceChildren(report)
  arrange(shadow)
}

/** Go to the part of a report that a link in it names; the browser looks for none in a shadow. */
export function follow(event: MouseEvent, shadow: ShadowRoot): void {
  const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement)
  if (!link?.hash || !shadow.contains(link)) return
  event.preventDefault()
  const part = shadow.getElementById(link.hash.slice(1))
  part?.scrollIntoView()
  part?.setAttribute('tabindex', '-1')
  part?.focus({ preventScroll: true })
}
