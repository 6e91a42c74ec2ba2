"""Taking dice, one player after another."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.choices import (
    take_choices,
)
from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import (
    KINGDOMS,
    WHITE,
    die_name,
)
from tetrarchy.games.inkdoms.player_sheet import NONE
from tetrarchy.games.inkdoms.rules.painting import begin_painting
from tetrarchy.games.inkdoms.state import ROUND, Position
from tetrarchy.kernel.bits import lowest


def begin_taking(p: Position) -> None:
    """Players take dice one after another, the first player first, openly."""
    p.step = ROUND
    seat = (p.first + p.turns) % p.seats
    choices = take_choices(p)
    if choices & (choices - 1):
        p.taker = seat
        p.active |= 1 << seat
    else:
        if p.events is not None:
            p.note("step_skipped", {"seat": seat, "step": "take", "why": "only-die"})
        take(p, seat, lowest(choices))


def take(p: Position, seat: i64, choice: i64) -> None:
    """Take a die and declare its kingdom; then paint, while the next player already takes a die."""
    sheet = p.player_sheets[seat]
    taken_as = choice // KINGDOMS
    sheet.die = taken_as if taken_as < PRIMARIES else WHITE
    sheet.colour = taken_as % PRIMARIES
    sheet.shown = p.numbers[sheet.die]
    sheet.declared = choice % KINGDOMS
    p.box &= ~(1 << sheet.die)
    p.taker = NONE
    p.turns += 1
    if p.events is not None:
        p.note(
            "die_taken",
            {
                "seat": seat,
                "die": die_name(sheet.die),
                "colour": COLOURS[sheet.colour],
                "drops": sheet.shown,
                "kingdom": p.components.kingdom_ids[sheet.declared],
            },
        )
    begin_painting(p, seat)
    if p.turns < p.seats:
        begin_taking(p)
