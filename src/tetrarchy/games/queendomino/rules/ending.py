"""The end of the game."""

from __future__ import annotations

from tetrarchy.games.queendomino.state import GAME_OVER, Position
from tetrarchy.kernel.state import OVER


def end_game(p: Position) -> None:
    """After the last turn of the last round points are counted."""
    p.line = []
    p.kings = []
    p.turn = 0
    p.step = GAME_OVER
    p.seat = OVER
    if p.events is not None:
        p.note("game_over", {})
