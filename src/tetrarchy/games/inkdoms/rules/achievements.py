"""Achievements: who was first and second to paint a kingdom, a kind of monster, or three kingdoms."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.data import FINAL, KINGDOMS, KINGDOMS_TO_END, LINES, Components
from tetrarchy.games.inkdoms.player_sheet import PlayerSheet
from tetrarchy.games.inkdoms.state import Position
from tetrarchy.kernel.bits import count


def announce(p: Position) -> None:
    """At the end of a round, all who have completed a line for the first time share its best open number.

    Those who complete it in the first such round circle the first number, those of the next such round the
    second; nobody after them gets any, and nobody circles two numbers of a line.
    """
    for line in range(FINAL + 1):
        finishers = completed_now(p, line) & ~(p.firsts[line] | p.seconds[line])
        if finishers:
            award(p, line, finishers)


def completed_now(p: Position, line: i64) -> i64:
    """The seats that have completed a line by what they painted in this round."""
    found: i64 = 0
    for seat in range(p.seats):
        if completes(p.components, p.player_sheets[seat], line):
            found |= 1 << seat
    return found


def completes(c: Components, sheet: PlayerSheet, line: i64) -> bool:
    """Whether a line is complete by what was painted in this round."""
    if line < LINES:
        areas = c.line_areas[line]
        return (areas & ~sheet.taken) == 0 and (areas & sheet.fresh) != 0
    return (
        sheet.fresh != 0
        and kingdoms_painted(c, sheet.taken) >= KINGDOMS_TO_END
        and kingdoms_painted(c, sheet.taken & ~sheet.fresh) < KINGDOMS_TO_END
    )


def kingdoms_painted(c: Components, taken: i64) -> i64:
    """How many kingdoms some painted areas fill."""
    number: i64 = 0
    for kingdom in range(KINGDOMS):
        if (c.kingdom_areas[kingdom] & ~taken) == 0:
            number += 1
    return number


def areas_done(c: Components, sheet: PlayerSheet, line: i64) -> i64:
    """How many areas of a line are painted; how many kingdoms, for the final one."""
    if line == FINAL:
        return kingdoms_painted(c, sheet.taken)
    return count(c.line_areas[line] & sheet.taken)


def award(p: Position, line: i64, finishers: i64) -> None:
    """Give the finishers of one round the best open number of a line."""
    points = 0
    if p.firsts[line] == 0:
        p.firsts[line] = finishers
        points = p.components.first_vp[line]
    elif p.seconds[line] == 0:
        p.seconds[line] = finishers
        points = p.components.second_vp[line]
    if p.events is not None:
        name = p.components.line_ids[line]
        for seat in range(p.seats):
            if (finishers >> seat) & 1:
                p.note("line_completed", {"seat": seat, "line": name, "points": points})
