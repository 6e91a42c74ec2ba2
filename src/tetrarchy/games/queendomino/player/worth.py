"""What a seat's kingdom will be worth."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.player.laying import DISCARD, best_with
from tetrarchy.games.queendomino.player.values import POINT, kingdom_value
from tetrarchy.games.queendomino.scoring import kingdom_score
from tetrarchy.games.queendomino.state import DRAW_BUILDING, DRAW_LINE, GAME_OVER, PLACING, Position


def worth(p: Position, seat: i64) -> i64:
    """What the seat's kingdom will be worth once the dominoes that have its kings on them are laid."""
    which = p.kingdom_of(seat)
    if p.step == GAME_OVER:
        return POINT * kingdom_score(p, which)
    kingdom = p.kingdoms[which]
    lost: i64 = 0
    waits = p.step == PLACING or p.step == DRAW_LINE or p.step == DRAW_BUILDING
    first = p.turn if waits else p.turn + 1
    for at in range(first, len(p.line)):
        if p.kings[at] >= 0 and p.kingdom_of(p.kings[at]) == which:
            best = best_with(p, kingdom, which, p.line[at])
            lost += DISCARD if best is kingdom else 0
            kingdom = best
    for at in range(len(p.next_line)):
        if p.next_kings[at] >= 0 and p.kingdom_of(p.next_kings[at]) == which:
            best = best_with(p, kingdom, which, p.next_line[at])
            lost += DISCARD if best is kingdom else 0
            kingdom = best
    return kingdom_value(p, kingdom, which) + lost
