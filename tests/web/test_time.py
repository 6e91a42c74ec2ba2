"""Time at the table: steps one by one, hints beside the board, the ceremony at the end."""

from __future__ import annotations

import re
import struct
from base64 import b64encode
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guest import Guest
from tetrarchy.catalogue import GAMES

pytestmark = pytest.mark.browser

KINGDOMINO: Final = {"variant": "kingdomino"}
PAINTED: Final = """async (picture) => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(680, 100, 400, 420)
    let found = 0
    for (let at = 0; at < data.length; at += 4) if (Math.max(data[at + 1], data[at + 2]) > data[at]) found += 1
    return found / (data.length / 4)
}"""
"""Which part of the place for the winner's board is greener or bluer than it is red."""
WAITS_OR_YOURS: Final = """() => document.querySelector('[data-testid=onward]')
    || document.querySelector("main.table[data-turn='yours']")"""

FLIGHTS: Final = """() => {
    window.flown = []
    const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
    const inside = ({ x, y }, box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
    const seen = new Set()
    const look = () => {
        for (const one of document.querySelectorAll('[data-flight]')) {
            if (seen.has(one.dataset.flight)) continue
            seen.add(one.dataset.flight)
            // Its box is where it lands; the animation brings it there.
            const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((side) => parseFloat(one.style[side]))
            const end = { x: left + width / 2, y: top + height / 2 }
            const seats = [...document.querySelectorAll('[data-piece^="seat-"]')]
                .filter((seat) => inside(end, seat.getBoundingClientRect()))
            const moves = one.getAnimations().length > 0
            flown.push({ to: seats.map((seat) => seat.dataset.piece), moves, what: one.innerHTML.slice(0, 80) })
        }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""
"""Notes every flight, and the players' places that it leads to."""


COUNTS_UNTIL_A_PRESS: Final = """
    const repeat = window.setInterval
    window.setInterval = (what, pause, ...more) => (pause === 420 ? 0 : repeat(what, pause, ...more))
    const kept = JSON.parse(localStorage.getItem('tetrarchy-settings'))
    localStorage.setItem('tetrarchy-settings', JSON.stringify({ ...kept, motion: 'normal' }))
"""
"""The ceremony with motion, in which no beat passes by itself."""


def set_pace(guest: Guest, pace: str, motion: str = "off") -> None:
    """At the guest's own turn: no step of others waits for a press yet."""
    guest.waits()
    guest.page.evaluate(
        """changed => {
            const kept = JSON.parse(localStorage.getItem('tetrarchy-settings'))
            localStorage.setItem('tetrarchy-settings', JSON.stringify({ ...kept, ...changed }))
        }""",
        {"pace": pace, "motion": motion},
    )
    guest.page.reload()
    guest.waits()


def until_others_wait(guest: Guest, rng: Random) -> None:
    """Decide until steps of others wait for a press."""
    for _ in range(30):
        guest.decide(rng)
        guest.page.wait_for_function(WAITS_OR_YOURS)
        if guest.find("onward").count():
            return
    raise AssertionError("Nothing ever waited.")


def onward(guest: Guest) -> None:
    """Press for the next step of others, and wait until it is shown and either waits or was the last."""
    before = guest.number()
    guest.press("onward")
    guest.has_moved(before)
    guest.page.wait_for_function(WAITS_OR_YOURS)


def test_every_step_of_others_waits_for_a_press_where_wanted(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", seats=3, options=KINGDOMINO)
    set_pace(guest, "click")
    until_others_wait(guest, Random(1))
    assert guest.turn == "theirs"
    steps = [guest.number()]
    for _ in range(40):
        if guest.turn == "yours":
            break
        onward(guest)
        steps.append(guest.number())
    assert guest.turn == "yours"
    assert all(later == earlier + 1 for earlier, later in pairwise(steps))


def test_what_happened_since_the_own_turn_is_shown_again(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", seats=2, options=KINGDOMINO)
    for _ in range(4):
        guest.decide(Random(1))
    guest.waits()
    now = guest.number()
    set_pace(guest, "click")
    guest.press("recap")
    expect(guest.find("onward")).to_be_visible()
    assert guest.turn == "theirs"
    for _ in range(40):
        if not guest.find("onward").count():
            break
        onward(guest)
    assert guest.turn == "yours"
    assert guest.number() == now


@pytest.mark.slow
def test_a_turn_that_begins_behind_the_log_brings_the_board_back(visit: Visit) -> None:
    """On a phone the prompt spoke of a board that was not there."""
    guest = visit(phone=True)
    guest.new_table("queendomino", seats=2, options=KINGDOMINO)
    set_pace(guest, "click")
    until_others_wait(guest, Random(1))
    guest.page.locator("nav.nav button").last.tap()
    expect(guest.page.locator(".centre")).to_be_hidden()
    for _ in range(20):
        if guest.turn == "yours":
            break
        onward(guest)
    expect(guest.page.locator(".centre")).to_be_visible()
    guest.page.locator("nav.nav button").last.tap()
    guest.press("to-board")
    expect(guest.page.locator(".centre")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_hints_stand_beside_the_board_and_give_a_reason(visit: Visit, game: str, phone: bool) -> None:
    guest = visit(phone=phone)
    guest.new_table(game, seats=2)
    for _ in range(4):
        guest.decide(Random(2))
    guest.waits()
    guest.press("hint")
    hints = guest.find("hints")
    expect(hints.locator(".reason").first).to_have_text(re.compile(r"^[^{}$]+\.$"))
    expect(hints.locator(".reason").first).not_to_contain_text("reason-")
    expect(hints.locator(".worth").first).to_contain_text("points at the end")
    box, board = hints.bounding_box(), guest.page.locator("div.place").bounding_box()
    assert box is not None
    assert board is not None
    apart = box["x"] >= board["x"] + board["width"] - 1 or box["y"] >= board["y"] + board["height"] - 1
    assert apart, (box, board)


def counts_in_sight_of_a_board_that_stays(spectator: Guest, table: str) -> None:
    """Who only watches sees a board beside the towers too, and neither moves when the curve comes.

    The towers stand by seat until all is counted, and by place then.
    """
    page = spectator.page
    page.add_init_script(COUNTS_UNTIL_A_PRESS)
    spectator.go(f"/table/{table}")
    end = spectator.find("end")
    expect(end).to_have_attribute("data-done", "false")
    expect(end.locator(".picture svg").first).to_be_visible()
    names = spectator.find("towers").locator(".name")
    by_seat = names.all_inner_texts()
    place = "() => JSON.stringify(document.querySelector('.end .count').getBoundingClientRect())"
    before = page.evaluate(place)
    page.mouse.click(5, 400)
    expect(end).to_have_attribute("data-done", "true")
    standing = spectator.api("GET", f"/tables/{table}")["standing"]
    places = sorted(range(len(standing)), key=standing.__getitem__)
    assert names.all_inner_texts() == [by_seat[seat] for seat in places]
    expect(spectator.find("turning-points").locator(".end")).to_have_count(4)
    assert page.evaluate(place) == before


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
def test_the_end_with_four_players_shows_all_totals_and_places(
    visit: Visit, phone: bool, tmp_path: Path
) -> None:
    """The sheet of four players cut Total and Place; on a phone names broke inside words."""
    guest = visit(phone=phone)
    guest.new_table("queendomino", seats=4, options=KINGDOMINO)
    guest.play_out(Random(2))
    expect(guest.find("rematch")).to_be_visible()
    expect(guest.find("towers").locator(".total")).to_have_count(4)
    guest.press("as-table")
    width = guest.page.viewport_size["width"] if guest.page.viewport_size else 0
    sheet = guest.find("end").locator("table:has(tfoot tr:nth-child(2))")
    for row in ("tfoot tr:nth-child(1) td", "tfoot tr:nth-child(2) td"):
        cells = sheet.locator(row)
        expect(cells).to_have_count(4)
        for cell in cells.all():
            cell.scroll_into_view_if_needed()
            box = cell.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width + 1
    for name in sheet.locator("thead th span").all():
        assert name.evaluate(
            "box => box.offsetHeight < 2 * parseFloat(getComputedStyle(box).lineHeight || 20)"
        )
    places = sheet.locator("tfoot tr:nth-child(2) td").all_inner_texts()
    assert places == sorted(places)
    if not phone:
        with guest.page.expect_download() as download:
            guest.press("share")
        file = tmp_path / "share.png"
        download.value.save_as(file)
        assert struct.unpack(">II", file.read_bytes()[16:24]) == (1200, 630)
        picture = b64encode(file.read_bytes()).decode()
        # Wood is redder than green and blue: more than wood is to be seen where the winner's board lies.
        assert guest.page.evaluate(PAINTED, picture) > 0.2
        counts_in_sight_of_a_board_that_stays(visit("/", language="ru"), guest.table)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "phone"),
    [
        ("queendomino", False),
        ("inkdoms", False),
        ("gem_forge", False),
        ("wonderful_kingdom", False),
        ("wonderful_kingdom", True),
    ],
)
def test_what_another_takes_flies_to_them(visit: Visit, game: str, phone: bool) -> None:
    guest = visit(phone=phone)
    guest.new_table(game, seats=2)
    set_pace(guest, "fast", motion="normal")
    guest.page.evaluate(FLIGHTS)
    rng = Random(4)
    while guest.decide(rng):
        guest.settles()
        if guest.page.evaluate("() => flown.some((one) => one.moves && one.to.includes('seat-1'))"):
            return
    raise AssertionError(f"Nothing flew to the other: {guest.page.evaluate('() => flown')}")
