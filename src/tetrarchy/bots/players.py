"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from librt.random import Random

from tetrarchy.bots.budget import Budget, read_budget
from tetrarchy.bots.flat import Flat
from tetrarchy.bots.learned import Learned, find_net
from tetrarchy.bots.levels import Levelled
from tetrarchy.bots.protocol import PREFIX, Program
from tetrarchy.bots.search import Search
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        """One of the legal actions, from what the seat can see; all chance in it comes from ``rng``."""
        ...


class RandomPlayer:
    """Takes any legal action, each as likely as another."""

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        return legal[rng.randrange(len(legal))]


class Greedy:
    """Imagines a state that fits what it sees, and takes what the game's own one-step rule advises there."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        return self.game.greedy(self.game.imagine(view, rng), seat, rng)


BOTS: Final[dict[str, Callable[[Game, Budget], Player]]] = {
    "random": lambda game, budget: RandomPlayer(),
    "greedy": lambda game, budget: Greedy(game),
    "flat": Flat,
    "search": Search,
    "learned": lambda game, budget: Learned(game, budget, find_net(game)),
}
LEVEL: Final = "level"
_WITH_NET: Final = "learned@"
_UNBUDGETED: Final = ("random", "greedy")
_USUAL: Final = "100ms"
"""The budget of a bot that is named without one."""


def find_bot(name: str, game: Game) -> Player:
    """The bot with this name, ready to play a game; ``search:10ms`` and ``search:500`` name its budget
    too, ``level:3`` one of the levels for people, ``exec:COMMAND`` a program of its own, and
    ``learned@FILE:10ms`` one that learned, with the net of a file."""
    if name.startswith(PREFIX):
        return Program.named(name, game)
    if name.startswith(_WITH_NET):
        file, _, budget = name.removeprefix(_WITH_NET).rpartition(":")
        return Learned(game, read_budget(budget), find_net(game, Path(file)))
    kind, colon, budget = name.partition(":")
    if kind == LEVEL:
        return Levelled.named(budget, game)
    if kind not in BOTS or (colon and kind in _UNBUDGETED):
        raise BadOptions(
            "unknown-bot",
            "There is no bot {given}; there are: {names}.",
            given=quote(name),
            names=", ".join([*BOTS, LEVEL]),
        )
    return BOTS[kind](game, read_budget(budget if colon else _USUAL))


def seat_bots(names: str, seats: int, game: Game) -> list[str]:
    """A bot's name for each seat out of ``greedy,random``: the list begins again where it ends."""
    given = [name.strip() for name in names.split(",")]
    for name in given:
        find_bot(name, game)
    if len(given) > max(seats, 1):
        raise BadOptions(
            "too-many-bots", "{number} bots are named for {seats} seats.", number=len(given), seats=seats
        )
    return [given[at % len(given)] for at in range(seats)]
