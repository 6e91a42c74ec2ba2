"""Queendomino and Kingdomino: the lines of dominoes, the builders' board, the kingdoms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tetrarchy.kernel.state import View
from tetrarchy.library.pictures.canvas import GOLD, INK, LINE, QUIET, RAISED, Canvas, wrapped
from tetrarchy.text import Texts

_SIZE: Final = 40
_CASTLE: Final = 6
_COLUMNS: Final = "abcdefghijklm"
_LEAST: Final = 5
"""The least number of squares each way on which a kingdom is shown."""
_FILLS: Final = {
    "wheat": "#e8c35a", "forest": "#3f7a3c", "lake": "#3f86bd", "grassland": "#abc966", "swamp": "#a89f83",
    "mine": "#5d5452", "town": "#b9573f",
}  # fmt: skip
_SIGNS: Final = {
    "wheat": ("M9 33v-9m-3 3l3 3l3-3M20 35v-9m-3 3l3 3l3-3M31 33v-9m-3 3l3 3l3-3", "#8a6410"),
    "forest": ("M10 34l5-12l5 12zM21 35l5-14l6 14z", "#1f4d22"),
    "lake": ("M5 27q5-5 10 0t10 0t10 0M8 34q5-5 10 0t10 0", "#d3e7f4"),
    "grassland": ("M8 33q1-6-2-8m2 8q0-5 3-8M22 35q1-6-2-8m2 8q0-5 3-8M33 31q1-5-2-7", "#5c7c26"),
    "swamp": ("M6 32h10m3 0h6M12 36h16M28 30v-9m3 9v-7", "#5d5740"),
    "mine": ("M7 34l7-11l6 7l5-5l8 9z", "#d8cfc4"),
    "town": ("M8 35v-8l5-5l5 5v8zM21 35v-11l6-5l6 5v11z", "#f3d9b4"),
}
"""A sign for each terrain beside its colour, and the colour of the sign."""
_DIRECTIONS: Final = {"east": (1, 0), "north": (0, -1), "west": (-1, 0), "south": (0, 1)}


def draw(components: Mapping[str, Any], view: View, scores: Sequence[int], texts: Texts) -> str:
    """The whole table."""
    dominoes = {entry["id"]: entry for entry in components["dominoes"]}
    buildings = {entry["id"]: entry["names"][texts.language] for entry in components["buildings"]}
    canvas, y = Canvas(), 16.0
    width = 0.0
    for line in ("line", "next_line"):
        if view[line]:
            width = max(width, _line(canvas, 16, y, view, line, dominoes))
            y += _SIZE + 34
    if view["spaces"]:
        width = max(width, _builders(canvas, 16, y, view, buildings))
        y += 82
    x, lowest = 16.0, y
    for kingdom in view["kingdoms"]:
        block, across, down = _kingdom(kingdom, buildings, scores, kingdom is _queens(view))
        if x > 16 and x + across > 900:
            x, y = 16.0, lowest + 16
        canvas.place(block, x, y)
        x += across + 20
        width, lowest = max(width, x), max(lowest, y + down)
    return canvas.svg(max(width, 300) + 4, lowest + 16, "Queendomino")


def _queens(view: View) -> Any:
    return None if view["queen"] is None else view["kingdoms"][view["queen"]]


def _land(canvas: Canvas, x: float, y: float, terrain: str, crowns: int) -> None:
    """One square of terrain."""
    square = Canvas()
    square.rect(0, 0, _SIZE, _SIZE, _FILLS[terrain], "#00000033", 2)
    sign, colour = _SIGNS[terrain]
    filled = terrain in ("forest", "mine", "town")
    square.path(sign, colour if filled else "none", "none" if filled else colour, 1.7)
    for number in range(crowns):
        square.crown(9 + 13 * number if crowns < 4 else 6 + 9 * number, 10, 0.9)
    canvas.place(square, x, y)


def _line(canvas: Canvas, x: float, y: float, view: View, line: str, dominoes: Mapping[str, Any]) -> float:
    """A line of dominoes with the kings on them; the one on turn is framed."""
    for number, choice in enumerate(view[line]):
        domino = dominoes[choice["domino"]]
        if line == "line" and number == view["turn"] and view["actor"] >= 0:
            canvas.rect(x - 4, y - 4, 2 * _SIZE + 8, _SIZE + 8, GOLD, "none", 6)
        for at, half in enumerate("ab"):
            _land(canvas, x + at * _SIZE, y, domino[half]["terrain"], domino[half]["crowns"])
        canvas.rect(x, y, 2 * _SIZE, _SIZE, "none", INK, 3)
        canvas.text(x + _SIZE, y + _SIZE + 15, domino["number"], 12, QUIET, "middle")
        if choice["king"] is not None:
            canvas.shield(x + _SIZE, y + 18, choice["king"])
        x += 2 * _SIZE + 16
    return x


def _builders(canvas: Canvas, x: float, y: float, view: View, names: Mapping[str, str]) -> float:
    """The spaces of the builders' board with their prices."""
    for number, space in enumerate(view["spaces"]):
        canvas.rect(x, y, 88, 66, RAISED if space["building"] else "none", LINE, 6)
        if space["building"]:
            for at, words in enumerate(wrapped(names[space["building"]], 11)):
                canvas.text(x + 44, y + 20 + 14 * at, words, 12, INK, "middle", bold=True)
        canvas.circle(x + 44, y + 54, 9, GOLD, "#6b4a05")
        canvas.text(x + 44, y + 58, space["price"], 12, INK, "middle", bold=True)
        if view["dragon"] == number:
            canvas.path(f"M{x + 8} {y + 60}q2-20 22-22l-6-6q14 0 16 12q8-2 12 4q-12 0-14 12z", "#3b8242", INK)
        x += 96
    return x


def _kingdom(
    kingdom: Mapping[str, Any], names: Mapping[str, str], scores: Sequence[int], with_queen: bool
) -> tuple[Canvas, float, float]:
    """A kingdom with what belongs to it; its width and height."""
    canvas = Canvas()
    reach = kingdom["reach"]
    across = max(_LEAST, reach["west"] + reach["east"] + 1)
    down = max(_LEAST, reach["north"] + reach["south"] + 1)
    left = _CASTLE - reach["west"] - (across - reach["west"] - reach["east"] - 1) // 2
    top = _CASTLE + reach["north"] + (down - reach["north"] - reach["south"] - 1) // 2
    x = 0.0
    for seat in kingdom["seats"]:
        canvas.shield(x + 10, 12, seat)
        x += 24
    canvas.text(x + 4, 18, scores[kingdom["seats"][0]], 19, INK, bold=True)
    canvas.circle(x + 50, 12, 8, GOLD, "#6b4a05")
    canvas.text(x + 62, 17, kingdom["coins"], 14)
    canvas.path(f"M{x + 90} 20v-14h3v-3h3v3h3v-3h3v3h3v14z", "#8c8377", INK)
    canvas.text(x + 110, 17, kingdom["towers"], 14)
    _knight(canvas, x + 138, 12)
    canvas.text(x + 150, 17, kingdom["knights"], 14)
    if with_queen:
        canvas.crown(x + 180, 12, 1.4)
    y = 30
    canvas.rect(-3, y - 3, across * _SIZE + 6, down * _SIZE + 6, "#e6dac0", LINE, 5)

    def at(name: str) -> tuple[float, float]:
        return (_COLUMNS.index(name[0]) - left) * _SIZE, y + (top - int(name[1:]) + 1) * _SIZE

    for name, square in kingdom["squares"].items():
        _land(canvas, *at(name), square["terrain"], square["crowns"])
    for laid in kingdom["dominoes"]:
        (a, b), (dx, dy) = at(laid["square"]), _DIRECTIONS[laid["towards"]]
        canvas.rect(
            min(a, a + dx * _SIZE), min(b, b + dy * _SIZE),
            _SIZE * (1 + abs(dx)), _SIZE * (1 + abs(dy)), "none", INK, 3,
        )  # fmt: skip
    for name, square in kingdom["squares"].items():
        a, b = at(name)
        if square["building"]:
            canvas.rect(a + 3, b + 15, _SIZE - 6, _SIZE - 18, RAISED, INK, 3)
            for number, words in enumerate(wrapped(names[square["building"]], 8)):
                size = min(7.5, 54 / len(words))
                canvas.text(a + _SIZE / 2, b + 25 + 8 * number, words, size, INK, "middle", bold=True)
        if square["knight"]:
            _knight(canvas, a + 31, b + 10)
    a, b = at(f"{_COLUMNS[_CASTLE]}{_CASTLE + 1}")
    canvas.rect(a, b, _SIZE, _SIZE, "#d9cdb6", INK, 3)
    canvas.path(f"M{a + 7} {b + 34}v-20h4v-4h4v4h3v-8h4v8h3v-4h4v4h4v20z", "#8c8377", INK)
    return canvas, max(across * _SIZE + 3, 215), y + down * _SIZE + 6


def _knight(canvas: Canvas, x: float, y: float) -> None:
    canvas.circle(x, y - 4, 4, "#c9ccd1", INK)
    canvas.path(f"M{x - 6:g} {y + 9:g}q0-9 6-9t6 9z", "#c9ccd1", INK)
