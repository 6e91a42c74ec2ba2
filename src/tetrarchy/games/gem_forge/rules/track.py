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

    Clockwise from the one who moved, every player is owed a card for each special cell that the pawn reached
    or passed while he himself is still below it. He draws all of them before the next player draws.
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
    for n in range(1, p.seats):
        other = (seat + n) % p.seats
        for cell in p.components.special:
            if gets_card(p, other, cell, before, after):
                p.owed += (int(other),)
                if p.events is not None:
                    p.note("bonus_card", {"seat": other, "cell": cell})


def gets_card(p: Position, other: i64, cell: i64, before: i64, after: i64) -> bool:
    """Whether a pawn that moves reaches or passes a special cell that another player is still below."""
    return after < p.components.goal and before < cell <= after and p.pawns[other] < cell
