"""Many games at once, for fast self-play: one call moves all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import numpy as np
    from numpy.typing import NDArray

from librt.random import Random

from tetrarchy.envs.encoding import Encoding, Floats, encoding_of
from tetrarchy.envs.episode import Setting
from tetrarchy.envs.rewards import WIN, check_reward, rewards_of
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import CHANCE, OVER, State, View


class Batch(NamedTuple):
    """Where all games stand after a call, one row a game."""

    seats: NDArray[np.int64]
    """Who decides."""
    masks: NDArray[np.int8]
    """1 for every action that is open to the one who decides."""
    rewards: Floats
    """The rewards of all seats of games that this call ended, else 0."""
    over: NDArray[np.bool_]
    """Which games this call ended; the other columns show the first position of the game after it."""


class VectorEnv:
    """``number`` games side by side. A game that ends is followed by a new one in the same call.

    ``step`` gives no arrays of views, which cost many times what a move costs: ask :meth:`observe` or
    :meth:`view` for the games that need them. The chance of a game follows the seed that :meth:`seed_of`
    tells, as that of a ``Episode`` does.
    """

    def __init__(
        self,
        game: str,
        number: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = WIN,
        data: Path | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, data)
        self.number = number
        self.reward = check_reward(reward)
        self.actions = self.setting.game.actions.size
        self._bases = [index * self.actions for index in range(number)]

    def reset(self, seed: int) -> Batch:
        """Begin all games anew."""
        self._seed = seed
        self._games = [0] * self.number
        self._seeds = [0] * self.number
        self._deals = [Deal(0)] * self.number
        self.states: list[State] = [self._begin(index) for index in range(self.number)]
        return self._batch([])

    def seed_of(self, index: int) -> int:
        """The seed of the game that is being played at a place."""
        return self._seeds[index]

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Batch:
        """One decision in every game. An action that is not open raises IllegalAction.

        The games before the one with the wrong action have moved then.
        """
        if isinstance(actions, np.ndarray):
            actions = actions.tolist()
        ended: list[tuple[int, list[float]]] = []
        for index, (state, action) in enumerate(zip(self.states, actions, strict=True)):
            state.apply(state.mover(), action)
            mover = state.mover()
            if mover < 0:
                if mover == CHANCE:
                    self._deals[index].settle(state)
                if state.mover() == OVER:
                    ended.append((index, rewards_of(state, self.reward)))
                    self.states[index] = self._begin(index)
        return self._batch(ended)

    def sample(self, rng: Random) -> list[int]:
        """An action for every game, each open one equally likely."""
        return [int(state.sample(state.mover(), rng)) for state in self.states]

    def view(self, index: int) -> View:
        """What the seat that decides in a game sees."""
        state = self.states[index]
        return state.view(int(state.mover()))

    def observe(self, indices: Sequence[int] | None = None) -> Floats:
        """The views of the seats that decide as arrays, for some games or for all."""
        chosen = range(self.number) if indices is None else indices
        rows: Floats = np.empty((len(chosen), self.encoding.size), np.float32)
        for row, index in enumerate(chosen):
            rows[row] = self.encoding.encode(self.view(index))
        return rows

    @property
    def encoding(self) -> Encoding:
        """What the places of the arrays mean."""
        return encoding_of(self.setting)

    def _begin(self, index: int) -> State:
        self._seeds[index] = mix(self._seed, index, self._games[index])
        self._games[index] += 1
        self._deals[index] = Deal(self._seeds[index])
        state = self.setting.start()
        self._deals[index].settle(state)
        return state

    def _batch(self, ended: list[tuple[int, list[float]]]) -> Batch:
        seats: list[int] = []
        open_now: list[int] = []
        for state, base in zip(self.states, self._bases, strict=True):
            mover = state.mover()
            seats.append(mover)
            open_now += [base + action for action in state.legal(mover)]
        masks: NDArray[np.int8] = np.zeros(self.number * self.actions, np.int8)
        masks[open_now] = 1
        rewards: Floats = np.zeros((self.number, self.setting.seats), np.float32)
        over: NDArray[np.bool_] = np.zeros(self.number, np.bool_)
        for index, gained in ended:
            rewards[index] = gained
            over[index] = True
        return Batch(np.array(seats), masks.reshape(self.number, self.actions), rewards, over)
