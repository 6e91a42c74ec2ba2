"""The actions of Gem Forge: codes, fields and notation.

Places are the three tiles in front of a player, spaces those of the market. What a player can do at one step
lies side by side, so that the open actions of a step are one bit mask: bit 0 is PASS, the others count from
the step's first code.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tetrarchy.games.gem_forge.data import DEALT, MARKET_SPACES, MOST_SEATS, PLACES, Components
from tetrarchy.games.gem_forge.holders import COLOURS
from tetrarchy.kernel.actions import ActionSpace, Field

PASS: Final = 0
OPEN: Final = 1
TARGET: Final = 11
SWAP: Final = 16
TRADE: Final = 28
PULL: Final = 44
DIG: Final = 56
KEEP: Final = 59
ROB: Final = 63
RETURN: Final = 67
REFRESH: Final = 71
CHOOSE: Final = 86
STONE: Final = 90
FIRST: Final = 94
TAKE: Final = 98
SET: Final = 99
DISCARD: Final = 111
DRAW: Final = 115
HAND_IN: Final = 116
PLAY: Final = 123

MARKET: Final = 4
"""The market as a target: the one after the seats."""

OPENINGS: Final = tuple(combinations(range(DEALT), PLACES))
"""Every choice of three tiles out of the five dealt, which lie in the order of their numbers."""


def drop_code(c: Components) -> int:
    """The first code of the cards discarded from a hand."""
    return PLAY + len(c.card_ids)


def card_code(c: Components) -> int:
    """The first code of the cards that chance deals."""
    return PLAY + 2 * len(c.card_ids)


def tile_code(c: Components) -> int:
    """The first code of the tiles that chance deals."""
    return PLAY + 3 * len(c.card_ids)


def action_space(c: Components) -> ActionSpace:
    """All actions; the names of tiles and cards come from the data."""
    seats = _numbers(MOST_SEATS)
    place = Field("place", _numbers(PLACES))
    space = Field("space", _numbers(MARKET_SPACES))
    colour = Field("colour", COLOURS)
    card = Field("card", tuple(c.card_ids))
    actions = ActionSpace(
        ("pass", ()),
        ("open", (Field("tiles", tuple("".join(str(at + 1) for at in kept) for kept in OPENINGS)),)),
        ("target", (Field("target", (*seats, "market")),)),
        ("swap", (place, space)),
        ("trade", (Field("give", COLOURS), Field("get", COLOURS))),
        ("pull", (place, colour)),
        ("dig", (Field("stones", _numbers(3)),)),
        ("keep", (colour,)),
        ("rob", (colour,)),
        ("return", (colour,)),
        ("refresh", (Field("spaces", _subsets(MARKET_SPACES)),)),
        ("choose", (space,)),
        ("stone", (colour,)),
        ("first", (Field("seat", seats),)),
        ("take", ()),
        ("set", (place, colour)),
        ("discard", (colour,)),
        ("draw", ()),
        ("hand_in", (Field("places", _subsets(PLACES)),)),
        ("play", (card,)),
        ("drop", (card,)),
        ("card", (card,)),
        ("tile", (Field("tile", tuple(c.tile_ids)),)),
        chance=("stone", "first", "card", "tile"),
    )
    bases = [kind.base for kind in actions.kinds]
    fixed = [PASS, OPEN, TARGET, SWAP, TRADE, PULL, DIG, KEEP, ROB, RETURN, REFRESH, CHOOSE, STONE, FIRST]
    turn = [TAKE, SET, DISCARD, DRAW, HAND_IN, PLAY]
    assert bases == [*fixed, *turn, drop_code(c), card_code(c), tile_code(c)]
    return actions


def _numbers(most: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, most + 1))


def _subsets(most: int) -> tuple[str, ...]:
    """The sets of numbers up to ``most`` that are not empty, each at its bit mask less one: 1, 2, 12, 3 …"""
    return tuple("".join(str(n + 1) for n in range(most) if (mask >> n) & 1) for mask in range(1, 1 << most))
