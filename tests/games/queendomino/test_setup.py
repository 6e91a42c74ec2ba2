"""Rulebook: components and preparation."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.queendomino import naive
from tests.games.queendomino.helpers import board, chances, choices, kings, opening, play, step
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.state import CHANCE, State

BUILDINGS = [
    f"building {name}" for name in ("statue", "bakery", "church", "foundry", "sawmill", "guardtower")
]
DOMINOES = [f"domino q{number}" for number in (30, 8, 41, 17)]


def table_laid(seats: int) -> State:
    """Buildings and the first line are out, no king is drawn."""
    return opening(seats, *BUILDINGS, *DOMINOES)


# --- components


def test_components_48_dominoes_of_two_squares() -> None:
    """48 rectangular pieces, each of two squares; the reference table counts squares by terrain and crowns."""
    squares = Counter(half for name, halves in naive.DOMINOES.items() if name[0] == "q" for half in halves)
    assert squares == {
        ("wheat", 0): 14, ("wheat", 1): 5,
        ("forest", 0): 11, ("forest", 1): 6,
        ("lake", 0): 8, ("lake", 1): 6,
        ("grassland", 0): 8, ("grassland", 1): 2, ("grassland", 2): 2,
        ("swamp", 0): 4, ("swamp", 1): 2, ("swamp", 2): 2,
        ("mine", 0): 1, ("mine", 1): 1, ("mine", 2): 3, ("mine", 3): 1,
        ("town", 0): 20,
    }  # fmt: skip


def test_components_the_engine_has_the_dominoes_of_the_files() -> None:
    shown = {
        f"{domino['set'][0]}{domino['number']}": tuple(
            (domino[h]["terrain"], domino[h]["crowns"]) for h in "ab"
        )
        for domino in GAME.components()["dominoes"]
    }
    assert shown == naive.DOMINOES


def test_components_32_buildings() -> None:
    """The last page lists the buildings with their numbers of copies."""
    counts = {building["id"]: building["count"] for building in GAME.components()["buildings"]}
    assert counts == {
        "bakery": 2, "sawmill": 2, "fishmonger": 2, "weaving_shop": 2, "magic_school": 2, "foundry": 2,
        "church": 2, "safe_knights": 1, "safe_towers": 1, "small_tavern": 2, "big_tavern": 1, "guardtower": 2,
        "fortified_castle": 1, "travelling_castle": 2, "training_camp": 2, "statue": 3, "queens_tower": 3,
    }  # fmt: skip
    assert sum(counts.values()) == 32
    assert GAME.new(4).view(None)["unseen_buildings"] == counts


# --- stage 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stage_1_all_dominoes_are_used_whatever_the_number_of_players(seats: int) -> None:
    seen = GAME.new(seats).view(None)
    assert len(seen["unseen_dominoes"][0]) == 48
    assert seen["rounds"] * 4 == 48


def test_stage_1_six_buildings_are_laid_on_the_board() -> None:
    """The first six tiles of the shuffled pile lie open on the board; the price stands under each."""
    state = opening(4)
    assert step(state) == ("draw_building", CHANCE)
    assert chances(state)["building statue"] == 3
    assert sum(chances(state).values()) == 32
    play(state, *BUILDINGS)
    assert board(state) == ["guardtower", "sawmill", "foundry", "church", "bakery", "statue"]
    assert [space["price"] for space in state.view(None)["spaces"]] == [5, 4, 3, 2, 1, 0]
    assert sum(state.view(None)["unseen_buildings"].values()) == 26


def test_stage_1_queen_beside_the_board_and_dragon_in_its_cave() -> None:
    seen = table_laid(4).view(None)
    assert seen["queen"] is None
    assert seen["dragon"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stage_1_everyone_has_a_castle_one_knight_and_seven_coins(seats: int) -> None:
    for kingdom in table_laid(seats).view(None)["kingdoms"]:
        assert kingdom["squares"] == {}
        assert (kingdom["knights"], kingdom["coins"], kingdom["towers"]) == (1, 7, 0)


@pytest.mark.parametrize(("seats", "kings_each"), [(2, 2), (3, 1), (4, 1)])
def test_stage_1_two_kings_each_with_two_players_else_one(seats: int, kings_each: int) -> None:
    assert table_laid(seats).view(None)["kings_in_hand"] == [kings_each] * seats


# --- stage 2


def test_stage_2_four_dominoes_in_rising_order() -> None:
    """The smallest number lies nearest to the board."""
    state = opening(4, *BUILDINGS)
    assert step(state) == ("draw_line", CHANCE)
    assert chances(state) == {f"domino q{number}": 1 for number in range(1, 49)}
    play(state, *DOMINOES)
    assert [choice["domino"] for choice in state.view(None)["next_line"]] == ["q8", "q17", "q30", "q41"]


def test_stage_2_kings_are_drawn_blindly_one_by_one() -> None:
    """Each drawn king goes at once onto any free domino."""
    state = table_laid(4)
    assert step(state) == ("draw_king", CHANCE)
    assert chances(state) == {"king 1": 1, "king 2": 1, "king 3": 1, "king 4": 1}
    play(state, "king 3")
    assert step(state) == ("first_choice", 2)
    assert choices(state) == ["choose 1", "choose 2", "choose 3", "choose 4"]
    play(state, "choose 2")
    assert chances(state) == {"king 1": 1, "king 2": 1, "king 4": 1}


def test_stage_2_one_king_a_domino() -> None:
    state = play(table_laid(4), "king 3", "choose 2", "king 1")
    assert choices(state) == ["choose 1", "choose 3", "choose 4"]


def test_stage_2_example_white_orange_violet_red() -> None:
    """White is drawn first and takes the fourth domino, orange then the first, violet the third; red is
    left with the second.
    """
    white, orange, violet, red = 0, 1, 2, 3
    state = play(table_laid(4), "king 1", "choose 4", "king 2", "choose 1", "king 3", "choose 3")
    assert kings(state) == [orange, red, violet, white]
    assert state.view(None)["round"] == 1


def test_stage_2_the_last_king_takes_the_last_domino() -> None:
    """Its owner is not asked: there is one domino left."""
    state = play(table_laid(4), "king 4", "choose 1", "king 3", "choose 2", "king 2", "choose 4")
    assert kings(state) == [3, 2, 0, 1]


def test_stage_2_with_three_players_one_domino_stays_free() -> None:
    state = play(table_laid(3), "king 2", "choose 4", "king 1", "choose 2")
    assert step(state) == ("first_choice", 2)
    assert choices(state) == ["choose 1", "choose 3"]
    play(state, "choose 3")
    assert kings(state) == [None, 0, 2, 1]


def test_stage_2_note_two_players_choose_one_two_one() -> None:
    """One king is drawn; its owner sets it anywhere, the other player sets both of his, and the first
    player's second king gets what is left.
    """
    state = table_laid(2)
    assert chances(state) == {"king 1": 2, "king 2": 2}
    play(state, "king 2")
    assert step(state) == ("first_choice", 1)
    play(state, "choose 3")
    assert step(state) == ("first_choice", 0)
    play(state, "choose 1")
    assert step(state) == ("first_choice", 0)
    play(state, "choose 4")
    assert kings(state) == [0, 1, 1, 0]


def test_stage_2_then_a_second_line_of_four_is_laid() -> None:
    state = play(table_laid(4), "king 1", "choose 4", "king 2", "choose 1", "king 3", "choose 3")
    assert step(state) == ("draw_line", CHANCE)
    assert len(chances(state)) == 44
    play(state, "domino q44", "domino q2", "domino q48", "domino q23")
    assert [choice["domino"] for choice in state.view(None)["next_line"]] == ["q2", "q23", "q44", "q48"]
    assert step(state) == ("place", 1)
