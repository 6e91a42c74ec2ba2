"""Inkdoms through its drawn board: by mouse, keyboard and finger, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.axe import faults
from tests.web.conftest import LiveServer, Visit
from tests.web.guest import Guest, play_together
from tests.web.pair import two_people, whole_game_of_two
from tests.web.pointing import wait_for_place

pytestmark = pytest.mark.browser

TARGETS: Final = ".inkdoms [data-target]"
AREAS: Final = ".inkdoms [data-target^='area:']"
DOUBLE: Final = 500
"""Milliseconds in which a second click counts as a slip."""
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


def end_turn(guest: Guest) -> None:
    """Press the button that ends the turn; with drops left it asks once."""
    row = "act" if guest.phone else "prompt"
    for button in (guest.find(f"{row}-stop"), guest.find(f"{row}-stop-sure")):
        if button.count():
            expect(button).not_to_have_attribute("aria-disabled", "true")
            guest.hit(button)


def click_something(guest: Guest, rng: Random) -> None:
    """One click on the board; on the button that ends the turn where the board has nothing left.

    What would end the turn with drops left is asked once.
    """
    if not guest.page.locator(TARGETS).count():
        end_turn(guest)
        return
    target = a_target(guest, rng)
    guest.click(target)
    if (
        "Choose it again" in guest.find("prompt").inner_text()
        or "ещё раз" in guest.find("prompt").inner_text()
    ):
        guest.page.wait_for_timeout(DOUBLE)
        guest.click(target)


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
    return guest.page.locator(".stage [data-painted]").count()


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
    expect(guest.page.locator(".stage [data-painted]")).to_have_count(1)
    guest.page.reload()
    guest.waits()
    assert painted(guest) == 1
    seen = play_whole_game(guest, lambda one: click_something(one, rng))
    assert seen >= {"take", "paint"}  # which kingdom is asked only where a die lies across a border
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
        "() => document.activeElement.closest("
        "'.inkdoms [data-target], [data-testid=prompt-stop], [data-testid=prompt-stop-sure]') !== null"
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
        one.strike("Enter")
        answer_by_keyboard(one)

    assert play_whole_game(guest, press) >= {"take", "paint"}


def answer_by_keyboard(guest: Guest) -> None:
    """What ends a turn with drops left is asked once, and waits until a double press is over."""
    if "Choose it again" in guest.find("prompt").inner_text():
        guest.page.wait_for_timeout(DOUBLE)
        guest.strike("Enter")
    sure = guest.find("prompt-stop-sure")
    if sure.count():
        expect(sure).not_to_have_attribute("aria-disabled", "true")
        sure.press("Enter")


@pytest.mark.long
def test_whole_game_by_touch(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.new_table("inkdoms", 2)
    rng = Random(5)

    def press(one: Guest) -> None:
        if not one.page.locator(TARGETS).count():
            end_turn(one)
            return
        target = a_target(one, rng)
        mine = (step_of(one), painted(one))  # the number also counts what others have finished
        reversible = step_of(one) == "paint"
        one.click(target)
        if reversible and not one.find("act-confirm").count():
            return  # it can be taken back: one tap is enough
        if step_of(one) != mine[0]:
            return  # a die that is only picked up
        assert (step_of(one), painted(one)) == mine, "the first tap only previews"
        if rng.random() < 0.5:
            one.press("act-confirm")
        else:
            one.click(target)
        assert one.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")

    assert play_whole_game(guest, press) >= {"take", "paint"}


@pytest.mark.long
def test_whole_solo_game_in_russian(visit: Visit) -> None:
    guest = visit(language="ru")
    guest.new_table("inkdoms", 1)
    rng = Random(6)
    asked = {
        "take": "Какой кубик и в каком",
        "kingdom": "В каком королевстве",
        "colour": "цвет белого кубика",
        "paint": "Разместите",
    }
    crossings = 0

    def press(one: Guest) -> None:
        nonlocal crossings
        words = one.page.locator("main.table").inner_text()
        assert "page-" not in words
        crossings += "зачеркнуть" in words
        step = step_of(one)
        if step in asked:
            expect(one.find("prompt")).to_contain_text(asked[step])
        click_something(one, rng)

    play_whole_game(guest, press)
    assert crossings > 5
    expect(guest.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.slow
def test_a_hint_is_shown_and_the_paint_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    guest.press("hint")
    expect(guest.find("hints")).to_be_visible()
    guest.find("hints").get_by_role("button", name="Close").click()
    guest.click(guest.page.locator(AREAS).first)
    expect(guest.page.locator(".stage [data-painted]")).to_have_count(1)
    guest.press("undo")
    expect(guest.page.locator(".stage [data-painted]")).to_have_count(0)


def test_a_plan_is_dotted_and_then_painted(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    area = (guest.page.locator(AREAS).first.get_attribute("data-target") or "").removeprefix("area:")
    before = guest.number()
    guest.press("plan")
    expect(guest.find("prompt")).to_contain_text("nothing is painted yet")
    dot = guest.page.locator(f"[data-target='plan:{area}']")
    guest.click(dot)
    expect(guest.find("prompt-paint-plan")).to_be_visible()
    guest.click(dot)
    expect(guest.find("prompt-paint-plan")).to_have_count(0)
    guest.click(dot)
    assert guest.number() == before, "dots stay on this page"
    guest.press("prompt-paint-plan")
    guest.has_moved(before)
    expect(guest.page.locator(".stage [data-painted]")).to_have_count(1)


def test_a_drop_is_carried_onto_an_area(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    drop, area = guest.find("drop-die"), guest.page.locator(AREAS).first
    mouse = guest.page.mouse
    drop.hover()
    mouse.down()
    mouse.move(*wait_for_place(area), steps=6)
    expect(guest.page.locator(".carried")).to_be_visible()
    mouse.up()
    expect(guest.page.locator(".stage [data-painted]")).to_have_count(1)


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
    guest.point(guest.page.locator("[data-area='die:white']"))
    expect(guest.page.get_by_role("tooltip")).to_contain_text("You cannot take white yet")
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
    expect(guest.find("log")).to_contain_text("Paints ")
    expect(guest.find("log")).not_to_contain_text("has painted")


@pytest.mark.slow
def test_everything_explains_itself(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    card = guest.page.get_by_role("dialog")
    guest.press("explain")
    guest.click(guest.page.locator("[data-target='explain:r5']"))
    expect(card).to_contain_text("The capital. Paint it red")
    expect(card).to_contain_text("reconstructed")
    guest.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    guest.click(guest.page.locator(".spell[aria-disabled]").first)
    expect(card).to_contain_text("Each spell works once")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".lines .row").first.click()
    expect(guest.find("sum-redhill")).to_contain_text("nothing yet")
    guest.find("sum-redhill").get_by_role("button").click()
    expect(card).to_contain_text("4 for first place")


def test_an_opponent_opens_large(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 4)
    guest.page.locator(".others .mini").nth(1).click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.locator(".whole svg")).to_be_visible()
    dialog.get_by_role("button", name="Compare with mine").click()
    expect(dialog).to_contain_text("White rim")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), None])
def test_four_at_the_table_need_no_scrolling(visit: Visit, size: tuple[int, int] | None) -> None:
    """On a screen of this size, or on a phone."""
    guest = visit(phone=size is None, language="ru")
    if size:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
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
        guest.point(guest.page.locator(f"[data-target='area:{area}']"))
        for line in lines:
            expect(tip).to_contain_text(line)
        expect(tip.locator(".gain")).to_have_text(total)
    expect(tip).not_to_contain_text("Unicorns")


def apart(one: FloatRect, other: FloatRect) -> float:
    """How far two boxes are from each other; less than nothing where they overlap."""
    across = max(other["x"] - one["x"] - one["width"], one["x"] - other["x"] - other["width"])
    down = max(other["y"] - one["y"] - one["height"], one["y"] - other["y"] - other["height"])
    return max(across, down)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_tip_stands_beside_its_area(visit: Visit, theme: str) -> None:
    guest = visit(theme=theme)
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    area = guest.page.locator(AREAS).first
    guest.point(area)
    tip = guest.page.get_by_role("tooltip")
    expect(tip).to_contain_text("+1")
    asked = guest.find("prompt").locator(".say")
    of, at, words = (where.bounding_box() for where in (area.locator("use").first, tip, asked))
    assert of
    assert at
    assert words
    assert -1 < apart(of, at) < 16
    assert apart(words, at) > -1


def test_a_phone_says_that_the_round_is_the_last(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.new_table("inkdoms", 2)
    crumb = guest.page.locator(".crumb span")
    expect(crumb).to_have_text("Раунд 1")
    crumb.evaluate("span => (span.textContent = 'Раунд 15, последний')")
    assert crumb.evaluate("span => span.scrollWidth <= span.clientWidth")


# --- no accident


def test_space_asks_before_it_ends_a_turn_with_drops_left(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    before = guest.number()
    guest.page.locator("body").press(" ")
    expect(guest.find("prompt")).to_contain_text("End your turn with")
    guest.page.locator("body").press(" ")
    expect(guest.find("prompt-stop")).to_be_visible()
    assert guest.number() == before
    assert step_of(guest) == "paint"
    end_turn(guest)
    guest.has_moved(before)


def test_a_double_tap_ends_no_turn(visit: Visit) -> None:
    """Neither on the button that ends the turn, nor on one that it replaces."""
    guest = visit(phone=True)
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    before = guest.number()
    box = guest.find("act-stop").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.page.touchscreen.tap(*middle)
    guest.page.touchscreen.tap(*middle)
    guest.settles()
    assert guest.number() == before
    assert step_of(guest) == "paint"


def test_a_double_click_on_a_plan_ends_no_turn(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    area = (guest.page.locator(AREAS).first.get_attribute("data-target") or "").removeprefix("area:")
    guest.press("plan")
    guest.click(guest.page.locator(f"[data-target='plan:{area}']"))
    paint = guest.find("prompt-paint-plan")
    box = paint.bounding_box()
    assert box
    guest.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.settles()
    expect(guest.page.locator(".stage [data-painted]")).to_have_count(1)
    assert step_of(guest) == "paint", "the turn goes on"


def test_a_tap_paints_on_a_phone_and_can_be_taken_back(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.new_table("inkdoms", 2)
    take_a_die(guest)
    areas = guest.page.locator(AREAS)
    guest.click(areas.first)
    expect(guest.page.locator(".stage [data-painted]")).to_have_count(1)
    guest.press("undo")
    expect(guest.page.locator(".stage [data-painted]")).to_have_count(0)


# --- what a choice brings


def test_a_die_says_how_many_of_its_drops_find_a_place(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 1)
    guest.waits()
    ways = guest.page.locator(".ways [data-target]")
    for way in ways.all():
        told = int(way.get_attribute("data-fits") or -1)
        assert way.locator("[data-drop='place']").count() == told
        blank = way.locator("[data-drop='none']").count()
        words = f"paints {told} of {told + blank}" if blank else f"paints all {told}"
        assert words in way.inner_text()


def test_a_preview_names_the_minus_that_disappears(visit: Visit) -> None:
    """The total in the tip is what the score then changes by."""
    guest = visit()
    guest.go("/rules/inkdoms#example-monsters")
    tip = guest.page.get_by_role("tooltip")
    guest.point(guest.page.locator("[data-target='area:r3']"))
    expect(tip).to_contain_text("Unicorns +1: no longer −1")


def test_the_points_at_the_beginning_are_explained(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 1)
    guest.waits()
    expect(guest.find("prompt")).to_contain_text("18 unpainted monsters cost a point each: you begin at −18")
    expect(guest.find("unpainted")).to_contain_text("18 monsters are unpainted: −18")


# --- words


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_asked_is_seen_whole(visit: Visit, language: str) -> None:
    """Through three turns at the usual width."""
    guest = visit(language=language)
    guest.new_table("inkdoms", 3)
    rng = Random(8)
    for _ in range(16):
        guest.waits()
        if guest.over:
            break
        guest.prompt_height()
        before = guest.number()
        ways = guest.page.locator(".ways [data-target]")
        if ways.count():
            ways.nth(rng.randrange(ways.count())).click()
        else:
            click_something(guest, rng)
        guest.has_moved(before)
    assert guest.words_cut() == []


@pytest.mark.slow
def test_the_end_alone_says_what_it_was_worth_and_clears_the_table(visit: Visit) -> None:
    guest = visit()
    guest.new_table("inkdoms", 1)
    guest.play_out(Random(3))
    end = guest.find("end")
    expect(end).to_contain_text("The ink won this time.")
    expect(end.locator(".confetti")).to_have_count(0)
    guest.press("end-close")
    expect(guest.page.locator(".dock")).to_be_visible()
    expect(guest.page.locator(".dock section")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_asked_alone_is_seen_whole_on_a_phone(visit: Visit, language: str) -> None:
    """Dice, paint, and the number that is crossed out after the round."""
    guest = visit(phone=True, language=language)
    guest.new_table("inkdoms", 1)
    rng = Random(8)
    for _ in range(100):
        guest.waits()
        guest.prompt_height()
        if re.search("cross out|зачеркнуть", guest.find("prompt").inner_text()):
            return
        guest.decide(rng)
    raise AssertionError("No number was to be crossed out.")


# --- pictures


def test_the_map_is_drawn_from_one_set_of_paths(visit: Visit) -> None:
    """The own map and those of the others use the same outlines, which stand in the page once."""
    guest = visit()
    guest.new_table("inkdoms", 3)
    take_a_die(guest)
    assert guest.page.locator("#inkdoms-paths").count() == 1
    assert guest.page.locator("#ia-r1").count() == 1
    assert guest.page.locator(".others .mini-map use[href='#ia-r1']").count() >= 2
    assert guest.page.locator(".stage use[href='#ia-r1']").count() >= 1
