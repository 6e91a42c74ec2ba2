"""The actions of Inkdoms: codes, fields and notation.

All codes below PAINT fit into one word, so that a set of them is a few bits.
"""

from __future__ import annotations

from typing import Final

from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import AREAS, FACES, LEAST_DROPS, LINES, Components
from tetrarchy.kernel.actions import ActionSpace, Field

MOST_SEATS: Final = 4

STOP: Final = 0
BLEND: Final = 1
MIX: Final = 2
MOVE: Final = 5
SPREAD: Final = 11
CROSS: Final = 17
TAKE: Final = 27
PAINT: Final = 63
CLASH: Final = 603
FIRST: Final = 1143
FALL: Final = 1147

DROPS: Final = (
    "die",
    *(f"blend-{colour}" for colour in COLOURS[PRIMARIES:]),
    *(f"tower-{colour}" for colour in COLOURS),
)
"""Where a drop comes from: the die, spell 4 in a colour of choice, or a watchtower."""
DIE_DROP: Final = 0
BLEND_DROP: Final = 1
TOWER_DROP: Final = 4

DIE_LABELS: Final = ("red", "blue", "yellow", "white-red", "white-blue", "white-yellow")
"""The dice as they can be taken: white as one of the colours."""


def action_space(c: Components) -> ActionSpace:
    """All actions; the names of kingdoms, areas and lines, and the number of spots, come from the data."""
    kingdom = Field("kingdom", tuple(c.kingdom_ids))
    drop = Field("drop", DROPS)
    area = Field("area", tuple(c.area_ids))
    space = ActionSpace(
        ("stop", ()),
        ("blend", ()),
        ("mix", (Field("colour", COLOURS[PRIMARIES:]),)),
        ("move", (kingdom,)),
        ("spread", (kingdom,)),
        ("cross", (Field("line", tuple(c.line_ids[:LINES])),)),
        ("take", (Field("die", DIE_LABELS), kingdom)),
        ("paint", (drop, area)),
        ("clash", (drop, area)),
        ("first", (Field("seat", _numbers(MOST_SEATS)),)),
        (
            "fall",
            (
                Field("spot", _numbers(len(c.spots))),
                Field("drops", tuple(str(LEAST_DROPS + face) for face in range(FACES))),
            ),
        ),
        chance=("first", "fall"),
    )
    bases = [kind.base for kind in space.kinds]
    assert bases == [STOP, BLEND, MIX, MOVE, SPREAD, CROSS, TAKE, PAINT, CLASH, FIRST, FALL]
    assert PAINT + len(DROPS) * AREAS == CLASH
    return space


def _numbers(most: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, most + 1))
