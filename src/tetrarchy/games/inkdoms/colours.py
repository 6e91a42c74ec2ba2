"""The six colours, and how two of them mix in a watchtower."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("red", "blue", "yellow", "purple", "green", "brown")
PRIMARIES: Final = 3
"""The colours below this are primary, the others composite."""

NO_COLOUR: Final = -1
ANY_COMPOSITE: Final = -2


def mixture(one: i64, other: i64) -> i64:
    """What a tower between two painted areas gives.

    Two different primaries give their composite, the same primary twice gives itself, and with any
    composite the player chooses a composite.
    """
    if one >= PRIMARIES or other >= PRIMARIES:
        return ANY_COMPOSITE
    if one == other:
        return one
    both = one + other
    return 3 if both == 1 else 4 if both == 3 else 5
