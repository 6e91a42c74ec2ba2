"""Step E: the king goes onto a domino of the next line."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import CHOOSE
from tetrarchy.games.queendomino.rules.lines import free_dominoes, set_king
from tetrarchy.games.queendomino.state import CHOOSING, GO_ON, Position, ask, note_skipped
from tetrarchy.kernel.bits import lowest


def begin_choosing(p: Position) -> None:
    """E: the king goes onto a free domino of the next line; in the last round there is none."""
    if not p.next_line:
        if p.events is not None:
            note_skipped(p, CHOOSING, "last_round")
        end_turn(p)
        return
    free = free_dominoes(p)
    if free & (free - 1):
        ask(p, CHOOSING, CHOOSE, free)
        return
    if p.events is not None:
        note_skipped(p, CHOOSING, "only_domino")
    choose(p, lowest(free))


def choose(p: Position, at: i64) -> None:
    """The king is set, and the turn is over."""
    set_king(p, at)
    end_turn(p)


def end_turn(p: Position) -> None:
    """The next king's turn."""
    p.turn += 1
    p.step = GO_ON
