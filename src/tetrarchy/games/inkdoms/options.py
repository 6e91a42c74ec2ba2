"""What may be done: the open choices of each step, as sets of bits."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import BLEND, DIE_DROP, DROPS, MOVE, SPREAD, STOP
from tetrarchy.games.inkdoms.colours import PRIMARIES
from tetrarchy.games.inkdoms.data import (
    BLEND_SPELL,
    CLASH_SPELL,
    KINGDOMS,
    LINES,
    MOVE_SPELL,
    SPREAD_SPELL,
    WHITE,
)
from tetrarchy.games.inkdoms.sheet import Sheet
from tetrarchy.games.inkdoms.state import Position
from tetrarchy.games.inkdoms.throws import WORD
from tetrarchy.kernel.bits import lowest


def is_free(p: Position, spot: i64) -> bool:
    """Whether the next die can land on a spot: it must not overlap a die already there."""
    free = p.components.throws.free(p.spots, p.fallen, spot // WORD)
    return (free >> (spot % WORD)) & 1 == 1


def kingdoms_under(p: Position, die: i64) -> i64:
    """The kingdoms in which a die lies."""
    return p.components.spot_kingdoms[p.spots[die]]


def take_options(p: Position) -> i64:
    """The dice that can be taken, with kingdom and colour, as codes counted from TAKE.

    A die on a border can be taken from each of its kingdoms. The white die counts as a primary colour
    whose own die is not in the box; so it cannot be taken while all dice are there.
    """
    options: i64 = 0
    white_in_box = (p.box >> WHITE) & 1
    for colour in range(PRIMARIES):
        if (p.box >> colour) & 1:
            options |= kingdoms_under(p, colour) << (KINGDOMS * colour)
        elif white_in_box:
            options |= kingdoms_under(p, WHITE) << (KINGDOMS * (PRIMARIES + colour))
    return options


def paint_options(sheet: Sheet, drop: i64) -> i64:
    """Where a drop can be placed: on an unpainted area that does not touch its own colour."""
    return sheet.free_for(drop) & ~sheet.near[sheet.drop_colour(drop)]


def clash_options(sheet: Sheet, drop: i64) -> i64:
    """Where only spell 2 lets a drop be placed: beside its own colour."""
    return sheet.free_for(drop) & sheet.near[sheet.drop_colour(drop)]


def other_options(p: Position, sheet: Sheet) -> i64:
    """What one can do besides painting, as a set of codes: stop, and cast the spells 1, 3 and 4.

    A spell that would do nothing is not offered.
    """
    options: i64 = 1 << STOP
    if sheet.spells and sheet.left + sheet.blended:
        if sheet.left > 1 and sheet.spell(BLEND_SPELL):
            options |= 1 << BLEND
        if sheet.placed == 0 and sheet.spell(MOVE_SPELL):
            options |= move_options(sheet) << MOVE
        if sheet.spell(SPREAD_SPELL):
            options |= spread_options(p, sheet) << SPREAD
    return options


def move_options(sheet: Sheet) -> i64:
    """Spell 1 moves all drops of the die to any other kingdom, as long as none of them is placed."""
    kingdoms: i64 = (1 << KINGDOMS) - 1
    return kingdoms & ~(1 << sheet.kingdom)


def spread_options(p: Position, sheet: Sheet) -> i64:
    """Spell 3 opens a kingdom beside the one where the die is; one with nothing to paint is no use."""
    options = p.components.kingdom_neighbours[sheet.kingdom] & ~sheet.reach
    kingdoms = options
    while kingdoms:
        kingdom = lowest(kingdoms)
        kingdoms &= kingdoms - 1
        if not p.components.kingdom_areas[kingdom] & ~sheet.taken:
            options &= ~(1 << kingdom)
    return options


def can_paint(sheet: Sheet) -> bool:
    """Whether any drop can be placed, with or without spell 2."""
    clash = sheet.spell(CLASH_SPELL) > 0
    if sheet.left and (sheet.free_for(DIE_DROP) if clash else paint_options(sheet, DIE_DROP)):
        return True
    if sheet.blended == 0 and sheet.drops == 0:
        return False
    for drop in range(1, len(DROPS)):
        if sheet.has_drop(drop) and (sheet.free_for(drop) if clash else paint_options(sheet, drop)):
            return True
    return False


def cross_options(p: Position) -> i64:
    """The lines whose number may be crossed out: open first numbers; when there is none, open second ones."""
    firsts: i64 = 0
    seconds: i64 = 0
    for line in range(LINES):
        if p.firsts[line] == 0:
            firsts |= 1 << line
        if p.seconds[line] == 0:
            seconds |= 1 << line
    return firsts if firsts else seconds
