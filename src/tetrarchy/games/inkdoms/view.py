"""What a seat sees, as plain data.

The dice, who took which, and every sheet as it was when the round began are public. What a player has
painted, cast and gained since then is known to that player alone until the round ends.
"""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from tetrarchy.games.inkdoms.colours import COLOURS
from tetrarchy.games.inkdoms.data import FINAL, SPELLS, Components, die_name
from tetrarchy.games.inkdoms.plain import DieView, InkdomsSnapshot, SheetView, TakenView, TurnView
from tetrarchy.games.inkdoms.player_sheet import DONE, MIXING, NONE, PAINTING, STATUSES, WAITING, PlayerSheet
from tetrarchy.games.inkdoms.rules.achievements import areas_done
from tetrarchy.games.inkdoms.rules.painting import marks_blot
from tetrarchy.games.inkdoms.scoring import result_of, score, score_of
from tetrarchy.games.inkdoms.state import GAME_OVER, RIVAL, ROUND, STEPS, Position
from tetrarchy.kernel.bits import members
from tetrarchy.kernel.state import Snapshot, View


def view(p: Position, seat: int | None) -> View:
    """The table as a seat sees it."""
    table = _table(p)
    table["step"] = step_of(p, seat)
    table["sheets"] = [_sheet_view(p, other, other == seat) for other in range(p.seats)]
    seen = cast(dict[str, Any], table)
    seen["seat"] = seat
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
    c = p.components
    own = p.player_sheets[seat]
    sheet = own if whole else shown_sheet(own)
    status: i64 = PAINTING if own.status == MIXING else own.status
    points = score_of(p, seat, sheet)
    return {
        "painted": {c.area_ids[a]: COLOURS[sheet.colour_at(a)] for a in members(sheet.taken)},
        "spells": spell_counts(sheet.spells),
        "drops": drop_counts(sheet.drops),
        "blots": sheet.blots,
        "status": STATUSES[status],
        "taken": None if own.die == NONE else _taken_view(c, own),
        "turn": _turn_view(c, own) if whole and own.status != WAITING else None,
        "done": {c.line_ids[line]: areas_done(c, sheet, line) for line in range(FINAL + 1)},
        "score": {line.key: line.points for line in points.lines},
        "total": points.total,
    }


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
