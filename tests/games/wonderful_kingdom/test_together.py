"""Phases in which both players decide at the same time: any order of arrival gives the same game."""

from __future__ import annotations

import pytest
from librt.random import Random

from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.state import OVER, State


def phase(state: State) -> tuple[str, str, int]:
    view = state.view(None)
    return view["step"], view["resource"], view["round"]


def decisions(state: State, seat: int, rng: Random) -> list[int]:
    """What a seat decides in a phase while the other has not begun."""
    alone = state.copy()
    found: list[int] = []
    while phase(alone) == phase(state) and alone.actors() == [0, 1]:
        found.append(alone.sample(seat, rng))
        alone.apply(seat, found[-1])
    return found


def merged(state: State, plans: list[list[int]], order: list[int]) -> dict[str, object]:
    """The position after both seats have decided in an order."""
    after = state.copy()
    left = [iter(plan) for plan in plans]
    for seat in order:
        after.apply(seat, next(left[seat]))
    return after.snapshot()


@pytest.mark.walk
@pytest.mark.parametrize("module", ["advisors", "quests", "threats"])
def test_any_order_of_arrival_gives_the_same_game(module: str) -> None:
    rng = Random(21)
    compared = 0
    for _ in range(2):
        state = GAME.new(2, {"module": module})
        while (mover := state.mover()) != OVER:
            if state.actors() == [0, 1]:
                plans = [decisions(state, seat, rng) for seat in (0, 1)]
                order = [0] * len(plans[0]) + [1] * len(plans[1])
                ends = [merged(state, plans, order), merged(state, plans, order[::-1])]
                for at in range(len(order) - 1, 0, -1):
                    other = rng.randrange(at + 1)
                    order[at], order[other] = order[other], order[at]
                ends.append(merged(state, plans, order))
                assert ends[0] == ends[1] == ends[2]
                compared += 1
            state.apply(mover, state.sample(mover, rng))
    assert compared > 50
