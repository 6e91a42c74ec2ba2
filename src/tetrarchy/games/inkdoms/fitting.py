"""How many drops find a place: the largest set of areas of which none touches another."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import DIE_DROP
from tetrarchy.games.inkdoms.choices import paint_choices
from tetrarchy.games.inkdoms.data import BLEND_SPELL, CLASH_SPELL, SPREAD_SPELL, Components
from tetrarchy.games.inkdoms.player_sheet import DONE, PlayerSheet
from tetrarchy.kernel.bits import bit, lowest


def most_apart(c: Components, areas: i64, most: i64) -> i64:
    """How many of these areas can be painted alike, none beside another; ``most`` are enough."""
    if most <= 0 or areas == 0:
        return 0
    area = lowest(areas)
    rest = areas & ~bit(area)
    found = 1 + most_apart(c, rest & ~c.beside[area], most - 1)
    # Without this area another set can be larger only if one of its neighbours takes its place.
    if found == most or not rest & c.beside[area]:
        return found
    return max(found, most_apart(c, rest, most))


def die_fits(c: Components, sheet: PlayerSheet, colour: i64, kingdom: i64, drops: i64) -> i64:
    """How many drops of a die find a place in a kingdom, without spells."""
    return most_apart(c, c.kingdom_areas[kingdom] & ~sheet.taken & ~sheet.near[colour], drops)


def left_fits(c: Components, sheet: PlayerSheet) -> i64:
    """How many of the die's drops that are left find a place, without spells; none once the turn is over."""
    if sheet.status == DONE:
        return 0
    return most_apart(c, paint_choices(sheet, DIE_DROP), sheet.left)


def closing_areas(c: Components, sheet: PlayerSheet) -> list[tuple[i64, i64]]:
    """The areas where a drop of the die ends the turn, since nothing can follow; with the drops left then.

    A spell or another drop in hand keeps the turn open, even if in the end it does not help.
    """
    found: list[tuple[i64, i64]] = []
    if sheet.status == DONE or sheet.left == 0 or sheet.blended or sheet.drops:
        return found
    left = sheet.left - 1
    if left and sheet.spell(CLASH_SPELL) + sheet.spell(SPREAD_SPELL) + sheet.spell(BLEND_SPELL):
        return found
    places = paint_choices(sheet, DIE_DROP)
    if left == 0 and sheet.spell(CLASH_SPELL):
        places |= sheet.free_for(DIE_DROP)
    rest = places
    while rest:
        area = lowest(rest)
        rest &= rest - 1
        if left == 0 or not places & ~bit(area) & ~c.beside[area]:
            found.append((area, left))
    return found
