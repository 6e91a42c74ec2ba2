"""PettingZoo's own suite, and what it does not ask: secrets, copies, rewards, refusals."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from librt.random import Random
from pettingzoo.test import api_test, seed_test

from tests.envs.settings import MORE, SOLO, USUAL, Played, each
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.envs.pettingzoo import TetrarchyEnv, env, raw_env
from tetrarchy.kernel.errors import BadOptions, IllegalAction

# An observation with a mask in it is no plain array; PettingZoo knows that of its own games only.
masks_in_observations = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
)


def with_masks(test: Any) -> Any:
    for mark in masks_in_observations:
        test = mark(test)
    return test


def first_open(observation: Any) -> int:
    return int(observation["action_mask"].nonzero()[0][0])


def play(played: Any, rng: Random, steps: int = 10**6) -> list[tuple[str, bytes, float]]:
    """Random decisions: what each agent saw before them and had gained."""
    seen: list[tuple[str, bytes, float]] = []
    for agent in played.agent_iter(steps):
        observation, reward, over, _, _ = played.last()
        seen.append((agent, observation["observation"].tobytes(), reward))
        open_now = observation["action_mask"].nonzero()[0]
        played.step(None if over else int(open_now[rng.randrange(len(open_now))]))
    return seen


@with_masks
@each(USUAL + SOLO + MORE)
def test_api(played: Played, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(*played, render_mode="ansi"), num_cycles=80)
    assert "Passed API test" in capsys.readouterr().out


@each(USUAL + SOLO)
def test_seed(played: Played) -> None:
    seed_test(lambda: env(*played), num_cycles=40)


@each(USUAL + SOLO)
def test_a_copy_and_a_pickle_in_the_middle_go_on_alike(played: Played) -> None:
    game = env(*played, one_hot=True)
    game.reset(seed=4)
    play(game, Random(1), 25)
    others = [copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    rest = play(game, Random(2), 30)
    for other in others:
        assert play(other, Random(2), 30) == rest


@each(USUAL + SOLO)
def test_rewards_come_at_the_end(played: Played) -> None:
    _, seats, _ = played
    game = raw_env(*played, reward="score")
    game.reset(seed=8)
    seen = play(game, Random(3))
    gained = [reward for _, _, reward in seen[-seats:]]
    assert [agent for agent, _, _ in seen[-seats:]] == [f"seat_{seat}" for seat in range(seats)]
    assert all(reward == 0 for _, _, reward in seen[:-seats])
    points = [game.episode.state.sheet(seat).total for seat in range(seats)]
    assert gained == (points if seats == 1 else [points[0] - points[1], points[1] - points[0]])
    assert not game.agents


def test_the_end_tells_everybody_the_result() -> None:
    game = raw_env("wonderful_kingdom", 1)
    game.reset(seed=2)
    while not game.terminations["seat_0"]:
        game.step(first_open(game.observe("seat_0")))
    info = game.infos["seat_0"]
    state = game.episode.state
    assert (info["score"], info["place"], info["verdict"]) == (
        state.sheet(0).total,
        state.standing()[0],
        state.verdict(0),
    )
    assert game.view("seat_0") == state.view(0)
    assert game.observe("seat_0")["action_mask"].all()


def test_masks_and_views_are_those_of_the_seat() -> None:
    game = raw_env("gem_forge", 2)
    game.reset(seed=3)
    for _ in range(60):
        agent = game.agent_selection
        seat = game.possible_agents.index(agent)
        observation, _, _, _, info = game.last()
        open_now = [game.encoding.code(choice) for choice in observation["action_mask"].nonzero()[0]]
        assert open_now == game.episode.state.legal(seat)
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert game.view(agent) == game.episode.state.view(seat)
        other = game.possible_agents[1 - seat]
        assert not game.observe(other)["action_mask"].any()
        assert not game.infos[other]
        game.step(first_open(observation))


@pytest.mark.parametrize("name", [name for name in GAMES if find_game(name).secrets])
def test_seats_that_decide_at_once_do_not_see_one_another(name: str) -> None:
    """Two games that differ only in what a seat has just chosen in secret look the same to the next one."""
    rules = find_game(name)
    game = raw_env(name, max(rules.seats_for(rules.settings(2))))
    game.reset(seed=6)
    rng = Random(5)
    compared = 0
    for _ in range(400):
        if game.terminations["seat_0"]:
            game.reset()
        state = game.episode.state
        if len(state.actors()) > 1 and state.hides(state.mover()):
            compared += same_to_the_next(game, rng)
        play(game, rng, 1)
    assert compared > 3


def same_to_the_next(game: TetrarchyEnv, rng: Random) -> bool:
    """Whether a seat chose differently in two copies; asserts that the next seat is none the wiser."""
    _, following, *_ = game.episode.state.actors()
    worlds = []
    for _ in range(2):
        world = copy.deepcopy(game)
        while world.agent_selection == game.agent_selection:
            play(world, rng, 1)
            if world.episode.state.reveals or world.terminations["seat_0"]:
                return False
        assert world.agent_selection == f"seat_{following}"
        worlds.append(world)
    one, other = (world.last() for world in worlds)
    assert (one[0]["observation"] == other[0]["observation"]).all()
    assert (one[0]["action_mask"] == other[0]["action_mask"]).all()
    assert worlds[0].view(f"seat_{following}") == worlds[1].view(f"seat_{following}")
    return worlds[0].episode.state.snapshot() != worlds[1].episode.state.snapshot()


def test_what_is_not_open_is_refused_and_changes_nothing() -> None:
    game = env("queendomino", 2)
    game.reset(seed=1)
    before = game.unwrapped.episode.state.snapshot()
    closed = int((game.last()[0]["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction):
        game.step(closed)
    with pytest.raises(ValueError, match="has to decide: None is not an action"):
        game.step(None)
    assert game.unwrapped.episode.state.snapshot() == before
    game.step(np.int32(first_open(game.last()[0])))
    assert game.unwrapped.episode.state.snapshot() != before


def test_wrong_settings_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadOptions, match="There is no game “chess”"):
        env("chess")
    with pytest.raises(BadOptions, match="The number of seats cannot be “9”"):
        env("inkdoms", 9)
    with pytest.raises(BadOptions, match="There is no reward “fame”"):
        env("inkdoms", reward="fame")


def test_state_and_render_show_the_whole_table() -> None:
    game = raw_env("inkdoms", 3, render_mode="ansi")
    game.reset(seed=1)
    arrays = [game.observe(agent)["observation"] for agent in game.agents]
    assert (game.state() == np.concatenate(arrays)).all()
    assert str(game.render()).startswith("inkdoms, ")
    assert raw_env("inkdoms").render_mode is None
