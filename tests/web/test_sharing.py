"""What goes from one to another: links with pictures, the page on a home screen, solved puzzles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.qr import read_path
from tetrarchy.catalogue import find_game
from tetrarchy.puzzles import chosen

pytestmark = pytest.mark.browser
TWO = [{"kind": "me"}, {"kind": "open"}]
WISH = {"game": "queendomino", "options": {"variant": "kingdomino"}, "seats": TWO}
_PICTURE = """async () => {
    const picture = new Image()
    picture.src = document.querySelector('meta[property="og:image"]').content
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
}"""


def card(guest: Guest) -> str:
    """What a chat would show of a link: its picture is there, and has words."""
    assert guest.page.evaluate(_PICTURE) == [1200, 630]
    return guest.page.locator('meta[property="og:title"]').get_attribute("content") or ""


@pytest.mark.slow
def test_a_link_goes_from_one_to_another_with_its_picture(visit: Visit) -> None:
    """To a table, to its replay and review once the game is over, and to a puzzle."""
    ada, ilya = visit(), visit(phone=True, language="ru")
    for guest, name in ((ada, "Ada"), (ilya, "Илья")):
        guest.api("PUT", "/me", {"name": name})
    table = ada.api("POST", "/tables", WISH)["id"]
    ada.go(f"/table/{table}")
    link = ada.find("link").input_value()
    drawn = ada.page.get_by_role("img", name=re.compile("QR"))
    if drawn.count():
        assert read_path(drawn.locator("path").get_attribute("d") or "", border=2) == link
    ilya.go(link.removeprefix(ada.address))
    assert card(ilya) == "Kingdomino: One seat is free"
    ilya.press("join")
    expect(ada.find("prompt").or_(ada.find("ready"))).to_be_visible()
    for guest in (ada, ilya):
        guest.api("POST", f"/tables/{table}/resign")
    expect(ada.page.locator("main.table")).to_have_attribute("data-turn", "over")
    for word in ("replay", "review"):
        ilya.go(f"/{word}/{table}")
        assert re.search("wins|tie", card(ilya))
    puzzle = ada.api("GET", "/games/queendomino/puzzles")["puzzles"][0]["id"]
    ilya.go(f"/puzzles/queendomino/{puzzle}")
    assert "Queendomino" in card(ilya)


def test_the_page_can_be_put_on_a_home_screen(visit: Visit) -> None:
    ada, ilya = visit("/"), visit("/", phone=True, language="ru")
    for guest in (ada, ilya):
        session = guest.context.new_cdp_session(guest.page)
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        told = session.send("Page.getAppManifest")
        assert told["errors"] == []
        assert told["manifest"]["display"].lower().endswith("standalone")
        for icon in told["manifest"]["icons"]:
            answer = guest.page.request.get(icon["url"])
            assert answer.headers["content-type"] == icon["type"]


def test_solved_puzzles_are_part_of_the_profile_and_travel(visit: Visit) -> None:
    ada, phone, ilya = visit(), visit(phone=True, language="ru"), visit()
    game = find_game("inkdoms")
    for puzzle in chosen(game)[:2]:
        ada.api("POST", f"/games/inkdoms/puzzles/{puzzle.id}", {"action": puzzle.best})
    shown = chosen(game)[2].id
    ilya.api("POST", f"/games/inkdoms/puzzles/{shown}", {"action": None})
    ada.go("/history")
    expect(ada.find("puzzle-marks")).to_contain_text("2 puzzles solved")
    expect(ada.find("puzzle-marks")).to_contain_text("2 in a row at once")
    assert faults(ada, "puzzles in the profile") == []
    ilya.go("/history")
    expect(ilya.find("history-empty")).to_be_visible()
    expect(ilya.find("puzzle-marks")).to_have_count(0)  # nothing of their own
    phone.api("POST", "/sign-in", {"code": ada.api("POST", "/me/recovery")["code"]})
    phone.go("/puzzles")
    expect(phone.find("puzzle-marks")).to_contain_text("Подряд с первой попытки: 2")
    expect(phone.find("solved-inkdoms")).to_contain_text("2")
