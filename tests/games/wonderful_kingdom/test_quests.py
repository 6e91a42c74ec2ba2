"""The module of quests."""

from __future__ import annotations

from typing import Any

from tests.games.wonderful_kingdom.helpers import (
    IDLE,
    OTHER_IDLE,
    actions,
    everybody_done,
    me,
    play,
    refused,
    site,
    step,
    table,
)
from tetrarchy.kernel.state import State

NORTH = {"exploration": 4}


def quest(*duchies: dict[str, Any], where: str = "production", **fields: Any) -> State:
    mine = [idle | duchy for idle, duchy in zip((IDLE, OTHER_IDLE), (*duchies, {}, {}), strict=False)]
    return table(2, *mine, step=where, actor=0, module="quests", **fields)


def test_tasks_in_any_order_also_the_final_one() -> None:
    state = quest({"alchemy": {"exploration": 6, "materials": 3, "gold": 1}, "krystallium": 1, "soldiers": 3})
    assert {"task outfit_ships", "task winter_camp", "task cross_ice_ocean"} <= set(actions(state))


def test_a_task_is_paid_in_full_and_rewarded_at_once() -> None:
    state = quest({"alchemy": {"materials": 4, "gold": 1}})
    play(state, "task outfit_ships")
    assert me(state)["alchemy"] == {"materials": 1}
    assert me(state)["krystallium"] == 1
    assert me(state)["tasks"] == ["outfit_ships"]
    short = quest({"alchemy": {"materials": 2, "gold": 1}})
    assert refused(short, "task outfit_ships") == "You cannot pay for this task in full: outfit_ships."


def test_each_task_once_for_each_player() -> None:
    state = quest({"alchemy": {"population": 6}}, {"alchemy": {"population": 3}})
    play(state, "task hire_ice_pilots")
    assert refused(state, "task hire_ice_pilots") == "You have already completed this task: hire_ice_pilots."
    play(state, "task hire_ice_pilots", seat=1)
    assert me(state, 1)["active_spies"] == me(state, 0)["active_spies"] == 1


def test_the_alchemy_area_may_hold_more_than_five_cubes() -> None:
    state = quest({"alchemy": {"materials": 4}, "construction": [site("port")]}, where="planning")
    everybody_done(state)
    play(state, "store", "store")
    assert me(state)["alchemy"] == {"materials": 6}
    assert me(state)["krystallium"] == 0


def test_krystallium_is_made_when_wanted_of_chosen_cubes() -> None:
    state = quest({"alchemy": {"materials": 4, "gold": 3}})
    play(state, "convert", "give materials", "give materials", "give materials")
    assert refused(state, "done") == "First choose the cubes for the krystallium: 2 more."
    play(state, "give gold", "give gold")
    assert (me(state)["alchemy"], me(state)["krystallium"]) == ({"materials": 1, "gold": 1}, 1)


def test_without_a_choice_nothing_is_asked() -> None:
    five = play(quest({"alchemy": {"materials": 4, "gold": 1}}), "convert")
    assert (me(five)["alchemy"], me(five)["krystallium"]) == ({}, 1)
    alike = play(quest({"alchemy": {"materials": 7}}), "convert")
    assert (me(alike)["alchemy"], me(alike)["krystallium"]) == ({"materials": 2}, 1)


def test_ruling_w9_krystallium_stands_for_cubes_of_a_task_never_for_soldiers() -> None:
    state = quest({"alchemy": {"exploration": 3}, "krystallium": 2, "soldiers": 2})
    play(state, "task cross_ice_ocean")
    assert (me(state)["krystallium"], me(state)["soldiers"]) == (0, 0)
    weak = quest({"alchemy": {"exploration": 4}, "krystallium": 9, "soldiers": 1})
    assert "task cross_ice_ocean" not in actions(weak)


FINAL = {"alchemy": NORTH, "krystallium": 1, "soldiers": 2}


def test_only_the_first_to_do_the_final_task_is_rewarded() -> None:
    state = quest(FINAL, FINAL, where="offer")
    play(state, "task cross_ice_ocean")
    assert me(state)["quest_points"] == 10
    later = quest({"tasks": ["cross_ice_ocean"]}, FINAL, rewarded=["cross_ice_ocean"])
    play(later, "task cross_ice_ocean", seat=1)
    everybody_done(later)
    assert me(later, 1)["quest_points"] == 0
    assert me(later, 1)["tasks"] == ["cross_ice_ocean"]


def test_done_at_the_same_time_the_first_player_of_the_round_is_rewarded() -> None:
    for first in (0, 1):
        for order in ((0, 1), (1, 0)):
            state = quest(FINAL, FINAL, first=first, round=first + 1)
            for seat in order:
                play(state, "task cross_ice_ocean", seat=seat)
                assert me(state, seat)["quest_points"] == 0
            everybody_done(state)
            assert [me(state, seat)["quest_points"] for seat in (0, 1)] == [10 - 10 * first, 10 * first]


def test_alone_in_a_step_the_only_finisher_is_rewarded() -> None:
    state = quest({}, FINAL)
    play(state, "task cross_ice_ocean", seat=1)
    everybody_done(state)
    assert me(state, 1)["quest_points"] == 10


def ended(*tasks: list[str], built: tuple[list[str], list[str]] = ([], [])) -> State:
    duchies = [{"tasks": done, "built": cards} for done, cards in zip(tasks, built, strict=True)]
    state = quest(*duchies, where="production", resource="exploration", round=4, first=1)
    everybody_done(state)
    assert step(state) == "over"
    return state


def test_both_finished_points_decide() -> None:
    state = ended(["cross_ice_ocean"], ["cross_ice_ocean"], built=(["farm"], ["cathedral"]))
    assert state.standing() == [2, 1]
    assert state.view(None)["lost"] == ["none", "none"]


def test_one_finished_wins_with_fewer_points() -> None:
    state = ended(["cross_ice_ocean"], [], built=(["farm"], ["cathedral"]))
    assert state.standing() == [1, 2]


def test_nobody_finished_both_lose() -> None:
    state = ended([], ["winter_camp"])
    assert state.standing() == [3, 3]
    assert state.view(None)["lost"] == ["no_finisher", "no_finisher"]


def test_spies_of_quests_turn_up_a_hidden_card_and_wake_again() -> None:
    down = [{"card": "farm", "seat": 1}]
    areas = [{"up": [], "down": down}, {"up": [], "down": []}]
    state = quest({"active_spies": 1}, where="take", areas=areas, turn=7)
    play(state, "spy 1 1")
    assert state.view(0)["areas"][0] == {"up": ["farm"], "down": []}
    assert (me(state)["active_spies"], me(state)["hidden_spies"]) == (0, 1)
    assert refused(state, "spy 1 1") == "You have no active spy."
    play(state, "take 1")
    assert (me(state)["active_spies"], me(state)["hidden_spies"]) == (1, 0)


def test_tasks_of_other_boards_are_not_on_the_table() -> None:
    state = quest({"alchemy": {"gold": 9}})
    assert refused(state, "task win_barons") == "This task is not on the table."
    assert "task win_barons" in actions(quest({"alchemy": {"gold": 9}}, quest="usurper"))
