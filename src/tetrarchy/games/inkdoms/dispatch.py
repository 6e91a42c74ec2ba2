"""Which rule carries out which action.

A ladder, since a table of functions is called through Python objects once compiled: see Speed in
docs/architecture.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import (
    BLEND,
    CLASH,
    CROSS,
    FALL,
    FIRST,
    MIX,
    MOVE,
    PAINT,
    SPREAD,
    TAKE,
)
from tetrarchy.games.inkdoms.colours import PRIMARIES
from tetrarchy.games.inkdoms.data import AREAS
from tetrarchy.games.inkdoms.rules.ending import end_round
from tetrarchy.games.inkdoms.rules.painting import finish, mix, paint
from tetrarchy.games.inkdoms.rules.setup import choose_first
from tetrarchy.games.inkdoms.rules.solo import cross
from tetrarchy.games.inkdoms.rules.spells import cast_blend, cast_move, cast_spread
from tetrarchy.games.inkdoms.rules.taking import take
from tetrarchy.games.inkdoms.rules.throwing import fall
from tetrarchy.games.inkdoms.state import Position


def carry_out(p: Position, seat: i64, action: i64) -> None:
    """Do what has been checked, and end the round once everybody has finished."""
    if action >= FALL:
        fall(p, action - FALL)
    elif action >= FIRST:
        choose_first(p, action - FIRST)
    elif action >= CLASH:
        paint(p, seat, (action - CLASH) // AREAS, (action - CLASH) % AREAS, True)
    elif action >= PAINT:
        paint(p, seat, (action - PAINT) // AREAS, (action - PAINT) % AREAS, False)
    elif action >= TAKE:
        p.active &= ~(1 << seat)
        take(p, seat, action - TAKE)
    elif action >= CROSS:
        cross(p, action - CROSS)
    elif action >= SPREAD:
        cast_spread(p, seat, action - SPREAD)
    elif action >= MOVE:
        cast_move(p, seat, action - MOVE)
    elif action >= MIX:
        mix(p, seat, action - MIX + PRIMARIES)
    elif action == BLEND:
        cast_blend(p, seat)
    else:
        finish(p, seat)
    while p.finished == p.seats:
        end_round(p)
