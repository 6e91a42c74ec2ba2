"""What a seat sees, and the way back from there to a state.

Everything on the table is public, and what nobody knows is not in the state: every seat's view tells the
whole position, and so a view, a snapshot and an imagined state all go through the same plain data.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import PER_SET, SETS, SPACES, Components
from tetrarchy.games.queendomino.geometry import CASTLE, DIRECTIONS, SQUARES, STEP, ring, square_name
from tetrarchy.games.queendomino.kingdom import TERRAINS, Kingdom, Places, new_kingdom
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.rules import domino_name, mover_kingdom, price
from tetrarchy.games.queendomino.state import CAVE, GAME_OVER, NONE, PLACING, STEPS, TAXING, Position, set_up
from tetrarchy.kernel.bits import members
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import OVER, Snapshot, View

_MOST_PIECES: Final = 1_000_000

SQUARE_OF: Final = {square_name(square): square for square in range(SQUARES)}
DOMINO_OF: Final = {domino_name(domino): domino for domino in range(2 * PER_SET)}


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
            bit: i64 = 1
            bit <<= ring(square)
            knight = (kingdom.knights & bit) != 0
            if knight:
                knights.append(square_name(square))
            squares[square_name(square)] = {
                "terrain": TERRAINS[terrain],
                "crowns": kingdom.crowns(bit),
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


def restore(p: Position, table: dict[str, Any], profile: Profile, components: Components) -> None:
    """Make a position what a snapshot or view tells; BadSnapshot where it tells nonsense."""
    try:
        set_up(p, profile, components)
        _restore(p, cast(QueendominoView, table))
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as error:
        raise BadSnapshot(
            "bad-snapshot",
            "This is no position of Queendomino: {why}.",
            why=f"{type(error).__name__} {error}",
        ) from error


def _restore(p: Position, table: QueendominoView) -> None:
    kinds = {identifier: kind for kind, identifier in enumerate(p.components.building_ids)}
    p.step = STEPS.index(table["step"])
    p.seat = _within(table["actor"], OVER, p.seats - 1)
    p.round = _within(table["round"], 0, p.profile.lines)
    for which, shown in enumerate(table["kingdoms"]):
        p.kingdoms[which] = _read_kingdom(p, shown, kinds)
    p.line, p.kings = _read_line(p, table["line"])
    p.turn = _within(table["turn"], 0, len(p.line))
    p.next_line, p.next_kings = _read_line(p, table["next_line"])
    p.lines_laid = _within(table["lines_laid"], 0, p.profile.lines)
    for which in range(len(SETS)):
        pile = 0
        for name in table["unseen_dominoes"][which]:
            pile |= 1 << (DOMINO_OF[name] % PER_SET)
        p.piles[which] = pile
    p.hand = [_within(number, 0, 2) for number in table["kings_in_hand"]]
    p.order = tuple(_within(seat, 0, p.seats - 1) for seat in table["kings_drawn"])
    p.tiles = 0
    for name, number in table["unseen_buildings"].items():
        tiles: i64 = p.components.kind_tiles[kinds[name]]
        for _ in range(_within(number, 0, 9)):
            p.tiles |= tiles & -tiles
            tiles &= tiles - 1
    for space, stand in enumerate(table["spaces"]):
        building = stand["building"]
        p.spaces[space] = NONE if building is None else kinds[building]
    p.dragon = _optional(table["dragon"], SPACES - 1)
    p.queen = _optional(table["queen"], p.profile.kingdoms - 1)
    p.chosen_space = _optional(table["chosen_space"], SPACES - 1)
    if p.step == TAXING:
        p.square_a, p.square_b = (SQUARE_OF[name] for name in table["just_placed"])
    if p.seat < 0 and (p.seat == OVER) != (p.step == GAME_OVER):
        raise ValueError("actor and step do not agree")
    if len(p.hand) != p.seats or len(table["kingdoms"]) != p.profile.kingdoms:
        raise ValueError("the number of seats does not agree")
    if p.step == PLACING:
        domino = p.line[p.turn]
        c = p.components
        p.places = Places(mover_kingdom(p), c.terrain_a[domino], c.terrain_b[domino], c.twins[domino])


def _read_line(p: Position, shown: list[ChoiceView]) -> tuple[list[int], list[int]]:
    line = [DOMINO_OF[choice["domino"]] for choice in shown]
    return line, [_optional(choice["king"], p.seats - 1) for choice in shown]


def _read_kingdom(p: Position, shown: KingdomView, kinds: dict[str, int]) -> Kingdom:
    c = p.components
    kingdom = new_kingdom(p.profile.size, 0, 0)
    for laid in shown["dominoes"]:
        domino = DOMINO_OF[laid["domino"]]
        place = 4 * SQUARE_OF[laid["square"]] + DIRECTIONS.index(laid["towards"])
        squares = (place // 4, place // 4 + STEP[place & 3])
        for square in squares:
            if not 0 <= square < SQUARES or square == CASTLE or kingdom.terrain_at(square) >= 0:
                raise ValueError(f"{laid['domino']} does not lie well")
        kingdom.lay(squares[0], c.terrain_a[domino], c.crowns_a[domino])
        kingdom.lay(squares[1], c.terrain_b[domino], c.crowns_b[domino])
        kingdom.laid += ((domino, place),)
    for name, square_of_building in shown["buildings"]:
        kind, square = kinds[name], SQUARE_OF[square_of_building]
        bit: i64 = 1
        bit <<= ring(square)
        kingdom.built |= bit
        kingdom.buildings += ((kind, square),)
        if c.crowns[kind] & 1:
            kingdom.crowns_1 |= bit
        if c.crowns[kind] & 2:
            kingdom.crowns_2 |= bit
    for name in shown["knights_out"]:
        knight: i64 = 1
        knight <<= ring(SQUARE_OF[name])
        kingdom.knights |= knight
    kingdom.coins = _within(shown["coins"], 0, _MOST_PIECES)
    kingdom.spare_knights = _within(shown["knights"], 0, _MOST_PIECES)
    kingdom.towers = _within(shown["towers"], 0, _MOST_PIECES)
    kingdom.discarded = _within(shown["discarded"], 0, _MOST_PIECES)
    return kingdom


def _within(value: int, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value} is not from {least} to {most}")
    return value


def _optional(value: int | None, most: int) -> int:
    return NONE if value is None else _within(value, 0, most)
