"""Handing in finished tiles, and taking new ones from the market."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.choices import ask, only
from tetrarchy.games.gem_forge.data import MARKET_SPACES, PLACES
from tetrarchy.games.gem_forge.holders import COLOURS, NONE
from tetrarchy.games.gem_forge.rules.stones import let_down
from tetrarchy.games.gem_forge.rules.track import finish_move, score
from tetrarchy.games.gem_forge.scoring import jewel_points, set_points
from tetrarchy.games.gem_forge.state import (
    DRAW_TILE,
    FROM_JEWELS,
    FROM_SETS,
    GO_ON,
    REPLACING,
    RETURNING,
    Position,
)
from tetrarchy.kernel.bits import bit, lowest
from tetrarchy.kernel.state import CHANCE


def hand_in(p: Position, places: i64) -> None:
    """The tiles are discarded for their points; each tile of a set adds the set points that it shows.

    First the pawn moves, with cards for those behind; then the stones go back, in the order that their owner
    chooses; then as many tiles are taken from the market.
    """
    c = p.components
    h = c.holders
    seat = p.active
    points = jewel_points(p, seat, places)
    bonus = set_points(p, seat, places)
    tiles: i64 = 0
    for place in range(PLACES):
        if (places >> place) & 1:
            jewel = p.jewels[PLACES * seat + place]
            tile = h.tile[jewel]
            tiles += 1
            p.tray += h.load[jewel]
            p.tile_discards |= bit(tile)
            p.jewels[PLACES * seat + place] = NONE
            if p.events is not None:
                p.note("tile_handed_in", {"seat": seat, "tile": c.tile_ids[tile]})
    if p.events is not None and tiles > 1:
        p.note("set_handed_in", {"seat": seat, "tiles": tiles, "points": bonus})
    p.missing = tiles
    p.may_refresh = True
    p.step = GO_ON
    before = p.pawns[seat]
    score(p, seat, FROM_JEWELS, points)
    score(p, seat, FROM_SETS, bonus)
    finish_move(p, seat, before)


def begin_returning(p: Position) -> None:
    """The active player lets stones down the slide one by one; what is left of one colour needs no order."""
    if not ask(p, RETURNING, p.active):
        colour = only(p)
        while p.tray:
            return_stone(p, colour)


def return_stone(p: Position, colour: i64) -> None:
    """One stone goes back to the mine."""
    p.tray -= bit(4 * colour)
    let_down(p, colour)
    if p.events is not None:
        p.note("stone_returned", {"seat": p.active, "colour": COLOURS[colour]})
    p.step = GO_ON


def fill_market(p: Position) -> None:
    """An empty space of the market gets a tile of the pile at once; an empty pile is made anew of the
    discards.
    """
    if not p.tiles:
        p.tiles = p.tile_discards
        p.tile_discards = 0
        if p.events is not None:
            p.note("tiles_shuffled", {})
    if p.tiles & (p.tiles - 1):
        p.step = DRAW_TILE
        p.seat = CHANCE
    else:
        lay_tile(p, lowest(p.tiles))


def lay_tile(p: Position, tile: i64) -> None:
    """Chance: a tile comes onto the market."""
    space = lowest(p.holes)
    p.holes ^= bit(space)
    p.tiles ^= bit(tile)
    p.market[space] = tile
    if p.events is not None:
        p.note("tile_laid", {"tile": p.components.tile_ids[tile], "space": space + 1})
    p.step = GO_ON


def begin_replacing(p: Position) -> None:
    """The active player takes a tile of the market for each one handed in.

    Before the first he may discard exactly as many tiles of the market as he is to take.
    """
    ask(p, REPLACING, p.active)


def refresh(p: Position, spaces: i64) -> None:
    """Tiles of the market are discarded for new ones."""
    for space in range(MARKET_SPACES):
        if (spaces >> space) & 1:
            tile = p.market[space]
            p.tile_discards |= bit(tile)
            p.market[space] = NONE
            if p.events is not None:
                p.note("tile_refreshed", {"seat": p.active, "tile": p.components.tile_ids[tile]})
    p.holes = spaces
    p.may_refresh = False
    p.step = GO_ON


def choose(p: Position, space: i64) -> None:
    """A tile of the market comes to lie in front of the player."""
    tile = p.market[space]
    at = PLACES * p.active
    while p.jewels[at] != NONE:
        at += 1
    p.jewels[at] = p.components.holders.fresh[tile]
    p.market[space] = NONE
    p.holes = bit(space)
    p.missing -= 1
    p.may_refresh = False
    if p.events is not None:
        p.note("tile_chosen", {"seat": p.active, "tile": p.components.tile_ids[tile]})
    p.step = GO_ON
