"""Plans whose games go wrong in ways that only a process of its own survives, and an interrupt."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

from tetrarchy.arena.match import Result
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.game import Game


class Deadly(NamedTuple):
    """Games that kill the process that plays them, a number of times; each death is noted in a folder."""

    folder: Path
    victims: tuple[int, ...]
    deaths: int
    game: str = "queendomino"
    data: Path | None = None

    def play(self, game: Game, index: int) -> Result:
        if index in self.victims:
            died = len(list(self.folder.glob(f"{index}-*")))
            if died < self.deaths:
                (self.folder / f"{index}-{died}").touch()
                os.kill(os.getpid(), signal.SIGKILL)
        return Result((index, 0), (1, 2), 1)


class Faulty(NamedTuple):
    """Games that cannot be played."""

    game: str = "queendomino"
    data: Path | None = None

    def play(self, game: Game, index: int) -> Result:
        raise BadOptions(
            "no-option", "There is no option {given}; there are: {names}.", given=index, names="-"
        )


class Endless(NamedTuple):
    """Games that do not end, except the first."""

    folder: Path
    game: str = "queendomino"
    data: Path | None = None

    def play(self, game: Game, index: int) -> Result:
        (self.folder / str(os.getpid())).touch()
        if index:
            time.sleep(1000)
        return Result((index, 0), (1, 2), 1)


class Stop:
    """Is told of games that are done, and interrupts the run after a number of them."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, games: int) -> None:
        self.left -= games
        if self.left <= 0:
            raise KeyboardInterrupt
