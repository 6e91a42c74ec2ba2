"""Spells 1, 3 and 4; spell 2 is cast with the drop that needs it."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.data import (
    BLEND_SPELL,
    MOVE_SPELL,
    SPELLS,
    SPREAD_SPELL,
)
from tetrarchy.games.inkdoms.player_sheet import NONE, one
from tetrarchy.games.inkdoms.rules.painting import go_on, set_kingdom
from tetrarchy.games.inkdoms.state import Position


def cast_move(p: Position, seat: i64, kingdom: i64) -> None:
    """Spell 1: all drops of the die, blended ones too, move as if it had been taken from there.

    Kingdoms that spell 3 has opened beside the old one close.
    """
    sheet = p.player_sheets[seat]
    sheet.spells -= one(MOVE_SPELL)
    set_kingdom(p, sheet, kingdom)
    note_spell(p, seat, MOVE_SPELL, kingdom)
    go_on(p, seat)


def cast_spread(p: Position, seat: i64, kingdom: i64) -> None:
    """Spell 3: the die's drops may go to one more kingdom beside the one it came from."""
    sheet = p.player_sheets[seat]
    sheet.spells -= one(SPREAD_SPELL)
    sheet.reach |= 1 << kingdom
    sheet.open |= p.components.kingdom_areas[kingdom]
    note_spell(p, seat, SPREAD_SPELL, kingdom)
    go_on(p, seat)


def cast_blend(p: Position, seat: i64) -> None:
    """Spell 4: two drops of the die become one of any composite colour, which is named as it is placed."""
    sheet = p.player_sheets[seat]
    sheet.spells -= one(BLEND_SPELL)
    sheet.left -= 2
    sheet.blended += 1
    note_spell(p, seat, BLEND_SPELL, NONE)
    go_on(p, seat)


def note_spell(p: Position, seat: i64, effect: i64, kingdom: i64) -> None:
    """Record a spell, for its caster only."""
    if p.events is not None:
        alone = (int(seat),)
        if kingdom == NONE:
            p.note("spell_cast", {"seat": seat, "spell": SPELLS[effect]}, alone)
        else:
            where = p.components.kingdom_ids[kingdom]
            p.note("spell_cast_on", {"seat": seat, "spell": SPELLS[effect], "kingdom": where}, alone)
