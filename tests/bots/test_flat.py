"""The flat Monte Carlo player, and budgets."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.bots.modest import ModestGame, dealt
from tests.kernel.toy import BID, ToyGame
from tetrarchy.bots import find_bot
from tetrarchy.bots.budget import Budget, Meter, read_budget
from tetrarchy.bots.flat import Flat
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import OVER


def test_it_finds_what_greed_does_not_advise() -> None:
    game = ModestGame()
    state = dealt(game)
    assert game.greedy(state, 0, Random(1)) == BID
    assert Flat(game, Budget(playouts=60)).choose(state.view(0), state.legal(0), 0, Random(1)) == BID + 2


def test_with_no_time_for_a_sweep_it_follows_greed() -> None:
    game = ModestGame()
    state = dealt(game)
    assert Flat(game, Budget(playouts=1)).choose(state.view(0), state.legal(0), 0, Random(1)) == BID


def test_it_tells_what_comes_of_each_action() -> None:
    game = ModestGame()
    state = dealt(game)
    advice = Flat(game, Budget(playouts=400)).explain(state.view(0), state.legal(0), 0, Random(1))
    assert advice[0].action == BID + 2
    assert {move.action: move.score for move in advice} == {BID: 1.0, BID + 1: 2.0, BID + 2: 3.0}
    chances = {move.action: move.chance for move in advice}
    assert chances[BID] < chances[BID + 2]


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_every_game_and_repeats_itself_with_a_budget_of_playouts(name: str) -> None:
    game = find_game(name)
    seats, options = game.variants()[-1]
    bot = find_bot("flat:4", game)
    chosen: list[list[int]] = []
    for _ in range(2):
        rng = Random(5)
        state = game.start(seats, options)
        taken: list[int] = []
        while state.mover() != OVER and len(taken) < 6:
            Draws(rng).settle(state)
            seat = int(state.mover())
            legal = state.legal(seat)
            action = bot.choose(state.view(seat), legal, seat, rng)
            assert action in legal
            state.apply(seat, action)
            taken.append(action)
        chosen.append(taken)
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(
    ("text", "budget"),
    [("10ms", Budget(seconds=0.01)), ("2s", Budget(seconds=2.0)), ("500", Budget(playouts=500))],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "0ms", "-5", "10min", "ten", "601s", "99999999"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    expected = f"“{text}” is not a budget: write a time such as 10ms or 2s, or a number of playouts."
    assert refuses(lambda: read_budget(text)) == expected


def test_a_bot_without_a_budget_takes_none() -> None:
    assert refuses(lambda: find_bot("greedy:5", ToyGame())) == (
        "There is no bot “greedy:5”; there are: random, greedy, flat, search, learned, level."
    )


def test_a_meter_counts_playouts() -> None:
    meter = Meter(Budget(playouts=4))
    assert meter.used() == 0
    meter.playouts = 4
    assert meter.used() == 1


def test_a_meter_can_be_stopped_from_outside() -> None:
    meter = Meter(Budget(seconds=600))
    assert meter.used() < 1
    meter.stop()
    assert meter.used() == 1


def test_a_meter_of_seconds_counts_work() -> None:
    meter = Meter(Budget(seconds=0.001))
    while meter.used() < 1:
        sum(range(1000))
