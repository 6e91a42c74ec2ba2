"""The greedy player: it plans sets, uses reactions, and looks at no hand but its own."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.gem_forge.helpers import act, options, player, step, table
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.state import CHANCE, OVER, State


def choice(state: State, seat: int) -> str:
    return GAME.actions.notation(GAME.greedy(state, seat, Random(1)))


def whole_game(seats: int, rng: Random, greedy: set[int]) -> State:
    state = GAME.new(seats)
    while state.mover() != OVER:
        mover = state.mover()
        thinks = mover in greedy
        state.apply(mover, GAME.greedy(state, mover, rng) if thinks else state.sample(mover, rng))
    return state


def test_it_sets_the_stone_that_finishes_a_tile() -> None:
    assert choice(table(player("rb", "s02:r s15 m07"), player()), 0) == "set 1 red"


def test_it_hands_in_a_set_together() -> None:
    assert choice(table(player("", "s02:rr s04:rrr m07"), player()), 0) == "hand_in 12"


def test_it_keeps_a_finished_blue_tile_for_a_set_that_is_near() -> None:
    state = table(player("r", "s02:rr s04:rr m07:g"), player(), mine="rgr")
    assert choice(state, 0) == "set 2 red"


def test_it_hands_in_a_blue_tile_that_has_no_partner() -> None:
    assert choice(table(player("", "s14:bb m07 m16"), player(), mine="rrgg"), 0) == "hand_in 1"


def test_it_copies_a_take_that_helps_and_not_one_that_does_not() -> None:
    wanted = table(player(), player("", "s02:r s14 s15", "copy_take"), mine="yr")
    useless = table(player(), player("", "s02:r s14 s15", "copy_take"), mine="yy")
    for state, answer in ((wanted, "play copy_take"), (useless, "pass")):
        act(state, 0, "take")
        assert choice(state, 1) == answer


def test_it_copies_a_set_that_finishes_a_tile() -> None:
    state = table(player("r", "s02"), player("r", "s03:r s14 s15", "copy_set"))
    act(state, 0, "set 1 red")
    assert choice(state, 1) == "play copy_set"


def test_it_cancels_a_robbery_of_itself_that_hurts_and_its_opponents_win() -> None:
    win = table(player("b", hand="empty_cart", pawn=19), player("", hand="cancel", pawn=10))
    act(win, 0, "play empty_cart")
    assert choice(win, 1) == "play cancel"


def test_it_cancels_the_cancel_of_a_card_that_wins() -> None:
    state = table(player("b", hand="empty_cart cancel", pawn=19), player(hand="cancel"))
    act(state, 0, "play empty_cart")
    act(state, 1, "play cancel")
    assert choice(state, 0) == "play cancel"


def test_it_never_gives_the_last_point_away() -> None:
    state = table(player("b", "m07", "rob_cart", pawn=10), player("rgy", pawn=19))
    assert choice(state, 0) != "play rob_cart"


def test_it_takes_the_win() -> None:
    state = table(player("bb", "m07 m16", "empty_cart", pawn=19), player("r"))
    assert choice(state, 0) == "play empty_cart"
    act(state, 0, "play empty_cart")
    assert choice(state, 0) == "target 1"


def test_it_discards_the_card_that_it_needs_least() -> None:
    state = table(player(hand="set_two set_two cancel swap_stone"), player())
    act(state, 0, "draw")
    act(state, CHANCE, "card copy_set")
    assert step(state) == "drop"
    assert choice(state, 0) == "drop swap_stone"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_not_look_at_other_hands(seats: int) -> None:
    """In states imagined from what it sees it decides the same, whatever the others hold."""
    rng = Random(30 + seats)
    state = GAME.new(seats)
    compared = 0
    while state.mover() != OVER:
        mover = state.mover()
        if mover == CHANCE:
            action = state.sample(mover, rng)
        else:
            action = GAME.greedy(state, mover, Random(7))
            if len(options(state, mover)) > 1 and len(state.actors()) == 1:
                imagined = GAME.imagine(state.view(mover), rng)
                assert GAME.greedy(imagined, mover, Random(7)) == action
                compared += 1
        state.apply(mover, action)
    assert compared > 40


def test_four_greedy_players_take_twelve_to_twenty_five_turns_each() -> None:
    rng = Random(4)
    games = 12
    turns = sum(whole_game(4, rng, {0, 1, 2, 3}).snapshot()["turns"] for _ in range(games))
    assert 12 <= turns / games / 4 <= 25


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    rng = Random(50 + seats)
    for game in range(4):
        seat = game % seats
        assert whole_game(seats, rng, {seat}).standing()[seat] == 1


def test_it_uses_sets_and_reactions_in_whole_games() -> None:
    rng = Random(6)
    used: set[str] = set()
    for _ in range(4):
        state = GAME.new(4)
        state.events = []
        while state.mover() != OVER:
            mover = state.mover()
            state.apply(
                mover, state.sample(mover, rng) if mover == CHANCE else GAME.greedy(state, mover, rng)
            )
        used |= {event.data["card"] for event in state.events if event.kind == "card_played"}
        used |= {event.kind for event in state.events if event.kind == "set_handed_in"}
    assert {"cancel", "copy_take", "copy_set", "set_handed_in"} <= used
