"""Why an action is good."""

from __future__ import annotations

from tests.games.inkdoms.helpers import filled, sheet, solo, table
from tetrarchy.games.inkdoms import GAME
from tetrarchy.kernel.preview import reasons
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.state import State


def why(state: State, action: str, seat: int = 0) -> Reason:
    """What holds in every world that the seat may be in."""
    return reasons(GAME, state.view(seat), seat, [GAME.actions.parse(action)], 1)[0]


def test_a_monster_in_its_own_colour_is_tamed() -> None:
    assert why(solo("yellow Y 3"), "paint die y9") == Reason("tamed", {"monster": "unicorn"})


def test_the_last_area_of_a_kingdom_completes_its_line() -> None:
    """The first of all gets the 4; once somebody has it, the 2 is left."""
    last = filled("R", but="r2")
    assert why(solo("yellow R 2", **last), "paint die r2") == Reason("line", {"line": "redhill", "points": 4})
    lines = {"redhill": {"first": [None], "second": []}}
    told = why(solo("yellow R 2", lines=lines, **last), "paint die r2")
    assert told == Reason("line", {"line": "redhill", "points": 2})


def test_a_die_is_told_by_the_drops_that_find_a_place() -> None:
    state = table(sheet(), sheet())
    assert why(state, "take red redhill") == Reason("take-all", {"drops": 3, "kingdom": "redhill"})


def test_an_area_without_a_sign_brings_a_new_colour_or_the_end_nearer() -> None:
    assert why(solo("red R 2"), "paint die r2") == Reason("colour", {"kingdom": "redhill", "points": 1})
    told = why(solo("red R 2", red="r4"), "paint die r2")
    assert told == Reason("nearer", {"kingdom": "redhill", "done": 2, "size": 9})


def test_to_stop_with_drops_left_is_told_with_its_blot() -> None:
    assert why(solo("red R 2"), "stop") == Reason("blot", {})
