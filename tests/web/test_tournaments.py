"""A small tournament from its first to its last moment, as several people see it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest, play_together

pytestmark = pytest.mark.browser


def people_named(visit: Visit, *names: str) -> list[Guest]:
    """Guests with these names; the second looks at a phone, in Russian."""
    guests = [visit(phone=at == 1, language="ru" if at == 1 else "en") for at in range(len(names))]
    for guest, name in zip(guests, names, strict=True):
        guest.api("PUT", "/me", {"name": name})
    return guests


def make(guest: Guest) -> str:
    """A round robin for Kingdomino, made on the page."""
    guest.go("/tournaments")
    guest.press("tournament-new")
    guest.find("tournament-title").fill("Thursday club")
    guest.find("tournament-system").select_option("round_robin")
    guest.press("tournament-send")
    expect(guest.find("tournament")).to_be_visible()
    return guest.page.url.split("/tournament/")[1]


def standings(guest: Guest) -> list[list[str]]:
    """The names and numbers of the standings, as they are shown."""
    rows = guest.find("standings").locator("tbody tr")
    return [[cell.strip() for cell in row.split("\t")] for row in rows.all_inner_texts()]


def paired(guest: Guest, cup: str) -> list[int]:
    """The people of the one table of the round that goes on."""
    [table] = [one for one in guest.api("GET", f"/tournaments/{cup}")["rounds"][-1]["tables"] if one["table"]]
    return [seat["person"] for seat in table["seats"]]


@pytest.mark.slow
def test_three_people_play_a_round_robin(visit: Visit) -> None:
    people = people_named(visit, "Ada", "Илья", "Eve")
    ada, ilya, eve = people
    cup = make(ada)
    for guest in (ilya, eve):
        guest.go("/tournaments")
        guest.press(f"tournament-{cup}")
        guest.press("enter")
        expect(guest.find("people")).to_contain_text("Ada")
        expect(guest.find("begin-round")).to_have_count(0)
    expect(ada.find("people")).to_contain_text("Eve")  # it comes by itself
    for number in (1, 2, 3):
        ada.press("begin-round")
        expect(ada.find("tournament")).to_have_attribute("data-state", "running")
        expect(ada.find(f"round-{number}")).to_be_visible()
        players = [people[person - 1] for person in paired(ada, cup)]
        for guest in players:
            # Before the page has the round, it leads to the table of the last one.
            expect(guest.find(f"round-{number}")).to_be_visible()
            guest.press("my-table")
            guest.press("join")
        for guest in players:
            expect(guest.page.locator("main.table")).to_be_visible()
        if number == 1:
            assert play_together(players, Random(7))
            for guest in players:
                expect(guest.find("to-tournament")).to_be_visible()
                guest.press("to-tournament")
        else:
            for guest in players:  # who gives up leaves the rest to bots
                guest.api("POST", f"/tables/{guest.table}/resign")
                guest.go(f"/tournament/{cup}")
        for guest in people:
            expect(guest.find("pairing-1")).to_have_attribute("data-state", "over")
    for guest in people:
        expect(guest.find("tournament")).to_have_attribute("data-state", "finished")
    shown = standings(ada)
    assert [len(row) for row in shown] == [6, 6, 6]
    assert sum(int(row[2]) for row in shown) == 3 * 12 + 3 * 12, "a win and a bye in each round"
    assert standings(eve) == shown
    assert [row[:3] for row in standings(ilya)] == [row[:3] for row in shown]
    expect(ada.find("cross-1-2")).to_have_text("1" if won(ada, cup, 1, 2) else "0")
    found = [fault for guest in people for fault in faults(guest, "tournament")]
    ada.go("/tournaments")
    expect(ada.find(f"tournament-{cup}")).to_contain_text("finished")
    found += faults(ada, "tournaments")
    assert not found, "\n".join(found)


def won(guest: Guest, cup: str, person: int, other: int) -> bool:
    """Whether somebody was ahead of another."""
    lines = {line["person"]: line for line in guest.api("GET", f"/tournaments/{cup}")["standings"]}
    against = {one["person"]: one["half_points"] for one in lines[person]["against"]}
    return bool(against[other] == [2])


@pytest.mark.slow
def test_an_organiser_corrects_excludes_and_lets_somebody_in(visit: Visit) -> None:
    people = people_named(visit, "Ada", "Илья", "Eve", "Bob")
    ada, ilya, eve, bob = people
    wish = {"title": "Evening", "game": "queendomino", "options": {"variant": "kingdomino"}, "rounds": 2}
    cup = ada.api("POST", "/tournaments", wish)["id"]
    for guest in (ilya, eve):
        guest.api("POST", f"/tournaments/{cup}/enter", {})
    for guest in people:
        guest.go(f"/tournament/{cup}")
    ada.press("begin-round")
    expect(ada.find("pairing-1")).to_be_visible()
    bob.press("enter")
    ada.press("admit-4")
    expect(bob.find("person-4")).to_contain_text("from round 2")
    ada.press("correct-1")
    ada.find("place-0").select_option("1")
    ada.find("place-1").select_option("2")
    ada.find("correct-why").fill("Played on a real board")
    found = faults(ada, "correction")
    ada.press("correct-send")
    for guest in people:
        expect(guest.find("pairing-1")).to_contain_text("Played on a real board")
        expect(guest.find("pairing-1")).to_have_attribute("data-state", "over")
    ada.press("exclude-3")
    ada.find("exclude-why").fill("Was rude")
    found += faults(ada, "exclusion")
    ada.press("exclude-sure")
    expect(eve.find("notes")).to_contain_text("Was rude")
    ada.press("begin-round")
    expect(bob.find("round-2")).to_be_visible()
    assert 3 not in [
        seat["person"]
        for table in ada.api("GET", f"/tournaments/{cup}")["rounds"][1]["tables"]
        for seat in table["seats"]
    ]
    ada.press("edit-rules")
    found += faults(ada, "rules")
    ada.find("tournament-title").fill("Long evening")
    ada.press("tournament-send")
    expect(bob.page.locator("h1")).to_have_text("Long evening")
    ada.press("cancel")
    ada.press("cancel-sure")
    for guest in people:
        expect(guest.find("tournament")).to_have_attribute("data-state", "cancelled")
    assert not found, "\n".join(found)
