"""Many games at once play as each would alone."""

from __future__ import annotations

import numpy as np
import pytest
from librt.random import Random

from tests.envs.settings import SOLO, USUAL, Played, each
from tetrarchy.envs.encoding import encoding_of
from tetrarchy.envs.episode import Episode
from tetrarchy.envs.rewards import rewards_of
from tetrarchy.envs.vector import Batch, VectorEnv
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import OVER


@each([*USUAL, *SOLO, ("queendomino", 3, {"variant": "kingdomino"})])
def test_every_game_goes_as_it_would_alone(played: Played) -> None:
    name, seats, options = played
    games = VectorEnv(name, 3, seats, options, reward="score")
    batch = games.reset(seed=5)
    tables = [Episode(games.setting, games.seed_of(index)) for index in range(3)]
    rng = Random(1)
    for _ in range(150):
        agree(batch, tables)
        actions = games.sample(rng)
        batch = games.step(np.array(actions))
        for index, action in enumerate(actions):
            tables[index].act(action)
            ended = tables[index].mover() == OVER
            assert batch.over[index] == ended
            expected = rewards_of(tables[index].state, "score") if ended else [0.0] * seats
            assert batch.rewards[index].tolist() == pytest.approx(expected)
            if ended:
                tables[index] = Episode(games.setting, games.seed_of(index))


def agree(batch: Batch, tables: list[Episode]) -> None:
    for index, table in enumerate(tables):
        assert batch.seats[index] == table.mover()
        assert batch.masks[index].nonzero()[0].tolist() == table.state.legal(table.mover())


def test_games_that_follow_one_another_differ() -> None:
    games = VectorEnv("queendomino", 2, options={"variant": "kingdomino"})
    games.reset(seed=1)
    seeds = {games.seed_of(0), games.seed_of(1)}
    rng = Random(1)
    ended = 0
    while ended < 6:
        ended += int(games.step(games.sample(rng)).over.sum())
        seeds |= {games.seed_of(0), games.seed_of(1)}
    assert len(seeds) == 8
    games.reset(seed=1)
    assert {games.seed_of(0), games.seed_of(1)} <= seeds


def test_arrays_are_made_for_the_games_that_are_asked_for() -> None:
    games = VectorEnv("inkdoms", 4)
    games.reset(seed=2)
    rng = Random(3)
    for _ in range(20):
        games.step(games.sample(rng))
    arrays = games.observe()
    encoding = encoding_of(games.setting)
    assert arrays.shape == (4, encoding.size)
    for index in range(4):
        assert (arrays[index] == encoding.encode(games.view(index))).all()
    assert (games.observe([2, 0]) == arrays[[2, 0]]).all()


def test_what_is_not_open_is_refused() -> None:
    games = VectorEnv("inkdoms", 2)
    batch = games.reset(seed=2)
    closed = int(batch.masks[1].argmin())
    with pytest.raises(IllegalAction):
        games.step([int(batch.masks[0].argmax()), closed])
