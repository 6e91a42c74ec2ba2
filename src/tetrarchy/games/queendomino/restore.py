"""From a snapshot or a view back to a state.

Plain data from outside may say anything: whatever could not lie on a table is refused with BadSnapshot.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from tetrarchy.games.queendomino import rules
from tetrarchy.games.queendomino.data import PER_SET, SETS, SPACES, Components, domino_name
from tetrarchy.games.queendomino.engine import Queendomino
from tetrarchy.games.queendomino.geometry import (
    CASTLE,
    DIRECTIONS,
    SIDE,
    SQUARES,
    STEP,
    ring,
    square_name,
)
from tetrarchy.games.queendomino.kingdom import TOWN, Kingdom, Places, new_kingdom
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.state import (
    DRAW_KING,
    DRAW_LINE,
    FIRST_CHOICE,
    GAME_OVER,
    NONE,
    PLACING,
    SITE_STEP,
    STEPS,
    TAXING,
    set_up,
)
from tetrarchy.games.queendomino.view import ChoiceView, KingdomView, QueendominoView
from tetrarchy.kernel.bits import bit
from tetrarchy.kernel.errors import BadSnapshot, TetrarchyError
from tetrarchy.kernel.state import CHANCE, OVER

_MOST_PIECES: Final = 1_000_000

SQUARE_OF: Final = {square_name(square): square for square in range(SQUARES)}
DOMINO_OF: Final = {domino_name(domino): domino for domino in range(2 * PER_SET)}


def restore(table: dict[str, Any], profile: Profile, components: Components) -> Queendomino:
    """The state that a snapshot or view tells of."""
    state = Queendomino(profile.seats)
    set_up(state, profile, components)
    try:
        _read_table(state, cast(QueendominoView, table))
        _check_turn(state)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as error:
        raise no_position(error) from error
    return state


def no_position(error: Exception) -> BadSnapshot:
    """The error for plain data that tells of no position, and why."""
    why = str(error) if isinstance(error, ValueError | TetrarchyError) else f"{type(error).__name__} {error}"
    return BadSnapshot("bad-snapshot", "This is no position of Queendomino: {why}.", why=why.rstrip("."))


def _read_table(p: Queendomino, table: QueendominoView) -> None:
    c = p.components
    kinds = {identifier: kind for kind, identifier in enumerate(c.building_ids)}
    if len(table["kingdoms"]) != p.profile.kingdoms or len(table["kings_in_hand"]) != p.seats:
        raise ValueError("the number of seats does not agree")
    if len(table["unseen_dominoes"]) != len(SETS):
        raise ValueError("there are two sets of dominoes")
    p.step = STEPS.index(table["step"])
    p.seat = _within(table["actor"], OVER, p.seats - 1)
    p.round = _within(table["round"], 0, p.profile.lines)
    p.kingdoms = [_read_kingdom(p, shown, kinds) for shown in table["kingdoms"]]
    p.line, p.kings = _read_line(p, table["line"])
    p.turn = _within(table["turn"], 0, max(len(p.line) - 1, 0))
    p.next_line, p.next_kings = _read_line(p, table["next_line"])
    p.lines_laid = _within(table["lines_laid"], 0, p.profile.lines)
    unseen = [[DOMINO_OF[name] for name in names] for names in table["unseen_dominoes"]]
    p.piles = [sum(1 << (domino % PER_SET) for domino in set(pile)) for pile in unseen]
    _check_dominoes(p, [domino for pile in unseen for domino in pile])
    p.hand = [_within(number, 0, 2) for number in table["kings_in_hand"]]
    p.order = tuple(_within(seat, 0, p.seats - 1) for seat in table["kings_drawn"])
    p.tiles = 0
    for name, number in table["unseen_buildings"].items():
        tiles: i64 = c.kind_tiles[kinds[name]]
        for _ in range(_within(number, 0, c.tile_kind.count(kinds[name]))):
            p.tiles |= tiles & -tiles
            tiles &= tiles - 1
    if len(table["spaces"]) != (SPACES if p.profile.full_game else 0):
        raise ValueError("the builders' board has another number of spaces")
    for space, stand in enumerate(table["spaces"]):
        building = stand["building"]
        p.spaces[space] = NONE if building is None else kinds[building]
    p.dragon = _optional(table["dragon"], SPACES - 1)
    p.queen = _optional(table["queen"], p.profile.kingdoms - 1)
    p.chosen_space = _optional(table["chosen_space"], SPACES - 1)
    if p.step == TAXING:
        p.square_a, p.square_b = (SQUARE_OF[name] for name in table["just_placed"])


def _check_dominoes(p: Queendomino, unseen: list[int]) -> None:
    """No domino is in two places."""
    laid = [domino for kingdom in p.kingdoms for domino, _ in kingdom.laid]
    waiting = p.line[p.turn :] if p.step == PLACING else p.line[p.turn + 1 :]
    everywhere = [*laid, *waiting, *p.next_line, *unseen]
    if len(set(everywhere)) != len(everywhere):
        raise ValueError("a domino is in two places")
    if any(domino // PER_SET not in p.profile.sets for domino in everywhere):
        raise ValueError("a domino is of a set that is not in play")
    drawn = len(p.next_line) if p.step == DRAW_LINE else 0
    left = [p.profile.sets[line % len(p.profile.sets)] for line in range(p.lines_laid, p.profile.lines)]
    for which in set(left):
        if left.count(which) * p.profile.line_length > drawn + len(
            [d for d in unseen if d // PER_SET == which]
        ):
            raise ValueError("there are too few dominoes for the lines to come")


def _check_turn(p: Queendomino) -> None:
    """Whoever is to decide has something to decide."""
    if (p.seat == OVER) != (p.step == GAME_OVER) or (p.seat == CHANCE) != (p.step <= DRAW_KING):
        raise ValueError("actor and step do not agree")
    if p.seat >= 0 and p.step != FIRST_CHOICE and p.kings[p.turn] != p.seat:
        raise ValueError("it is the turn of another king")
    if p.step == PLACING:
        domino = p.line[p.turn]
        c = p.components
        kingdom = rules.mover_kingdom(p)
        p.places = Places(kingdom, c.terrain_a[domino], c.terrain_b[domino], c.twins[domino])
    elif p.step == TAXING:
        kingdom = rules.mover_kingdom(p)
        domino = p.line[p.turn]
        if (
            not kingdom.spare_knights
            or kingdom.terrain_at(p.square_a) != p.components.terrain_a[domino]
            or kingdom.terrain_at(p.square_b) != p.components.terrain_b[domino]
        ):
            raise ValueError("no knight can be sent onto this domino")
    elif p.step == SITE_STEP and (p.chosen_space == NONE or not rules.can_build(p, p.chosen_space)):
        raise ValueError("no building has been chosen")
    still_to_choose = sum(king != NONE for king in p.kings[p.turn :])
    if p.next_line and p.step >= PLACING and still_to_choose > p.next_kings.count(NONE):
        raise ValueError("there are more kings than dominoes")
    if p.seat == CHANCE and not p.outcomes():
        raise ValueError("there is nothing to draw")
    if p.seat >= 0 and not p.legal(p.seat):
        raise ValueError("there is nothing to decide")


def _read_line(p: Queendomino, shown: list[ChoiceView]) -> tuple[list[int], list[int]]:
    line = [DOMINO_OF[choice["domino"]] for choice in shown]
    if len(line) > p.profile.line_length:
        raise ValueError("a line is too long")
    return line, [_optional(choice["king"], p.seats - 1) for choice in shown]


def _read_kingdom(p: Queendomino, shown: KingdomView, kinds: dict[str, int]) -> Kingdom:
    c = p.components
    kingdom = new_kingdom(p.profile.size, 0, 0)
    for laid in shown["dominoes"]:
        domino = DOMINO_OF[laid["domino"]]
        square_a, direction = SQUARE_OF[laid["square"]], DIRECTIONS.index(laid["towards"])
        square_b = square_a + STEP[direction]
        on_board = 0 <= square_b < SQUARES and (direction % 2 == 1 or square_a // SIDE == square_b // SIDE)
        for square in (square_a, square_b):
            if not on_board or square == CASTLE or kingdom.terrain_at(square) >= 0:
                raise ValueError(f"{laid['domino']} cannot lie on {laid['square']}")
        _lay(kingdom, square_a, c.terrain_a[domino], c.crowns_a[domino])
        _lay(kingdom, square_b, c.terrain_b[domino], c.crowns_b[domino])
        kingdom.laid += ((domino, 4 * square_a + direction),)
    for name, where in shown["buildings"]:
        kind, square = kinds[name], SQUARE_OF[where]
        if (
            not kingdom.spans(square)
            or kingdom.terrain_at(square) != TOWN
            or kingdom.built & bit(ring(square))
        ):
            raise ValueError(f"no building can stand on {where}")
        kingdom.raise_building(kind, square, c.crowns[kind])
    for where in shown["knights_out"]:
        square = SQUARE_OF[where]
        if not kingdom.spans(square) or kingdom.terrain_at(square) < 0:
            raise ValueError(f"no knight can stand on {where}")
        kingdom.knights |= bit(ring(square))
    kingdom.coins = _within(shown["coins"], 0, _MOST_PIECES)
    kingdom.spare_knights = _within(shown["knights"], 0, _MOST_PIECES)
    kingdom.towers = _within(shown["towers"], 0, _MOST_PIECES)
    kingdom.discarded = _within(shown["discarded"], 0, _MOST_PIECES)
    return kingdom


def _lay(kingdom: Kingdom, square: int, terrain: int, crowns: int) -> None:
    """One half of a domino, if the kingdom still fits its frame with it."""
    if not kingdom.spans(square):
        raise ValueError(f"the kingdom reaches too far with {square_name(square)}")
    kingdom.lay(square, terrain, crowns)


def _within(value: int, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value} is not from {least} to {most}")
    return value


def _optional(value: int | None, most: int) -> int:
    return NONE if value is None else _within(value, 0, most)
