"""Whole games of Gem Forge and It's a Wonderful Kingdom, alone and in company, through thick and thin."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web import test_gem_forge as gem_forge
from tests.web import test_wonderful_kingdom as kingdom
from tests.web.axe import faults
from tests.web.conftest import LiveServer, Visit
from tests.web.guest import Guest, somebody_asked

pytestmark = pytest.mark.browser

GAMES: Final = ("gem_forge", "wonderful_kingdom")
TARGETS: Final = ".centre [data-target]"


def decide(guest: Guest, game: str, rng: Random) -> None:
    """One decision by hand on the board."""
    if game == "wonderful_kingdom":
        kingdom.ready(guest)
        kingdom.decide(guest, rng)
    elif guest.page.locator(gem_forge.TICKS).count():
        gem_forge.keep_three(guest)
    else:
        gem_forge.decide(guest, rng)


def decide_some(guest: Guest, game: str, rng: Random, times: int) -> None:
    for _ in range(times):
        guest.waits()
        decide(guest, game, rng)


def play_out(guest: Guest, game: str, rng: Random, most: int = 2000) -> int:
    """Play to the end by hand; returns how many decisions it took."""
    for decisions in range(most):
        guest.waits()
        if guest.over:
            return decisions
        decide(guest, game, rng)
    raise AssertionError(f"The game is not over after {most} decisions.")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "screen"),
    [
        ("gem_forge", 2, {"language": "ru"}),
        ("wonderful_kingdom", 2, {"phone": True}),
    ],
)
def test_to_the_end(visit: Visit, game: str, seats: int, screen: dict[str, Any]) -> None:
    guest = visit(**screen)
    guest.new_table(game, seats)
    assert play_out(guest, game, Random(11)) > 10
    table = guest.table
    expect(guest.find("rematch")).to_be_visible()
    standing = guest.api("GET", f"/tables/{table}")["standing"]
    sheets = guest.api("GET", f"/tables/{table}/sheets")["sheets"]
    best = max(range(seats), key=lambda seat: -standing[seat])
    expect(guest.page.get_by_role("dialog")).to_contain_text(str(sheets[best]["least"]).replace("-", "−"))
    with guest.page.expect_download() as download:
        guest.press("record")
    assert download.value.path().read_text("utf-8").startswith("tetrarchy")
    guest.press("review")
    guest.page.locator("main.table").wait_for()
    guest.press("last")
    expect(guest.page.locator("main.table")).to_have_attribute("data-turn", "over")


def at_one_table(visit: Visit, game: str) -> tuple[Guest, Guest]:
    """Vera at a laptop opens a table, and Ilya joins on his phone."""
    vera = visit()
    table = vera.api("POST", "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    ilya = visit(f"/table/{table['id']}", phone=True, language="ru")
    ilya.find("lobby-name").fill("Илья")
    ilya.press("join")
    vera.go(f"/table/{table['id']}")
    for guest in (vera, ilya):
        expect(guest.find("prompt")).to_be_visible()
    return vera, ilya


def take_turns(people: tuple[Guest, Guest], game: str, rng: Random, most: int) -> bool:
    """Whoever is to decide decides; True once the game is over."""
    for _ in range(most):
        asked = somebody_asked(people, rng)
        if asked is None:
            return True
        asked.waits()
        decide(asked, game, rng)
    return False


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_people_see_the_same_table(visit: Visit, game: str) -> None:
    vera, ilya = at_one_table(visit, game)
    expect(vera.page.get_by_text("Илья").first).to_be_visible()
    take_turns((vera, ilya), game, Random(5), 8)
    assert "page-" not in ilya.page.locator("main.table").inner_text()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end(visit: Visit, game: str) -> None:
    people = at_one_table(visit, game)
    assert take_turns(people, game, Random(12), 1500)
    for guest in people:
        expect(guest.find("rematch")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_reload_and_a_killed_server_lose_nothing(visit: Visit, server: LiveServer, game: str) -> None:
    guest = visit()
    guest.forgiving = True
    guest.new_table(game)
    rng = Random(6)
    decide_some(guest, game, rng, 2)
    guest.waits()
    before, asked = guest.number(), guest.find("prompt").inner_text()
    guest.page.reload()
    guest.waits()
    expect(guest.find("prompt")).to_contain_text(asked.splitlines()[0])
    assert guest.number() >= before
    with server.killed():
        expect(guest.find("banner")).to_be_visible()
    expect(guest.find("banner")).to_be_hidden()
    decide_some(guest, game, rng, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_the_board_and_offers_nothing(visit: Visit, game: str) -> None:
    guest = visit()
    table = guest.new_table(game)
    rng = Random(8)
    decide_some(guest, game, rng, 3)
    guest.go(f"/replay/{table}")
    expect(guest.find("place")).to_contain_text(re.compile(r"^0 of \d+"))
    for step in (1, 2, 3):
        guest.page.keyboard.press("ArrowRight")
        expect(guest.find("place")).to_contain_text(f"{step} of")
    guest.press("last")
    expect(guest.page.locator("main.table")).not_to_have_attribute("data-number", "3")
    assert guest.page.locator(TARGETS).count() == 0


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_the_first_turns(visit: Visit, game: str, phone: bool) -> None:
    guest = visit(phone=phone)
    guest.new_table(game)
    rng = Random(9)
    found: list[str] = []
    for decided in range(0, 9, 4):
        guest.waits()
        found += faults(guest, f"after {decided}", drawn=True)
        decide_some(guest, game, rng, 4)
    assert not found, "\n".join(found)
