"""Handing in, the track and the market: constraints 12 to 15 and 18, the rulebook's examples, rulings."""

from __future__ import annotations

import pytest

from tests.games.gem_forge.helpers import (
    act,
    cart,
    chance,
    hand,
    options,
    pawns,
    player,
    refused,
    see,
    set_stones,
    settle,
    step,
    table,
    tiles,
)
from tetrarchy.kernel.state import State


def replaced(state: State, seat: int, space: int = 1) -> None:
    """Stones go back in any order, and any tile is taken for each one handed in."""
    settle(state)
    while step(state) in ("return", "replace"):
        act(state, seat, options(state, seat)[0] if step(state) == "return" else f"choose {space}")
        settle(state)


# ---------------------------------------------------------------- the rulebook's examples


def test_example_a_finished_brown_tile_is_handed_in_for_three_points_before_the_turn_ends() -> None:
    state = table(player("g", "m07:ry"), player(), actions=1)
    act(state, 0, "set 1 green")
    assert pawns(state) == [3, 0]
    assert see(state, "tile_discards") == ["m07"]


def test_example_bracelet_and_ring_of_red_stones_bring_five() -> None:
    """The bracelet alone would bring two; kept until the ring is done, the two bring five."""
    state = table(player("r", "s02:r s01"), player("", hand=""), mine="rr")
    act(state, 0, "set 1 red")
    alone = state.copy()
    act(alone, 0, "hand_in 1")
    assert pawns(alone) == [2, 0]
    act(state, 0, "take")
    assert options(state, 0) == ["pass", "hand_in 1"]
    act(state, 0, "pass")
    act(state, 1, "take", "take")
    act(state, 0, "set 2 red")
    assert "hand_in 12" in options(state, 0)
    act(state, 0, "hand_in 12")
    assert pawns(state) == [5, 0]
    assert [(line.key, line.points) for line in state.sheet(0).lines] == [
        ("jewels", 4),
        ("sets", 1),
        ("cards", 0),
    ]


def test_example_track_anya_gets_a_card_and_pasha_on_the_cell_does_not() -> None:
    """Andrei goes from 3 to 6 over the special cell; Anya stands on 2, Pasha on 5."""
    state = table(player("", "m07:rgy", pawn=3), player(pawn=2), player(pawn=5))
    act(state, 0, "hand_in 1")
    assert pawns(state) == [6, 2, 5]
    assert see(state, "owed") == [1]
    chance(state, "card dig")
    assert [hand(state, seat) for seat in range(3)] == [[], ["dig"], []]


def test_example_market_refresh_pasha_discards_one_tile_and_takes_the_new_one() -> None:
    state = table(player("", "s01:r"), player(), market="m03 m04 m05 m06")
    act(state, 0, "hand_in 1")
    act(state, 0, "refresh 3")
    assert see(state, "tile_discards") == ["m05", "s01"]
    chance(state, "tile s19")
    assert see(state, "market") == ["m03", "m04", "s19", "m06"]
    act(state, 0, "choose 3")
    chance(state, "tile s16")
    assert tiles(state, 0)[0] == "s19"
    assert see(state, "market") == ["m03", "m04", "s16", "m06"]


# ---------------------------------------------------------------- handing in


def test_constraint_12_at_any_moment_of_ones_own_turn() -> None:
    """Before the first action, between the two, after the second."""
    for actions_done in (0, 1, 2):
        state = table(player("rgy", "s14:bb"), player())
        for colour in ("red", "green")[:actions_done]:
            act(state, 0, f"discard {colour}")
        left = see(state, "actions_left")
        act(state, 0, "hand_in 1")
        replaced(state, 0)
        assert pawns(state) == [2, 0]
        if left:
            assert see(state, "actions_left") == left
        else:
            assert state.actors() == [1]


def test_constraint_12_a_blue_tile_may_be_kept() -> None:
    state = table(player("rgy", "s14:bb"), player(), actions=1)
    act(state, 0, "discard red", "pass")
    assert state.actors() == [1]
    assert tiles(state, 0)[0] == "s14"


def test_constraint_12_a_brown_tile_must_be_handed_in_before_the_turn_ends() -> None:
    state = table(player("rgy", "m05:rb m02:yb"), player(), actions=1)
    act(state, 0, "discard red")
    assert options(state, 0) == ["hand_in 1", "hand_in 2"]
    assert refused(state, 0, "pass") == "Hand in your finished brown tile before the turn ends."


def test_constraint_12_an_unfinished_tile_cannot_be_handed_in() -> None:
    state = table(player("", "s02:r s01"), player())
    assert refused(state, 0, "hand_in 1") == "Tile 1 is not finished."
    assert refused(state, 0, "hand_in 12") == "Tile 1 is not finished."


def test_constraint_13_the_stones_go_back_one_by_one_and_a_tile_is_taken() -> None:
    state = table(player("", "m17:rgyb"), player(), market="m03 m04 m05 m06")
    length = len(see(state, "mine"))
    act(state, 0, "hand_in 1")
    assert pawns(state) == [5, 0]
    settle(state)
    act(state, 0, "return yellow", "return blue")
    assert options(state, 0) == ["return red", "return green"]
    act(state, 0, "return green")
    assert see(state, "mine")[length:] == ["yellow", "blue", "green", "red"]
    assert tiles(state, 0)[0] is None
    act(state, 0, "choose 2")
    chance(state, "tile s03")
    assert tiles(state, 0)[0] == "m04"
    assert see(state, "market") == ["m03", "s03", "m05", "m06"]
    assert see(state, "actions_left") == 2


def test_constraint_13_always_three_tiles_finished_ones_included() -> None:
    state = table(player("", "s01:r s05:g s09:y"), player())
    assert None not in tiles(state, 0)
    act(state, 0, "hand_in 2")
    replaced(state, 0)
    assert len([tile for tile in tiles(state, 0) if tile]) == 3


def test_constraint_13_an_empty_pile_of_tiles_is_made_anew() -> None:
    on_table = ["m01", "m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "s01"]
    everything = [f"m{n:02}" for n in range(1, 18)] + [f"s{n:02}" for n in range(1, 20)]
    discards = " ".join(name for name in everything if name not in on_table)
    state = table(
        player("", "s01:r m01 m02"),
        player("", "m03 m04 m05"),
        market="m06 m07 m08 m09",
        tile_discards=discards,
    )
    assert see(state, "tile_pile") == 0
    act(state, 0, "hand_in 1", "choose 1")
    assert see(state, "tile_discards") == []
    assert see(state, "tile_pile") == 27
    chance(state, "tile s01")
    assert see(state, "market")[0] == "s01"


@pytest.mark.parametrize(("number", "refreshes"), [(1, 4), (2, 6), (3, 4)])
def test_constraint_14_as_many_tiles_of_the_market_may_be_discarded_as_are_taken(
    number: int, refreshes: int
) -> None:
    state = table(player("", "s01:r s02:rr s04:rrr"), player())
    act(state, 0, "hand_in " + "123"[:number])
    settle(state)
    offered = [action for action in options(state, 0) if action.startswith("refresh")]
    assert len(offered) == refreshes
    assert all(len(action.removeprefix("refresh ")) == number for action in offered)
    wrong = "refresh 1" if number == 3 else "refresh 123"
    assert refused(state, 0, wrong) == (f"Replace exactly as many market tiles as you take: {number}.")


@pytest.mark.parametrize(
    ("before", "points_to", "others", "owed"),
    [
        (4, 5, [4, 0], [1, 2]),
        (3, 6, [5, 4], [2]),
        (4, 10, [5, 9], [1, 2]),
        (2, 4, [0, 0], []),
        (5, 7, [0, 0], []),
        (10, 15, [15, 14], [2]),
    ],
)
def test_constraint_15_a_card_for_everybody_still_below_the_cell(
    before: int, points_to: int, others: list[int], owed: list[int]
) -> None:
    tile = {1: "", 2: "s02:rr", 3: "m07:rgy", 5: "m17:rgyb", 6: "s19:bbbb"}[points_to - before]
    if not tile:
        state = table(player("r", hand="empty_cart", pawn=before), *[player(pawn=pawn) for pawn in others])
        act(state, 0, "play empty_cart")
    else:
        state = table(player("", tile, pawn=before), *[player(pawn=pawn) for pawn in others])
        act(state, 0, "hand_in 1")
    assert pawns(state)[0] == points_to
    assert see(state, "owed") == owed


def test_constraint_18_twenty_points_end_the_game_at_once() -> None:
    state = table(player("", "s04:rrr s05:g", pawn=16), player(pawn=19))
    act(state, 0, "hand_in 1")
    assert state.actors() == []
    assert step(state) == "over"
    assert state.standing() == [1, 2]
    assert refused(state, 0, "hand_in 2") == "The game is over."


# ---------------------------------------------------------------- rulings


def test_ruling_g1_a_ring_of_one_stone_brings_two_points_and_shows_no_set_points() -> None:
    state = table(player("r", "s01 s05:g"), player())
    act(state, 0, "set 1 red", "hand_in 1")
    assert pawns(state) == [2, 0]


@pytest.mark.parametrize(
    ("jewels", "places", "points"),
    [
        ("s02:rr s03:rr s01", "12", 2 + 2 + 1 + 1),
        ("s02:rr s04:rrr s01:r", "12", 2 + 4 + 1 + 2),
        ("s02:rr s04:rrr s01:r", "123", 2 + 4 + 2 + 1 + 2),
        ("s02:rr s04:rrr s01:r", "1", 2),
        ("s04:rrr s01:r s05", "12", 4 + 2 + 2),
    ],
)
def test_ruling_g2_each_tile_of_a_set_adds_the_set_points_that_it_shows(
    jewels: str, places: str, points: int
) -> None:
    state = table(player("", jewels), player())
    act(state, 0, f"hand_in {places}")
    assert pawns(state) == [points, 0]


def test_ruling_g2_a_set_has_one_colour_and_no_brown_tile() -> None:
    state = table(player("", "s02:rr s06:gg m01:rg"), player())
    assert options(state, 0)[-3:] == ["hand_in 1", "hand_in 2", "hand_in 3"]
    assert refused(state, 0, "hand_in 12") == (
        "Only blue tiles with stones of the same colour can be handed in together."
    )
    assert refused(state, 0, "hand_in 13") == (
        "Only blue tiles with stones of the same colour can be handed in together."
    )


def test_ruling_g3_a_finished_rainbow_tile_has_the_colour_of_its_stones() -> None:
    state = table(player("", "s17:rr s02:rr s18:ggg"), player())
    assert "hand_in 12" in options(state, 0)
    assert "hand_in 13" not in options(state, 0)
    act(state, 0, "hand_in 12")
    assert pawns(state) == [2 + 2 + 1 + 1, 0]


def test_ruling_g3_an_unfinished_rainbow_tile_that_loses_its_last_stone_is_free_again() -> None:
    state = table(player("", hand="take_from_jewel"), player("b", "s17:r"), actions=1)
    act(state, 0, "play take_from_jewel")
    assert cart(state, 0) == ["red"]
    assert set_stones(state, 1, 1) == []
    assert "set 1 blue" in options(state, 1)


def test_ruling_g7_one_refresh_for_each_handing_in_before_the_first_tile() -> None:
    state = table(player("", "s01:r s02:rr s05:g"), player())
    act(state, 0, "hand_in 12")
    settle(state)
    act(state, 0, "refresh 13")
    settle(state)
    assert options(state, 0) == ["choose 1", "choose 2", "choose 3", "choose 4"]
    assert refused(state, 0, "refresh 12") == (
        "The market can be refreshed only once, before the first tile is taken."
    )
    replaced(state, 0)
    act(state, 0, "hand_in 3")
    assert "refresh 4" in options(state, 0)


def test_ruling_g7_no_refresh_after_the_first_of_several_tiles() -> None:
    state = table(player("", "s01:r s02:rr"), player(pawn=20 - 1))
    act(state, 0, "hand_in 12", "choose 1")
    settle(state)
    assert step(state) == "replace"
    assert options(state, 0) == ["choose 1", "choose 2", "choose 3", "choose 4"]


def test_ruling_g8_score_first_then_tiles_one_after_another_each_refilled() -> None:
    state = table(player("", "s04:rrr s01:r"), player(), market="m03 m04 m05 m06")
    act(state, 0, "hand_in 12")
    assert (pawns(state), step(state)) == ([8, 0], "draw_card")
    chance(state, "card dig")
    assert step(state) == "replace"
    act(state, 0, "choose 1")
    assert step(state) == "draw_tile"
    chance(state, "tile s19")
    act(state, 0, "choose 1")
    chance(state, "tile s18")
    assert tiles(state, 0)[:2] == ["m03", "s19"]
    assert see(state, "market")[0] == "s18"


def test_ruling_g9_a_move_over_two_cells_gives_cards_for_both() -> None:
    state = table(player("", "s19:bbbb", pawn=4), player(pawn=0), player(pawn=7))
    act(state, 0, "hand_in 1")
    assert pawns(state)[0] == 10
    assert see(state, "owed") == [1, 1, 2]


def test_ruling_g17_the_pawn_stops_at_twenty() -> None:
    state = table(player("", "s04:rrr s02:rr", pawn=15), player())
    act(state, 0, "hand_in 12")
    assert pawns(state) == [20, 0]
    assert [line.points for line in state.sheet(0).lines] == [20, 0, 0]


def test_ruling_g21_one_handing_in_is_one_tile_or_one_set() -> None:
    """Two sets, or a tile and a set, take two handings in, each with its own new tiles."""
    state = table(player("", "s02:rr s01:r s06:gg"), player())
    assert "hand_in 123" not in options(state, 0)
    act(state, 0, "hand_in 12")
    replaced(state, 0)
    act(state, 0, "hand_in 3")
    assert pawns(state) == [5 + 2, 0]


def test_ruling_g25_places_by_the_track_and_equal_places_are_shared() -> None:
    state = table(player("", "s04:rrr", pawn=16), player(pawn=7), player(pawn=12), player(pawn=7))
    assert state.standing() == [1, 3, 2, 3]
    act(state, 0, "hand_in 1")
    assert state.standing() == [1, 3, 2, 3]


def test_ruling_g29_the_only_tile_that_must_be_handed_in_is_not_asked_for() -> None:
    state = table(player("rgy", "m05:rb"), player(), actions=1)
    act(state, 0, "discard red")
    assert pawns(state) == [2, 0]
    assert step(state) == "return"
    both = table(player("rgy", "m05:rb s01:r"), player(), actions=1)
    act(both, 0, "discard red")
    assert options(both, 0) == ["hand_in 1", "hand_in 2"]
