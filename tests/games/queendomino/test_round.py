"""Rulebook: step E, choosing the next domino; the end of a round; the twelve rounds; the last one."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from tests.games.queendomino.helpers import board, choices, kings, owner, play, refused, step, table
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.state import CHANCE, OVER, State

NEXT = [("q1", None), ("q10", None), ("q20", None), ("q30", None)]


def choosing(**more: Any) -> State:
    """Seat 2 at step E, first of the line, with three to come who can only place and choose."""
    line = [("q3", 2), ("q5", 0), ("q7", 3), ("q9", 1)]
    more = {"coins": [0] * 4, "knights": [0] * 4, "next_line": NEXT, **more}
    return table("#", "#", "#", "#", line=line, step="choose", **more)


def last_choice(next_kings: tuple[int, int, int] = (2, 0, 3), seats: int = 4, **more: Any) -> State:
    """The last player of a round at step D, with one domino left to choose."""
    line = [("q3", 2), ("q5", 0), ("q7", 3 if seats == 4 else None), ("q9", 1)]
    next_line = [("q1", next_kings[0]), ("q10", None), ("q20", next_kings[1]), ("q30", next_kings[2])]
    return table(*["#"] * seats, line=line, next_line=next_line, step="bribe", turn=3, **more)


# --- E


def test_e_the_king_goes_on_any_free_domino_of_the_next_line() -> None:
    state = choosing()
    assert choices(state) == ["choose 1", "choose 2", "choose 3", "choose 4"]
    play(state, "choose 3")
    assert kings(state, "next_line") == [None, None, 2, None]


def test_e_a_domino_with_a_king_is_taken() -> None:
    state = play(choosing(), "choose 3", "place g8 north")
    assert choices(state) == ["choose 1", "choose 2", "choose 4"]
    assert refused(state, "choose 3") == "A king already stands on domino 3 of the line."


def test_e_the_choice_gives_the_order_of_the_next_round() -> None:
    state = play(
        choosing(), "choose 3", "place g8 north", "choose 1", "place g8 north", "choose 4", "place g8 north"
    )
    assert kings(state) == [0, 1, 2, 3]


def test_e_the_last_player_gets_what_is_left() -> None:
    """He is not asked."""
    state = play(last_choice(), "pass")
    assert kings(state) == [2, 1, 0, 3]


# --- the end of a round


def test_round_end_the_dragon_goes_home() -> None:
    state = play(last_choice(), "burn 2")
    assert state.view(None)["dragon"] is None


def test_round_end_buildings_slide_to_the_cheap_end_and_are_refilled() -> None:
    """They keep their order; new ones come in at the expensive end."""
    state = last_choice(spaces=("statue", "bakery", None, "sawmill", None, "church"))
    play(state, "burn 4")
    assert step(state) == ("draw_building", CHANCE)
    assert board(state) == [None, None, None, "statue", "bakery", "church"]
    play(state, "building foundry", "building big_tavern", "building fishmonger")
    assert board(state) == ["fishmonger", "big_tavern", "foundry", "statue", "bakery", "church"]


def test_round_end_a_full_board_does_not_move() -> None:
    state = last_choice()
    before = board(state)
    play(state, "pass")
    assert step(state) == ("draw_line", CHANCE)
    assert board(state) == before


def test_round_end_the_chosen_line_moves_up_and_a_new_one_is_laid() -> None:
    """Four dominoes from the box, in rising order."""
    state = play(last_choice(), "pass", "domino q41", "domino q2", "domino q44", "domino q13")
    seen = state.view(None)
    assert [choice["domino"] for choice in seen["line"]] == ["q1", "q10", "q20", "q30"]
    assert [choice["domino"] for choice in seen["next_line"]] == ["q2", "q13", "q41", "q44"]
    assert kings(state, "next_line") == [None] * 4
    assert seen["round"] == 3
    assert step(state) == ("place", 2)


def test_round_end_with_three_players_the_domino_left_over_leaves_the_game() -> None:
    """Nobody places it, and it does not go back into the box."""
    line = [("q3", 2), ("q5", 0), ("q7", None), ("q9", 1)]
    next_line = [("q1", None), ("q10", 0), ("q20", 2), ("q30", None)]
    state = table("#", "#", "#", line=line, next_line=next_line, step="choose", turn=3)
    play(state, "choose 1")
    seen = state.view(None)
    assert kings(state) == [1, 0, 2, None]
    everywhere = [choice["domino"] for choice in seen["line"]] + seen["unseen_dominoes"][0]
    assert not {"q3", "q5", "q7", "q9"} & set(everywhere)
    play(state, "domino q41", "domino q2", "domino q44", "domino q13")
    assert [step(state)[1], seen["line"][3]] == [1, {"domino": "q30", "king": None}]


@pytest.mark.parametrize(("seats", "variant", "left_over"), [(3, "standard", 1), (5, "royal_wedding", 3)])
def test_round_end_what_is_left_of_every_line_is_announced_the_first_included(
    seats: int, variant: str, left_over: int
) -> None:
    """Before the line is played: after the first kings are set, and at the end of every round but the last."""
    state = GAME.new(seats, {"variant": variant})
    state.events = []
    rng = Random(seats)
    while state.mover() != OVER:
        state.apply(state.mover(), state.sample(state.mover(), rng))
    chosen: list[str] = []
    announced = []
    for event in state.events:
        if event.kind == "dominoes_left":
            announced += event.data["dominoes"]
            assert len(event.data["dominoes"]) == left_over
        elif event.kind == "domino_chosen":
            chosen.append(event.data["domino"])
        elif event.kind == "round_begun":
            assert len(announced) == left_over * event.data["round"]
    assert len(announced) == left_over * 12
    assert not set(announced) & set(chosen)


# --- the twelve rounds, and the last


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_rounds_whatever_the_number_of_players(seats: int) -> None:
    """All dominoes have come out by then, and everyone has had a turn for each king in each round."""
    state = GAME.new(seats)
    state.events = []
    rng = Random(seats)
    while state.mover() != OVER:
        state.apply(state.mover(), state.sample(state.mover(), rng))
    rounds = [event.data["round"] for event in state.events if event.kind == "round_begun"]
    assert rounds == list(range(1, 13))
    assert state.view(None)["unseen_dominoes"] == [[], []]
    each = 24 if seats == 2 else 12
    for which in range(seats):
        assert len(owner(state, which)["dominoes"]) + owner(state, which)["discarded"] == each


def last_round(**more: Any) -> State:
    """The last player of the last round at step A."""
    line = [("q3", 2), ("q5", 0), ("q7", 3), ("q46", 1)]
    return table("#", "#", "#", "#", line=line, turn=3, round=12, **more)


def test_last_round_has_steps_a_to_d_only() -> None:
    state = last_round()
    assert state.view(None)["next_line"] == []
    steps = [step(state)[0]]
    for action in ("place g8 north", "tax b", "build 6", "site g8", "burn 1"):
        play(state, action)
        steps.append(step(state)[0])
    assert steps == ["place", "tax", "build", "site", "bribe", "over"]


def test_last_round_the_game_ends_after_the_last_turn() -> None:
    state = play(last_round(knights=[0] * 4, coins=[0] * 4, spaces=[None] * 6), "place g8 north")
    assert step(state) == ("over", OVER)
    assert state.actors() == []
    assert state.legal(1) == []
    assert refused(state, "pass", seat=1) == "The game is over."


def test_last_round_everyone_has_his_last_turn() -> None:
    line = [("q3", 2), ("q5", 0), ("q7", 3), ("q46", 1)]
    state = table(*["#"] * 4, line=line, round=12, knights=[0] * 4, coins=[0] * 4, spaces=[None] * 6)
    movers = []
    while state.mover() != OVER:
        movers.append(state.mover())
        play(state, "place g8 north")
    assert movers == [2, 0, 3, 1]
