"""The module of advisors."""

from __future__ import annotations

from typing import Any

from tests.games.wonderful_kingdom.helpers import (
    OTHER_IDLE,
    actions,
    chance,
    down,
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

PILE = {"quarry": 1, "cathedral": 1, "steward": 1, "farm": 2}
IDLE = {"construction": [site("gates_of_hell", exploration=6, soldier=2)]}


def with_advisors(
    names: list[str], where: str, soldiers: int = 3, mine: dict[str, Any] | None = None, **fields: Any
) -> State:
    duchy = {"advisors": names, "soldiers": soldiers} | IDLE | (mine or {})
    fields.setdefault("side", "b")
    return table(2, duchy, OTHER_IDLE, step=where, actor=0, module="advisors", **fields)


def test_an_advisor_taken_comes_at_once_with_a_soldier() -> None:
    areas = [{"up": ["spymaster", "farm"], "down": []}, {"up": [], "down": []}]
    state = with_advisors([], "take", 0, areas=areas)
    play(state, "take 1")
    assert me(state)["advisors"] == ["spymaster"]
    assert me(state)["soldiers"] == 1
    assert me(state)["draft"] == ["farm"]


def test_an_advisor_turned_up_in_planning_comes_then() -> None:
    areas = [{"up": ["farm"], "down": [down("steward", 1)]}, {"up": [], "down": []}]
    state = with_advisors([], "take", 0, areas=areas, turn=7)
    play(state, "take 1")
    assert step(state) == "planning"
    assert me(state)["advisors"] == ["steward"]
    assert me(state)["soldiers"] == 1
    assert me(state)["draft"] == ["farm"]


def test_an_ability_is_paid_in_soldiers_and_used_once_a_round() -> None:
    state = with_advisors(["royal_architect"], "production", 3, {"construction": [site("royal_roads")]})
    play(state, "advise royal_architect")
    assert me(state)["soldiers"] == 2
    assert me(state)["cubes"] == {"materials": 3}
    play(state, "store", "store", "store")
    assert refused(state, "advise royal_architect") == "royal_architect has already been used this round."


def test_an_ability_is_ready_again_in_the_next_round() -> None:
    state = with_advisors(["steward"], "production", resource="exploration", mine={"used": ["steward"]})
    everybody_done(state)
    assert me(state)["used"] == []


def test_without_soldiers_no_ability() -> None:
    state = with_advisors(["grey_eminence"], "take", 1, areas=[{"up": ["farm"], "down": []}] * 2)
    assert refused(state, "advise grey_eminence") == "grey_eminence costs 2 soldiers; you have 1."


def test_an_ability_works_in_its_phase_only() -> None:
    state = with_advisors(["royal_architect", "spymaster"], "production", resource="gold")
    assert refused(state, "advise royal_architect") == "royal_architect does not work in this phase."
    assert refused(state, "advise steward") == "steward is not your advisor."


def test_gained_cubes_do_not_count_for_supremacy() -> None:
    state = with_advisors(
        ["steward"], "production", resource="population", mine={"construction": [site("scholars")]}
    )
    before = state.view(None)["totals"]
    play(state, "advise steward")
    assert me(state)["cubes"] == {"population": 2}
    assert state.view(None)["totals"] == before
    assert me(state)["training"] == 0


def test_alchemist_turns_three_cubes_into_krystallium() -> None:
    state = with_advisors(["court_alchemist"], "production", mine={"alchemy": {"gold": 2, "materials": 1}})
    play(state, "advise court_alchemist")
    assert (me(state)["alchemy"], me(state)["krystallium"]) == ({}, 1)
    few = with_advisors(["court_alchemist"], "production", mine={"alchemy": {"gold": 2}})
    assert refused(few, "advise court_alchemist") == "court_alchemist can do nothing now."


def test_provost_gives_two_more_cubes_of_a_recycled_card() -> None:
    state = with_advisors(["guild_provost"], "planning", mine={"draft": ["farm", "port"], "construction": [
        site("royal_guard")]})  # fmt: skip
    play(state, "advise guild_provost", "recycle farm")
    assert me(state)["cubes"] == {"population": 3}
    play(state, "place royal_guard", "place royal_guard", "place royal_guard")
    play(state, "recycle port")
    assert me(state)["alchemy"] == {"exploration": 1}


def test_spymaster_turns_up_all_cards_of_one_area() -> None:
    areas = [
        {"up": [], "down": [down("calamity", 1), down("farm", 0)]},
        {"up": [], "down": [down("port", 1)]},
    ]
    state = with_advisors(["spymaster"], "take", areas=areas)
    assert {"unmask 1", "unmask 2"} <= set(actions(state))
    play(state, "unmask 1")
    assert state.view(1)["areas"][0] == {"up": ["farm", "calamity"], "down": []}
    assert state.view(0)["areas"][1]["down"] == [down(None, 1)]
    assert me(state)["soldiers"] == 2
    assert not any(text.startswith("unmask") for text in actions(state))


def test_grey_eminence_discards_a_card_before_the_offer_is_taken() -> None:
    areas = [{"up": ["farm", "calamity"], "down": [down("port", 1)]}, {"up": [], "down": []}]
    state = with_advisors(["grey_eminence"], "take", areas=areas)
    play(state, "advise grey_eminence")
    assert actions(state)[0] == "take 1"
    assert "take 2" not in actions(state)
    assert refused(state, "take 2") == "Area 2 is empty: there is nothing to discard."
    play(state, "take 1")
    assert actions(state) == ["drop farm", "drop calamity", "drop_hidden 1"]
    play(state, "drop calamity")
    assert me(state)["draft"] == ["farm"]
    assert "calamity" in state.view(None)["discard"]
    assert me(state)["draft_down"] == [down(None, 1)]


def test_grey_eminence_may_discard_a_card_unseen() -> None:
    areas = [{"up": ["farm"], "down": [down("calamity", 1)]}, {"up": [], "down": []}]
    state = with_advisors(["grey_eminence"], "take", areas=areas)
    play(state, "advise grey_eminence", "take 1", "drop_hidden 1")
    assert state.view(0)["hidden_discards"] == [{"card": None, "seat": 1, "round": 1}]
    assert state.view(1)["hidden_discards"][0]["card"] == "calamity"


def test_trapmaster_allows_one_more_card_face_down() -> None:
    hand = {"hand": ["farm", "port", "quarry"], "traps": 0}
    state = with_advisors(["trapmaster"], "offer", mine=hand)
    assert "offer farm 1 down" not in actions(state)
    play(state, "advise trapmaster", "offer farm 1 down")
    assert "offer port 1 down" not in actions(state)
    play(state, "offer port 2 up")
    assert me(state)["extra_traps"] == 0


def test_prophet_looks_at_three_cards_and_keeps_one() -> None:
    """Where both plan at once, the cards are drawn when the other is done; plans stay hidden."""
    state = with_advisors(["inspired_prophet"], "planning", mine={"draft": ["farm"]}, unseen=PILE, pile=5)
    seen = state.view(1)["duchies"][0]
    play(state, "advise inspired_prophet")
    assert state.legal(0) == []
    assert state.view(1)["duchies"][0] == seen
    play(state, "done", seat=1)
    assert step(state) == "draw"
    chance(state, "draw quarry", "draw cathedral", "draw steward")
    assert state.view(1)["duchies"][0]["look"] == [None, None, None]
    assert actions(state) == ["keep quarry", "keep cathedral", "keep steward"]
    play(state, "keep cathedral")
    assert me(state)["draft"] == ["farm", "cathedral"]
    assert state.view(1)["duchies"][0]["draft"] == ["farm", "cathedral"]
    play(state, "build cathedral")
    assert "cathedral" not in str(state.view(1)["duchies"][0]["construction"])


def test_ruling_w19_what_the_prophet_leaves_is_seen_when_planning_ends() -> None:
    """The cards that were not kept lie face down until then: nobody else knows them."""
    state = with_advisors(["inspired_prophet"], "planning", mine={"draft": ["farm"]}, unseen=PILE, pile=5)
    play(state, "advise inspired_prophet")
    play(state, "done", seat=1)
    chance(state, "draw quarry", "draw cathedral", "draw steward")
    play(state, "keep cathedral")
    assert me(state)["rejected"] == ["quarry", "steward"]
    for viewer in (1, None):
        view = state.view(viewer)
        assert view["discard"] == []
        assert view["duchies"][0]["rejected"] == [None, None]
        assert view["unseen"] == {"farm": 2, "quarry": 1, "steward": 1}
    state.events = []
    play(state, "build cathedral", "build farm", "done")
    assert step(state) == "production"
    assert {"quarry", "steward"} <= set(state.view(1)["discard"])
    assert me(state)["rejected"] == []
    shown = next(event for event in state.events if event.kind == "discarded_shown")
    assert (shown.data["card"], shown.seats) == (["quarry", "steward"], None)


def test_a_table_saved_before_rejected_cards_were_told_still_opens() -> None:
    snapshot = with_advisors(["inspired_prophet"], "planning", mine={"draft": ["farm"]}).snapshot()
    for duchy in snapshot["duchies"]:
        del duchy["rejected"]
    assert me(GAME.load(snapshot))["rejected"] == []


def alchemist(alchemy: int, mine: dict[str, Any] | None = None, soldiers: int = 1) -> State:
    """The population step of a duchy that makes two population, with a court alchemist and no card that needs
    any of it.
    """
    duchy = {"advisors": ["court_alchemist"], "soldiers": soldiers, "alchemy": {"gold": alchemy}}
    duchy |= {"construction": [], "built": ["hamlet"]} | (mine or {})
    state = table(
        2, duchy, OTHER_IDLE, step="production", resource="materials", module="advisors", side="b", actor=0
    )
    everybody_done(state)
    assert state.view(None)["resource"] == "population"
    return state


def test_ruling_w22_the_court_alchemist_is_asked_before_cubes_that_fit_no_card_are_stored() -> None:
    """With four cubes in the alchemy area, storing two more would make a krystallium of five and leave too
    few for him: he comes first, whether or not some card needs the cubes.
    """
    state = alchemist(4)
    made = sum(me(state)["cubes"].values())
    assert me(state)["alchemy"] == {"gold": 4}
    assert made > 1
    assert actions(state) == ["store", "advise court_alchemist"]
    play(state, "advise court_alchemist")
    assert me(state)["krystallium"] == 1
    assert sum(me(state)["alchemy"].values()) == 1 + made
    assert me(state)["cubes"] == {}


def test_ruling_w22_an_alchemist_who_can_do_nothing_does_not_hold_the_cubes() -> None:
    """Too few cubes for him, or no soldier to pay him and no card that might bring one."""
    few = alchemist(0)
    assert me(few)["cubes"] == {}
    unpaid = alchemist(3, soldiers=0)
    assert me(unpaid)["cubes"] == {}


def test_ruling_w22_the_court_alchemist_is_asked_as_soon_as_enough_cubes_are_stored() -> None:
    state = alchemist(2)
    made = sum(me(state)["alchemy"].values()) - 2
    assert made == 1
    assert actions(state) == ["store", "advise court_alchemist"]
    play(state, "store")
    assert sum(me(state)["alchemy"].values()) == 4


def test_ruling_w22_a_card_that_may_bring_the_soldier_keeps_the_cubes_waiting() -> None:
    """A krystallium can complete the barracks, whose soldier pays him."""
    mine = {"construction": [site("barracks", materials=1)], "krystallium": 1}
    state = alchemist(3, mine, soldiers=0)
    assert "store" in actions(state)
    assert "advise court_alchemist" not in actions(state)


def test_an_advisor_found_by_the_prophet_joins_at_once() -> None:
    state = with_advisors(["inspired_prophet"], "planning", mine={"draft": ["farm"]}, unseen=PILE, pile=5)
    play(state, "advise inspired_prophet")
    play(state, "done", seat=1)
    chance(state, "draw quarry", "draw cathedral", "draw steward")
    play(state, "keep steward")
    assert "steward" in me(state)["advisors"]
    assert me(state)["soldiers"] == 2


def test_ruling_w13_blackmailer_moves_two_cubes_when_both_have_planned() -> None:
    duchy = {"advisors": ["blackmailer"], "soldiers": 1} | IDLE
    other = {"alchemy": {"gold": 1, "materials": 2}} | OTHER_IDLE
    state = table(2, duchy, other, step="planning", module="advisors", side="b")
    play(state, "advise blackmailer", "done")
    assert me(state)["alchemy"] == {}
    play(state, "done", seat=1)
    moved = state.view(None)["duchies"]
    assert sum(moved[1]["alchemy"].values()) - 2 == 1
    assert sum(moved[0]["alchemy"].values()) - 2 == 2


def test_ruling_w13_court_usher_wins_a_tie_once_the_totals_are_known() -> None:
    state = with_advisors(["court_usher"], "planning")
    everybody_done(state)
    assert state.view(None)["totals"] == [2, 2]
    play(state, "advise court_usher")
    assert me(state)["training"] == 1
    assert me(state, 1)["training"] == 0
    assert state.view(1)["duchies"][0]["training"] == 0


def test_court_usher_is_of_no_use_without_a_tie() -> None:
    state = with_advisors(["court_usher"], "planning", mine={"built": ["quarry"]})
    everybody_done(state)
    assert refused(state, "advise court_usher") == "court_usher can do nothing now."


def test_confessor_removes_a_calamity_at_the_end() -> None:
    state = with_advisors(["confessor", "royal_herald"], "ending", 5, {"calamities": 2}, round=4)
    assert refused(state, "discard gates_of_hell") == (
        "Only advisors for the end of the game can be used now."
    )
    play(state, "advise confessor")
    assert me(state)["calamities"] == 1
    play(state, "advise royal_herald")
    assert step(state) == "over"
    assert state.sheet(0).total == -4 + 5


def test_advisors_bring_no_points() -> None:
    state = with_advisors(["steward", "confessor"], "over", round=4)
    assert state.sheet(0).total == 0
