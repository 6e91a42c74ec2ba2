"""Rulebook: step D, bribing the dragon to burn a building."""

from __future__ import annotations

from typing import Any

from tests.games.queendomino.helpers import BOARD, board, choices, owner, play, refused, step, table
from tetrarchy.kernel.state import State

NEXT = [("q1", None), ("q2", None), ("q4", None), ("q48", None)]
LINE = [("q46", 0), ("q3", 1), ("q5", 2)]


def bribing(**more: Any) -> State:
    """Seat 0 at step D."""
    return table("#", "#", "#", line=LINE, next_line=NEXT, step="bribe", **more)


def after_placing(**more: Any) -> State:
    """Seat 0 has placed a domino and has no use for steps B and C."""
    more = {"knights": [0, 0, 0], **more}
    state = table("#", "#", "#", line=[("q7", 0), ("q3", 1), ("q5", 2)], next_line=NEXT, **more)
    return play(state, "place g8 north")


def test_d_any_building_of_the_board_may_burn() -> None:
    assert choices(bribing()) == ["pass", "burn 1", "burn 2", "burn 3", "burn 4", "burn 5", "burn 6"]


def test_d_empty_spaces_cannot_burn() -> None:
    state = bribing(spaces=("statue", None, None, None, "church", None))
    assert choices(state) == ["pass", "burn 1", "burn 5"]
    assert refused(state, "burn 2") == "There is no building on space 2."


def test_d_costs_one_coin() -> None:
    state = play(bribing(coins=[1, 7, 7]), "burn 4")
    assert owner(state, 0)["coins"] == 0


def test_d_without_a_coin_there_is_no_bribe() -> None:
    assert step(after_placing(coins=[0, 7, 7])) == ("choose", 0)


def test_d_the_building_leaves_the_game_and_the_dragon_takes_its_space() -> None:
    before = bribing()
    unseen = before.view(None)["unseen_buildings"]
    state = play(before, "burn 4")
    assert board(state) == ["statue", "training_camp", "small_tavern", None, "sawmill", "church"]
    assert state.view(None)["dragon"] == 3
    assert state.view(None)["unseen_buildings"] == unseen
    assert all(kingdom["buildings"] == [] for kingdom in state.view(None)["kingdoms"])


def test_d_only_while_the_dragon_is_in_its_cave() -> None:
    """One bribe a round in all: the next player is not asked."""
    state = play(bribing(knights=[0, 0, 0]), "burn 4", "choose 1", "place g8 north")
    assert step(state) == ("choose", 1)


def test_d_a_pass_leaves_the_dragon_to_the_next_player() -> None:
    state = play(bribing(knights=[0, 0, 0]), "pass", "choose 1", "place g8 north")
    assert step(state) == ("bribe", 1)


def test_d_never_by_the_player_whom_the_queen_has_joined() -> None:
    assert step(after_placing(queen=0, towers=[2, 0, 0])) == ("choose", 0)
    assert step(after_placing(queen=1, towers=[0, 2, 0])) == ("bribe", 0)


def test_d_also_not_when_the_queen_joins_in_the_same_turn() -> None:
    spaces = (*BOARD[:5], "guardtower")
    state = table("# T T", "#", "#", line=LINE, next_line=NEXT, step="build", spaces=spaces)
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] == 0
    assert step(state) == ("choose", 0)


def test_d_with_nothing_on_the_board_there_is_nothing_to_burn() -> None:
    assert step(after_placing(spaces=[None] * 6)) == ("choose", 0)


def test_d_is_optional() -> None:
    state = play(bribing(), "pass")
    assert owner(state, 0)["coins"] == 7
    assert board(state) == list(BOARD)
