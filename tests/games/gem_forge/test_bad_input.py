"""Notation and records that make no sense: one sentence each, never a traceback."""

from __future__ import annotations

import pytest

from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.record import loads

HEADER = (
    f"tetrarchy record 1\ngame: gem_forge\nrules: {GAME.rules_version}\ndata: {GAME.data_hash}\nseats: 2\n\n"
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("set 4 red", "“4” is not a “place” of “set”: it should be one of 1, 2, 3."),
        ("set 1 pink", "“pink” is not a “colour” of “set”: it should be one of red, green, yellow, blue."),
        ("hand_in", "“hand_in” is not an action: it should look like “hand_in <places>”."),
        (
            "hand_in 21",
            "“21” is not a “places” of “hand_in”: it should be one of 1, 2, 12, 3, 13, 23, 123.",
        ),
        (
            "play luck",
            "“luck” is not a “card” of “play”: it should be one of swap_jewel, swap_stone, take_from_jewel, "
            "draw_three, empty_cart, dig, rob_cart, set_two, ….",
        ),
    ],
)
def test_bad_notation(text: str, message: str) -> None:
    assert refuses(lambda: GAME.actions.parse(text)) == message


def test_notation_is_forgiving_about_case_and_spaces() -> None:
    assert GAME.actions.parse("  Set  2   RED ") == GAME.actions.parse("set 2 red")


def test_every_action_has_a_notation_of_its_own() -> None:
    texts = [GAME.actions.notation(code) for code in range(GAME.actions.size)]
    assert len(set(texts)) == len(texts)
    assert [GAME.actions.parse(text) for text in texts] == list(range(len(texts)))


def test_options_are_refused_because_there_are_none() -> None:
    assert refuses(lambda: GAME.new(2, {"variant": "x"})) == "There is no option “variant”; there are: none."


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("1 take\n", "Step 1, “take”, does not replay: Something must be drawn first."),
        ("* take\n", "Step 1, “take”, does not replay: That cannot be drawn now (step fill_mine)."),
        (
            "* stone pink\n",
            "Line 7 of the record is wrong: “pink” is not a “colour” of “stone”: it should be one of "
            "red, green, yellow, blue.",
        ),
        ("3 take\n", "Line 7 of the record is wrong: “3” is neither a seat nor “*”."),
        (
            "* stone red\n" * 11,
            "Step 11, “stone red”, does not replay: That cannot be drawn now (step fill_mine).",
        ),
    ],
)
def test_bad_records(lines: str, message: str) -> None:
    assert refuses(lambda: replay(loads(HEADER + lines, GAME), GAME)) == message
