"""What axe-core finds on a page, in the light and in the dark."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.web.guest import Guest

_AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN: Final = """async ([drawn, themes]) => {
  // What is drawn on a board has a name that says what it does, not the figures that are drawn on it.
  const rules = drawn ? { 'label-content-name-mismatch': { enabled: false } } : {}
  const root = document.documentElement
  const shown = root.dataset.theme
  const found = []
  for (const theme of themes) {
    root.dataset.theme = theme
    // A theme changes colours and nothing else: the second is asked about them alone.
    const some = theme === themes[0] ? { rules } : { runOnly: ['color-contrast', 'link-in-text-block'] }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...some })
    for (const one of violations.filter((one) => ['serious', 'critical'].includes(one.impact))) {
      const nodes = one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')
      found.push(`${theme} ${one.id}: ${nodes}`)
    }
  }
  root.dataset.theme = shown
  return found
}"""


def faults(guest: Guest, where: str, *, drawn: bool = False) -> list[str]:
    """The serious faults of what the guest sees now, in both themes."""
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(_AXE.read_text("utf-8"))
    found: list[str] = guest.page.evaluate(_RUN, [drawn, ["light", "dark"]])
    return [f"{where} {fault}" for fault in found]
