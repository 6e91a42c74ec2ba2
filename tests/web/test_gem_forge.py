"""Gem Forge through its drawn board: by mouse, keyboard and finger, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import Error as TooLate

from tests.web.conftest import LiveServer, Visit
from tests.web.guest import Guest

pytestmark = pytest.mark.browser

TARGETS: Final = ".gem_forge [data-target]"
TICKS: Final = ".gem_forge [data-target^='deal-']"
ANSWERS: Final = "[data-testid='prompt-always']"
MOST_DECISIONS: Final = 600
JUST_MOVED: Final = """before => {
  const table = document.querySelector('main.table')
  return Number(table.dataset.number) > before || table.dataset.turn !== 'yours'
}"""
"""A short window may also have closed before we came to decide."""

IS_DECIDED: Final = """async before => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))
  const table = document.querySelector('main.table')
  return Number(table.dataset.number) > before || table.dataset.turn !== 'yours'
}"""
NOTES_THE_LINE: Final = """() => {
  window.told = []
  const note = () => window.told.push(document.querySelector('.line')?.innerText ?? '')
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
ON_BOARD: Final = "() => document.activeElement.closest('.gem_forge [data-target]') !== null"
PASS_IS_FIRST: Final = """() => {
  const pass = document.querySelector('[data-testid="prompt-pass"]')
  return pass === null || pass === document.activeElement
}"""


def has_moved(guest: Guest, before: int) -> None:
    guest.page.wait_for_function(JUST_MOVED, arg=before)


def nothing_in_words(guest: Guest) -> None:
    """None of it may fall to the generic menu."""
    assert guest.page.locator("[data-testid^='act-']").count() == 0


def keep_three(guest: Guest) -> None:
    """The opening: tick three of five tiles and keep them."""
    guest.waits()
    before = guest.number()
    tiles = guest.page.locator(TICKS)
    expect(tiles).to_have_count(5)
    expect(guest.find("prompt-open")).to_have_attribute("aria-disabled", "true")
    for at in (0, 2, 4):
        _hit(guest, tiles.nth(at))
        if guest.phone:
            _hit(guest, tiles.nth(at))
    guest.press("prompt-open")
    has_moved(guest, before)


def _hit(guest: Guest, target: Locator) -> None:
    if guest.phone:
        target.tap(force=True)
    else:
        target.click(force=True)


def decide(guest: Guest, rng: Random) -> str:
    """One decision, by the board where it offers one; tells what kind of target was used."""
    before = guest.number()
    nothing_in_words(guest)
    guest.reaches_every_choice()
    handed_in = guest.find("prompt-hand-in")
    ends = guest.find("prompt-pass")
    if handed_in.count() and rng.random() < 0.7:
        guest.press("prompt-hand-in")
        has_moved(guest, before)
        return "hand in"
    if guest.page.locator(ANSWERS).count():
        answer(guest)
        has_moved(guest, before)
        return "answer"
    for _ in range(12):
        if guest.page.get_by_role("dialog").count() and not guest.over:
            # A window that closed under the finger left the tap on something that explains itself.
            guest.page.keyboard.press("Escape")
        targets = guest.page.locator(TARGETS)
        if not targets.count():
            if ends.count():
                quickly(guest, ends)
            break
        slots = guest.page.locator(f"{TARGETS}[data-drop^='place'], {TARGETS} >> css=.slot[data-target]")
        pool = slots if slots.count() and rng.random() < 0.8 else targets
        _twice(guest, pool.nth(rng.randrange(pool.count())), before)
        if guest.page.evaluate(IS_DECIDED, before):
            break
    has_moved(guest, before)
    return "board"


def answer(guest: Guest) -> None:
    """Play the card that is lit, or pass; the short window of these tests may close by itself meanwhile."""
    cards = guest.page.locator(f"{TARGETS}.card")
    chosen = cards.first if cards.count() else guest.find("prompt-pass")
    for _ in range(2 if guest.phone and cards.count() else 1):
        quickly(guest, chosen)


def quickly(guest: Guest, target: Locator) -> None:
    """Press something that may go away under the finger."""
    with suppress(TooLate):
        if guest.phone:
            target.tap(force=True, timeout=300)
        else:
            target.click(force=True, timeout=300)


def _twice(guest: Guest, target: Locator, before: int) -> None:
    """On a phone the first tap only previews; a window that closes meanwhile takes the target away."""
    quickly(guest, target)
    if guest.phone and guest.number() == before:
        quickly(guest, target)


def play_out(guest: Guest, rng: Random) -> set[str]:
    keep_three(guest)
    used: set[str] = set()
    for _ in range(MOST_DECISIONS):
        guest.waits()
        if guest.over:
            return used
        kind = decide(guest, rng)
        used.add(kind)
        if kind == "board":
            explained = guest.page.get_by_role("dialog").count()
            assert not explained or guest.over, "A choice has opened an explanation."
    raise AssertionError(f"The game is not over after {MOST_DECISIONS} decisions.")


def test_whole_game_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 3)
    used = play_out(guest, Random(3))
    assert {"board", "hand in"} <= used
    expect(guest.find("rematch")).to_be_visible()


@pytest.mark.long
def test_whole_game_by_touch_in_russian(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.new_table("gem_forge", 2, level=2)
    keep_three(guest)
    rng = Random(5)
    for _ in range(MOST_DECISIONS):
        guest.waits()
        if guest.over:
            break
        assert "page-" not in guest.page.locator("main.table").inner_text()
        assert guest.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        decide(guest, rng)
    assert guest.over


def by_keyboard(guest: Guest, rng: Random) -> None:
    """One decision without a pointer."""
    keyboard, before = guest.page.keyboard, guest.number()
    if guest.page.locator(ANSWERS).count():
        assert guest.page.evaluate(PASS_IS_FIRST)
        keyboard.press("Enter")
    elif guest.find("prompt-hand-in").count():
        keyboard.press("i")
    elif not guest.page.locator(TARGETS).count():
        keyboard.press("e")
    else:
        for _ in range(60):
            if guest.page.evaluate(ON_BOARD):
                break
            keyboard.press("Tab")
        for _ in range(rng.randrange(4)):
            keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        assert guest.page.evaluate(ON_BOARD)
        assert guest.page.evaluate("() => (document.activeElement.ariaLabel ?? '').length > 5")
        keyboard.press("Enter")
        if not guest.page.evaluate(IS_DECIDED, before):
            keyboard.press("Escape")
            return
    has_moved(guest, before)


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    rng = Random(4)
    for _ in range(12):
        guest.waits()
        by_keyboard(guest, rng)


@pytest.mark.long
def test_whole_game_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2, level=2)
    keep_three(guest)
    rng = Random(7)
    for _ in range(2 * MOST_DECISIONS):
        guest.waits()
        if guest.over:
            break
        by_keyboard(guest, rng)
    assert guest.over
    expect(guest.find("rematch")).to_be_visible()


def test_a_hint_is_marked_and_a_discarded_stone_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    for _ in range(20):
        guest.waits()
        if guest.page.locator("[data-target^='stone-']").count():
            break
        decide(guest, Random(1))
    guest.press("hint")
    expect(guest.page.locator(".gem_forge .hinted, .gem_forge .hint").first).to_be_attached()
    stones = guest.page.locator(".bench .cart .place:not(.empty)")
    held = stones.count()
    before = guest.number()
    guest.page.locator("[data-target^='stone-']").first.click()
    guest.press("prompt-discard")
    has_moved(guest, before)
    expect(stones).to_have_count(held - 1)
    guest.press("undo")
    expect(stones).to_have_count(held)


@pytest.fixture
def calm(built_page: None, tmp_path: Path) -> Iterator[LiveServer]:
    """A server whose windows of reactions leave time to look at them."""
    live = LiveServer(tmp_path, reaction_seconds=4.0)
    live.start()
    yield live
    live.stop()


def to_a_window(guest: Guest) -> int:
    """Draw cards until somebody else does what one of them answers."""
    for _ in range(90):
        guest.waits()
        before = guest.number()
        if guest.page.locator(ANSWERS).count():
            return before
        if guest.find("prompt-draw").count():
            guest.press("prompt-draw")
            has_moved(guest, before)
        else:
            decide(guest, Random(1))
    raise AssertionError("Nobody does anything that can be answered.")


def test_a_window_of_reactions(browser: Browser, calm: LiveServer) -> None:
    guest = Guest(browser, calm.address, phone=False, language="en", theme="light")
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    before = to_a_window(guest)
    assert guest.page.evaluate(PASS_IS_FIRST)
    expect(guest.page.get_by_role("timer")).to_be_visible()
    guest.press("prompt-pass")
    expect(guest.page.locator(".line")).to_contain_text("Your answer: Pass")
    has_moved(guest, before)
    before = to_a_window(guest)
    guest.page.keyboard.press("a")
    has_moved(guest, before)
    guest.waits()
    assert guest.page.locator(ANSWERS).count() == 0
    assert guest.close() == []


def test_whoever_has_nothing_to_answer_with_is_told_so_and_not_asked(
    browser: Browser, calm: LiveServer
) -> None:
    guest = Guest(browser, calm.address, phone=False, language="en", theme="light")
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    guest.page.evaluate(NOTES_THE_LINE)
    for _ in range(60):
        guest.waits()
        if guest.page.locator(ANSWERS).count():
            assert guest.page.locator(f"{TARGETS}.card").count(), "asked, with nothing to answer with"
        if guest.over or "nothing to answer with" in guest.page.evaluate("() => window.told.join()"):
            break
        decide(guest, Random(1))
    assert "nothing to answer with" in guest.page.evaluate("() => window.told.join()")
    assert guest.close() == []


def to_own_turn(guest: Guest) -> None:
    """Until a stone may be taken: then nobody else can move the table."""
    for _ in range(20):
        guest.waits()
        if guest.find("prompt-take").count():
            return
        decide(guest, Random(1))
    raise AssertionError("Our turn does not come.")


def test_a_stone_is_dragged_from_the_mine_to_the_cart(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    to_own_turn(guest)
    before = guest.number()
    cart = guest.page.locator(".bench .cart .place:not(.empty)")
    stones = cart.count()
    mouth = guest.page.locator("[data-drag='mouth']").bounding_box()
    bench = guest.page.locator(".bench .cart").bounding_box()
    assert mouth
    assert bench
    mouse = guest.page.mouse
    mouse.move(mouth["x"] + mouth["width"] / 2, mouth["y"] + mouth["height"] / 2)
    mouse.down()
    mouse.move(bench["x"] + 60, bench["y"] + 20, steps=6)
    expect(guest.page.locator(".carried")).to_be_visible()
    mouse.up()
    has_moved(guest, before)
    expect(cart).to_have_count(stones + 1)


def test_on_a_phone_the_first_tap_only_previews(visit: Visit) -> None:
    """In one's own turn nobody else can move the table, so whatever moves it was the tap."""
    guest = visit(phone=True)
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    for _ in range(20):
        guest.waits()
        if not guest.page.locator(ANSWERS).count() and guest.page.locator(TARGETS).count():
            break
        decide(guest, Random(1))
    before = guest.number()
    _hit(guest, guest.page.locator(TARGETS).first)
    assert not guest.page.evaluate(IS_DECIDED, before)
    assert guest.number() == before, "the first tap only previews"


def test_on_a_phone_the_prompt_keeps_its_height_and_its_words(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.new_table("gem_forge", 3)
    guest.waits()
    heights = {guest.prompt_height()}
    keep_three(guest)
    rng = Random(4)
    for _ in range(12):
        guest.waits()
        heights.add(guest.prompt_height())
        decide(guest, rng)
        heights.add(guest.prompt_height())
    assert len(heights) == 1


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_on_a_wide_screen_the_prompt_keeps_one_row(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(language="ru")
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.new_table("gem_forge", 3)
    keep_three(guest)
    rng = Random(5)
    heights = set()
    for _ in range(25):
        guest.waits()
        if guest.over:
            break
        heights.add(guest.prompt_height())
        decide(guest, rng)
    assert len(heights) == 1


def test_everything_explains_itself(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    to_own_turn(guest)
    guest.page.locator(".market .tile").first.hover()
    expect(guest.page.get_by_role("tooltip")).to_be_visible()
    guest.page.locator(".market header").click()
    card = guest.page.get_by_role("dialog")
    expect(card).to_contain_text("hand in")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".track").first.click()
    expect(card).to_contain_text("still below")
