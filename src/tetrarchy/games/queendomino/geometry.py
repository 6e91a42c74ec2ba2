"""Squares, and the frame that a kingdom must fit into.

A kingdom spans at most seven squares each way, but may grow from its castle in any direction. Its squares
are therefore kept on a ring of 8 × 8: columns and rows count modulo 8, so that no two squares of one
kingdom ever fall together, wherever it grows. The castle is bit 63, which nothing else can fall on and no
set needs to name; all sets of squares are words below 2**63.

Outside the engine a square has a name as on a chessboard, a1 to m13, with the castle on g7, and a number,
``SIDE * row + column``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

REACH: Final = 6
"""How far from the castle a square can lie."""
SIDE: Final = 2 * REACH + 1
SQUARES: Final = SIDE * SIDE
CASTLE: Final = SIDE * REACH + REACH

EAST: Final = 0
NORTH: Final = 1
WEST: Final = 2
SOUTH: Final = 3
DIRECTIONS: Final = ("east", "north", "west", "south")
STEP: Final[list[int]] = [1, SIDE, -1, -SIDE]
"""What each direction adds to a square's number."""

_NOT_EAST_EDGE: Final[i64] = 0x3F7F7F7F7F7F7F7F  # masks stay below 2**62: a larger number would be an object
_EAST_EDGE: Final[i64] = 0x0080808080808080
_WEST_EDGE: Final[i64] = 0x0001010101010101
BESIDE_CASTLE: Final[i64] = 0x4180000000000080


def square_name(square: int) -> str:
    """``g7`` for the castle."""
    return "abcdefghijklm"[square % SIDE] + str(square // SIDE + 1)


def ring(square: i64) -> i64:
    """The place of a square on the ring."""
    return ((square // SIDE + 1) & 7) * 8 + ((square % SIDE + 1) & 7)


def to_east(squares: i64) -> i64:
    """Every square moved one step east; what would fall on the castle is lost."""
    return ((squares & _NOT_EAST_EDGE) << 1) | ((squares & _EAST_EDGE) >> 7)


def to_west(squares: i64) -> i64:
    """Every square moved one step west; what would fall on the castle is lost."""
    return ((squares >> 1) & _NOT_EAST_EDGE) | ((squares & _WEST_EDGE) << 7)


def to_north(squares: i64) -> i64:
    """Every square moved one step north; what would fall on the castle is lost."""
    return ((squares & 0x007FFFFFFFFFFFFF) << 8) | (squares >> 56)


def to_south(squares: i64) -> i64:
    """Every square moved one step south; what would fall on the castle is lost."""
    return (squares >> 8) | ((squares & 0x7F) << 56)


def beside(squares: i64) -> i64:
    """All squares that share a side with one of these."""
    return to_east(squares) | to_west(squares) | to_north(squares) | to_south(squares)


_BESIDE: Final[list[int]] = [beside(1 << place) if place < 63 else BESIDE_CASTLE for place in range(64)]
BESIDE: Final[vec[i64]] = vec[i64](_BESIDE)
"""For each place of the ring, the places that share a side with it."""


class Frame:
    """The bounds of 5 × 5 or 7 × 7, as tables over how far a kingdom reaches.

    A reach is ``7 * lower + upper``: the squares it has on either side of the castle along one axis.
    For each reach the tables tell where one more domino could lie, as squares of the ring and as
    coordinates 0 to 12. A domino that touches the kingdom lies within two squares of it.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        columns: list[int] = []
        rows: list[int] = []
        pair_columns: list[int] = []
        pair_rows: list[int] = []
        self.single_at: list[int] = [-1] * (49 * 8)
        self.pair_at: list[int] = [-1] * (49 * 8)
        for reach in range(49):
            lower, upper = reach // 7, reach % 7
            first = max(upper - size + 1, -lower - 2)
            last = min(size - 1 - lower, upper + 2)
            inside = range(first, last + 1)
            starts = range(first, last)
            columns.append(_union([_COLUMN[(v + 7) & 7] for v in inside]))
            rows.append(_union([_ROW[(v + 7) & 7] for v in inside]))
            pair_columns.append(_union([_COLUMN[(v + 7) & 7] for v in starts]))
            pair_rows.append(_union([_ROW[(v + 7) & 7] for v in starts]))
            for v in inside:
                if -lower - 1 <= v <= upper + 1:
                    self.single_at[reach * 8 + ((v + 7) & 7)] = v + REACH
            for v in starts:
                self.pair_at[reach * 8 + ((v + 7) & 7)] = v + REACH
        self.columns = vec[i64](columns)
        self.rows = vec[i64](rows)
        self.pair_columns = vec[i64](pair_columns)
        self.pair_rows = vec[i64](pair_rows)


def _union(sets: list[int]) -> int:
    whole = 0
    for squares in sets:
        whole |= squares
    return whole


_COLUMN: Final = [
    sum(1 << (8 * row + column) for row in range(8) if 8 * row + column < 63) for column in range(8)
]
_ROW: Final = [
    sum(1 << (8 * row + column) for column in range(8) if 8 * row + column < 63) for row in range(8)
]

FRAMES: Final = {5: Frame(5), 7: Frame(7)}
