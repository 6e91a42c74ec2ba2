"""Why an action is good."""

from __future__ import annotations

from tests.games.queendomino.helpers import BOARD, table
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.state import State

NEXT = [("q1", None), ("q2", None), ("q4", None), ("q45", None)]


def why(state: State, action: str) -> Reason:
    return GAME.reason(state, state.mover(), GAME.actions.parse(action))


def test_the_queen_is_a_crown_of_the_largest_region() -> None:
    """On the way to its best site too: a building is chosen before its square."""
    spaces = (*BOARD[:5], "guardtower")
    state = table(
        "# T T L L",
        "#",
        line=[("q46", 0), ("q3", 1)],
        next_line=NEXT,
        step="build",
        spaces=spaces,
        coins=(7, 7),
    )
    assert why(state, "build 6") == Reason("queen", {"terrain": "lake", "points": 2})


def test_a_building_is_told_with_its_points() -> None:
    state = table("# T T", "#", line=[("q46", 0), ("q3", 1)], next_line=NEXT, step="build", coins=(7, 7))
    assert why(state, "build 1") == Reason("building", {"building": "statue", "points": 5})
    assert why(state, "pass") == Reason("keep-coins", {})


def test_a_domino_makes_a_region_grow() -> None:
    """q5 is lake and lake: two squares become four; with a crown there, one becomes three and brings points."""
    plain = table("L L #", "#", line=[("q5", 0), ("q46", 1)], next_line=NEXT)
    assert why(plain, "place e8 north") == Reason("grows", {"terrain": "lake", "squares": 4})
    crowned = table("L1 W #", "#", line=[("q5", 0), ("q46", 1)], next_line=NEXT)
    told = Reason("grows-for-points", {"terrain": "lake", "squares": 3, "points": 2})
    assert why(crowned, "place e8 north") == told


def test_a_burned_building_is_told_with_what_another_would_gain() -> None:
    spaces = ("statue", None, None, None, None, None)
    state = table(
        "# L L",
        "# T T",
        line=[("q46", 0), ("q3", 1)],
        next_line=NEXT,
        step="bribe",
        spaces=spaces,
        coins=(7, 7),
    )
    assert why(state, "burn 1") == Reason("burn", {"building": "statue", "points": 5})
    poor = table(
        "# L L",
        "# T T",
        line=[("q46", 0), ("q3", 1)],
        next_line=NEXT,
        step="bribe",
        spaces=spaces,
        coins=(7, 0),
    )
    assert why(poor, "burn 1") == Reason("burn-first", {"building": "statue"})
