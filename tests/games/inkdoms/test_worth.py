"""What a position is said to be worth."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.inkdoms.helpers import LINES, filled, lines, options, play, solo
from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.engine import Inkdoms
from tetrarchy.games.inkdoms.player.weights import FEATURES, LAST, SOLO, TABLE
from tetrarchy.games.inkdoms.player.worth import pending_points
from tetrarchy.kernel.state import CHANCE, OVER, State


def greedy_game(seats: int, seed: int) -> list[State]:
    """Every position of a game, the last one too."""
    state, rng = GAME.new(seats), Random(seed)
    found = [state.copy()]
    while (mover := int(state.mover())) != OVER:
        state.apply(mover, state.sample(mover, rng) if mover == CHANCE else GAME.greedy(state, mover, rng))
        found.append(state.copy())
    return found


def test_every_feature_has_its_weights() -> None:
    for weights in (LAST, SOLO, TABLE):
        assert list(weights) == list(FEATURES)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_when_the_game_is_over_worth_is_the_total(seats: int) -> None:
    last = greedy_game(seats, 1)[-1]
    for seat in range(seats):
        assert GAME.worth(last, seat) == last.sheet(seat).total


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_worth_is_nearer_to_the_end_than_the_points_of_today(seats: int) -> None:
    game = greedy_game(seats, 2)
    final = game[-1].sheet(0).total
    by_worth = sum(abs(GAME.worth(state, 0) - final) for state in game)
    by_points = sum(abs(state.sheet(0).total - final) for state in game)
    assert by_worth < by_points / 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_worth_changes_nothing(seats: int) -> None:
    for state in greedy_game(seats, 3)[::10]:
        before = state.snapshot()
        GAME.worth(state, 0)
        assert state.snapshot() == before


def test_a_line_completed_in_this_round_counts_before_it_is_announced() -> None:
    state = solo("red R 2", spells="clash", drops="green", **filled("R", but="r5"))
    step = next(step for step in options(state) if step in ("paint die r5", "clash die r5"))
    play(state, step)
    assert isinstance(state, Inkdoms)
    assert lines(state, "redhill") == ([], [])
    assert pending_points(state, 0) == LINES["redhill"]["first"]
    play(state, "stop")
    assert lines(state, "redhill")[0] == [0]
    assert pending_points(state, 0) == 0


def test_a_composite_drop_is_worth_more_than_a_primary_one() -> None:
    assert GAME.worth(solo(drops="green"), 0) > GAME.worth(solo(drops="red"), 0) > GAME.worth(solo(), 0)


def test_a_blot_costs_a_point() -> None:
    assert GAME.worth(solo(blots=1), 0) == pytest.approx(GAME.worth(solo(), 0) - 1)
