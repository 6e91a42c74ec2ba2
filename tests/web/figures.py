"""How long a click waits for its paint, and how much script a page loads: measured, never judged."""

from __future__ import annotations

import gzip
from random import Random
from typing import Final

from playwright.sync_api import Response

from tests.web.guest import Guest

LEAST: Final = 16
"""Milliseconds; the browser tells nothing of a click that is painted sooner."""
_WATCH: Final = """() => {
    window.clicks = 0
    window.paints = {}
    addEventListener('click', () => (window.clicks += 1), true)
    new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries()) {
            if (id) window.paints[id] = Math.max(window.paints[id] ?? 0, duration)
        }
    }).observe({ type: 'event', durationThreshold: 16 })
}"""
_TELL: Final = "() => ({ clicks: window.clicks, paints: Object.values(window.paints) })"


def clicks_to_paint(guest: Guest, game: str, decisions: int) -> list[float]:
    """Milliseconds from each click or tap on a board to the next paint, from the least to the most."""
    guest.new_table(game, 2)
    guest.page.evaluate(_WATCH)
    rng = Random(14)
    for _ in range(decisions):
        if not guest.decide(rng):
            break
    guest.settles()
    told = guest.page.evaluate(_TELL)
    unseen = max(0, told["clicks"] - len(told["paints"]))
    return sorted([LEAST] * unseen + told["paints"])


def script_of(guest: Guest, path: str) -> int:
    """Bytes of script, compressed, that an address needs before it can be used."""
    asked: set[str] = set()

    def note(answer: Response) -> None:
        if answer.url.endswith(".js"):
            asked.add(answer.url)

    guest.page.wait_for_load_state("networkidle")  # what the page before still loads is no part of it
    guest.page.on("response", note)
    guest.go(path)
    guest.page.wait_for_load_state("networkidle")
    guest.page.remove_listener("response", note)
    return sum(len(gzip.compress(guest.context.request.get(url).body())) for url in asked)
