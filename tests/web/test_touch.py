"""On a phone everything that can be pressed has room for a finger."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guest import Guest
from tetrarchy.catalogue import GAMES

pytestmark = pytest.mark.browser

FINGER: Final = 44
NARROWEST: Final = 24
"""Beside its like something may be narrower than a finger, as the steps of a lesson and notes in neighbouring lines are."""
_SHORT: Final = """async ([finger, narrowest]) => {
    const pressed = 'a[href], button, input, select, textarea, summary, [data-target], [role=button], [role=tab]'
    // A link inside a sentence is as high as its line; areas of a map have the shapes that they have.
    const exempt = (one) => (one.matches('a') && getComputedStyle(one).display === 'inline') ||
        one.closest('[data-target^="area:"], .legal-menu') || one.closest('[aria-hidden=true], [inert]')
    const dialog = document.querySelector('dialog[open]')
    const short = []
    for (const one of (dialog ?? document).querySelectorAll(pressed)) {
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || exempt(one)) continue
        const zone = one.matches('input') ? (one.closest('label') ?? one) : one
        zone.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const { x, y, width, height } = zone.getBoundingClientRect()
        const middle = [x + width / 2, y + height / 2]
        const inside = (...place) => zone.contains(document.elementFromPoint(...place))
        if (!width || !inside(...middle)) continue
        const reach = (right, down) => {
            let far = 0
            while (far < finger / 2 && inside(middle[0] + right * (far + 1), middle[1] + down * (far + 1))) far += 1
            return far
        }
        const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]
        if (Math.max(wide, high) < finger - 1 || Math.min(wide, high) < narrowest)
            short.push(`${wide}×${high} ${one.outerHTML.slice(0, 140)}`)
    }
    return short
}"""
PAGES: Final = (
    "/",
    "/rules",
    "/rules/queendomino",
    "/learn/queendomino",
    "/puzzles",
    "/components/gem_forge",
    "/lab/gem_forge",
    "/lab/gem_forge/sets",
    "/campaign",
    "/me",
    "/history",
    "/host",
    "/review",
    "/licences",
    "/nowhere",
)
MOMENTS: Final = {
    "inkdoms": (0, 3),
    "queendomino": (0, 1, 3, 4),
    "gem_forge": (0, 2, 12),
    "wonderful_kingdom": (0, 2, 9, 20),
}
"""After how many decisions a table is looked at."""


def short(guest: Guest, where: object) -> list[str]:
    """What a finger finds hard to press."""
    return [f"{where}: {one}" for one in guest.page.evaluate(_SHORT, [FINGER, NARROWEST])]


@pytest.mark.slow
def test_pages(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    found: list[str] = []
    for path in PAGES:
        guest.go(path)
        expect(guest.page.locator("h1").first).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        found += short(guest, path)
    guest.go("/")
    guest.press("settings")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    found += short(guest, "settings")
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_tables(visit: Visit, game: str) -> None:
    guest = visit(phone=True)
    guest.new_table(game, 2)
    rng = Random(4)
    found: list[str] = []
    for decisions in range(max(MOMENTS[game]) + 1):
        guest.waits()
        if decisions in MOMENTS[game]:
            found += short(guest, f"after {decisions}")
        guest.decide(rng)
    assert not found, "\n".join(found)
