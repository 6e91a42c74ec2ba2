"""From a snapshot or a view back to a state.

Nothing is hidden in this game, so a view tells all that a snapshot does, and an imagined state is a restored
one. What can be worked out (squares, prices, regions …) is not read. ``possible.py`` refuses what could not
lie on a table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.queendomino.choices import ask_again
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
from tetrarchy.games.queendomino.kingdom import TOWN, Kingdom, new_kingdom
from tetrarchy.games.queendomino.possible import Limits, check_position, check_question
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.rules.setup import set_up
from tetrarchy.games.queendomino.state import NONE, STEPS, TAXING, mover_kingdom
from tetrarchy.kernel.bits import bit
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.state import OVER

SQUARE_OF: Final = {square_name(square): square for square in range(SQUARES)}
DOMINO_OF: Final = {domino_name(domino): domino for domino in range(len(SETS) * PER_SET)}


def restore(table: Reader, profile: Profile, components: Components) -> Queendomino:
    """The state that a snapshot or view tells of."""
    p = Queendomino(profile.seats)
    set_up(p, profile, components)
    limits = Limits(profile, components)
    p.step = table["step"].choice(STEPS)
    p.seat = table["actor"].number(OVER, p.seats - 1)
    p.round = table["round"].number(0, profile.lines)
    p.kingdoms = [
        _read_kingdom(p, shown, limits)
        for shown in table["kingdoms"].items(profile.kingdoms, profile.kingdoms)
    ]
    p.line, p.kings = _read_line(p, table["line"])
    p.turn = table["turn"].number(0, max(len(p.line) - 1, 0))
    p.next_line, p.next_kings = _read_line(p, table["next_line"])
    p.lines_laid = table["lines_laid"].number(0, profile.lines)
    p.piles = [
        _read_pile(pile, which)
        for which, pile in enumerate(table["unseen_dominoes"].items(len(SETS), len(SETS)))
    ]
    most = profile.kings_per_seat
    p.hand = [number.number(0, most) for number in table["kings_in_hand"].items(p.seats, p.seats)]
    p.order = tuple([seat.number(0, p.seats - 1) for seat in table["kings_drawn"].items(0, profile.kings)])
    _read_board(p, table)
    check_position(p, table, limits)
    if p.step == TAXING:
        where = mover_kingdom(p).laid[-1][1]
        p.square_a = where // 4
        p.square_b = where // 4 + STEP[where & 3]
    ask_again(p)
    check_question(p, table)
    return p


def _read_line(p: Queendomino, shown: Reader) -> tuple[list[int], list[int]]:
    """The dominoes of a line, and the seats whose kings stand on them."""
    line: list[int] = []
    kings: list[int] = []
    for choice in shown.items(0, p.profile.line_length):
        domino = choice["domino"].named(DOMINO_OF)
        if domino // PER_SET not in p.profile.sets:
            raise choice["domino"].wrong("the domino is of a set that is not in play")
        line.append(domino)
        kings.append(choice["king"].number_or(NONE, 0, p.seats - 1))
    return line, kings


def _read_pile(shown: Reader, which: i64) -> i64:
    """The dominoes of one set that nobody has seen yet."""
    pile: i64 = 0
    for name in shown.items(0, PER_SET):
        domino = name.named(DOMINO_OF)
        here = bit(domino % PER_SET)
        if domino // PER_SET != which or pile & here:
            raise name.wrong("the domino is of another set, or here twice")
        pile |= here
    return pile


def _read_board(p: Queendomino, table: Reader) -> None:
    """The builders' board with its pile, the dragon and the queen."""
    c = p.components
    number = SPACES if p.profile.full_game else 0
    p.tiles = 0
    for name, left in table["unseen_buildings"].entries():
        if name not in c.kind_of or not p.profile.full_game:
            raise left.wrong("there is no such building")
        kind = c.kind_of[name]
        tiles: i64 = c.kind_tiles[kind]
        for _ in range(left.number(0, c.tile_kind.count(kind))):
            p.tiles |= tiles & -tiles
            tiles &= tiles - 1
    for space, shown in enumerate(table["spaces"].items(number, number)):
        p.spaces[space] = shown["building"].named_or(NONE, c.kind_of)
    p.dragon = table["dragon"].number_or(NONE, 0, SPACES - 1)
    p.queen = table["queen"].number_or(NONE, 0, p.profile.kingdoms - 1)
    p.chosen_space = table["chosen_space"].number_or(NONE, 0, SPACES - 1)


def _read_kingdom(p: Queendomino, shown: Reader, limits: Limits) -> Kingdom:
    c = p.components
    kingdom = new_kingdom(p.profile.size, 0, 0)
    for laid in shown["dominoes"].items(0, PER_SET):
        _read_domino(p, kingdom, laid)
    for building in shown["buildings"].items(0, len(c.tile_kind) if p.profile.full_game else 0):
        named, placed = building.items(2, 2)
        kind, square = named.named(c.kind_of), placed.named(SQUARE_OF)
        free_town = _terrain_at(kingdom, square) == TOWN and not kingdom.built & bit(ring(square))
        if not free_town:
            raise placed.wrong(f"no building can stand on {square_name(square)}")
        kingdom.raise_building(kind, square, c.crowns[kind])
    for where in shown["knights_out"].items(0, limits.knights):
        square = where.named(SQUARE_OF)
        here = bit(ring(square)) if square != CASTLE else 0
        if _terrain_at(kingdom, square) < 0 or kingdom.knights & here:
            raise where.wrong(f"no knight can stand on {square_name(square)}")
        kingdom.knights |= here
    kingdom.coins = shown["coins"].number(0, limits.coins)
    kingdom.spare_knights = shown["knights"].number(0, limits.knights)
    kingdom.towers = shown["towers"].number(0, limits.towers)
    kingdom.discarded = shown["discarded"].number(0, PER_SET)
    return kingdom


def _read_domino(p: Queendomino, kingdom: Kingdom, laid: Reader) -> None:
    """A domino of a kingdom; both halves lie on free squares inside the frame."""
    c = p.components
    domino = laid["domino"].named(DOMINO_OF)
    square_a = laid["square"].named(SQUARE_OF)
    direction = laid["towards"].choice(DIRECTIONS)
    square_b = square_a + STEP[direction]
    fits = 0 <= square_b < SQUARES and (direction % 2 == 1 or square_a // SIDE == square_b // SIDE)
    if not fits or domino // PER_SET not in p.profile.sets:
        raise laid.wrong("this domino cannot lie there")
    halves = (
        (square_a, c.terrain_a[domino], c.crowns_a[domino]),
        (square_b, c.terrain_b[domino], c.crowns_b[domino]),
    )
    for square, terrain, crowns in halves:
        if square == CASTLE or not kingdom.spans(square) or kingdom.terrain_at(square) >= 0:
            raise laid.wrong(f"{square_name(square)} is taken, or outside the frame")
        kingdom.lay(square, terrain, crowns)
    kingdom.laid += ((domino, 4 * square_a + direction),)


def _terrain_at(kingdom: Kingdom, square: int) -> int:
    """The terrain of a square, or -1; outside the frame there is none."""
    return kingdom.terrain_at(square) if square != CASTLE and kingdom.spans(square) else -1
