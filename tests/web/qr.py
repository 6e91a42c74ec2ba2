"""Reading a QR code from its squares, as a camera would that sees them well."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

_FORMAT_MASK: Final = 0b101010000010010
_MASKS: Final[list[Callable[[int, int], int]]] = [
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
]
_BYTES: Final = 0b0100
_LARGEST: Final = 5
"""Up to this size all bytes follow one another where few are for mending."""


def read_path(path: str, border: int) -> str:
    """What a code says that is drawn as one path of unit squares."""
    dark = {(int(y) - border, int(x) - border) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    return read(dark, 1 + max(max(square) for square in dark))


def read(dark: set[tuple[int, int]], size: int) -> str:
    """What a code of some dark squares says."""
    version = (size - 17) // 4
    assert size == 17 + 4 * version, f"no code has {size} squares"
    assert version <= _LARGEST
    around = [(8, at) for at in (0, 1, 2, 3, 4, 5, 7, 8)] + [(at, 8) for at in (7, 5, 4, 3, 2, 1, 0)]
    told = int("".join("01"[square in dark] for square in around), 2) ^ _FORMAT_MASK
    assert told >> 13 == 1, "only the level L is read"
    mask = _MASKS[told >> 10 & 0b111]
    bits = "".join("01"[(square in dark) ^ (mask(*square) == 0)] for square in _order(size, version))
    assert int(bits[:4], 2) == _BYTES
    length = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _order(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The squares that carry what is said: two columns at a time, up and down."""
    columns = [column for column in range(size - 1, 0, -2) if column > 6]
    columns += range(5, 0, -2)
    for at, right in enumerate(columns):
        rows = range(size) if at % 2 else range(size - 1, -1, -1)
        for row in rows:
            for column in (right, right - 1):
                if not _is_pattern(row, column, size, version):
                    yield row, column


def _is_pattern(row: int, column: int, size: int, version: int) -> bool:
    """Whether a square belongs to what a camera finds the code by."""
    corner = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    middle = 4 * version + 10
    aligned = version > 1 and abs(row - middle) <= 2 and abs(column - middle) <= 2
    return corner or aligned or row == 6 or column == 6
