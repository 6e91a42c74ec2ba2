"""Bots decide from views alone, and repeat themselves under a seed."""

from __future__ import annotations

import json

import pytest
from librt.random import Random

from tetrarchy.bots import find_bot, seat_bots
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import State

GOLDEN = [
    8147104208329303767,
    5225608189600411232,
    8702843941935282423,
    4523641441458043626,
    7101980143849128773,
]

every_bot = pytest.mark.parametrize("bot", ["random", "greedy", "flat:6", "search:9", "level:2"])
every_game = pytest.mark.parametrize("game", GAMES)


def positions(game: Game, number: int) -> list[tuple[State, int]]:
    """The first decisions of random games, with who has to make them."""
    rng = Random(5)
    seats = min(game.seats_for(game.settings(2)))
    state = game.new(seats)
    found = []
    for _ in range(number):
        Draws(rng).settle(state)
        if not state.actors():
            state = game.new(seats)
            Draws(rng).settle(state)
        seat = int(state.mover())
        found.append((state.copy(), seat))
        state.apply(seat, state.sample(seat, rng))
    return found


@every_bot
@every_game
def test_a_bot_needs_no_more_than_a_view_that_went_over_a_wire(bot: str, game: str) -> None:
    played = find_game(game)
    player = find_bot(bot, played)
    for state, seat in positions(played, 12):
        view = json.loads(json.dumps(state.view(seat)))
        assert player.choose(view, state.legal(seat), seat, Random(3)) in state.legal(seat)


@every_bot
@every_game
def test_a_bot_repeats_itself_under_a_seed(bot: str, game: str) -> None:
    played = find_game(game)
    for state, seat in positions(played, 5):
        twice = [
            find_bot(bot, played).choose(state.view(seat), state.legal(seat), seat, Random(9))
            for _ in range(2)
        ]
        assert twice[0] == twice[1]


def test_random_takes_everything_sometimes() -> None:
    player = find_bot("random", find_game("queendomino"))
    rng = Random(1)
    assert {player.choose({}, [3, 5, 8], 0, rng) for _ in range(100)} == {3, 5, 8}


def test_bots_are_seated_in_turn() -> None:
    game = find_game("queendomino")
    assert seat_bots("greedy, random", 3, game) == ["greedy", "random", "greedy"]
    assert seat_bots("greedy", 0, game) == []


def test_unknown_bots_are_refused() -> None:
    game = find_game("queendomino")
    for names in ("clever", "greedy,clever"):
        with pytest.raises(BadOptions) as refused:
            seat_bots(names, 2, game)
        assert (
            str(refused.value)
            == "There is no bot “clever”; there are: random, greedy, flat, search, learned, level."
        )
    with pytest.raises(BadOptions) as refused:
        seat_bots("greedy,random,greedy", 2, game)
    assert str(refused.value) == "3 bots are named for 2 seats."


def test_seeds_are_the_same_everywhere() -> None:
    assert [mix(0), mix(1), mix(1, 0), mix(1, 0, 0), mix(1, -1)] == GOLDEN
    assert all(0 <= seed < 1 << 63 for seed in GOLDEN)


def test_seeds_depend_on_every_number_and_its_place() -> None:
    seeds = {mix(a, b, c) for a in range(8) for b in range(-1, 7) for c in range(8)}
    assert len(seeds) == 512
    assert mix(1, 2) != mix(2, 1)
    assert mix(1, 2) != mix(1, 2, 0)
