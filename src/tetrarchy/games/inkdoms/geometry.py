"""The map as a drawing: areas that fill the frame side by side, and the kingdoms that they make up."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tetrarchy.games.inkdoms.landing import Point, Polygon, area, turned
from tetrarchy.kernel.data import Entry
from tetrarchy.kernel.errors import quote

Side: TypeAlias = tuple[Point, Point]

_LEAST_POINTS: Final = 3
_TOLERANCE: Final = 1e-6


def read_point(entry: Entry, name: str) -> Point:
    """One place on the map."""
    return _point(entry, name, entry.table.get(name))


def read_polygon(entry: Entry, name: str, frame: list[float]) -> Polygon:
    """A closed line of points within the frame, turned so that its area counts as positive."""
    value = entry.table.get(name)
    if not isinstance(value, list) or len(value) < _LEAST_POINTS:
        raise entry.wrong(f"“{name}” should be a list of at least {_LEAST_POINTS} points", name)
    points = [_point(entry, name, item) for item in value]
    left, top, width, height = frame
    for x, y in points:
        if not (left <= x <= left + width and top <= y <= top + height):
            raise entry.wrong(f"“{name}” leaves the frame at {_place((x, y))}", name)
    if len(set(points)) != len(points):
        raise entry.wrong(f"“{name}” comes twice to the same point", name)
    return turned(points)


def read_frame(entry: Entry) -> list[float]:
    """The frame as left, top, width and height."""
    value = entry.table.get("viewbox")
    if (
        not isinstance(value, list)
        or len(value) != 4
        or not all(_is_number(item) for item in value)
        or min(value[2:]) <= 0
    ):
        raise entry.wrong(
            f"“viewbox” should be four numbers, left, top, width and height, not {quote(value)}",
            "viewbox",
        )
    return [float(item) for item in value]


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e9


def _point(entry: Entry, name: str, value: Any) -> Point:
    if not isinstance(value, list) or len(value) != 2 or not all(_is_number(item) for item in value):
        raise entry.wrong(f"“{name}” should have points of two numbers, not {quote(value)}", name)
    return float(value[0]), float(value[1])


def _place(point: Point) -> str:
    return f"({point[0]:g}, {point[1]:g})"


def sides(polygon: Polygon) -> list[Side]:
    """The directed sides of a polygon."""
    return [(polygon[i - 1], polygon[i]) for i in range(len(polygon))]


class Tiling:
    """Polygons that fill the frame without gap or overlap; tells which of them share a side."""

    def __init__(self, frame: list[float], entries: list[Entry], polygons: list[Polygon]) -> None:
        self.owner: dict[Side, int] = {}
        self.neighbours: list[set[int]] = [set() for _ in polygons]
        names = [str(entry.table.get("id")) for entry in entries]
        for i, polygon in enumerate(polygons):
            for side in sides(polygon):
                if side in self.owner:
                    raise entries[i].wrong(
                        f"the areas should not overlap: {names[self.owner[side]]} and {names[i]} "
                        f"lie on the same side of {_shown(side)}"
                    )
                self.owner[side] = i
        for side, i in self.owner.items():
            other = self.owner.get((side[1], side[0]))
            if other is not None:
                self.neighbours[i].add(other)
            elif not _on_frame(side, frame):
                raise entries[i].wrong(
                    "every point of the board should belong to an area: there is a gap or an overlap at the "
                    f"side {_shown(side)} of {names[i]}"
                )
        covered, whole = sum(area(polygon) for polygon in polygons), frame[2] * frame[3]
        if abs(covered - whole) > _TOLERANCE * whole:
            raise entries[0].wrong(
                "every point of the board should belong to one area: "
                f"the areas cover {covered:g} of the frame's {whole:g}"
            )

    def outline(self, members: set[int]) -> set[Side]:
        """The sides of some areas that no two of them share."""
        return {
            side
            for side, i in self.owner.items()
            if i in members and self.owner.get((side[1], side[0]), -1) not in members
        }


def _shown(side: Side) -> str:
    return f"{_place(side[0])}–{_place(side[1])}"


def _on_frame(side: Side, frame: list[float]) -> bool:
    (x, y), (next_x, next_y) = side
    left, top, width, height = frame
    return (x == next_x and x in (left, left + width)) or (y == next_y and y in (top, top + height))
