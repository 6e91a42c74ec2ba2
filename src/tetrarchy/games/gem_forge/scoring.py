"""Points: what handing in brings, the score by its sources, and places."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.data import PLACES
from tetrarchy.games.gem_forge.state import FROM_CARDS, FROM_JEWELS, FROM_SETS, SOURCES, Position
from tetrarchy.kernel.state import ScoreSheet, SheetLine


def jewel_points(p: Position, seat: i64, places: i64) -> i64:
    """The points that are printed on the tiles at some places of a player."""
    c = p.components
    points: i64 = 0
    for place in range(PLACES):
        if (places >> place) & 1:
            points += c.tile_points[c.holders.tile[p.jewels[PLACES * seat + place]]]
    return points


def set_points(p: Position, seat: i64, places: i64) -> i64:
    """What the tiles at some places add as a set: each the set points that it shows, but none alone."""
    if not places & (places - 1):
        return 0
    c = p.components
    points: i64 = 0
    for place in range(PLACES):
        if (places >> place) & 1:
            points += c.tile_bonus[c.holders.tile[p.jewels[PLACES * seat + place]]]
    return points


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
