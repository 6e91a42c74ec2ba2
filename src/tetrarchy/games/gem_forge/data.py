"""The components: tiles, action cards, track and stones, as flat tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.gem_forge.holders import Holders

MOST_SEATS: Final = 4
PLACES: Final = 3
"""Tiles in front of a player."""
DEALT: Final = 5
"""Tiles dealt to each player, of which PLACES are kept."""
MARKET_SPACES: Final = 4
MOST_DRAWN: Final = 6
"""Cards that a player draws in a row at most, whatever the files say: the box has enough for that."""

BACKGROUNDS: Final = ("brown", "blue")
PROVENANCES: Final = ("rulebook", "found", "inferred", "reconstructed")

EFFECTS: Final = (
    "swap_jewel",
    "swap_stone",
    "take_from_jewel",
    "draw",
    "empty_cart",
    "dig",
    "rob_cart",
    "set",
    "cancel",
    "copy_take",
    "copy_set",
)
SWAP_JEWEL: Final = 0
SWAP_STONE: Final = 1
TAKE_FROM_JEWEL: Final = 2
DRAW_CARDS: Final = 3
EMPTY_A_CART: Final = 4
DIG_STONES: Final = 5
ROB_CART: Final = 6
SET_STONES: Final = 7
CANCEL: Final = 8
COPY_TAKE: Final = 9
COPY_SET: Final = 10


class Components:
    """Everything in the box. A set of tiles or cards is a bit mask; like cards stand side by side."""

    def __init__(self) -> None:
        self.holders = Holders()
        self.tile_ids: list[str] = []
        self.tile_named: dict[str, int] = {}
        """For each id, the tile."""
        self.tile_names: list[dict[str, str]] = []
        self.tile_kinds: list[str] = []
        self.tile_slots: list[tuple[int, ...]] = []
        self.tile_brown: list[bool] = []
        self.tile_points = vec[i64]()
        self.tile_bonus = vec[i64]()
        self.tile_provenance: list[str] = []
        self.all_tiles: i64 = 0
        self.card_ids: list[str] = []
        self.kind_named: dict[str, int] = {}
        """For each id, the kind of card."""
        self.card_names: list[dict[str, str]] = []
        self.card_provenance: list[str] = []
        self.effect = vec[i64]()
        self.amount = vec[i64]()
        self.points = vec[i64]()
        self.kind_of = vec[i64]()
        """For each card, its kind."""
        self.cards_of = vec[i64]()
        """For each kind, its cards."""
        self.answers_with = vec[i64]([0, 0, 0])
        """The cards that answer a card, a take and a set."""
        self.all_cards: i64 = 0
        self.hand_limit: i64 = 0
        self.goal: i64 = 0
        self.special: tuple[int, ...] = ()
        self.stones_of_a_colour = 0
        self.board_provenance: dict[str, str] = {}
        self.hash = ""
