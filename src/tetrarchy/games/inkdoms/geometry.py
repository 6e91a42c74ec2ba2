"""The map as a drawing: areas that fill the frame side by side, and the kingdoms that they make up."""

from __future__ import annotations

import math
from typing import Any, Final, TypeAlias

from tetrarchy.games.inkdoms.landing import Point, Polygon, area, turned
from tetrarchy.kernel.data import DataFile, Entry
from tetrarchy.kernel.errors import BadData, quote

Side: TypeAlias = tuple[Point, Point]

_LEAST_POINTS: Final = 3
_MOST_POINTS: Final = 200
"""Every landing spot is measured against every side of a kingdom."""
_TOLERANCE: Final = 1e-6
_LEAST_FRAME: Final = 200
_MOST_FRAME: Final = 4000
_NEAR: Final = 1.0
"""How far from a border a tower may stand, in map units."""


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
    left, top, width, height = (float(item) for item in value)
    if left or top or not all(_LEAST_FRAME <= length <= _MOST_FRAME for length in (width, height)):
        raise entry.wrong(
            "odd-frame",
            "“viewbox” should begin at 0, 0, with a width and a height from {least} to {most}",
            "viewbox",
            least=str(_LEAST_FRAME),
            most=str(_MOST_FRAME),
        )
    return [left, top, width, height]


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
    """Polygons that fill the frame without gap or overlap; tells which of them share a side.

    Where no polygon crosses itself, each side is followed once in each direction or lies on the frame, and
    the polygons are together as large as the frame, every point belongs to exactly one of them.
    """

    def __init__(self, frame: list[float], entries: list[Entry], polygons: list[Polygon]) -> None:
        self.owner: dict[Side, int] = {}
        self.neighbours: list[set[int]] = [set() for _ in polygons]
        self._entries = entries
        self._names = [str(entry.table.get("id")) for entry in entries]
        self._wrong: dict[int, BadData] = {}
        """The first fault of each area."""
        for i, polygon in enumerate(polygons):
            self._check_crossing(i, polygon)
        for i, polygon in enumerate(polygons):
            for side in sides(polygon):
                self._own(i, side)
        for side, i in self.owner.items():
            other = self.owner.get((side[1], side[0]))
            if other is not None:
                self.neighbours[i].add(other)
            elif not _on_frame(side, frame):
                self._note(
                    i,
                    "gap-or-overlap",
                    "every point of the board should belong to an area: there is a gap or an overlap at the "
                    "side {side} of {area}",
                    side=_shown(side),
                    area=self._names[i],
                )
        if self._wrong:
            first, *others = self._wrong.values()
            first.others = others
            raise first
        covered, whole = sum(area(polygon) for polygon in polygons), frame[2] * frame[3]
        if abs(covered - whole) > _TOLERANCE * whole:
            raise of_drawing(
                entries[0].wrong(
                    "covered-frame",
                    "every point of the board should belong to one area: "
                    "the areas cover {covered} of the frame's {whole}",
                    covered=f"{covered:g}",
                    whole=f"{whole:g}",
                )
            )

    def _note(self, i: int, key: str, why: str, **data: str) -> None:
        self._wrong.setdefault(i, of_drawing(self._entries[i].wrong(key, why, "polygon", **data)))

    def _check_crossing(self, i: int, polygon: Polygon) -> None:
        point = crossing(polygon)
        if point is not None:
            self._note(
                i,
                "crosses-itself",
                "the line around {area} should not meet itself, as it does at {point}",
                area=self._names[i],
                point=_place(point),
            )

    def _own(self, i: int, side: Side) -> None:
        owner = self.owner.setdefault(side, i)
        if owner != i:
            self._note(
                i,
                "areas-overlap",
                "the areas should not overlap: {one} and {other} lie on the same side of {side}",
                one=self._names[owner],
                other=self._names[i],
                side=_shown(side),
            )

    def junctions(self, kingdom_of: list[int]) -> dict[Point, set[int]]:
        """The points where three kingdoms or more meet, with these."""
        found: dict[Point, set[int]] = {}
        for (start, _), i in self.owner.items():
            found.setdefault(start, set()).add(kingdom_of[i])
        return {point: kingdoms for point, kingdoms in found.items() if len(kingdoms) > 2}

    def check_junctions(self, board: DataFile, kingdom_of: list[int], names: list[str]) -> None:
        """The points where three kingdoms meet, if the file lists them, are all that there are."""
        if "junction" not in board.tables:
            return
        wanted = self.junctions(kingdom_of)
        listed: set[Point] = set()
        for entry in board.entries("junction"):
            at = read_point(entry, "at")
            given = sorted(entry.words("kingdoms"))
            if at in listed or given != sorted(names[k] for k in wanted.get(at, ())):
                raise of_drawing(
                    entry.wrong(
                        "no-junction",
                        "just these kingdoms should meet at this point, and it should be listed once",
                        "at",
                    )
                )
            listed.add(at)
        if len(listed) != len(wanted):
            raise of_drawing(
                board.whole().wrong(
                    "number-of-junctions",
                    "the points where three kingdoms meet should all be listed: there are {wanted}",
                    wanted=str(len(wanted)),
                )
            )

    def border(self, one: int, other: int) -> list[Side]:
        """The sides that two areas share."""
        return [
            side for side, i in self.owner.items() if i == one and self.owner.get((side[1], side[0])) == other
        ]

    def outline(self, members: set[int]) -> set[Side]:
        """The sides of some areas that no two of them share."""
        return {
            side
            for side, i in self.owner.items()
            if i in members and self.owner.get((side[1], side[0]), -1) not in members
        }


def check_neighbours(entries: list[Entry], names: list[str], found: list[set[int]]) -> None:
    """Compare the neighbours that tables name with those that are found."""
    for i, entry in enumerate(entries):
        given = entry.table.get("neighbours")
        wanted = sorted(names[other] for other in found[i])
        if not isinstance(given, list) or sorted(str(name).lower() for name in given) != wanted:
            raise of_drawing(
                entry.wrong(
                    "neighbours",
                    "“neighbours” should be those that have a side in common with it, {wanted}, not {given}",
                    "neighbours",
                    wanted=", ".join(wanted),
                    given=quote(given),
                )
            )


def of_drawing(error: BadData) -> BadData:
    """A fault of the drawing: all of the map hangs together with it."""
    error.bound = ()
    return error


def crossing(polygon: Polygon) -> Point | None:
    """Where the line around a polygon meets itself; None where it never does."""
    number = len(polygon)
    for i, corner in enumerate(polygon):
        before, after = polygon[i - 1], polygon[(i + 1) % number]
        if _turn(before, corner, after) == 0 and _ahead(corner, before, after) > 0:
            return corner
    line = sorted((min(s[0][0], s[1][0]), max(s[0][0], s[1][0]), i, s) for i, s in enumerate(sides(polygon)))
    for at, (_, right, i, one) in enumerate(line):
        low, high = sorted((one[0][1], one[1][1]))
        for left, _, j, other in line[at + 1 :]:
            if left > right:
                break
            if (other[0][1] < low and other[1][1] < low) or (other[0][1] > high and other[1][1] > high):
                continue
            if abs(i - j) not in (1, number - 1) and _meet(one, other):
                return other[0]
    return None


def _turn(start: Point, through: Point, to: Point) -> float:
    """To which side one turns on the way over three points; 0: to none."""
    return (through[0] - start[0]) * (to[1] - start[1]) - (through[1] - start[1]) * (to[0] - start[0])


def _ahead(corner: Point, one: Point, other: Point) -> float:
    """Above 0 where two points lie in the same direction from a corner."""
    return (one[0] - corner[0]) * (other[0] - corner[0]) + (one[1] - corner[1]) * (other[1] - corner[1])


def _meet(one: Side, other: Side) -> bool:
    """Whether two sides whose boxes overlap have a point in common."""
    first = _turn(*one, other[0]), _turn(*one, other[1])
    second = _turn(*other, one[0]), _turn(*other, one[1])
    return min(first) <= 0 <= max(first) and min(second) <= 0 <= max(second)


def inside(point: Point, polygon: Polygon) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the line around it an odd number of times."""
    x, y = point
    crossed = False
    for (from_x, from_y), (to_x, to_y) in sides(polygon):
        if (from_y > y) != (to_y > y) and x < from_x + (to_x - from_x) * (y - from_y) / (to_y - from_y):
            crossed = not crossed
    return crossed


def distance(point: Point, side: Side) -> float:
    """How far a point is from a side."""
    (x, y), ((from_x, from_y), (to_x, to_y)) = point, side
    along_x, along_y = to_x - from_x, to_y - from_y
    length = along_x * along_x + along_y * along_y
    part = ((x - from_x) * along_x + (y - from_y) * along_y) / length
    part = min(1.0, max(0.0, part))
    return math.hypot(x - from_x - part * along_x, y - from_y - part * along_y)


def stands_on(point: Point, border: list[Side]) -> bool:
    """Whether a point lies on a border."""
    return any(distance(point, side) <= _NEAR for side in border)


def _shown(side: Side) -> str:
    return f"{_place(side[0])}–{_place(side[1])}"


def _on_frame(side: Side, frame: list[float]) -> bool:
    (x, y), (next_x, next_y) = side
    left, top, width, height = frame
    return (x == next_x and x in (left, left + width)) or (y == next_y and y in (top, top + height))
