"""Positions as pictures: one drawing a game, ``pictures/<game>.py``, from a view alone and without a rule."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View
from tetrarchy.text import Texts


def picture(game: Game, view: View, scores: Sequence[int], language: str = "en") -> str | None:
    """The table as an SVG that needs nothing else; None for a game that has no drawing.

    The scores are those that the viewer knows.
    """
    name = f"{__name__}.{game.id}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
    return str(module.draw(game.components(), view, scores, Texts(language, game)))
