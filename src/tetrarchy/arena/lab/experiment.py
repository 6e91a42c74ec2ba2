"""An experiment: what is played, with which sets of components, how often."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tetrarchy.arena.match import Result
from tetrarchy.arena.report.gathering import Stop, Stopped, Watched
from tetrarchy.arena.simulation import Simulation
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.errors import BadData, BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.sets.shelf import OWN, data_for


class DataSet(NamedTuple):
    """Components to play with: a set, a directory of component files, or (None) the game's own."""

    name: str
    data: Data | None
    data_hash: str


def open_set(game: str, name: str) -> DataSet:
    """The set that a name means: ``own``, one that is kept here, or a directory."""
    data = data_for(game, name)
    return DataSet(name, data, find_game(game, data).data_hash)


def game_of(names: Sequence[str]) -> str:
    """The game that sets or directories hold components of; BadOptions where they do not tell it."""
    given = [name for name in names if name != OWN]
    found = [game for game in GAMES if given and all(_is_of(each, game) for each in given)]
    if len(found) != 1:
        raise BadOptions(
            "game-unclear",
            "Which game are {names} for? Name it with --game.",
            names=", ".join(quote(name) for name in names),
        )
    return found[0]


def _is_of(name: str, game: str) -> bool:
    """Whether a set or directory has the files of a game, right or wrong."""
    try:
        find_game(game, data_for(game, name))
    except BadData as error:
        return error.key != "no-file"
    except BadOptions:
        return False
    return True


class Experiment(NamedTuple):
    """A run of games that are watched, with one set of components, or with two on common deals.

    With two sets every other game is the second's: game 2n and game 2n + 1 are the same game with either.
    """

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    """How many are played with each set."""
    seed: int
    sets: tuple[DataSet, ...]

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def data(self) -> Data | None:
        return self.sets[0].data

    def simulations(self) -> list[Simulation]:
        """The games with each set."""
        return [
            Simulation(self.game, self.options, self.bots, self.games, self.seed, of.data) for of in self.sets
        ]

    def total(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.sets)

    def lineup(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.simulations()[0].lineup(index // len(self.sets))

    def identity(self, game: Game) -> dict[str, Any]:
        """All that the results follow from. With one set it is that of ``simulate --report``."""
        known = Watched(self.simulations()[0]).identity(game)
        if len(self.sets) == 1:
            return known
        return known | {"command": "lab", "data": [of.data_hash for of in self.sets]}

    def play(self, game: Game, index: int, stop: Stop = lambda: False) -> Result:
        """Play the game with this number; ``game`` is that of the first set."""
        number, which = divmod(index, len(self.sets))
        of = self.sets[which]
        if which:
            game = load_game(self.game, of.data)
        if game.data_hash != of.data_hash:
            raise BadOptions(
                "set-changed", "The component files of {name} have changed during the run.", name=of.name
            )
        return Watched(self.simulations()[which]).play(game, number, stop)

    def by_set(self, results: Mapping[int, Result]) -> list[dict[int, Result]]:
        """The results with each set, by the numbers of its games."""
        found: list[dict[int, Result]] = [{} for _ in self.sets]
        for index, result in sorted(results.items()):
            number, which = divmod(index, len(self.sets))
            found[which][number] = result
        return found

    def side(self, which: int) -> dict[str, Any]:
        """The settings of the games with one set, for a comparison."""
        return Watched(self.simulations()[which]).identity(load_game(self.game, self.sets[which].data))


load_game = lru_cache(maxsize=8)(find_game)
"""A game with some components; the last ones are remembered."""


def play_part(
    experiment: Experiment,
    indices: Iterable[int],
    stop: Stop = lambda: False,
    seconds: float = math.inf,
) -> dict[int, Result]:
    """Play some of the games here; whatever the parts, the results are the same.

    It ends early after some seconds, though not without a game, or in the midst of one if ``stop`` says so.
    """
    ends = time.monotonic() + seconds
    game = load_game(experiment.game, experiment.data)
    results: dict[int, Result] = {}
    with contextlib.suppress(Stopped):
        for index in indices:
            results[index] = experiment.play(game, index, stop)
            if time.monotonic() > ends:
                break
    return results
