"""The games that are installed: every package in ``tetrarchy.games``. A game's id is its folder's name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from tetrarchy import games
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game

GAMES: Final = tuple(sorted(module.name for module in iter_modules(games.__path__) if module.ispkg))


def find_game(identifier: str, data: Data | None = None) -> Game:
    """A game with its own component files, or with others."""
    if identifier not in GAMES:
        raise BadOptions(
            "unknown-game",
            "There is no game {given}; there are: {names}.",
            given=quote(identifier),
            names=", ".join(GAMES),
        )
    game: Game = import_module(f"{games.__name__}.{identifier}").GAME
    return game if data is None else game.with_data(data)


def data_directory(identifier: str) -> Path:
    """The directory with a game's own component files."""
    find_game(identifier)
    return Path(games.__path__[0]) / identifier / "data"
