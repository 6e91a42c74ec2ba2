"""The map as a drawing: areas that fill the frame side by side, and the kingdoms that they make up."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tetrarchy.games.inkdoms.landing import Point, Polygon, area, turned
from tetrarchy.kernel.data import Entry
from tetrarchy.kernel.errors import quote

Side: TypeAlias = tuple[Point, Point]

_LEAST_POINTS: Final = 3
_MOST_POINTS: Final = 200
"""Every landing spot is measured against every side of a kingdom."""
_TOLERANCE: Final = 1e-6


def read_point(entry: Entry, name: str) -> Point:
    """One place on the map."""
    return _point(entry, name, entry.table.get(name))


def read_polygon(entry: Entry, name: str, frame: list[float]) -> Polygon:
    """A closed line of points within the frame, turned so that its area counts as positive."""
    value = entry.table.get(name)
    if not isinstance(value, list) or not _LEAST_POINTS <= len(value) <= _MOST_POINTS:
        raise entry.wrong(
            "number-of-points",
            "“{field}” should be a list of {least} to {most} points",
            name,
            field=name,
            least=str(_LEAST_POINTS),
            most=str(_MOST_POINTS),
        )
    points = [_point(entry, name, item) for item in value]
    left, top, width, height = frame
    for x, y in points:
        if not (left <= x <= left + width and top <= y <= top + height):
            raise entry.wrong(
                "leaves-frame",
                "“{field}” leaves the frame at {point}",
                name,
                field=name,
                point=_place((x, y)),
            )
    if len(set(points)) != len(points):
        raise entry.wrong("point-twice", "“{field}” comes twice to the same point", name, field=name)
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
            "no-frame",
            "“viewbox” should be four numbers, left, top, width and height, not {given}",
            "viewbox",
            given=quote(value),
        )
    return [float(item) for item in value]


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e9


def _point(entry: Entry, name: str, value: Any) -> Point:
    if not isinstance(value, list) or len(value) != 2 or not all(_is_number(item) for item in value):
        raise entry.wrong(
            "no-point",
            "“{field}” should have points of two numbers, not {given}",
            name,
            field=name,
            given=quote(value),
        )
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
                        "areas-overlap",
                        "the areas should not overlap: {one} and {other} lie on the same side of {side}",
                        "polygon",
                        one=names[self.owner[side]],
                        other=names[i],
                        side=_shown(side),
                    )
                self.owner[side] = i
        for side, i in self.owner.items():
            other = self.owner.get((side[1], side[0]))
            if other is not None:
                self.neighbours[i].add(other)
            elif not _on_frame(side, frame):
                raise entries[i].wrong(
                    "gap-or-overlap",
                    "every point of the board should belong to an area: there is a gap or an overlap at the "
                    "side {side} of {area}",
                    "polygon",
                    side=_shown(side),
                    area=names[i],
                )
        covered, whole = sum(area(polygon) for polygon in polygons), frame[2] * frame[3]
        if abs(covered - whole) > _TOLERANCE * whole:
            raise entries[0].wrong(
                "covered-frame",
                "every point of the board should belong to one area: "
                "the areas cover {covered} of the frame's {whole}",
                covered=f"{covered:g}",
                whole=f"{whole:g}",
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
