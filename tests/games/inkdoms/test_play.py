"""Whole games: the kernel's suite with the laws of a naive implementation, and the greedy player."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.inkdoms.helpers import filled, options, play, sheet, solo, table
from tests.games.inkdoms.naive import check_laws
from tests.games.inkdoms.naive import options as naive_options
from tetrarchy.games.inkdoms import GAME
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.conformance import check_game
from tetrarchy.kernel.play import choices, perft
from tetrarchy.kernel.state import CHANCE, OVER, State

GAMES = 1000 if COMPILED else 40


@pytest.mark.walk
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_conformance(seats: int) -> None:
    walk = check_game(GAME, seats, {}, seed=seats, steps=1500, every=10, laws=check_laws)
    verbs = {"fall", "take", "paint", "clash", "move", "spread", "blend", "mix", "stop"}
    assert set(walk.verbs) == verbs | ({"cross"} if seats == 1 else {"first"})


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_conformance_of_greedy_games(seats: int) -> None:
    """Random games end early by blots; greedy ones see full sheets and last rounds."""
    rng = Random(10 + seats)
    state = GAME.new(seats)
    while state.mover() != OVER:
        check_laws(state)
        seat = int(state.mover())
        action = state.sample(seat, rng) if seat == CHANCE else GAME.greedy(state, seat, rng)
        state.apply(seat, action)
    check_laws(state)
    assert state.snapshot()["last_round"] is True


def naive_perft(state: State, depth: int) -> int:
    """What perft counts, with the naive options."""
    if depth == 0:
        return 1
    total = 0
    table = state.snapshot()
    for seat in table["actors"]:
        for text in naive_options(table, seat):
            after = state.copy()
            after.apply(seat, GAME.actions.parse(text))
            total += naive_perft(after, depth - 1) if after.snapshot()["phase"] == "round" else 1
    return total


def test_perft_agrees_with_a_naive_generator() -> None:
    crowded = sheet(**filled("BYGP"), spells="clash move", drops="purple")
    state = table(crowded, sheet(**filled("RBYG", but="r1 r2 r3 r4"), spells="blend spread"))
    play(state, "1 take red redhill", "2 take blue bluewater")
    assert perft(state, 1) == naive_perft(state, 1) == len(choices(state))
    assert perft(state, 2) == naive_perft(state, 2)


# --- the greedy player


def total(seats: int, rng: Random) -> int:
    state = GAME.new(seats)
    while state.mover() != OVER:
        seat = int(state.mover())
        view = state.view(seat) if seat != CHANCE else {}
        action = (
            state.sample(seat, rng) if seat == CHANCE else GAME.greedy(GAME.imagine(view, rng), seat, rng)
        )
        assert seat == CHANCE or action in state.legal(seat)
        state.apply(seat, action)
    return state.sheet(0).total


@pytest.mark.slow
def test_greedy_averages_55_points_and_more_alone() -> None:
    rng = Random(1)
    assert sum(total(1, rng) for _ in range(GAMES)) / GAMES >= 55


@pytest.mark.walk
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_plays_with_others(seats: int) -> None:
    rng = Random(seats)
    assert sum(total(seats, rng) for _ in range(5)) / 5 > 45


def test_greedy_builds_a_capital_when_it_can() -> None:
    state = solo("red R 2", blue="r1 r3 r4", yellow="r6", drops="green")
    steps = []
    while state.view(0)["step"] == "paint":
        action = GAME.greedy(state, 0, Random(1))
        steps.append(GAME.actions.notation(action))
        state.apply(0, action)
    assert "paint die r5" in steps


def test_greedy_crosses_out_what_costs_nothing() -> None:
    every = {line["id"]: {"first": [None], "second": []} for line in GAME.components()["lines"][:-1]}
    state = solo("red R 2", lines=every | {"umberland": {"first": [0], "second": []}}, **filled("U"))
    play(state, "stop")
    assert "cross umberland" in options(state)
    assert GAME.actions.notation(GAME.greedy(state, 0, Random(1))) == "cross umberland"


def test_greedy_chooses_a_colour_when_asked() -> None:
    state = play(solo("red R 3", green="r2"), "paint die r1")
    assert GAME.actions.notation(GAME.greedy(state, 0, Random(1))).startswith("mix ")
