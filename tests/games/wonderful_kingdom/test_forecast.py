"""How soon a card can be complete, and who would have supremacy: told by the view."""

from __future__ import annotations

from typing import Any

from tests.games.wonderful_kingdom.helpers import foreseen, new, site, table
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.state import State

MAKES = GAME.components()["duchies"][0]["sides"]["a"]["production"]


def planning(construction: list[dict[str, Any]], **duchy: Any) -> State:
    mine = {"construction": construction, **duchy}
    return table(2, mine, {}, module="advisors", round=duchy.pop("round_", 1))


def plenty(cube: str, over: int = 0) -> int:
    """What a round brings of a cube, and some more."""
    return int(MAKES.get(cube, 0)) + over


def test_what_the_coming_production_brings_finishes_a_card_this_round() -> None:
    seen = foreseen(planning([site("farm", materials=plenty("materials"))]))["farm"]
    assert seen["outlook"] == {"rounds": 0, "short": 0, "lacks": {}}
    assert seen["finishes"]


def test_what_two_productions_bring_finishes_it_in_the_next_round_unless_this_is_the_last() -> None:
    needs = plenty("materials", 1)
    seen = foreseen(planning([site("royal_roads", materials=needs)]))["royal_roads"]
    assert seen["outlook"] == {"rounds": 1, "short": 1, "lacks": {"materials": 1}}
    assert not seen["finishes"]
    last = table(2, {"construction": [site("royal_roads", materials=needs)]}, {}, module="advisors", round=4)
    assert foreseen(last)["royal_roads"]["outlook"]["rounds"] is None


def test_krystallium_and_five_cubes_of_the_alchemy_area_fill_gaps() -> None:
    needs = plenty("materials", 2)
    made = sum(MAKES.values()) - MAKES["materials"]
    assert foreseen(planning([site("royal_roads", materials=needs)], krystallium=2))["royal_roads"][
        "finishes"
    ]
    one = planning([site("royal_roads", materials=needs)], krystallium=1)
    assert foreseen(one)["royal_roads"]["outlook"]["short"] == (1 if made < 5 else 0)
    brewed = planning(
        [site("royal_roads", materials=needs)], krystallium=1, alchemy={"gold": max(0, 5 - made)}
    )
    assert foreseen(brewed)["royal_roads"]["outlook"] == {"rounds": 0, "short": 0, "lacks": {}}


def test_soldiers_come_from_the_duchy_only() -> None:
    asked = site("gates_of_hell", soldier=2)
    seen = foreseen(planning([asked], soldiers=1, krystallium=3))["gates_of_hell"]
    assert seen["outlook"] == {"rounds": None, "short": 1, "lacks": {"soldier": 1}}


def test_of_two_cards_that_want_the_same_cubes_one_is_finished() -> None:
    needs = plenty("materials")
    seen = foreseen(planning([site("farm", materials=needs), site("port", materials=needs)]))
    assert [one["outlook"]["rounds"] for one in seen.values()] == [0, 0]
    assert sum(one["finishes"] for one in seen.values()) == 1


def test_in_a_production_step_what_is_over_does_not_come_again() -> None:
    mine = {"construction": [site("farm", materials=1)], "cubes": {}}
    state = table(2, mine, {}, module="advisors", step="production", resource="gold")
    assert foreseen(state)["farm"]["outlook"]["short"] == 1


def test_a_frozen_card_is_not_finished() -> None:
    mine = {"construction": [site("farm", frozen=True, materials=1)], "threats": {"frost_giant": 1}}
    state = table(2, mine, {}, module="threats", deck_1="giant_rats", deck_2="frost_giants")
    seen = foreseen(state)["farm"]
    assert seen["outlook"]["rounds"] is None
    assert not seen["finishes"]


def test_cards_in_hand_and_offered_ones_are_foreseen_but_no_hand_of_others() -> None:
    state = new(2, module="advisors")
    developments = {one["id"] for one in GAME.components()["developments"]}
    for viewer in (0, 1):
        view = state.view(viewer)
        offered = {card for area in view["areas"] for card in area["up"]}
        for seat in (0, 1):
            duchy = view["duchies"][seat]
            known = offered | set(duchy["draft"]) | {card for card in duchy["hand"] if card}
            assert set(duchy["outlook"]) == known & developments
    assert state.view(None)["duchies"][0]["outlook"].keys() <= offered | set(view["duchies"][0]["draft"])


def test_who_makes_more_of_a_resource_would_have_supremacy() -> None:
    state = table(2, {"built": ["port"]}, {}, module="advisors", duchy="valados")
    view = state.view(None)
    for resource, leader in view["supremacy"].items():
        made = [duchy["production"][resource] for duchy in view["duchies"]]
        assert leader == (None if made[0] == made[1] else made.index(max(made)))
    assert set(view["supremacy"].values()) & {0, 1}


def test_alone_five_cubes_bring_supremacy() -> None:
    view = table(1, {"built": ["farm"] * 4}, module="advisors").view(0)
    for resource, leader in view["supremacy"].items():
        assert leader == (0 if view["duchies"][0]["production"][resource] >= 5 else None)
    assert 0 in view["supremacy"].values()


def test_a_first_game_is_played_with_threats_on_side_a() -> None:
    assert GAME.settings(2, {})["module"] == "threats"
    assert GAME.settings(2, {})["side"] == "a"
