"""Reading and checking the component files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tetrarchy.games.queendomino.data import (
    PER_REGION,
    PER_SET,
    PROVENANCES,
    SCORES,
    SETS,
    SPACES,
    TAX_BONUSES,
    Components,
)
from tetrarchy.games.queendomino.kingdom import TERRAINS, TOWN
from tetrarchy.kernel.data import Data, DataFile, Entry, Shape, fingerprint
from tetrarchy.kernel.errors import quote

_DOMINOES: Final = {
    "": "schema set provenance domino",
    "provenance": "halves number",
    "domino": "number a b sheet_index",
    "domino.a": "terrain crowns",
    "domino.b": "terrain crowns",
}
_SHAPES: Final[dict[str, Shape]] = {
    "dominoes.toml": _DOMINOES,
    "kingdomino_dominoes.toml": _DOMINOES,
    "buildings.toml": {
        "": "schema board supply building alternative",
        "board": "spaces prices refill queen_discount minimum_price dragon_bribe prices_source "
        "minimum_price_source",
        "supply": "knights towers coins start_knights start_coins",
        "supply.coins": "*",
        "building": "id name_en name_ru count crowns score points terrain knights towers tax_bonus "
        "score_source immediate_source tax_source",
        "alternative": "knights towers",
        "alternative.knights": "*",
        "alternative.towers": "*",
    },
}
"""The component files, and the keys of their tables."""
DIRECTORY: Final = Path(__file__).parent / "data"
_MOST_KINDS: Final = 62
"""Sets of buildings and of tiles fit in one machine word."""


def load(data: Data, alternative: bool = False) -> Components:
    """Read and check the three component files.

    ``alternative`` takes the second guess at the knights and towers that buildings give at once.
    """
    files = [DataFile(data / name, shape) for name, shape in _SHAPES.items()]
    components = Components()
    _read_dominoes(files[0], SETS[0], components)
    _read_dominoes(files[1], SETS[1], components)
    _read_buildings(files[2], components)
    knights = _read_alternative(files[2].table("alternative.knights"), components.building_ids)
    towers = _read_alternative(files[2].table("alternative.towers"), components.building_ids)
    if alternative:
        components.knights = knights
        components.towers = towers
    _read_board(files[2], components)
    components.hash = fingerprint(files)
    return components


def _read_dominoes(file: DataFile, which: str, into: Components) -> None:
    if file.tables.get("set") != which:
        raise file.whole().wrong("set-of-dominoes", 'the file should say set = "{which}"', "set", which=which)
    entries = file.entries("domino")
    if len(entries) != PER_SET:
        raise file.whole().wrong(
            "number-of-dominoes",
            "there should be {wanted} dominoes, not {given}",
            wanted=str(PER_SET),
            given=str(len(entries)),
        )
    sources = file.table("provenance")
    provenance = {part: PROVENANCES[sources.choice(part, PROVENANCES)] for part in ("halves", "number")}
    for number, entry in enumerate(entries, 1):
        if entry.number("number", 1, PER_SET) != number:
            raise entry.wrong(
                "domino-number", "this should be domino number {number}", "number", number=str(number)
            )
        a, b = entry.part("a"), entry.part("b")
        half_a = a.choice("terrain", TERRAINS), a.number("crowns", 0, 3)
        half_b = b.choice("terrain", TERRAINS), b.number("crowns", 0, 3)
        if (half_a[0] == TOWN and half_a[1]) or (half_b[0] == TOWN and half_b[1]):
            half = "a" if half_a[0] == TOWN and half_a[1] else "b"
            raise entry.wrong("crowned-town", "a town square cannot have crowns of its own", half)
        into.terrain_a.append(half_a[0])
        into.crowns_a.append(half_a[1])
        into.terrain_b.append(half_b[0])
        into.crowns_b.append(half_b[1])
        into.twins.append(half_a == half_b)
        into.domino_provenance.append(provenance)


def _read_buildings(file: DataFile, into: Components) -> None:
    entries = file.entries("building")
    if len(entries) > _MOST_KINDS:
        raise file.whole().wrong(
            "kinds-of-building", "there can be at most {most} buildings", most=str(_MOST_KINDS)
        )
    for entry in entries:
        identifier = entry.new_word("id", into.building_ids)
        into.kind_of[identifier] = len(into.building_ids)
        into.building_ids.append(identifier)
        into.building_names.append({"en": entry.text("name_en"), "ru": entry.text("name_ru")})
        into.building_provenance.append(
            {
                "score": PROVENANCES[entry.choice("score_source", PROVENANCES)],
                "bonus": PROVENANCES[entry.choice("immediate_source", PROVENANCES)],
                "tax": PROVENANCES[entry.choice("tax_source", PROVENANCES, "rulebook")],
            }
        )
        score = entry.choice("score", SCORES)
        into.crowns.append(entry.number("crowns", 0, 3))
        into.score.append(score)
        into.points.append(entry.number("points", 0, 50))
        into.terrain.append(entry.choice("terrain", TERRAINS) if score == PER_REGION else -1)
        into.tax_bonus.append(entry.choice("tax_bonus", TAX_BONUSES))
        into.knights.append(entry.number("knights", 0, 9))
        into.towers.append(entry.number("towers", 0, 9))
        tiles = 0
        for _ in range(entry.number("count", 1, 9)):
            if len(into.tile_kind) == _MOST_KINDS:
                raise entry.wrong(
                    "most-building-tiles",
                    "there can be at most {most} building tiles",
                    "count",
                    most=str(_MOST_KINDS),
                )
            tiles |= 1 << len(into.tile_kind)
            into.tile_kind.append(len(into.building_ids) - 1)
        into.kind_tiles.append(tiles)
    if len(into.tile_kind) < SPACES:
        raise file.whole().wrong(
            "fewest-building-tiles", "there should be at least {least} building tiles", least=str(SPACES)
        )


def _read_alternative(entry: Entry, identifiers: list[str]) -> list[int]:
    for name in entry.table:
        if name not in identifiers:
            raise entry.wrong("unknown-building", "there is no building {given}", name, given=quote(name))
    return [entry.number(identifier, 0, 9, 0) for identifier in identifiers]


def _read_board(file: DataFile, into: Components) -> None:
    board = file.table("board")
    into.prices = board.numbers("prices", 0, 99)
    if len(into.prices) != SPACES or board.number("spaces", SPACES, SPACES) != SPACES:
        raise board.wrong(
            "number-of-prices",
            "“prices” should hold {wanted} numbers, one a space",
            "prices",
            wanted=str(SPACES),
        )
    into.least_price = board.number("minimum_price", 0, 99)
    into.queen_discount = board.number("queen_discount", 0, 99)
    into.bribe = board.number("dragon_bribe", 0, 99)
    supply = file.table("supply")
    into.start_coins = supply.number("start_coins", 0, 99)
    into.start_knights = supply.number("start_knights", 0, 9)
    coins = supply.part("coins")
    for value in coins.table:
        if not value.isdecimal() or len(value) > 2:
            raise coins.wrong(
                "value-of-coin",
                "a coin should be worth a number from 0 to 99, not {given}",
                value,
                given=quote(value),
            )
        into.box_coins += int(value) * coins.number(value, 0, 999)
