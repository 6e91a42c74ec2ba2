"""Painting: drops on areas, what the areas bring, and the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import (
    DIE_DROP,
    STOP,
    TOWER_DROP,
)
from tetrarchy.games.inkdoms.choices import (
    can_paint,
    other_choices,
)
from tetrarchy.games.inkdoms.colours import ANY_COMPOSITE, COLOURS, mixture
from tetrarchy.games.inkdoms.data import (
    CAPITAL,
    CLASH_SPELL,
    MONSTER,
    SPELL,
    SPELLS,
    Components,
)
from tetrarchy.games.inkdoms.player_sheet import DONE, MIXING, PAINTING, PlayerSheet, one
from tetrarchy.games.inkdoms.state import Position
from tetrarchy.kernel.bits import bit, lowest


def begin_painting(p: Position, seat: i64) -> None:
    """All drops of the die are to be placed in its kingdom."""
    sheet = p.player_sheets[seat]
    sheet.left = sheet.shown
    sheet.placed = 0
    set_kingdom(p, sheet, sheet.declared)
    go_on(p, seat)


def set_kingdom(p: Position, sheet: PlayerSheet, kingdom: i64) -> None:
    """The die counts as taken from this kingdom, and its drops may go there only."""
    sheet.kingdom = kingdom
    sheet.reach = 1 << kingdom
    sheet.open = p.components.kingdom_areas[kingdom]


def go_on(p: Position, seat: i64) -> None:
    """The player may do more; when there is nothing left to do, the turn is over."""
    sheet = p.player_sheets[seat]
    if sheet.mixes:
        sheet.status = MIXING
        p.active |= 1 << seat
    elif can_paint(sheet) or other_choices(p, sheet) != 1 << STOP:
        sheet.status = PAINTING
        p.active |= 1 << seat
    else:
        if p.events is not None and sheet.left + sheet.blended:
            p.note("step_skipped", {"seat": seat, "step": "paint", "why": "no-place"}, (int(seat),))
        finish(p, seat)


def paint(p: Position, seat: i64, drop: i64, area: i64, clash: bool) -> None:
    """Colour one area with one drop. What the area shows takes effect at once.

    Spell 2 lets this one drop touch its own colour on any number of sides.
    """
    sheet = p.player_sheets[seat]
    c = p.components
    colour = sheet.drop_colour(drop)
    if clash:
        sheet.spells -= one(CLASH_SPELL)
    if drop == DIE_DROP:
        sheet.left -= 1
        sheet.placed += 1
    elif drop < TOWER_DROP:
        sheet.blended -= 1
        sheet.placed += 1
    else:
        sheet.drops -= one(colour)
    here = bit(area)
    sheet.taken |= here
    sheet.fresh |= here
    sheet.painted[colour] |= here
    sheet.near[colour] |= c.beside[area]
    sheet.new_spells += c.spell_gain[area]
    if p.events is not None:
        note_painting(p, seat, area, colour, clash)
    across = c.mates[area] & sheet.taken
    while across:
        watchtower_drop(p, seat, mixture(colour, sheet.colour_at(lowest(across))))
        across &= across - 1
    go_on(p, seat)


def note_painting(p: Position, seat: i64, area: i64, colour: i64, clash: bool) -> None:
    """Record what painting an area has brought, for its painter only."""
    c = p.components
    alone = (int(seat),)
    name = c.area_ids[area]
    if clash:
        p.note("spell_cast", {"seat": seat, "spell": SPELLS[CLASH_SPELL]}, alone)
    p.note("area_painted", {"seat": seat, "area": name, "colour": COLOURS[colour]}, alone)
    kind = c.symbol[area]
    matches = c.colour[area] == colour
    if kind == CAPITAL:
        kingdom = c.kingdom_ids[c.kingdom_of[area]]
        p.note("capital_built" if matches else "capital_lost", {"seat": seat, "kingdom": kingdom}, alone)
    elif kind == MONSTER:
        monster = c.monster_ids[c.monster_of[area]]
        p.note("monster_tamed" if matches else "monster_defeated", {"seat": seat, "monster": monster}, alone)
    elif kind == SPELL:
        effect = lowest(c.spell_gain[area]) // 8
        p.note("spell_gained", {"seat": seat, "spell": SPELLS[effect]}, alone)


def watchtower_drop(p: Position, seat: i64, colour: i64) -> None:
    """Both areas of a tower are painted: it gives a drop for later rounds, or a choice of composites."""
    sheet = p.player_sheets[seat]
    if colour == ANY_COMPOSITE:
        sheet.mixes += 1
        return
    sheet.new_drops += one(colour)
    if p.events is not None:
        p.note("drop_gained", {"seat": seat, "colour": COLOURS[colour]}, (int(seat),))


def mix(p: Position, seat: i64, colour: i64) -> None:
    """Choose the composite that a tower gives."""
    p.player_sheets[seat].mixes -= 1
    watchtower_drop(p, seat, colour)
    go_on(p, seat)


def marks_blot(c: Components, sheet: PlayerSheet) -> bool:
    """Whether the end of the turn costs a blot: drops of the die are left, and a blot too."""
    return sheet.left + sheet.blended > 0 and sheet.blots < c.blots


def finish(p: Position, seat: i64) -> None:
    """The turn is over. Die drops that were not placed, however many, cost one blot if one is left."""
    sheet = p.player_sheets[seat]
    if marks_blot(p.components, sheet):
        sheet.blots += 1
        if p.events is not None:
            p.note("blot_marked", {"seat": seat}, (int(seat),))
    sheet.status = DONE
    p.active &= ~(1 << seat)
    p.finished += 1
    if p.events is not None:
        p.note("turn_finished", {"seat": seat})
