"""The components as flat tables, and the numbers that the rules fix."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.landing import Spot
from tetrarchy.games.inkdoms.throws import Throws

KINGDOMS: Final = 6
AREAS_EACH: Final = 9
AREAS: Final = KINGDOMS * AREAS_EACH
MONSTERS: Final = 4
LINES: Final = KINGDOMS + MONSTERS
"""Scoring lines with two speed numbers each, without the final line."""
FINAL: Final = LINES
"""The final scoring line: three kingdoms."""
KINGDOMS_TO_END: Final = 3
UNPAINTED_VP: Final = -1
"""What a monster counts that is left unpainted."""

SPELLS: Final = ("move", "clash", "spread", "blend")
MOVE_SPELL: Final = 0
CLASH_SPELL: Final = 1
SPREAD_SPELL: Final = 2
BLEND_SPELL: Final = 3

SYMBOLS: Final = ("none", "capital", "spell", "monster")
BLANK: Final = 0
CAPITAL: Final = 1
SPELL: Final = 2
MONSTER: Final = 3

DICE: Final = 4
WHITE: Final = 3
LEAST_DROPS: Final = 2
FACES: Final = 3
"""A die shows 2, 3 or 4, each equally likely."""


FIELD_SOURCES: Final = {
    **dict.fromkeys(("outline", "neighbours", "capital"), "shape_source"),
    **dict.fromkeys(("capital_colour", "capital_vp"), "capital_source"),
    **dict.fromkeys(("end_first_vp", "end_second_vp"), "points_source"),
    **{name: f"{name}_source" for name in ("spell", "monster", "kingdom", "colours")},
}
"""For fields and lists of the map, the key that tells how they are known."""


_EMPTY: Final[vec[i64]] = vec[i64]()


class Components:
    """Everything in the box. Sets of areas, kingdoms and spots are bits of words."""

    def __init__(self) -> None:
        self.kingdom_ids: list[str] = []
        self.kingdom_numbers: dict[str, int] = {}
        self.letters: list[str] = []
        self.kingdom_names: list[dict[str, str]] = []
        self.capital: list[int] = []
        self.capital_vp: list[int] = []
        self.kingdom_areas: vec[i64] = _EMPTY
        self.kingdom_neighbours: vec[i64] = _EMPTY
        self.monster_ids: list[str] = []
        self.tame_vp: list[int] = []
        self.line_ids: list[str] = []
        self.line_areas: vec[i64] = _EMPTY
        """For each line but the final one, the areas to paint."""
        self.first_vp: list[int] = []
        self.second_vp: list[int] = []
        self.spell_by_number: list[int] = []
        """Which effect the spells numbered 1 to 4 have."""
        self.area_ids: list[str] = []
        self.area_numbers: dict[str, int] = {}
        self.kingdom_of: list[int] = []
        self.symbol: list[int] = []
        self.colour: list[int] = []
        """The colour of a capital or monster, or NO_COLOUR."""
        self.monster_of: list[int] = []
        self.spell_gain: vec[i64] = _EMPTY
        """What painting an area adds to the packed numbers of spells."""
        self.beside: vec[i64] = _EMPTY
        """For each area, those that share a side with it."""
        self.mates: vec[i64] = _EMPTY
        """For each area, those at the other side of its towers."""
        self.coloured_signs: i64 = 0
        """The areas with capitals or monsters, which have a colour of their own."""
        self.tower_areas: list[tuple[str, int, int]] = []
        """The name of each tower and the two areas at it."""
        self.targets: vec[i64] = _EMPTY
        """For each kind of monster and colour, the areas with such monsters."""
        self.spell_cells: list[int] = []
        """For each effect, how many spells of it a player can hold: one to start with, and one a symbol."""
        self.towers = 0
        self.blots: i64 = 0
        self.spots: list[Spot] = []
        self.spot_kingdoms: vec[i64] = _EMPTY
        self.throws = Throws([])
        self.tables: dict[str, Any] = {}
        """The map's file as it is, for screens."""
        self.hash = ""


def die_name(die: int) -> str:
    """``red`` to ``yellow``, or ``white``."""
    return COLOURS[die] if die < PRIMARIES else "white"
