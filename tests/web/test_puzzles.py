"""Puzzles in the browser: found, tried, answered, shown, solved, and remembered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.test_puzzles import PUZZLED
from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest, is_pressed
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.game import Game
from tetrarchy.puzzles import Puzzle, answer, chosen, puzzles_of, themes_of
from tetrarchy.text import Texts

pytestmark = pytest.mark.browser
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


def easiest(game: Game) -> Puzzle:
    """The puzzle for two with the fewest moves, all of one kind: any press on the board is one of them."""
    alike = [
        one
        for one in chosen(game)
        if one.seats == 2 and len({game.actions.kind(code).verb for code in one.moves}) == 1
    ]
    return min(alike, key=lambda one: len(one.moves))


def rests(guest: Guest) -> None:
    """Wait until nothing moves."""
    expect(guest.find("puzzle")).to_have_attribute("data-busy", "false")


def tries(guest: Guest) -> int:
    rests(guest)
    return int(guest.find("puzzle").get_attribute("data-tries") or 0)


def is_done(guest: Guest) -> bool:
    rests(guest)
    return guest.find("puzzle").get_attribute("data-done") == "true"


def touch(guest: Guest, rng: Random) -> None:
    """Choose anything on the board; on a phone the first tap may only show what it brings."""
    before = (tries(guest), is_done(guest))
    choice = guest.a_choice(rng)
    guest.touch(choice)
    guest.settles()
    if guest.phone and (tries(guest), is_done(guest)) == before and not is_pressed(choice):
        guest.touch(choice)
        guest.settles()
    rests(guest)


def miss(guest: Guest, rng: Random) -> None:
    """Choose anything until a move was wrong; what was right is looked at again."""
    for _ in range(80):
        if is_done(guest):
            guest.press("puzzle-again")
        if tries(guest):
            return
        touch(guest, rng)
    raise AssertionError("no move was wrong")


def kept(guest: Guest) -> dict[str, Any]:
    """What the server keeps of how puzzles went."""
    found: dict[str, Any] = guest.api("GET", "/me/puzzles")
    return found


@SIZES
@pytest.mark.parametrize("name", PUZZLED)
def test_a_wrong_move_is_answered_and_the_solution_shown(visit: Visit, name: str, phone: bool) -> None:
    language = "ru" if phone else "en"
    game = find_game(name)
    puzzle = easiest(game)
    texts = Texts(language, game)
    guest = visit(f"/puzzles/{name}/{puzzle.id}", phone=phone, language=language)
    expect(guest.find("puzzle-ask")).to_have_text(texts.say("puzzle-ask"))
    rests(guest)
    guest.reaches_every_choice()

    miss(guest, Random(3))
    expect(guest.find("puzzle-voice")).to_contain_text(texts.say("puzzle-try"))
    expect(guest.find("puzzle-wrong")).to_contain_text("%")
    assert kept(guest)["streak"] == len(kept(guest)["done"])  # a lucky first guess counts
    assert faults(guest, "puzzle", drawn=True) == []

    guest.press("puzzle-show")
    expect(guest.find("puzzle")).to_have_attribute("data-done", "true")
    percent = int(100 * puzzle.second.loss + 0.5)  # a browser rounds halves up
    expect(guest.find("puzzle-margin")).to_contain_text(texts.say("puzzle-percent", value=percent))
    reason = answer(game, puzzle, puzzle.best).reason
    expect(guest.find("puzzle-reason")).not_to_have_text("")
    if not reason.data:
        expect(guest.find("puzzle-reason")).to_have_text(texts.reason(reason))
    assert list(kept(guest)["done"]) == [f"{name} {puzzle.id}"]

    guest.press("puzzle-next")
    expect(guest.find("puzzle")).not_to_have_attribute("data-id", puzzle.id)
    expect(guest.find("puzzle-ask")).to_be_visible()


@pytest.mark.slow
@SIZES
def test_a_puzzle_is_solved_by_hand(visit: Visit, phone: bool) -> None:
    game = find_game("queendomino")
    puzzle = easiest(game)
    texts = Texts("en", game)
    guest = visit(f"/puzzles/queendomino/{puzzle.id}", phone=phone)
    rng = Random(1)
    for _ in range(80):
        if is_done(guest):
            break
        touch(guest, rng)
    expect(guest.find("puzzle-done")).to_contain_text(texts.say("puzzle-right"))
    outcome = kept(guest)["done"][f"queendomino {puzzle.id}"]
    assert outcome == ("later" if tries(guest) else "first")
    assert faults(guest, "solved puzzle", drawn=True) == []
    guest.press("puzzle-again")
    expect(guest.find("puzzle-ask")).to_be_visible()
    guest.press("puzzle-close")
    expect(guest.find("solved-queendomino")).to_have_text(f"1 of {len(puzzles_of(game))} solved")


@SIZES
def test_puzzles_are_found_from_the_home_page(visit: Visit, phone: bool) -> None:
    """The puzzle of the day, and those of a game by theme and difficulty."""
    guest = visit("/", phone=phone)
    guest.press("puzzles")
    expect(guest.find("puzzle-today")).to_be_visible()
    for name in PUZZLED:
        expect(guest.find(f"shelf-{name}")).to_be_visible()
    expect(guest.find("puzzle-marks")).to_have_count(0)  # nothing solved, nothing counted
    assert faults(guest, "puzzles") == []

    game = find_game("gem_forge")
    theme = themes_of(chosen(game))[0]
    wanted = chosen(game, theme)
    hardness = wanted[0].difficulty
    guest.press(f"gem_forge-{theme}")
    guest.press(f"gem_forge-{hardness}")
    fit = chosen(game, theme, hardness)
    words = "1 puzzle" if len(fit) == 1 else f"{len(fit)} puzzles"
    expect(guest.find("shelf-gem_forge").get_by_text(words, exact=True)).to_be_visible()
    guest.press("solve-gem_forge")
    expect(guest.find("puzzle")).to_have_attribute("data-id", fit[0].id)
    assert guest.page.url.endswith(f"?theme={theme}&difficulty={hardness}")
    guest.press("puzzle-close")
    guest.press("puzzle-today")
    expect(guest.page.get_by_text("Puzzle of the day").first).to_be_attached()
    rests(guest)
    guest.press("puzzle-show")
    expect(guest.find("puzzle")).to_have_attribute("data-done", "true")


def test_a_puzzle_is_looked_at_with_the_keyboard(visit: Visit) -> None:
    guest = visit(f"/puzzles/inkdoms/{easiest(find_game('inkdoms')).id}")
    rests(guest)
    guest.find("puzzle-show").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.find("puzzle")).to_have_attribute("data-done", "true")
    guest.page.keyboard.press("Escape")
    expect(guest.find("puzzle-today")).to_be_visible()


def test_an_address_without_a_puzzle_says_so(visit: Visit) -> None:
    guest = visit("/puzzles/queendomino/nothing")
    expect(guest.page.get_by_text("There is no such puzzle.")).to_be_visible()
