"""The score by its sources, and places."""

from __future__ import annotations

from tetrarchy.games.gem_forge.state import FROM_CARDS, FROM_JEWELS, FROM_SETS, SOURCES, Position
from tetrarchy.kernel.state import ScoreSheet, SheetLine


def sheet(p: Position, seat: int) -> ScoreSheet:
    """Where a pawn's points came from; what went beyond the goal does not count."""
    at = SOURCES * seat
    lines = (
        SheetLine("jewels", p.points[at + FROM_JEWELS]),
        SheetLine("sets", p.points[at + FROM_SETS]),
        SheetLine("cards", p.points[at + FROM_CARDS]),
    )
    return ScoreSheet(lines, p.pawns[seat])


def standing(p: Position) -> list[int]:
    """Places by the track; equal places are shared."""
    return [1 + sum(other > mine for other in p.pawns) for mine in p.pawns]
