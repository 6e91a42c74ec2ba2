"""Many games at once play as each would alone, and as Gymnasium wants it."""

from __future__ import annotations

import random
from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from librt.random import Random

from tests.envs.settings import SOLO, USUAL, Played, each
from tetrarchy.catalogue import GAMES
from tetrarchy.envs.encoding import Encoding
from tetrarchy.envs.episode import Episode
from tetrarchy.envs.gymnasium import SeatEnv
from tetrarchy.envs.rewards import rewards_of
from tetrarchy.envs.vector import VectorEnv
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import OVER


@each([*USUAL, *SOLO, ("queendomino", 3, {"variant": "kingdomino"})])
def test_every_game_goes_as_it_would_alone(played: Played) -> None:
    name, seats, options = played
    games = VectorEnv(name, 3, seats, options, reward="score")
    seen, infos = games.reset(seed=5)
    encoding = Encoding(games.setting)
    tables = [Episode(games.setting, games.seed_of(index)) for index in range(3)]
    rng = Random(1)
    ends = 0
    for _ in range(300):
        for index, table in enumerate(tables):
            seat = table.mover()
            alone = encoding.observe(table.state, seat)
            assert infos["seat"][index] == seat
            assert (seen["observation"][index] == alone["observation"]).all()
            assert (seen["action_mask"][index] == alone["action_mask"]).all()
        assert games.observation_space.contains(seen)
        actions = games.sample(rng)
        seen, rewards, over, cut, infos = games.step(actions)
        assert not cut.any()
        for index, action in enumerate(actions):
            table = tables[index]
            actor = table.mover()
            table.act(encoding.code(action))
            ended = table.mover() == OVER
            assert over[index] == ended
            if not ended:
                assert rewards[index] == 0
                continue
            ends += 1
            expected = rewards_of(table.state, "score")
            assert rewards[index] == pytest.approx(expected[actor])
            assert infos["rewards"][index].tolist() == pytest.approx(expected)
            assert infos["scores"][index].tolist() == [table.state.sheet(s).total for s in range(seats)]
            assert infos["places"][index].tolist() == table.state.standing()
            last = encoding.observe(table.state, actor)
            assert (infos["final_obs"][index]["observation"] == last["observation"]).all()
            assert last["action_mask"].all()
            assert infos["_final_obs"].tolist() == over.tolist()
            tables[index] = Episode(games.setting, games.seed_of(index))
    assert ends > 0 or name == "gem_forge"


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_bots_answer_as_in_a_game_by_itself(bots: str) -> None:
    games = VectorEnv("inkdoms", 2, 2, seat=1, bots=bots, shaping="sheet")
    seen, _ = games.reset(seed=[5, 6])
    alone = [SeatEnv("inkdoms", 2, seat=1, bots=bots, shaping="sheet") for _ in range(2)]
    first = [game.reset(seed=seed)[0] for game, seed in zip(alone, (5, 6), strict=True)]
    rng = Random(1)
    ended = 0
    for index in range(2):
        assert (seen["observation"][index] == first[index]["observation"]).all()
    while ended < 3:
        actions = games.sample(rng)
        seen, rewards, over, _, infos = games.step(actions)
        assert (infos["seat"] == 1).all()
        for index, game in enumerate(alone):
            observed, reward, done, _, info = game.step(actions[index])
            assert rewards[index] == pytest.approx(reward)
            assert over[index] == done
            if done:
                ended += 1
                assert infos["scores"][index, 1] == info["score"]
                observed, _ = game.reset()
            assert (seen["observation"][index] == observed["observation"]).all()


@pytest.mark.parametrize("shaping", ["sheet", "worth"])
@pytest.mark.parametrize("reward", ["win", "score"])
def test_shaped_rewards_come_to_the_same(reward: str, shaping: str) -> None:
    """What a seat gets on the way and at the end is its reward less its prospects at the start."""
    games = VectorEnv("queendomino", 1, 2, {"variant": "kingdomino"}, reward=reward, shaping=shaping)
    _, infos = games.reset(seed=4)
    start = list(games._prospects[0])
    paid = np.zeros(2)
    rng = Random(3)
    over = np.zeros(1, np.bool_)
    while not over[0]:
        actor = int(infos["seat"][0])
        state = games.states[0]
        _, rewards, over, _, infos = games.step(games.sample(rng))
        paid[actor] += rewards[0]
    paid[1 - actor] += infos["rewards"][0, 1 - actor]
    assert paid.tolist() == pytest.approx(np.array(rewards_of(state, reward)) - start)


def test_games_that_follow_one_another_differ() -> None:
    games = VectorEnv("queendomino", 2, options={"variant": "kingdomino"})
    games.reset(seed=1)
    seeds = {games.seed_of(0), games.seed_of(1)}
    rng = Random(1)
    ended = 0
    while ended < 6:
        ended += int(games.step(games.sample(rng))[2].sum())
        seeds |= {games.seed_of(0), games.seed_of(1)}
    assert len(seeds) == 8
    games.reset(seed=1)
    assert {games.seed_of(0), games.seed_of(1)} <= seeds


def test_masks_and_views_without_arrays() -> None:
    games = VectorEnv("inkdoms", 4, observations=False)
    seen, _ = games.reset(seed=2)
    assert list(seen) == ["action_mask"]
    assert (seen["action_mask"] == games.action_masks()).all()
    assert games.view(3) == games.states[3].view(games.states[3].mover())


def test_actions_come_from_any_generator() -> None:
    games = VectorEnv("inkdoms", 3)
    seen, _ = games.reset(seed=2)
    for source in (Random(1), random.Random(1), 1):
        assert all(seen["action_mask"][index, action] for index, action in enumerate(games.sample(source)))


def test_what_is_not_open_is_refused() -> None:
    games = VectorEnv("inkdoms", 2)
    seen, _ = games.reset(seed=2)
    closed = int(seen["action_mask"][1].argmin())
    with pytest.raises(IllegalAction):
        games.step([int(seen["action_mask"][0].argmax()), closed])
    with pytest.raises(IllegalAction, match="one choice for every game"):
        games.step([0])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_gymnasium_makes_many(name: str, mode: str) -> None:
    """CleanRL's way: the infos of games that end fit together."""
    games = gymnasium.make_vec(f"tetrarchy/{name}-v1", 3, vectorization_mode=mode, bots="random")
    seen, _ = games.reset(seed=1)
    assert games.single_action_space == Encoding(SeatEnv(name).setting).action_space()
    rng = Random(2)
    ended = 0
    while ended < 2:
        masks = seen["action_mask"]
        actions = [int(row.nonzero()[0][rng.randrange(int(row.sum()))]) for row in masks]
        seen, _, over, _, _ = games.step(np.array(actions))
        assert games.observation_space.contains(seen)
        ended += int(over.sum())
    if mode != "sync":
        assert games.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    games.close()


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_own_vector_environment_gives_the_same(name: str) -> None:
    """Arrays, rewards, ends, and what is told of the end, step by step, in the same mode of resetting."""
    seeds: list[int | None] = [7, 8, 9]
    ours = VectorEnv(name, 3, bots="random", reward="score")
    theirs: SyncVectorEnv = SyncVectorEnv(
        [partial(SeatEnv, name, bots="random", reward="score")] * 3, autoreset_mode=AutoresetMode.SAME_STEP
    )
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    seen, expected = ours.reset(seed=seeds)[0], theirs.reset(seed=seeds)[0]
    rng = Random(4)
    ended = 0
    while ended < 2:
        for key in seen:
            assert (seen[key] == expected[key]).all()
        actions = ours.sample(rng)
        seen, rewards, over, cut, infos = ours.step(actions)
        expected, paid, ends, cuts, told = theirs.step(actions)
        assert (rewards == paid).all()
        assert (over == ends).all()
        assert (cut == cuts).all()
        assert over.any() == ("final_info" in infos) == ("final_info" in told)
        for index in over.nonzero()[0]:
            ended += 1
            for key in ("score", "place", "verdict"):
                assert infos["final_info"][key][index] == told["final_info"][key][index]
                assert (infos["final_info"][f"_{key}"] == told["final_info"][f"_{key}"]).all()
            last, other = infos["final_obs"][index], told["final_obs"][index]
            assert (last["observation"] == other["observation"]).all()
            assert (infos["_final_info"] == told["_final_info"]).all()


def test_gymnasiums_wrappers_count_returns() -> None:
    inner = VectorEnv("inkdoms", 4, 1, bots="greedy")
    games = RecordEpisodeStatistics(inner)
    games.reset(seed=3)
    rng = Random(1)
    ended = 0
    while ended < 5:
        _, _, over, _, infos = games.step(inner.sample(rng))
        for index in over.nonzero()[0]:
            ended += 1
            assert infos["episode"]["r"][index] == infos["final_info"]["score"][index]
    assert games.episode_count == ended


def test_a_seed_repeats_all_games_and_no_seed_goes_on() -> None:
    def begun(seed: int | None) -> bytes:
        return bytes(games.reset(seed=seed)[0]["observation"].tobytes())

    games = VectorEnv("queendomino", 3)
    first, second = begun(4), begun(None)
    assert first != second
    assert (begun(4), begun(None)) == (first, second)
