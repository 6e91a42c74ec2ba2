"""The way back from plain data to a position: a snapshot, or a view with its unknown paintings made up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import PAINT, STOP
from tetrarchy.games.inkdoms.choices import cross_choices, kingdoms_under, take_choices
from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import (
    AREAS,
    BLEND_SPELL,
    DICE,
    FACES,
    FINAL,
    KINGDOMS,
    LEAST_DROPS,
    MOVE_SPELL,
    SPELLS,
    SPREAD_SPELL,
    WHITE,
    Components,
    die_name,
)
from tetrarchy.games.inkdoms.engine import Inkdoms
from tetrarchy.games.inkdoms.player_sheet import DONE, MIXING, NONE, PAINTING, STATUSES, WAITING, PlayerSheet
from tetrarchy.games.inkdoms.rules.painting import begin_painting, set_kingdom
from tetrarchy.games.inkdoms.state import (
    CROSSING,
    FIRST_STEP,
    RIVAL,
    ROUND,
    STEPS,
    THROWING,
    Position,
    set_up,
)
from tetrarchy.kernel.bits import bit, count, members
from tetrarchy.kernel.errors import quote
from tetrarchy.kernel.plain import Reader

_STATUSES: Final = {STATUSES[status]: status for status in (WAITING, PAINTING, DONE)}
"""How a sheet can stand in plain data: that a colour is to be mixed shows in its turn alone."""
_COLOURS: Final = {name: colour for colour, name in enumerate(COLOURS)}
_DICE_NAMES: Final = [die_name(die) for die in range(DICE)]
_MOST_ROUNDS: Final = 1000
_ODD_CHOICES: Final = 8
"""One of this number of imagined choices is any action, the others are plain paintings with the die."""


def restore(table: Reader, seats: int, components: Components) -> Inkdoms:
    """The position of a snapshot."""
    return _read(table, seats, components, True)


def imagine(table: Reader, seats: int, components: Components, rng: Random) -> Inkdoms:
    """A position that fits a view.

    Others who are still painting start their painting afresh; those who have finished have painted
    something of what they could.
    """
    p = _read(table, seats, components, False)
    shown = table.value["sheets"]
    for seat in range(seats):
        sheet = p.player_sheets[seat]
        if sheet.status == DONE and shown[seat]["turn"] is None:
            p.finished -= 1
            begin_painting(p, seat)
            while sheet.status != DONE:
                p.apply(seat, _some_action(p, seat, rng))
    return p


def _some_action(p: Inkdoms, seat: int, rng: Random) -> i64:
    """Mostly a painting with the die, now and then anything."""
    sheet = p.player_sheets[seat]
    if sheet.status == MIXING or rng.randrange(_ODD_CHOICES) == 0:
        return p.sample(seat, rng)
    plain = [a for a in p.legal(seat) if PAINT <= a < PAINT + AREAS]
    return plain[rng.randrange(len(plain))] if plain else STOP


def _read(table: Reader, seats: int, components: Components, whole: bool) -> Inkdoms:
    """The position as it is told; ``whole`` where everybody's turn must be."""
    p = Inkdoms(seats)
    set_up(p, components)
    p.step = table["phase"].choice(STEPS)
    p.last_round = table["last_round"].truth()
    _read_dice(p, table["dice"])
    lines = table["lines"]
    for line in range(FINAL + 1):
        _read_line(p, line, lines[components.line_ids[line]])
    shown = table["sheets"].items(seats, seats)
    for seat in range(seats):
        _read_sheet(p, p.player_sheets[seat], shown[seat], whole)
    _read_round(p, table)
    _check_turns(p, table)
    _check_box(p, table["dice"])
    _check_actors(p, table)
    return p


# ---------------------------------------------------------------- dice, lines and round


def _read_dice(p: Position, shown: Reader) -> None:
    """All dice lie on the board, none on another; while they are thrown, up to three."""
    least, most = DICE, DICE
    if p.step == FIRST_STEP or p.step == THROWING:
        least, most = 0, DICE - 1 if p.step == THROWING else 0
    for die, told in enumerate(shown.items(least, most)):
        spot = told["spot"].number(1, len(p.components.spots)) - 1
        if not p.components.throws.is_free(p.spots, p.fallen, spot):
            raise told["spot"].wrong("another die lies there")
        p.spots[die] = spot
        p.numbers[die] = told["drops"].number(LEAST_DROPS, LEAST_DROPS + FACES - 1)
        if told["in_box"].truth():
            p.box |= 1 << die
        p.fallen = die + 1


def _read_line(p: Position, line: i64, shown: Reader) -> None:
    first, second = _read_circled(p, shown["first"]), _read_circled(p, shown["second"])
    if second and not first:
        raise shown["second"].wrong("the first number is still open")
    if second & first & ~RIVAL:
        raise shown["second"].wrong("nobody circles both numbers of a line")
    p.firsts[line] = first
    p.seconds[line] = second


def _read_circled(p: Position, shown: Reader) -> i64:
    """Who has circled a number; alone it can be crossed out instead."""
    circled: i64 = 0
    for told in shown.items(0, p.seats):
        if told.value is None and p.seats == 1:
            circled |= RIVAL
        else:
            circled |= 1 << told.number(0, p.seats - 1)
    return circled


def _read_round(p: Position, table: Reader) -> None:
    if p.step == FIRST_STEP:
        if p.seats == 1:
            raise table["phase"].wrong("alone it is not drawn who is first")
        table["round"].number(0, 0)
        return
    p.round = table["round"].number(1, _MOST_ROUNDS - _rounds_left(p))
    p.first = table["first"].number(0, p.seats - 1)


def _rounds_left(p: Position) -> int:
    """How many rounds there can be from this one on: whoever has blots left when a round begins paints an
    area or marks a blot in it.
    """
    most: i64 = 0
    for sheet in p.player_sheets:
        blots = p.components.blots - sheet.old_blots
        if blots:
            most = max(most, AREAS - count(sheet.taken & ~sheet.fresh) + blots)
    return most


def _check_turns(p: Position, table: Reader) -> None:
    """Dice are taken in order from the first player on, each by one player."""
    taken: i64 = 0
    for sheet in p.player_sheets:
        if sheet.status != WAITING:
            p.turns += 1
            taken |= 1 << sheet.die
            p.finished += sheet.status == DONE
    if count(taken) != p.turns:
        raise table["sheets"].wrong("two players have taken the same die")
    for n in range(p.seats):
        seat = (p.first + n) % p.seats
        if (p.player_sheets[seat].status == WAITING) != (n >= p.turns):
            raise table["sheets"].wrong(f"seat {seat} cannot be {STATUSES[p.player_sheets[seat].status]} now")


def _check_box(p: Position, shown: Reader) -> None:
    """How many dice of a throw have gone: three and four players throw every round, two use a throw up in
    two rounds, one in four.
    """
    gone = DICE - count(p.box)
    if p.step == ROUND:
        before = gone - p.turns
        possible = before == 0 or (p.seats == 2 and before == 2) or (p.seats == 1 and 0 < before < DICE)
    elif p.step == CROSSING:
        possible = gone > 0
    else:
        possible = p.box == 0
    if not possible:
        raise shown.wrong(f"{count(p.box)} dice cannot be in the box now")


def _check_actors(p: Position, table: Reader) -> None:
    """Those who paint decide, and the one who takes a die."""
    p.taker = table["taker"].number_or(NONE, 0, p.seats - 1)
    takes = p.step == ROUND and p.turns < p.seats
    if p.taker != ((p.first + p.turns) % p.seats if takes else NONE):
        raise table["taker"].wrong("it is not this seat that takes a die now")
    if takes and not take_choices(p):
        raise table["dice"].wrong("none of them can be taken")
    if takes:
        p.active = 1 << p.taker
    if p.step == CROSSING:
        if p.seats > 1 or not cross_choices(p):
            raise table["phase"].wrong("nothing can be crossed out")
        p.active = 1
    for seat in range(p.seats):
        if p.player_sheets[seat].status == PAINTING or p.player_sheets[seat].status == MIXING:
            p.active |= 1 << seat
    if p.step == ROUND and p.active == 0:
        raise table["phase"].wrong("everybody has finished this round")
    if [told.number(0, p.seats - 1) for told in table["actors"].items(0, p.seats)] != members(p.active):
        raise table["actors"].wrong("these are not the seats that decide now")


# ---------------------------------------------------------------- sheets


def _read_sheet(p: Position, sheet: PlayerSheet, shown: Reader, whole: bool) -> None:
    c = p.components
    _read_painted(c, sheet, shown["painted"])
    sheet.spells = _read_spells(c, shown["spells"])
    sheet.drops = _read_drops(c, shown["drops"])
    sheet.blots = shown["blots"].number(0, int(c.blots))
    sheet.old_spells = sheet.spells
    sheet.old_drops = sheet.drops
    sheet.old_blots = sheet.blots
    sheet.status = shown["status"].named(_STATUSES)
    turn = shown["turn"]
    if sheet.status == WAITING:
        if shown["taken"].value is not None or turn.value is not None:
            raise shown["status"].wrong("this player has taken a die already")
        return
    if p.step != ROUND:
        raise shown["status"].wrong("nobody paints now")
    _read_taken(p, sheet, shown["taken"])
    if turn.value is not None:
        _read_turn(p, sheet, turn)
        _check_blots(p, sheet, shown["blots"])
    elif whole:
        raise turn.wrong("it is missing")


def _read_painted(c: Components, sheet: PlayerSheet, shown: Reader) -> None:
    """The colours of areas. Bots imagine often, so that only what is wrong gets a reader of its own."""
    if not isinstance(shown.value, dict):
        raise shown.wrong(f"{quote(shown.value)} should be a table")
    for name, told in shown.value.items():
        area: i64 = c.area_numbers.get(name, NONE)
        colour: i64 = _COLOURS.get(told, NONE) if isinstance(told, str) else NONE
        if area == NONE:
            raise shown.wrong(f"there is no area {quote(name)}")
        if colour == NONE:
            raise shown[name].wrong(f"{quote(told)} is not a colour")
        here = bit(area)
        sheet.taken |= here
        sheet.painted[colour] |= here
        sheet.near[colour] |= c.beside[area]


def _read_taken(p: Position, sheet: PlayerSheet, shown: Reader) -> None:
    """The die lies in the kingdom it is taken from; white counts as a die that is not in the box."""
    sheet.die = shown["die"].choice(_DICE_NAMES)
    sheet.colour = shown["colour"].choice(COLOURS[:PRIMARIES])
    if (p.box >> sheet.die) & 1:
        raise shown["die"].wrong("this die is still in the box")
    if sheet.die == WHITE:
        possible = not (p.box >> sheet.colour) & 1
    else:
        possible = sheet.colour == sheet.die
    if not possible:
        raise shown["colour"].wrong("the die cannot count as this colour")
    sheet.shown = p.numbers[sheet.die]
    shown["drops"].number(int(sheet.shown), int(sheet.shown))
    sheet.declared = shown["kingdom"].named(p.components.kingdom_numbers)
    if not (kingdoms_under(p, sheet.die) >> sheet.declared) & 1:
        raise shown["kingdom"].wrong("the die does not lie there")
    sheet.left = sheet.shown
    set_kingdom(p, sheet, sheet.declared)


def _read_turn(p: Position, sheet: PlayerSheet, shown: Reader) -> None:
    c = p.components
    sheet.left = shown["drops"].number(0, int(sheet.shown))
    sheet.blended = shown["blended"].number(0, int(sheet.shown))
    sheet.placed = shown["placed"].number(0, int(sheet.shown))
    sheet.mixes = shown["mixes"].number(0, c.towers if sheet.status == PAINTING else 0)
    sheet.new_spells = _read_spells(c, shown["new_spells"])
    sheet.new_drops = _read_drops(c, shown["new_drops"])
    sheet.old_spells = _read_spells(c, shown["old_spells"])
    sheet.old_drops = _read_drops(c, shown["old_drops"])
    sheet.old_blots = shown["old_blots"].number(0, int(c.blots))
    _read_kingdoms(p, sheet, shown)
    _read_fresh(c, sheet, shown)
    _check_drops(sheet, shown)
    if sheet.mixes:
        sheet.status = MIXING


def _read_kingdoms(p: Position, sheet: PlayerSheet, shown: Reader) -> None:
    """Spell 1 moves the die's drops, spell 3 lets them go to a neighbour of the kingdom where they are."""
    c = p.components
    set_kingdom(p, sheet, shown["kingdom"].named(c.kingdom_numbers))
    if sheet.kingdom != sheet.declared and _used(sheet.old_spells, sheet.spells, MOVE_SPELL) < 1:
        raise shown["kingdom"].wrong("no spell has moved the drops there")
    for told in shown["kingdoms"].items(1, KINGDOMS):
        kingdom: i64 = told.named(c.kingdom_numbers)
        if kingdom != sheet.kingdom and not (c.kingdom_neighbours[sheet.kingdom] >> kingdom) & 1:
            raise told.wrong("it is not beside the die's kingdom")
        sheet.reach |= 1 << kingdom
        sheet.open |= c.kingdom_areas[kingdom]
    if _used(sheet.old_spells, sheet.spells, SPREAD_SPELL) < count(sheet.reach) - 1:
        raise shown["kingdoms"].wrong("no spell has opened all of them")


def _read_fresh(c: Components, sheet: PlayerSheet, shown: Reader) -> None:
    """What was painted in this round has brought its spells and tower drops."""
    for told in shown["fresh"].items(0, AREAS):
        area: i64 = told.named(c.area_numbers)
        if not (sheet.taken >> area) & 1 or (sheet.fresh >> area) & 1:
            raise told.wrong("it is not painted, or stands there twice")
        sheet.fresh |= bit(area)
    gained: i64 = 0
    halves: i64 = 0
    for area in members(sheet.fresh):
        gained += c.spell_gain[area]
        halves += count(c.mates[area] & sheet.taken) + count(c.mates[area] & sheet.taken & ~sheet.fresh)
    if gained != sheet.new_spells:
        raise shown["new_spells"].wrong("they are not those of the areas painted in this round")
    if halves != 2 * (_total(sheet.new_drops) + sheet.mixes):
        raise shown["new_drops"].wrong("they are not as many as there are new towers")


def _check_drops(sheet: PlayerSheet, shown: Reader) -> None:
    """Every drop of the die is left, placed, or blended with another; every other area took a tower drop."""
    blends = sheet.shown - sheet.left - sheet.placed - sheet.blended
    if not sheet.blended <= blends <= sheet.blended + sheet.placed:
        raise shown["drops"].wrong("the drops of the die do not add up")
    if _used(sheet.old_spells, sheet.spells, BLEND_SPELL) != blends:
        raise shown["old_spells"].wrong("the spells do not agree with the drops that were blended")
    if min(_used(sheet.old_spells, sheet.spells, effect) for effect in range(len(SPELLS))) < 0:
        raise shown["old_spells"].wrong("there are more spells than before the round")
    if min(_used(sheet.old_drops, sheet.drops, colour) for colour in range(len(COLOURS))) < 0:
        raise shown["old_drops"].wrong("there are more tower drops than before the round")
    if _total(sheet.old_drops) - _total(sheet.drops) != count(sheet.fresh) - sheet.placed:
        raise shown["fresh"].wrong("they are not as many as the drops that were placed")


def _check_blots(p: Position, sheet: PlayerSheet, shown: Reader) -> None:
    """A turn that ended with drops of the die left has cost a blot."""
    marked = sheet.status == DONE and sheet.left + sheet.blended and sheet.old_blots < p.components.blots
    if sheet.blots != sheet.old_blots + (1 if marked else 0):
        raise shown.wrong("they do not agree with those before the round")


# ---------------------------------------------------------------- spells and tower drops


def _read_spells(c: Components, shown: Reader) -> i64:
    return _packed(shown, SPELLS, c.spell_cells)


def _read_drops(c: Components, shown: Reader) -> i64:
    drops = _packed(shown, COLOURS, [c.towers] * len(COLOURS))
    if _total(drops) > c.towers:
        raise shown.wrong(f"there are more than the {c.towers} towers can give")
    return drops


def _packed(shown: Reader, names: Sequence[str], most: Sequence[int]) -> i64:
    """Numbers by name as a packed one; only what is wrong gets a reader of its own."""
    given = shown.value
    if not isinstance(given, dict) or len(given) != len(names):
        raise shown.wrong(f"{quote(given)} should tell the numbers of {', '.join(names)}")
    packed: i64 = 0
    for kind, name in enumerate(names):
        told = given.get(name)
        if type(told) is not int or not 0 <= told <= most[kind]:
            told = shown[name].number(0, most[kind])
        number: i64 = told
        packed |= number << (8 * kind)
    return packed


def _used(old: i64, now: i64, kind: i64) -> i64:
    """How many of a kind have gone."""
    return ((old >> (8 * kind)) & 255) - ((now >> (8 * kind)) & 255)


def _total(packed: i64) -> i64:
    """All of them together, of every kind."""
    total: i64 = 0
    while packed:
        total += packed & 255
        packed >>= 8
    return total
