"""The cards of one's own turn, each with every limit; rulings G9 to G13, G20, G24, G26."""

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
    step,
    table,
    tiles,
)

DOES_NOTHING = "This card would do nothing now."


def test_a_played_card_costs_an_action_and_is_discarded() -> None:
    state = table(player("r", hand="empty_cart"), player())
    act(state, 0, "play empty_cart")
    assert see(state, "actions_left") == 1
    assert hand(state, 0) == []
    assert see(state, "card_discards") == {"empty_cart": 1}


def test_a_card_that_one_does_not_hold_cannot_be_played() -> None:
    state = table(player("r", hand="cancel"), player())
    assert refused(state, 0, "play dig") == "You do not have this card: dig."
    assert refused(state, 0, "play cancel") == ("Play this card in answer to another player's action.")


# ---------------------------------------------------------------- swap tiles


def test_swap_jewel_with_another_player_and_set_a_stone_at_once() -> None:
    state = table(player("b", "m01 m02:y m03", "swap_jewel"), player("", "s14 s02:r s06"))
    act(state, 0, "play swap_jewel", "target 2")
    assert options(state, 0) == ["swap 1 1", "swap 1 3", "swap 3 1", "swap 3 3"]
    act(state, 0, "swap 3 1")
    assert tiles(state, 0) == ["m01", "m02", "s14"]
    assert tiles(state, 1) == ["m03", "s02", "s06"]
    assert options(state, 0) == ["pass", "set 3 blue"]
    act(state, 0, "set 3 blue")
    assert set_stones(state, 0, 3) == ["blue"]
    assert see(state, "actions_left") == 1


def test_swap_jewel_with_the_market() -> None:
    """The other player's tiles all hold stones: only the market is left, and need not be named."""
    state = table(
        player("r", "m02 m04 m06", "swap_jewel"), player("", "s02:r s03:r s04:r"), market="s01 s05 s09 s13"
    )
    act(state, 0, "play swap_jewel")
    assert (step(state), see(state, "target")) == ("swap_jewel", "market")
    assert refused(state, 0, "pass") == "You cannot skip this step."
    assert len(options(state, 0)) == 12
    act(state, 0, "swap 2 1")
    assert tiles(state, 0) == ["m02", "s01", "m06"]
    assert see(state, "market") == ["m04", "s05", "s09", "s13"]
    act(state, 0, "pass")
    assert cart(state, 0) == ["red"]


def test_swap_jewel_needs_a_tile_without_stones() -> None:
    state = table(player("", "m01:r m02:y m03:r", "swap_jewel"), player())
    assert refused(state, 0, "play swap_jewel") == DOES_NOTHING


def test_ruling_g13_the_stone_set_after_a_swap_is_no_action_and_cannot_be_copied() -> None:
    state = table(player("b", "m01", "swap_jewel"), player("r", "s14 s02", "copy_set"), actions=1)
    act(state, 0, "play swap_jewel", "target 2")
    act(state, 1, "pass")
    act(state, 0, "swap 1 1", "set 1 blue")
    assert (step(state), state.actors()) == ("turn", [1])


def test_ruling_g13_without_a_stone_that_fits_nothing_is_asked() -> None:
    state = table(player("y", "m01", "swap_jewel"), player("", "s14"))
    act(state, 0, "play swap_jewel", "target 2", "swap 1 1")
    assert step(state) == "turn"


# ---------------------------------------------------------------- swap stones


def test_swap_stone() -> None:
    state = table(player("ry", hand="swap_stone"), player("gb"))
    act(state, 0, "play swap_stone")
    assert options(state, 0) == [
        "trade red green",
        "trade red blue",
        "trade yellow green",
        "trade yellow blue",
    ]
    act(state, 0, "trade yellow blue")
    assert (cart(state, 0), cart(state, 1)) == (["blue", "red"], ["green", "yellow"])
    assert pawns(state) == [0, 0]


def test_swap_stone_works_with_full_carts() -> None:
    state = table(player("rrr", hand="swap_stone"), player("ggg"))
    act(state, 0, "play swap_stone")
    assert (cart(state, 0), cart(state, 1)) == (["green", "red", "red"], ["green", "green", "red"])


@pytest.mark.parametrize(("mine", "theirs"), [("", "r"), ("r", ""), ("r", "r"), ("rr", "r")])
def test_ruling_g24_swapping_stones_of_one_colour_is_refused(mine: str, theirs: str) -> None:
    state = table(player(mine, hand="swap_stone"), player(theirs))
    assert refused(state, 0, "play swap_stone") == DOES_NOTHING


# ---------------------------------------------------------------- take from a tile


def test_take_from_jewel_gives_a_point_to_the_other_player() -> None:
    state = table(player("y", hand="take_from_jewel"), player("", "m07:rg s02:r s01:r"))
    act(state, 0, "play take_from_jewel")
    assert options(state, 0) == ["pull 1 red", "pull 1 green", "pull 2 red"]
    act(state, 0, "pull 1 green")
    assert cart(state, 0) == ["green", "yellow"]
    assert set_stones(state, 1, 1) == ["red"]
    assert pawns(state) == [0, 1]
    assert [line.points for line in state.sheet(1).lines] == [0, 0, 1]


def test_take_from_jewel_leaves_finished_tiles_and_ones_own_alone() -> None:
    state = table(player("", "m07:r", "take_from_jewel"), player("", "s01:r m01:rg s14:bb"))
    assert refused(state, 0, "play take_from_jewel") == DOES_NOTHING


# ---------------------------------------------------------------- draw three


# ---------------------------------------------------------------- empty a cart


def test_empty_cart_up_to_three_stones_in_the_order_of_the_cards_player() -> None:
    state = table(player("", hand="empty_cart"), player("rgy"))
    act(state, 0, "play empty_cart")
    assert options(state, 0) == ["return red", "return green", "return yellow"]
    act(state, 0, "return green")
    assert options(state, 0) == ["pass", "return red", "return yellow"]
    act(state, 0, "return yellow", "return red")
    assert see(state, "mine")[-3:] == ["green", "yellow", "red"]
    assert cart(state, 1) == []
    assert pawns(state) == [0, 1]


def test_ruling_g20_the_cards_player_chooses_the_order_of_the_others_stones() -> None:
    state = table(player("", hand="empty_cart"), player("rg"))
    act(state, 0, "play empty_cart")
    assert state.actors() == [0]
    act(state, 0, "return green", "return red")
    assert see(state, "mine")[-2:] == ["green", "red"]


def test_ruling_g10_up_to_n_means_at_least_one() -> None:
    state = table(player("", hand="empty_cart"), player("rg"))
    act(state, 0, "play empty_cart")
    assert refused(state, 0, "pass") == "You cannot skip this step."
    act(state, 0, "return red", "pass")
    assert (cart(state, 1), pawns(state)) == (["green"], [0, 1])


def test_ruling_g10_an_empty_cart_cannot_be_emptied_for_a_point() -> None:
    state = table(player("", hand="empty_cart"), player())
    assert refused(state, 0, "play empty_cart") == DOES_NOTHING


def test_ruling_g10_ones_own_cart_may_be_emptied_of_one_stone_for_a_point() -> None:
    state = table(player("r", hand="empty_cart"), player("g"))
    act(state, 0, "play empty_cart")
    assert options(state, 0) == ["target 1", "target 2"]
    act(state, 0, "target 1")
    assert (cart(state, 0), pawns(state)) == ([], [1, 0])


# ---------------------------------------------------------------- dig


def test_dig_three_keep_two_return_one() -> None:
    state = table(player("b", hand="dig"), player(), mine="rgyr")
    act(state, 0, "play dig", "dig 3", "keep yellow", "keep red")
    assert cart(state, 0) == ["blue", "red", "yellow"]
    assert see(state, "mine")[0] == "red"
    assert see(state, "mine")[-1] == "green"


def test_dig_one_of_the_stones_must_go_back() -> None:
    state = table(player("", hand="dig"), player(), mine="rgyr")
    act(state, 0, "play dig", "dig 2", "keep green")
    assert cart(state, 0) == ["green"]
    assert see(state, "mine")[-1] == "red"


def test_dig_all_may_go_back_in_any_order() -> None:
    state = table(player("", hand="dig"), player(), mine="rgyr")
    act(state, 0, "play dig", "dig 3", "pass", "return yellow", "return red")
    assert see(state, "mine")[-3:] == ["yellow", "red", "green"]
    assert cart(state, 0) == []


def test_dig_a_single_stone_goes_back() -> None:
    state = table(player("", hand="dig"), player(), mine="rg")
    act(state, 0, "play dig", "dig 1")
    assert see(state, "mine")[0] == "green"
    assert see(state, "mine")[-1] == "red"
    assert step(state) == "turn"


def test_ruling_g11_what_does_not_fit_the_cart_goes_back() -> None:
    state = table(player("bb", hand="dig"), player(), mine="rgy")
    act(state, 0, "play dig", "dig 3", "keep red")
    assert step(state) == "return"
    assert options(state, 0) == ["return green", "return yellow"]


def test_ruling_g11_no_digging_with_a_full_cart() -> None:
    state = table(player("bbr", hand="dig"), player())
    assert refused(state, 0, "play dig") == DOES_NOTHING


# ---------------------------------------------------------------- rob a cart


def test_rob_cart_up_to_two_stones() -> None:
    state = table(player("b", hand="rob_cart"), player("rgy"))
    act(state, 0, "play rob_cart", "rob red")
    assert options(state, 0) == ["pass", "rob green", "rob yellow"]
    act(state, 0, "rob yellow")
    assert (cart(state, 0), cart(state, 1)) == (["blue", "red", "yellow"], ["green"])
    assert pawns(state) == [0, 1]


def test_rob_cart_one_is_enough() -> None:
    state = table(player("b", hand="rob_cart"), player("rgy"))
    act(state, 0, "play rob_cart", "rob red", "pass")
    assert (cart(state, 0), pawns(state)) == (["blue", "red"], [0, 1])


def test_ruling_g12_robbing_needs_room_for_every_stone() -> None:
    state = table(player("bb", hand="rob_cart"), player("rgy"))
    act(state, 0, "play rob_cart", "rob red")
    assert step(state) == "turn"
    assert cart(state, 1) == ["green", "yellow"]


def test_ruling_g12_ones_own_cart_cannot_be_robbed() -> None:
    state = table(player("bb", hand="rob_cart"), player())
    assert refused(state, 0, "play rob_cart") == DOES_NOTHING


# ---------------------------------------------------------------- set two


def test_set_two_into_one_tile_or_two() -> None:
    state = table(player("rrg", "m01 s02", "set_two"), player())
    act(state, 0, "play set_two", "set 2 red", "set 1 green")
    assert (set_stones(state, 0, 1), set_stones(state, 0, 2)) == (["green"], ["red"])
    assert see(state, "actions_left") == 1


def test_set_two_one_is_enough_and_none_is_not() -> None:
    state = table(player("rg", "m01 s02", "set_two"), player())
    act(state, 0, "play set_two")
    assert "pass" not in options(state, 0)
    act(state, 0, "set 1 green", "pass")
    assert cart(state, 0) == ["red"]


def test_set_two_with_nothing_that_fits_is_refused() -> None:
    state = table(player("y", "m01 s02 s14", "set_two"), player())
    assert refused(state, 0, "play set_two") == DOES_NOTHING


def test_ruling_g14_stones_set_by_a_card_cannot_be_copied() -> None:
    state = table(player("rg", "m01", "set_two"), player("r", "s02", "copy_set"))
    act(state, 0, "play set_two")
    act(state, 1, "pass")
    act(state, 0, "set 1 red", "set 1 green")
    assert (step(state), state.actors()) == ("turn", [0])


# ---------------------------------------------------------------- points, targets, order


def test_ruling_g9_points_of_a_card_trigger_the_special_cells() -> None:
    state = table(player("b", hand="rob_cart", pawn=2), player("r", pawn=4), player(pawn=9))
    act(state, 0, "play rob_cart")
    assert pawns(state) == [2, 5, 9]
    assert see(state, "owed") == [0]
    chance(state, "card dig")
    assert hand(state, 0) == ["dig"]
    assert see(state, "card_discards") == {"rob_cart": 1}


def test_ruling_g9_points_of_a_card_may_win_in_another_players_turn() -> None:
    state = table(player("b", hand="rob_cart", pawn=18), player("rg", pawn=19))
    act(state, 0, "play rob_cart", "rob red")
    assert state.actors() == [0]
    act(state, 0, "pass")
    assert state.actors() == []
    assert (pawns(state), state.standing()) == ([18, 20], [2, 1])


def test_ruling_g21_no_handing_in_in_the_middle_of_a_card() -> None:
    state = table(player("rg", "s14:bb m01", "set_two"), player())
    act(state, 0, "play set_two", "set 2 red")
    assert options(state, 0) == ["pass", "set 2 green"]
    assert refused(state, 0, "hand_in 1") == "Set a stone from your cart where it fits."


def test_ruling_g26_a_card_names_its_target_before_anybody_can_cancel_it() -> None:
    state = table(player("b", hand="rob_cart"), player("r", hand="cancel"), player("g", hand="cancel"))
    act(state, 0, "play rob_cart")
    assert (step(state), state.actors()) == ("target", [0])
    assert options(state, 0) == ["target 2", "target 3"]
    assert refused(state, 0, "target 1") == "Choose a target the card can affect."
    act(state, 0, "target 3")
    assert (step(state), state.actors()) == ("answer_card", [1, 2])
    assert state.view(1)["target"] == "3"
