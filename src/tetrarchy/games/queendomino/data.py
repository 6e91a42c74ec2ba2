"""The components: dominoes of both sets, buildings, and the builders' board, as flat tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SETS: Final = ("queendomino", "kingdomino")
PER_SET: Final = 48
SPACES: Final = 6

SCORES: Final = ("none", "flat", "per_region", "per_tower", "per_knight")
NO_SCORE: Final = 0
FLAT: Final = 1
PER_REGION: Final = 2
PER_TOWER: Final = 3
PER_KNIGHT: Final = 4

TAX_BONUSES: Final = ("none", "coin_per_knight", "coin_per_tower")
COIN_PER_KNIGHT: Final = 1
COIN_PER_TOWER: Final = 2

FIELD_SOURCES: Final = {
    **dict.fromkeys(("crowns", "score", "points", "terrain"), "score_source"),
    **dict.fromkeys(("knights", "towers"), "immediate_source"),
    **dict.fromkeys(("a", "b"), "halves"),
    "tax_bonus": "tax_source",
    "prices": "prices_source",
    "minimum_price": "minimum_price_source",
    "number": "number",
}
"""For fields of the files, the key that tells how they are known."""
PROVENANCES: Final = ("rulebook", "found", "inferred", "reconstructed")


class Components:
    """Everything in the box. Dominoes 0 to 47 are Queendomino's, 48 to 95 Kingdomino's."""

    def __init__(self) -> None:
        self.terrain_a: list[int] = []
        self.terrain_b: list[int] = []
        self.crowns_a: list[int] = []
        self.crowns_b: list[int] = []
        self.domino_provenance: list[dict[str, str]] = []
        self.twins: list[bool] = []
        """Whether both halves of a domino are alike."""
        self.building_ids: list[str] = []
        self.kind_of: dict[str, int] = {}
        """The number of each building by its id."""
        self.building_names: list[dict[str, str]] = []
        self.building_provenance: list[dict[str, str]] = []
        self.crowns: list[int] = []
        self.score: list[int] = []
        self.points: list[int] = []
        self.terrain: list[int] = []
        self.tax_bonus: list[int] = []
        self.knights: list[int] = []
        self.towers: list[int] = []
        self.tile_kind: list[int] = []
        """For each of the tiles, which building it is; copies stand side by side."""
        self.kind_tiles: list[int] = []
        """For each building, the set of its tiles."""
        self.prices: list[int] = []
        self.least_price: i64 = 0
        self.queen_discount: i64 = 0
        self.bribe: i64 = 0
        self.start_coins = 0
        self.start_knights = 0
        self.box_coins = 0
        """What all coins of the box come to."""
        self.hash = ""


def domino_name(domino: int) -> str:
    """``q14`` for Queendomino's domino 14, ``k14`` for Kingdomino's."""
    return f"{SETS[domino // PER_SET][0]}{domino % PER_SET + 1}"
