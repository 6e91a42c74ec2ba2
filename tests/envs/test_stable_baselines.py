"""Stable-Baselines3's own check, and MaskablePPO of sb3-contrib learning in earnest.

No command of ours installs PyTorch: where it is missing, `pip install 'tetrarchy[learning]'` brings all that
these tests need.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from tests.envs.settings import SOLO, USUAL, Played, each
from tetrarchy.catalogue import GAMES
from tetrarchy.envs.gymnasium import SeatEnv
from tetrarchy.envs.vector import VectorEnv

REASON = "Stable-Baselines3 is not installed: pip install 'tetrarchy[learning]'"
torch = pytest.importorskip("torch", reason=REASON)
contrib = pytest.importorskip("sb3_contrib", reason=REASON)
checker = pytest.importorskip("stable_baselines3.common.env_checker", reason=REASON)
stable_baselines = pytest.importorskip("tetrarchy.envs.stable_baselines", reason=REASON)


@each(USUAL + SOLO)
def test_stable_baselines_check(played: Played) -> None:
    """Its checker takes random actions, open or not: those that are not end the game with a reason."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it advises other shapes of arrays
        checker.check_env(SeatEnv(*played, bots="random"))


@pytest.mark.parametrize("name", GAMES)
def test_masked_ppo_learns_a_few_steps(name: str) -> None:
    """Two updates change the network, and no game is left by an action that was not open."""
    games = stable_baselines.VectorGames(name, 4, bots="random", shaping="sheet")
    torch.set_num_threads(1)
    model = contrib.MaskablePPO("MlpPolicy", games, n_steps=16, batch_size=32, n_epochs=1, seed=1)
    before = model.policy.state_dict()["action_net.weight"].clone()
    model.learn(128)
    assert model.num_timesteps == 128
    assert not torch.equal(before, model.policy.state_dict()["action_net.weight"])


def test_masked_ppo_takes_gymnasiums_environment_too() -> None:
    model = contrib.MaskablePPO(
        "MultiInputPolicy", SeatEnv("inkdoms", 1), n_steps=32, batch_size=32, n_epochs=1, seed=1
    )
    model.learn(32)
    assert model.num_timesteps == 32


def test_games_go_as_in_the_vector_environment() -> None:
    games = stable_baselines.VectorGames("inkdoms", 3, 1, shaping="sheet", unit=10)
    games.seed(5)
    others = VectorEnv("inkdoms", 3, 1, bots="greedy", shaping="sheet")
    seen, expected = games.reset(), others.reset(seed=5)[0]
    earned, lengths, ended = np.zeros(3), np.zeros(3), 0
    while ended < 4:
        assert (seen == expected["observation"]).all()
        assert (np.stack(games.env_method("action_masks")) == expected["action_mask"]).all()
        actions = others.sample(ended)
        seen, rewards, over, infos = games.step(actions)
        expected, points, ends, _, told = others.step(actions)
        assert rewards.tolist() == pytest.approx((points / 10).tolist())
        assert (over == ends).all()
        earned, lengths = earned + points, lengths + 1
        for index in range(3):
            info: dict[str, Any] = infos[index]
            assert bool(info) == over[index]
            if info:
                ended += 1
                assert info["score"] == told["scores"][index, 0]
                assert info["episode"]["r"] == pytest.approx(earned[index])
                assert info["episode"]["l"] == lengths[index]
                assert (info["terminal_observation"] == told["final_obs"][index]["observation"]).all()
                earned[index] = lengths[index] = 0


def test_a_part_of_the_games_can_be_asked() -> None:
    games = stable_baselines.VectorGames("inkdoms", 3, 1)
    games.reset()
    assert len(games.env_method("action_masks", indices=[0, 2])) == 2
    assert games.get_attr("unit", indices=1) == [1.0]
    assert games.env_is_wrapped(object) == [False] * 3
    games.close()
