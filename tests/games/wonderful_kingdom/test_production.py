"""Phase C, production, and what may be done at any time."""

from __future__ import annotations

from typing import Any

import pytest

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
    until,
    verbs,
)
from tetrarchy.kernel.state import State


def producing(resource: str = "materials", *duchies: dict[str, Any], **fields: Any) -> State:
    """A production step that has just begun; who has nothing to build gets a card that needs soldiers."""
    idle = (IDLE, OTHER_IDLE)
    duchies = tuple(idle[seat] | (duchies[seat] if seat < len(duchies) else {}) for seat in (0, 1))
    steps = ["materials", "population", "gold", "exploration"]
    where = steps.index(resource)
    fields.setdefault("module", "threats")
    if fields["module"] == "threats":
        fields |= {"deck_1": "shadows", "deck_2": "thieves"}
    if where == 0:
        state = table(2, *duchies, step="planning", **fields)
    else:
        state = table(2, *duchies, step="production", resource=steps[where - 1], **fields)
    everybody_done(state)
    assert state.view(None)["resource"] == resource
    return state


def test_example_boris_produces_five_materials() -> None:
    """All icons of the duchy card and of built cards count, cards under construction do not."""
    state = producing(
        "materials",
        {"built": ["quarry", "farm"], "construction": [site("quarry"), site("royal_roads", materials=4)]},
        side="b",
    )
    assert me(state)["production"]["materials"] == 4
    boris = producing("materials", {"built": ["quarry", "master_builders", "scholars"]}, side="b")
    assert boris.view(None)["totals"][0] == 5


def test_order_of_production() -> None:
    state = producing("materials", {"construction": [site("royal_citadel")]})
    seen = [state.view(None)["resource"]]
    while step(state) == "production":
        if state.view(None)["resource"] != seen[-1]:
            seen.append(state.view(None)["resource"])
        for seat in state.actors():
            play(state, "done" if "done" in actions(state, seat) else "store", seat=seat)
    assert seen == ["materials", "population", "gold", "exploration"]


def test_supremacy_needs_strictly_more() -> None:
    more = producing("materials", {"built": ["quarry"]})
    assert (me(more, 0)["training"], me(more, 1)["training"]) == (1, 0)
    equal = producing("materials", {"built": ["quarry"]}, {"built": ["quarry"]})
    assert (me(equal, 0)["training"], me(equal, 1)["training"]) == (0, 0)


def test_supremacy_puts_a_soldier_into_training_and_takes_him_the_next_time() -> None:
    state = producing("materials", {"built": ["quarry"], "training": 0})
    assert (me(state)["training"], me(state)["soldiers"]) == (1, 0)
    again = producing("materials", {"built": ["quarry"], "training": 1})
    assert (me(again)["training"], me(again)["soldiers"]) == (0, 1)


def test_cubes_go_onto_cards_or_into_alchemy_and_must_be_placed() -> None:
    state = producing("materials", {"construction": [site("quarry"), site("port")]})
    assert actions(state)[:3] == ["place port", "place quarry", "store"]
    assert "done" not in actions(state)
    assert refused(state, "done") == "Place the cubes you have produced."
    play(state, "place port", "store")
    assert me(state)["construction"][0]["needs"] == {"materials": 2, "population": 1}
    assert me(state)["alchemy"] == {"materials": 1}
    assert "done" in actions(state)


def test_a_card_takes_no_more_than_its_cost() -> None:
    state = producing("materials", {"construction": [site("quarry", materials=1), site("port")]})
    play(state, "place quarry")
    assert refused(state, "place quarry") == "You have no quarry under construction."
    crowded = producing("materials", {"construction": [site("scholars"), site("port", materials=1)]})
    assert refused(crowded, "place scholars") == "scholars needs no more of this: materials."


def test_cubes_of_the_alchemy_area_never_go_onto_cards() -> None:
    state = producing("gold", {"alchemy": {"gold": 2}, "construction": [site("scholars")]})
    assert "place" not in verbs(state)


def test_example_maxim_completes_the_barracks() -> None:
    """Three materials complete them; in the next step they produce a population."""
    state = producing("materials", {"built": ["quarry"], "construction": [site("barracks"), site("port")]})
    play(state, "place barracks", "place barracks", "place barracks")
    assert me(state)["built"] == ["quarry", "barracks"]
    play(state, "store", "done")
    if 1 in state.actors():
        play(state, "done", seat=1)
    assert state.view(None)["resource"] == "population"
    assert state.view(None)["totals"][0] == 3


def test_a_card_completed_too_late_in_the_round_does_not_produce() -> None:
    state = producing("materials", {"construction": [site("quarry"), site("port")]})
    play(state, "place quarry", "place quarry")
    assert me(state)["production"]["materials"] == 4
    assert me(state)["cubes"] == {}


def test_bonus_comes_at_completion_and_straight_from_the_supply() -> None:
    state = producing(
        "materials", {"construction": [site("barracks", materials=1), site("port")], "training": 1}
    )
    before = me(state)
    play(state, "place barracks")
    assert me(state)["soldiers"] == before["soldiers"] + 1
    assert me(state)["training"] == before["training"]
    forge = producing("gold", {"construction": [site("alchemical_forge", gold=1)], "built": ["guildhall"]})
    play(forge, "place alchemical_forge")
    assert me(forge)["krystallium"] == 1


def test_example_expeditionary_corps_counts_itself() -> None:
    """One cube for each professional, the corps included; without any such card nothing."""
    state = producing("exploration", {"built": ["expeditionary_corps"]})
    assert state.view(None)["totals"][0] == 1
    state = producing("exploration", {"built": ["expeditionary_corps", "mercenaries", "farm"]})
    assert state.view(None)["totals"][0] == 2
    state = producing("materials", {"built": ["master_builders"]}, side="b")
    assert state.view(None)["totals"][0] == 2


def test_five_cubes_become_a_krystallium_at_once() -> None:
    state = producing("materials", {"alchemy": {"gold": 4}, "construction": [site("port")]})
    play(state, "store")
    assert me(state)["alchemy"] == {}
    assert me(state)["krystallium"] == 1


def test_krystallium_stands_for_any_cube_but_not_for_a_soldier() -> None:
    state = producing("exploration", {"krystallium": 2, "construction": [site("royal_citadel")]})
    assert [text for text in actions(state) if text.startswith("krystallium")] == [
        "krystallium royal_citadel materials",
        "krystallium royal_citadel gold",
    ]
    play(state, "krystallium royal_citadel gold")
    assert me(state)["construction"][0]["needs"] == {"materials": 2, "gold": 5, "soldier": 2}
    assert me(state)["krystallium"] == 1


def test_krystallium_for_a_card_that_asks_for_it() -> None:
    state = producing("exploration", {"krystallium": 1, "construction": [site("throne_room", krystallium=1)]})
    play(state, "krystallium throne_room krystallium")
    assert me(state)["built"] == ["throne_room"]


def test_soldiers_go_onto_cards_that_need_them() -> None:
    state = producing("exploration", {"soldiers": 1, "construction": [site("royal_citadel", soldier=1)]})
    play(state, "soldier royal_citadel")
    assert me(state)["built"] == ["royal_citadel"]
    assert me(state)["soldiers"] == 0


def test_discarding_a_card_under_construction_loses_what_lay_on_it() -> None:
    """Its cube for recycling goes into the alchemy area, never onto a card."""
    state = producing("exploration", {"construction": [site("farm", materials=1), site("scholars")]})
    play(state, "discard farm")
    assert me(state)["alchemy"] == {"population": 1}
    assert [s["site"] for s in me(state)["construction"]] == ["scholars"]
    assert [s["needs"] for s in me(state)["construction"]] == [{"population": 3}]


@pytest.mark.parametrize("where", ["offer", "take", "planning", "production", "battle"])
def test_krystallium_soldiers_and_discarding_at_any_time(where: str) -> None:
    duchy = {
        "krystallium": 1,
        "soldiers": 1,
        "construction": [site("royal_citadel")],
        "hand": ["farm"] if where in ("offer", "take") else [],
    }
    state = table(2, duchy, step=where, actor=0, module="threats", deck_1="shadows", deck_2="thieves")
    assert {
        "krystallium royal_citadel gold",
        "soldier royal_citadel",
        "discard royal_citadel",
    } <= set(actions(state))


def test_production_decisions_are_hidden_until_both_are_done() -> None:
    duchy = {"construction": [site("port"), site("quarry")]}
    state = producing("materials", duchy, duchy)
    before = state.view(1)["duchies"][0]
    play(state, "place port", "place quarry", "discard quarry", "done")
    assert state.view(1)["duchies"][0] == before
    play(state, "store", "store", "done", seat=1)
    assert [s["site"] for s in state.view(1)["duchies"][0]["construction"]] == ["port"]


def test_round_ends_after_exploration() -> None:
    state = producing("exploration", {"construction": [site("royal_citadel")]}, module="quests")
    everybody_done(state)
    assert state.view(None)["round"] == 2


def test_until_reaches_the_battle() -> None:
    state = producing("materials", {"construction": [site("statue_first_queen", gold=3)]})
    while step(state) == "production":
        for seat in state.actors():
            play(state, "done" if "done" in actions(state, seat) else "store", seat=seat)
    until(state, "battle")
    assert "done" in actions(state)
