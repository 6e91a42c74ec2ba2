"""What a map could do better: facts and examples of the rulebook, and what makes it easy to read.

None of it is refused: a set may be a game of its own.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from tetrarchy.games.inkdoms.colours import COLOURS
from tetrarchy.games.inkdoms.data import AREAS, BLANK, MONSTER, Components
from tetrarchy.games.inkdoms.geometry import Side, Tiling, distance, sides
from tetrarchy.games.inkdoms.landing import Point, Polygon, turned
from tetrarchy.kernel.data import DataFile, Entry, HeldFile
from tetrarchy.kernel.errors import BadData

_MONSTERS: Final = {"hydra": 4, "griffin": 4, "unicorn": 4, "dragon": 6}
_MONSTER_COLOURS: Final = {"hydra": 1, "griffin": 1, "unicorn": 1, "dragon": 3}
_ONE_COLOUR: Final = {"hydra": "blue", "griffin": "red"}
_CAPITALS: Final = {"yellowlake": ("yellow", 2), "greenwood": ("green", 3), "purplefield": ("purple", 0)}
"""The colours and values of capitals that the rulebook's examples tell; 0: they do not."""
_BORDERS: Final = (("yellowlake", "purplefield"), ("bluewater", "greenwood"), ("bluewater", "purplefield"))
_MEETING: Final = ("redhill", "yellowlake", "umberland")
_SHORT_BORDER: Final = 20.0
_NARROW: Final = 24.0
"""A sign reaches so far from its middle, in map units."""


class _Map(NamedTuple):
    """A map to give advice on."""

    c: Components
    meta: Entry
    monsters: list[Entry]
    kingdoms: list[Entry]
    areas: list[Entry]
    tiling: Tiling

    def kingdom(self, name: str) -> int:
        """The number of a kingdom; -1 where there is none of this name."""
        return self.c.kingdom_numbers.get(name, -1)

    def beside(self, one: int, other: int) -> bool:
        """Whether two areas share a side."""
        return other in self.tiling.neighbours[one]

    def has(self, area: int, monster: str, colour: str = "") -> bool:
        """Whether an area has a monster of a kind, and of a colour."""
        c = self.c
        if c.symbol[area] != MONSTER or c.monster_ids[c.monster_of[area]] != monster:
            return False
        return colour in ("", COLOURS[c.colour[area]])

    def areas_of(self, kingdom: int) -> list[int]:
        """The areas of a kingdom."""
        return [a for a in range(AREAS) if self.c.kingdom_of[a] == kingdom]


def advise(c: Components) -> list[BadData]:
    """All advice on a map that the game takes, in the order of its file."""
    board = DataFile(HeldFile("map.toml", c.tables), {"": "*"})
    areas = board.entries("area")
    polygons = [turned([(float(x), float(y)) for x, y in entry.table["polygon"]]) for entry in areas]
    meta = board.table("meta")
    frame = [float(length) for length in meta.table["viewbox"]]
    drawn = _Map(
        c, meta, board.entries("monster"), board.entries("kingdom"), areas, Tiling(frame, areas, polygons)
    )
    return [
        *_of_counts(drawn),
        *_of_monsters(drawn),
        *_of_capitals(drawn),
        *_of_borders(drawn),
        *_of_spells(drawn),
        *_of_junctions(drawn),
        *_of_looks(drawn, polygons),
    ]


def _of_counts(drawn: _Map) -> Iterator[BadData]:
    special = AREAS - drawn.c.symbol.count(BLANK)
    if 2 * special <= AREAS:
        yield drawn.meta.wrong(
            "few-special-areas",
            "the rulebook says that most areas have a sign: here {given} of {areas} have one",
            "areas",
            given=str(special),
            areas=str(AREAS),
        )


def _of_monsters(drawn: _Map) -> Iterator[BadData]:
    for k, (kind, entry) in enumerate(zip(drawn.c.monster_ids, drawn.monsters, strict=True)):
        lairs = [a for a in range(AREAS) if drawn.c.monster_of[a] == k]
        if len(lairs) != _MONSTERS.get(kind, len(lairs)):
            yield entry.wrong(
                "other-number-of-monsters",
                "the rulebook has {wanted} of these monsters: here are {given}",
                "areas",
                wanted=str(_MONSTERS[kind]),
                given=str(len(lairs)),
            )
        colours = {COLOURS[drawn.c.colour[a]] for a in lairs}
        if len(colours) != _MONSTER_COLOURS.get(kind, len(colours)) or not colours >= {
            _ONE_COLOUR.get(kind, min(colours))
        }:
            yield entry.wrong(
                "other-colours-of-monsters",
                "in the rulebook hydras are blue, griffins red, and dragons come in three colours",
                "colours",
            )


def _of_capitals(drawn: _Map) -> Iterator[BadData]:
    for k, entry in enumerate(drawn.kingdoms):
        colour, worth = _CAPITALS.get(drawn.c.kingdom_ids[k], ("", 0))
        given = drawn.c.capital_vp[k]
        if given != worth if worth else given not in (2, 3):
            yield entry.wrong(
                "other-worth-of-capital",
                "the rulebook's capitals are worth 2 or 3 points; Yellowlake's 2, Greenwood's 3",
                "capital_vp",
            )
        if colour not in ("", COLOURS[drawn.c.colour[drawn.c.capital[k]]]):
            yield entry.wrong(
                "other-colour-of-capital",
                "in the rulebook's examples this capital is {colour}",
                "capital_colour",
                colour=colour,
            )


def _of_borders(drawn: _Map) -> Iterator[BadData]:
    """The examples of the dice and of the third spell."""
    for names in _BORDERS:
        one, other = (drawn.kingdom(name) for name in names)
        if min(one, other) >= 0 and not drawn.c.kingdom_neighbours[one] >> other & 1:
            yield drawn.kingdoms[one].wrong(
                "example-border",
                "the rulebook's examples need a border with {kingdom}",
                "neighbours",
                kingdom=names[1],
            )
    wanted = {drawn.kingdom(name) for name in _MEETING}
    meetings = drawn.tiling.junctions(drawn.c.kingdom_of).values()
    if min(wanted) >= 0 and wanted not in meetings:
        yield drawn.kingdoms[min(wanted)].wrong(
            "example-meeting",
            "the rulebook's example of the dice needs a point where Redhill, Yellowlake and Umberland meet",
            "outline",
        )


def _of_spells(drawn: _Map) -> Iterator[BadData]:
    """The examples of the second and the third spell."""
    blue, purple, green = (drawn.kingdom(name) for name in ("bluewater", "purplefield", "greenwood"))
    if min(blue, purple, green) >= 0:
        capital = drawn.c.capital[blue]
        near = [a for a in range(AREAS) if drawn.has(a, "hydra", "blue") and drawn.beside(a, capital)]
        if not near:
            yield drawn.areas[capital].wrong(
                "example-hydra", "the rulebook's example needs a hydra beside this capital", "symbol"
            )
        hydras = [a for a in drawn.areas_of(purple) if drawn.has(a, "hydra", "blue")]
        if near and not any(
            not drawn.beside(a, capital) and not drawn.beside(a, first) for a in hydras for first in near
        ):
            yield drawn.kingdoms[purple].wrong(
                "example-second-hydra",
                "the rulebook's example needs a hydra here that touches neither the capital of Bluewater "
                "nor the hydra beside it",
            )
        if not any(drawn.has(a, "dragon", "green") for a in drawn.areas_of(green)):
            yield drawn.kingdoms[green].wrong(
                "example-dragon", "the rulebook's example needs a green dragon here"
            )
    if not any(_may_touch_three(drawn, area) for area in range(AREAS)):
        yield drawn.meta.wrong(
            "example-clash",
            "the rulebook's example needs an area beside a capital with three neighbours "
            "of which no two touch",
            "areas",
        )


def _may_touch_three(drawn: _Map, area: int) -> bool:
    around = drawn.tiling.neighbours[area]
    if not around & set(drawn.c.capital):
        return False
    return any(
        not any(drawn.beside(one, other) for one, other in combinations(three, 2))
        for three in combinations(sorted(around), 3)
    )


def _of_junctions(drawn: _Map) -> Iterator[BadData]:
    """No die should lie in four kingdoms; the landing spots tell only where dice can lie at present."""
    reach = float(drawn.meta.table["die_side"]) * math.sqrt(2)
    meetings = drawn.tiling.junctions(drawn.c.kingdom_of)
    for point, kingdoms in meetings.items():
        if len(kingdoms) > 3:
            yield _at(drawn, "four-kingdoms", "four kingdoms meet at {point}: a die could lie in all", point)
    for one, other in combinations(meetings, 2):
        apart = math.dist(one, other)
        if len(meetings[one] | meetings[other]) > 3 and apart < reach:
            yield _at(
                drawn,
                "junctions-close",
                "the points where three kingdoms meet, {point} and {other}, are {apart} apart: "
                "a die reaches {reach} and could lie in four kingdoms",
                one,
                other=f"({other[0]:g}, {other[1]:g})",
                apart=f"{apart:.0f}",
                reach=f"{reach:.0f}",
            )


def _at(drawn: _Map, key: str, why: str, point: Point, **data: str) -> BadData:
    """Advice on a point of the map, which is told as numbers too."""
    x, y = point
    return drawn.meta.wrong(key, why, "die_side", point=f"({x:g}, {y:g})", x=f"{x:g}", y=f"{y:g}", **data)


def _of_looks(drawn: _Map, polygons: list[Polygon]) -> Iterator[BadData]:
    """What people could hardly see."""
    for area, entry in enumerate(drawn.areas):
        x, y = entry.table["label"]
        room = min(distance((float(x), float(y)), side) for side in sides(polygons[area]))
        if drawn.c.symbol[area] != BLANK and room < _NARROW:
            yield entry.wrong(
                "narrow-sign",
                "the sign has {room} to the nearest border and needs {wanted}",
                "label",
                room=f"{room:.0f}",
                wanted=f"{_NARROW:.0f}",
            )
        for other in sorted(drawn.tiling.neighbours[area]):
            length = _length(drawn.tiling.border(area, other)) if other > area else _SHORT_BORDER
            if length < _SHORT_BORDER:
                yield entry.wrong(
                    "short-border",
                    "its border with {other} is only {length} long: hard to see on the map",
                    "polygon",
                    other=str(drawn.areas[other].table["id"]),
                    length=f"{length:.0f}",
                )


def _length(border: list[Side]) -> float:
    return sum(math.dist(*side) for side in border)
