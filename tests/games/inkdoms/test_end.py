"""Rulebook: the end of the game, scoring, ties (constraints 29 and 30)."""

from __future__ import annotations

from typing import Any

from tests.games.inkdoms.helpers import COLOURING, events, filled, lines, mine, play, points, sheet, table
from tetrarchy.kernel.state import CHANCE, State

DICE = "red U 2, blue G 2, yellow B 2, white P 2"


def third_kingdom(*others: dict[str, Any], **more: Any) -> State:
    """Seat 1 paints the last two areas of a third kingdom; the others stop."""
    one = sheet(**filled("RBU", but="u4 u8"))
    state = table(one, *others, dice=DICE, **more)
    takes = ["take red umberland", "take blue greenwood", "take yellow bluewater"]
    for seat in range(1, 2 + len(others)):
        play(state, f"{seat} {takes[seat - 1]}")
    for seat in range(2, 2 + len(others)):
        play(state, f"{seat} stop")
    return play(state, "1 paint die u4", "1 paint die u8")


# --- the end


def test_constraint_29_three_kingdoms_make_the_next_round_the_last() -> None:
    state = third_kingdom(sheet(), sheet())
    assert lines(state, "final") == ([0], [])
    assert points(state, "final") == 3
    assert state.view(None)["last_round"] is True
    assert state.actors() == [CHANCE]


def test_constraint_29_the_last_round_ends_the_game() -> None:
    state = table(
        sheet(), sheet(), sheet(), dice=DICE, last_round=True, lines={"final": {"first": [1], "second": []}}
    )
    play(
        state, "1 take red umberland", "2 take blue greenwood", "3 take yellow bluewater", "1 stop", "2 stop"
    )
    assert events(state, "3 stop")[-1] == ("game_over", {})
    assert state.actors() == []


def test_constraint_29_three_kingdoms_in_the_last_round_bring_1() -> None:
    state = third_kingdom(sheet(), sheet(), last_round=True, lines={"final": {"first": [1], "second": []}})
    assert lines(state, "final") == ([1], [0])
    assert points(state, "final") == 1
    assert state.actors() == []


def test_constraint_29_three_kingdoms_need_not_be_the_same() -> None:
    """Two players complete a third kingdom in one round, each another one, and share the 3."""
    state = table(
        sheet(**filled("RBU", but="u4 u8")), sheet(**filled("RBY", but="y5 y8")), sheet(),
        dice="red U 2, blue G 2, yellow Y 2, white P 2",
    )  # fmt: skip
    play(state, "1 take red umberland", "2 take yellow yellowlake", "3 take blue greenwood", "3 stop")
    play(state, "1 paint die u4", "1 paint die u8", "2 paint die y5", "2 paint die y8")
    assert lines(state, "final") == ([0, 1], [])


def test_constraint_29_two_kingdoms_are_not_enough() -> None:
    state = table(sheet(**filled("RU", but="u4 u8")), sheet(), dice=DICE)
    play(state, "1 take red umberland", "2 take blue greenwood", "2 stop", "1 paint die u4", "1 paint die u8")
    assert lines(state, "final") == ([], [])
    assert state.view(None)["last_round"] is False


def test_constraint_29_all_blots_of_all_players_end_the_game_at_once() -> None:
    state = table(sheet(blots=9), sheet(blots=10), dice=DICE)
    play(state, "1 take red umberland", "2 take blue greenwood", "2 stop")
    assert events(state, "1 stop")[-2:] == [("all_blots", {}), ("game_over", {})]
    assert state.actors() == []


def test_constraint_29_not_while_one_player_has_a_blot_left() -> None:
    state = table(sheet(blots=8), sheet(blots=10), dice=DICE)
    play(state, "1 take red umberland", "2 take blue greenwood", "2 stop", "1 stop")
    assert state.actors() != []


# --- scoring


def test_scoring_example_purplefield() -> None:
    """Rulebook, page 10: second place 2, capital in the wrong colour 0, four colours 4: 6 points."""
    purplefield = sheet(purple="p1", red="p2 p6 p7", blue="p3 p4 p9", yellow="p5 p8")
    state = table(purplefield, sheet(), lines={"purplefield": {"first": [1], "second": [0]}})
    assert points(state, "purplefield") == 6


def test_scoring_example_monsters() -> None:
    """Rulebook, page 10: dragons 7, griffins 6, unicorns -1, hydras 3: 15 points for monsters."""
    told = sheet(
        green="r8 g3", purple="y7 p1", red="u9 r9 b8 p7 g9", blue="u3 b5 y5 g1", yellow="r3 p9"
    )  # fmt: skip
    state = table(told, sheet(), lines={"griffin": {"first": [0], "second": []}})
    assert points(state, "dragon") == 4 * 2 - 1
    assert points(state, "griffin") == 3 + 3
    assert points(state, "unicorn") == 1 - 2
    assert points(state, "hydra") == 3
    assert sum(points(state, kind) for kind in ("dragon", "griffin", "unicorn", "hydra")) == 15


def test_constraint_30_variety_counts_in_unfinished_kingdoms_too() -> None:
    state = table(sheet(red="r1", blue="r2", green="r4", brown="r6 r7"), sheet())
    assert points(state, "redhill") == 4


def test_constraint_30_each_capital() -> None:
    built = {"r5": "red", "b6": "blue", "y4": "yellow", "g5": "green", "p5": "purple", "u6": "brown"}
    told = sheet()
    told["painted"] = built
    state = table(told, sheet())
    kingdoms = ("redhill", "bluewater", "yellowlake", "greenwood", "purplefield", "umberland")
    assert [points(state, kingdom) for kingdom in kingdoms] == [3, 3, 3, 4, 4, 4]


def test_constraint_30_a_blot_costs_a_point() -> None:
    state = table(sheet(blots=4), sheet())
    assert points(state, "blots") == -4
    assert state.sheet(0).total == -18 - 4, "and each unpainted monster"


def test_constraint_30_unused_spells_and_drops_bring_nothing() -> None:
    state = table(sheet(spells="move clash spread blend", drops="red green"), sheet())
    assert state.sheet(0).total == state.sheet(1).total


# --- places


def finished(*sheets: dict[str, Any]) -> State:
    """A game that is over with these sheets."""
    state = table(*sheets, dice=DICE, last_round=True)
    takes = ["take red umberland", "take blue greenwood", "take yellow bluewater"]
    for seat in range(len(sheets)):
        play(state, f"{seat + 1} {takes[seat]}")
    for seat in range(len(sheets)):
        play(state, f"{seat + 1} stop")
    assert state.actors() == []
    return state


def test_constraint_30_most_points_win() -> None:
    state = finished(sheet(red="r1"), sheet(red="r1", blue="r2"), sheet())
    assert state.standing() == [2, 1, 3]


def test_constraint_30_on_a_tie_fewer_points_lost_win() -> None:
    """Both have 0 + 2 against 0 + 2, but one has lost a point less to monsters and blots."""
    state = finished(sheet(red="r1", blue="r2"), sheet(blue="r3"))
    assert [state.sheet(seat).total for seat in (0, 1)] == [2 - 18 - 1, 1 - 17 - 1]
    assert state.standing() == [2, 1]


def test_constraint_30_an_equal_tie_is_a_shared_victory() -> None:
    state = finished(sheet(red="r1"), sheet(), sheet(blue="b2"))
    assert state.standing() == [1, 3, 1]


def test_the_sheet_is_right_in_the_middle_of_a_turn() -> None:
    state = play(table(sheet(), sheet(), dice=DICE), "1 take red umberland", "1 paint die u3")
    assert points(state, "umberland") == 1
    assert points(state, "griffin") == -3 + 1
    assert mine(state)["total"] == state.sheet(0).total
    assert COLOURING["u3"] != "red"
