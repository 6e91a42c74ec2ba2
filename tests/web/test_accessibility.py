"""axe-core finds no serious fault on any page, in either theme."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser
GAMES: Final = ("inkdoms", "queendomino", "gem_forge", "wonderful_kingdom")


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
def test_pages(visit: Visit, phone: bool) -> None:
    guest = visit(phone=phone)
    found: list[str] = []
    for path in (
        "/",
        "/rules",
        "/rules/queendomino",
        "/components/queendomino",
        "/campaign",
        "/learn/queendomino",
        "/tournaments",
        "/puzzles",
        "/me",
        "/history",
        "/leaders",
        "/people",
        "/review",
        "/host",
        "/stop#mail/x",
        "/licences",
        "/nowhere",
    ):
        guest.go(path)
        expect(guest.page.locator("h1").first).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        found += faults(guest, path)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_rules_and_components_on_a_phone(visit: Visit, game: str) -> None:
    guest = visit(phone=True, language="ru")
    found: list[str] = []
    for path in (f"/rules/{game}", f"/components/{game}"):
        guest.go(path)
        expect(guest.page.locator("h1").first).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        found += faults(guest, path)
    assert not found, "\n".join(found)


def test_settings_new_table_and_lobby(visit: Visit) -> None:
    guest = visit("/")
    guest.press("settings")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    found = faults(guest, "settings")
    guest.page.keyboard.press("Escape")
    guest.press("friends-wonderful_kingdom")
    expect(guest.find("create")).to_be_visible()
    found += faults(guest, "new table")
    guest.press("create")
    expect(guest.find("link")).to_be_visible()
    found += faults(guest, "lobby")
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
def test_a_lobby_a_hint_and_the_ceremony(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone, language="ru")
    guest.press("friends-queendomino")
    guest.press("create")
    expect(guest.find("lobby-options")).to_be_visible()
    found = faults(guest, "lobby")
    guest.new_table("queendomino", options={"variant": "kingdomino"})
    guest.waits()
    guest.press("hint")
    expect(guest.find("hints")).to_be_visible()
    found += faults(guest, "hint", drawn=True)
    guest.play_out(Random(3))
    expect(guest.find("turning-points")).to_be_visible()
    found += faults(guest, "towers", drawn=True)
    guest.press("as-table")
    found += faults(guest, "sheet", drawn=True)
    assert not found, "\n".join(found)


def test_what_opens_over_a_page_or_a_table(visit: Visit) -> None:
    guest = visit("/")
    dialog = guest.page.get_by_role("dialog")
    found: list[str] = []

    def looked_at(what: str) -> None:
        expect(dialog).to_be_visible()
        found.extend(faults(guest, what, drawn=True))
        guest.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    guest.press("bots")
    looked_at("bots")
    guest.page.keyboard.press("?")
    looked_at("keys")
    guest.press("settings")
    guest.press("open-calls")
    looked_at("calls")
    guest.new_table("gem_forge", 3)
    guest.waits()
    for button in ("rules", "sheet", "menu-button"):
        guest.press(button)
        looked_at(button)
    guest.page.keyboard.press("c")
    expect(guest.find("chat-input")).to_be_focused()
    found += faults(guest, "chat", drawn=True)
    guest.forgiving = True
    guest.go("/table/nowhere")
    expect(guest.page.locator("h1")).to_be_visible()
    found += faults(guest, "no table")
    guest.forgiving = False
    guest.complaints.clear()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_tables(visit: Visit, game: str) -> None:
    """A table and its replay; `test_whole_games` looks at the tables of the other two games, turn by turn."""
    guest = visit(phone=game == "gem_forge")
    table = guest.new_table(game)
    rng = Random(9)
    for _ in range(3):
        guest.decide(rng)
    guest.waits()
    found = faults(guest, "table", drawn=True) if game in ("inkdoms", "queendomino") else []
    guest.go(f"/replay/{table}")
    guest.page.locator("main.table").wait_for()
    found += faults(guest, "replay", drawn=True)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("game", ["inkdoms", "queendomino"])
def test_panes_of_a_phone(visit: Visit, game: str) -> None:
    guest = visit(phone=True)
    guest.new_table(game, 3)
    guest.waits()
    found: list[str] = []
    panes = guest.page.locator("nav.nav button")
    for at in range(panes.count()):
        panes.nth(at).tap()
        found += faults(guest, f"pane {at}", drawn=True)
    guest.page.locator(".strip button").last.tap()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    found += faults(guest, "a player", drawn=True)
    assert not found, "\n".join(found)
