"""Reading the component files and checking them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import append

from tetrarchy.games.gem_forge.data import (
    BACKGROUNDS,
    CANCEL,
    DEALT,
    EFFECTS,
    MARKET_SPACES,
    MOST_DRAWN,
    MOST_SEATS,
    PROVENANCES,
    Components,
)
from tetrarchy.games.gem_forge.holders import RAINBOW, SLOTS
from tetrarchy.kernel.data import Data, DataFile, Entry, Shape, fingerprint

_MOST_AMOUNT: Final = {"draw": MOST_DRAWN, "empty_cart": 3, "dig": 3, "rob_cart": 3, "set": 3}
_WITH_POINTS: Final = ("take_from_jewel", "empty_cart", "rob_cart")
_MOST_PIECES: Final = 60
"""Tiles, and cards: a set of them is one machine word."""
_MOST_KINDS: Final = 14
_FEWEST_TILES: Final = MOST_SEATS * DEALT + MARKET_SPACES
_SHAPES: Final[dict[str, Shape]] = {
    "tiles.toml": {"": "meta tile", "tile": "id background kind name_en name_ru slots vp set_bonus"},
    "cards.toml": {
        "": "meta card",
        "meta": "hand_limit",
        "card": "id name_en name_ru count effect vp amount",
    },
    "board.toml": {"": "track mine", "track": "goal special", "mine": "stones_of_a_colour"},
}
"""The component files, and the keys of their tables."""
_DIRECTORY: Final = Path(__file__).parent / "data"


def load(data: Data = _DIRECTORY) -> Components:
    """Read and check the three component files."""
    files = [DataFile(data / name, shape) for name, shape in _SHAPES.items()]
    components = Components()
    _read_tiles(files[0], components)
    _read_board(files[2], components)
    _read_cards(files[1], components)
    components.hash = fingerprint(files)
    return components


def _read_tiles(file: DataFile, into: Components) -> None:
    meta = file.table("meta")
    provenance = PROVENANCES[meta.choice("provenance", PROVENANCES)]
    entries = file.entries("tile")
    if not _FEWEST_TILES <= len(entries) <= _MOST_PIECES:
        raise meta.wrong(
            "number-of-tiles",
            "there should be {least} to {most} tiles, not {given}",
            least=str(_FEWEST_TILES),
            most=str(_MOST_PIECES),
            given=str(len(entries)),
        )
    for tile, entry in enumerate(entries):
        into.tile_ids.append(entry.new_word("id", into.tile_ids))
        into.tile_named[into.tile_ids[tile]] = tile
        into.tile_names.append(_names(entry))
        into.tile_kinds.append(entry.text("kind"))
        brown = entry.choice("background", BACKGROUNDS) == 0
        slots = _read_slots(entry, brown)
        into.tile_slots.append(slots)
        into.tile_brown.append(brown)
        into.tile_points = append(into.tile_points, entry.number("vp", 0, 20))
        into.tile_bonus = append(into.tile_bonus, entry.number("set_bonus", 0, 0 if brown else 20, 0))
        into.tile_provenance.append(PROVENANCES[entry.choice("provenance", PROVENANCES, provenance)])
        into.holders.add_tile(tile, slots, brown)
    into.all_tiles = (1 << len(entries)) - 1


def _read_slots(entry: Entry, brown: bool) -> tuple[int, ...]:
    given = entry.table.get("slots")
    if not isinstance(given, list) or not 1 <= len(given) <= 4 or any(slot not in SLOTS for slot in given):
        raise entry.wrong(
            "tile-slots", "“slots” should hold one to four of {words}", "slots", words=", ".join(SLOTS)
        )
    slots = tuple(SLOTS.index(slot) for slot in given)
    if brown and (RAINBOW in slots or len(set(slots)) < 2):
        raise entry.wrong("brown-slots", "a brown tile takes stones of different colours", "slots")
    if not brown and len(set(slots)) != 1:
        raise entry.wrong("blue-slots", "all slots of a blue tile are alike", "slots")
    if RAINBOW in slots and len(slots) < 2:
        raise entry.wrong("rainbow-slots", "a rainbow tile has at least two slots", "slots")
    return slots


def _read_board(file: DataFile, into: Components) -> None:
    track = file.table("track")
    mine = file.table("mine")
    into.goal = track.number("goal", 1, 60)
    special = track.numbers("special", 1, int(into.goal) - 1)
    if special != sorted(set(special)):
        raise track.wrong("special-order", "“special” should rise", "special")
    if len(special) > MOST_DRAWN:
        raise track.wrong(
            "special-number", "“special” should name {most} cells at most", "special", most=str(MOST_DRAWN)
        )
    into.special = tuple(special)
    into.stones_of_a_colour = mine.number("stones_of_a_colour", 4, 60)
    for entry, name in ((track, "track"), (mine, "mine")):
        into.board_provenance[name] = PROVENANCES[entry.choice("provenance", PROVENANCES)]


def _read_cards(file: DataFile, into: Components) -> None:
    meta = file.table("meta")
    provenance = PROVENANCES[meta.choice("provenance", PROVENANCES)]
    into.hand_limit = meta.number("hand_limit", 1, 8)
    cards = 0
    entries = file.entries("card")
    if len(entries) > _MOST_KINDS:
        raise meta.wrong("kinds-of-card", "there can be at most {most} kinds of card", most=str(_MOST_KINDS))
    for kind, entry in enumerate(entries):
        into.card_ids.append(entry.new_word("id", into.card_ids))
        into.kind_named[into.card_ids[kind]] = kind
        into.card_names.append(_names(entry))
        effect = entry.choice("effect", EFFECTS)
        name = EFFECTS[effect]
        into.effect = append(into.effect, effect)
        most = _MOST_AMOUNT.get(name, 1)
        into.amount = append(into.amount, entry.number("amount", 1, most, 1 if most == 1 else None))
        into.points = append(into.points, entry.number("vp", 0, 20 if name in _WITH_POINTS else 0, 0))
        into.card_provenance.append(PROVENANCES[entry.choice("provenance", PROVENANCES, provenance)])
        copies = entry.number("count", 0, 20)
        into.cards_of = append(into.cards_of, ((1 << copies) - 1) << cards)
        if effect >= CANCEL:
            into.answers_with[effect - CANCEL] |= into.cards_of[kind]
        for _ in range(copies):
            into.kind_of = append(into.kind_of, kind)
        cards += copies
    # With all hands full, cards drawn in a row and a pile of cancels on the table one can still draw.
    fewest = MOST_SEATS * int(into.hand_limit) + 2 * MOST_DRAWN
    if not fewest <= cards <= _MOST_PIECES:
        raise meta.wrong(
            "number-of-cards",
            "there should be {least} to {most} cards, not {given}",
            least=str(fewest),
            most=str(_MOST_PIECES),
            given=str(cards),
        )
    into.all_cards = (1 << cards) - 1


def _names(entry: Entry) -> dict[str, str]:
    return {"en": entry.text("name_en"), "ru": entry.text("name_ru")}
