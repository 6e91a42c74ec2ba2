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


@pytest.mark.slow
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


BOTH = pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["wide", "phone"])


@BOTH
@pytest.mark.parametrize("game", SHORT)
def test_pictures_have_numbered_labels(visit: Visit, game: str, phone: bool, theme: str) -> None:
    """Each figure is drawn by the board's own components; every number of its picture stands in its list."""
    guest = visit(f"/rules/{game}", phone=phone, theme=theme, language="ru" if phone else "en")
    figures = guest.page.locator("figure.anatomy")
    expect(figures.first).to_be_visible()
    for figure in figures.all():
        expect(figure.locator(".shown")).to_have_attribute("data-ready", "true")
        assert figure.locator(".shown svg, .shown img").count() > 0
        marks = figure.locator(".mark")
        assert marks.count() == figure.locator("li").count() > 1
        page, drawn = figure.bounding_box(), figure.locator(".shown").bounding_box()
        assert page
        assert drawn
        assert drawn["width"] > 80
        assert drawn["height"] > 60
        for mark in marks.all():
            box = mark.bounding_box()
            assert box
            assert page["x"] <= box["x"]
            assert box["x"] + box["width"] <= page["x"] + page["width"]
    expect(guest.page.locator("figure.turn li").first).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    missing = guest.page.evaluate(
        """() => [...document.querySelectorAll('.rules use')].map(use => use.getAttribute('href'))
            .filter(href => !document.querySelector(href))"""
    )
    assert missing == []
    assert faults(guest, f"rules {game}") == []


@BOTH
def test_a_ruling_opens_where_it_stands(visit: Visit, phone: bool, theme: str) -> None:
    guest = visit("/rules/gem_forge", phone=phone, theme=theme)
    mark = guest.page.locator(".ruling").first
    note = guest.page.locator(f"#{mark.get_attribute('aria-controls')}")
    expect(note).to_be_hidden()
    guest.hit(mark)
    expect(note).to_be_visible()
    expect(note).to_contain_text("First in, first out")
    expect(mark).to_have_attribute("aria-expanded", "true")
    assert faults(guest, "an open ruling") == []
    mark.press("Enter")
    expect(note).to_be_hidden()
    text = guest.page.locator(".rules").inner_text()
    assert not re.search(r"\[\^?[A-Z]\d+\]|docs/", text)


@BOTH
def test_the_rules_can_be_searched(visit: Visit, phone: bool, theme: str) -> None:
    """What is found glows, Enter goes on, Escape ends it; words of a ruling are found and opened."""
    guest = visit("/rules/queendomino", phone=phone, theme=theme)
    expect(guest.page.locator("#rule-queen")).to_be_attached()
    if phone:
        guest.hit(guest.find("rules-search"))
    else:
        guest.page.keyboard.press("/")
    expect(guest.find("rules-search")).to_be_focused()
    guest.page.keyboard.type("dragon")
    expect(guest.find("rules-found")).to_contain_text("1 of ")
    number = int(guest.find("rules-found").inner_text().split()[-1])
    assert number > 10
    assert guest.page.evaluate("CSS.highlights.get('found').size") == number
    guest.page.keyboard.press("Enter")
    expect(guest.find("rules-found")).to_have_text(f"2 of {number}")
    guest.page.keyboard.press("Shift+Enter")
    guest.press("rules-previous")
    expect(guest.find("rules-found")).to_have_text(f"{number} of {number}")
    assert faults(guest, "search") == []
    guest.find("rules-search").fill("nobody is paid")
    expect(guest.page.locator(".ruled", has_text="nobody is paid").first).to_be_visible()
    guest.find("rules-search").fill("zeppelin")
    expect(guest.find("rules-found")).to_have_text("Nothing found")
    guest.find("rules-search").press("Escape")
    expect(guest.find("rules-found")).to_have_text("")
    assert guest.page.evaluate("CSS.highlights.get('found').size") == 0


def test_a_search_does_not_mind_the_dots_of_a_letter(visit: Visit) -> None:
    guest = visit("/rules/inkdoms", language="ru")
    expect(guest.page.locator("#rule-cross")).to_be_attached()
    guest.find("rules-search").fill("зачеркиваете")
    expect(guest.find("rules-found")).to_contain_text("1 из ")
