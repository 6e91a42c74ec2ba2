"""Steps that are not asked: an event says why."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from tests.games.queendomino.helpers import play, step, table
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import OVER, State

LINE = [("q1", 0), ("q3", 1), ("q5", 2), ("q7", 3)]
NEXT = [("q10", None), ("q30", None), ("q31", None), ("q48", None)]
CASTLES = ["#"] * 4
ONE_SPOT_LEFT = """
    F   T   T   .   .
    L   L1  L1  M3  T
    F1  T   #   M   W1
    T   G   G   W   W
    G1  G2  F   F1  S1
"""


def skipped(state: State, *actions: str) -> list[tuple[int, str, str]]:
    """The steps that were not asked while some actions were carried out: whose, which and why."""
    state.events = []
    play(state, *actions)
    return [
        (event.data["seat"], event.data["step"], event.data["why"])
        for event in state.events
        if event.kind == "step_skipped"
    ]


def at_step_a(**more: Any) -> State:
    return table(*CASTLES, line=LINE, next_line=NEXT, **more)


def test_without_a_knight_no_taxes_without_a_town_no_building_without_a_coin_no_bribe() -> None:
    state = at_step_a(knights=[0] * 4, coins=[0] * 4)
    assert skipped(state, "place g8 north") == [
        (0, "tax", "no_knight"),
        (0, "build", "no_town"),
        (0, "bribe", "no_coin"),
    ]
    assert step(state) == ("choose", 0)


def test_a_building_that_nobody_can_pay() -> None:
    state = table("# T T", *["#"] * 3, line=LINE, next_line=NEXT, knights=[0] * 4, coins=[1, 0, 0, 0],
                  spaces=("statue", None, None, None, None, None))  # fmt: skip
    assert skipped(state, "place g8 north")[1:] == [(0, "build", "too_few_coins")]


def test_an_empty_board() -> None:
    state = table("# T T", *["#"] * 3, line=LINE, next_line=NEXT, knights=[0] * 4, spaces=[None] * 6)
    found = skipped(state, "place g8 north")
    assert found[1:] == [(0, "build", "no_buildings"), (0, "bribe", "nothing_to_burn")]


def test_the_dragon_flies_once_a_round() -> None:
    state = at_step_a(knights=[0] * 4)
    assert skipped(state, "place g8 north", "burn 1", "choose 1", "place g8 north")[-1] == (
        1,
        "bribe",
        "dragon_out",
    )


def test_the_queens_host_cannot_bribe() -> None:
    state = at_step_a(knights=[0] * 4, queen=0, towers=[2, 0, 0, 0])
    assert skipped(state, "place g8 north")[-1] == (0, "bribe", "queen_here")


def test_a_domino_that_fits_nowhere_leaves_nothing_to_tax() -> None:
    line = [("q3", 1), ("q9", 0), ("q46", 2)]
    state = table(ONE_SPOT_LEFT, "#", "#", line=line, next_line=NEXT, knights=[2, 0, 0])
    found = skipped(state, "place g8 north", "pass", "choose 4")
    assert (0, "tax", "no_domino") in found
    assert not [why for seat, what, why in found if (seat, what) == (0, "place")]


def test_the_only_domino_is_chosen_and_the_only_place_taken() -> None:
    """A domino of two towns fits in one way into the last gap."""
    next_line = [("q10", 2), ("q30", 3), ("q31", None), ("q48", None)]
    state = table(*CASTLES, line=LINE[:2], next_line=next_line, knights=[0] * 4, coins=[0] * 4)
    found = skipped(state, "place g8 north", "choose 3", "place g8 north")
    assert found[-1] == (1, "choose", "only_domino")
    narrow = table(ONE_SPOT_LEFT, *["#"] * 3, line=[("q1", 1), ("q46", 0)], next_line=NEXT,
                   knights=[0] * 4, coins=[0] * 4)  # fmt: skip
    assert skipped(narrow, "place g8 north", "choose 1")[3] == (0, "place", "only_place")


def test_the_last_round_has_no_choice() -> None:
    state = table(*CASTLES, line=LINE, knights=[0] * 4, coins=[0] * 4, spaces=[None] * 6)
    assert skipped(state, "place g8 north")[-1] == (0, "choose", "last_round")


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_every_step_of_every_turn_is_asked_or_said_to_be_skipped(seats: int, options: Options) -> None:
    """A domino that is discarded stands for its step A."""
    state = GAME.new(seats, options)
    rng = Random(seats)
    steps: list[str] = []
    while state.mover() != OVER:
        if state.mover() >= 0:
            steps.append(step(state)[0])
        state.events = []
        state.apply(state.mover(), state.sample(state.mover(), rng))
        for event in state.events:
            if event.kind == "step_skipped":
                steps.append(event.data["step"])
            elif event.kind == "domino_discarded":
                steps.append("place")
    first_kings = seats * (2 if seats == 2 else 1)
    assert steps[:first_kings] == ["first_choice"] * first_kings
    kingdomino = options["variant"] == "kingdomino"
    turn = ["place", "choose"] if kingdomino else ["place", "tax", "build", "bribe", "choose"]
    turns = [name for name in steps[first_kings:] if name != "site"]
    assert turns == turn * (len(turns) // len(turn))
    assert len(turns) == len(turn) * first_kings * state.view(None)["rounds"]
