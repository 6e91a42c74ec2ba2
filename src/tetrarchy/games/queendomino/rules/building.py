"""Step C: a building of the builders' board is bought, and the queen may come."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import BUILD
from tetrarchy.games.queendomino.data import SPACES
from tetrarchy.games.queendomino.geometry import STEP, ring, square_name
from tetrarchy.games.queendomino.kingdom import TOWN, Kingdom
from tetrarchy.games.queendomino.rules.dragon import begin_bribing, occupied_spaces
from tetrarchy.games.queendomino.state import (
    BUILDING_STEP,
    NONE,
    SITE_STEP,
    Position,
    ask,
    mover_kingdom,
    note_skipped,
)
from tetrarchy.kernel.bits import bit


def price(p: Position, which: i64, space: i64) -> i64:
    """What a building costs a kingdom: the queen takes a coin off, not below the least price."""
    asked: i64 = p.components.prices[space]
    if p.queen == which:
        asked -= p.components.queen_discount
    return asked if asked > p.components.least_price else p.components.least_price


def free_towns(kingdom: Kingdom) -> i64:
    """The town squares without a building; a knight there does no harm."""
    return kingdom.land[TOWN] & ~kingdom.built


def buildable(p: Position) -> i64:
    """The spaces whose building the deciding seat can pay and put up."""
    mine = p.kingdom_of(p.seat)
    kingdom = p.kingdoms[mine]
    spaces: i64 = 0
    if free_towns(kingdom):
        for space in range(SPACES):
            if p.spaces[space] != NONE and price(p, mine, space) <= kingdom.coins:
                spaces |= bit(space)
    return spaces


def begin_building(p: Position) -> None:
    """C: one building of the board may be bought for a free town square."""
    spaces = buildable(p)
    if spaces:
        ask(p, BUILDING_STEP, BUILD, spaces)
        return
    if p.events is not None:
        note_skipped(p, BUILDING_STEP, why_no_building(p))
    begin_bribing(p)


def why_no_building(p: Position) -> str:
    """What is missing for a building."""
    if not free_towns(mover_kingdom(p)):
        return "no_town"
    return "too_few_coins" if occupied_spaces(p) else "no_buildings"


def choose_building(p: Position, space: i64) -> None:
    """A building is chosen; where several squares are free, its site is asked next."""
    p.chosen_space = space
    free = free_towns(mover_kingdom(p))
    if free & (free - 1):
        p.step = SITE_STEP
        return
    build(p, town_squares(mover_kingdom(p), free)[0])


def town_squares(kingdom: Kingdom, towns: i64) -> list[int]:
    """The numbers of some town squares, rising."""
    found: list[int] = []
    for domino_and_place in kingdom.laid:
        where: i64 = domino_and_place[1]
        square_a: i64 = where // 4
        square_b: i64 = square_a + STEP[where & 3]
        if (towns >> ring(square_a)) & 1:
            found.append(square_a)
        if (towns >> ring(square_b)) & 1:
            found.append(square_b)
    found.sort()
    return found


def sites(p: Position) -> list[int]:
    """The squares where a building can stand, rising."""
    kingdom = mover_kingdom(p)
    return town_squares(kingdom, free_towns(kingdom))


def build(p: Position, square: i64) -> None:
    """Pay, put the building up, and take what it gives at once; its space stays empty this round.

    Whoever by new towers has the most, or as many as whoever has the most, is joined by the queen.
    """
    kingdom = mover_kingdom(p)
    c = p.components
    kind: i64 = p.spaces[p.chosen_space]
    paid = price(p, p.kingdom_of(p.seat), p.chosen_space)
    kingdom.coins -= paid
    kingdom.raise_building(kind, square, c.crowns[kind])
    kingdom.spare_knights += c.knights[kind]
    kingdom.towers += c.towers[kind]
    p.spaces[p.chosen_space] = NONE
    p.chosen_space = NONE
    if p.events is not None:
        p.note(
            "building_built",
            {"seat": p.seat, "building": c.building_ids[kind], "square": square_name(square), "coins": paid},
        )
    if c.towers[kind]:
        welcome_queen(p)
    begin_bribing(p)


def welcome_queen(p: Position) -> None:
    """The queen joins the builder of towers unless another kingdom has more."""
    mine = p.kingdom_of(p.seat)
    for kingdom in p.kingdoms:
        if kingdom.towers > p.kingdoms[mine].towers:
            return
    if p.queen != mine:
        p.queen = mine
        if p.events is not None:
            p.note("queen_joined", {"seat": p.seat})
