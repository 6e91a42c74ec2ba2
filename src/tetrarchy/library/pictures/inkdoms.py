"""Inkdoms: the map with one sheet's paint, the dice on it, the scoring lines, the other sheets small."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tetrarchy.kernel.state import View
from tetrarchy.library.pictures.canvas import GOLD, INK, LINE, QUIET, RAISED, Canvas
from tetrarchy.text import Texts

_PAINTS: Final = {
    "red": "#c8322b", "blue": "#2468b0", "yellow": "#e6ae12", "green": "#3c8f3a", "purple": "#7a3ea6",
    "brown": "#7b4a20", "white": "#f3efe2",
}  # fmt: skip
_INKS: Final = {"yellow": INK, "white": INK}
_GROUND: Final = ("#f3e7c9", "#eadfc4", "#efe2bd", "#e9e2cb", "#eee0cd", "#e7dbbd")
_SIDE: Final = 300
_LEAST_HEIGHT: Final = 700


def draw(components: Mapping[str, Any], view: View, scores: Sequence[int], texts: Texts) -> str:
    """The map of the viewer's sheet (for a spectator, of the first), and beside it what else there is."""
    own = view["seat"] or 0
    left, top, width, height = components["viewbox"]
    canvas = Canvas()
    shorts = {colour: texts.name("colour", colour)[:2].title() for colour in _PAINTS}
    canvas.place(_map(components, view["sheets"][own], shorts), 12 - left, 12 - top)
    for die in view["dice"]:
        _die(canvas, 12 - left + die["x"], 12 - top + die["y"], die, components["die_side"])
    x, y = width + 30, 12.0
    y = _lines(canvas, x, y, components, view["sheets"][own], own, scores[own], texts)
    for seat, sheet in enumerate(view["sheets"]):
        if seat == own:
            continue
        scale = (_SIDE - 20) / width
        canvas.shield(x + 12, y + 12, seat)
        canvas.text(x + 30, y + 18, scores[seat], 18, INK, bold=True)
        _holdings(canvas, x + 70, y + 12, components, sheet)
        canvas.place(_map(components, sheet, shorts, plain=True), x - left * scale, y + 28, scale)
        y += 44 + height * scale
    return canvas.svg(width + _SIDE + 40, max(height, _LEAST_HEIGHT, y) + 24, "Inkdoms")


def _map(
    components: Mapping[str, Any], sheet: Mapping[str, Any], shorts: Mapping[str, str], plain: bool = False
) -> Canvas:
    """All areas, those painted in their colour, the others with their signs."""
    canvas = Canvas()
    names = [kingdom["id"] for kingdom in components["kingdoms"]]
    for area in components["areas"]:
        paint = sheet["painted"].get(area["id"])
        fill = _PAINTS[paint] if paint else _GROUND[names.index(area["kingdom"]) % len(_GROUND)]
        canvas.polygon([(x, y) for x, y in area["polygon"]], fill, "#00000040", 1.5)
        if not plain or paint:
            _area(canvas, area, paint, shorts, sheet["signs"].get(area["id"]), plain)
    for kingdom in components["kingdoms"]:
        canvas.polygon([(x, y) for x, y in kingdom["outline"]], "none", INK, 3.5)
    for tower in components["towers"]:
        x, y = tower["at"]
        used = tower["id"] in sheet["towers"]
        drop = sheet["towers"].get(tower["id"])
        fill = _PAINTS.get(drop or "", "#b9ad97") if used else RAISED
        canvas.path(f"M{x - 9} {y + 11}v-20h4v4h3v-4h4v4h3v-4h4v20z", fill, INK, 1.5)
    return canvas


def _area(
    canvas: Canvas, area: Mapping[str, Any], paint: str | None, shorts: Mapping[str, str],
    sign: str | None, plain: bool,
) -> None:  # fmt: skip
    """What an area shows, and what became of it once painted."""
    x, y = area["label"]
    ink = _INKS.get(paint or "", "#ffffff") if paint else INK
    if paint:
        canvas.text(
            x,
            y + 9,
            shorts[paint],
            34 if plain else 20,
            ink,
            "middle",
            True,
        )
    elif area["symbol"] == "spell":
        canvas.circle(x, y, 15, "#e6d8f2", "#48206a")
        canvas.text(x, y + 6, area["spell"], 18, "#48206a", "middle", bold=True)
    elif area["symbol"] != "none":
        wanted = _PAINTS[area["colour"]]
        if area["symbol"] == "capital":
            canvas.path(f"M{x - 14} {y + 12}v-22h6v5h5v-5h6v5h5v-5h6v22z", wanted, INK, 1.5)
        else:
            canvas.path(f"M{x - 15} {y + 12}q-2-26 15-26t15 26l-7-5l-8 5l-8-5z", wanted, INK, 1.5)
            canvas.text(
                x, y + 4, area["monster"][0].upper(), 15, _INKS.get(area["colour"], "#ffffff"), "middle", True
            )
    if sign is not None and not plain:
        good = sign in ("built", "tamed")
        canvas.circle(x + 18, y - 12, 9, GOLD if good else "#8c8377", INK)
        canvas.path(
            f"M{x + 14} {y - 12}l3 4l6-8" if good else f"M{x + 14} {y - 16}l8 8m0-8l-8 8", "none", INK, 2
        )
    if not plain:
        canvas.text(x, y + 27, area["id"], 10, ink if paint else QUIET, "middle")


def _die(canvas: Canvas, x: float, y: float, die: Mapping[str, Any], side: float) -> None:
    """A die as it lies; one that is gone from the box is pale."""
    face = Canvas()
    half = side * 0.3
    face.rect(-half, -half, 2 * half, 2 * half, _PAINTS[die["die"]], INK, 9)
    face.text(0, 8, die["drops"], 24, _INKS.get(die["die"], "#ffffff"), "middle", bold=True)
    shown = "".join(face.shapes)
    pale = "" if die["in_box"] else ' opacity="0.35"'
    canvas.shapes.append(f'<g transform="translate({x:g} {y:g}) rotate({die["angle"]:g})"{pale}>{shown}</g>')


def _lines(
    canvas: Canvas, x: float, y: float, components: Mapping[str, Any], sheet: Mapping[str, Any],
    seat: int, points: int, texts: Texts,
) -> float:  # fmt: skip
    """The scoring lines: how much is done, the speed numbers, the points."""
    canvas.shield(x + 12, y + 12, seat)
    canvas.text(x + 30, y + 19, points, 22, INK, bold=True)
    _holdings(canvas, x + 80, y + 12, components, sheet)
    y += 40
    for line in components["lines"]:
        names = line.get("names") or {}
        canvas.rect(x, y, _SIDE - 10, 20, RAISED, "none", 4)
        done = sheet["done"][line["id"]]
        canvas.rect(x, y, (_SIDE - 10) * min(1, done / line["size"]), 20, "#d9c48b", "none", 4)
        canvas.text(x + 8, y + 15, names.get(texts.language) or texts.name("line", line["id"]), 13)
        canvas.text(x + 150, y + 15, f"{done}/{line['size']}", 13, QUIET)
        for at, (speed, key) in enumerate(zip(sheet["speed"][line["id"]], ("first", "second"), strict=True)):
            fill = {"mine": GOLD, "gone": "#b9ad97"}.get(speed, "none")
            canvas.circle(x + 205 + 24 * at, y + 10, 9, fill, LINE)
            canvas.text(x + 205 + 24 * at, y + 14, line[key], 11, INK, "middle")
        canvas.text(x + _SIDE - 16, y + 15, sheet["score"][line["id"]], 14, INK, "end", bold=True)
        y += 24
    return y + 14


def _holdings(
    canvas: Canvas, x: float, y: float, components: Mapping[str, Any], sheet: Mapping[str, Any]
) -> None:
    """Spells, tower drops and blots that a sheet has."""
    for number, count in enumerate(sheet["spells"].values(), 1):
        if count:
            canvas.circle(x, y, 10, "#e6d8f2", "#48206a")
            canvas.text(x, y + 5, number, 13, "#48206a", "middle", bold=True)
            canvas.text(x + 12, y + 5, count, 11, QUIET)
            x += 28
    for colour, count in sheet["drops"].items():
        if count:
            canvas.path(f"M{x:g} {y - 11:g}q9 11 9 15a9 8 0 0 1 -18 0q0-4 9-15z", _PAINTS[colour], INK)
            canvas.text(x, y + 7, colour[0].upper(), 10, _INKS.get(colour, "#ffffff"), "middle", bold=True)
            canvas.text(x + 11, y + 5, count, 11, QUIET)
            x += 27
    if sheet["blots"]:
        canvas.path(f"M{x - 8:g} {y:g}q4-12 10-7t8 5t-4 9t-10 3t-4-10z", INK)
        canvas.text(x + 12, y + 5, sheet["blots"], 11, QUIET)
