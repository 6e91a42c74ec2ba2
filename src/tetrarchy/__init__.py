"""Tetrarchy: four board games as fast, complete rules engines, with bots and tables to play them at.

``GAMES`` lists them, ``new("queendomino", seed=1)`` begins one, ``play("inkdoms", "greedy")`` lets bots play
one, ``load(text)`` reads a position back, ``build(game, …)`` makes one out of a few words; ``Position`` is
what they give, ``Random`` a generator.
"""

import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tetrarchy.library import GAMES, Position, Random, build, load, new, play

__version__ = "0.1.0"
__all__ = ["GAMES", "Position", "Random", "__version__", "build", "load", "new", "play"]

if _engine := os.environ.get("TETRARCHY_ENGINE"):  # a folder that compile_engine has made
    __path__.insert(0, f"{_engine}/tetrarchy")
    sys.path.append(_engine)


def __getattr__(name: str) -> Any:
    """Bring the library's names when they are first asked for: importing a part of it stays cheap."""
    if name in __all__:
        from importlib import import_module

        library = import_module("tetrarchy.library")
        found = globals()[name] = getattr(library, name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
