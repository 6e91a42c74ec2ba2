"""Moving single stones between mine, carts and tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.gem_forge.data import PLACES
from tetrarchy.games.gem_forge.holders import COLOURS, NONE
from tetrarchy.games.gem_forge.state import Position

_STONE: Final = (b"\0", b"\1", b"\2", b"\3")


def can_take(p: Position, seat: i64) -> bool:
    """There is a stone in the mine and a free place in the cart."""
    return p.components.holders.accepts[p.carts[seat]] != 0 and len(p.mine) > 0


def take_stone(p: Position, seat: i64) -> None:
    """The lowest stone of the mine goes into the cart."""
    colour: i64 = p.mine[0]
    p.mine = p.mine[1:]
    p.carts[seat] = p.components.holders.added[4 * p.carts[seat] + colour]
    if p.events is not None:
        p.note("stone_taken", {"seat": seat, "colour": COLOURS[colour]})


def settings(p: Position, seat: i64) -> i64:
    """The stones of the cart that fit a tile, as a mask with the bit ``4 * place + colour`` for each."""
    h = p.components.holders
    have = h.holds[p.carts[seat]]
    at = PLACES * seat
    return (
        (h.accepts[p.jewels[at]] & have)
        | (h.accepts[p.jewels[at + 1]] & have) << 4
        | (h.accepts[p.jewels[at + 2]] & have) << 8
    )


def set_stone(p: Position, seat: i64, setting: i64) -> None:
    """A stone of the cart goes into an empty slot of its colour, or of a rainbow tile of its colour."""
    h = p.components.holders
    colour = setting & 3
    at = PLACES * seat + (setting >> 2)
    p.carts[seat] = h.removed[4 * p.carts[seat] + colour]
    p.jewels[at] = h.added[4 * p.jewels[at] + colour]
    if p.events is not None:
        jewel = p.jewels[at]
        tile = p.components.tile_ids[h.tile[jewel]]
        p.note("stone_set", {"seat": seat, "colour": COLOURS[colour], "tile": tile})
        if h.finished[jewel] != NONE:
            p.note("jewel_finished", {"seat": seat, "tile": tile})


def remove_stone(p: Position, seat: i64, colour: i64) -> None:
    """A stone leaves a cart."""
    p.carts[seat] = p.components.holders.removed[4 * p.carts[seat] + colour]


def add_stone(p: Position, seat: i64, colour: i64) -> None:
    """A stone comes into a cart."""
    p.carts[seat] = p.components.holders.added[4 * p.carts[seat] + colour]


def let_down(p: Position, colour: i64) -> None:
    """A stone goes down the slide: it is the last of the mine."""
    p.mine = p.mine + _STONE[colour]


def tray_colours(p: Position) -> i64:
    """The colours of the stones on their way back."""
    tray = p.tray
    tray |= tray >> 1
    tray |= tray >> 2
    return (tray & 1) | (tray >> 3 & 2) | (tray >> 6 & 4) | (tray >> 9 & 8)
