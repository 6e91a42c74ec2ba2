"""Rated tables: agreed to in the lobby or at a link, their changes at the end, leaders and profile."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest, play_together

pytestmark = pytest.mark.browser
RATED: Final[dict[str, Any]] = {
    "game": "queendomino",
    "options": {"variant": "kingdomino"},
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "rated": True,
    "hints": False,
}


@pytest.mark.slow
def test_a_rated_game_from_the_lobby_to_the_list_of_leaders(visit: Visit) -> None:
    ada = visit("/")
    ada.press("friends-kingdomino")
    ada.page.get_by_role("group", name="Number of players").get_by_role(
        "button", name="2", exact=True
    ).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_text("Clock, spectators, hints").click()
    hints = dialog.get_by_label("Allow hints")
    expect(hints).to_be_checked()
    ada.find("table-rated").check()
    expect(hints).not_to_be_checked()
    expect(hints).to_be_disabled()
    expect(dialog.get_by_text("The result changes the rating")).to_be_visible()
    found = faults(ada, "new rated table")
    ada.press("create")
    link = ada.find("link").input_value()
    expect(ada.find("rated-note")).to_be_visible()
    ilya = visit(link.removeprefix(ada.address), phone=True, language="ru")
    ilya.find("lobby-name").fill("Илья")
    expect(ilya.find("join")).to_be_disabled()
    expect(ilya.find("sit-1")).to_be_disabled()
    ilya.find("agree-rated").check()
    found += faults(ilya, "lobby of a rated table")
    ilya.press("join")
    for guest in (ilya, ada):
        guest.press("ready")
    for guest in (ilya, ada):
        expect(guest.find("prompt")).to_be_visible()
    ada.press("menu-button")
    expect(ada.page.get_by_role("button", name="Copy the link to my seat")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    assert play_together([ada, ilya], Random(5))
    changed = ada.api("GET", f"/tables/{ada.table}/ratings")["seats"]
    for guest, game in ((ada, "Rated rematch"), (ilya, "Ещё раз на рейтинг")):
        expect(guest.find("rematch")).to_contain_text(game)
        for seat in changed:
            after = seat["after"]
            expect(guest.find("rating-changes")).to_contain_text(
                f"{after['rating']} ± {after['uncertainty']}"
            )
        found += faults(guest, "end of a rated game")
    assert not found, "\n".join(found)
    ilya.go("/me")
    expect(ilya.find("rating-queendomino-kingdomino")).to_contain_text(str(changed[1]["after"]["rating"]))
    expect(ilya.find("rating-queendomino-kingdomino")).to_contain_text("1 партия")


def test_who_is_alone_is_rated_against_bots(visit: Visit) -> None:
    guest = visit("/")
    guest.press("bots-kingdomino")
    guest.find("table-rated").check()
    guest.press("start-bots")
    expect(guest.find("prompt")).to_be_visible()
    table = guest.api("GET", f"/tables/{guest.table}")
    assert (table["rated"], table["hints"]) == (True, False)


def test_a_link_to_a_seat_of_a_rated_table_asks_first(visit: Visit) -> None:
    ada = visit()
    made = ada.api("POST", "/tables", RATED)
    link = made["seats"][1]["link"]
    bob = visit(link)
    expect(bob.find("rated-offer")).to_contain_text("Kingdomino: a rated game")
    assert faults(bob, "offer of a seat") == []
    bob.press("only-look")
    expect(bob.find("rated-note")).to_be_visible()
    assert [seat["kind"] for seat in bob.api("GET", f"/tables/{made['id']}")["seats"]] == ["person", "open"]
    eve = visit(link)
    eve.press("agree-and-sit")
    eve.waits()
    assert eve.api("GET", f"/tables/{made['id']}")["you"] == 1


@pytest.mark.slow
def test_leaders_and_my_own_rating(visit: Visit) -> None:
    ada, bob = visit(), visit(phone=True, language="ru")
    bob.go("/leaders")
    expect(bob.find("leaders-none")).to_be_visible()
    for guest, name in ((ada, "Ada"), (bob, "Боб")):
        guest.api("PUT", "/me", {"name": name})
        guest.api("POST", "/me/recovery")
    for _ in range(5):
        lose(ada, bob)
    found: list[str] = []
    for guest, words in ((ada, "Place 2"), (bob, "1-е место")):
        guest.go("/me")
        rating = guest.find("rating-queendomino-kingdomino")
        expect(rating.get_by_role("img")).to_be_visible()
        expect(rating).to_contain_text(words)
        found += faults(guest, "ratings of the profile")
        rating.get_by_role("link").click()
        rows = guest.find("leaders").get_by_role("row")
        expect(rows).to_have_count(3)
        expect(rows.nth(1)).to_contain_text("Боб")
        expect(rows.nth(2)).to_contain_text("Ada")
        found += faults(guest, "leaders")
    ada.go("/me")
    ada.find("ratings-listed").uncheck()
    expect(ada.page.get_by_text("You are on no list")).to_be_visible()
    ada.go("/leaders")
    expect(ada.find("leaders").get_by_role("row")).to_have_count(2)
    assert not found, "\n".join(found)


def lose(loser: Guest, winner: Guest) -> None:
    """A rated game in which one resigns, and then the other; bots play it to its end."""
    table = loser.api("POST", "/tables", RATED)["id"]
    winner.api("POST", f"/tables/{table}/join", {"rated": True})
    loser.api("POST", f"/tables/{table}/resign", {})
    winner.api("POST", f"/tables/{table}/resign", {})
    winner.go(f"/table/{table}")
    winner.waits()
    assert winner.over
