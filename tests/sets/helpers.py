"""Sets to be checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tetrarchy.kernel.data import Files
from tetrarchy.sets import standard


def changed(game: str, change: Callable[[dict[str, Any]], object]) -> Files:
    """A game's own set, with something changed in its tables."""
    tables = standard(game).tables()
    change(tables)
    return Files(tables)


def put(game: str, file: str, *path: str | int, to: object) -> Files:
    """A game's own set with another value at one place."""

    def change(tables: dict[str, Any]) -> None:
        inside: Any = tables[file]
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = to

    return changed(game, change)
