"""The greedy player plays every mode, and plays it well enough."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.helpers import new
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, OVER


def game(seats: int, options: Options, seed: int, players: tuple[int, ...]) -> list[int]:
    """The totals of a game in which some seats are greedy and the others act at random."""
    rng = Random(seed)
    state = GAME.start(seats, options)
    while (mover := state.mover()) != OVER:
        if mover != CHANCE and mover in players:
            code = GAME.greedy(state, mover, rng)
            assert code in state.legal(mover)
        else:
            code = state.sample(mover, rng)
        state.apply(mover, code)
    return [state.sheet(seat).total for seat in range(seats)]


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_greedy_plays_every_mode_to_the_end(seats: int, options: Options) -> None:
    totals = game(seats, options, 3, tuple(range(seats)))
    assert len(totals) == seats


@pytest.mark.parametrize("module", ["advisors", "quests", "threats"])
def test_greedy_beats_random_play(module: str) -> None:
    options = GAME.settings(2, {"module": module})
    for seed in range(6):
        mine, theirs = game(2, options, seed, (0,))
        assert mine > theirs + 15


def test_greedy_earns_bronze_alone_with_advisors_on_side_b() -> None:
    """At least every third game; here it is more than half."""
    options = GAME.settings(1, {"module": "advisors", "side": "b"})
    totals = [game(1, options, seed, (0,))[0] for seed in range(30)]
    assert sum(total >= 70 for total in totals) >= 12


def test_greedy_leaves_the_state_as_it_was() -> None:
    state = new(2, module="advisors")
    before = state.snapshot()
    GAME.greedy(state, state.mover(), Random(1))
    assert state.snapshot() == before


@pytest.mark.parametrize("module", ["advisors", "quests", "threats"])
def test_greedy_plays_on_imagined_states(module: str) -> None:
    """What it chooses by a view alone is open in the real game."""
    rng = Random(4)
    state = new(2, module=module)
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            state.apply(mover, state.sample(mover, rng))
        else:
            state.apply(mover, GAME.greedy(GAME.imagine(state.view(mover), rng), mover, rng))
    assert state.sheet(0).total > 0


@pytest.mark.parametrize("module", ["advisors", "quests", "threats"])
def test_a_plan_that_was_left_is_made_anew(module: str) -> None:
    """Advice follows a noted plan; once a card was used otherwise, it is that of one who has noted nothing."""

    def uses_a_card(action: int) -> bool:
        return GAME.actions.fields(action)["verb"] in ("build", "recycle")

    rng = Random(11)
    state = new(2, module=module)
    left = [False, False]
    compared = 0
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            state.apply(mover, state.sample(mover, rng))
            continue
        advised = GAME.greedy(state, mover, Random(1))
        assert GAME.greedy(state, mover, Random(1)) == advised
        action = state.sample(mover, rng) if state.view(None)["step"] == "planning" else advised
        if left[mover]:
            assert GAME.greedy(GAME.load(state.snapshot()), mover, Random(1)) == advised
            compared += 1
        if uses_a_card(advised) or uses_a_card(action):
            left[mover] = uses_a_card(action) and action != advised
        state.apply(mover, action)
    assert compared > 20
