"""A game in progress that Python can copy and pickle at any moment."""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import copy
from typing import Any, Final

from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.options import read_options
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import Snapshot, State

_USUAL_SEATS: Final = 2


class Setting:
    """What is played: a game by its id, the number of seats, the options, the component files.

    Without a number of seats it is two, or the least that the options allow.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        data: Data | None = None,
    ) -> None:
        self.game = find_game(game, data)
        self.data = data
        if seats is None:
            possible = self.game.seats_for(read_options(self.game.options, options or {}))
            seats = _USUAL_SEATS if _USUAL_SEATS in possible else min(possible)
        self.options = self.game.settings(seats, options)
        self.seats = seats

    def start(self) -> State:
        """The game at its very beginning."""
        return self.game.start(self.seats, dict(self.options))

    def key(self) -> tuple[object, ...]:
        """Equal for settings that play alike."""
        return self.game.id, self.game.data_hash, self.seats, tuple(sorted(self.options.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game.id, self.seats, self.options, self.data)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self


class Held:
    """A state that ``copy.deepcopy`` and ``pickle`` understand; a pickle holds the state's snapshot."""

    def __init__(self, setting: Setting, state: State) -> None:
        self.setting = setting
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.setting, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (self.setting, self.setting.game.data_hash, self.state.snapshot())


def _held(setting: Setting, data_hash: str, snapshot: Snapshot) -> Held:
    if setting.game.data_hash != data_hash:
        raise BadSnapshot("other-data", "The position was saved with other component files.")
    return Held(setting, setting.game.load(snapshot))


class Episode:
    """A game whose chance follows a seed: the same seed and actions give the same game, in a copy too."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.deal = Deal(seed)
        self.held = Held(setting, setting.start())
        self.deal.settle(self.held.state)

    @property
    def state(self) -> State:
        return self.held.state

    def mover(self) -> int:
        """The seat to decide, the first where several decide at once; OVER at the end."""
        return int(self.held.state.mover())

    def act(self, action: int) -> None:
        """Carry out the mover's decision and the draws that follow."""
        state = self.held.state
        state.apply(state.mover(), action)
        self.deal.settle(state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        other = copy(self)
        other.deal = self.deal.copy()
        other.held = Held(self.setting, self.held.state.copy())
        return other


class Seeds:
    """The seeds of an environment's games, one after the other."""

    def __init__(self) -> None:
        self._seed = random.SystemRandom().getrandbits(62)
        self._games = 0

    def next(self, seed: int | None) -> int:
        """The seed of the next game; a given seed begins a new series."""
        if seed is not None:
            self._seed = int(seed)
            self._games = 0
        self._games += 1
        return mix(self._seed, self._games)
