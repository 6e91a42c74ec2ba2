"""Phase B, planning: build or recycle each card of the draft area."""

from __future__ import annotations

import itertools
from typing import Any

from tests.games.wonderful_kingdom.helpers import (
    actions,
    everybody_done,
    me,
    play,
    refused,
    site,
    step,
    table,
)
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.state import State


def planning(*drafts: list[str], **more: Any) -> State:
    duchies = [{"draft": draft} | more for draft in drafts]
    return table(2, *duchies, module="quests", quest="usurper")


def test_building_moves_a_card_into_the_construction_area() -> None:
    state = planning(["farm"])
    play(state, "build farm")
    assert me(state)["construction"] == [site("farm")]
    assert me(state)["draft"] == []
    assert me(state)["production"]["population"] == 2


def test_recycling_gives_a_cube_that_is_placed_at_once() -> None:
    state = planning(["farm", "port"], construction=[site("scholars")])
    play(state, "recycle farm")
    assert actions(state) == ["place scholars", "store"]
    assert refused(state, "build port") == "First place your cube: population."
    play(state, "place scholars")
    assert me(state)["construction"] == [site("scholars", population=2)]


def test_a_recycled_cube_may_go_into_the_alchemy_area() -> None:
    state = planning(["farm", "port"], construction=[site("scholars")])
    play(state, "recycle farm", "store")
    assert me(state)["alchemy"] == {"population": 1}


def test_a_cube_that_no_card_needs_goes_into_alchemy_unasked() -> None:
    state = planning(["farm", "port"], construction=[site("quarry")])
    play(state, "recycle farm")
    assert me(state)["alchemy"] == {"population": 1}
    assert me(state)["cubes"] == {}


def test_a_card_completed_in_planning_produces_in_the_same_round() -> None:
    state = planning(["quarry", "farm"], construction=[site("scholars", population=1)])
    play(state, "recycle farm", "place scholars")
    assert me(state)["built"] == ["scholars"]
    assert me(state)["production"]["exploration"] == 1


def test_a_treasure_must_be_recycled_and_gives_two_cubes() -> None:
    state = planning(["treasure_gold_exploration"], construction=[site("dragon_eggs"), site("grand_bazaar")])
    assert "recycle treasure_gold_exploration" in actions(state)
    assert not any(text.startswith("build") for text in actions(state))
    play(state, "recycle treasure_gold_exploration")
    assert actions(state) == ["place grand_bazaar", "store"]
    play(state, "place grand_bazaar")
    assert actions(state) == ["place dragon_eggs", "store"]
    play(state, "place dragon_eggs")
    assert [s["needs"] for s in me(state)["construction"]] == [{"gold": 2}, {"exploration": 3}]


def test_a_calamity_goes_straight_into_the_duchy() -> None:
    state = table(2, {"hand": ["calamity", "farm"]}, step="offer", actor=0, turn=7, module="quests")
    play(state, "offer calamity 1 up", "offer farm 1 up")
    play(state, "take 1", seat=1)
    assert me(state, 1)["calamities"] == 1
    assert me(state, 1)["draft"] == ["farm"]


def test_planning_ends_when_all_cards_are_built_or_recycled() -> None:
    state = planning(["farm", "quarry"], ["port"])
    assert refused(state, "done") == "Build or recycle every card in your draft area."
    play(state, "build farm", "build quarry", "done")
    assert step(state) == "planning"
    play(state, "build port", "done", seat=1)
    assert step(state) == "production"


def test_several_copies_of_a_card_can_be_built() -> None:
    state = planning(["farm", "farm"])
    play(state, "build farm", "build farm")
    assert [s["site"] for s in me(state)["construction"]] == ["farm", "farm-2"]


def test_ruling_w20_plans_are_hidden_until_both_are_done() -> None:
    state = planning(["farm", "quarry"], ["port"], construction=[])
    before = state.view(1)["duchies"][0]
    state.events = []
    play(state, "build farm", "recycle quarry", "place farm")
    assert state.view(1)["duchies"][0] == before
    assert state.view(None)["duchies"][0] == before
    assert state.view(1)["discard"] == []
    assert all(event.seats == (0,) for event in state.events)
    play(state, "done")
    assert state.view(1)["duchies"][0] == before
    play(state, "build port", "done", seat=1)
    assert [s["site"] for s in state.view(1)["duchies"][0]["construction"]] == ["farm"]
    assert state.view(1)["discard"] == ["quarry"]
    told = {event.kind: event.data for event in state.events if event.seats is None}
    assert told["begun_shown"] == {"seat": 1, "site": ["port"]}
    assert told["discarded_shown"] == {"seat": 0, "card": ["quarry"]}


def test_planning_in_any_order_of_arrival_gives_the_same_game() -> None:
    first = ["recycle farm", "place scholars", "build quarry", "done"]
    second = ["build port", "recycle merchants", "place navigators", "done"]
    ends = []
    for order in set(itertools.permutations([0] * 4 + [1] * 4)):
        state = table(
            2,
            {"draft": ["farm", "quarry"], "construction": [site("scholars")]},
            {"draft": ["port", "merchants"], "construction": [site("navigators")]},
            module="quests",
        )
        left = [iter(first), iter(second)]
        for seat in order:
            play(state, next(left[seat]), seat=seat)
        ends.append(state.snapshot())
    assert len(ends) == 70
    assert all(end == ends[0] for end in ends)


def test_cards_under_construction_and_cubes_stay_from_round_to_round() -> None:
    state = table(
        2,
        {"construction": [site("royal_citadel", gold=3)], "alchemy": {"gold": 2}},
        step="production",
        resource="exploration",
        module="quests",
    )
    everybody_done(state)
    assert state.view(None)["round"] == 2
    assert me(state)["construction"] == [site("royal_citadel", gold=3)]
    assert me(state)["alchemy"] == {"gold": 2}
    assert GAME.id == "wonderful_kingdom"
