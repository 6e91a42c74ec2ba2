"""axe-core finds no serious fault on any page."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guest import Guest

pytestmark = pytest.mark.browser
_AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN: Final = """async (drawn) => {
  // What is drawn on a board has a name that says what it does, not the figures that are drawn on it.
  const rules = drawn ? { 'label-content-name-mismatch': { enabled: false } } : {}
  const found = await axe.run({ resultTypes: ['violations'], rules })
  return found.violations.filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)
}"""


def faults(guest: Guest, *, drawn: bool = False) -> list[str]:
    guest.page.evaluate(_AXE.read_text("utf-8"))
    found: list[str] = guest.page.evaluate(_RUN, drawn)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(visit: Visit, theme: str) -> None:
    guest = visit(theme=theme)
    found: list[str] = []
    for path in ("/", "/rules", "/rules/queendomino", "/components/gem_forge", "/licences"):
        guest.go(path)
        expect(guest.page.locator("h1").first).to_be_visible()
        guest.page.wait_for_timeout(300)
        found += [f"{path} {fault}" for fault in faults(guest)]
    guest.go("/")
    guest.press("settings")
    found += [f"settings {fault}" for fault in faults(guest)]
    guest.page.keyboard.press("Escape")
    guest.press("friends-wonderful_kingdom")
    expect(guest.find("create")).to_be_visible()
    found += [f"new table {fault}" for fault in faults(guest)]
    guest.press("create")
    expect(guest.find("link")).to_be_visible()
    found += [f"lobby {fault}" for fault in faults(guest)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["inkdoms", "queendomino", "gem_forge", "wonderful_kingdom"])
def test_tables(visit: Visit, game: str) -> None:
    guest = visit(phone=game == "gem_forge", theme="dark" if game == "inkdoms" else "light")
    table = guest.new_table(game)
    rng = Random(9)
    for _ in range(3):
        guest.decide(rng)
    guest.waits()
    found = [f"table {fault}" for fault in faults(guest, drawn=True)]
    guest.go(f"/replay/{table}")
    guest.page.locator("main.table").wait_for()
    found += [f"replay {fault}" for fault in faults(guest, drawn=True)]
    assert not found, "\n".join(found)
