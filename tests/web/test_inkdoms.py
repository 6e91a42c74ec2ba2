"""Inkdoms through its drawn board: by mouse, keyboard and finger, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import faults
from tests.web.conftest import LiveServer, Visit
from tests.web.guest import Guest, play_together
from tests.web.pair import two_people, whole_game_of_two

pytestmark = pytest.mark.browser

TARGETS: Final = ".inkdoms [data-target]"
AREAS: Final = ".inkdoms [data-target^='area:']"
SEEN: Final = """element => {
    element.scrollIntoView({block: 'nearest'})
    const box = element.getBoundingClientRect()
    const steps = [8, 4, 12, 6, 10, 2, 14, 3, 5, 7, 9, 11, 13, 1, 15]
    for (const down of steps) for (const right of steps) {
        const [x, y] = [box.left + (box.width * right) / 16, box.top + (box.height * down) / 16]
        if (document.elementFromPoint(x, y)?.closest('[data-target]') === element) return [x, y]
    }
    return null
}"""
STEPS: Final = {
    "[data-target^='area:']": "paint",
    "[data-target^='kingdom:']": "kingdom",
    "[data-target^='colour:']": "colour",
    "[data-target^='die:']": "take",
    "[aria-label='Colour of the tower’s drop'] [data-target]": "mix",
    "[aria-label='Numbers to cross out'] [data-target]": "cross",
}


def step_of(guest: Guest) -> str:
    """Which step the board offers targets for; without any, one can only stop."""
    return next((step for target, step in STEPS.items() if guest.page.locator(target).count()), "stop")


def a_target(guest: Guest, rng: Random) -> Locator:
    targets = guest.page.locator(TARGETS)
    return targets.nth(rng.randrange(targets.count()))


def hit(guest: Guest, target: Locator) -> None:
    """Click or tap where the target can be seen: areas have bays, where the middle belongs to another."""
    point = target.evaluate(SEEN)
    assert point, f"{target.get_attribute('data-target')} cannot be reached"
    if guest.phone:
        guest.page.touchscreen.tap(*point)
    else:
        guest.page.mouse.click(*point)


def click_something(guest: Guest, rng: Random) -> None:
    """One click on the board; on the button that ends the turn where the board has nothing left."""
    if guest.page.locator(TARGETS).count():
        hit(guest, a_target(guest, rng))
    else:
        guest.press("prompt-stop")


def play_whole_game(guest: Guest, press: Callable[[Guest], None], most: int = 800) -> set[str]:
    """Press until the game is over; returns the steps that came up."""
    seen: set[str] = set()
    for _ in range(most):
        guest.waits()
        if guest.over:
            return seen
        before = guest.number()
        step = step_of(guest)
        seen.add(step)
        press(guest)
        if step not in ("take", "colour"):
            guest.has_moved(before)
        else:
            guest.page.wait_for_function(
                "before => Number(document.querySelector('main.table').dataset.number) > before"
                ' || document.querySelector(\'.inkdoms [data-target^="kingdom:"], .inkdoms [data-target^="colour:"]\')',
                arg=before,
            )
    raise AssertionError("The game does not end.")


def take_a_die(guest: Guest) -> None:
    """Take any die, until there is something to paint."""
    rng = Random(1)
    for _ in range(12):
        guest.waits()
        if step_of(guest) == "paint":
            return
        before = guest.number()
        ways = guest.page.locator(".ways [data-target]")
        if ways.count():
            ways.nth(rng.randrange(ways.count())).click()
        else:
            click_something(guest, rng)
        guest.has_moved(before)
    raise AssertionError("No area is to be painted.")


def painted(guest: Guest) -> int:
    """How many areas of the large map are painted."""
    return guest.page.locator(".stage clipPath").count()


def test_a_turn_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 3)
    rng = Random(3)
    take_a_die(guest)
    while step_of(guest) == "paint":
        before = guest.number()
        click_something(guest, rng)
        guest.has_moved(before)
        guest.waits()
    assert painted(guest) > 0


def test_two_people_paint_at_the_same_time(visit: Visit) -> None:
    guests = two_people(visit, "inkdoms")
    play_together(guests, Random(13), most=12)
    for guest in guests:
        assert guest.number() > 0


@pytest.mark.long
def test_whole_game_of_two_people(visit: Visit, server: LiveServer) -> None:
    whole_game_of_two(visit, server, "inkdoms")


@pytest.mark.long
def test_whole_game_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 3)
    rng = Random(3)
    take_a_die(guest)
    click_something(guest, rng)
    expect(guest.page.locator(".stage clipPath")).to_have_count(1)
    guest.page.reload()
    guest.waits()
    assert painted(guest) == 1
    seen = play_whole_game(guest, lambda one: click_something(one, rng))
    assert seen >= {"take", "kingdom", "paint"}
    assert painted(guest) > 20
    expect(guest.find("rematch")).to_be_visible()
    assert faults(guest, "end") == []
    guest.press("review")
    guest.press("last")
    expect(guest.page.locator("main.table")).to_have_attribute("data-turn", "over")


@pytest.mark.long
def test_whole_game_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    keyboard = guest.page.keyboard
    on_board = (
        "() => document.activeElement.closest('.inkdoms [data-target], [data-testid=prompt-stop]') !== null"
    )
    rng = Random(4)

    def press(one: Guest) -> None:
        for _ in range(60):
            if one.page.evaluate(on_board):
                break
            keyboard.press("Tab")
        for _ in range(rng.randrange(4)):
            keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        assert one.page.evaluate(on_board)
        assert one.page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
        )
        keyboard.press("Enter")

    assert play_whole_game(guest, press) >= {"take", "paint"}


@pytest.mark.long
def test_whole_game_by_touch(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.new_table("inkdoms", 2)
    rng = Random(5)

    def press(one: Guest) -> None:
        if not one.page.locator(TARGETS).count():
            one.press("act-stop")
            return
        target = a_target(one, rng)
        mine = (step_of(one), painted(one))  # the number also counts what others have finished
        hit(one, target)
        assert (step_of(one), painted(one)) == mine, "the first tap only previews"
        if rng.random() < 0.5:
            one.press("act-confirm")
        else:
            hit(one, target)
        assert one.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")

    assert play_whole_game(guest, press) >= {"take", "paint"}


@pytest.mark.long
def test_whole_solo_game_in_russian(visit: Visit) -> None:
    guest = visit(language="ru")
    guest.new_table("inkdoms", 1)
    rng = Random(6)
    asked = {
        "take": "Возьмите кубик",
        "kingdom": "Из какого королевства",
        "colour": "цвет белого кубика",
        "paint": "Разместите",
    }
    crossings = 0

    def press(one: Guest) -> None:
        nonlocal crossings
        words = one.page.locator("main.table").inner_text()
        assert "page-" not in words
        crossings += "зачёркиваете" in words
        step = step_of(one)
        if step in asked:
            expect(one.find("prompt")).to_contain_text(asked[step])
        click_something(one, rng)

    play_whole_game(guest, press)
    assert crossings > 5
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def test_a_hint_is_shown_and_the_paint_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    guest.press("hint")
    expect(guest.find("hints")).to_be_visible()
    guest.find("hints").get_by_role("button", name="Close").click()
    hit(guest, guest.page.locator(AREAS).first)
    expect(guest.page.locator(".stage clipPath")).to_have_count(1)
    guest.press("undo")
    expect(guest.page.locator(".stage clipPath")).to_have_count(0)


def test_a_plan_is_dotted_and_then_painted(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    area = (guest.page.locator(AREAS).first.get_attribute("data-target") or "").removeprefix("area:")
    before = guest.number()
    guest.press("plan")
    expect(guest.find("prompt")).to_contain_text("nothing is painted yet")
    dot = guest.page.locator(f"[data-target='plan:{area}']")
    hit(guest, dot)
    expect(guest.find("prompt-paint-plan")).to_be_visible()
    hit(guest, dot)
    expect(guest.find("prompt-paint-plan")).to_have_count(0)
    hit(guest, dot)
    assert guest.number() == before, "dots stay on this page"
    guest.press("prompt-paint-plan")
    guest.has_moved(before)
    expect(guest.page.locator(".stage clipPath")).to_have_count(1)


def test_a_drop_is_carried_onto_an_area(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    drop, area = guest.find("drop-die"), guest.page.locator(AREAS).first
    mouse = guest.page.mouse
    drop.hover()
    mouse.down()
    mouse.move(*area.evaluate(SEEN), steps=6)
    expect(guest.page.locator(".carried")).to_be_visible()
    mouse.up()
    expect(guest.page.locator(".stage clipPath")).to_have_count(1)


def test_a_spell_is_picked_up_and_put_back(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    rng = Random(2)
    usable = guest.page.locator(".spell:not([aria-disabled]):not([data-testid='spell-blend'])")
    for _ in range(60):
        take_a_die(guest)
        if usable.count():
            break
        before = guest.number()
        click_something(guest, rng)
        guest.has_moved(before)
    spell = usable.first
    headline = guest.find("prompt").locator("b").inner_text()
    guest.page.keyboard.press(spell.locator(".star i").inner_text().strip())
    expect(spell).to_have_attribute("aria-pressed", "true")
    assert guest.find("prompt").locator("b").inner_text() != headline
    guest.page.keyboard.press("Escape")
    expect(spell).to_have_attribute("aria-pressed", "false")
    assert guest.find("prompt").locator("b").inner_text() == headline


def test_the_white_die_says_why_it_waits_and_the_log_tells_nothing_twice(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 1)
    guest.waits()
    guest.page.locator("[data-area='die:white']").hover(force=True)
    expect(guest.page.get_by_role("tooltip")).to_contain_text("White cannot be taken yet")
    rng = Random(5)
    while step_of(guest) != "cross":
        before = guest.number()
        ways = guest.page.locator(".ways [data-target]")
        if ways.count():
            ways.first.click()
        else:
            click_something(guest, rng)
        guest.has_moved(before)
        guest.waits()
    expect(guest.find("log")).to_contain_text(" paints ")
    expect(guest.find("log")).not_to_contain_text("has painted")


def test_everything_explains_itself(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    card = guest.page.get_by_role("dialog")
    guest.press("explain")
    hit(guest, guest.page.locator("[data-target='explain:r5']"))
    expect(card).to_contain_text("The capital. Painted red")
    expect(card).to_contain_text("reconstructed")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".spell[aria-disabled]").first.click(force=True)
    expect(card).to_contain_text("A spell is used up when it is cast")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".lines .row").first.click()
    expect(card).to_contain_text("4 for whoever completes the line first")


def test_an_opponent_opens_large(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 4)
    guest.page.locator(".others .mini").nth(1).click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.locator(".whole svg")).to_be_visible()
    dialog.get_by_role("button", name="Differences to mine").click()
    expect(dialog).to_contain_text("White rims")


@pytest.mark.parametrize("phone", [False, True])
def test_four_at_the_table_need_no_scrolling(visit: Visit, phone: bool) -> None:
    guest = visit(phone=phone, language="ru")
    guest.new_table("inkdoms", 4)
    guest.waits()
    guest.page.locator(TARGETS).first.wait_for(state="attached")
    assert guest.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert guest.page.evaluate(
        "() => [...document.querySelectorAll('.others, .others .body')].every(e => e.scrollHeight <= e.clientHeight + 1)"
    )


def test_a_preview_tells_the_minus_that_disappears(visit: Visit) -> None:
    """The rules' example of monsters: a red drop on the unicorn of r3 defeats it, and its minus point is gone."""
    guest = visit()
    guest.go("/rules/inkdoms#example-monsters")
    tip = guest.page.get_by_role("tooltip")
    for area, lines, total in (("r3", ["Redhill +1", "Unicorns +1"], "+2"), ("r1", ["Redhill +1"], "+1")):
        guest.page.locator(f"[data-target='area:{area}']").hover(force=True)
        for line in lines:
            expect(tip).to_contain_text(line)
        expect(tip.locator(".gain")).to_have_text(total)
    expect(tip).not_to_contain_text("Unicorns")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_tip_stands_beside_its_area(visit: Visit, theme: str) -> None:
    guest = visit(theme=theme)
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    area = guest.page.locator(AREAS).first
    point = area.evaluate(SEEN)
    assert point
    guest.page.mouse.move(*point)
    tip = guest.page.get_by_role("tooltip")
    expect(tip).to_contain_text("+1")
    of, at, board = (where.bounding_box() for where in (area, tip, guest.page.locator(".stage .frame")))
    assert of
    assert at
    assert board
    assert at["x"] < of["x"] + of["width"]
    assert of["x"] < at["x"] + at["width"]
    gap = max(at["y"] - of["y"] - of["height"], of["y"] - at["y"] - at["height"])
    assert abs(gap) < 16
    assert board["y"] <= at["y"]
    assert at["y"] + at["height"] <= board["y"] + board["height"]


def test_a_phone_says_that_the_round_is_the_last(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.new_table("inkdoms", 2)
    crumb = guest.page.locator(".crumb span")
    expect(crumb).to_have_text("Раунд 1")
    crumb.evaluate("span => (span.textContent = 'Раунд 15, последний')")
    assert crumb.evaluate("span => span.scrollWidth <= span.clientWidth")
