"""What a seat sees, as plain data.

The dice, who took which, and every sheet as it was when the round began are public. What a player has
painted, cast and gained since then is known to that player alone until the round ends.
"""

from __future__ import annotations

from typing import Any, TypedDict, cast

from mypy_extensions import i64

from tetrarchy.games.inkdoms.colours import COLOURS
from tetrarchy.games.inkdoms.data import FINAL, SPELLS, Components, die_name
from tetrarchy.games.inkdoms.scoring import result_of, score, score_of
from tetrarchy.games.inkdoms.sheet import MIXING, NONE, PAINTING, STATUSES, WAITING, Sheet
from tetrarchy.games.inkdoms.state import GAME_OVER, RIVAL, ROUND, STEPS, Position
from tetrarchy.kernel.bits import members
from tetrarchy.kernel.state import Snapshot, View


class DieView(TypedDict):
    """One die of the throw. ``in_box`` is whether it can still be taken."""

    die: str
    spot: int
    x: float
    y: float
    angle: float
    kingdoms: list[str]
    drops: int
    in_box: bool


class TakenView(TypedDict):
    """The die that a player has taken in this round."""

    die: str
    colour: str
    drops: int
    kingdom: str


class TurnView(TypedDict):
    """The painting so far, which only its player knows."""

    kingdom: str
    kingdoms: list[str]
    drops: int
    blended: int
    placed: int
    mixes: int
    fresh: list[str]
    """Areas painted in this round."""
    new_spells: dict[str, int]
    new_drops: dict[str, int]
    old_spells: dict[str, int]
    """What the others believe to be there."""
    old_drops: dict[str, int]
    old_blots: int


class SheetView(TypedDict):
    """One sheet; for others than its player, as it was when the round began, and without ``turn``."""

    painted: dict[str, str]
    spells: dict[str, int]
    drops: dict[str, int]
    blots: int
    status: str
    taken: TakenView | None
    turn: TurnView | None
    score: dict[str, int]
    total: int


class LineView(TypedDict):
    """Who has circled the numbers of a scoring line; None stands for a crossed out one."""

    first: list[int | None]
    second: list[int | None]


class InkdomsView(TypedDict):
    """The table. ``step`` is what the viewer is to do, ``phase`` what goes on."""

    game: str
    options: dict[str, int]
    """Always empty: the game has none."""
    seats: int
    phase: str
    step: str
    round: int
    last_round: bool
    first: int | None
    taker: int | None
    actors: list[int]
    dice: list[DieView]
    lines: dict[str, LineView]
    sheets: list[SheetView]
    result: str | None


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
    return "mix" if p.sheets[seat].status == MIXING else "paint"


def _table(p: Position) -> InkdomsView:
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


def shown_sheet(sheet: Sheet) -> Sheet:
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
    own = p.sheets[seat]
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
        "score": {line.key: line.points for line in points.lines},
        "total": points.total,
    }


def _taken_view(c: Components, sheet: Sheet) -> TakenView:
    return {
        "die": die_name(sheet.die),
        "colour": COLOURS[sheet.colour],
        "drops": sheet.shown,
        "kingdom": c.kingdom_ids[sheet.declared],
    }


def _turn_view(c: Components, sheet: Sheet) -> TurnView:
    return {
        "kingdom": c.kingdom_ids[sheet.kingdom],
        "kingdoms": [c.kingdom_ids[k] for k in members(sheet.reach)],
        "drops": sheet.left,
        "blended": sheet.blended,
        "placed": sheet.placed,
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
