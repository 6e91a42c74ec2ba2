"""The rules page: contents, and worked examples that are opened, stepped through, played and started again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest

pytestmark = pytest.mark.browser
SHORT = {
    "inkdoms": "clash",
    "queendomino": "tax",
    "gem_forge": "brown",
    "wonderful_kingdom": "plan",
}
"""An example of each game in which the first step is the reader's own."""


def at(guest: Guest, decisions: int) -> None:
    expect(guest.find("example-player")).to_have_attribute("data-number", str(decisions))


def open_example(guest: Guest, game: str, example: str) -> None:
    guest.go(f"/rules/{game}#example-{example}")
    at(guest, 0)


@pytest.mark.parametrize("game", SHORT)
def test_an_example_is_stepped_through_to_its_end_and_back(visit: Visit, game: str) -> None:
    phone = game in ("gem_forge", "wonderful_kingdom")
    guest = visit(
        phone=phone, language="ru" if phone else "en", theme="dark" if game == "inkdoms" else "light"
    )
    open_example(guest, game, SHORT[game])
    expect(guest.find("example-board").locator("svg, [data-target]").first).to_be_visible()
    texts = guest.api("GET", f"/games/{game}/examples")["examples"]
    steps = next(example["steps"] for example in texts if example["id"] == SHORT[game])
    told = guest.find("example-caption").inner_text()
    for number in range(1, steps + 1):
        guest.press("example-next")
        at(guest, number)
        expect(guest.find("example-caption")).not_to_have_text(told)
        told = guest.find("example-caption").inner_text()
    expect(guest.find("example-next")).to_have_attribute("aria-disabled", "true")
    guest.press("example-back")
    at(guest, steps - 1)
    guest.press("example-again")
    at(guest, 0)
    assert faults(guest, "example", drawn=True) == []


def test_a_step_tells_what_happened_and_the_points_before_and_after(visit: Visit) -> None:
    guest = visit()
    open_example(guest, "queendomino", "scoring")
    guest.press("example-next")
    expect(guest.find("example-events")).to_contain_text(
        "Andrei places domino 7 (grassland, grassland) on f6 and g6."
    )
    expect(guest.find("example-points")).to_contain_text(re.compile(r"Andrei\s+\d+\s+71"))
    expect(guest.find("example-points")).to_contain_text(re.compile(r"Grassland:\s+6\s+16"))
    expect(guest.find("example-points").get_by_role("img", name="becomes")).to_have_count(3)


def test_whoever_clicks_on_the_board_plays_on(visit: Visit) -> None:
    """The legal choices of the board are live; a step back leads to the steps again."""
    guest = visit()
    open_example(guest, "inkdoms", "capitals")
    guest.click(guest.page.locator("[data-testid='example-board'] [data-target]").last)
    at(guest, 1)
    expect(guest.find("example-caption")).to_contain_text("You are now playing on your own")
    expect(guest.find("example-next")).to_have_attribute("aria-disabled", "true")
    guest.press("example-back")
    at(guest, 0)
    expect(guest.find("example-next")).not_to_have_attribute("aria-disabled", "true")


def test_examples_open_one_at_a_time_and_have_addresses(visit: Visit) -> None:
    guest = visit("/rules/gem_forge")
    guest.press("example-track")
    at(guest, 0)
    assert guest.page.url.endswith("/rules/gem_forge#example-track")
    guest.press("example-close")
    expect(guest.find("example-player")).to_have_count(0)
    expect(guest.find("example-track")).to_be_focused()
    guest.press("example-market")
    at(guest, 0)
    expect(guest.find("example-market")).to_have_attribute("aria-expanded", "true")
    expect(guest.find("example-track")).to_have_attribute("aria-expanded", "false")
    guest.page.keyboard.press("Escape")
    expect(guest.find("example-player")).to_have_count(0)
    guest.page.get_by_role("link", name="Cancelling a cancel").click()
    expect(guest.find("example-cancel")).to_have_attribute("aria-expanded", "true")
    expect(guest.find("example-cancel")).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True], ids=["small laptop", "phone"])
@pytest.mark.parametrize("game", SHORT)
def test_nothing_of_an_example_lies_below_the_fold(visit: Visit, game: str, phone: bool) -> None:
    guest = visit(phone=phone)
    if not phone:
        guest.page.set_viewport_size({"width": 1280, "height": 720})
    open_example(guest, game, SHORT[game])
    guest.press("example-next")
    at(guest, 1)
    height = guest.page.evaluate("() => innerHeight")
    for part in ("example-next", "example-caption", "prompt", "example-board"):
        box = guest.find(part).bounding_box()
        assert box
        assert 0 <= box["y"] < box["y"] + box["height"] <= height + 1, part
    board = guest.find("example-board").bounding_box()
    assert board
    assert board["height"] > 240


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", SHORT)
def test_rules_for_players_name_no_file_and_no_number_of_a_ruling(
    visit: Visit, game: str, language: str
) -> None:
    guest = visit(f"/rules/{game}", language=language)
    marks = guest.page.locator(".rules .ruling")
    expect(marks.first).to_be_visible()
    text = guest.page.locator(".rules").inner_text()
    assert re.findall(r"\[[A-Z]\d+\]|docs/|\.md\b|[→←↻★⚡]", text) == []
    expect(marks.first).to_have_attribute("title", re.compile("Our ruling|Наше решение"))


def test_an_example_follows_the_language(visit: Visit) -> None:
    guest = visit()
    open_example(guest, "wonderful_kingdom", "rats")
    guest.press("example-next")
    at(guest, 1)
    guest.press("language")
    expect(guest.find("example-caption")).to_contain_text("Со второй крысой приходят два грызуна")
    at(guest, 1)


def test_an_address_shows_its_heading_below_the_bar_of_a_phone(visit: Visit) -> None:
    guest = visit("/rules/gem_forge#turn", phone=True, language="ru")
    expect(guest.page.locator("#rule-turn")).to_be_focused()
    heading = guest.page.locator("#rule-turn").bounding_box()
    bar = guest.page.get_by_role("banner").bounding_box()
    assert heading
    assert bar
    assert bar["height"] <= heading["y"] < 200
