"""Alone: a speed number is crossed out every round."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.choices import (
    cross_choices,
)
from tetrarchy.games.inkdoms.data import (
    FINAL,
)
from tetrarchy.games.inkdoms.rules.throwing import begin_last_round, begin_round
from tetrarchy.games.inkdoms.state import CROSSING, RIVAL, Position
from tetrarchy.kernel.bits import lowest


def begin_crossing(p: Position) -> None:
    """Solo: one speed number is lost every round. When none is left, the final line's first is lost, or its
    second where the first is circled, and the next round is the last.
    """
    choices = cross_choices(p)
    if choices & (choices - 1):
        p.step = CROSSING
        p.active = 1
    else:
        if p.events is not None:
            why = "only-number" if choices else "no-number"
            p.note("step_skipped", {"seat": 0, "step": "cross", "why": why})
        cross(p, lowest(choices) if choices else FINAL)


def cross(p: Position, line: i64) -> None:
    """Cross out the line's first number if it is open, else the second."""
    is_first = p.firsts[line] == 0
    if is_first:
        p.firsts[line] = RIVAL
    else:
        p.seconds[line] = RIVAL
    if p.events is not None:
        c = p.components
        points = c.first_vp[line] if is_first else c.second_vp[line]
        p.note("speed_crossed", {"line": c.line_ids[line], "points": points})
    if line == FINAL and not p.last_round:
        begin_last_round(p)
    p.active = 0
    begin_round(p)
