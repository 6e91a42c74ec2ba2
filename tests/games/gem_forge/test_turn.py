"""A turn: constraints 9 to 11, rulings G4, G5 and G30."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.gem_forge.helpers import (
    act,
    cart,
    chance,
    changed_data,
    nobody_reacts,
    options,
    player,
    refused,
    see,
    set_stones,
    settle,
    step,
    table,
)
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.state import State


def test_constraint_9_two_actions_then_the_next_player() -> None:
    state = table(player("rg", "s02"), player(), mine="yb")
    act(state, 0, "take")
    assert (step(state), state.actors(), see(state, "actions_left")) == ("turn", [0], 1)
    act(state, 0, "set 1 red")
    assert (state.actors(), see(state, "actions_left")) == ([1], 2)


ACTIONS = ["take", "set 1 red", "discard red", "draw", "play dig"]


@pytest.mark.parametrize("first", ACTIONS)
@pytest.mark.parametrize("second", ACTIONS)
def test_constraint_9_the_two_actions_may_be_alike_or_not(first: str, second: str) -> None:
    state = table(player("r" if first == "take" else "rr", "s18", "dig dig"), player(), mine="rrrr")
    for action in (first, second):
        assert state.actors() == [0]
        act(state, 0, action)
        if action == "play dig":
            act(state, 0, "dig 1")
        settle(state)
    assert state.actors() == [1]


def test_constraint_9_no_turn_ends_early() -> None:
    state = table(player("r"), player())
    assert refused(state, 0, "pass") == "A turn has two actions; 2 left."
    act(state, 0, "discard red")
    assert refused(state, 0, "pass") == "A turn has two actions; 1 left."


def test_constraint_9_an_action_is_finished_before_the_next() -> None:
    state = table(player("", "", "dig"), player(), mine="rgyb")
    act(state, 0, "play dig", "dig 3")
    assert refused(state, 0, "take") == "Keep one of the stones you dug up, or return the rest."
    act(state, 0, "keep red")
    assert refused(state, 0, "draw") == "Keep one of the stones you dug up, or return the rest."


def test_constraint_10_a_stone_comes_from_the_entrance_into_the_cart() -> None:
    state = table(player("r"), player(), mine="byg")
    act(state, 0, "take")
    assert cart(state, 0) == ["blue", "red"]
    assert see(state, "mine")[:2] == ["yellow", "green"]
    act(state, 0, "take")
    assert cart(state, 0) == ["blue", "red", "yellow"]


def test_constraint_10_a_full_cart_takes_no_stone() -> None:
    state = table(player("rrg", "", "dig rob_cart take_from_jewel"), player("y", "m01:r"))
    assert refused(state, 0, "take") == "Your cart is full."
    for card in ("dig", "rob_cart", "take_from_jewel"):
        assert refused(state, 0, f"play {card}") == "This card would do nothing now."


def test_constraint_11_stones_are_set_in_any_order_of_slots() -> None:
    for order in (["red", "yellow", "green"], ["green", "red", "yellow"]):
        state = table(player("rgy", "m07", "set_two"), player())
        for colour in order[:2]:
            act(state, 0, f"set 1 {colour}")
        assert set_stones(state, 0, 1) == sorted(order[:2])


def test_constraint_11_only_into_ones_own_tiles_and_only_where_the_colour_is_asked_for() -> None:
    state = table(player("rb", "s02 m01 s14"), player("", "s04"))
    assert [action for action in options(state, 0) if action.startswith("set")] == [
        "set 1 red",
        "set 2 red",
        "set 3 blue",
    ]
    assert refused(state, 0, "set 1 blue") == ("Tile 1 has no empty slot for this colour: blue.")
    assert refused(state, 0, "set 1 green") == "Your cart has no stone of this colour: green."


def test_constraint_11_a_slot_takes_one_stone() -> None:
    state = table(player("rg", "m01:r"), player())
    assert "set 1 red" not in options(state, 0)
    assert "set 1 green" in options(state, 0)


def test_a_rainbow_tile_takes_any_colour_but_all_alike() -> None:
    state = table(player("rgg", "s18 m02 s16"), player())
    assert {"set 1 red", "set 1 green"} <= set(options(state, 0))
    act(state, 0, "set 1 green")
    assert "set 1 red" not in options(state, 0)
    act(state, 0, "set 1 green")
    assert set_stones(state, 0, 1) == ["green", "green"]


def test_discarding_a_stone_returns_it_to_the_top() -> None:
    state = table(player("rg"), player())
    act(state, 0, "discard green")
    assert cart(state, 0) == ["red"]
    assert see(state, "mine")[-1] == "green"
    assert refused(state, 0, "discard blue") == "Your cart has no stone of this colour: blue."


def test_constraint_19_counts_of_tiles_fit() -> None:
    assert len(GAME.components()["tiles"]) >= 4 * 5 + 4


def test_ruling_g4_the_mine_is_a_queue_that_all_can_see() -> None:
    state = table(player("rg"), player(), mine="yb")
    before = list(see(state, "mine"))
    assert state.view(None)["mine"] == state.view(1)["mine"] == before
    act(state, 0, "discard red", "take")
    assert see(state, "mine") == [*before[1:], "red"]


@pytest.fixture
def small_mine(tmp_path: Path) -> Path:
    return changed_data(tmp_path, "board.toml", "stones_of_a_colour = 10", "stones_of_a_colour = 4")


def test_ruling_g5_nobody_takes_from_an_empty_mine_until_stones_return(small_mine: Path) -> None:
    game = GAME.with_data(small_mine)
    state = table(player("r", "m15:rbb m16:gyy s17", "dig"), player("rg", "s19:bb m17:ygr m06:gy"), game=game)
    assert see(state, "mine") == []
    assert refused(state, 0, "take") == "The mine is empty."
    assert refused(state, 0, "play dig") == "This card would do nothing now."
    act(state, 0, "discard red")
    assert "take" in options(state, 0)


def test_ruling_g24_digging_in_a_mine_of_one_stone_is_refused(small_mine: Path) -> None:
    game = GAME.with_data(small_mine)
    state = table(player("r", "m15:rbb m16:gyy s17", "dig"), player("r", "s19:bb m17:ygr m06:gy"), game=game)
    assert see(state, "mine") == ["green"]
    assert refused(state, 0, "play dig") == "This card would do nothing now."
    act(state, 0, "discard red")
    assert "play dig" in options(state, 0)


def with_nothing_to_do(small_mine: Path, cards: str) -> State:
    """The mine is empty, and so is the active player's cart."""
    return table(
        player("", "m15:rbb m16:gyy s17", cards),
        player("rrg", "s19:bb m17:ygr m06:gy"),
        game=GAME.with_data(small_mine),
    )


def test_a_player_is_never_stuck(small_mine: Path) -> None:
    state = with_nothing_to_do(small_mine, "cancel")
    assert see(state, "mine") == []
    for _ in range(2):
        assert options(state, 0) == ["draw"]
        act(state, 0, "draw")
        chance(state, "card copy_take")
    assert state.actors() == [1]


def test_ruling_g30_drawing_is_asked_even_where_nothing_else_is_possible(small_mine: Path) -> None:
    """Not asking would tell that the hand has nothing to play."""
    one = with_nothing_to_do(small_mine, "cancel")
    other = with_nothing_to_do(small_mine, "draw_three")
    assert (options(one, 0), options(other, 0)) == (["draw"], ["draw", "play draw_three"])
    assert one.actors() == other.actors() == [0]
    assert one.view(1) == other.view(1)


def test_nothing_but_handing_in_after_two_actions() -> None:
    state = table(player("r", "s02:rr"), player(), actions=1)
    act(state, 0, "draw")
    settle(state)
    assert options(state, 0) == ["pass", "hand_in 1"]
    assert refused(state, 0, "take") == "Both actions of this turn are done."
    act(state, 0, "pass")
    assert state.actors() == [1]


def test_the_turn_goes_clockwise() -> None:
    state = table(player(), player(), player(), active=2, actions=1)
    act(state, 2, "take")
    nobody_reacts(state)
    assert state.actors() == [0]


def test_others_cannot_act_in_a_turn() -> None:
    state = table(player(), player("r"))
    assert refused(state, 1, "discard red") == "It is seat 1's turn."
    assert (
        refused(state, 0, "swap 1 1")
        == "Your turn: take, set or discard a stone, draw or play a card, or hand in a tile."
    )
    assert refused(state, -1, "card dig") == "It is seat 1's turn."


def test_a_pass_ends_the_turn_and_one_in_a_window_does_not() -> None:
    """Before the first the page asks back: finished tiles that could be handed in stay where they are."""
    state = table(player("r", "s14:bb"), player(hand="dig"), actions=1)
    assert not state.ends_turn(0, GAME.actions.parse("take"))
    turn = state.turn_id()
    act(state, 0, "take")
    assert not state.ends_turn(1, GAME.actions.parse("pass"))
    act(state, 1, "pass")
    assert options(state, 0) == ["pass", "hand_in 1"]
    assert state.ends_turn(0, GAME.actions.parse("pass"))
    assert not state.ends_turn(0, GAME.actions.parse("hand_in 1"))
    assert state.turn_id() == turn
    act(state, 0, "pass")
    assert state.turn_id() == turn + 1


@pytest.mark.parametrize("seat", [-3, -2, 3, 70])
def test_what_is_no_seat_is_refused_in_a_turn_and_in_a_window(seat: int) -> None:
    state = table(player(), player(hand="dig"), player(hand="dig"))
    why = f"There is no seat {seat}: the seats of this game are 0 to 2."
    assert refused(state, seat, "take") == why
    act(state, 0, "take")
    assert refused(state, seat, "pass") == why
