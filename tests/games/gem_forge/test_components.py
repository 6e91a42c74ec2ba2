"""The box: constraints 1 to 6, and files that break the form."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from librt.random import Random

from tests.games.gem_forge.helpers import CARDS, TILES, act, changed_data, pawns, player, table
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Draws

COMPONENTS = GAME.components()


def test_constraint_1_two_to_four_players_forty_stones_carts_of_three() -> None:
    assert GAME.seats_for({}) == (2, 3, 4)
    assert COMPONENTS["colours"] == ["red", "green", "yellow", "blue"]
    assert COMPONENTS["stones_of_a_colour"] == 10
    state = table(player("rgy"), player())
    assert "take" not in [GAME.actions.notation(action) for action in state.legal(0)]


@pytest.mark.parametrize("seats", [1, 5])
def test_constraint_1_one_or_five_players_are_refused(seats: int) -> None:
    assert refuses(lambda: GAME.new(seats)) == (
        f"The number of seats cannot be “{seats}”: with these options it is one of 2, 3, 4."
    )


def test_constraint_2_thirty_six_tiles_thirty_four_cards_a_track_of_twenty() -> None:
    backgrounds = Counter(tile["background"] for tile in TILES.values())
    assert backgrounds == {"brown": 17, "blue": 19}
    assert sum(card["count"] for card in CARDS.values()) == 34
    assert COMPONENTS["goal"] == 20
    assert COMPONENTS["special"] == [5, 10, 15]


def test_constraint_3_brown_tiles_have_several_colours_blue_ones_one() -> None:
    for tile in TILES.values():
        assert (len(set(tile["slots"])) > 1) == (tile["background"] == "brown")


def test_constraint_4_rainbow_tiles_are_blue_and_have_two_slots_or_more() -> None:
    rainbow = [tile for tile in TILES.values() if "rainbow" in tile["slots"]]
    assert len(rainbow) == 3
    for tile in rainbow:
        assert tile["background"] == "blue"
        assert set(tile["slots"]) == {"rainbow"}
        assert len(tile["slots"]) >= 2


def test_constraint_5_the_tiles_of_the_examples_exist() -> None:
    brown_of_three = [t for t in TILES.values() if t["background"] == "brown" and t["vp"] == 3]
    assert brown_of_three
    bracelet = [t for t in TILES.values() if t["kind"] == "bracelet" and t["slots"] == ["red", "red"]]
    ring = [t for t in TILES.values() if t["kind"] == "ring" and t["slots"] == ["red"]]
    assert [(t["vp"], t["set_bonus"]) for t in bracelet + ring] == [(2, 1), (2, 0)]


def test_constraint_5_set_points_are_shown_by_blue_tiles_only() -> None:
    assert all(tile["set_bonus"] == 0 for tile in TILES.values() if tile["background"] == "brown")


def test_constraint_6_the_cards_and_their_numbers() -> None:
    assert {name: (card["count"], card["timing"]) for name, card in CARDS.items()} == {
        "swap_jewel": (2, "own"),
        "swap_stone": (2, "own"),
        "take_from_jewel": (2, "own"),
        "draw_three": (2, "own"),
        "empty_cart": (4, "own"),
        "dig": (6, "own"),
        "rob_cart": (2, "own"),
        "set_two": (2, "own"),
        "cancel": (4, "any"),
        "copy_take": (4, "any"),
        "copy_set": (4, "any"),
    }


def test_every_colour_has_the_same_share_of_the_tiles() -> None:
    slots = Counter(slot for tile in TILES.values() for slot in tile["slots"])
    assert slots == {"red": 20, "green": 20, "yellow": 20, "blue": 20, "rainbow": 9}


def test_provenance_tells_reconstructed_tiles_from_printed_cards() -> None:
    assert {tile["provenance"] for tile in TILES.values()} == {"reconstructed"}
    assert {card["provenance"] for card in CARDS.values()} == {"rulebook"}
    assert COMPONENTS["provenance"] == {"track": "rulebook", "mine": "rulebook"}


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "tiles.toml",
            'slots = ["red", "green"]',
            'slots = ["red", "red"]',
            "tiles.toml, line 23: a brown tile takes stones of different colours.",
        ),
        (
            "tiles.toml",
            'slots = ["red"]',
            'slots = ["red", "blue"]',
            "tiles.toml, line 176: all slots of a blue tile are alike.",
        ),
        (
            "tiles.toml",
            'slots = ["rainbow", "rainbow"]',
            'slots = ["rainbow"]',
            "tiles.toml, line 336: a rainbow tile has at least two slots.",
        ),
        (
            "tiles.toml",
            'slots = ["red", "green"]',
            'slots = ["red", "pink"]',
            "tiles.toml, line 23: “slots” should hold one to four of red, green, yellow, blue, rainbow.",
        ),
        (
            "tiles.toml",
            'id = "m02"',
            'id = "m01"',
            "tiles.toml, line 27: “id” should be a new word of small letters, not “m01”.",
        ),
        (
            "tiles.toml",
            "vp = 2",
            "vp = 2\nset_bonus = 1",
            "tiles.toml, line 25: “set_bonus” should be a whole number from 0 to 0, not “1”.",
        ),
        (
            "cards.toml",
            'effect = "dig"',
            'effect = "fly"',
            "cards.toml, line 65: “effect” should be one of swap_jewel, swap_stone, take_from_jewel, draw, "
            "empty_cart, dig, rob_cart, set, cancel, copy_take, copy_set, not “fly”.",
        ),
        (
            "cards.toml",
            "hand_limit = 4",
            "hand_limit = 6",
            "cards.toml, line 10: there should be 36 to 60 cards, not 34.",
        ),
        (
            "cards.toml",
            'effect = "swap_jewel"',
            'effect = "swap_jewel"\nvp = 1',
            "cards.toml, line 22: “vp” should be a whole number from 0 to 0, not “1”.",
        ),
        (
            "board.toml",
            "special = [5, 10, 15]",
            "special = [10, 5]",
            "board.toml, line 7: “special” should rise.",
        ),
        (
            "board.toml",
            "special = [5, 10, 15]",
            "special = [2, 4, 6, 8, 10, 12, 14]",
            "board.toml, line 7: “special” should name 6 cells at most.",
        ),
        (
            "board.toml",
            "goal = 20",
            "goal = 2000",
            "board.toml, line 6: “goal” should be a whole number from 1 to 60, not “2000”.",
        ),
    ],
)
def test_a_wrong_file_says_which_line(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    directory = changed_data(tmp_path, file, old, new)
    assert refuses(lambda: GAME.with_data(directory)) == message


def test_too_few_tiles_are_refused(tmp_path: Path) -> None:
    directory = changed_data(tmp_path, "board.toml", "goal = 20", "goal = 20")
    path = directory / "tiles.toml"
    path.write_text("[[tile]]".join(path.read_text("utf-8").split("[[tile]]")[:20]), "utf-8")
    assert refuses(lambda: GAME.with_data(directory)) == (
        "tiles.toml, line 14: there should be 24 to 60 tiles, not 19."
    )


def test_numbers_of_the_files_reach_the_game(tmp_path: Path) -> None:
    """A card of four points and a goal of eight: emptying one's own cart twice wins."""
    directory = changed_data(tmp_path, "cards.toml", "amount = 3\nvp = 1", "amount = 3\nvp = 4")
    board = directory / "board.toml"
    text = board.read_text("utf-8").replace("goal = 20", "goal = 8").replace("[5, 10, 15]", "[5]")
    board.write_text(text, "utf-8")
    game = GAME.with_data(directory)
    assert game.data_hash != GAME.data_hash
    state = table(player("r", hand="empty_cart", pawn=4), player(), game=game)
    act(state, 0, "play empty_cart")
    assert pawns(state) == [8, 0]
    assert state.actors() == []


def test_names_and_provenance_do_not_change_the_hash(tmp_path: Path) -> None:
    directory = changed_data(tmp_path, "tiles.toml", 'name_en = "ring (red, green)"', 'name_en = "signet"')
    assert GAME.with_data(directory).data_hash == GAME.data_hash


def test_a_game_with_other_numbers_plays(tmp_path: Path) -> None:
    directory = changed_data(tmp_path, "board.toml", "stones_of_a_colour = 10", "stones_of_a_colour = 4")
    state = GAME.with_data(directory).new(2)
    Draws(Random(1)).settle(state)
    assert state.actors() == [0, 1]
