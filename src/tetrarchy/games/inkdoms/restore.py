"""The way back from plain data to a position: a snapshot, or a view with its unknown paintings made up."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.inkdoms import rules
from tetrarchy.games.inkdoms.actions import PAINT, STOP
from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import AREAS, DICE, FACES, FINAL, LEAST_DROPS, SPELLS, Components, die_name
from tetrarchy.games.inkdoms.engine import Inkdoms
from tetrarchy.games.inkdoms.options import cross_options, take_options
from tetrarchy.games.inkdoms.sheet import DONE, MIXING, NONE, PAINTING, STATUSES, WAITING, Sheet
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
from tetrarchy.games.inkdoms.view import InkdomsView, LineView, SheetView, TakenView, TurnView
from tetrarchy.kernel.bits import bit, count
from tetrarchy.kernel.errors import BadSnapshot

_MOST: Final = 200
_DICE_NAMES: Final = [die_name(die) for die in range(DICE)]
_ODD_CHOICES: Final = 8
"""One in so many imagined choices is any action, not a plain painting with the die."""


def restore(table: dict[str, Any], components: Components) -> Inkdoms:
    """The position of a snapshot or view; in a view, others than its seat have not begun to paint.

    BadSnapshot where it tells nonsense.
    """
    try:
        seats = _within(table["seats"], 1, 4)
        p = Inkdoms(seats)
        set_up(p, components)
        _restore(p, cast(InkdomsView, table))
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as error:
        raise BadSnapshot(
            "bad-snapshot",
            "This is no position of Inkdoms: {why}.",
            why=f"{type(error).__name__} {error}",
        ) from error
    return p


def imagine(table: dict[str, Any], components: Components, rng: Random) -> Inkdoms:
    """A position that fits a view.

    Others who are still painting start their painting afresh; those who have finished have painted
    something of what they could.
    """
    p = restore(table, components)
    for seat in range(p.seats):
        sheet = p.sheets[seat]
        if sheet.status == DONE and table["sheets"][seat]["turn"] is None:
            p.finished -= 1
            rules.begin_painting(p, seat)
            while sheet.status != DONE:
                p.apply(seat, _some_action(p, seat, rng))
    return p


def _some_action(p: Inkdoms, seat: int, rng: Random) -> i64:
    """Mostly a painting with the die, now and then anything."""
    sheet = p.sheets[seat]
    if sheet.status == MIXING or rng.randrange(_ODD_CHOICES) == 0:
        return p.sample(seat, rng)
    plain = [a for a in p.legal(seat) if PAINT <= a < PAINT + AREAS]
    return plain[rng.randrange(len(plain))] if plain else STOP


def _restore(p: Position, table: InkdomsView) -> None:
    c = p.components
    p.step = STEPS.index(table["phase"])
    p.round = _within(table["round"], 0, _MOST)
    p.last_round = table["last_round"] is True
    p.first = 0 if table["first"] is None else _within(table["first"], 0, p.seats - 1)
    p.taker = NONE if table["taker"] is None else _within(table["taker"], 0, p.seats - 1)
    for seat in table["actors"]:
        p.active |= 1 << _within(seat, 0, p.seats - 1)
    p.fallen = _within(len(table["dice"]), 0, DICE)
    for die, shown in enumerate(table["dice"]):
        p.spots[die] = _within(shown["spot"], 1, len(c.spots)) - 1
        p.numbers[die] = _within(shown["drops"], LEAST_DROPS, LEAST_DROPS + FACES - 1)
        if shown["in_box"]:
            p.box |= 1 << die
    for line in range(FINAL + 1):
        shown_line: LineView = table["lines"][c.line_ids[line]]
        p.firsts[line] = _read_circled(p, shown_line["first"])
        p.seconds[line] = _read_circled(p, shown_line["second"])
    if len(table["sheets"]) != p.seats:
        raise ValueError("the number of sheets does not agree")
    for seat, shown_sheet in enumerate(table["sheets"]):
        sheet = p.sheets[seat]
        _read_sheet(p, sheet, shown_sheet)
        p.turns += sheet.status != WAITING
        p.finished += sheet.status == DONE
    _check(p)


def _check(p: Position) -> None:
    """Refuse what no game can come to, where it would stop the game from going on."""
    expected: i64 = 0
    for seat in range(p.seats):
        status = p.sheets[seat].status
        if status == PAINTING or status == MIXING or seat == p.taker:
            expected |= 1 << seat
        if (status != WAITING and p.step != ROUND) or (seat == p.taker and status != WAITING):
            raise ValueError(f"seat {seat} cannot be {STATUSES[status]} now")
    if p.step == ROUND:
        waiting = (p.first + p.turns) % p.seats if p.turns < p.seats else NONE
        if p.taker != waiting or (p.taker != NONE and not take_options(p)):
            raise ValueError("the seat that takes a die does not agree")
    elif p.step == CROSSING:
        if p.seats != 1 or not cross_options(p):
            raise ValueError("nothing can be crossed out")
        expected = 1
    if p.active != expected or (p.step == ROUND and not expected):
        raise ValueError("the actors do not agree")
    wanted = {ROUND: (DICE,), THROWING: range(DICE), FIRST_STEP: (0,)}
    if p.step in wanted and p.fallen not in wanted[p.step]:
        raise ValueError(f"{p.fallen} dice cannot have fallen now")
    if p.step == FIRST_STEP and p.seats == 1:
        raise ValueError("alone nobody is first")


def _read_circled(p: Position, seats: list[int | None]) -> int:
    circled = 0
    for seat in seats:
        circled |= RIVAL if seat is None else 1 << _within(seat, 0, p.seats - 1)
    return circled


def _read_sheet(p: Position, sheet: Sheet, shown: SheetView) -> None:
    c = p.components
    for name, colour_name in shown["painted"].items():
        area, colour = c.area_ids.index(name), COLOURS.index(colour_name)
        here = bit(area)
        sheet.taken |= here
        sheet.painted[colour] |= here
        sheet.near[colour] |= c.beside[area]
    sheet.spells = _packed(shown["spells"], SPELLS)
    sheet.drops = _packed(shown["drops"], COLOURS)
    sheet.blots = _within(shown["blots"], 0, int(c.blots))
    sheet.old_spells = sheet.spells
    sheet.old_drops = sheet.drops
    sheet.old_blots = sheet.blots
    sheet.status = STATUSES.index(shown["status"])
    if sheet.status != WAITING:
        if shown["taken"] is None:
            raise ValueError("a player paints without a die")
        _read_taken(p, sheet, shown["taken"])
        if shown["turn"] is not None:
            _read_turn(p, sheet, shown["turn"])


def _read_taken(p: Position, sheet: Sheet, shown: TakenView) -> None:
    sheet.die = _DICE_NAMES.index(shown["die"])
    sheet.colour = _within(COLOURS.index(shown["colour"]), 0, PRIMARIES - 1)
    sheet.shown = _within(shown["drops"], LEAST_DROPS, LEAST_DROPS + FACES - 1)
    sheet.declared = p.components.kingdom_ids.index(shown["kingdom"])
    sheet.left = sheet.shown
    rules.set_kingdom(p, sheet, sheet.declared)


def _read_turn(p: Position, sheet: Sheet, shown: TurnView) -> None:
    c = p.components
    rules.set_kingdom(p, sheet, c.kingdom_ids.index(shown["kingdom"]))
    for name in shown["kingdoms"]:
        kingdom = c.kingdom_ids.index(name)
        sheet.reach |= 1 << kingdom
        sheet.open |= c.kingdom_areas[kingdom]
    sheet.left = _within(shown["drops"], 0, int(sheet.shown))
    sheet.blended = _within(shown["blended"], 0, int(sheet.shown))
    sheet.placed = _within(shown["placed"], 0, int(sheet.shown))
    sheet.mixes = _within(shown["mixes"], 0, _MOST)
    for name in shown["fresh"]:
        sheet.fresh |= bit(c.area_ids.index(name))
    if sheet.fresh & ~sheet.taken or count(sheet.fresh) < sheet.placed:
        raise ValueError("the areas painted in this round do not agree")
    sheet.new_spells = _packed(shown["new_spells"], SPELLS)
    sheet.new_drops = _packed(shown["new_drops"], COLOURS)
    sheet.old_spells = _packed(shown["old_spells"], SPELLS)
    sheet.old_drops = _packed(shown["old_drops"], COLOURS)
    sheet.old_blots = _within(shown["old_blots"], 0, int(c.blots))
    if sheet.status == PAINTING and sheet.mixes:
        sheet.status = MIXING


def _packed(numbers: dict[str, int], names: tuple[str, ...]) -> int:
    if sorted(numbers) != sorted(names):
        raise ValueError(f"the numbers {sorted(numbers)} should be of {', '.join(names)}")
    return sum(_within(numbers[name], 0, _MOST) << (8 * i) for i, name in enumerate(names))


def _within(value: int, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value} is not from {least} to {most}")
    return value
