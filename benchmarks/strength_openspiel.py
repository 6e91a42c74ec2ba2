"""OpenSpiel's own Monte Carlo bots as players of ours, through the adapter.

Where everything lies open it is their MCTS, else their ISMCTS with ``ResampleFromInfostate``. Rollouts run in
our engine, which gives them many times the simulations that rollouts through the adapter would.
"""

from __future__ import annotations

import time
from typing import Any, Final

import numpy as np
import pyspiel
from librt.random import Random
from open_spiel.python.algorithms import ismcts, mcts

from tetrarchy.bots.budget import Budget
from tetrarchy.envs.episode import Held
from tetrarchy.envs.openspiel import PREFIX, TetrarchyState
from tetrarchy.envs.rewards import rewards_of
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.play import playout
from tetrarchy.kernel.state import View

_CURIOSITY: Final = 2.0
"""What OpenSpiel's examples give for rewards from -1 to 1."""
_LEAST: Final = 2
"""The fewest simulations of ISMCTS: the first only opens the root."""
_PROBE: Final = 4
"""This number of simulations tells how long one takes, before the first decision."""


class Rollouts(mcts.Evaluator):  # type: ignore[misc]
    """A position is worth what one random game from there brings."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, state: TetrarchyState) -> Any:
        """The rewards at the end."""
        position = state.position.copy()
        playout(position, self.rng)
        return np.array(rewards_of(position, state.reward))

    def prior(self, state: TetrarchyState) -> list[tuple[int, float]]:
        """All actions alike; those of chance by their weights."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class OpenSpielPlayer:
    """Decides by a bot of OpenSpiel; from a view, as every player does."""

    def __init__(self, game: Game, seats: int, options: Options, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.spiel: Any = pyspiel.load_game(PREFIX + game.id, {"players": seats, **options})
        information = self.spiel.get_type().information
        self.all_open = information == pyspiel.GameType.Information.PERFECT_INFORMATION
        self.simulations = 0
        """How many there were in all decisions."""
        self._pace = 0.0

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        """What the bot does with as many simulations as there is time for, at the pace of the last ones."""
        if len(legal) == 1:
            return legal[0]
        began = time.thread_time()
        state = self._state(view, seat, rng)
        if self.budget.playouts:
            return self._step(state, self.budget.playouts, rng)
        left = self.budget.seconds - (time.thread_time() - began)
        if not self._pace:
            self._step(state, _PROBE, rng)  # makes what is made only once
            self._step(state, _PROBE, rng)
        return self._step(state, max(_LEAST, round(left / self._pace)), rng)

    def _state(self, view: View, seat: int, rng: Random) -> TetrarchyState:
        """A state that fits the view, in which the seat is the one to decide."""
        state: TetrarchyState = self.spiel.new_initial_state()
        state.held = Held(state.held.setting, self.game.imagine(view, rng))
        return state.resample_from_infostate(seat, rng.random)

    def _step(self, state: TetrarchyState, simulations: int, rng: Random) -> int:
        began = time.thread_time()
        action = self.spiel.encoding.code(self._bot(simulations, rng).step(state))
        self._pace = (time.thread_time() - began) / simulations
        self.simulations += simulations
        return int(action)

    def _bot(self, simulations: int, rng: Random) -> Any:
        luck = np.random.RandomState(rng.randrange(1 << 32))
        if self.all_open:
            return mcts.MCTSBot(self.spiel, _CURIOSITY, simulations, Rollouts(rng), random_state=luck)
        bot = ismcts.ISMCTSBot(self.spiel, Rollouts(rng), _CURIOSITY, simulations, random_state=luck)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
        return bot
