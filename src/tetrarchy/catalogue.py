"""The games that are installed, by id. A new game is one more line here."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game

GAMES: Final = {
    "queendomino": "tetrarchy.games.queendomino",
    "inkdoms": "tetrarchy.games.inkdoms",
    "gem_forge": "tetrarchy.games.gem_forge",
    "wonderful_kingdom": "tetrarchy.games.wonderful_kingdom",
}


def find_game(identifier: str, data: Path | None = None) -> Game:
    """A game with its own component files, or with those of a directory."""
    if identifier not in GAMES:
        raise BadOptions(
            "unknown-game",
            "There is no game {given}; there are: {names}.",
            given=quote(identifier),
            names=", ".join(GAMES),
        )
    game: Game = import_module(GAMES[identifier]).GAME
    return game if data is None else game.with_data(data)
