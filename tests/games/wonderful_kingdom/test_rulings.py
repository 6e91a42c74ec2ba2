"""Our rulings where the rulebook is silent or unclear; those of a module stand with its other tests."""

from __future__ import annotations

from tests.games.wonderful_kingdom.helpers import (
    IDLE,
    OTHER_IDLE,
    actions,
    chance,
    down,
    everybody_done,
    me,
    new,
    play,
    site,
    step,
    table,
)
from tetrarchy.games.wonderful_kingdom import GAME


def test_ruling_w1_the_first_player_alternates() -> None:
    state = table(2, IDLE, OTHER_IDLE, step="production", resource="exploration", module="quests")
    assert state.view(None)["first"] == 0
    everybody_done(state)
    assert state.view(None)["first"] == 1


def test_ruling_w2_at_any_time_means_at_every_own_decision_until_done() -> None:
    duchy = {"krystallium": 1, "construction": [site("farm"), site("gates_of_hell", soldier=2)]}
    state = table(2, duchy, OTHER_IDLE, step="production", resource="exploration", module="quests")
    assert state.actors() == [0, 1]
    play(state, "krystallium farm materials")
    assert 0 in state.actors()
    play(state, "done")
    assert state.actors() == [1]


def test_ruling_w2_not_in_the_middle_of_another_decision() -> None:
    state = table(
        2, {"draft": ["farm"], "construction": [site("scholars")], "krystallium": 1}, IDLE, module="quests"
    )
    play(state, "recycle farm")
    assert actions(state) == ["place scholars", "store"]


def test_ruling_w3_a_soldier_in_training_is_not_owned() -> None:
    state = table(
        2, {"training": 1, "construction": [site("royal_citadel", soldier=1)]}, IDLE, module="quests"
    )
    assert not any(text.startswith("soldier") for text in actions(state))


def test_ruling_w3_pieces_are_not_limited() -> None:
    state = table(
        2, {"soldiers": 40, "krystallium": 30, "alchemy": {"gold": 60}} | IDLE, OTHER_IDLE, module="quests"
    )
    play(state, "convert")
    assert (me(state)["krystallium"], me(state)["alchemy"]) == (31, {"gold": 55})


def test_ruling_w6_frozen_and_bound_cards_cannot_be_discarded() -> None:
    state = table(
        1,
        {
            "construction": [site("farm", bound=True), site("port", frozen=True), site("quarry")],
            "threats": {"frost_giant": 1},
        },
        step="production",
        scenario=1,
    )
    assert [text for text in actions(state) if text.startswith("discard")] == ["discard quarry"]


def test_ruling_w8_a_starting_advisor_brings_no_soldier() -> None:
    assert me(new(2, module="advisors"))["soldiers"] == 2
    assert me(new(1, module="advisors"))["soldiers"] == 2
    assert me(new(1, scenario=4))["soldiers"] == 2


def test_ruling_w9_one_after_the_other_in_the_draft_the_first_is_rewarded() -> None:
    rich = {"alchemy": {"exploration": 4}, "krystallium": 1, "soldiers": 2, "hand": ["farm", "port"]}
    state = table(2, rich, rich, step="offer", actor=0, first=1, round=2, module="quests")
    play(state, "task cross_ice_ocean", "offer farm 1 up", "offer port 1 up")
    play(state, "task cross_ice_ocean", seat=1)
    assert [me(state, seat)["quest_points"] for seat in (0, 1)] == [10, 0]


def test_ruling_w11_treasures_and_advisors_pay_for_a_search() -> None:
    """Advisors take the place of treasures in the pile."""
    for module, card in (("quests", "treasure_gold_gold"), ("advisors", "steward")):
        areas = [{"up": [card, "farm"], "down": []}, {"up": ["calamity", "farm"], "down": []}]
        state = table(1, {}, step="take", actor=0, areas=areas, top="port", module=module)
        assert "search 1" in actions(state)
        assert "search 2" not in actions(state)


def test_ruling_w14_a_hidden_card_is_known_to_its_layer_alone() -> None:
    areas = [{"up": [], "down": [down("farm", 0), down("port", 1)]}, {"up": [], "down": []}]
    state = table(2, step="take", actor=0, areas=areas, module="quests")
    assert state.view(0)["areas"][0]["down"] == [down("farm", 0), down(None, 1)]
    assert state.view(1)["areas"][0]["down"] == [down(None, 0), down("port", 1)]
    assert state.view(None)["areas"][0]["down"] == [down(None, 0), down(None, 1)]


def test_ruling_w15_an_empty_pile_gives_nothing() -> None:
    """Offers are filled as far as the pile goes."""
    areas = [{"up": ["farm"], "down": []}, {"up": ["port"], "down": []}]
    state = table(
        1, {}, step="take", actor=0, areas=areas, top="quarry", unseen={"hamlet": 2}, pile=0,
        danger_unseen=2, dangers_unseen=0, danger_pile=2, module="quests",
    )  # fmt: skip
    play(state, "take 1")
    assert step(state) == "take"
    assert state.view(0)["areas"][0]["up"] == ["quarry"]
    assert state.view(0)["top"] is None


def test_ruling_w16_cubes_that_shadows_bring_have_no_kind_that_matters() -> None:
    """Without quests nothing asks for the kind of a cube in the alchemy area, so it is not asked."""
    state = table(
        2, {"forfeited": 2} | IDLE, {"alchemy": {"gold": 3}} | OTHER_IDLE,
        module="threats", deck_1="shadows", deck_2="thieves", side="b",
    )  # fmt: skip
    everybody_done(state)
    assert me(state, 1)["krystallium"] == 1


def test_ruling_w17_a_spy_is_turned_active_whenever_it_can_be() -> None:
    state = table(2, {"hidden_spies": 1}, step="take", actor=0, turn=7, module="quests")
    play(state, "take 1")
    assert me(state)["active_spies"] == 1


def test_ruling_w18_cubes_of_a_treasure_are_placed_in_the_order_of_production() -> None:
    duchy = {"draft": ["treasure_materials_gold"], "construction": [site("alchemical_forge")]}
    state = table(2, duchy, OTHER_IDLE, module="quests")
    play(state, "recycle treasure_materials_gold")
    assert me(state)["cubes"] == {"materials": 1, "gold": 1}
    play(state, "place alchemical_forge")
    assert me(state)["cubes"] == {"gold": 1}


def test_ruling_w19_the_prophets_cards_come_when_the_other_has_planned() -> None:
    """So that nobody learns of the other's plan, and the order of arrival does not matter."""
    duchy = {"advisors": ["inspired_prophet"], "soldiers": 2, "draft": ["farm"]}
    state = table(2, duchy, {"draft": ["port"]}, module="advisors", unseen={"quarry": 3, "hamlet": 3}, pile=6)
    play(state, "advise inspired_prophet")
    assert state.actors() == [1]
    play(state, "build port", "done", seat=1)
    assert [GAME.actions.notation(code) for code, _ in state.outcomes()] == ["draw hamlet", "draw quarry"]
    chance(state, "draw hamlet", "draw quarry", "draw quarry")
    assert state.actors() == [0]
    assert state.view(0)["duchies"][1]["construction"] == []
