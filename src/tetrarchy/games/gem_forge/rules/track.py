"""The score track."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.state import GAME_OVER, SOURCES, Position
from tetrarchy.kernel.state import OVER


def score(p: Position, seat: i64, source: i64, points: i64) -> None:
    """A pawn moves on; it stops at the goal."""
    room = p.components.goal - p.pawns[seat]
    if points > room:
        points = room
    p.pawns[seat] += points
    p.points[SOURCES * seat + source] += points


def finish_move(p: Position, seat: i64, before: i64) -> None:
    """A pawn that moved has arrived. At the goal it wins at once.

    For each special cell that it reached or passed, every player who is still below that cell is owed a
    card, clockwise from the one who moved.
    """
    after = p.pawns[seat]
    if p.events is not None and after != before:
        p.note("pawn_moved", {"seat": seat, "points": after - before, "pawn": after})
    if after == p.components.goal:
        p.step = GAME_OVER
        p.seat = OVER
        if p.events is not None:
            p.note("game_over", {"seat": seat})
        return
    for cell in p.components.special:
        if before < cell <= after:
            for n in range(1, p.seats):
                other = (seat + n) % p.seats
                if p.pawns[other] < cell:
                    p.owed += (int(other),)
                    if p.events is not None:
                        p.note("bonus_card", {"seat": other, "cell": cell})
