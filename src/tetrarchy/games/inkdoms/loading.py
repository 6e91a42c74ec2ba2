"""Reading and checking the component files: the map with its symbols, and the table of landing spots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.inkdoms.colours import COLOURS, NO_COLOUR
from tetrarchy.games.inkdoms.data import (
    AREAS,
    AREAS_EACH,
    BLANK,
    CAPITAL,
    DICE,
    KINGDOMS,
    MONSTER,
    MONSTERS,
    SPELL,
    SPELLS,
    SYMBOLS,
    Components,
)
from tetrarchy.games.inkdoms.geometry import (
    Tiling,
    check_neighbours,
    inside,
    of_drawing,
    read_frame,
    read_point,
    read_polygon,
    sides,
    stands_on,
)
from tetrarchy.games.inkdoms.landing import Point, Polygon, Spot, board_hash, landing_spots
from tetrarchy.games.inkdoms.throws import Throws
from tetrarchy.kernel.data import Data, DataFile, Entry, Shape, fingerprint
from tetrarchy.kernel.errors import quote

_MOST_KINGDOMS_UNDER: Final = 3
_LEAST_SPOTS: Final = 4
_MOST_SPOTS: Final = 2000
_MAP: Final[Shape] = {
    "": "meta spell monster kingdom area tower junction",
    "meta": "viewbox areas blots tower_cells spell_cells_per_row die_side end_first_vp end_second_vp "
    "spell_source monster_source kingdom_source points_source colours_source capital_source shape_source",
    "spell": "number key",
    "monster": "kind colours tame_vp areas first_vp second_vp",
    "kingdom": "id letter name_en name_ru capital capital_colour capital_vp first_vp second_vp neighbours "
    "outline",
    "area": "id kingdom symbol spell label neighbours polygon monster colour",
    "tower": "id areas at",
    "junction": "kingdoms at",
}
"""The keys of each table of the map."""
_THROWS: Final[Shape] = {"": "throws", "throws": "board spots"}
_DIRECTORY: Final = Path(__file__).parent / "data"


def load(data: Data = _DIRECTORY) -> Components:
    """Read and check the component files.

    Where there is no table of landing spots, it is made from the map.
    """
    board = DataFile(data / "map.toml", _MAP)
    c = Components()
    c.tables = board.tables
    meta = board.table("meta")
    frame = read_frame(meta)
    _read_spells(board, c)
    _read_monsters(board, c)
    outlines = _read_kingdoms(board, c, frame)
    tiling = _read_areas(board, c, frame, outlines)
    _read_targets(board, c)
    _read_towers(board, c, tiling)
    _read_cells(meta, c)
    files = [board]
    side = meta.number("die_side", 1, int(min(frame[2:]) / 2))
    if (data / "throws.toml").exists():
        throws = DataFile(data / "throws.toml", _THROWS)
        files.append(throws)
        c.spots = _read_spots(throws, c.letters, board_hash(frame, side, outlines))
    else:
        c.spots = landing_spots(frame, side, outlines)
    _pack_spots(meta, c)
    c.hash = fingerprint(files)
    return c


def _read_spells(board: DataFile, into: Components) -> None:
    entries = board.entries("spell")
    for number, entry in enumerate(entries, 1):
        if entry.number("number", 1, len(SPELLS)) != number:
            raise entry.wrong(
                "spell-number", "this should be spell number {number}", "number", number=str(number)
            )
        effect = entry.choice("key", SPELLS)
        if effect in into.spell_by_number:
            raise entry.wrong(
                "spell-twice",
                "there are four different spells: {given} should not come twice",
                "key",
                given=quote(SPELLS[effect]),
            )
        into.spell_by_number.append(effect)
    if len(entries) != len(SPELLS):
        raise board.whole().wrong(
            "four-spells", "there should be four kinds of spell, not {given}", given=str(len(entries))
        )


def _read_monsters(board: DataFile, into: Components) -> None:
    entries = board.entries("monster")
    if len(entries) != MONSTERS:
        raise board.whole().wrong(
            "four-monsters", "there should be four kinds of monster, not {given}", given=str(len(entries))
        )
    for entry in entries:
        into.monster_ids.append(entry.new_word("kind", into.monster_ids))
        into.tame_vp.append(entry.number("tame_vp", 0, 9))


def _read_kingdoms(board: DataFile, into: Components, frame: list[float]) -> list[Polygon]:
    entries = board.entries("kingdom")
    if len(entries) != KINGDOMS:
        raise board.whole().wrong(
            "six-kingdoms", "there should be six kingdoms, not {given}", given=str(len(entries))
        )
    outlines: list[Polygon] = []
    for entry in entries:
        into.kingdom_ids.append(entry.new_word("id", into.kingdom_ids))
        letter = entry.text("letter")
        if len(letter) != 1 or letter in into.letters:
            raise entry.wrong(
                "letter-of-kingdom",
                "“letter” should be one letter of its own, not {given}",
                "letter",
                given=quote(letter),
            )
        into.letters.append(letter)
        into.kingdom_names.append({"en": entry.text("name_en"), "ru": entry.text("name_ru")})
        into.capital_vp.append(entry.number("capital_vp", 0, 9))
        outlines.append(read_polygon(entry, "outline", frame))
    into.kingdom_numbers = {name: kingdom for kingdom, name in enumerate(into.kingdom_ids)}
    meta = board.table("meta")
    for entry in [*entries, *board.entries("monster")]:
        into.first_vp.append(entry.number("first_vp", 0, 9))
        into.second_vp.append(entry.number("second_vp", 0, 9))
    into.first_vp.append(meta.number("end_first_vp", 0, 9))
    into.second_vp.append(meta.number("end_second_vp", 0, 9))
    into.line_ids = [*into.kingdom_ids, *into.monster_ids, "final"]
    if len(set(into.line_ids)) != len(into.line_ids):
        raise entries[0].wrong("same-name", "a kingdom and a monster should not have the same name", "id")
    return outlines


def _read_areas(board: DataFile, into: Components, frame: list[float], outlines: list[Polygon]) -> Tiling:
    entries = board.entries("area")
    labels: list[Point] = []
    polygons: list[Polygon] = []
    gains: list[int] = []
    for entry in entries:
        name = entry.text("id").lower()
        if name in into.area_ids or not name.isalnum():
            raise entry.wrong(
                "area-name",
                "“id” should be a new name of letters and digits, not {given}",
                "id",
                given=quote(name),
            )
        into.area_ids.append(name)
        into.kingdom_of.append(entry.choice("kingdom", into.kingdom_ids))
        labels.append(read_point(entry, "label"))
        polygons.append(read_polygon(entry, "polygon", frame))
        gains.append(_read_symbol(entry, into))
    into.spell_gain = vec[i64](gains)
    into.coloured_signs = _bits({a for a, colour in enumerate(into.colour) if colour != NO_COLOUR})
    into.area_numbers = {name: area for area, name in enumerate(into.area_ids)}
    kingdoms = board.entries("kingdom")
    for k, kingdom in enumerate(kingdoms):
        number = into.kingdom_of.count(k)
        if number != AREAS_EACH:
            raise kingdom.wrong(
                "nine-areas",
                "each kingdom should have nine areas: {kingdom} has {given}",
                kingdom=into.kingdom_ids[k],
                given=str(number),
            )
        _read_capital(kingdom, k, into)
    for k, monster in enumerate(board.entries("monster")):
        number = into.monster_of.count(k)
        if number == 0 or monster.number("areas", 1, AREAS) != number:
            raise monster.wrong(
                "areas-of-monster",
                "“areas” should be the number of areas with this monster, at least one: there are {given}",
                "areas",
                given=str(number),
            )
    tiling = Tiling(frame, entries, polygons)
    for entry, label, polygon in zip(entries, labels, polygons, strict=True):
        if not inside(label, polygon):
            raise of_drawing(
                entry.wrong("label-outside", "the place of the sign should be inside its area", "label")
            )
    check_neighbours(entries, into.area_ids, tiling.neighbours)
    into.beside = vec[i64]([_bits(neighbours) for neighbours in tiling.neighbours])
    territories: list[int] = []
    around: list[set[int]] = [set() for _ in kingdoms]
    for k, kingdom in enumerate(kingdoms):
        members = {a for a in range(AREAS) if into.kingdom_of[a] == k}
        if set(sides(outlines[k])) != tiling.outline(members):
            raise of_drawing(
                kingdom.wrong(
                    "outline-of-kingdom",
                    "“outline” should be the line around the kingdom's nine areas",
                    "outline",
                )
            )
        around[k] = {into.kingdom_of[other] for a in members for other in tiling.neighbours[a]} - {k}
        territories.append(_bits(members))
    check_neighbours(kingdoms, into.kingdom_ids, around)
    lairs = [_bits({a for a in range(AREAS) if into.monster_of[a] == k}) for k in range(MONSTERS)]
    into.kingdom_areas = vec[i64](territories)
    into.kingdom_neighbours = vec[i64]([_bits(neighbours) for neighbours in around])
    into.line_areas = vec[i64](territories + lairs)
    tiling.check_junctions(board, into.kingdom_of, into.kingdom_ids)
    return tiling


def _bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


def _read_symbol(entry: Entry, into: Components) -> int:
    """Note what an area shows; returns what painting it adds to the packed numbers of spells."""
    symbol = entry.choice("symbol", SYMBOLS)
    colour, monster, gain = NO_COLOUR, -1, 0
    if symbol == SPELL:
        number = entry.number("spell", 1, len(SPELLS))
        gain = 1 << (8 * into.spell_by_number[number - 1])
    elif symbol != BLANK:
        colour = entry.choice("colour", COLOURS)
    if symbol == MONSTER:
        monster = entry.choice("monster", into.monster_ids)
    into.symbol.append(symbol)
    into.colour.append(colour)
    into.monster_of.append(monster)
    return gain


def _read_capital(entry: Entry, kingdom: int, into: Components) -> None:
    found = [
        a for a in range(len(into.area_ids)) if into.kingdom_of[a] == kingdom and into.symbol[a] == CAPITAL
    ]
    if len(found) != 1:
        raise entry.wrong(
            "one-capital",
            "each kingdom should have one capital: {kingdom} has {given}",
            kingdom=entry.text("id"),
            given=str(len(found)),
        )
    if entry.text("capital").lower() != into.area_ids[found[0]]:
        raise entry.wrong(
            "area-of-capital",
            "“capital” should name the area with the capital, {area}",
            "capital",
            area=into.area_ids[found[0]],
        )
    if entry.choice("capital_colour", COLOURS) != into.colour[found[0]]:
        raise entry.wrong(
            "colour-of-capital",
            "“capital_colour” should be the colour that the capital's area has",
            "capital_colour",
        )
    into.capital.append(found[0])


def _read_targets(board: DataFile, into: Components) -> None:
    targets: list[int] = []
    for k, monster in enumerate(board.entries("monster")):
        colours = monster.table.get("colours")
        for colour in range(len(COLOURS)):
            areas = {a for a in range(AREAS) if into.monster_of[a] == k and into.colour[a] == colour}
            if areas and (not isinstance(colours, list) or COLOURS[colour] not in colours):
                raise monster.wrong(
                    "colours-of-monster",
                    "“colours” should name {colour}: there is such a monster",
                    "colours",
                    colour=COLOURS[colour],
                )
            targets.append(_bits(areas))
    into.targets = vec[i64](targets)


def _read_towers(board: DataFile, into: Components, tiling: Tiling) -> None:
    mates = [0] * AREAS
    for entry in board.entries("tower"):
        at = read_point(entry, "at")
        value = entry.table.get("areas")
        names = [str(name).lower() for name in value] if isinstance(value, list) else []
        if len(names) != 2 or not all(name in into.area_ids for name in names):
            raise entry.wrong(
                "areas-of-tower",
                "a tower should stand between two areas of the map, not {given}",
                "areas",
                given=quote(value),
            )
        one, other = into.area_ids.index(names[0]), into.area_ids.index(names[1])
        if not into.beside[one] >> other & 1:
            raise entry.wrong(
                "tower-off-border",
                "a tower should stand on the border of two areas: {one} and {other} share no side",
                "areas",
                one=names[0].upper(),
                other=names[1].upper(),
            )
        if mates[one] >> other & 1:
            raise entry.wrong(
                "tower-twice",
                "{one} and {other} have a tower already",
                "areas",
                one=names[0].upper(),
                other=names[1].upper(),
            )
        if not stands_on(at, tiling.border(one, other)):
            raise of_drawing(
                entry.wrong(
                    "tower-elsewhere",
                    "the tower should stand on the border of {one} and {other}",
                    "at",
                    one=names[0].upper(),
                    other=names[1].upper(),
                )
            )
        mates[one] |= 1 << other
        mates[other] |= 1 << one
        into.tower_areas.append((entry.text("id"), one, other))
        into.towers += 1
    into.mates = vec[i64](mates)


def _read_cells(meta: Entry, into: Components) -> None:
    """The sheet has a cell for everything that a game can bring."""
    meta.text("provenance")
    meta.number("areas", AREAS, AREAS)
    into.blots = meta.number("blots", 1, 50)
    cells = meta.number("spell_cells_per_row", 1, AREAS + 1)
    for effect, name in enumerate(SPELLS):
        symbols = sum((into.spell_gain[a] >> (8 * effect)) & 1 for a in range(AREAS))
        into.spell_cells.append(int(symbols) + 1)
        if cells < symbols + 1:
            raise meta.wrong(
                "cells-of-spells",
                "a row of spells should have a cell for the starting spell and one for each symbol: "
                "{name} needs {wanted}, there are {given}",
                "spell_cells_per_row",
                name=quote(name),
                wanted=str(symbols + 1),
                given=str(cells),
            )
    if meta.number("tower_cells", 0, 200) < into.towers:
        raise meta.wrong(
            "cells-of-towers",
            "the sheet should have a cell for the drop of each of the {towers} towers",
            "tower_cells",
            towers=str(into.towers),
        )


def _pack_spots(meta: Entry, into: Components) -> None:
    number = len(into.spots)
    under: list[int] = []
    for spot in into.spots:
        kingdoms = set(spot.kingdoms)
        if not 1 <= len(kingdoms) <= _MOST_KINGDOMS_UNDER:
            raise meta.wrong(
                "kingdoms-under-die",
                "a die should lie in one, two or three kingdoms: at ({x}, {y}) it lies in {given}",
                "die_side",
                x=f"{spot.x:g}",
                y=f"{spot.y:g}",
                given=str(len(kingdoms)),
            )
        under.append(_bits(kingdoms))
    if number < DICE * max(len(spot.overlaps) + 1 for spot in into.spots):
        raise meta.wrong("room-for-dice", "the board should have room for four dice side by side", "die_side")
    for k in range(KINGDOMS):
        if not any(kingdoms >> k & 1 for kingdoms in under):
            raise meta.wrong(
                "kingdom-without-die",
                "a die should be able to land in every kingdom: none lands in {kingdom}",
                "die_side",
                kingdom=into.kingdom_ids[k],
            )
    into.spot_kingdoms = vec[i64](under)
    into.throws = Throws(into.spots)


def _read_spots(file: DataFile, letters: list[str], board: str) -> list[Spot]:
    """The table of a file; ``board`` is the hash of the board that it should belong to."""
    table = file.table("throws")
    if table.text("board") != board:
        raise table.wrong(
            "spots-of-another-map",
            "these landing spots belong to another map: make them anew with scripts/make_inkdoms_throws.py, "
            "or remove the file",
            "board",
        )
    rows = table.table.get("spots")
    if not isinstance(rows, list) or not _LEAST_SPOTS <= len(rows) <= _MOST_SPOTS:
        raise table.wrong(
            "number-of-spots",
            "“spots” should be a list of {least} to {most} rows",
            "spots",
            least=str(_LEAST_SPOTS),
            most=str(_MOST_SPOTS),
        )
    spots: list[Spot] = []
    for number, row in enumerate(rows, 1):
        try:
            x, y, angle, where, overlaps = row
            kingdoms = tuple(letters.index(letter) for letter in where)
            others = tuple(int(other) - 1 for other in overlaps)
            spot = Spot(float(x), float(y), float(angle), kingdoms, others)
        except (TypeError, ValueError) as error:
            raise table.wrong(
                "wrong-spot",
                "spot {number} should have x, y, angle, letters of kingdoms and numbers of spots, "
                "not {given}",
                "spots",
                number - 1,
                number=str(number),
                given=quote(row),
            ) from error
        if not all(0 <= other < len(rows) and other != number - 1 for other in others):
            raise table.wrong(
                "overlapped-spot",
                "spot {number} overlaps spots that are not there",
                "spots",
                number - 1,
                number=str(number),
            )
        spots.append(spot)
    for number, spot in enumerate(spots):
        if not all(number in spots[other].overlaps for other in spot.overlaps):
            raise table.wrong(
                "one-sided-spot",
                "spot {number} overlaps a spot that does not overlap it",
                "spots",
                number,
                number=str(number + 1),
            )
    return spots
