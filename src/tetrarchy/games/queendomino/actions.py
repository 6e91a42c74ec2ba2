"""The actions of Queendomino: codes, fields and notation."""

from __future__ import annotations

from typing import Final

from tetrarchy.games.queendomino.data import PER_SET, Components
from tetrarchy.games.queendomino.geometry import DIRECTIONS, SQUARES, square_name
from tetrarchy.kernel.actions import ActionSpace, Field

MOST_SEATS: Final = 8
LONGEST_LINE: Final = 8

PASS: Final = 0
CHOOSE: Final = 1
TAX: Final = 9
BUILD: Final = 12
SITE: Final = 18
BURN: Final = 187
PLACE: Final = 193
KING: Final = 869
DOMINO: Final = 877
BUILDING: Final = 973

TAX_A: Final = 0
TAX_B: Final = 1
TAX_BOTH: Final = 2


def action_space(components: Components) -> ActionSpace:
    """All actions; the names of buildings come from the data."""
    spaces = _numbers(len(components.prices))
    squares = tuple(square_name(square) for square in range(SQUARES))
    dominoes = [f"q{n}" for n in range(1, PER_SET + 1)] + [f"k{n}" for n in range(1, PER_SET + 1)]
    space = ActionSpace(
        ("pass", ()),
        ("choose", (Field("domino", _numbers(LONGEST_LINE)),)),
        ("tax", (Field("half", ("a", "b", "both")),)),
        ("build", (Field("space", spaces),)),
        ("site", (Field("square", squares),)),
        ("burn", (Field("space", spaces),)),
        ("place", (Field("square", squares), Field("towards", DIRECTIONS))),
        ("king", (Field("seat", _numbers(MOST_SEATS)),)),
        ("domino", (Field("domino", tuple(dominoes)),)),
        ("building", (Field("building", tuple(components.building_ids)),)),
        chance=("king", "domino", "building"),
    )
    bases = [kind.base for kind in space.kinds]
    assert bases == [PASS, CHOOSE, TAX, BUILD, SITE, BURN, PLACE, KING, DOMINO, BUILDING]
    return space


def _numbers(most: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, most + 1))
