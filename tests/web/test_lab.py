"""The laboratory in the page: a number changed, kept, played, tried in many games; sets compared and carried."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.test_touch import short

pytestmark = pytest.mark.browser
LAB = "/lab/gem_forge"
GAMES = ("queendomino", "inkdoms", "gem_forge", "wonderful_kingdom")


def points(guest: Guest, number: str) -> None:
    """Write another number of points on the first tile."""
    guest.find("value-tile.0.vp").get_by_role("spinbutton").fill(number)


def open_tile(guest: Guest) -> None:
    guest.find("set-search").fill("tile.0")
    guest.press("part-tiles.toml:tile.0")
    expect(guest.find("picture")).to_contain_text("Worth")


@pytest.mark.slow
def test_a_changed_card_is_drawn_kept_played_and_tried_in_many_games(visit: Visit) -> None:
    guest = visit()
    guest.go("/components/gem_forge")
    guest.press("to-numbers")
    open_tile(guest)
    expect(guest.find("picture")).to_contain_text("Worth 2")
    points(guest, "6")
    expect(guest.find("picture")).to_contain_text("Worth 6")
    expect(guest.find("row-tile.0.vp")).to_contain_text("changed")
    guest.find("set-search").focus()  # what is typed after that is another step
    points(guest, "99")
    expect(guest.find("row-tile.0.vp").get_by_role("alert")).to_contain_text("from 0 to 20")
    expect(guest.find("picture")).to_contain_text("Worth 6")
    guest.find("set-search").fill("track")
    guest.press("part-board.toml:track")
    found = faults(guest, "a fault elsewhere")
    guest.find("set-faults").get_by_role("button").click()
    expect(guest.find("value-tile.0.vp").get_by_role("spinbutton")).to_be_focused()
    guest.find("set-undo").click()
    expect(guest.find("set-state")).to_have_text("Everything fits.")
    expect(guest.find("set-made")).to_contain_text("1 change")

    guest.page.reload()
    expect(guest.find("set-made")).to_contain_text("1 change")
    guest.find("set-name").fill("bold ring")
    guest.press("set-keep")
    expect(guest.page).to_have_url(re.compile(r"set=bold%20ring%401"))
    expect(guest.find("set-state")).to_have_text("Nothing changed yet.")
    open_tile(guest)
    expect(guest.find("picture")).to_contain_text("Worth 6")

    guest.press("lab-sets")
    guest.press("play-set")
    expect(guest.find("table-set")).to_have_value("bold ring@1")
    guest.press("create")
    expect(guest.page.get_by_role("main")).to_contain_text("set: bold ring, version 1")
    guest.press("start")
    expect(guest.find("prompt")).to_be_visible()
    expect(guest.page.get_by_role("banner")).to_contain_text("set: bold ring, version 1")
    assert guest.api("GET", f"/tables/{guest.table}")["set"]["name"] == "bold ring@1"

    guest.go(f"{LAB}/sets")
    guest.press("try-set")
    expect(guest.find("set-one")).to_have_value("own")
    expect(guest.find("set-two")).to_have_value("bold ring@1")
    guest.find("games").select_option("100")
    for bot in guest.find("new-experiment").get_by_role("combobox", name="Seat").all():
        bot.select_option("random")
    guest.press("begin")
    row = guest.find("my-experiments").get_by_role("listitem")
    expect(row).to_contain_text("bold ring, version 1")
    guest.press("open-report")
    report = guest.find("report")
    expect(report.get_by_role("heading", level=1)).to_contain_text("two sets side by side")
    expect(report.get_by_text("95 % interval").first).to_be_visible()
    assert not found, "\n".join(found)


def test_sets_are_compared_carried_and_deleted(visit: Visit) -> None:
    guest = visit()
    change = {"file": "tiles.toml", "path": ["tile", 0, "vp"], "value": 5}
    draft = {"game": "gem_forge", "base": "own", "changes": [change], "name": "five"}
    guest.api("POST", "/sets", draft)
    told = {"file": "tiles.toml", "path": ["tile", 0, "name_en"], "value": "the ring"}
    guest.api("POST", "/sets", {**draft, "changes": [change, told]})
    guest.go(f"{LAB}/sets")
    expect(guest.find("compare-count")).to_have_text("2 differences; 1 without effect on play")
    guest.find("compare-other").select_option("five@1")
    expect(guest.find("compare-count")).to_have_text("1 difference")
    expect(guest.find("compare").get_by_role("row").last).to_contain_text(re.compile(r"points\s*2\s*5"))
    found = faults(guest, "sets")

    with guest.page.expect_download() as saved:
        guest.find("export-set").first.click()
    guest.find("import-name").fill("carried")
    guest.find("import-file").set_input_files(saved.value.path())
    expect(guest.find("set-carried")).to_contain_text("Version 1")
    guest.find("compare-one").select_option("five@2")
    guest.find("compare-other").select_option("carried@1")
    expect(guest.find("compare-count")).to_have_text("They are the same.")
    guest.find("import-name").fill("carried")
    guest.find("import-file").set_input_files(saved.value.path())
    expect(guest.page.get_by_text("Nothing has changed since carried, version 1.")).to_be_visible()
    guest.forgiving = True  # the browser notes every refusal
    guest.find("import-file").set_input_files(
        {"name": "no set.zip", "mimeType": "application/zip", "buffer": b"?"}
    )
    expect(guest.page.get_by_text("This is not a zip archive that can be read.")).to_be_visible()

    guest.find("set-carried").get_by_test_id("delete-set").click()
    guest.press("delete-sure")
    expect(guest.find("set-carried")).to_have_count(0)
    guest.go(f"{LAB}?set=carried%401")
    expect(guest.find("set-refused")).to_contain_text("There is no set of components")
    guest.go(f"{LAB}/experiments?set=carried%401")
    expect(guest.find("new-experiment").get_by_role("alert")).to_contain_text(
        "You have no set “carried, version 1”"
    )
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_the_box_goes_through_what_is_reconstructed(visit: Visit, game: str) -> None:
    guest = visit(f"/lab/{game}/box", phone=True, language="ru")
    expect(guest.find("box-count")).to_contain_text("Проверено 0 из")
    found = faults(guest, game) + short(guest, game)
    first = guest.find("box-page").locator("[data-testid^='found-']").first
    guest.hit(first)
    expect(guest.find("box-count")).to_contain_text("Проверено 1 из")
    while guest.find("box-agree").count():
        guest.press("box-agree")
    answered = guest.find("box-count").inner_text()
    expect(guest.find("set-state")).to_have_text("Всё сходится.")
    guest.press("box-next")
    guest.page.reload()
    expect(guest.find("box-count")).to_have_text(answered)
    wide = guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    guest.find("set-name").fill("моя коробка")
    guest.press("set-keep")
    expect(guest.find("set-base")).to_have_value("моя коробка@1")
    expect(guest.find("box-count")).to_contain_text("Проверено 0 из")
    assert guest.find("box-count").inner_text() != answered
    assert not found, "\n".join(found)
