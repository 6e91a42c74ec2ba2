"""Each game's laws of conservation, which hold at every node of every game.

A game brings its own: ``check_laws(state)`` in ``tests/games/<game>/naive.py``.
"""

from __future__ import annotations

from importlib import import_module

from tetrarchy.kernel.conformance import Laws


def laws_of(game: str) -> Laws:
    """The laws of a game."""
    laws: Laws = import_module(f"tests.games.{game}.naive").check_laws
    return laws
