"""What a player may know and no more; ruling G28."""

from __future__ import annotations

import copy
import json

import pytest
from librt.random import Random

from tests.games.gem_forge.helpers import (
    CARDS,
    act,
    chance,
    hand,
    new_game,
    play_on,
    player,
    see,
    table,
)
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.conformance import visible_events
from tetrarchy.kernel.state import State


def test_a_view_shows_ones_own_hand_and_the_number_of_cards_of_the_others() -> None:
    state = table(player(hand="dig cancel"), player(hand="dig dig dig"))
    mine, theirs = state.view(0)["players"]
    assert (mine["hand"], mine["cards"]) == ({"dig": 1, "cancel": 1}, 2)
    assert (theirs["hand"], theirs["cards"]) == (None, 3)
    assert [one["hand"] for one in state.view(None)["players"]] == [None, None]


def test_a_card_drawn_is_seen_by_its_player_only() -> None:
    worlds = []
    for card in ("dig", "cancel"):
        state = table(player(), player(), player())
        state.events = []
        act(state, 0, "draw")
        chance(state, f"card {card}")
        worlds.append(state)
    for seat in (1, 2, None):
        assert worlds[0].view(seat) == worlds[1].view(seat)
        assert visible_events(worlds[0], seat) == visible_events(worlds[1], seat)
    assert worlds[0].view(0) != worlds[1].view(0)
    assert visible_events(worlds[0], 0) != visible_events(worlds[1], 0)


def test_discards_are_public() -> None:
    state = table(player(hand="dig dig dig dig"), player())
    act(state, 0, "draw")
    chance(state, "card cancel")
    act(state, 0, "drop cancel")
    assert state.view(1)["card_discards"] == {"cancel": 1}


def test_a_seat_without_a_fitting_card_sees_and_shows_the_same_as_one_with_it() -> None:
    """Two worlds that differ in one hand only look the same to everybody else, through a whole window."""
    worlds = []
    for cards in ("cancel", "dig"):
        state = table(player("b", hand="rob_cart"), player("r", hand=cards), player(hand="dig"))
        state.events = []
        act(state, 0, "play rob_cart")
        worlds.append(state)
    for after in range(3):
        for seat in (0, 2, None):
            assert worlds[0].view(seat) == worlds[1].view(seat)
            assert visible_events(worlds[0], seat) == visible_events(worlds[1], seat)
            if seat is not None:
                assert worlds[0].legal(seat) == worlds[1].legal(seat)
        assert worlds[0].actors() == worlds[1].actors()
        for state in worlds:
            if after < 2:
                act(state, after + 1, "pass")


def made_anew() -> State:
    """Two players; the pile has just been made of 28 discards, so the five cards in hands are known."""
    all_cards = [name for name, card in CARDS.items() for _ in range(card["count"])]
    hands = ["dig", "dig", "cancel"], ["copy_set", "rob_cart", "set_two"]
    for name in hands[0] + hands[1]:
        all_cards.remove(name)
    state = table(
        player(hand=" ".join(hands[0])), player(hand=" ".join(hands[1])), discards=" ".join(all_cards)
    )
    assert see(state, "card_pile") == 0
    act(state, 0, "draw")
    return state


def test_ruling_g28_players_remember_what_the_pile_was_made_of() -> None:
    """With two players the other one's hand is known for sure, until he draws."""
    state = made_anew()
    chance(state, "card dig")
    for seed in range(20):
        imagined = GAME.imagine(state.view(0), Random(seed))
        assert hand(imagined, 1) == ["copy_set", "rob_cart", "set_two"]
    act(state, 0, "draw")
    chance(state, "card dig")
    act(state, 0, "drop dig")
    act(state, 1, "draw")
    chance(state, "card cancel")
    seen = {tuple(hand(GAME.imagine(state.view(0), Random(seed)), 1)) for seed in range(40)}
    assert len(seen) > 3
    for found in seen:
        assert {"copy_set", "rob_cart", "set_two"} <= set(found)
        assert len(found) == 4


def test_ruling_g28_a_player_counts_his_own_draws() -> None:
    state = made_anew()
    assert state.view(0)["players"][0]["pile_made_of"]["dig"] == 4
    chance(state, "card dig")
    assert state.view(0)["players"][0]["pile_made_of"]["dig"] == 3
    assert see(state, "players")[1]["pile_made_of"]["dig"] == 4
    assert state.view(0)["players"][1]["pile_made_of"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_hands_fit_what_is_known(seats: int) -> None:
    rng = Random(seats)
    state = new_game(seats, seed=seats)
    for _ in range(25):
        play_on(state, rng, 8)
        for seat in range(seats):
            seen = json.loads(json.dumps(state.view(seat)))
            unchanged = copy.deepcopy(seen)
            imagined = GAME.imagine(seen, rng)
            assert seen == unchanged
            assert imagined.view(seat) == state.view(seat)
            assert imagined.actors() == state.actors() or see(state, "asked")


def test_a_spectators_view_can_be_imagined_too() -> None:
    state = new_game(3)
    imagined = GAME.imagine(state.view(None), Random(1))
    assert imagined.view(None) == state.view(None)


def test_imagined_states_differ() -> None:
    state = table(player(hand="dig"), player(hand="cancel dig"), player(hand="set_two"))
    found = {str(GAME.imagine(state.view(0), Random(seed)).snapshot()["players"]) for seed in range(20)}
    assert len(found) > 10
