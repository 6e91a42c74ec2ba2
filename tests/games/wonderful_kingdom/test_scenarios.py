"""The six solo scenarios: setups, special rules, ways to lose, medals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.wonderful_kingdom.helpers import actions, everybody_done, me, new, play, refused, site, table
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.state import State

IDLE = [site("tomb_first_king")]
FARMS = [site(name, bound=True) for name in ("farm", "farm-2", "farm-3", "farm-4")]


def scenario(number: int, where: str, mine: dict[str, Any], **fields: Any) -> State:
    return table(1, mine, step=where, actor=0, scenario=number, side="b", **fields)


def last_step(number: int, mine: dict[str, Any]) -> dict[str, Any]:
    """The outcome when the last round ends like this."""
    where = "battle" if number in (1, 3, 5) else "production"
    mine = {"construction": IDLE} | mine
    state = scenario(number, where, mine, resource="exploration", round=4)
    everybody_done(state)
    everybody_done(state)
    outcome: dict[str, Any] = state.view(0)["outcome"][0]
    return outcome


def under_construction(state: State) -> list[str]:
    return [s["card"] for s in me(state)["construction"]]


def test_setup_of_scenario_1() -> None:
    state = new(1, scenario=1)
    assert under_construction(state) == ["farm"] * 4
    assert all(s["bound"] for s in me(state)["construction"])
    assert state.view(0)["decks"] == ["giant_rats"]
    assert me(state)["active_spies"] == 1


def test_setup_of_scenario_2() -> None:
    state = new(1, scenario=2)
    assert sorted(under_construction(state)) == ["gates_of_hell", "royal_citadel", "secret_brotherhood"]
    assert me(state)["advisors"] == ["inspired_prophet", "grey_eminence"]
    assert me(state)["soldiers"] == 6
    assert (me(state)["active_spies"], me(state)["hidden_spies"]) == (0, 0)
    table_ = state.snapshot()
    cards = Counter(table_["unseen"]) + Counter(table_["areas"][0]["up"] + table_["areas"][1]["up"])
    cards += Counter([table_["top"]])
    assert sum(cards.values()) == 70 - 3 + 9
    assert not any(card.startswith("treasure") for card in cards)


def test_setup_of_scenario_3() -> None:
    state = new(1, scenario=3)
    assert sorted(under_construction(state)) == ["giant_lighthouse", "giants_cache", "navigators", "port"]
    assert state.view(0)["decks"] == ["frost_giants"]
    assert (me(state)["active_spies"], me(state)["hidden_spies"]) == (0, 0)
    assert any(card.startswith("treasure") for card in state.view(0)["unseen"])


def test_setup_of_scenario_4() -> None:
    state = new(1, scenario=4)
    assert sorted(under_construction(state)) == ["alchemical_forge", "barracks", "great_army", "recruiters"]
    assert me(state)["advisors"] == ["master_cartographer"]
    assert me(state)["soldiers"] == 2
    assert me(state)["active_spies"] == 1
    assert state.view(0)["dangers_unseen"] == 4
    assert state.view(0)["decks"] == [None]


def test_setup_of_scenario_5() -> None:
    state = new(1, scenario=5, side="b")
    assert sorted(me(state)["built"]) == ["guildhall", "hamlet"]
    assert me(state)["threats"] == {"thief": 4}
    assert me(state)["thefts"] == {"population": 2, "gold": 2}
    assert me(state)["production"] == {"materials": 2, "population": 1, "gold": 1, "exploration": 0}
    assert state.view(0)["decks"] == ["shadows"]


def test_setup_of_scenario_6() -> None:
    state = new(1, scenario=6)
    assert sorted(under_construction(state)) == [
        "barracks",
        "impregnable_walls",
        "munitions_specialists",
        "royal_guard",
    ]
    assert state.view(0)["decks"] == [None]
    rich = scenario(6, "planning", {"alchemy": {"gold": 3, "population": 4}, "draft": ["farm"]})
    assert {"task win_barons", "task send_healers"} <= set(actions(rich))


# ---------------------------------------------------------------- special rules


def test_scenario_1_the_farms_cannot_be_discarded() -> None:
    state = scenario(1, "planning", {"construction": FARMS, "draft": ["port"]})
    assert refused(state, "discard farm-2") == "farm-2 must be built and cannot be discarded."


def vermin(number: int) -> dict[str, int]:
    return {"giant_rat": 0, "vermin": number, "frost_giant": 0, "shadow": 0, "thief": 0}


def test_scenario_1_a_vermin_comes_for_each_farm_after_the_battle() -> None:
    state = scenario(1, "battle", {"construction": FARMS[:3], "threats": {"vermin": 1}, "soldiers": 1})
    everybody_done(state)
    assert state.view(0)["round"] == 2
    assert me(state)["threats"] == {"vermin": 4}
    assert state.view(0)["vermin"]["vermin"] == 6


def test_scenario_1_also_after_the_last_battle() -> None:
    outcome = last_step(1, {"built": ["farm"] * 3, "construction": FARMS[:1] + IDLE})
    assert outcome["lost"] == "unbuilt"


def test_scenario_1_beaten_vermin_return_to_the_stack() -> None:
    state = scenario(
        1, "battle", {"construction": FARMS, "threats": {"vermin": 2}, "soldiers": 2}, vermin=vermin(5)
    )
    play(state, "fight vermin")
    assert state.view(0)["vermin"]["vermin"] == 6


def test_scenario_1_an_empty_stack_loses_at_once() -> None:
    state = scenario(1, "battle", {"construction": FARMS}, vermin=vermin(4), round=2)
    everybody_done(state)
    assert state.view(0)["outcome"] == [{"place": 2, "lost": "vermin", "medal": None}]
    assert state.actors() == []


def test_scenario_1_an_empty_stack_loses_in_planning_too() -> None:
    areas = [{"up": ["giant_rat", "port"], "down": []}, {"up": [], "down": []}]
    state = scenario(1, "take", {"construction": FARMS}, vermin=vermin(1), turn=3, areas=areas)
    play(state, "take 1")
    assert state.view(0)["lost"] == ["vermin"]


def test_ruling_w12_scenario_5_a_cube_is_laid_aside_for_each_card_that_shadows_take() -> None:
    duchy = {"threats": {"shadow": 2, "thief": 4}, "debt": 2, "draft": ["farm", "port", "quarry"]}
    state = scenario(5, "planning", duchy, shadow_cubes=2)
    play(state, "forfeit farm", "forfeit port")
    assert state.view(0)["shadow_cubes"] == 4
    assert state.view(0)["lost"] == ["none"]


def test_scenario_5_the_fifth_cube_loses_at_once() -> None:
    duchy = {"threats": {"shadow": 2, "thief": 4}, "debt": 2, "draft": ["farm", "port", "quarry"]}
    state = scenario(5, "planning", duchy, shadow_cubes=4)
    play(state, "forfeit farm")
    assert state.view(0)["outcome"][0]["lost"] == "shadows"


def test_scenario_5_thieves_free_the_covered_resources() -> None:
    duchy = {"built": ["hamlet", "guildhall"], "threats": {"thief": 4}, "soldiers": 2,
             "thefts": {"population": 2, "gold": 2}}  # fmt: skip
    state = scenario(5, "battle", duchy)
    play(state, "fight thief", "uncover gold")
    assert me(state)["production"]["gold"] == 2


# ---------------------------------------------------------------- winning and losing

WON: dict[int, dict[str, Any]] = {
    1: {"built": ["farm"] * 4},
    2: {"built": ["gates_of_hell", "secret_brotherhood", "royal_citadel"]},
    3: {"built": ["giant_lighthouse", "navigators", "port", "giants_cache"], "tasks": ["cross_ice_ocean"]},
    4: {
        "built": ["recruiters", "great_army", "barracks", "alchemical_forge"],
        "tasks": ["march_on_capital"],
    },
    5: {"built": ["hamlet", "guildhall"], "threats": {"shadow": 1}},
    6: {
        "built": ["barracks", "royal_guard", "impregnable_walls", "munitions_specialists"],
        "tasks": ["march_on_capital", "end_pestilence"],
    },
}


@pytest.mark.parametrize("number", range(1, 7))
def test_a_scenario_is_won_when_all_its_conditions_are_met(number: int) -> None:
    assert last_step(number, WON[number])["lost"] == "none"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
def test_a_scenario_is_lost_without_one_of_its_cards(number: int) -> None:
    mine = WON[number] | {"built": WON[number]["built"][1:]}
    assert last_step(number, mine) == {"place": 2, "lost": "unbuilt", "medal": None}


@pytest.mark.parametrize("number", [3, 4, 6])
def test_a_scenario_is_lost_without_a_final_task(number: int) -> None:
    mine = WON[number] | {"tasks": WON[number]["tasks"][1:]}
    assert last_step(number, mine)["lost"] == "unfinished"


def test_scenario_5_is_lost_with_a_thief_at_large() -> None:
    assert last_step(5, WON[5] | {"threats": {"thief": 1}})["lost"] == "thieves"


MEDALS = {
    1: (70, 90, 110),
    2: (60, 80, 100),
    3: (65, 85, 110),
    4: (80, 95, 125),
    5: (80, 95, 120),
    6: (60, 85, 100),
}


@pytest.mark.parametrize("number", range(1, 7))
def test_medals_of_a_scenario(number: int) -> None:
    for least, medal in zip(MEDALS[number], ("bronze", "silver", "gold"), strict=True):
        state = scenario(number, "over", {"built": [], "threats": {}, "quest_points": least})
        assert state.view(0)["outcome"][0]["medal"] == medal
        below = scenario(number, "over", {"built": [], "threats": {}, "quest_points": least - 1})
        assert below.view(0)["outcome"][0]["medal"] != medal


def test_ruling_w12_scenario_3_has_a_battle_phase() -> None:
    state = scenario(3, "production", {"construction": IDLE, "soldiers": 1}, resource="exploration")
    everybody_done(state)
    assert state.view(0)["step"] == "battle"


def test_scenario_another_copy_of_a_card_will_do() -> None:
    """“One port”: any of the copies."""
    state = scenario(3, "planning", {"construction": [site("port-2"), site("port")], "draft": ["farm"]})
    play(state, "discard port")
    assert under_construction(state) == ["port"]


def test_components_tell_what_a_scenario_asks_for() -> None:
    box = GAME.components()
    farms, _, north, _, thieves, siege = box["scenarios"]
    assert (farms["construction"], farms["lose_without_vermin"]) == ({"farm": 4}, True)
    assert (north["quests"], north["modules"]) == (["northern_lands"], ["quests"])
    assert (thieves["threats"], thieves["shadow_cubes"]) == ({"thief": 4}, 5)
    assert siege["quests"] == ["usurper", "plague_lord"]
    assert box["solo"] == {"supremacy": 5}
