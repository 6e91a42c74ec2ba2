"""What a seat sees, and what a snapshot keeps.

Everything on the table is public, and what nobody knows is not in the state: every seat's view tells the
whole position, and so a view, a snapshot and an imagined state all go through the same plain data.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import PER_SET, SETS, SPACES, domino_name
from tetrarchy.games.queendomino.geometry import DIRECTIONS, STEP, ring, square_name
from tetrarchy.games.queendomino.kingdom import TERRAINS
from tetrarchy.games.queendomino.plain import (
    ChoiceShown,
    KingdomShown,
    KingdomView,
    LaidShown,
    QueendominoSnapshot,
    QueendominoTable,
    QueendominoView,
    RegionShown,
    SpaceShown,
    SquareShown,
)
from tetrarchy.games.queendomino.rules.building import price
from tetrarchy.games.queendomino.rules.tax import tax
from tetrarchy.games.queendomino.scoring import regions
from tetrarchy.games.queendomino.state import CAVE, NONE, PLACING, STEPS, TAXING, Position
from tetrarchy.kernel.bits import bit, members
from tetrarchy.kernel.memo import recall
from tetrarchy.kernel.state import Snapshot, View


def view(p: Position, seat: int | None) -> View:
    """The table as a seat sees it, with what follows from it by the rules."""
    seen: QueendominoView = {
        **_table(p),
        "seat": seat,
        "kingdoms": [_kingdom_view(p, which) for which in range(p.profile.kingdoms)],
        "tax_coins": _tax_coins(p),
    }
    return cast(View, seen)


def snapshot(p: Position) -> Snapshot:
    """The table as plain data."""
    kept: QueendominoSnapshot = {
        **_table(p),
        "kingdoms": [_kingdom_shown(p, which) for which in range(p.profile.kingdoms)],
    }
    return cast(Snapshot, kept)


def _table(p: Position) -> QueendominoTable:
    taking = p.step == PLACING or p.step == TAXING
    return {
        "game": "queendomino",
        "options": dict(p.profile.options),
        "seats": p.seats,
        "step": STEPS[p.step],
        "actor": p.seat,
        "round": p.round,
        "rounds": p.profile.lines,
        "size": p.profile.size,
        "line": _line_shown(p.line, p.kings),
        "turn": p.turn,
        "next_line": _line_shown(p.next_line, p.next_kings),
        "lines_laid": p.lines_laid,
        "unseen_dominoes": recall(p.memo, ("piles",), tuple(p.piles), lambda: _piles_shown(p)),
        "unseen_buildings": recall(p.memo, ("tiles",), (p.tiles,), lambda: _tiles_shown(p)),
        "kings_in_hand": list(p.hand),
        "kings_drawn": list(p.order),
        "spaces": _spaces_shown(p) if p.profile.full_game else [],
        "dragon": None if p.dragon == CAVE else p.dragon,
        "queen": None if p.queen == NONE else p.queen,
        "domino_in_hand": domino_name(p.line[p.turn]) if taking else None,
        "just_placed": [square_name(p.square_a), square_name(p.square_b)] if p.step == TAXING else [],
        "chosen_space": None if p.chosen_space == NONE else p.chosen_space,
    }


def _kingdom_view(p: Position, which: int) -> KingdomView:
    """A kingdom as it is seen: the view before where nothing in it has changed."""
    values = (p.queen == which, p.kingdoms[which].values())
    return recall(p.memo, ("kingdom", which), values, lambda: _new_kingdom_view(p, which))


def _new_kingdom_view(p: Position, which: int) -> KingdomView:
    return {
        **_kingdom_shown(p, which),
        "regions": _regions_shown(p, which),
        "prices": [price(p, which, space) for space in range(SPACES)] if p.profile.full_game else [],
    }


def _kingdom_shown(p: Position, which: i64) -> KingdomShown:
    kingdom = p.kingdoms[which]
    c = p.components
    building_at = {square: c.building_ids[kind] for kind, square in kingdom.buildings}
    dominoes: list[LaidShown] = []
    squares: dict[str, SquareShown] = {}
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


def _regions_shown(p: Position, which: i64) -> list[RegionShown]:
    squares: list[int] = []
    for _, place in p.kingdoms[which].laid:
        squares += [place // 4, place // 4 + STEP[place & 3]]
    squares.sort()
    named = [(bit(ring(square)), square_name(square)) for square in squares]
    return [
        {
            "terrain": TERRAINS[region.terrain],
            "squares": [name for here, name in named if region.squares & here],
            "crowns": region.crowns,
            "points": region.points,
            "queen": region.queen,
            "complete": region.complete,
        }
        for region in regions(p, which)
    ]


def _tax_coins(p: Position) -> list[int]:
    if p.step != TAXING:
        return []
    domino = p.line[p.turn]
    c = p.components
    return [tax(p, p.square_a, c.terrain_a[domino]), tax(p, p.square_b, c.terrain_b[domino])]


def _line_shown(line: list[int], kings: list[int]) -> list[ChoiceShown]:
    return [
        {"domino": domino_name(domino), "king": None if king == NONE else king}
        for domino, king in zip(line, kings, strict=True)
    ]


def _spaces_shown(p: Position) -> list[SpaceShown]:
    """The builders' board: as before where neither its buildings nor their prices have changed."""
    asked = NONE if p.seat < 0 else int(p.queen == p.kingdom_of(p.seat))
    values = (asked, *p.spaces)
    return recall(p.memo, ("spaces",), values, lambda: [_space_shown(p, space) for space in range(SPACES)])


def _space_shown(p: Position, space: i64) -> SpaceShown:
    kind = p.spaces[space]
    asked = price(p, p.kingdom_of(p.seat), space) if p.seat >= 0 else p.components.prices[space]
    return {"building": None if kind == NONE else p.components.building_ids[kind], "price": asked}


def _piles_shown(p: Position) -> list[list[str]]:
    return [
        [domino_name(which * PER_SET + number) for number in members(p.piles[which])]
        for which in range(len(SETS))
    ]


def _tiles_shown(p: Position) -> dict[str, int]:
    shown: dict[str, int] = {}
    for tile in members(p.tiles):
        name = p.components.building_ids[p.components.tile_kind[tile]]
        shown[name] = shown.get(name, 0) + 1
    return shown
