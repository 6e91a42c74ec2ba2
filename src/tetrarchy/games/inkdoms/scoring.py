"""The sheet's scoring lines, places and ties."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from tetrarchy.games.inkdoms.colours import COLOURS
from tetrarchy.games.inkdoms.data import CAPITAL, FINAL, KINGDOMS, MONSTERS, UNPAINTED_VP, Components
from tetrarchy.games.inkdoms.player_sheet import PlayerSheet
from tetrarchy.games.inkdoms.state import Position
from tetrarchy.kernel.bits import count
from tetrarchy.kernel.state import ScoreSheet, SheetLine

RESULTS: Final = ((70, "crown"), (60, "guardian"), (50, "fair"))
LOWEST_RESULT: Final = "again"


def result_of(total: int) -> str:
    """The band that a solo score falls into."""
    for least, name in RESULTS:
        if total >= least:
            return name
    return LOWEST_RESULT


class LinePart(NamedTuple):
    """A part of a scoring line: its name, how many of what it counts, and the points."""

    key: str
    number: int
    points: int


def sign_painted(c: Components, area: i64, colour: i64) -> str:
    """What becomes of a capital or a monster that is painted in a colour."""
    right = c.colour[area] == colour
    if c.symbol[area] == CAPITAL:
        return "built" if right else "lost"
    return "tamed" if right else "defeated"


def variety(c: Components, sheet: PlayerSheet, kingdom: i64) -> i64:
    """The number of different colours in a kingdom, painted whole or not."""
    number: i64 = 0
    for colour in range(len(COLOURS)):
        if sheet.painted[colour] & c.kingdom_areas[kingdom]:
            number += 1
    return number


def capital_points(c: Components, sheet: PlayerSheet, kingdom: i64) -> i64:
    """What the capital is worth if it is built, that is, painted in its own colour."""
    capital = c.capital[kingdom]
    return c.capital_vp[kingdom] if (sheet.painted[c.colour[capital]] >> capital) & 1 else 0


def monsters_tamed(c: Components, sheet: PlayerSheet, kind: i64) -> i64:
    """How many monsters of a kind are painted in their own colour."""
    tamed: i64 = 0
    for colour in range(len(COLOURS)):
        tamed += count(sheet.painted[colour] & c.targets[kind * len(COLOURS) + colour])
    return tamed


def monsters_left(c: Components, sheet: PlayerSheet, kind: i64) -> i64:
    """How many monsters of a kind are unpainted."""
    return count(c.line_areas[KINGDOMS + kind] & ~sheet.taken)


def speed_points(p: Position, seat: i64, line: i64) -> i64:
    """The number that the seat has circled in a line."""
    if (p.firsts[line] >> seat) & 1:
        return p.components.first_vp[line]
    return p.components.second_vp[line] if (p.seconds[line] >> seat) & 1 else 0


def line_points(p: Position, sheet: PlayerSheet, seat: i64, line: i64) -> i64:
    """The sum of one scoring line."""
    c = p.components
    points = speed_points(p, seat, line)
    if line < KINGDOMS:
        points += variety(c, sheet, line) + capital_points(c, sheet, line)
    elif line < FINAL:
        kind = line - KINGDOMS
        points += c.tame_vp[kind] * monsters_tamed(c, sheet, kind)
        points += UNPAINTED_VP * monsters_left(c, sheet, kind)
    return points


def line_parts(p: Position, sheet: PlayerSheet, seat: i64, line: i64) -> list[LinePart]:
    """What the sum of one scoring line is made of, without the parts that bring nothing."""
    c = p.components
    parts: list[LinePart] = []
    if line < KINGDOMS:
        colours = variety(c, sheet, line)
        parts.append(LinePart("colours", colours, colours))
        parts.append(LinePart("capital", 1, capital_points(c, sheet, line)))
    elif line < FINAL:
        kind = line - KINGDOMS
        tamed, left = monsters_tamed(c, sheet, kind), monsters_left(c, sheet, kind)
        parts.append(LinePart("tamed", tamed, c.tame_vp[kind] * tamed))
        parts.append(LinePart("unpainted", left, UNPAINTED_VP * left))
    parts.append(LinePart("speed", 1, speed_points(p, seat, line)))
    return [part for part in parts if part.points]


def score_of(p: Position, seat: i64, sheet: PlayerSheet) -> ScoreSheet:
    """The score that a sheet gives its seat; ``sheet`` may be what others see of it."""
    lines = [
        SheetLine(p.components.line_ids[line], line_points(p, sheet, seat, line)) for line in range(FINAL)
    ]
    lines.append(SheetLine("final", speed_points(p, seat, FINAL)))
    lines.append(SheetLine("blots", -sheet.blots))
    return ScoreSheet(tuple(lines), sum(line.points for line in lines))


def score(p: Position, seat: i64) -> i64:
    """The total of a seat's sheet, without making the sheet."""
    sheet = p.player_sheets[seat]
    points = -sheet.blots
    for line in range(FINAL + 1):
        points += line_points(p, sheet, seat, line)
    return points


def points_lost(p: Position, seat: i64) -> i64:
    """What blots and unpainted monsters have cost; the tie-break."""
    sheet = p.player_sheets[seat]
    lost = sheet.blots
    for kind in range(MONSTERS):
        lost += monsters_left(p.components, sheet, kind)
    return lost


def standing(p: Position) -> list[int]:
    """Places by points, then by fewer points lost; what is still equal is shared."""
    ranks = [(score(p, seat), -points_lost(p, seat)) for seat in range(p.seats)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
