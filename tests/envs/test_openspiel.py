"""OpenSpiel's own simulation test, its bots on our games, and worlds that a player cannot tell apart."""

from __future__ import annotations

import json
import math
import random
from typing import Any

import numpy as np
import pytest

from tests.envs.settings import MORE, SOLO, USUAL, Played, each

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")

from open_spiel.python import policy, rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    async_mcts,
    evaluate_bots,
    ismcts,
    mcts,
    mcts_agent,
    minimax,
    noisy_policy,
    outcome_sampling_mccfr,
    random_agent,
    sample_some_states,
    tabular_qlearner,
)
from open_spiel.python.bots import uniform_random  # noqa: E402

from tetrarchy.catalogue import GAMES, find_game  # noqa: E402
from tetrarchy.envs import openspiel  # noqa: E402


def load(played: Played, **more: Any) -> Any:
    name, seats, options = played
    return pyspiel.load_game(f"tetrarchy_{name}", {"players": seats, **options, **more})


def advance(state: Any, rng: random.Random) -> None:
    """One random action, of chance or of a player."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.walk
@each(USUAL + SOLO + MORE)
def test_random_simulation(played: Played) -> None:
    """A broken law aborts the process or raises."""
    pyspiel.random_sim_test(load(played), num_sims=1, serialize=True, verbose=False)


def test_all_games_are_registered_with_their_options() -> None:
    assert {f"tetrarchy_{game}" for game in GAMES} <= set(pyspiel.registered_names())
    openspiel.register()
    game = pyspiel.load_game("tetrarchy_queendomino(players=3,variant=kingdomino,harmony=True)")
    assert game.num_players() == 3
    assert game.new_initial_state().position.snapshot()["options"]["harmony"] is True


@each(USUAL + SOLO)
def test_chance_is_explicit(played: Played) -> None:
    state = load(played).new_initial_state()
    rng = random.Random(1)
    draws = 0
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            draw_of = state.get_game().draw_of
            weights = {draw_of[code]: weight for code, weight in state.position.outcomes()}
            chances = dict(state.chance_outcomes())
            assert chances.keys() == weights.keys()
            assert math.isclose(sum(chances.values()), 1)
            one, *_, other = weights
            assert math.isclose(chances[one] * weights[other], chances[other] * weights[one])
            draws += 1
        advance(state, rng)
    assert draws > 3


@each(USUAL + MORE)
def test_a_resampled_state_looks_the_same_to_its_player(played: Played) -> None:
    state = load(played).new_initial_state()
    rng = random.Random(2)
    others = 0
    for number in range(150):
        if state.is_terminal():
            state = load(played).new_initial_state()
        if not state.is_chance_node() and number % 3 == 0:
            player = state.current_player()
            world = state.resample_from_infostate(player, rng.random)
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            others += str(world) != str(state)
            for _ in range(3):
                if not world.is_terminal():
                    advance(world, rng)
        advance(state, rng)
    secrets = state.get_game().get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert (others > 3) == secrets
    assert secrets == find_game(played[0]).secrets


def test_strings_are_what_a_player_sees_and_remembers() -> None:
    state = load(("inkdoms", 2, {})).new_initial_state()
    rng = random.Random(3)
    while sum(map(len, state.decisions)) < 12 or state.is_chance_node():
        advance(state, rng)
    for player in range(2):
        seen = json.loads(state.information_state_string(player))
        assert seen["view"] == json.loads(json.dumps(state.position.view(player)))
        assert seen["decisions"] == [a for who, a in history(state) if who == player]
        assert json.loads(state.observation_string(player)) == {"view": seen["view"]}
    public = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert json.loads(public.string_from(state, 0))["view"] == json.loads(
        json.dumps(state.position.view(None))
    )


def history(state: Any) -> list[tuple[int, int]]:
    return [(int(item.player), int(item.action)) for item in state.full_history()]


def test_one_hot_tensors_are_longer() -> None:
    plain, spread = (load(("inkdoms", 2, {}), one_hot=one_hot) for one_hot in (False, True))
    assert spread.observation_tensor_shape()[0] > plain.observation_tensor_shape()[0]
    assert plain.information_state_tensor_shape() == plain.observation_tensor_shape()


@each(USUAL)
def test_a_tensor_is_what_an_observer_sees(played: Played) -> None:
    game = load(played)
    state, rng = game.new_initial_state(), random.Random(6)
    observer = game.make_py_observer()
    for _ in range(40):
        advance(state, rng)
        for player in range(2):
            observer.set_from(state, player)
            assert np.allclose(state.observation_tensor(player), observer.tensor)
            assert state.information_state_tensor(player) == state.observation_tensor(player)
    while state.is_chance_node():
        advance(state, rng)
    assert state.observation_tensor() == state.observation_tensor(state.current_player())


def test_returns_are_the_rewards() -> None:
    state = load(("queendomino", 2, {"variant": "kingdomino"}), reward="score").new_initial_state()
    rng = random.Random(4)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        advance(state, rng)
    points = [state.position.sheet(seat).total for seat in range(2)]
    assert state.returns() == [points[0] - points[1], points[1] - points[0]]


@each(USUAL + SOLO)
def test_openspiels_search_plays_our_games(played: Played) -> None:
    game = load(played)
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        bot = mcts.MCTSBot(game, uct_c=2, max_simulations=2, evaluator=rollouts, random_state=rng)
    else:
        bot = ismcts.ISMCTSBot(game, rollouts, uct_c=2, max_simulations=2, random_state=rng)
    state = game.new_initial_state()
    chooser = random.Random(5)
    while state.is_chance_node():
        advance(state, chooser)
    legal = state.legal_actions()
    assert bot.step(state) in legal


# ---------------------------------------------------------------- OpenSpiel's algorithms in Python


def dealt(game: Any) -> Any:
    """The first position in which a player decides."""
    state, rng = game.new_initial_state(), random.Random(5)
    while state.is_chance_node():
        advance(state, rng)
    return state


@each(USUAL)
def test_ismcts_takes_every_game_that_is_announced_as_imperfect(played: Played) -> None:
    game = load(played, imperfect=True)
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2, 2, random_state=rng)
    state = dealt(game)
    assert bot.step(state) in state.legal_actions()


@each([("queendomino", 2, {"variant": "kingdomino"}), ("gem_forge", 2, {})])
def test_openspiels_agents_learn_and_search_in_our_games(played: Played) -> None:
    game = load(played)
    environment = rl_environment.Environment(game, include_full_state=True)
    actions = environment.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(0, actions), random_agent.RandomAgent(1, actions)]
    step = environment.reset()
    while not step.last():
        step = environment.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sorted(step.rewards) in ([-1.0, 1.0], [0.0, 0.0])
    step = environment.reset()
    player = step.observations["current_player"]
    rng = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 2, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    chosen = mcts_agent.MCTSAgent(player, actions, search).step(step).action
    assert chosen in step.observations["legal_actions"][player]


@each([("queendomino", 2, {"variant": "kingdomino"}), ("gem_forge", 2, {})])
def test_openspiels_solvers_and_tools_run_on_our_games(played: Played) -> None:
    game = load(played)
    state = dealt(game)
    bots = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(2)]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random)) == 0
    assert minimax.expectiminimax(state, 1, lambda other: 0.0, state.current_player())[1] is not None
    assert len(sample_some_states.sample_some_states(game, max_states=5)) == 5
    noisy = noisy_policy.NoisyPolicy(policy.UniformRandomPolicy(game), 0, 0.1)
    assert set(noisy.action_probabilities(state)) == set(state.legal_actions())
    rng = np.random.RandomState(1)
    assert async_mcts.MCTSBot(game, 2, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)


def test_outcome_sampling_runs_where_a_whole_game_is_not_too_improbable() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(("queendomino", 2, {"variant": "kingdomino"})))
    solver.iteration()
    assert len(solver._infostates) > 10


@each(USUAL + SOLO + MORE)
def test_no_random_game_is_nearly_as_long_as_the_longest(played: Played) -> None:
    game, rng = load(played), random.Random(7)
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        advance(state, rng)
    assert decisions < game.max_game_length() < 60 * decisions
