"""Whether a position before the first turn can be, and what holds for the table at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.gem_forge.data import DEALT, MARKET_SPACES, PLACES
from tetrarchy.games.gem_forge.holders import NONE
from tetrarchy.games.gem_forge.rules.setup import receiver
from tetrarchy.games.gem_forge.state import (
    DEAL_TILE,
    DRAW_CARD,
    DRAW_TILE,
    FILL_MINE,
    FIRST_PLAYER,
    OPENING,
    Position,
)
from tetrarchy.kernel.bits import bit, count, lowest
from tetrarchy.kernel.plain import Reader

_SETUP_STEPS: Final = (FILL_MINE, FIRST_PLAYER, DRAW_CARD, DEAL_TILE, OPENING, DRAW_TILE)


def check_setup(p: Position, table: Reader, players: list[Reader]) -> None:
    """Before the first turn things come to the table in the order of the rules."""
    if p.step not in _SETUP_STEPS:
        raise table["turns"].wrong("the first turn has begun at this step")
    _check_idle(p, table)
    begun = p.step != FILL_MINE and p.step != FIRST_PLAYER
    if (p.first != NONE) != begun or p.active != p.first:
        raise table["first"].wrong("it does not fit the step")
    colours: i64 = 0
    for colour in range(4):
        colours += 1 if p.bag[colour] else 0
    if (p.step == FILL_MINE and colours < 2) or (p.step != FILL_MINE and colours):
        raise table["bag"].wrong("the stones do not fit the step")
    waits: i64 = 0
    for n in range(len(p.owed)):
        waits |= bit(p.owed[n])
        if not begun or p.owed[n] != (p.first + p.seats - len(p.owed) + n) % p.seats:
            raise table["owed"].wrong("cards are drawn clockwise from the first player")
    if (p.step == DRAW_CARD) != (waits != 0):
        raise table["owed"].wrong("it does not fit the step")
    if p.step == DRAW_CARD:
        check_pile(p, table)
    laid = p.step == DRAW_TILE
    for seat, shown in enumerate(players):
        if p.components.holders.size[p.carts[seat]] != (1 if begun else 0):
            raise shown["cart"].wrong("it does not fit the step")
        if count(p.hands[seat]) != (1 if begun and not (waits >> seat) & 1 else 0):
            raise shown["cards"].wrong("the number of cards does not fit the step")
        for place in range(PLACES):
            if (p.jewels[PLACES * seat + place] != NONE) != laid:
                raise shown["jewels"].wrong("they do not fit the step")
    check_market(p, table, not laid)
    check_dealt(p, players)
    if (p.step == DEAL_TILE) != (begun and not laid and not waits and receiver(p) != NONE):
        raise table["step"].wrong("the tiles dealt do not fit the step")


def _check_idle(p: Position, table: Reader) -> None:
    """Nothing of a turn is under way."""
    if p.actions_left or p.missing or p.may_refresh or p.tray or p.stack or p.discards:
        raise table["turns"].wrong("nobody has had a turn yet")
    if p.target != NONE or p.left or p.new_place != NONE or p.copies or p.drawer != NONE:
        raise table["turns"].wrong("nobody has had a turn yet")
    for pawn in p.pawns:
        if pawn:
            raise table["turns"].wrong("nobody has had a turn yet")


def check_dealt(p: Position, players: list[Reader]) -> None:
    """Five tiles to each, from the first player on, while the setup deals them or all choose."""
    before: i64 = DEALT
    begins: i64 = 0 if p.first == NONE else p.first
    dealing = p.step == DEAL_TILE or p.step == OPENING
    for n in range(p.seats):
        seat = (begins + n) % p.seats
        number = count(p.dealt[seat])
        if number and (not dealing or before < DEALT):
            raise players[seat]["dealt"].wrong("the tiles do not fit the step")
        before = number


def check_market(p: Position, table: Reader, bare: bool) -> None:
    """Spaces are empty only while they are filled, and before the market is laid."""
    empty: i64 = 0
    for space in range(MARKET_SPACES):
        if p.market[space] == NONE:
            empty |= bit(space)
    wanted = bit(MARKET_SPACES) - 1 if bare else p.holes
    if empty != wanted:
        raise table["market"].wrong("the empty spaces do not agree")
    if (p.holes != 0) != (p.step == DRAW_TILE):
        raise table["holes"].wrong("they do not fit the step")
    if p.step == DRAW_TILE and not p.tiles & (p.tiles - 1):
        raise table["tile_pile"].wrong("there is no draw to be made")


def check_pile(p: Position, table: Reader) -> None:
    """Where chance draws a card, the pile has several kinds."""
    c = p.components
    if not p.pile or not p.pile & ~c.cards_of[c.kind_of[lowest(p.pile)]]:
        raise table["card_pile"].wrong("there is no draw to be made")
