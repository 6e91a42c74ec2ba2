"""Kingdomino's own base game: its dominoes and nothing else on the table."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from tests.games.queendomino.helpers import (
    Kingdom,
    chances,
    choices,
    kings,
    lines,
    opening,
    owner,
    play,
    step,
    table,
)
from tetrarchy.games.queendomino import GAME
from tetrarchy.games.queendomino.engine import Queendomino
from tetrarchy.kernel.state import CHANCE, OVER, State


def finished(*kingdoms: Kingdom | str, **more: Any) -> State:
    return table(*kingdoms, line=[], step="over", variant="kingdomino", **more)


def played_out(seats: int) -> State:
    state = GAME.new(seats, {"variant": "kingdomino"})
    state.events = []
    rng = Random(seats)
    while state.mover() != OVER:
        state.apply(state.mover(), state.sample(state.mover(), rng))
    return state


@pytest.mark.parametrize(
    ("seats", "line_length", "rounds", "dominoes_each"), [(2, 4, 6, 12), (3, 3, 12, 12), (4, 4, 12, 12)]
)
def test_kingdomino_lines_rounds_and_dominoes(
    seats: int, line_length: int, rounds: int, dominoes_each: int
) -> None:
    """Two players use 24 dominoes in six lines of four, three 36 in lines of three, four all 48."""
    state = played_out(seats)
    assert state.events is not None
    laid = [event.data["dominoes"] for event in state.events if event.kind == "line_laid"]
    assert [len(line) for line in laid] == [line_length] * rounds
    assert {name[0] for line in laid for name in line} == {"k"}
    assert len(state.view(None)["unseen_dominoes"][1]) == 48 - line_length * rounds
    for which in range(seats):
        assert len(owner(state, which)["dominoes"]) + owner(state, which)["discarded"] == dominoes_each


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kingdomino_has_no_buildings_coins_knights_queen_or_dragon(seats: int) -> None:
    seen = opening(seats, variant="kingdomino").view(None)
    assert (seen["spaces"], seen["unseen_buildings"]) == ([], {})
    assert (seen["queen"], seen["dragon"]) == (None, None)
    assert [(kingdom["coins"], kingdom["knights"]) for kingdom in seen["kingdoms"]] == [(0, 0)] * seats
    assert seen["step"] == "draw_line"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kingdomino_five_by_five_for_all(seats: int) -> None:
    assert opening(seats, variant="kingdomino").view(None)["size"] == 5


def test_kingdomino_two_players_draw_all_four_kings_at_random() -> None:
    """Two kings each; every king is drawn."""
    draws = [f"domino k{number}" for number in (4, 3, 2, 1)]
    state = opening(2, *draws, variant="kingdomino")
    assert chances(state) == {"king 1": 2, "king 2": 2}
    play(state, "king 1", "choose 2")
    assert step(state) == ("draw_king", CHANCE)
    assert chances(state) == {"king 1": 1, "king 2": 2}
    play(state, "king 1", "choose 4")
    # Only the second player's kings are left to draw.
    assert step(state) == ("first_choice", 1)
    play(state, "choose 3")
    assert kings(state) == [1, 0, 1, 0]


def test_kingdomino_a_turn_is_placing_and_choosing() -> None:
    state = table("#", "#", "#", line=[("k1", 0), ("k2", 1), ("k3", 2)],
                  next_line=[("k4", None), ("k5", None), ("k6", None)], variant="kingdomino")  # fmt: skip
    play(state, "place g8 north")
    assert step(state) == ("choose", 0)
    assert choices(state) == ["choose 1", "choose 2", "choose 3"]
    play(state, "choose 2")
    assert step(state) == ("place", 1)


def test_kingdomino_the_last_round_has_no_choosing() -> None:
    state = table("#", "#", line=[("k1", 0), ("k2", 1)], round=6, turn=1, variant="kingdomino")
    assert step(play(state, "place g8 north")) == ("over", OVER)


def test_kingdomino_points_are_regions_times_crowns() -> None:
    state = finished(
        """
        M3  W   .
        #   W1  F
        .   L1  W
        """, "#",
    )  # fmt: skip
    assert lines(state, 0) == {"wheat": 2, "forest": 0, "lake": 1, "grassland": 0, "swamp": 0, "mine": 3}
    assert state.sheet(0).total == 6


def test_kingdomino_coins_buildings_and_the_queen_count_nowhere() -> None:
    """Sheet and places come from one count: what the variant does not have is in neither."""
    state = finished("# W1 F", "# W1 L", "#")
    before = [state.sheet(seat) for seat in range(3)]
    assert isinstance(state, Queendomino)
    state.kingdoms[2].coins = 99
    state.kingdoms[1].buildings = ((0, 0),)
    state.queen = 0
    assert [state.sheet(seat) for seat in range(3)] == before
    assert state.standing() == [1, 1, 3]


# --- Middle Kingdom and Harmony

FIVE_WIDE = """
    W   W   F   F   F
    .   .   F   .   .
    W   W   #   L   L
    L   L   .   .   .
    L   L   G   G   .
"""


def test_kingdomino_middle_kingdom_ten_points_for_the_castle_in_the_centre() -> None:
    """The kingdom reaches two squares to every side of it."""
    state = finished(FIVE_WIDE, "#", middle_kingdom=True)
    assert lines(state, 0)["middle_kingdom"] == 10
    assert lines(state, 1)["middle_kingdom"] == 0
    assert state.sheet(0).total == 10


@pytest.mark.parametrize(
    "picture",
    [
        "W W # F F",
        """
        W   W
        #   .
        L   L
        """,
        """
        W   W   F   F   .
        .   .   #   .   .
        W   W   .   .   .
        L   L   .   .   .
        L   L   .   .   .
        """,
    ],
)
def test_kingdomino_middle_kingdom_needs_full_width_and_height(picture: str) -> None:
    state = finished(picture, "#", middle_kingdom=True)
    assert lines(state, 0)["middle_kingdom"] == 0


def test_kingdomino_harmony_five_points_if_nothing_was_discarded() -> None:
    state = finished("#", "#", harmony=True, discarded=[0, 1])
    assert (lines(state, 0)["harmony"], lines(state, 1)["harmony"]) == (5, 0)
    assert state.standing() == [1, 2]


def test_kingdomino_both_are_off_unless_asked_for() -> None:
    state = finished(FIVE_WIDE, "#")
    assert state.sheet(0).total == 0
    assert set(lines(state, 0)) == {"wheat", "forest", "lake", "grassland", "swamp", "mine"}


# --- ties


def test_kingdomino_tie_goes_to_the_largest_region() -> None:
    state = finished("# W1 F", "# L1 W W W", "# G2 W", discarded=[0, 0, 0])
    assert [state.sheet(seat).total for seat in range(3)] == [1, 1, 2]
    assert state.standing() == [3, 2, 1]


def test_kingdomino_tie_then_goes_to_the_most_crowns() -> None:
    """Three points each, no region larger than two squares, two crowns against three."""
    two_crowns = """
        L   F1  #   F1  W
        .   .   .   F   W
    """
    state = finished(two_crowns, "# M3 W W L", "#")
    assert [state.sheet(seat).total for seat in range(3)] == [3, 3, 0]
    assert state.standing() == [2, 1, 3]


def test_kingdomino_tie_that_stays_is_shared() -> None:
    state = finished("# W1 F", "# W1 L", "# W1 G", "#")
    assert state.standing() == [1, 1, 1, 4]
