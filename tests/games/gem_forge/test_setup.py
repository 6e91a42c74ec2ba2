"""Setting up: constraints 7 and 8, rulings G6, G18, G27."""

from __future__ import annotations

from librt.random import Random

from tests.games.gem_forge.helpers import (
    act,
    cart,
    chance,
    hand,
    of,
    options,
    pawns,
    refused,
    see,
    settle,
    step,
    tiles,
)
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.play import playout
from tetrarchy.kernel.state import State


def filled(seats: int) -> State:
    """All stones down the slide, in an order that begins red, green, yellow, blue."""
    state = GAME.new(seats)
    for _ in range(10):
        for colour in ("red", "green", "yellow", "blue"):
            if step(state) == "fill_mine":
                chance(state, f"stone {colour}")
    return state


def dealt(seats: int, seed: int = 4) -> State:
    """A table at the opening choice."""
    state = filled(seats)
    chance(state, "first 1")
    settle(state, seed)
    return state


def test_constraint_7_stones_go_down_in_random_order() -> None:
    state = GAME.new(2)
    assert state.outcomes() == [
        (GAME.actions.parse(f"stone {c}"), 10) for c in ("red", "green", "yellow", "blue")
    ]
    chance(state, "stone blue", "stone red", "stone blue")
    assert state.outcomes()[3][1] == 8
    assert see(state, "mine") == ["blue", "red", "blue"]


def test_constraint_7_the_last_stones_of_one_colour_need_no_draw() -> None:
    state = GAME.new(2)
    chance(state, *["stone red"] * 10, *["stone green"] * 10, *["stone yellow"] * 10)
    assert step(state) == "first_player"
    assert see(state, "mine")[30:] == ["blue"] * 10


def test_constraint_7_from_the_first_player_on_everybody_takes_the_first_stone() -> None:
    state = filled(3)
    chance(state, "first 2")
    assert [cart(state, seat) for seat in (1, 2, 0)] == [["red"], ["green"], ["yellow"]]
    assert see(state, "mine")[0] == "blue"
    assert len(see(state, "mine")) == 37


def test_constraint_8_one_card_each() -> None:
    state = filled(3)
    chance(state, "first 3", "card dig", "card cancel", "card dig")
    assert [hand(state, seat) for seat in range(3)] == [["cancel"], ["dig"], ["dig"]]
    assert step(state) == "deal_tile"


def test_constraint_8_five_tiles_three_kept_two_discarded_and_a_market_of_four() -> None:
    state = dealt(2)
    five = [of(state, seat, "dealt") for seat in (0, 1)]
    assert [len(one) for one in five] == [5, 5]
    act(state, 0, "open 145")
    act(state, 1, "open 234")
    assert tiles(state, 0) == [five[0][0], five[0][3], five[0][4]]
    assert tiles(state, 1) == five[1][1:4]
    assert see(state, "tile_discards") == sorted([five[0][1], five[0][2], five[1][0], five[1][4]])
    assert see(state, "market") == [None] * 4
    settle(state)
    assert len(set(see(state, "market"))) == 4
    assert step(state) == "turn"
    assert see(state, "tile_pile") == 36 - 10 - 4


def test_everybody_begins_at_zero() -> None:
    assert pawns(dealt(4)) == [0, 0, 0, 0]


def test_ruling_g6_all_choose_at_once_and_nobody_sees_it_before_all_have_chosen() -> None:
    state = dealt(3)
    assert state.actors() == [0, 1, 2]
    before = [state.view(seat) for seat in (None, 1, 2)]
    act(state, 0, "open 123")
    assert [state.view(seat) for seat in (None, 1, 2)] == before
    assert state.view(0)["players"][0]["answer"] == "123"
    assert state.actors() == [1, 2]
    act(state, 2, "open 345")
    assert state.view(1) == before[1]
    assert tiles(state, 0) == [None, None, None]
    act(state, 1, "open 135")
    assert None not in tiles(state, 0) + tiles(state, 1) + tiles(state, 2)


def test_ruling_g6_a_choice_is_made_once() -> None:
    state = dealt(2)
    act(state, 0, "open 123")
    assert refused(state, 0, "open 124") == "It is not your decision right now."
    assert refused(state, 1, "pass") == "You cannot skip this step."
    assert refused(state, 1, "take") == "Choose three of your five tiles."


def test_ruling_g18_the_first_player_is_random() -> None:
    state = filled(4)
    assert state.outcomes() == [(GAME.actions.parse(f"first {n}"), 1) for n in (1, 2, 3, 4)]
    chance(state, "first 3")
    settle(state)
    for seat in range(4):
        act(state, seat, "open 123")
    settle(state)
    assert (see(state, "first"), see(state, "active"), state.actors()) == (2, 2, [2])


def test_ruling_g18_the_end_is_at_once_and_turns_need_not_be_equal() -> None:
    seen = set()
    for seed in range(6):
        state = GAME.new(3)
        playout(state, Random(seed))
        seen.add((see(state, "turns") - 1) % 3)
        assert max(pawns(state)) == 20
    assert len(seen) > 1


def test_ruling_g27_the_five_tiles_are_hidden_from_the_others() -> None:
    state = dealt(2)
    assert state.view(0)["players"][1]["dealt"] is None
    assert state.view(None)["players"][0]["dealt"] is None
    assert len(state.view(1)["players"][1]["dealt"]) == 5
    assert options(state, 0) == options(state, 1)
    imagined = GAME.imagine(state.view(0), Random(1))
    assert imagined.snapshot()["players"][0] == state.snapshot()["players"][0]
    assert imagined.snapshot()["players"][1]["dealt"] != state.snapshot()["players"][1]["dealt"]
