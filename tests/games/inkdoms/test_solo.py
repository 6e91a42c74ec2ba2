"""Rulebook: solo mode (constraint 31)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.inkdoms.helpers import events, filled, lines, mine, options, play, points, refused, solo
from tetrarchy.games.inkdoms.scoring import result_of
from tetrarchy.kernel.state import CHANCE, State

KINGDOMS = ("redhill", "bluewater", "yellowlake", "greenwood", "purplefield", "umberland")
MONSTERS = ("hydra", "griffin", "unicorn", "dragon")
CROSSED = {"first": [None], "second": []}
GONE = {"first": [None], "second": [None]}


def crossed(firsts: str = "", both: str = "") -> dict[str, Any]:
    """Lines with their first number crossed out, or both."""
    return dict.fromkeys(firsts.split(), CROSSED) | dict.fromkeys(both.split(), GONE)


ALL = " ".join((*KINGDOMS, *MONSTERS))


def test_constraint_31_a_number_is_crossed_out_every_round() -> None:
    state = play(solo("red R 3"), "stop")
    assert options(state) == [f"cross {line}" for line in (*KINGDOMS, *MONSTERS)]
    assert events(state, "cross hydra")[0] == ("speed_crossed", {"line": "hydra", "points": 3})
    assert lines(state, "hydra") == ([None], [])
    assert state.view(0)["step"] == "take", "the next round"


def test_constraint_31_the_final_line_cannot_be_chosen() -> None:
    state = play(solo("red R 3"), "stop")
    assert "cross final" not in options(state)
    assert refused(state, "stop") == "Cross out a speed number."


def test_constraint_31_a_4_or_3_while_one_is_open() -> None:
    state = play(solo("red R 3", lines=crossed(ALL.replace("hydra", "").replace("dragon", ""))), "stop")
    assert options(state) == ["cross hydra", "cross dragon"]
    assert refused(state, "cross redhill") == "While a 4 or a 3 is open, cross out one of those."


def test_constraint_31_then_any_2_or_1() -> None:
    state = play(solo("red R 3", lines=crossed(ALL, "redhill griffin")), "stop")
    assert options(state) == [f"cross {line}" for line in ALL.split() if line not in ("redhill", "griffin")]
    assert refused(state, "cross redhill") == "No numbers are left for redhill."
    assert events(state, "cross dragon")[0] == ("speed_crossed", {"line": "dragon", "points": 1})


def test_constraint_31_a_circled_number_cannot_be_crossed_out() -> None:
    state = solo("red U 2", **filled("U", but="u4 u8"))
    play(state, "paint die u4", "paint die u8")
    assert lines(state, "umberland") == ([0], [])
    assert "cross umberland" not in options(state)


def test_constraint_31_the_second_number_of_ones_own_line_goes_without_loss() -> None:
    done = {"umberland": {"first": [0], "second": []}}
    state = play(solo("red R 3", lines=crossed(ALL) | done, **filled("U")), "stop")
    before = points(state, "umberland")
    play(state, "cross umberland")
    assert lines(state, "umberland") == ([0], [None])
    assert points(state, "umberland") == before


def test_constraint_31_after_the_first_number_is_lost_the_second_can_be_had() -> None:
    state = solo("red U 2", lines=crossed("umberland"), **filled("U", but="u4 u8"))
    play(state, "paint die u4", "paint die u8")
    assert lines(state, "umberland") == ([None], [0])
    assert points(state, "umberland") == 5 + 2


def test_constraint_31_with_both_numbers_lost_there_is_nothing() -> None:
    state = solo("red U 2", lines=crossed(both="umberland"), **filled("U", but="u4 u8"))
    play(state, "paint die u4", "paint die u8")
    assert points(state, "umberland") == 5


# --- the end


def third_kingdom(**more: Any) -> State:
    state = solo("red U 2", **filled("RBU", but="u4 u8"), **more)
    return play(state, "paint die u4", "paint die u8")


def test_constraint_31_the_end_by_three_kingdoms() -> None:
    state = third_kingdom()
    assert lines(state, "final") == ([0], [])
    assert state.view(0)["last_round"] is True
    play(state, "cross hydra", "take blue greenwood")
    told = events(state, "stop")
    assert told[-2] == ("game_over", {})
    assert state.actors() == []


def test_constraint_31_the_last_round_crosses_nothing_out() -> None:
    state = play(solo("red R 3", last_round=True, lines={"final": {"first": [0], "second": []}}), "stop")
    assert state.actors() == []
    assert lines(state, "redhill") == ([], [])


def test_constraint_31_the_end_when_nothing_is_left_to_cross_out() -> None:
    state = solo("red R 3", lines=crossed(both=ALL))
    told = events(state, "stop")
    assert ("speed_crossed", {"line": "final", "points": 3}) in told
    assert ("last_round", {}) in told
    assert lines(state, "final") == ([None], [])
    play(state, "take blue greenwood", "stop")
    assert state.actors() == []


def test_constraint_31_special_case_both_ends_in_one_round() -> None:
    state = third_kingdom(lines=crossed(both=ALL))
    assert lines(state, "final") == ([0], [None])
    assert points(state, "final") == 3
    assert state.view(0)["step"] == "take", "the last round is played"
    play(state, "take blue greenwood", "stop")
    assert state.actors() == []


def test_constraint_31_the_last_open_number_goes_without_asking() -> None:
    left = " ".join(line for line in ALL.split() if line != "dragon")
    state = play(solo("red R 3", lines=crossed("dragon", left)), "stop")
    assert lines(state, "dragon") == ([None], [None])
    assert state.view(None)["last_round"] is False
    assert lines(state, "final") == ([], [])


@pytest.mark.parametrize(
    ("total", "result"),
    [
        (-20, "again"),
        (49, "again"),
        (50, "fair"),
        (59, "fair"),
        (60, "guardian"),
        (69, "guardian"),
        (70, "crown"),
    ],
)
def test_constraint_31_four_results(total: int, result: str) -> None:
    assert result_of(total) == result


def test_constraint_31_the_result_is_told_at_the_end() -> None:
    state = solo("red R 3", last_round=True)
    assert state.view(0)["result"] is None
    told = events(state, "stop")
    assert told[-1] == ("solo_result", {"seat": 0, "points": -19, "result": "again"})
    assert state.view(None)["result"] == "again"
    assert state.standing() == [1]


def test_solo_the_token_does_not_move_and_dice_of_a_throw_are_used_up() -> None:
    state = play(solo("red R 3"), "stop", "cross hydra", "take blue greenwood", "stop", "cross griffin")
    assert [option.split()[1] for option in options(state)] == ["yellow", "white-red", "white-blue"]
    play(
        state,
        "take yellow greenwood",
        "stop",
        "cross unicorn",
        "take white-red greenwood",
        "stop",
        "cross dragon",
    )
    assert state.actors() == [CHANCE]
    assert mine(state)["blots"] == 4
