"""What is open now: the choices of each step as sets of bits, and all that follows from them.

What a seat may do, whether one action is open, and an action drawn at random all come from the same sets.
"""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import (
    BLEND,
    CLASH,
    CROSS,
    DIE_DROP,
    DROPS,
    FALL,
    FIRST,
    MIX,
    MOVE,
    PAINT,
    SPREAD,
    STOP,
    TAKE,
)
from tetrarchy.games.inkdoms.colours import PRIMARIES
from tetrarchy.games.inkdoms.data import (
    AREAS,
    BLEND_SPELL,
    CLASH_SPELL,
    FACES,
    KINGDOMS,
    LINES,
    MOVE_SPELL,
    SPREAD_SPELL,
    WHITE,
)
from tetrarchy.games.inkdoms.player_sheet import MIXING, PAINTING, PlayerSheet
from tetrarchy.games.inkdoms.state import FIRST_STEP, THROWING, Position
from tetrarchy.kernel.bits import count, lowest, members, nth
from tetrarchy.kernel.state import CHANCE

# ---------------------------------------------------------------- step by step


def kingdoms_under(p: Position, die: i64) -> i64:
    """The kingdoms in which a die lies."""
    return p.components.spot_kingdoms[p.spots[die]]


def take_choices(p: Position) -> i64:
    """The dice that can be taken, with kingdom and colour, as codes counted from TAKE.

    A die on a border can be taken from each of its kingdoms. The white die counts as a primary colour
    whose own die is not in the box; so it cannot be taken while all dice are there.
    """
    choices: i64 = 0
    white_in_box = (p.box >> WHITE) & 1
    for colour in range(PRIMARIES):
        if (p.box >> colour) & 1:
            choices |= kingdoms_under(p, colour) << (KINGDOMS * colour)
        elif white_in_box:
            choices |= kingdoms_under(p, WHITE) << (KINGDOMS * (PRIMARIES + colour))
    return choices


def paint_choices(sheet: PlayerSheet, drop: i64) -> i64:
    """Where a drop can be placed: on an unpainted area that does not touch its own colour."""
    return sheet.free_for(drop) & ~sheet.near[sheet.drop_colour(drop)]


def clash_choices(sheet: PlayerSheet, drop: i64) -> i64:
    """Where only spell 2 lets a drop be placed: beside its own colour."""
    return sheet.free_for(drop) & sheet.near[sheet.drop_colour(drop)]


def other_choices(p: Position, sheet: PlayerSheet) -> i64:
    """What one can do besides painting, as a set of codes: stop, and cast the spells 1, 3 and 4.

    A spell that would do nothing is not offered.
    """
    choices: i64 = 1 << STOP
    if sheet.spells and sheet.left + sheet.blended:
        if sheet.left > 1 and sheet.spell(BLEND_SPELL):
            choices |= 1 << BLEND
        if sheet.placed == 0 and sheet.spell(MOVE_SPELL):
            choices |= move_choices(sheet) << MOVE
        if sheet.spell(SPREAD_SPELL):
            choices |= spread_choices(p, sheet) << SPREAD
    return choices


def move_choices(sheet: PlayerSheet) -> i64:
    """Spell 1 moves all drops of the die to any other kingdom, as long as none of them is placed."""
    kingdoms: i64 = (1 << KINGDOMS) - 1
    return kingdoms & ~(1 << sheet.kingdom)


def spread_choices(p: Position, sheet: PlayerSheet) -> i64:
    """Spell 3 opens a kingdom beside the one where the die is; one with nothing to paint is no use."""
    choices = p.components.kingdom_neighbours[sheet.kingdom] & ~sheet.reach
    kingdoms = choices
    while kingdoms:
        kingdom = lowest(kingdoms)
        kingdoms &= kingdoms - 1
        if not p.components.kingdom_areas[kingdom] & ~sheet.taken:
            choices &= ~(1 << kingdom)
    return choices


def can_paint(sheet: PlayerSheet) -> bool:
    """Whether any drop can be placed, with or without spell 2."""
    clash = sheet.spell(CLASH_SPELL) > 0
    if sheet.left and (sheet.free_for(DIE_DROP) if clash else paint_choices(sheet, DIE_DROP)):
        return True
    if sheet.blended == 0 and sheet.drops == 0:
        return False
    for drop in range(1, len(DROPS)):
        if sheet.has_drop(drop) and (sheet.free_for(drop) if clash else paint_choices(sheet, drop)):
            return True
    return False


def cross_choices(p: Position) -> i64:
    """The lines whose number may be crossed out: open first numbers; when there is none, open second ones."""
    firsts: i64 = 0
    seconds: i64 = 0
    for line in range(LINES):
        if p.firsts[line] == 0:
            firsts |= 1 << line
        if p.seconds[line] == 0:
            seconds |= 1 << line
    return firsts if firsts else seconds


# ---------------------------------------------------------------- what is open now


def acts(p: Position, seat: i64) -> bool:
    """Whether a seat may decide now."""
    return seat >= 0 and (p.active >> seat) & 1 == 1


def choices_of(p: Position, seat: i64) -> i64:
    """All open actions of an actor except painting, as a set of codes."""
    if seat == p.taker:
        return take_choices(p) << TAKE
    sheet = p.player_sheets[seat]
    if sheet.status == PAINTING:
        return other_choices(p, sheet)
    if sheet.status == MIXING:
        return 7 << MIX
    return cross_choices(p) << CROSS


def is_open(p: Position, seat: i64, action: i64) -> bool:
    """Whether the seat, or chance, may do this now."""
    if seat == CHANCE:
        return p.active == 0 and _can_happen(p, action)
    if action < 0 or seat >= p.seats or not acts(p, seat):
        return False
    if action < PAINT:
        return (choices_of(p, seat) >> action) & 1 == 1
    sheet = p.player_sheets[seat]
    if sheet.status != PAINTING or action >= FIRST:
        return False
    if action < CLASH:
        return (_paint_set(sheet, (action - PAINT) // AREAS) >> ((action - PAINT) % AREAS)) & 1 == 1
    return (_clash_set(sheet, (action - CLASH) // AREAS) >> ((action - CLASH) % AREAS)) & 1 == 1


def legal(p: Position, seat: i64) -> list[int]:
    """All that a seat may do now, rising."""
    if not acts(p, seat):
        return []
    found = members(choices_of(p, seat))
    sheet = p.player_sheets[seat]
    if sheet.status == PAINTING:
        for drop in range(len(DROPS)):
            for area in members(_paint_set(sheet, drop)):
                found.append(PAINT + drop * AREAS + area)
        for drop in range(len(DROPS)):
            for area in members(_clash_set(sheet, drop)):
                found.append(CLASH + drop * AREAS + area)
    return found


def outcomes(p: Position) -> list[tuple[int, int]]:
    """All that chance may bring now, with weights."""
    found: list[tuple[int, int]] = []
    if p.active:
        return found
    if p.step == FIRST_STEP:
        return [(FIRST + seat, 1) for seat in range(p.seats)]
    if p.step == THROWING:
        throws = p.components.throws
        for spot in range(throws.number):
            if throws.is_free(p.spots, p.fallen, spot):
                ways = throws.ways(p.spots, p.fallen, spot)
                found += [(FALL + FACES * spot + face, ways) for face in range(FACES)]
    return found


def sample_of(p: Position, seat: i64, rng: Random) -> i64:
    """One open action of an actor, all equally likely, without a list of them."""
    choices = choices_of(p, seat)
    number = count(choices)
    sheet = p.player_sheets[seat]
    if sheet.status != PAINTING:
        return nth(choices, rng.randrange(number))
    clash = sheet.spell(CLASH_SPELL) > 0
    drops = available(sheet)
    total = number
    rest = drops
    while rest:
        drop = lowest(rest)
        rest &= rest - 1
        free = sheet.free_for(drop)
        total += count(free if clash else free & ~sheet.near[sheet.drop_colour(drop)])
    n = rng.randrange(total)
    if n < number:
        return nth(choices, n)
    n -= number
    rest = drops
    while rest:
        drop = lowest(rest)
        rest &= rest - 1
        found = paint_choices(sheet, drop)
        number = count(found)
        if n < number:
            return PAINT + drop * AREAS + nth(found, n)
        n -= number
        if clash:
            found = clash_choices(sheet, drop)
            number = count(found)
            if n < number:
                return CLASH + drop * AREAS + nth(found, n)
            n -= number
    return STOP


def sample_fall(p: Position, rng: Random) -> i64:
    """Where the next die comes to rest, by weight, and what it shows."""
    throws = p.components.throws
    drawn = rng.randrange(FACES * throws.total(p.spots, p.fallen))
    spot = throws.draw(p.spots, p.fallen, drawn // FACES)
    return FALL + FACES * spot + drawn % FACES


def available(sheet: PlayerSheet) -> i64:
    """The sources that have a drop to paint with, as a set."""
    found: i64 = 0
    if sheet.left:
        found = 1
    if sheet.blended:
        found |= 14
    if sheet.drops:
        for drop in range(4, len(DROPS)):
            if sheet.has_drop(drop):
                found |= 1 << drop
    return found


def _paint_set(sheet: PlayerSheet, drop: i64) -> i64:
    return paint_choices(sheet, drop) if sheet.has_drop(drop) else 0


def _clash_set(sheet: PlayerSheet, drop: i64) -> i64:
    if sheet.spell(CLASH_SPELL) == 0 or not sheet.has_drop(drop):
        return 0
    return clash_choices(sheet, drop)


def _can_happen(p: Position, action: i64) -> bool:
    if p.step == FIRST_STEP:
        return FIRST <= action < FIRST + p.seats
    if p.step != THROWING or action < FALL:
        return False
    spot = (action - FALL) // FACES
    throws = p.components.throws
    return spot < throws.number and throws.is_free(p.spots, p.fallen, spot)
