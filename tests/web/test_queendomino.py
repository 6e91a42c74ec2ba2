"""Queendomino through its drawn board: by mouse, keyboard and finger, in both languages."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import faults
from tests.web.conftest import LiveServer, Visit
from tests.web.guest import Guest
from tests.web.pair import whole_game_of_two

pytestmark = pytest.mark.browser

SQUARES: Final = "[data-target^='at-']"
TARGETS: Final = ".queendomino [data-target]"
STEPS: Final = {
    SQUARES: "place",
    ".realm g[data-target]": "tax or site",
    ".tile:not(.burning)[data-target]": "build",
    ".tile.burning[data-target]": "bribe",
    "li button[data-target]": "choose",
}


def step_of(guest: Guest) -> str:
    """Which step the board offers targets for; none of it may fall to the generic menu."""
    guest.page.locator(TARGETS).first.wait_for(state="attached")
    assert guest.page.locator("[data-testid^='act-']").count() == 0
    return next(step for target, step in STEPS.items() if guest.page.locator(target).count())


def a_target(guest: Guest, rng: Random) -> Locator:
    targets = guest.page.locator(TARGETS)
    return targets.nth(rng.randrange(targets.count()))


def to_the_first_place(guest: Guest) -> None:
    """Choose the first domino, and wait for the first square."""
    for _ in range(8):
        guest.waits()
        if step_of(guest) == "place":
            return
        guest.decide(Random(2))
    raise AssertionError("No domino is to be placed.")


def test_a_round_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 3)
    rng = Random(3)
    seen: set[str] = set()
    while not seen >= {"choose", "place"} or guest.page.locator(".realm .laid").count() < 2:
        guest.waits()
        before = guest.number()
        seen.add(step_of(guest))
        guest.click(a_target(guest, rng))
        guest.has_moved(before)


@pytest.mark.long
def test_whole_game_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 3)
    rng = Random(3)
    seen: set[str] = set()
    for decision in range(200):
        guest.waits()
        if guest.over:
            break
        before = guest.number()
        step = step_of(guest)
        seen.add(step)
        if decision == 15:
            guest.page.reload()
            guest.waits()
            assert step_of(guest) == step
        guest.click(a_target(guest, rng))
        guest.has_moved(before)
    assert guest.over
    assert seen >= {"place", "tax or site", "choose"}
    expect(guest.find("rematch")).to_be_visible()
    assert "until" not in " ".join(guest.page.locator(".builders .empty").all_inner_texts())
    assert faults(guest, "end") == []
    guest.press("review")
    guest.press("last")
    expect(guest.page.locator("main.table")).to_have_attribute("data-turn", "over")


@pytest.mark.long
def test_whole_game_of_two_people(visit: Visit, server: LiveServer) -> None:
    whole_game_of_two(visit, server, "queendomino")


@pytest.mark.long
def test_whole_game_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    keyboard = guest.page.keyboard
    on_board = "() => document.activeElement.closest('.queendomino [data-target]') !== null"
    rng = Random(4)
    for _ in range(300):
        guest.waits()
        if guest.over:
            break
        before = guest.number()
        step_of(guest)
        for _ in range(60):
            if guest.page.evaluate(on_board):
                break
            keyboard.press("Tab")
        assert guest.page.evaluate(on_board)
        for _ in range(rng.randrange(4)):
            keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r"]))
        assert guest.page.evaluate(on_board)
        assert guest.page.evaluate(
            "() => (document.activeElement.ariaLabel ?? document.activeElement.querySelector('.unseen')?.innerText ?? '').length > 5"
        )
        guest.strike("Enter")
        guest.has_moved(before)
    assert guest.over


@pytest.mark.long
def test_whole_game_by_touch(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.new_table("queendomino", 2)
    rng = Random(5)
    for _ in range(300):
        guest.waits()
        if guest.over:
            break
        before = guest.number()
        step = step_of(guest)
        target = a_target(guest, rng)
        guest.click(target)
        if step in ("place", "choose"):
            assert guest.number() == before, "what is tried out or ends the turn takes a second tap"
            if step == "place" and rng.random() < 0.5:
                guest.press("prompt-turn")
                guest.press("prompt-place")
            else:
                guest.click(target)
        guest.has_moved(before)
        assert guest.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert guest.over


@pytest.mark.slow
def test_whole_kingdomino_in_russian(visit: Visit) -> None:
    guest = visit(language="ru")
    guest.new_table("queendomino", 4, options={"variant": "kingdomino"})
    rng = Random(6)
    for _ in range(100):
        guest.waits()
        if guest.over:
            break
        before = guest.number()
        step = step_of(guest)
        asked = "Положите домино" if step == "place" else "Поставьте короля на домино"
        expect(guest.find("prompt")).to_contain_text(asked)
        assert "page-" not in guest.page.locator("main.table").inner_text()
        guest.click(a_target(guest, rng))
        guest.has_moved(before)
    assert guest.over
    expect(guest.find("rematch")).to_be_visible()


@pytest.mark.parametrize(
    ("variant", "seats", "kingdoms"), [("royal_wedding", 6, 6), ("teams", 8, 4), ("kingdomino", 3, 3)]
)
def test_variants_show_every_kingdom_without_scrolling(
    visit: Visit, variant: str, seats: int, kingdoms: int
) -> None:
    guest = visit()
    guest.new_table("queendomino", seats, options={"variant": variant})
    to_the_first_place(guest)
    expect(guest.page.locator(".land")).to_have_count(kingdoms)
    assert guest.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert guest.page.evaluate(
        "() => [...document.querySelectorAll('.others, .others .body')].every(e => e.scrollHeight <= e.clientHeight + 1)"
    )


def test_a_team_has_one_panel_with_a_kingdom_that_can_be_read(visit: Visit) -> None:
    guest = visit()
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.new_table("queendomino", 8, options={"variant": "teams"})
    guest.waits()
    expect(guest.page.locator(".others .player")).to_have_count(3)
    for seat in range(8):
        expect(guest.find(f"player-{seat}").locator("button.name").first).to_be_visible()
    for width in guest.page.locator(".others .mini").evaluate_all("all => all.map(one => one.clientWidth)"):
        assert width > 90


def test_six_kingdoms_can_be_read_on_a_small_laptop(visit: Visit) -> None:
    guest = visit(language="ru")
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.new_table("queendomino", 6, options={"variant": "royal_wedding"})
    guest.waits()
    others = guest.page.locator(".others")
    assert others.evaluate("all => all.scrollHeight <= all.clientHeight")
    for width in others.locator(".mini").evaluate_all("all => all.map(one => one.clientWidth)"):
        assert width > 80
    for name in others.locator("button.name").evaluate_all(
        "all => all.map(one => one.scrollWidth - one.clientWidth)"
    ):
        assert name <= 0


def test_the_tip_of_a_domino_hides_no_other(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    guest.waits()
    guest.page.locator("li button[data-target]").first.hover()
    tip, lines = guest.page.get_by_role("tooltip").bounding_box(), guest.page.locator(".lines").bounding_box()
    assert tip
    assert lines
    assert tip["x"] + tip["width"] <= lines["x"]


@pytest.mark.slow
def test_an_opponent_opens_large_with_the_sheet_in_sight(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    guest.waits()
    guest.find("player-1").locator("button.name").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.locator("tfoot")).to_contain_text("Total")
    expect(dialog.locator("tfoot")).to_be_in_viewport(ratio=1)


def test_no_prompt_is_cut_on_a_phone(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.new_table("queendomino", 2)
    rng = Random(8)
    missing = {"tax": ".realm g[data-target] .coins", "dragon": ".builders .burning"}
    for _ in range(30):
        guest.waits()
        guest.prompt_height()
        missing = {step: sign for step, sign in missing.items() if not guest.page.locator(sign).count()}
        guest.decide(rng)
        if not missing:
            return
    raise AssertionError(f"Not asked for: {missing}")


@pytest.mark.slow
def test_no_prompt_is_cut_on_a_small_laptop(visit: Visit) -> None:
    guest = visit(language="ru")
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.new_table("queendomino", 2)
    rng = Random(8)
    heights = set()
    for _ in range(10):
        guest.waits()
        heights.add(guest.prompt_height())
        guest.decide(rng)
    assert len(heights) == 1


def test_a_domino_turns_by_key_wheel_and_button(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    guest.point(guest.page.locator("[data-target='at-f7']"))
    expect(guest.page.locator(".realm .ghost")).to_be_visible()

    def lies() -> str:
        return guest.page.locator(".realm .ghost").inner_html()

    shapes = [lies()]
    guest.page.keyboard.press("r")
    shapes.append(lies())
    guest.page.mouse.wheel(0, 100)
    guest.page.wait_for_function(
        "before => document.querySelector('.realm .ghost').innerHTML !== before", arg=shapes[-1]
    )
    shapes.append(lies())
    guest.press("prompt-turn")
    shapes.append(lies())
    assert all(shape != turned for shape, turned in pairwise(shapes))
    before = guest.number()
    guest.press("prompt-place")
    guest.has_moved(before)


def test_a_domino_is_dragged_to_its_square(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    before = guest.number()
    hand, square = guest.page.locator(".hand").bounding_box(), guest.page.locator(SQUARES).last.bounding_box()
    assert hand is not None
    assert square is not None
    mouse = guest.page.mouse
    mouse.move(hand["x"] + 20, hand["y"] + 20)
    mouse.down()
    mouse.move(square["x"] + 30, square["y"] + 30, steps=6)
    expect(guest.page.locator(".dragged")).to_be_visible()
    mouse.up()
    guest.has_moved(before)
    expect(guest.page.locator(".realm .laid")).to_have_count(1)


def test_a_double_click_is_one_decision(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    before = guest.number()
    box = guest.page.locator(SQUARES).first.bounding_box()
    assert box is not None
    mouse = guest.page.mouse
    mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.has_moved(before)
    guest.waits()
    before = guest.number()
    box = guest.page.locator(".realm g[data-target]").first.bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    assert not guest.moved(before), "the second half of a double click decides nothing"
    expect(guest.find("prompt")).to_contain_text("Send a knight to collect tax?")
    mouse.down()
    mouse.up()
    expect(guest.find("log")).to_contain_text("collects", ignore_case=True)


def test_a_place_brings_what_its_preview_says(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    score = guest.find("player-0").locator(".score")
    guest.point(guest.page.locator(SQUARES).first)
    gain = guest.page.locator(".ghost .gain")
    expect(gain).to_have_text(re.compile("^[+−][0-9]+$"))
    told, points = gain.text_content() or "", int(score.inner_text())
    expect(guest.find("prompt-place")).to_contain_text(told)
    before = guest.number()
    guest.click(guest.page.locator(SQUARES).first)
    guest.has_moved(before)
    expect(score).to_have_text(str(points + int(told.replace("−", "-"))))


def test_a_preview_moves_the_queen_to_the_region_that_becomes_the_largest(visit: Visit) -> None:
    """The rules' scoring example: the grassland of 2 grows to 4 squares with 4 crowns, and the wheat loses hers."""
    guest = visit()
    guest.go("/rules/queendomino#example-scoring")
    guest.point(guest.page.locator("[data-target='at-f6']"))
    gains = guest.page.locator(".gains")
    expect(gains.get_by_role("listitem")).to_have_text(
        [re.compile(r"Wheat\s*−3"), re.compile(r"Grassland\s*\+10")]
    )
    expect(guest.find("prompt")).to_contain_text("Wheat −3 · Grassland +10")
    expect(guest.page.locator(".ghost .gain")).to_have_text("+7")


@pytest.mark.slow
def test_a_spectator_asks_for_no_preview(visit: Visit) -> None:
    guest, spectator = visit(), visit()
    table = guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    sent: list[str] = []
    spectator.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))),
    )
    spectator.go(f"/table/{table}")
    spectator.page.locator(".realm .land").wait_for()
    assert spectator.page.locator(TARGETS).count() == 0
    for domino in spectator.page.locator(".lines li button").all():
        spectator.point(domino)
        spectator.settles()
    assert any('"watch"' in frame for frame in sent)
    assert [frame for frame in sent if '"preview"' in frame] == []


@pytest.mark.slow
def test_what_is_not_asked_is_explained(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    told = re.compile("Click a dashed square|Only one domino was left for your king")
    expect(guest.find("prompt")).to_contain_text(told)
    guest.click(guest.page.locator(SQUARES).first)
    expect(guest.find("prompt")).to_contain_text("Send a knight to collect tax?")
    guest.press("hint")
    expect(guest.find("hints")).to_contain_text(re.compile("A knight on [a-m][0-9]|No tax"))
    guest.press("prompt-pass")
    expect(guest.find("prompt")).to_contain_text(
        re.compile("cannot build: no town square is free|Build something")
    )


@pytest.mark.slow
def test_everything_explains_itself(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    tile = guest.page.locator(".tile").first
    tile.hover()
    expect(guest.page.get_by_role("tooltip")).to_be_visible()
    tile.click()
    card = guest.page.get_by_role("dialog")
    expect(card).to_contain_text("knights and towers on building")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".lines li button").last.click()
    expect(card).to_contain_text("terrains and crowns")


@pytest.mark.slow
def test_a_hint_is_marked_and_a_move_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    guest.press("hint")
    expect(guest.page.locator(".realm .hint")).to_be_attached()
    guest.click(guest.page.locator(SQUARES).first)
    expect(guest.page.locator(".realm .laid")).to_have_count(1)
    guest.press("undo")
    expect(guest.page.locator(".realm .laid")).to_have_count(0)
    assert step_of(guest) == "place"


def test_the_board_keeps_its_scale_and_pans(visit: Visit) -> None:
    """Squares are as wide at the end of a round as at its beginning, and the kingdom stays in sight."""
    guest = visit()
    guest.new_table("queendomino", 3)
    to_the_first_place(guest)
    width = "all => all.map(one => one.getBoundingClientRect().width)"
    (land,) = guest.page.locator(".realm .land").evaluate_all(width)
    (square,) = guest.page.locator(SQUARES).first.locator(".well").evaluate_all(width)
    assert square > 70
    while guest.page.locator(".realm .laid").count() < 3:
        guest.decide(Random(5))
        guest.waits()
    assert guest.page.locator(".realm .land").evaluate_all(width) == [land]
    for laid in guest.page.locator(".realm .laid").all():
        expect(laid).to_be_in_viewport(ratio=1)
    ground = guest.page.locator(".realm .ground")
    box = ground.bounding_box()
    assert box is not None
    before = ground.evaluate("ground => ground.scrollLeft")
    guest.page.mouse.move(box["x"] + 12, box["y"] + box["height"] - 12)
    guest.page.mouse.down()
    guest.page.mouse.move(box["x"] + 72, box["y"] + box["height"] - 12, steps=4)
    guest.page.mouse.up()
    assert ground.evaluate("ground => ground.scrollLeft") < before


@pytest.mark.slow
def test_rows_columns_and_regions_are_named_in_sight(visit: Visit) -> None:
    """Faults: names of columns lay beyond the edge, and the fifth region below it."""
    guest = visit()
    guest.new_table("queendomino", 2, 4)
    rng = Random(8)
    regions = guest.page.locator(".gains li:not(.poor)")
    while not guest.over and regions.count() < 5:
        guest.decide(rng)
        guest.waits()
    assert regions.count() >= 5
    for region in regions.all():
        expect(region).to_be_in_viewport(ratio=1)
    castle = guest.page.locator(".realm .named")
    for ruler, name in (("rows", "7"), ("columns", "g")):
        expect(castle.locator(f".{ruler} i", has_text=re.compile(f"^{name}$"))).to_be_in_viewport(ratio=1)


def test_what_may_be_chosen_does_not_tint_the_land(visit: Visit) -> None:
    """Verdigris over yellow wheat looked like grass: it is a line in a dark case now, and fills nothing."""
    guest = visit()
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    guest.click(guest.page.locator(SQUARES).first)
    expect(guest.find("prompt")).to_contain_text("Send a knight to collect tax?")
    marks = guest.page.locator(".realm g[data-target] :is(.casing, .may)")
    expect(marks.first).to_be_attached()
    assert set(marks.evaluate_all("all => all.map(one => getComputedStyle(one).fill)")) == {"none"}


@pytest.mark.slow
def test_a_double_tap_on_place_passes_nothing(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    guest.click(guest.page.locator(SQUARES).first)
    guest.double_tap(guest.find("prompt-place"))
    guest.settles()
    expect(guest.find("prompt")).to_contain_text("Send a knight to collect tax?")


def test_a_double_tap_on_no_tax_declines_no_building(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.new_table("queendomino", 2)
    to_the_first_place(guest)
    guest.click(guest.page.locator(SQUARES).first)
    guest.hit(guest.find("prompt-place"))
    expect(guest.find("prompt")).to_contain_text("Send a knight to collect tax?")
    guest.double_tap(guest.find("prompt-pass"))
    now = guest.number()
    guest.settles()
    assert guest.number() == now
    expect(guest.find("prompt-pass")).to_be_visible()


def test_the_dragon_has_its_moment(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino", 3)
    guest.page.evaluate(
        """() => {
            window.moments = new Set()
            const look = () => document.querySelectorAll('[data-moment]').forEach((one) => moments.add(one.dataset.moment))
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
        }"""
    )
    rng = Random(11)
    while guest.decide(rng):
        if "dragon" in guest.page.evaluate("() => [...moments]"):
            return
    raise AssertionError("No dragon was seen in a whole game.")
