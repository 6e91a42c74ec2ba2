"""The map of Inkdoms in characters: areas with borders between them, drawn after the map's own polygons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby, product
from math import ceil
from typing import Any, Final, NamedTuple, TypeAlias

from rich.text import Text

from tetrarchy.games.inkdoms.components import plain_components
from tetrarchy.games.inkdoms.data import Components

_LEAST_ROWS: Final = 25
_MOST_ROWS: Final = 36
_OUTSIDE: Final = -1
_LINES: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Signs by what leaves them up, right, down and left: nothing, a thin or a thick line."""
_THIN_LINES: Final = "─│┌┐└┘├┤┬┴┼"
_THIN: Final = 1
_THICK: Final = 2
HIGH: Final = (2, 4)
WIDE: Final = (1, 9)
"""Rows and columns of an area's label: in two lines, or in one where the area is too low."""
TOWER: Final = "♜"
USED_TOWER: Final = "♖"

Place: TypeAlias = tuple[int, int]
"""A row and a column of the drawing."""


class Mark(NamedTuple):
    """Words to put on the map, with their style."""

    words: str
    style: str


class Label(NamedTuple):
    """Where an area's label begins, and its size."""

    at: Place
    size: Place


class Drawing(NamedTuple):
    """The map without what is painted on it."""

    lines: list[list[str]]
    """The borders: thin between areas, thick between kingdoms."""
    inside: dict[Place, int]
    """The places within areas."""
    labels: list[Label]
    """Where each area has its label."""
    towers: list[Place]
    scale: tuple[float, float]
    """Rows and columns for one unit of the map."""


@cache
def tables(components: Components) -> dict[str, Any]:
    """The components as plain data."""
    return plain_components(components)


@cache
def draw(components: Components, columns: int) -> Drawing:
    """The map for a number of columns, with as few rows as show truly which areas are neighbours."""
    table = tables(components)
    for rows in range(_LEAST_ROWS, _MOST_ROWS + 1):
        cells = raster(table, columns - 1, rows - 1)
        if neighbours_in(cells) == neighbours(table):
            return _drawing(table, cells)
    return _drawing(table, raster(table, columns - 1, _LEAST_ROWS - 1))


def _drawing(table: Mapping[str, Any], cells: list[list[int]]) -> Drawing:
    left, top, width, height = table["viewbox"]
    scale = (len(cells) / height, len(cells[0]) / width)

    def place(point: Sequence[float]) -> tuple[float, float]:
        return (point[1] - top) * scale[0], (point[0] - left) * scale[1]

    around = dict(_around(cells))
    inside = {at: four[0] for at, four in around.items() if len(set(four)) == 1}
    index = {area["id"]: a for a, area in enumerate(table["areas"])}
    towers = []
    for tower in table["towers"]:
        pair = {index[name] for name in tower["areas"]}
        border = [at for at, four in around.items() if set(four) == pair]
        towers.append(_nearest(border or list(around), place(tower["at"])))
    labels = [_label(a, inside, place(area["label"])) for a, area in enumerate(table["areas"])]
    kingdoms = [area["kingdom"] for area in table["areas"]]
    lines = [[" "] * (len(cells[0]) + 1) for _ in range(len(cells) + 1)]
    for (row, column), four in around.items():
        lines[row][column] = _sign(four, kingdoms)
    return Drawing(lines, inside, labels, towers, scale)


def _label(a: int, inside: Mapping[Place, int], middle: tuple[float, float]) -> Label:
    """The place for an area's label within it, in two lines or in one; over its border where it must be."""
    for size in (HIGH, WIDE):
        corner = (middle[0] - (size[0] - 1) / 2, middle[1] - (size[1] - 1) / 2)
        fitting = [at for at in inside if all(inside.get(cell) == a for cell in _block(at, size))]
        if fitting:
            return Label(_nearest(fitting, corner), size)
    within = [at for at in inside if all(cell in inside for cell in _block(at, (1, HIGH[1])))]
    return Label(_nearest(within or list(inside), middle), (1, HIGH[1]))


def raster(table: Mapping[str, Any], columns: int, rows: int) -> list[list[int]]:
    """Which area has the middle of each cell."""
    left, top, width, height = table["viewbox"]
    cells = [[_OUTSIDE] * columns for _ in range(rows)]
    for a, area in enumerate(table["areas"]):
        for row in range(rows):
            crossings = _crossings(area["polygon"], top + (row + 0.5) * height / rows)
            edges = [ceil((x - left) * columns / width - 0.5) for x in crossings]
            for first, last in zip(edges[::2], edges[1::2], strict=True):
                cells[row][first:last] = [a] * (last - first)
    return cells


def neighbours_in(cells: list[list[int]]) -> set[frozenset[int]]:
    """Which areas have a border in a raster that is long enough to see."""
    seen: Counter[frozenset[int]] = Counter()
    for row, column in product(range(len(cells)), range(len(cells[0]))):
        own = cells[row][column]
        seen.update(frozenset((own, right)) for right in cells[row][column + 1 : column + 2])
        seen.update(frozenset((own, below[column])) for below in cells[row + 1 : row + 2])
    return {pair for pair, times in seen.items() if len(pair) > 1 and times > 1}


def neighbours(table: Mapping[str, Any]) -> set[frozenset[int]]:
    """Which areas are neighbours."""
    index = {area["id"]: a for a, area in enumerate(table["areas"])}
    return {
        frozenset((a, index[name])) for a, area in enumerate(table["areas"]) for name in area["neighbours"]
    }


def painted_map(
    components: Components,
    columns: int,
    labels: Sequence[Sequence[Mark]],
    backgrounds: Mapping[int, str],
    used_towers: Sequence[bool],
    dice: Sequence[tuple[float, float, Mark]],
) -> Text:
    """The map with labels of two lines, backgrounds by area, towers, and dice at points of the map."""
    drawing = draw(components, columns)
    signs = [[Mark(sign, "dim" if sign in _THIN_LINES else "") for sign in line] for line in drawing.lines]
    for (row, column), a in drawing.inside.items():
        signs[row][column] = Mark(" ", backgrounds.get(a, ""))
    kept: set[Place] = set()
    for marks, (at, size) in zip(labels, drawing.labels, strict=True):
        kept.update(_block(at, size))
        for line, mark in enumerate(marks):
            below = line < size[0]
            shift = 0 if below else len(marks[0].words) + 1
            _write(signs, (at[0] + line * below, at[1] + shift), mark)
    for used, (row, column) in zip(used_towers, drawing.towers, strict=True):
        kept.add((row, column))
        signs[row][column] = Mark(USED_TOWER, "dim") if used else Mark(TOWER, "bold")
    left, top = tables(components)["viewbox"][:2]
    for x, y, mark in dice:
        size = (1, len(mark.words))
        wanted = ((y - top) * drawing.scale[0], (x - left) * drawing.scale[1] - (size[1] - 1) / 2)
        places = product(range(1, len(signs) - 1), range(1, len(signs[0]) - size[1]))
        at = _nearest([at for at in places if not kept.intersection(_block(at, size))], wanted)
        kept.update(_block(at, size))
        _write(signs, at, mark)
    shown = Text()
    for number, marks in enumerate(signs):
        shown.append("\n" if number else "")
        for style, run in groupby(marks, key=lambda mark: mark.style):
            shown.append("".join(mark.words for mark in run), style)
    return shown


def _write(signs: list[list[Mark]], at: Place, mark: Mark) -> None:
    for shift, sign in enumerate(mark.words):
        signs[at[0]][at[1] + shift] = Mark(sign, mark.style)


def _crossings(polygon: Sequence[Sequence[float]], y: float) -> list[float]:
    """Where a level line crosses a polygon's sides, from left to right; alike for both areas at a side."""
    found = []
    for i, point in enumerate(polygon):
        (x1, y1), (x2, y2) = sorted((tuple(polygon[i - 1]), tuple(point)))
        if (y1 > y) != (y2 > y):
            found.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    return sorted(found)


def _around(cells: list[list[int]]) -> Iterator[tuple[Place, list[int]]]:
    """The four cells that meet at each place of the drawing: upper left and right, lower left and right."""
    blank = [_OUTSIDE] * (len(cells[0]) + 2)
    framed = [blank, *([_OUTSIDE, *row, _OUTSIDE] for row in cells), blank]
    for row, column in product(range(len(cells) + 1), range(len(cells[0]) + 1)):
        yield (row, column), framed[row][column : column + 2] + framed[row + 1][column : column + 2]


def _sign(four: list[int], kingdoms: Sequence[str]) -> str:
    """The border at a place."""

    def line(one: int, other: int) -> int:
        if one == other:
            return 0
        thin = _OUTSIDE not in (one, other) and kingdoms[one] == kingdoms[other]
        return _THIN if thin else _THICK

    upper_left, upper_right, lower_left, lower_right = four
    up, right = line(upper_left, upper_right), line(upper_right, lower_right)
    down, left = line(lower_left, lower_right), line(upper_left, lower_left)
    return _LINES[27 * up + 9 * right + 3 * down + left]


def _block(at: Place, size: Place) -> list[Place]:
    return [(at[0] + row, at[1] + column) for row, column in product(range(size[0]), range(size[1]))]


def _nearest(places: Sequence[Place], wanted: tuple[float, float]) -> Place:
    """The place nearest to a point; a row is about twice as high as a column is wide."""
    return min(places, key=lambda at: (2 * (at[0] - wanted[0])) ** 2 + (at[1] - wanted[1]) ** 2)
