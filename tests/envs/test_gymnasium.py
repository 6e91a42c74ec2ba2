"""Gymnasium's own check, and one seat alone or against bots."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from librt.random import Random

from tests.envs.settings import SOLO, USUAL, Played, each
from tetrarchy.envs.gymnasium import SeatEnv
from tetrarchy.kernel.errors import BadOptions, IllegalAction


def play(game: SeatEnv, observation: Any, rng: Random, steps: int = 10**6) -> list[Any]:
    """Random decisions: array, reward, end and info after each."""
    seen: list[Any] = []
    over = False
    while not over and len(seen) < steps:
        open_now = observation["action_mask"].nonzero()[0]
        observation, reward, over, cut, _ = game.step(open_now[rng.randrange(len(open_now))])
        assert not cut
        assert (game.action_masks() == observation["action_mask"]).all()
        seen.append((observation["observation"].tobytes(), reward, over, game.view()))
    return seen


@each(USUAL + SOLO)
def test_gymnasium_check(played: Played) -> None:
    name, seats, options = played
    made = gymnasium.make(
        f"tetrarchy/{name}-v1", seats=seats, options=options, bots="random", render_mode="ansi"
    )
    check_env(made.unwrapped)


@each(SOLO)
def test_solo_rewards_are_points(played: Played) -> None:
    game = SeatEnv(*played)
    observation, _ = game.reset(seed=7)
    seen = play(game, observation, Random(2))
    assert all(reward == 0 for _, reward, _, _ in seen[:-1])
    assert seen[-1][1] == game.episode.state.sheet(0).total


def test_the_others_are_bots_and_the_seat_is_asked_for_itself_alone() -> None:
    game = SeatEnv("queendomino", 3, {"variant": "kingdomino"}, seat=1, bots="greedy,random")
    assert game.opponents.bots == ["greedy", "", "random"]
    observation, _ = game.reset(seed=3)
    over = False
    while not over:
        assert game.episode.mover() == 1
        assert game.view() == game.episode.state.view(1)
        open_now = [game.encoding.code(choice) for choice in observation["action_mask"].nonzero()[0]]
        assert open_now == game.episode.state.legal(1)
        observation, reward, over, _, info = game.step(observation["action_mask"].argmax())
    assert info["place"] == game.episode.state.standing()[1]
    assert reward == (1 if info["place"] == 1 else -0.5)
    assert observation["action_mask"].all()


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_seed_repeats_bots_and_chance(bots: str) -> None:
    game = SeatEnv("inkdoms", 2, bots=bots, seat=1)
    rounds = [play(game, game.reset(seed=seed)[0], Random(1), 15) for seed in (5, 5, 6)]
    assert rounds[0] == rounds[1]
    assert rounds[0] != rounds[2]


@each(USUAL + SOLO)
def test_a_copy_and_a_pickle_in_the_middle_go_on_alike(played: Played) -> None:
    game = SeatEnv(*played, one_hot=True)
    observation, _ = game.reset(seed=9)
    play(game, observation, Random(1), 3)
    others = [copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    observation = game.encoding.observe(game.episode.state, 0)
    rest = play(game, observation, Random(2), 12)
    for other in others:
        assert play(other, observation, Random(2), 12) == rest


def test_what_is_not_open_ends_the_game_with_a_reason() -> None:
    game = SeatEnv("inkdoms", 1, illegal_reward=-50.0)
    observation, _ = game.reset(seed=1)
    _, reward, over, _, info = game.step(int(observation["action_mask"].argmin()))
    assert (reward, over) == (-50.0, True)
    assert info["error"].endswith(".")
    with pytest.raises(IllegalAction, match="reset the environment"):
        game.step(0)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="There is no seat 2"):
        SeatEnv("inkdoms", 2, seat=2)
    with pytest.raises(BadOptions, match="There is no bot “deep_thought”"):
        SeatEnv("inkdoms", 2, bots="deep_thought")
