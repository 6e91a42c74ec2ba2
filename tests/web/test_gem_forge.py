"""Gem Forge through its drawn board: by mouse, keyboard and finger, in both languages."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import ElementHandle, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest
from tetrarchy.games.gem_forge import GAME

pytestmark = pytest.mark.browser

TARGETS: Final = ".gem_forge [data-target]"
TICKS: Final = ".gem_forge [data-target^='deal-']"
DECIDES: Final = """share => {
  const seen = [...document.querySelectorAll('.gem_forge [data-target]')]
    .filter((one) => /^\\d+$/.test(one.dataset.target) && one.getClientRects().length)
  return seen[Math.floor(share * seen.length)] ?? null
}"""
CARDS: Final = [card["id"] for card in GAME.components()["cards"]]
ANSWERS: Final = "[data-testid='prompt-always']"
MOST_DECISIONS: Final = 600
NOTES_WHAT_IS_TOLD: Final = """() => {
  window.told = []
  const note = () => {
    for (const one of document.querySelectorAll('.gem_forge .line, .gem_forge .answer')) window.told.push(one.innerText)
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
ON_BOARD: Final = "() => document.activeElement.closest('.gem_forge [data-target]') !== null"
OVERLAPS: Final = """all => {
  const boxes = [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect())
  return boxes.some((a, at) => boxes.slice(at + 1).some((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1))
}"""
LIES_OVER_THE_WORKSHOP: Final = """() => {
  const [window, mine, bench] = ['.answer', '.mine', '.bench'].map((one) =>
    document.querySelector(`.gem_forge ${one}`).getBoundingClientRect())
  return window.top > mine.bottom && window.top < bench.top + 20 && window.bottom <= bench.bottom + 2
}"""
OUTSIDE: Final = """([inside, box]) => {
  const room = document.querySelector(box).getBoundingClientRect()
  return [...document.querySelectorAll(inside)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left < room.left || right > room.right || top < room.top || bottom > room.bottom
  }).map((one) => one.innerText)
}"""
"""What lies partly outside of the box that it belongs to, and is cut off there."""
PLACE_OF_THE_MINE: Final = """() => {
  const { top, height } = document.querySelector('.gem_forge .mine').getBoundingClientRect()
  return [Math.round(top), Math.round(height)]
}"""
NAMES: Final = ".gem_forge .card b, .gem_forge .tile .name"
DRAWINGS: Final = """() => [...document.querySelectorAll('.gem_forge .tile .jewel')].map((jewel) => {
  const { width, height } = jewel.getBoundingClientRect()
  return Math.round(Math.min(width, height))
})"""
UNASKED_FOR: Final = """() => {
  const colours = (at, kind) => [...document.querySelectorAll(at)]
    .flatMap((use) => use.getAttribute('href').match(kind)?.[1] ?? [])
  const open = colours('.bench .tile .stone use', /setting-(\\w+)/)
  const marked = colours('.mine .needed use', /stone-(\\w+)/)
  return { marked: marked.length, wrong: marked.filter((colour) => !open.includes(colour)) }
}"""
STONES_IN_THE_LOG: Final = """() => [...document.querySelectorAll('[data-testid=log] .words > span')].flatMap((part) => {
  const told = /takes a (\\w+) stone/i.exec(part.innerText)?.[1]
  return told ? [[told, part.querySelector('use')?.getAttribute('href')?.split('-').at(-1) ?? null]] : []
})"""
"""Which stones lines of the log name, and which they show."""
PASS_IS_FIRST: Final = """() => {
  const pass = document.querySelector('[data-testid="prompt-pass"]')
  return pass === null || pass === document.activeElement
}"""


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
        guest.hit(tiles.nth(at))
        expect(tiles.nth(at)).to_have_attribute("aria-pressed", "true")
    guest.press("prompt-open")
    guest.has_moved(before)


def decide(guest: Guest, rng: Random) -> str:
    """One decision, by the board where it offers one; tells what kind of target was used."""
    nothing_in_words(guest)
    guest.reaches_every_choice()
    if guest.find("prompt-hand-in").count() and rng.random() < 0.7:
        press(guest, "prompt-hand-in")
        return "hand in"
    if guest.page.locator(ANSWERS).count():
        answer(guest)
        return "answer"
    if not guest.page.locator(TARGETS).count():
        end_turn(guest)
        return "pass"
    for _ in range(40):
        target = a_decision(guest, rng) if rng.random() < 0.7 else guest.some(TARGETS, rng)
        if target is not None and guest.take(target):
            return "board"
    raise AssertionError(f"No target was taken: {guest.find('prompt').inner_text()}")


def press(guest: Guest, testid: str) -> None:
    """Decide by a button of the prompt."""
    before = guest.number()
    guest.press(testid)
    guest.has_moved(before)


def a_decision(guest: Guest, rng: Random) -> ElementHandle | None:
    """Any target that decides something, rather than one that is only picked up."""
    return guest.page.evaluate_handle(DECIDES, rng.random()).as_element()


def end_turn(guest: Guest) -> None:
    """End it; where something finished is kept, that is asked once."""
    before = guest.number()
    guest.press("prompt-pass")
    if not guest.moved(before):
        guest.press("prompt-pass")
    guest.has_moved(before)


def answer(guest: Guest) -> None:
    """Play the card that is lit, or pass."""
    card = guest.page.query_selector(f"{TARGETS}.card")
    if card is None:
        press(guest, "prompt-pass")
    else:
        assert guest.take(card)


def play_on(guest: Guest, rng: Random, most: int) -> set[str]:
    """Decide a number of times, or to the end; the kinds of targets that were used."""
    used: set[str] = set()
    for _ in range(most):
        guest.waits()
        if guest.over:
            break
        kind = decide(guest, rng)
        used.add(kind)
        if kind == "board":
            explained = guest.page.get_by_role("dialog").count()
            assert not explained or guest.over, "A choice has opened an explanation."
    return used


def test_some_turns_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 3)
    keep_three(guest)
    assert "board" in play_on(guest, Random(3), 20)


@pytest.mark.long
def test_whole_game_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 3)
    keep_three(guest)
    assert {"board", "hand in"} <= play_on(guest, Random(3), MOST_DECISIONS)
    assert guest.over
    expect(guest.find("rematch")).to_be_visible()
    expect(guest.find("end").locator(".picture .tile.finished").first).to_be_visible()


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
        guest.strike("Enter")
    elif guest.find("prompt-hand-in").count():
        keyboard.press("i")
    elif not guest.page.locator(TARGETS).count():
        keyboard.press("e")
        if not guest.moved(before):  # it asks once
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
        guest.strike("Enter")
        if not guest.moved(before):
            keyboard.press("Escape")
            return
    guest.has_moved(before)


@pytest.mark.slow
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


def view_of(guest: Guest) -> dict[str, Any]:
    """What the server has told this guest last."""
    frames = f"/tables/{guest.table}/frames?count=1&from="
    last = guest.api("GET", frames + "0")["total"] - 1
    view: dict[str, Any] = guest.api("GET", f"{frames}{last}")["frames"][0]["view"]
    return view


def to_a_first_action_with_a_stone(guest: Guest) -> None:
    """Until a stone may be discarded without ending the turn, after which nothing could be taken back."""
    rng = Random(1)
    for _ in range(60):
        guest.waits()
        if guest.page.locator("[data-target^='stone-']").count() and view_of(guest)["actions_left"] > 1:
            return
        if guest.find("prompt-take").count():
            press(guest, "prompt-take")
        else:
            decide(guest, rng)
    raise AssertionError("There is never a stone at the beginning of a turn.")


@pytest.mark.slow
def test_a_hint_is_marked_and_a_discarded_stone_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    to_a_first_action_with_a_stone(guest)
    guest.press("hint")
    expect(guest.page.locator(".gem_forge .hinted, .gem_forge .hint").first).to_be_attached()
    stones = guest.page.locator(".bench .cart .place:not(.empty)")
    held = stones.count()
    before = guest.number()
    guest.page.locator("[data-target^='stone-']").first.click()
    guest.press("prompt-discard")
    guest.has_moved(before)
    expect(stones).to_have_count(held - 1)
    guest.press("undo")
    expect(stones).to_have_count(held)


def to_a_window(guest: Guest) -> int:
    """Draw cards until somebody else does what one of them answers."""
    rng = Random(1)
    for _ in range(90):
        guest.waits()
        before = guest.number()
        if guest.page.locator(ANSWERS).count():
            return before
        if guest.find("prompt-draw").count():
            guest.press("prompt-draw")
            guest.has_moved(before)
        else:
            decide(guest, rng)
    raise AssertionError("Nobody does anything that can be answered.")


def test_a_window_of_reactions(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    guest.page.evaluate(NOTES_WHAT_IS_TOLD)
    keep_three(guest)
    before = to_a_window(guest)
    assert guest.page.evaluate(PASS_IS_FIRST)
    expect(guest.page.get_by_role("timer")).to_be_visible()
    window = guest.page.locator(".answer")
    expect(window).to_contain_text("everybody with a card is asked")
    expect(window.locator(".asked .one").first).to_be_visible()
    expect(window.locator(".card[data-target]").first).to_be_visible()
    assert guest.page.evaluate(LIES_OVER_THE_WORKSHOP)
    guest.press("prompt-pass")
    guest.has_moved(before)
    guest.page.wait_for_function("() => window.told.join().includes('Your answer: Pass')")
    before, turn = to_a_window(guest), view_of(guest)["turns"]
    guest.page.keyboard.press("a")
    guest.has_moved(before)
    guest.waits()
    asked_again = guest.page.locator(ANSWERS).count() > 0
    assert not asked_again or view_of(guest)["turns"] > turn, "always lasts until the turn ends"


def test_on_a_phone_all_answers_are_seen_whole(visit: Visit) -> None:
    """Fault: the last answer was cut off, and the clock lay over the first."""
    guest = visit(phone=True, language="ru")
    guest.new_table("gem_forge", 4)
    keep_three(guest)
    to_a_window(guest)
    answers = guest.page.locator(".answer .button")
    expect(answers).to_have_count(3)
    assert guest.page.evaluate(OUTSIDE, [".answer .button, .answer .time, .answer h2", ".answer"]) == []
    for answer in answers.all():
        box = answer.bounding_box()
        assert box
        assert box["height"] >= 40
    assert not guest.page.evaluate(OVERLAPS, ".answer .button, .answer .time, .answer h2, .answer .portrait")


@pytest.mark.slow
def test_on_a_phone_everybody_who_can_be_meant_is_seen(visit: Visit) -> None:
    """Fault: of three rivals the third lay under the edge."""
    guest = visit(phone=True, language="ru")
    guest.new_table("gem_forge", 4)
    rng = Random(1)
    keep_three(guest)
    rivals = guest.page.locator(".gem_forge .stage .whom [data-target]")
    for _ in range(60):
        guest.waits()
        if rivals.count() == 3:
            break
        decide(guest, rng)
    assert guest.page.evaluate(OUTSIDE, [".stage .whom [data-target]", ".stage"]) == []
    expect(rivals).to_have_count(3)


@pytest.mark.slow
def test_whoever_has_nothing_to_answer_with_is_told_so_and_not_asked(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    guest.page.evaluate(NOTES_WHAT_IS_TOLD)
    for _ in range(60):
        guest.waits()
        if guest.page.locator(ANSWERS).count():
            assert guest.page.locator(f"{TARGETS}.card").count(), "asked, with nothing to answer with"
        if guest.over or "nothing to answer with" in guest.page.evaluate("() => window.told.join()"):
            break
        decide(guest, Random(1))
    assert "nothing to answer with" in guest.page.evaluate("() => window.told.join()")


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
    guest.has_moved(before)
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
    guest.hit(guest.page.locator(TARGETS).first)
    assert not guest.moved(before), "the first tap only previews"


@pytest.mark.slow
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


@pytest.mark.slow
def test_on_a_wide_screen_the_prompt_keeps_one_row(visit: Visit) -> None:
    """Whatever is asked, on a usual screen and on a small laptop."""
    guest = visit(language="ru")
    guest.new_table("gem_forge", 3)
    keep_three(guest)
    rng = Random(5)
    asked: set[str] = set()
    heights: defaultdict[int, set[int]] = defaultdict(set)
    for _ in range(25):
        guest.waits()
        if guest.over:
            break
        words = guest.find("prompt").inner_text()
        for width, height in ((1280, 720), (1440, 900)):
            if words not in asked:
                guest.page.set_viewport_size({"width": width, "height": height})
                heights[width].add(guest.prompt_height())
        asked.add(words)
        decide(guest, rng)
    assert [len(of_width) for of_width in heights.values()] == [1, 1]


@pytest.mark.slow
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
    expect(card).to_contain_text("still behind")


@pytest.mark.parametrize("phone", [False, True])
def test_the_mine_stays_where_it_is_when_the_opening_ends(visit: Visit, phone: bool) -> None:
    """Fault: it dropped by 35 pixels after the opening."""
    guest = visit(phone=phone)
    guest.new_table("gem_forge", 2)
    guest.waits()
    before = guest.page.evaluate(PLACE_OF_THE_MINE)
    keep_three(guest)
    to_own_turn(guest)
    assert guest.page.evaluate(PLACE_OF_THE_MINE) == before


def with_hand(guest: Guest, cards: list[str]) -> None:
    """From its next connection on, the page sees these cards in the hand of the guest."""

    def change(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "position":
                told["view"]["players"][0] |= {"hand": dict.fromkeys(cards, 1), "cards": len(cards)}
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    guest.page.route_web_socket(re.compile("/api/live"), change)
    guest.page.reload()
    guest.waits()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_phone_tiles_keep_their_drawings_and_words_stay_whole_with_a_full_hand(
    visit: Visit, language: str
) -> None:
    """Every card is once among five in the hand. Fault: with five cards tiles lost their drawings, and words broke."""
    guest = visit(phone=True, language=language)
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    to_own_turn(guest)
    for at in range(0, len(CARDS), 5):
        hand = CARDS[at:][:5]
        with_hand(guest, hand)
        expect(guest.page.locator(".hand .card")).to_have_count(len(hand))
        assert guest.words_broken(NAMES) == []
        assert min(guest.page.evaluate(DRAWINGS)) >= 48
        assert guest.words_cut() == []


def test_stones_that_the_tiles_need_are_marked_in_the_mine(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    to_own_turn(guest)
    marks = guest.page.evaluate(UNASKED_FOR)
    assert marks["marked"] > 0
    assert marks["wrong"] == []
    expect(guest.page.locator(".mine .legend")).to_be_visible()


def test_a_double_click_does_not_press_what_has_come_up_under_it(visit: Visit) -> None:
    """Taking a stone with a double click takes one."""
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    to_own_turn(guest)
    stones = guest.page.locator(".bench .cart .place:not(.empty)")
    held = stones.count()
    guest.double_tap(guest.find("prompt-take"))
    expect(stones).to_have_count(held + 1)
    guest.settles()
    expect(stones).to_have_count(held + 1)


def test_the_tiles_of_the_opening_are_as_large_as_those_of_the_market(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    guest.waits()
    assert min(guest.page.evaluate(DRAWINGS)) >= 60
    assert guest.words_broken(NAMES) == []


def test_on_a_phone_a_hint_leaves_the_own_tiles_in_sight_and_no_news_hides_the_entrance(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    to_own_turn(guest)
    news, mouth = guest.page.locator(".slip .line").bounding_box(), guest.page.locator("[data-drag='mouth']")
    entrance = mouth.bounding_box()
    assert news
    assert entrance
    assert news["x"] >= entrance["x"] + entrance["width"] or news["y"] + news["height"] <= entrance["y"]
    guest.press("hint")
    expect(guest.find("hints")).to_be_visible()
    own = guest.page.locator(".bench .tile .jewel").all()
    boxes = [jewel.bounding_box() for jewel in own]
    assert boxes
    assert all(box and min(box["width"], box["height"]) >= 48 for box in boxes)


def test_pawns_on_the_path_are_the_faces_of_those_who_play(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 3)
    expect(guest.page.locator(".track .pawn .portrait")).to_have_count(3)


def test_the_log_has_a_line_a_turn_and_stones_in_their_colours(visit: Visit) -> None:
    guest = visit()
    guest.new_table("gem_forge", 2)
    keep_three(guest)
    to_own_turn(guest)
    signs = guest.page.evaluate(STONES_IN_THE_LOG)
    assert signs
    assert all(told == drawn for told, drawn in signs)
    expect(guest.find("log")).not_to_contain_text("’s turn.")
