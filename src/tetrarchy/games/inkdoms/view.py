"""What a seat sees, as plain data.

The dice, who took which, and every sheet as it was when the round began are public. What a player has
painted, cast and gained since then is known to that player alone until the round ends.
"""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from tetrarchy.games.inkdoms.choices import take_choices
from tetrarchy.games.inkdoms.colours import ANY_COMPOSITE, COLOURS, PRIMARIES, mixture
from tetrarchy.games.inkdoms.data import FINAL, KINGDOMS, SPELLS, WHITE, Components, die_name
from tetrarchy.games.inkdoms.fitting import closing_areas, die_fits, left_fits
from tetrarchy.games.inkdoms.plain import (
    DieView,
    InkdomsSnapshot,
    PartView,
    SheetView,
    TakenView,
    TakeView,
    TurnView,
)
from tetrarchy.games.inkdoms.player_sheet import DONE, MIXING, NONE, PAINTING, STATUSES, WAITING, PlayerSheet
from tetrarchy.games.inkdoms.rules.achievements import areas_done
from tetrarchy.games.inkdoms.rules.painting import marks_blot
from tetrarchy.games.inkdoms.scoring import line_parts, result_of, score, score_of, sign_painted
from tetrarchy.games.inkdoms.state import GAME_OVER, RIVAL, ROUND, STEPS, Position
from tetrarchy.kernel.bits import members
from tetrarchy.kernel.memo import recall
from tetrarchy.kernel.state import Snapshot, View


def view(p: Position, seat: int | None) -> View:
    """The table as a seat sees it."""
    table = _table(p)
    table["step"] = step_of(p, seat)
    table["sheets"] = [_sheet_view(p, other, other == seat) for other in range(p.seats)]
    seen = cast(dict[str, Any], table)
    seen["seat"] = seat
    seen["takes"] = [] if seat is None or seat != p.taker else _takes(p, p.player_sheets[seat])
    return seen


def snapshot(p: Position) -> Snapshot:
    """The whole table as plain data."""
    table = _table(p)
    table["sheets"] = [_sheet_view(p, seat, True) for seat in range(p.seats)]
    return cast(dict[str, Any], table)


def step_of(p: Position, seat: int | None) -> str:
    """What a seat is to do; what goes on, for a spectator and while nobody is asked."""
    if seat is None or p.active == 0:
        return STEPS[p.step]
    if not (p.active >> seat) & 1:
        return "wait"
    if p.step != ROUND:
        return STEPS[p.step]
    if seat == p.taker:
        return "take"
    return "mix" if p.player_sheets[seat].status == MIXING else "paint"


def _table(p: Position) -> InkdomsSnapshot:
    c = p.components
    return {
        "game": "inkdoms",
        "options": {},
        "seats": p.seats,
        "phase": STEPS[p.step],
        "step": STEPS[p.step],
        "round": p.round,
        "last_round": p.last_round,
        "first": p.first if p.round else None,
        "taker": None if p.taker == NONE else p.taker,
        "actors": members(p.active),
        "dice": [_die_view(p, die) for die in range(p.fallen)],
        "lines": {
            c.line_ids[line]: {"first": _circled(p.firsts[line]), "second": _circled(p.seconds[line])}
            for line in range(FINAL + 1)
        },
        "sheets": [],
        "result": result_of(score(p, 0)) if p.seats == 1 and p.step == GAME_OVER else None,
    }


def _circled(seats: i64) -> list[int | None]:
    found: list[int | None] = []
    for seat in members(seats & ~RIVAL):
        found.append(seat)
    if seats & RIVAL:
        found.append(None)
    return found


def _die_view(p: Position, die: i64) -> DieView:
    spot = p.components.spots[p.spots[die]]
    return {
        "die": die_name(die),
        "spot": p.spots[die] + 1,
        "x": spot.x,
        "y": spot.y,
        "angle": spot.angle,
        "kingdoms": [p.components.kingdom_ids[k] for k in spot.kingdoms],
        "drops": p.numbers[die],
        "in_box": (p.box >> die) & 1 == 1,
    }


def shown_sheet(sheet: PlayerSheet) -> PlayerSheet:
    """A sheet as the others know it: as it was when the round began."""
    seen = sheet.copy()
    seen.taken &= ~sheet.fresh
    for colour in range(len(COLOURS)):
        seen.painted[colour] &= ~sheet.fresh
    seen.spells = sheet.old_spells
    seen.drops = sheet.old_drops
    seen.blots = sheet.old_blots
    return seen


def _sheet_view(p: Position, seat: int, whole: bool) -> SheetView:
    """A player's sheet: the view before where neither the sheet nor a line's numbers have changed."""
    values = (p.player_sheets[seat].values(), tuple(p.firsts), tuple(p.seconds))
    return recall(p.memo, ("sheet", seat, whole), values, lambda: _new_sheet_view(p, seat, whole))


def _new_sheet_view(p: Position, seat: int, whole: bool) -> SheetView:
    c = p.components
    own = p.player_sheets[seat]
    sheet = own if whole else shown_sheet(own)
    status: i64 = PAINTING if own.status == MIXING else own.status
    points = score_of(p, seat, sheet)
    return {
        "painted": {c.area_ids[a]: COLOURS[sheet.colour_at(a)] for a in members(sheet.taken)},
        "signs": _signs(c, sheet),
        "towers": _towers(c, sheet),
        "spells": spell_counts(sheet.spells),
        "drops": drop_counts(sheet.drops),
        "blots": sheet.blots,
        "status": STATUSES[status],
        "taken": None if own.die == NONE else _taken_view(c, own),
        "turn": _turn_view(c, own) if whole and own.status != WAITING else None,
        "done": {c.line_ids[line]: areas_done(c, sheet, line) for line in range(FINAL + 1)},
        "score": {line.key: line.points for line in points.lines},
        "speed": {c.line_ids[line]: _speed(p, seat, line) for line in range(FINAL + 1)},
        "parts": {c.line_ids[line]: _parts(p, sheet, seat, line) for line in range(FINAL + 1)},
        "total": points.total,
    }


def _signs(c: Components, sheet: PlayerSheet) -> dict[str, str]:
    """What became of the capitals and monsters that are painted."""
    found: dict[str, str] = {}
    for area in members(sheet.taken & c.coloured_signs):
        found[c.area_ids[area]] = sign_painted(c, area, sheet.colour_at(area))
    return found


def _towers(c: Components, sheet: PlayerSheet) -> dict[str, str | None]:
    """The towers between two painted areas, with the colour of what they give."""
    found: dict[str, str | None] = {}
    for name, one, other in c.tower_areas:
        if (sheet.taken >> one) & (sheet.taken >> other) & 1:
            colour = mixture(sheet.colour_at(one), sheet.colour_at(other))
            found[name] = None if colour == ANY_COMPOSITE else COLOURS[colour]
    return found


def _speed(p: Position, seat: int, line: int) -> list[str]:
    """A player gets one number of a line at most: the second is gone for whoever has the first."""
    first, second = p.firsts[line], p.seconds[line]
    if (first >> seat) & 1:
        return ["mine", "gone"]
    if (second >> seat) & 1:
        return ["gone", "mine"]
    return ["gone" if first else "open", "gone" if second else "open"]


def _parts(p: Position, sheet: PlayerSheet, seat: int, line: int) -> list[PartView]:
    return [
        {"key": part.key, "count": part.number, "points": part.points}
        for part in line_parts(p, sheet, seat, line)
    ]


def _takes(p: Position, sheet: PlayerSheet) -> list[TakeView]:
    """Every way to take a die, with what its drops find on the taker's sheet."""
    c = p.components
    found: list[TakeView] = []
    for choice in members(take_choices(p)):
        taken_as, kingdom = choice // KINGDOMS, choice % KINGDOMS
        die = taken_as if taken_as < PRIMARIES else WHITE
        colour = taken_as % PRIMARIES
        drops = p.numbers[die]
        fits = die_fits(c, sheet, colour, kingdom, drops)
        found.append(
            {
                "die": die_name(die),
                "colour": COLOURS[colour],
                "kingdom": c.kingdom_ids[kingdom],
                "drops": drops,
                "fits": fits,
                "blot": fits < drops and sheet.blots < c.blots,
            }
        )
    return found


def _taken_view(c: Components, sheet: PlayerSheet) -> TakenView:
    return {
        "die": die_name(sheet.die),
        "colour": COLOURS[sheet.colour],
        "drops": sheet.shown,
        "kingdom": c.kingdom_ids[sheet.declared],
    }


def _turn_view(c: Components, sheet: PlayerSheet) -> TurnView:
    return {
        "kingdom": c.kingdom_ids[sheet.kingdom],
        "kingdoms": [c.kingdom_ids[k] for k in members(sheet.reach)],
        "drops": sheet.left,
        "blended": sheet.blended,
        "placed": sheet.placed,
        "blot": sheet.status != DONE and marks_blot(c, sheet),
        "fits": left_fits(c, sheet),
        "closing": {c.area_ids[area]: left for area, left in closing_areas(c, sheet)},
        "mixes": sheet.mixes,
        "fresh": [c.area_ids[a] for a in members(sheet.fresh)],
        "new_spells": spell_counts(sheet.new_spells),
        "new_drops": drop_counts(sheet.new_drops),
        "old_spells": spell_counts(sheet.old_spells),
        "old_drops": drop_counts(sheet.old_drops),
        "old_blots": sheet.old_blots,
    }


def spell_counts(packed: i64) -> dict[str, int]:
    """Numbers of spells by name."""
    return {SPELLS[effect]: (packed >> (8 * effect)) & 255 for effect in range(len(SPELLS))}


def drop_counts(packed: i64) -> dict[str, int]:
    """Numbers of tower drops by colour."""
    return {COLOURS[colour]: (packed >> (8 * colour)) & 255 for colour in range(len(COLOURS))}
