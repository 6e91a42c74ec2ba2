"""The map of a set in the page: corners moved, a constraint broken and mended, a table played on the new map."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.test_touch import short

pytestmark = pytest.mark.browser
both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
LAB = "/lab/inkdoms"
_LEAD = """(path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
}"""
"""To another place without a new page, as links do."""
_CENTRE = "(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })"
SOUND = {"en": "This map can be played", "ru": "На этой карте можно играть"}


def open_map(visit: Visit, phone: bool = False, language: str = "en") -> Guest:
    """The map of the host's own set, to be changed."""
    guest = visit(LAB, phone=phone, language=language)
    guest.press("set-whole")
    expect(guest.find("map-notes")).to_contain_text(SOUND[language])
    return guest


def choose(guest: Guest, area: str) -> None:
    """Choose an area by its name."""
    guest.find("map-area").select_option(label=area)
    expect(guest.page.locator("[data-handle=label]")).to_be_visible()


def corner(guest: Guest, areas: str) -> Locator:
    """The corner of the chosen area where these others meet."""
    return guest.page.get_by_role("button", name=re.compile(f"^Corner at .*: {areas}$"))


def place(handle: Locator) -> tuple[float, float]:
    """Where its name says that a handle is."""
    found = re.search(r"at ([\d.]+), ([\d.]+)", handle.get_attribute("aria-label") or "")
    assert found
    return float(found[1]), float(found[2])


def drag(guest: Guest, handle: Locator, right: float, down: float) -> None:
    """Drag a handle by some pixels, with a finger on a phone."""
    handle.evaluate(_CENTRE)
    box = handle.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    way = [(x + right * step / 4, y + down * step / 4) for step in range(1, 5)]
    if not guest.phone:
        guest.page.mouse.move(x, y)
        guest.page.mouse.down()
        for point in way:
            guest.page.mouse.move(*point)
        guest.page.mouse.up()
        return
    fingers = guest.context.new_cdp_session(guest.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    touch("touchStart", (x, y))
    for point in way:
        touch("touchMove", point)
    touch("touchEnd")
    fingers.detach()


def outline(guest: Guest, area: str) -> str:
    """The path of an area as it is drawn."""
    return guest.page.locator(f"[data-target='area:{area}']").get_attribute("d") or ""


def kept(guest: Guest, name: str) -> dict[str, Any]:
    """The areas of a kept set, by name."""
    tables = guest.api("GET", f"/sets/inkdoms?set={name}")["files"]["map.toml"]
    return {area["id"]: area for area in tables["area"]}


@both_sizes
def test_a_corner_moves_all_its_areas_and_a_table_is_played_on_the_new_map(visit: Visit, phone: bool) -> None:
    guest = open_map(visit, phone)
    found = faults(guest, "the map", drawn=True)
    choose(guest, "R9")
    found += faults(guest, "an area", drawn=True)
    if phone:
        found += short(guest, "the map")
    before = [outline(guest, area) for area in ("r9", "u2", "y7", "r5")]
    junction = corner(guest, "R9, Y7 and U2")
    assert place(junction) == (257.2, 363.8)
    drag(guest, junction, 14, 9)
    expect(guest.find("set-made")).to_contain_text("change")
    after = [outline(guest, area) for area in ("r9", "u2", "y7", "r5")]
    assert [one != other for one, other in zip(before, after, strict=True)] == [True, True, True, False]
    x, y = place(junction)
    assert x > 258
    assert y > 364
    expect(guest.find("set-state")).to_have_text("Everything fits.")

    drag(guest, junction, 260, -150)
    notes = guest.find("map-faults")
    expect(notes).to_contain_text("should not meet itself, as it does at")
    found += faults(guest, "a fault", drawn=True)
    guest.find("set-undo").click()
    expect(guest.find("map-notes")).to_contain_text(SOUND["en"])
    assert place(junction) == (x, y)

    guest.find("set-name").fill("other map")
    guest.press("set-keep")
    expect(guest.page).to_have_url(re.compile(r"set=other%20map%401"))
    areas = kept(guest, "other%20map@1")
    assert all([x, y] in areas[name]["polygon"] for name in ("R9", "U2", "Y7"))

    guest.new_table("inkdoms")
    drawn = guest.page.locator("#ia-r9")
    expect(drawn).to_have_attribute("d", before[0])
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    table = guest.api("POST", "/tables", {"game": "inkdoms", "seats": seats, "set": "other map@1"})
    guest.page.evaluate(_LEAD, f"/table/{table['id']}")
    expect(drawn).to_have_attribute("d", re.compile(f"{x:g} {y:g}"))
    assert guest.api("GET", f"/tables/{table['id']}")["set"]["name"] == "other map@1"
    chance = Random(1)
    for _ in range(3):
        guest.decide(chance)
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_signs_kingdoms_towers_and_counts_are_changed_and_faults_told_at_their_place(visit: Visit) -> None:
    guest = open_map(visit)
    choose(guest, "R9")
    guest.find("map-kingdom").select_option("yellowlake")
    notes = guest.find("map-faults")
    expect(notes).to_contain_text("Each kingdom should have nine areas")
    guest.find("set-undo").click()
    expect(guest.find("map-notes")).to_contain_text(SOUND["en"])

    guest.find("map-sign").select_option("spell-2")
    expect(guest.find("map-advice")).to_contain_text(
        "griffin The rulebook has 4 of these monsters: here are 3."
    )
    expect(guest.find("map-spell_cells_per_row")).to_have_value("5")
    guest.find("map-spell_cells_per_row").fill("4")
    guest.find("map-spell_cells_per_row").press("Tab")
    fault = notes.get_by_role("button")
    expect(fault).to_contain_text("needs 5, there are 4")
    fault.click()
    expect(guest.find("map-spell_cells_per_row")).to_be_focused()
    guest.find("set-undo").click()

    guest.press("map-add-tower")
    expect(guest.find("map-tower_cells")).to_have_value("13")
    expect(guest.find("map-tower").locator("option")).to_contain_text(["R5"])
    guest.find("map-tower").select_option(label="R5")
    expect(guest.page.get_by_role("button", name=re.compile("^Tower at .*: R9 and R5$"))).to_be_visible()
    guest.page.get_by_role("button", name="Remove the tower on the border with R5").click()
    expect(guest.find("map-tower")).to_have_count(0)
    expect(guest.find("map-notes")).to_contain_text(SOUND["en"])


@pytest.mark.slow
def test_the_map_is_changed_with_the_keyboard_alone(visit: Visit) -> None:
    guest = open_map(visit)
    guest.page.locator("[data-target='area:r9']").focus()
    guest.strike("Enter")
    handle = guest.page.locator("[data-handle]:focus")
    first = place(handle)
    guest.strike("ArrowRight")
    guest.strike("Shift+ArrowDown")
    expect(guest.page.get_by_role("status").filter(has_text="Now at")).to_have_text(
        f"Now at {first[0] + 1:g}, {first[1] + 10:g}."
    )
    assert place(handle) == (first[0] + 1, first[1] + 10)
    guest.strike("Delete")
    expect(guest.page.get_by_text("Borders end at this corner: it must stay.")).to_be_visible()
    points = outline(guest, "r9").count("L")
    guest.strike("+")
    expect(handle).to_have_attribute("aria-label", re.compile("^Bend at"))
    assert outline(guest, "r9").count("L") == points + 1
    guest.strike("Delete")
    expect(handle).to_have_count(1)
    assert outline(guest, "r9").count("L") == points
    guest.strike("Escape")
    expect(guest.page.locator("[data-target='area:r9']")).to_be_focused()
    expect(guest.find("map-notes")).to_contain_text(SOUND["en"])


def test_two_fingers_move_the_map_and_nothing_on_it(visit: Visit) -> None:
    guest = open_map(visit, phone=True, language="ru")
    choose(guest, "К9")
    before = outline(guest, "r9")
    moved = guest.page.locator("[data-testid=map-editor] svg > g")
    style = moved.get_attribute("style") or ""
    handle = guest.page.locator("[data-handle=label]")
    handle.evaluate(_CENTRE)
    box = handle.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = guest.context.new_cdp_session(guest.page)
    for kind, far in (("touchStart", 0), ("touchMove", -20), ("touchMove", -40), ("touchEnd", None)):
        where = [] if far is None else [{"x": x, "y": y, "id": 0}, {"x": x + 90 + far, "y": y + 30, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})
    expect(moved).not_to_have_attribute("style", style)
    assert outline(guest, "r9") == before
    expect(guest.find("set-state")).to_have_text("Пока ничего не изменено.")
