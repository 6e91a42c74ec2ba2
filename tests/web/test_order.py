"""Order on the screen: nothing moves by itself, words stay whole, marks stand where they belong."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guest import Guest

pytestmark = pytest.mark.browser

WITHOUT_DEED: Final = """header => {
    const before = header.offsetHeight
    header.querySelector('.did').remove()
    return [before, header.offsetHeight]
}"""
BROKEN_WORDS: Final = """names => names.flatMap((name) => {
    const text = name.firstChild
    return [...text.data.matchAll(/\\S+/g)].filter((word) => {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        return range.getClientRects().length > 1 || range.getBoundingClientRect().width > name.parentElement.clientWidth
    }).map((word) => word[0])
})"""
NOT_WHOLE: Final = """() => [...document.querySelectorAll('.ways, .way, .way > span')]
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    .map((box) => box.outerHTML.slice(0, 200))"""
CARDS: Final = "document.querySelectorAll('.ways .way').length"


def test_a_line_under_a_portrait_moves_nothing(visit: Visit) -> None:
    """What a bot did last has its room before it did anything."""
    guest = visit()
    guest.new_table("queendomino", 2)
    for _ in range(8):
        if guest.find("did-1").count():
            break
        guest.decide(Random(1))
        guest.waits()
    with_deed, without = guest.find("player-1").locator("header").evaluate(WITHOUT_DEED)
    assert with_deed == without


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_names_of_games_break_between_words_only(visit: Visit, phone: bool, language: str) -> None:
    guest = visit("/", phone=phone, language=language)
    guest.press("bots")
    names = guest.page.get_by_role("dialog").locator(".picker .name")
    expect(names).to_have_count(5)
    assert names.evaluate_all(BROKEN_WORDS) == []


def test_those_who_have_come_to_a_lobby_show_their_faces(visit: Visit) -> None:
    guest = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": 2}, {"kind": "open"}]
    table = guest.api("POST", "/tables", {"game": "queendomino", "seats": seats})["id"]
    guest.go(f"/table/{table}")
    for seat, faces in enumerate([1, 1, 0]):
        expect(guest.find(f"seat-{seat}").locator(".portrait")).to_have_count(faces)


@pytest.mark.slow
def test_those_who_look_on_are_counted_at_the_table(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    expect(guest.find("watchers")).to_have_count(0)
    watcher = visit(f"/table/{guest.table}")
    expect(watcher.find("watchers")).to_contain_text("You are watching")
    expect(guest.find("watchers")).to_have_attribute("title", "1 is watching")
    visit(f"/table/{guest.table}", phone=True)
    expect(guest.find("watchers")).to_have_attribute("title", "2 are watching")


def test_the_way_to_the_next_hint_lies_over_no_hint(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.new_table("queendomino", 2)
    guest.waits()
    guest.press("hint")
    first = guest.find("hints").locator(".button:has([data-hint])")
    following, hint = guest.find("hint-next").bounding_box(), first.bounding_box()
    assert following
    assert hint
    assert following["y"] + following["height"] <= hint["y"]
    told = first.inner_text()
    guest.press("hint-next")
    expect(first).not_to_have_text(told)


def to_a_choice_of_dice(guest: Guest, rng: Random) -> None:
    """Decide until a die is to be taken."""
    guest.waits()
    while not guest.page.locator(".ways").count() and not guest.over:
        before = guest.number()
        if guest.find("prompt-stop").count():
            guest.press("prompt-stop")
            sure = guest.find("prompt-stop-sure")
            if sure.count():
                expect(sure).not_to_have_attribute("aria-disabled", "true")
                guest.hit(sure)
            guest.has_moved(before)
        else:
            guest.decide(rng)
        guest.waits()


def take_any(guest: Guest, rng: Random) -> None:
    ways = guest.page.locator(".ways [data-target]")
    before = guest.number()
    ways.nth(rng.randrange(ways.count())).click()
    guest.has_moved(before)


@pytest.mark.slow
def test_every_way_to_take_a_die_is_seen_whole(visit: Visit) -> None:
    """Through several rounds alone, in Russian: where white may be taken there are more ways than fit in a row."""
    guest = visit(language="ru")
    guest.new_table("inkdoms", 1)
    rng = Random(4)
    most = 0
    for _ in range(8):
        to_a_choice_of_dice(guest, rng)
        assert guest.page.evaluate(NOT_WHOLE) == []
        most = max(most, guest.page.evaluate(CARDS))
        take_any(guest, rng)
    assert most > 4


def test_a_hint_marks_its_die_on_the_map_and_its_card(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 1)
    guest.waits()
    guest.press("hint")
    mark = guest.page.locator(".stage [data-hinted]")
    die = mark.get_attribute("data-hinted")
    assert die
    at, of = mark.bounding_box(), guest.page.locator(f".stage [data-target='{die}']").bounding_box()
    assert at
    assert of
    assert of["x"] <= at["x"] + at["width"] / 2 <= of["x"] + of["width"] + 1
    assert of["y"] - 1 <= at["y"] + at["height"] / 2 <= of["y"] + of["height"]
    expect(guest.page.locator(".ways .hinted")).to_have_count(1)
