"""What a seat sees.

Everything on the table is public, and what nobody knows is not in the state: every seat's view tells the
whole position, and so a view, a snapshot and an imagined state all go through the same plain data.
"""

from __future__ import annotations

from typing import TypedDict, cast

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import PER_SET, SETS, SPACES, domino_name
from tetrarchy.games.queendomino.geometry import DIRECTIONS, STEP, ring, square_name
from tetrarchy.games.queendomino.kingdom import TERRAINS
from tetrarchy.games.queendomino.rules import price
from tetrarchy.games.queendomino.state import CAVE, NONE, PLACING, STEPS, TAXING, Position
from tetrarchy.kernel.bits import bit, members
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import Snapshot, View


class SquareView(TypedDict):
    """One square of a kingdom."""

    terrain: str
    crowns: int
    knight: bool
    building: str | None


class LaidView(TypedDict):
    """One domino in a kingdom: half a lies on ``square``, half b beside it."""

    domino: str
    square: str
    towards: str


class KingdomView(TypedDict):
    """One kingdom; ``squares`` is all of it, drawn from ``dominoes``, ``buildings`` and ``knights_out``."""

    seats: list[int]
    dominoes: list[LaidView]
    buildings: list[list[str]]
    knights_out: list[str]
    squares: dict[str, SquareView]
    coins: int
    knights: int
    towers: int
    discarded: int
    reach: dict[str, int]


class ChoiceView(TypedDict):
    """One domino of a line with the seat whose king stands on it."""

    domino: str
    king: int | None


class SpaceView(TypedDict):
    """One space of the builders' board with its price for the seat that decides."""

    building: str | None
    price: int


class QueendominoView(TypedDict):
    """The whole table."""

    game: str
    options: Options
    seats: int
    step: str
    actor: int
    round: int
    rounds: int
    size: int
    kingdoms: list[KingdomView]
    line: list[ChoiceView]
    turn: int
    next_line: list[ChoiceView]
    lines_laid: int
    unseen_dominoes: list[list[str]]
    unseen_buildings: dict[str, int]
    kings_in_hand: list[int]
    kings_drawn: list[int]
    spaces: list[SpaceView]
    dragon: int | None
    queen: int | None
    domino_in_hand: str | None
    just_placed: list[str]
    chosen_space: int | None


def view(p: Position, seat: int | None) -> View:
    """The table as a seat sees it."""
    seen = snapshot(p)
    seen["seat"] = seat
    return seen


def snapshot(p: Position) -> Snapshot:
    """The table as plain data."""
    taking = p.step == PLACING or p.step == TAXING
    table: QueendominoView = {
        "game": "queendomino",
        "options": dict(p.profile.options),
        "seats": p.seats,
        "step": STEPS[p.step],
        "actor": p.seat,
        "round": p.round,
        "rounds": p.profile.lines,
        "size": p.profile.size,
        "kingdoms": [_kingdom_view(p, which) for which in range(p.profile.kingdoms)],
        "line": _line_view(p.line, p.kings),
        "turn": p.turn,
        "next_line": _line_view(p.next_line, p.next_kings),
        "lines_laid": p.lines_laid,
        "unseen_dominoes": [
            [domino_name(which * PER_SET + number) for number in members(p.piles[which])]
            for which in range(len(SETS))
        ],
        "unseen_buildings": _tiles_view(p),
        "kings_in_hand": list(p.hand),
        "kings_drawn": list(p.order),
        "spaces": [_space_view(p, space) for space in range(SPACES)] if p.profile.full_game else [],
        "dragon": None if p.dragon == CAVE else p.dragon,
        "queen": None if p.queen == NONE else p.queen,
        "domino_in_hand": domino_name(p.line[p.turn]) if taking else None,
        "just_placed": [square_name(p.square_a), square_name(p.square_b)] if p.step == TAXING else [],
        "chosen_space": None if p.chosen_space == NONE else p.chosen_space,
    }
    return cast(Snapshot, table)


def _kingdom_view(p: Position, which: i64) -> KingdomView:
    kingdom = p.kingdoms[which]
    c = p.components
    building_at = {square: c.building_ids[kind] for kind, square in kingdom.buildings}
    dominoes: list[LaidView] = []
    squares: dict[str, SquareView] = {}
    knights: list[str] = []
    for domino, place in kingdom.laid:
        square_a = place // 4
        square_b = square_a + STEP[place & 3]
        dominoes.append(
            {"domino": domino_name(domino), "square": square_name(square_a), "towards": DIRECTIONS[place & 3]}
        )
        for square, terrain in ((square_a, c.terrain_a[domino]), (square_b, c.terrain_b[domino])):
            here = bit(ring(square))
            knight = (kingdom.knights & here) != 0
            if knight:
                knights.append(square_name(square))
            squares[square_name(square)] = {
                "terrain": TERRAINS[terrain],
                "crowns": kingdom.crowns(here),
                "knight": knight,
                "building": building_at.get(square),
            }
    per = p.profile.seats_per_kingdom
    return {
        "seats": list(range(which * per, (which + 1) * per)),
        "dominoes": dominoes,
        "buildings": [[c.building_ids[kind], square_name(square)] for kind, square in kingdom.buildings],
        "knights_out": knights,
        "squares": squares,
        "coins": kingdom.coins,
        "knights": kingdom.spare_knights,
        "towers": kingdom.towers,
        "discarded": kingdom.discarded,
        "reach": {
            "west": kingdom.reach_x // 7,
            "east": kingdom.reach_x % 7,
            "south": kingdom.reach_y // 7,
            "north": kingdom.reach_y % 7,
        },
    }


def _line_view(line: list[int], kings: list[int]) -> list[ChoiceView]:
    return [
        {"domino": domino_name(domino), "king": None if king == NONE else king}
        for domino, king in zip(line, kings, strict=True)
    ]


def _space_view(p: Position, space: i64) -> SpaceView:
    kind = p.spaces[space]
    asked = price(p, space) if p.seat >= 0 else p.components.prices[space]
    return {"building": None if kind == NONE else p.components.building_ids[kind], "price": asked}


def _tiles_view(p: Position) -> dict[str, int]:
    shown: dict[str, int] = {}
    for tile in members(p.tiles):
        name = p.components.building_ids[p.components.tile_kind[tile]]
        shown[name] = shown.get(name, 0) + 1
    return shown
