"""The module of threats."""

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
    until,
)
from tetrarchy.kernel.state import State


def taking(cards: list[str], mine: dict[str, Any] | None = None, **fields: Any) -> State:
    """Seat 0 takes these cards as the last offer of the draft, and planning begins."""
    fields.setdefault("deck_1", "giant_rats")
    fields.setdefault("deck_2", "shadows")
    areas = [{"up": sorted(cards), "down": []}, {"up": [], "down": []}]
    state = table(
        2, mine or {}, OTHER_IDLE, step="take", actor=0, turn=7, areas=areas, module="threats", **fields
    )
    return play(state, "take 1")


def battle(mine: dict[str, Any], **fields: Any) -> State:
    fields.setdefault("deck_1", "giant_rats")
    fields.setdefault("deck_2", "shadows")
    return table(2, mine, OTHER_IDLE, step="battle", module="threats", **fields)


def test_a_threat_of_the_own_deck_is_the_eighth_card() -> None:
    state = table(2, module="threats", deck_1="thieves", deck_2="shadows", step="production",
                  resource="exploration")  # fmt: skip
    assert step(until(state, "draw")) == "draw"
    assert "thief" in state.snapshot()["duchies"][0]["hand"]
    assert "shadow" in state.snapshot()["duchies"][1]["hand"]
    assert "calamity" not in str(state.snapshot()["duchies"])


def test_threats_are_neither_built_nor_recycled() -> None:
    state = taking(["giant_rat", "farm"])
    assert me(state)["draft"] == ["farm"]
    assert me(state)["threats"] == {"giant_rat": 1, "vermin": 1}


def test_threats_of_either_deck_hit_only_their_taker() -> None:
    state = taking(["shadow", "giant_rat", "farm", "port"])
    assert me(state)["threats"] == {"giant_rat": 1, "vermin": 1, "shadow": 1}
    assert me(state, 1)["threats"] == {}


# ---------------------------------------------------------------- giant rats


def test_example_giant_rats_bring_a_vermin_for_each_giant_rat() -> None:
    """One rat and one vermin lie there; a second rat comes with two vermin."""
    state = taking(["giant_rat", "farm"], {"threats": {"giant_rat": 1, "vermin": 1}})
    assert me(state)["threats"] == {"giant_rat": 2, "vermin": 3}
    assert state.view(None)["vermin"]["vermin"] == 7


def test_ruling_w7_two_rats_come_one_after_the_other() -> None:
    assert me(taking(["giant_rat", "giant_rat", "farm"]))["threats"] == {"giant_rat": 2, "vermin": 3}


def test_rats_that_lie_there_bring_no_more_vermin() -> None:
    state = taking(["farm"], {"threats": {"giant_rat": 2, "vermin": 1}})
    assert me(state)["threats"] == {"giant_rat": 2, "vermin": 1}


# ---------------------------------------------------------------- frost giants


def test_a_frost_giant_lies_under_a_card_and_freezes_it() -> None:
    state = taking(["frost_giant", "farm"], {"construction": [site("port")]}, deck_1="frost_giants")
    assert "freeze port" in actions(state)
    play(state, "build farm", "freeze farm", "done")
    assert [(s["site"], s["frozen"]) for s in me(state)["construction"]] == [("farm", True), ("port", False)]
    assert me(state)["threats"] == {"frost_giant": 1}


def test_planning_cannot_end_before_the_giant_has_a_card() -> None:
    state = taking(["frost_giant"], {"construction": [site("port"), site("farm")]}, deck_1="frost_giants")
    assert "done" not in actions(state)
    play(state, "freeze port")
    assert "done" in actions(state)


def test_only_one_giant_lies_under_a_card() -> None:
    state = taking(
        ["frost_giant", "frost_giant"],
        {"construction": [site("port"), site("farm"), site("quarry")]},
        deck_1="frost_giants",
    )
    play(state, "freeze port")
    assert refused(state, "freeze port") == "port already has a frost giant."
    assert "freeze farm" in actions(state)


def test_without_a_free_card_one_must_be_built_for_the_giant() -> None:
    state = taking(["frost_giant", "farm"], {"construction": []}, deck_1="frost_giants")
    assert me(state)["giants"] == 0
    assert me(state)["construction"] == [site("farm", frozen=True)]
    both = taking(["frost_giant", "farm", "port"], {"construction": []}, deck_1="frost_giants")
    play(both, "recycle farm")
    assert me(both)["construction"] == [site("port", frozen=True)]


def test_ruling_w5_the_only_host_cannot_be_recycled_discarded_or_completed() -> None:
    state = taking(
        ["frost_giant", "treasure_materials_materials"],
        {"construction": [site("farm", materials=1)], "krystallium": 1},
        deck_1="frost_giants",
    )
    assert actions(state) == ["recycle treasure_materials_materials", "freeze farm"]
    assert refused(state, "discard farm") == "A frost giant needs this card to lie under."
    assert refused(state, "krystallium farm materials") == "A frost giant needs this card to lie under."
    play(state, "recycle treasure_materials_materials")
    assert me(state)["alchemy"] == {"materials": 2}


def test_ruling_w5_a_giant_without_any_card_lies_alone() -> None:
    state = taking(["frost_giant", "treasure_gold_gold"], {"construction": []}, deck_1="frost_giants")
    assert me(state)["threats"] == {"frost_giant": 1}
    assert me(state)["construction"] == []
    beaten = battle({"threats": {"frost_giant": 1}, "soldiers": 2} | IDLE, deck_1="frost_giants")
    assert "fight frost_giant" in actions(beaten)
    play(beaten, "fight frost_giant")
    assert me(beaten)["threats"] == {}


def test_a_frozen_card_takes_cubes_but_is_not_completed() -> None:
    state = taking(
        ["quarry", "farm"],
        {"construction": [site("port", frozen=True, materials=1)], "threats": {"frost_giant": 1}},
        deck_1="frost_giants",
    )
    play(state, "recycle quarry", "place port")
    assert me(state)["construction"] == [
        {"site": "port", "card": "port", "needs": {}, "frozen": True, "bound": False}
    ]
    assert me(state)["built"] == []


def test_a_frozen_card_cannot_be_discarded() -> None:
    state = battle({"construction": [site("port", frozen=True)], "threats": {"frost_giant": 1}})
    assert refused(state, "discard port") == "port is frozen and cannot be discarded."


FINISHED = {"site": "port", "card": "port", "needs": {}, "frozen": True, "bound": False}


def test_beating_the_giant_and_completing_the_card_happen_together() -> None:
    state = battle({"construction": [FINISHED, site("farm")], "threats": {"frost_giant": 1}, "soldiers": 2})
    assert "fight frost_giant" not in actions(state)
    play(state, "thaw port")
    assert me(state)["built"] == ["port"]
    assert (me(state)["threats"], me(state)["soldiers"]) == ({}, 0)


def test_soldiers_without_resources_do_not_beat_the_giant() -> None:
    state = battle(
        {"construction": [site("port", frozen=True)], "threats": {"frost_giant": 1}, "soldiers": 3}
    )
    assert refused(state, "thaw port") == "port still needs resources."
    poor = battle({"construction": [FINISHED, site("farm")], "threats": {"frost_giant": 1}, "soldiers": 1})
    assert refused(poor, "thaw port") == "You have too few soldiers for the frost giant."


# ---------------------------------------------------------------- shadows


def test_a_card_of_the_draft_area_is_lost_for_every_shadow() -> None:
    state = taking(["shadow", "farm", "port", "quarry"], {"threats": {"shadow": 1}})
    assert me(state)["threats"] == {"shadow": 2}
    assert me(state)["debt"] == 2
    assert actions(state) == ["forfeit farm", "forfeit port", "forfeit quarry"]
    assert refused(state, "build farm") == "First give the shadows 2 more cards from your draft area."
    play(state, "forfeit farm", "forfeit port")
    assert me(state)["draft"] == ["quarry"]
    assert me(state)["alchemy"] == {}


def test_shadows_take_no_more_than_there_is() -> None:
    state = taking(["shadow", "farm"], {"threats": {"shadow": 2}} | IDLE)
    assert me(state)["draft"] == []
    assert me(state)["debt"] == 0


def test_ruling_w4_the_opponent_gains_the_cubes_when_both_have_planned() -> None:
    """One for a development, two for a treasure, into the alchemy area."""
    state = taking(["shadow", "farm", "port", "treasure_gold_gold"], {"threats": {"shadow": 1}} | IDLE)
    play(state, "forfeit farm", "forfeit treasure_gold_gold", "build port")
    assert me(state, 1)["alchemy"] == {}
    everybody_done(state)
    assert state.view(None)["totals"] == [2, 2]
    stored = me(state, 1)["alchemy"]
    assert sum(stored.values()) - 2 + 5 * me(state, 1)["krystallium"] == 3
    assert state.view(None)["discard"].count("farm") == 1


# ---------------------------------------------------------------- thieves


def test_a_thief_covers_a_resource_of_the_duchy_card() -> None:
    """It is neither produced nor counted for supremacy."""
    state = taking(["thief", "farm"], IDLE, deck_1="thieves", side="b")
    assert actions(state) == ["cover materials", "cover population", "cover gold"]
    play(state, "cover materials")
    assert me(state)["threats"] == {"thief": 1}
    assert me(state)["production"]["materials"] == 1
    play(state, "build farm")
    everybody_done(state)
    assert state.view(None)["totals"] == [1, 2]
    assert me(state, 1)["training"] == 1


def test_every_icon_can_be_covered_once() -> None:
    state = taking(["thief", "farm"], {"thefts": {"population": 1, "gold": 1}}, deck_1="thieves", side="b")
    assert me(state)["thefts"] == {"materials": 1, "population": 1, "gold": 1}


def test_beating_a_thief_frees_any_covered_icon() -> None:
    state = battle(
        {"threats": {"thief": 2}, "thefts": {"materials": 1, "gold": 1}, "soldiers": 2} | IDLE,
        deck_1="thieves",
    )
    play(state, "fight thief")
    assert actions(state) == ["uncover materials", "uncover gold"]
    assert refused(state, "done") == "First remove a theft token."
    play(state, "uncover gold")
    assert me(state)["thefts"] == {"materials": 1}
    assert me(state)["threats"] == {"thief": 1}


# ---------------------------------------------------------------- battle


def test_threats_are_beaten_only_in_the_battle_phase_with_their_soldiers() -> None:
    mine = {"threats": {"giant_rat": 1, "vermin": 1}, "soldiers": 1} | IDLE
    state = battle(mine)
    assert "fight vermin" in actions(state)
    assert refused(state, "fight giant_rat") == "You need 2 soldiers; you have 1."
    play(state, "fight vermin")
    assert me(state)["threats"] == {"giant_rat": 1}
    producing = table(
        2, mine, OTHER_IDLE, step="production", module="threats", deck_1="giant_rats", deck_2="shadows"
    )
    assert not any(text.startswith("fight") for text in actions(producing))


def test_a_threat_that_is_not_beaten_stays() -> None:
    state = battle({"threats": {"giant_rat": 1}} | IDLE)
    everybody_done(state)
    assert state.view(None)["round"] == 2
    assert me(state)["threats"] == {"giant_rat": 1}


def test_beaten_threats_leave_the_game() -> None:
    state = battle({"threats": {"vermin": 2}, "soldiers": 2} | IDLE, vermin={
        "giant_rat": 0, "vermin": 7, "frost_giant": 0, "shadow": 0, "thief": 0})  # fmt: skip
    play(state, "fight vermin", "fight vermin")
    assert state.view(None)["vermin"]["vermin"] == 7


def test_the_bonus_of_a_thawed_card_does_not_pay_for_its_giant() -> None:
    barracks = {"site": "barracks", "card": "barracks", "needs": {}, "frozen": True, "bound": False}
    state = battle({"construction": [barracks, site("farm")], "threats": {"frost_giant": 1}, "soldiers": 1})
    assert not any(text.startswith("thaw") for text in actions(state))
