"""Rulebook: achievements (constraint 28)."""

from __future__ import annotations

from tests.games.inkdoms.helpers import LINES, events, filled, lines, play, points, sheet, table
from tetrarchy.kernel.state import State

DRAGONS = "r8 b1 y7 g3 p1 u9"
HYDRAS = "b5 y5 g1 p9"


def test_constraint_28_the_numbers() -> None:
    monsters = ("hydra", "griffin", "unicorn", "dragon", "final")
    assert len(LINES) == 11
    for name, line in LINES.items():
        assert (line["first"], line["second"]) == ((3, 1) if name in monsters else (4, 2))


def umberland() -> State:
    """Three players with dice; seat 1 can paint the last two areas of Umberland, both red."""
    state = table(
        sheet(**filled("U", but="u4 u8")), sheet(), sheet(), dice="red U 2, blue G 2, yellow B 2, white P 2"
    )
    return play(state, "1 take red umberland", "2 take blue greenwood", "3 take yellow bluewater")


def test_achievement_example_first_to_paint_umberland() -> None:
    """Rulebook, page 8: the first to paint Umberland gets 4."""
    state = play(umberland(), "2 stop", "3 stop")
    told = events(state, "1 paint die u4", "1 paint die u8")
    assert ("line_completed", {"seat": 0, "line": "umberland", "points": 4}) in told
    assert lines(state, "umberland") == ([0], [])
    assert points(state, "umberland") == 5 + 4, "five colours, and the first place"


def test_constraint_28_judged_only_when_the_round_ends() -> None:
    state = play(umberland(), "1 paint die u4", "1 paint die u8")
    assert lines(state, "umberland") == ([], [])
    assert not [kind for kind, _ in events(state, "2 stop") if kind == "line_completed"]
    assert [kind for kind, _ in events(state, "3 stop") if kind == "line_completed"]


def dragons(round_of: list[int], first: list[int | None], second: list[int | None]) -> State:
    """A round in which the seats that are named paint their last dragon, p1 with yellow."""
    state = table(
        *[sheet(**filled("", also=DRAGONS.replace("p1", ""))) for _ in range(4)],
        dice="red P 2, blue B 2, yellow P 2, white P 2",
        lines={"dragon": {"first": first, "second": second}},
    )
    play(state, "1 take yellow purplefield", "2 take white-yellow purplefield", "3 take red purplefield")
    for seat in range(1, 5):
        if seat in round_of:
            play(state, f"{seat} paint die p1")
        play(state, f"{seat} stop")
    return state


def test_achievement_example_second_to_paint_the_dragons() -> None:
    """Rulebook, page 8: whoever is second with the dragons, tamed or defeated, gets 1."""
    state = dragons([1], first=[3], second=[])
    assert lines(state, "dragon") == ([3], [0])
    assert points(state, "dragon") == 1


def test_constraint_28_the_same_round_shares_the_first_place() -> None:
    state = dragons([1, 2], first=[], second=[])
    assert lines(state, "dragon") == ([0, 1], [])
    assert [points(state, "dragon", seat) for seat in range(4)] == [3, 3, -1, -1]


def test_constraint_28_the_same_round_shares_the_second_place() -> None:
    state = dragons([1, 2], first=[3], second=[])
    assert lines(state, "dragon") == ([3], [0, 1])
    assert [points(state, "dragon", seat) for seat in (0, 1)] == [1, 1]


def test_third_and_fourth_places_get_nothing_but_are_announced() -> None:
    state = table(
        sheet(**filled("", also=DRAGONS.replace("p1", ""))),
        sheet(**filled("", also=DRAGONS)),
        sheet(**filled("", also=DRAGONS)),
        dice="red P 2, blue B 2, yellow P 2, white P 2",
        lines={"dragon": {"first": [1], "second": [2]}},
    )
    play(
        state,
        "1 take yellow purplefield",
        "2 take red purplefield",
        "3 take blue bluewater",
        "2 stop",
        "3 stop",
    )
    told = events(state, "1 paint die p1", "1 stop")
    assert ("line_completed", {"seat": 0, "line": "dragon", "points": 0}) in told
    assert lines(state, "dragon") == ([1], [2])
    assert points(state, "dragon") == 0


def test_an_achievement_is_completed_once() -> None:
    """Who is first with a line is not second too, in the next round."""
    state = umberland()
    play(state, "1 paint die u4", "1 paint die u8", "2 stop", "3 stop")
    sheets = state.snapshot()["sheets"]
    again = table(*sheets, lines={"umberland": {"first": [0], "second": []}})
    play(
        again,
        "1 take red redhill",
        "2 take blue bluewater",
        "3 take yellow yellowlake",
        "1 stop",
        "2 stop",
        "3 stop",
    )
    assert lines(again, "umberland") == ([0], [])


def test_several_achievements_in_one_round() -> None:
    """G3, the last area of Greenwood, is the last dragon too."""
    state = table(
        sheet(**filled("G", but="g3", also="r8 b1 y7 p1 u9")),
        sheet(),
        dice="red P 2, blue B 2, yellow G 2, white P 2",
    )
    play(state, "1 take yellow greenwood", "2 take blue bluewater", "2 stop", "1 paint die g3")
    assert (lines(state, "greenwood"), lines(state, "dragon")) == (([0], []), ([0], []))


def test_two_player_example() -> None:
    """Rulebook, page 9: both paint their last hydra, the second player completes Yellowlake too. In the next
    round of the same throw Yellowlake brings the first player 2, not 4.
    """
    others = HYDRAS.replace("y5", "")
    state = table(
        sheet(**filled("Y", but="y1 y3 y5 y8", also=others)),
        sheet(**filled("Y", but="y5 y8", also=others)),
        dice="red R 2, blue Y 2, yellow Y 2, white Y 2",
    )
    play(state, "1 take yellow yellowlake", "2 take white-yellow yellowlake")
    play(state, "1 paint die y5", "1 paint die y8", "2 paint die y8", "2 paint die y5")
    assert lines(state, "hydra") == ([0, 1], [])
    assert lines(state, "yellowlake") == ([1], [])
    assert state.view(None)["round"] == 2, "a new round, with the two dice that are left"
    play(state, "1 take blue yellowlake", "2 stop", "1 paint die y1", "1 paint die y3")
    assert lines(state, "yellowlake") == ([1], [0])
    assert LINES["yellowlake"]["second"] == 2
