"""Where a die can land: squares on the board, the kingdoms each lies in, and the squares it would lie on.

It needs only the standard library, so that the script that writes the table can use it by itself.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = list[Point]

SPOTS: Final = 360
LEAST_SHARE: Final = 0.004
"""A die is in a kingdom when more than this part of its face lies there; touching is not crossing."""

_TURN: Final = 90.0
_GOLDEN: Final = 1.2207440846057596
"""The root of x**4 = x + 1: the fractional parts of n/x, n/x**2, n/x**3 fill a cube evenly."""


class Spot(NamedTuple):
    """One place where a die can come to rest: its centre, its angle in degrees, and what it meets."""

    x: float
    y: float
    angle: float
    kingdoms: tuple[int, ...]
    overlaps: tuple[int, ...]
    """The other spots that a second die could not take."""


def corners(x: float, y: float, angle: float, side: float) -> Polygon:
    """The four corners of a die."""
    cos = math.cos(math.radians(angle)) * side / 2
    sin = math.sin(math.radians(angle)) * side / 2
    return [
        (x + cos - sin, y + sin + cos),
        (x - cos - sin, y - sin + cos),
        (x - cos + sin, y - sin - cos),
        (x + cos + sin, y + sin - cos),
    ]


def area(polygon: Polygon) -> float:
    """The area of a polygon, positive where its points go round from the first axis to the second."""
    twice = 0.0
    for i in range(len(polygon)):
        x, y = polygon[i - 1]
        next_x, next_y = polygon[i]
        twice += x * next_y - next_x * y
    return twice / 2


def turned(polygon: Polygon) -> Polygon:
    """The same polygon with its points in the order that makes its area positive."""
    return polygon if area(polygon) > 0 else polygon[::-1]


def common_area(polygon: Polygon, square: Polygon) -> float:
    """How much of a polygon of any shape lies in a square: the square's sides cut it one after another."""
    left = polygon
    square = turned(square)
    for i in range(len(square)):
        left = _cut(left, square[i - 1], square[i])
        if not left:
            return 0.0
    return abs(area(left))


def _cut(polygon: Polygon, start: Point, end: Point) -> Polygon:
    """The part of a polygon on the inner side of a line."""
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    sides = [along_x * (y - start[1]) - along_y * (x - start[0]) for x, y in polygon]
    kept: Polygon = []
    for i in range(len(polygon)):
        here, before = sides[i], sides[i - 1]
        if (here < 0) != (before < 0):
            part = before / (before - here)
            x, y = polygon[i - 1]
            kept.append((x + part * (polygon[i][0] - x), y + part * (polygon[i][1] - y)))
        if here >= 0:
            kept.append(polygon[i])
    return kept


def overlap(one: Polygon, other: Polygon) -> bool:
    """Whether two squares have inner points in common: no side of either keeps them apart."""
    for square in (one, other):
        for i in (0, 1):
            axis_x, axis_y = square[i + 1][0] - square[i][0], square[i + 1][1] - square[i][1]
            first = [axis_x * x + axis_y * y for x, y in one]
            second = [axis_x * x + axis_y * y for x, y in other]
            if max(first) <= min(second) or max(second) <= min(first):
                return False
    return True


def landing_spots(
    frame: Sequence[float], side: float, outlines: Sequence[Polygon], number: int = SPOTS
) -> list[Spot]:
    """Evenly spread places: any centre and angle at which the die lies within the frame.

    Coordinates are rounded first, so that the table tells exactly what its numbers say.
    """
    left, top, width, height = frame
    placed: list[tuple[float, float, float]] = []
    for n in range(1, number + 1):
        angle = round(n / _GOLDEN**3 % 1 * _TURN, 1)
        radians = math.radians(angle)
        reach = (math.cos(radians) + math.sin(radians)) * side / 2
        x = left + reach + n / _GOLDEN % 1 * (width - 2 * reach)
        y = top + reach + n / _GOLDEN**2 % 1 * (height - 2 * reach)
        placed.append((round(x, 1), round(y, 1), angle))
    squares = [corners(x, y, angle, side) for x, y, angle in placed]
    spots: list[Spot] = []
    for i, (x, y, angle) in enumerate(placed):
        kingdoms = kingdoms_under(squares[i], side, outlines)
        overlaps = [
            j
            for j, (other_x, other_y, _) in enumerate(placed)
            if j != i
            and (x - other_x) ** 2 + (y - other_y) ** 2 < 2 * side * side
            and overlap(squares[i], squares[j])
        ]
        spots.append(Spot(x, y, angle, kingdoms, tuple(overlaps)))
    return spots


def kingdoms_under(square: Polygon, side: float, outlines: Sequence[Polygon]) -> tuple[int, ...]:
    """The kingdoms that a die lies in."""
    least = LEAST_SHARE * side * side
    return tuple(k for k, outline in enumerate(outlines) if common_area(outline, square) > least)


def board_hash(frame: Sequence[float], side: float, outlines: Sequence[Polygon]) -> str:
    """A short hash of all that the landing spots follow from."""
    numbers = [*frame, side]
    for outline in outlines:
        for x, y in turned(outline):
            numbers += (x, y)
    text = " ".join(f"{number:.6g}" for number in numbers)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
