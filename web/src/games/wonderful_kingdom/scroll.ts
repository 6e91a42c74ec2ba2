/** A part that scrolls can be reached with the keyboard; one that does not is no stop on the way. */
export function scrolls(node: HTMLElement): { destroy: () => void } {
  const look = () => {
    const wanted = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (wanted !== (node.tabIndex === 0)) {
      if (wanted) node.tabIndex = 0
      else node.removeAttribute('tabindex')
    }
  }
  const sized = new ResizeObserver(look)
  const changed = new MutationObserver(look)
  sized.observe(node)
  changed.observe(node, { childList: true, subtree: true })
  look()
  return {
    destroy: () => {
      sized.disconnect()
      changed.disconnect()
    },
  }
}
