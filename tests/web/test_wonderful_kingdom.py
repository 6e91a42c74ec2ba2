"""It's a Wonderful Kingdom through its drawn board: by mouse, keyboard and finger, in both languages."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest

pytestmark = pytest.mark.browser

TARGETS: Final = ".wonderful [data-target]"
ONWARD: Final = f"{TARGETS}:not([data-target^='pick:']):not([data-target^='hand:'])"
HAND: Final = "[data-target^='hand:']"
AREAS: Final = "[data-target^='lay:']"
MAIN: Final = "[data-testid='prompt-done']"
ROW: Final = 127
"""Pixels of a phone's prompt: three lines of words and a row of buttons."""

CUT: Final = """() => [...document.querySelectorAll('.area article, .hand article')].filter((card) => {
  const [whole, room] = [card, card.closest('.spread')].map((one) => one.getBoundingClientRect())
  return whole.bottom > room.bottom + 1
}).map((card) => card.innerText)"""
ON_BOARD: Final = "() => document.activeElement.closest('.wonderful [data-target]') !== null"
ANSWERED: Final = """before => {
  const table = document.querySelector('main.table')
  return Number(table.dataset.number) > before || table.dataset.turn === 'over'
    || document.querySelector('[data-target^="lay:"], .wonderful [aria-pressed=true]')
}"""
YES: Final = "[data-testid='prompt-yes']:not([aria-disabled])"
PREVIEWED: Final = f"""before => Number(document.querySelector('main.table').dataset.number) > before
    || document.querySelector("{YES}")"""


def has_moved(guest: Guest, before: int) -> None:
    guest.page.wait_for_function(
        "before => Number(document.querySelector('main.table').dataset.number) > before", arg=before
    )


def ready(guest: Guest) -> None:
    """Wait for our decision, and see that the board offers all of it itself."""
    guest.waits()
    if not guest.over:
        guest.page.locator(f"{TARGETS}, {MAIN}").first.wait_for(state="attached")
        assert guest.page.locator("[data-testid^='act-']").count() == 0


def some(guest: Guest, selector: str, rng: Random) -> Locator | None:
    found = guest.page.locator(selector)
    count = found.count()
    return found.nth(rng.randrange(count)) if count else None


def hit(guest: Guest, target: Locator) -> None:
    target.scroll_into_view_if_needed()
    if guest.phone:
        target.tap(force=True)
    else:
        target.click(force=True)


def decide(guest: Guest, rng: Random) -> None:
    """One decision by hand: lay a card of the hand, be done, or whatever else is marked."""
    guest.reaches_every_choice()
    before = guest.number()
    done = guest.page.locator(MAIN)
    if card := some(guest, HAND, rng):
        hit(guest, card)
        guest.page.locator(AREAS).first.wait_for()
        target = some(guest, AREAS, rng)
    elif done.count():
        target = done
    else:
        target = some(guest, ONWARD, rng)
    assert target is not None, guest.find("prompt").inner_text()
    hit(guest, target)
    if guest.phone and target is not done:
        guest.page.wait_for_function(PREVIEWED, arg=before)
        yes = guest.page.locator(YES)
        if guest.number() == before and yes.count():
            assert guest.find("prompt").evaluate("prompt => prompt.offsetHeight") == ROW, "one row of buttons"
            yes.tap()
    has_moved(guest, before)


def play_on(guest: Guest, rng: Random, most: int) -> bool:
    """Decide again and again; True once the game is over."""
    for _ in range(most):
        ready(guest)
        if guest.over:
            return True
        decide(guest, rng)
    return False


@pytest.mark.long
def test_whole_game_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.new_table("wonderful_kingdom", options={"module": "threats"})
    rng = Random(3)
    assert not play_on(guest, rng, 12)
    guest.page.reload()
    assert play_on(guest, rng, 600)
    expect(guest.find("rematch")).to_be_visible()


def by_keyboard(guest: Guest, rng: Random) -> None:
    """One decision without a pointer, or a card picked up and put back."""
    keyboard, before = guest.page.keyboard, guest.number()
    if guest.page.locator(MAIN).count():
        guest.page.locator(MAIN).focus()
        keyboard.press("Enter")
        has_moved(guest, before)
        return
    for _ in range(60):
        if guest.page.evaluate(ON_BOARD):
            break
        keyboard.press("Tab")
    for _ in range(rng.randrange(3)):
        keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    assert guest.page.evaluate(
        "() => (document.activeElement.ariaLabel ?? document.activeElement.innerText ?? '').length > 2"
    )
    keyboard.press("Enter")
    guest.page.wait_for_function(ANSWERED, arg=before)
    if guest.page.locator(AREAS).count():
        guest.page.wait_for_function(
            "() => document.activeElement.closest('[data-target^=\"lay:\"]') !== null"
        )
        keyboard.press("Enter")
        has_moved(guest, before)
    elif guest.number() == before and not guest.over:
        keyboard.press("Escape")
        expect(guest.page.locator(".wonderful [aria-pressed=true]")).to_have_count(0)


def test_draft_and_planning_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.new_table("wonderful_kingdom", options={"module": "quests"})
    rng = Random(4)
    for _ in range(40):
        ready(guest)
        if guest.page.locator(".stage[data-phase='production']").count():
            break
        by_keyboard(guest, rng)
    assert guest.page.locator(".stage[data-phase='production']").count()


@pytest.mark.long
def test_whole_game_by_keyboard_alone(visit: Visit) -> None:
    guest = visit(theme="dark")
    guest.new_table("wonderful_kingdom", options={"module": "advisors"})
    rng = Random(8)
    for _ in range(900):
        ready(guest)
        if guest.over:
            break
        by_keyboard(guest, rng)
    assert guest.over
    expect(guest.find("rematch")).to_be_visible()


def test_a_hint_is_marked_and_an_offered_card_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.new_table("wonderful_kingdom", options={"module": "quests"})
    for _ in range(4):
        ready(guest)
        if "two cards: the first" in guest.find("prompt").inner_text():
            break
        decide(guest, Random(7))
    guest.press("hint")
    expect(guest.page.locator(".wonderful .hinted").first).to_be_attached()
    cards = guest.page.locator(HAND)
    before, held = guest.number(), cards.count()
    cards.first.click()
    guest.page.locator(AREAS).first.click()
    has_moved(guest, before)
    expect(cards).to_have_count(held - 1)
    guest.press("undo")
    expect(cards).to_have_count(held)


def test_a_round_by_touch(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.new_table("wonderful_kingdom")
    rng = Random(5)
    for _ in range(24):
        ready(guest)
        assert guest.prompt_height() == ROW
        decide(guest, rng)
        assert guest.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.long
def test_whole_scenario_alone_in_russian(visit: Visit) -> None:
    guest = visit(language="ru")
    guest.new_table("wonderful_kingdom", 1, options={"scenario": 5})
    guest.press("story")
    expect(guest.page.get_by_role("dialog")).to_contain_text("четырёх воров")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    rng = Random(6)
    for _ in range(400):
        ready(guest)
        if guest.over:
            break
        words = guest.page.locator("main.table").inner_text()
        assert "page-" not in words
        decide(guest, rng)
    assert guest.over
    expect(guest.page.locator(".goals")).to_contain_text("из 4")


def to_the_hand(guest: Guest) -> Locator:
    """Until a card is to be offered: the cards to choose from."""
    guest.new_table("wonderful_kingdom", options={"module": "quests"})
    for _ in range(4):
        ready(guest)
        if guest.page.locator(HAND).count():
            break
        decide(guest, Random(7))
    return guest.page.locator(HAND)


def test_a_card_is_dragged_face_down_and_a_held_card_put_back(visit: Visit) -> None:
    guest = visit()
    card = to_the_hand(guest).first
    card.click()
    expect(guest.page.locator(AREAS)).to_have_count(2)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(AREAS)).to_have_count(0)
    before = guest.number()
    card.click()
    guest.press("prompt-trap")
    expect(guest.find("prompt")).to_contain_text("face down")
    area = guest.page.locator(".area").nth(1).bounding_box()
    assert area
    mouse = guest.page.mouse
    card.hover(force=True)
    mouse.down()
    mouse.move(area["x"] + 60, area["y"] + 60, steps=5)
    expect(guest.page.locator(".carried")).to_be_visible()
    mouse.up()
    has_moved(guest, before)
    expect(guest.page.locator(".area").nth(1).locator(".face-down")).to_have_count(1)


def test_of_two_like_cards_the_other_is_not_held_once_one_is_laid(visit: Visit) -> None:
    guest = visit()
    for _ in range(40):
        cards = to_the_hand(guest).evaluate_all("all => all.map(one => one.dataset.target)")
        twice = next((card for card in cards if cards.count(card) > 1), None)
        if twice:
            break
    assert twice, "forty hands without two like cards"
    before = guest.number()
    guest.page.locator(f"[data-target='{twice}']").first.click()
    guest.page.locator(AREAS).first.click()
    has_moved(guest, before)
    ready(guest)
    expect(guest.page.locator(f"[data-target='{twice}']")).not_to_have_count(0)
    expect(guest.page.locator(AREAS)).to_have_count(0)


def test_a_finger_that_rests_on_a_card_opens_what_it_does(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.new_table("wonderful_kingdom", options={"module": "quests"})
    ready(guest)
    card = guest.page.locator(".area article").first.bounding_box()
    assert card
    finger = guest.context.new_cdp_session(guest.page)
    place = {"x": card["x"] + 40, "y": card["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    told = guest.page.get_by_role("dialog")
    expect(told).to_contain_text("Recycled")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.page.wait_for_timeout(300)
    expect(told).to_be_visible()
    guest.page.get_by_role("dialog").get_by_role("button", name="Close").last.tap()
    expect(told).to_have_count(0)


def test_on_a_phone_a_card_shown_in_an_area_moves_nothing(visit: Visit) -> None:
    guest = visit(phone=True)
    cards = to_the_hand(guest)
    cards.first.tap(force=True)
    guest.page.locator(AREAS).first.wait_for()
    before = cards.last.bounding_box()
    guest.page.locator(AREAS).first.tap(force=True)
    expect(guest.page.locator(".area .ghost")).to_be_visible()
    assert cards.last.bounding_box() == before


def test_on_a_low_laptop_offers_and_hand_are_seen_whole(visit: Visit) -> None:
    guest = visit(language="ru")
    guest.page.set_viewport_size({"width": 1366, "height": 650})
    assert to_the_hand(guest).count() > 1
    assert guest.page.evaluate(CUT) == []


def test_what_a_card_does_is_told(visit: Visit) -> None:
    guest = visit()
    guest.new_table("wonderful_kingdom", options={"module": "quests"})
    ready(guest)
    guest.page.locator(".area article").first.hover(force=True)
    expect(guest.page.get_by_role("tooltip")).to_be_visible()
    guest.page.locator("[data-tip^='task:']").first.click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Asks for")
