"""Positions out of a few words: one builder a game, ``builders/<game>.py``, each with a function ``table``.

What is not said is as in the middle of a usual game; pieces that lie nowhere go back to their piles. Whatever
cannot be is refused with the reason by the game itself.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.library.position import Position


def build(
    game: str, *parts: Any, seed: int | None = None, data: Data | None = None, **fields: Any
) -> Position:
    """A position that is told piece by piece; ``docs/library.md`` shows each game's words.

    Parts and fields are those of ``table`` in ``tetrarchy.library.builders.<game>``. Without a seed chance
    waits for ``settle``. BadSnapshot says why a position cannot be.
    """
    found = find_game(game, data)
    try:
        builder = import_module(f"{__name__}.{found.id}")
    except ModuleNotFoundError as error:
        raise BadOptions(
            "no-builder", "There is no builder of positions for {game}.", game=quote(game)
        ) from error
    state = builder.table(*parts, game=found, **fields)
    return Position(found, state, None if seed is None else Deal(seed))
