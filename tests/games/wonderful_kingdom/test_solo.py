"""The solo mode: rulebook section 7, with each module."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.helpers import (
    actions,
    chance,
    down,
    everybody_done,
    me,
    new,
    play,
    refused,
    site,
    step,
    table,
)
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import State

UNKNOWN = down(None, None)
PILE = {"quarry": 2, "port": 2, "cathedral": 1, "scholars": 2, "farm": 2}


def solo(where: str, mine: dict[str, Any] | None = None, **fields: Any) -> State:
    fields.setdefault("module", "quests")
    return table(1, mine or {}, step=where, actor=0, **fields)


def drafting(*areas: tuple[list[str], int], mine: dict[str, Any] | None = None, **fields: Any) -> State:
    """At a take, with these cards face up and a number of cards face down; a small pile of known cards."""
    shown = [{"up": sorted(up), "down": [UNKNOWN] * hidden} for up, hidden in areas]
    defaults = {"unseen": PILE, "pile": 7, "top": "barracks", "danger_unseen": 3, "dangers_unseen": 1}
    return solo("take", mine, areas=shown, **(defaults | fields))


def test_danger_pile_has_eight_cards_of_the_pile_and_four_calamities() -> None:
    view = new(1, module="quests").view(0)
    assert (view["danger_pile"], view["danger_unseen"], view["dangers_unseen"]) == (12, 12, 4)
    assert sum(view["unseen"].values()) == 80 - 4 - 1
    assert view["pile"] == 80 - 8 - 4 - 1


def test_no_traps_but_an_active_and_a_hidden_spy() -> None:
    state = new(1, module="quests")
    assert me(state)["traps"] == 0
    assert (me(state)["active_spies"], me(state)["hidden_spies"]) == (1, 1)


def test_two_cards_lie_in_each_offer_and_the_top_card_is_seen() -> None:
    view = new(1, module="quests").view(0)
    assert [len(area["up"]) for area in view["areas"]] == [2, 2]
    assert view["top"] is not None
    assert view["step"] == "take"


def test_a_taken_offer_is_filled_again_and_the_other_gets_a_danger() -> None:
    state = drafting((["hamlet", "merchants"], 0), (["royal_roads"], 0))
    play(state, "take 1")
    assert sorted(me(state)["draft"]) == ["hamlet", "merchants"]
    assert state.view(0)["areas"][1] == {"up": ["royal_roads"], "down": [UNKNOWN]}
    chance(state, "draw farm", "draw port")
    assert state.view(0)["areas"][0]["up"] == sorted(["barracks", "farm"], key=["farm", "barracks"].index)
    assert state.view(0)["top"] == "port"
    assert step(state) == "take"


def test_four_takes_a_round_and_three_dangers() -> None:
    state = new(1, module="quests")
    rng = Random(3)
    takes = 0
    while step(state) == "take":
        play(state, "take 1")
        takes += 1
        while state.mover() == -1 and step(state) == "draw":
            state.apply(-1, state.sample(-1, rng))
    assert takes == 4
    assert state.view(0)["danger_pile"] == 9


def test_a_spy_turns_up_a_danger() -> None:
    state = drafting((["hamlet"], 1), (["royal_roads"], 0), mine={"active_spies": 1, "hidden_spies": 1})
    play(state, "spy 1 1")
    assert step(state) == "reveal"
    chance(state, "reveal calamity")
    assert state.view(0)["areas"][0] == {"up": ["hamlet", "calamity"], "down": []}
    assert (me(state)["active_spies"], me(state)["hidden_spies"]) == (0, 2)
    assert refused(state, "spy 1 1") == "You have no active spy."


def test_what_a_danger_is_goes_by_what_is_still_unseen() -> None:
    """One of three hidden cards is the calamity; the others are any of the nine unseen cards."""
    state = drafting((["hamlet"], 1), (["royal_roads"], 0), mine={"active_spies": 1})
    play(state, "spy 1 1")
    weights = {GAME.actions.notation(code): weight for code, weight in state.outcomes()}
    assert weights["reveal calamity"] * 3 == sum(weights.values())
    assert weights["reveal quarry"] == 2 * weights["reveal cathedral"]


def test_one_spy_wakes_at_the_end_of_the_draft() -> None:
    state = drafting((["hamlet"], 0), (["royal_roads"], 0), mine={"hidden_spies": 2}, turn=3)
    play(state, "take 1")
    assert (me(state)["active_spies"], me(state)["hidden_spies"]) == (1, 1)


def test_search_pays_two_cards_and_keeps_one_of_three() -> None:
    """The top card is one of the three; then the offer is taken."""
    state = drafting((["hamlet", "merchants", "royal_roads", "calamity"], 0), (["watchtower"], 0))
    play(state, "search 1")
    assert actions(state) == ["pay hamlet", "pay royal_roads", "pay merchants"]
    play(state, "pay hamlet", "pay merchants")
    chance(state, "draw farm", "draw port")
    assert step(state) == "draw"
    chance(state, "draw cathedral")
    assert sorted(actions(state)) == ["keep barracks", "keep farm", "keep port"]
    play(state, "keep port")
    assert Counter(me(state)["draft"]) == Counter(["royal_roads", "port", "calamity"])
    assert {"hamlet", "merchants", "barracks", "farm"} <= set(state.view(0)["discard"])


def test_search_with_just_two_cards_is_paid_unasked() -> None:
    state = drafting((["hamlet", "merchants", "calamity"], 0), (["watchtower"], 0))
    play(state, "search 1")
    assert step(state) == "draw"
    assert state.view(0)["areas"][0]["up"] == ["calamity"]


def test_search_once_a_round() -> None:
    state = drafting((["hamlet", "merchants"], 0), (["watchtower", "farm"], 0), searched=True)
    assert refused(state, "search 1") == "You have already searched."


def test_clarification_search_at_every_offer_as_an_option() -> None:
    for option, expected in (("once", True), ("every_offer", False)):
        state = drafting((["hamlet", "merchants"], 0), (["farm"], 0), searched=True, search=option)
        play(state, "take 2")
        assert state.view(0)["searched"] is expected


def test_search_is_not_paid_with_calamities_threats_or_hidden_cards() -> None:
    state = drafting((["hamlet", "calamity"], 1), (["farm", "port"], 0))
    assert refused(state, "search 1") == (
        "A search costs 2 face-up cards from area 1, no calamities or threats."
    )
    assert "search 2" in actions(state)


def test_cards_taken_face_down_stay_unknown_until_planning() -> None:
    state = drafting((["hamlet"], 2), (["farm"], 0), turn=3)
    play(state, "take 1")
    assert step(state) == "reveal"
    chance(state, "reveal calamity", "reveal quarry")
    assert step(state) == "planning"
    assert me(state)["calamities"] == 1
    assert me(state)["draft"] == ["hamlet", "quarry"]


def test_what_is_left_is_discarded_unseen() -> None:
    state = drafting((["hamlet"], 0), (["farm"], 2), turn=3)
    play(state, "take 1")
    view = state.view(0)
    assert view["discard"] == ["farm"]
    assert (view["danger_unseen"], view["dangers_unseen"]) == (3, 1)


@pytest.mark.parametrize(("built", "training"), [(["quarry"], 0), (["quarry", "quarry"], 1)])
def test_supremacy_from_five_cubes(built: list[str], training: int) -> None:
    idle = [site("gates_of_hell", soldier=2)]
    state = solo("planning", {"built": built, "construction": idle})
    everybody_done(state)
    assert state.view(0)["totals"] == [4 if training == 0 else 6]
    assert me(state)["training"] == training


def test_exactly_five_cubes_suffice() -> None:
    idle = [site("gates_of_hell", soldier=2)]
    state = solo("planning", {"built": ["quarry", "master_builders"], "construction": idle})
    everybody_done(state)
    assert state.view(0)["totals"] == [5]
    assert me(state)["training"] == 1


@pytest.mark.parametrize(
    ("points", "medal"), [(69, "none"), (70, "bronze"), (94, "bronze"), (95, "silver"), (115, "gold")]
)
def test_medals_on_side_b(points: int, medal: str) -> None:
    for options in ({"module": "advisors"}, {"module": "threats", "deck_1": "thieves"}):
        state = solo("over", {"advisor_points": points}, side="b", **options)
        assert state.view(0)["outcome"] == [{"place": 1, "lost": "none", "medal": medal}]


def test_side_a_subtracts_fifteen_points() -> None:
    state = solo("over", {"advisor_points": 84}, module="advisors", side="a")
    assert state.sheet(0).total == 69
    assert state.view(0)["outcome"][0]["medal"] == "none"
    better = solo("over", {"advisor_points": 85}, module="advisors", side="a")
    assert better.view(0)["outcome"][0]["medal"] == "bronze"


# ---------------------------------------------------------------- modules


@pytest.mark.parametrize("deck", ["giant_rats", "frost_giants", "shadows", "thieves"])
def test_threats_the_deck_replaces_the_calamities(deck: str) -> None:
    state = new(1, module="threats", deck_1=deck)
    view = state.view(0)
    assert (view["danger_unseen"], view["dangers_unseen"]) == (12, 4)
    rng = Random(5)
    seen = set()
    while state.mover() != -2:
        mover = state.mover()
        action = state.sample(mover, rng)
        seen.add(GAME.actions.notation(action))
        state.apply(mover, action)
    assert "reveal calamity" not in seen


def test_threats_the_player_may_pick_the_deck_in_the_game() -> None:
    state = GAME.new(1, {"module": "threats", "duchy": "valados"})
    assert len(actions(state)) == 4
    play(state, "deck shadows")
    Draws(Random(1)).settle(state)
    assert state.view(0)["decks"] == ["shadows"]


def test_threats_shadows_without_an_opponent_only_take() -> None:
    state = solo("planning", {"draft": ["farm", "port"], "threats": {"shadow": 1}, "debt": 1},
                 module="threats", deck_1="shadows")  # fmt: skip
    play(state, "forfeit farm")
    assert me(state)["draft"] == ["port"]
    assert state.view(0)["shadow_cubes"] == 0


def test_advisors_three_are_barred_and_the_second_is_shuffled_back() -> None:
    state = GAME.new(1, {"module": "advisors", "duchy": "valados"})
    drawable = {GAME.actions.notation(code) for code, _ in state.outcomes()}
    assert len(drawable) == 11
    assert not drawable & {"draw trapmaster", "draw court_usher", "draw blackmailer"}
    chance(state, "draw steward", "draw confessor")
    play(state, "keep confessor")
    assert state.view(0)["unseen"]["steward"] == 1
    assert sum(state.view(0)["unseen"].values()) == 80
    assert me(state)["boxed"] == []
    assert me(state)["soldiers"] == 2


def test_prophet_alone_sees_the_top_card_among_three() -> None:
    state = solo(
        "planning",
        {"advisors": ["inspired_prophet"], "soldiers": 2, "draft": ["hamlet"]},
        module="advisors",
        unseen=PILE,
        pile=7,
        danger_unseen=3,
        dangers_unseen=1,
        top="barracks",
    )
    play(state, "advise inspired_prophet")
    chance(state, "draw farm", "draw port", "draw scholars")
    assert sorted(actions(state)) == ["keep barracks", "keep farm", "keep port"]
    play(state, "keep barracks")
    assert me(state)["draft"] == ["barracks", "hamlet"] or me(state)["draft"] == ["hamlet", "barracks"]
    assert state.view(0)["top"] == "scholars"


def test_quests_use_the_side_for_one_player() -> None:
    state = solo("planning", {"alchemy": {"materials": 3, "gold": 1}, "draft": ["farm"]})
    assert "task outfit_ships" not in actions(state)
    more = solo("planning", {"alchemy": {"materials": 4, "gold": 1}, "draft": ["farm"]})
    assert "task outfit_ships" in actions(more)


def test_quests_ruling_w9_without_the_final_task_the_game_is_lost() -> None:
    idle = [site("gates_of_hell", soldier=2)]
    state = solo("production", {"construction": idle}, resource="exploration", round=4)
    everybody_done(state)
    assert state.standing() == [2]
    assert state.view(0)["outcome"] == [{"place": 2, "lost": "no_finisher", "medal": None}]
    won = solo(
        "production", {"construction": idle, "tasks": ["cross_ice_ocean"]}, resource="exploration", round=4
    )
    everybody_done(won)
    assert won.standing() == [1]


def test_ruling_w10_a_spy_reward_without_a_token_left_wakes_a_hidden_one() -> None:
    duchy = {"alchemy": {"population": 3}, "active_spies": 1, "hidden_spies": 1, "draft": ["farm"]}
    state = play(solo("planning", duchy), "task hire_ice_pilots")
    assert (me(state)["active_spies"], me(state)["hidden_spies"]) == (2, 0)
