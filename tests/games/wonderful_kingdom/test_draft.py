"""Phase A, the draft: rulebook section 5."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from tests.games.wonderful_kingdom.helpers import (
    actions,
    down,
    finish,
    me,
    new,
    play,
    refused,
    step,
    table,
    verbs,
)
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import State

HAND = ["calamity", "farm", "port", "quarry", "scholars", "hamlet", "cathedral", "merchants"]
OTHER_HAND = [card if card != "cathedral" else "watchtower" for card in HAND]
"""There is only one cathedral."""


def drafting(*hands: list[str], **fields: Any) -> State:
    return table(2, *({"hand": hand} for hand in hands), step="offer", actor=0, module="quests", **fields)


def test_seven_developments_and_a_calamity_are_dealt_hidden_from_the_other() -> None:
    state = new(module="quests")
    for seat in (0, 1):
        assert len(me(state, seat)["hand"]) == 8
        assert me(state, seat)["hand"].count("calamity") == 1
        assert state.view(1 - seat)["duchies"][seat]["hand"] == [None] * 8
    assert [len(area["up"]) for area in state.view(None)["areas"]] == [1, 1]


def test_first_player_offers_two_cards_in_one_or_both_areas() -> None:
    for second in ("1", "2"):
        state = drafting(HAND, OTHER_HAND)
        play(state, "offer farm 1 up")
        assert state.mover() == 0
        play(state, f"offer port {second} up")
        areas = [area["up"] for area in state.view(1)["areas"]]
        assert areas == ([["farm", "port"], []] if second == "1" else [["farm"], ["port"]])
        assert step(state) == "take"
        assert state.mover() == 1


def test_taker_has_all_cards_of_one_area_and_offers_next() -> None:
    state = drafting(HAND, OTHER_HAND)
    play(state, "offer farm 1 up", "offer port 1 up")
    play(state, "take 1", seat=1)
    assert sorted(me(state, 1)["draft"]) == ["farm", "port"]
    assert state.view(None)["areas"][0] == {"up": [], "down": []}
    assert step(state) == "offer"
    assert state.mover() == 1


def test_what_is_left_in_an_area_stays_and_piles_up() -> None:
    state = drafting(HAND, OTHER_HAND)
    play(state, "offer farm 1 up", "offer port 2 up")
    play(state, "take 1", "offer quarry 2 up", "offer hamlet 2 up", seat=1)
    assert sorted(state.view(0)["areas"][1]["up"]) == ["hamlet", "port", "quarry"]


def test_an_empty_area_may_be_taken() -> None:
    state = drafting(HAND, OTHER_HAND)
    play(state, "offer farm 1 up", "offer port 1 up")
    assert actions(state, 1) == ["take 1", "take 2"]
    play(state, "take 2", seat=1)
    assert me(state, 1)["draft"] == []


def test_four_offers_and_four_takes_each_then_the_rest_is_discarded() -> None:
    """The phase ends when the first player has taken for the fourth time."""
    state = new(module="quests")
    rng = Random(4)
    offers, takes = [0, 0], [0, 0]
    last = -1
    while step(state) in ("offer", "take"):
        mover = state.mover()
        code = next(c for c in state.legal(mover) if GAME.actions.notation(c).split()[0] in ("offer", "take"))
        if step(state) == "offer":
            offers[mover] += 1
        else:
            takes[mover] += 1
        last = mover
        state.apply(mover, code)
        Draws(rng).settle(state)
    assert offers == [8, 8]
    assert takes == [4, 4]
    assert last == state.view(None)["first"] == 0
    assert step(state) == "planning"
    assert state.view(None)["areas"] == [{"up": [], "down": []}] * 2
    discarded = state.view(None)["discard"]
    taken = sum(len(state.view(None)["duchies"][seat]["draft"]) for seat in (0, 1))
    calamities = sum(state.view(None)["duchies"][seat]["calamities"] for seat in (0, 1))
    assert len(discarded) + taken + calamities == 18


def test_players_may_end_with_different_numbers_of_cards() -> None:
    state = drafting(HAND, OTHER_HAND)
    play(state, "offer farm 1 up", "offer port 1 up")
    play(state, "take 2", "offer farm 2 up", "offer port 1 up", seat=1)
    play(state, "take 1")
    assert (len(me(state, 0)["draft"]), len(me(state, 1)["draft"])) == (3, 0)


def test_first_player_changes_from_round_to_round() -> None:
    state = new(module="quests")
    seen = {}
    rng = Random(2)
    while state.mover() != -2:
        view = state.view(None)
        seen[view["round"]] = view["first"]
        mover = state.mover()
        state.apply(mover, state.sample(mover, rng))
    assert seen == {1: 0, 2: 1, 3: 0, 4: 1}


# ---------------------------------------------------------------- traps


def test_a_trap_lays_a_card_face_down() -> None:
    state = drafting(HAND, OTHER_HAND)
    play(state, "offer calamity 1 down")
    assert me(state)["traps"] == 1
    assert state.view(0)["areas"][0]["down"] == [down("calamity", 0)]
    assert state.view(1)["areas"][0]["down"] == [down(None, 0)]
    assert state.view(None)["areas"][0]["down"] == [down(None, 0)]


def test_two_traps_a_round_for_one_or_two_cards_of_an_offer() -> None:
    state = drafting(HAND, OTHER_HAND)
    play(state, "offer farm 1 down", "offer port 2 down")
    play(state, "take 1", "offer farm 2 up", "offer port 2 up", seat=1)
    play(state, "take 2")
    assert "offer quarry 1 down" not in actions(state, 0)
    assert refused(state, "offer quarry 1 down") == "You have no trap left to lay a card face down."


def test_traps_come_back_with_the_next_round() -> None:
    state = finish_round(new(module="quests"))
    assert [me(state, seat)["traps"] for seat in (0, 1)] == [2, 2]


def finish_round(state: State) -> State:
    rng = Random(8)
    while state.view(None)["round"] == 1 or step(state) != "offer":
        mover = state.mover()
        state.apply(mover, state.sample(mover, rng))
    return state


def test_taker_does_not_know_a_trap_until_planning_and_its_layer_does() -> None:
    state = drafting(["farm", "calamity"], [])
    play(state, "offer calamity 1 down", "offer farm 1 up")
    play(state, "take 1", seat=1)
    assert me(state, 1)["draft_down"] == [down(None, 0)]
    assert state.view(0)["duchies"][1]["draft_down"] == [down("calamity", 0)]
    assert me(state, 1)["calamities"] == 0


def test_cards_taken_face_down_are_turned_up_in_planning() -> None:
    hands = [["port", "calamity"], []]
    state = table(2, *({"hand": hand} for hand in hands), step="offer", actor=0, turn=7, module="quests")
    play(state, "offer calamity 1 down", "offer port 1 down")
    play(state, "take 1", seat=1)
    assert step(state) == "planning"
    assert me(state, 1)["draft"] == ["port"]
    assert me(state, 1)["calamities"] == 1
    assert state.view(0)["duchies"][1]["draft"] == ["port"]


def test_a_trap_that_nobody_takes_is_discarded_unseen() -> None:
    state = table(2, {"hand": ["farm", "calamity"]}, step="offer", actor=0, turn=7, module="quests")
    play(state, "offer calamity 2 down", "offer farm 1 up")
    play(state, "take 1", seat=1)
    entry = {"seat": 0, "round": 1}
    assert state.view(1)["hidden_discards"] == [entry | {"card": None}]
    assert state.view(0)["hidden_discards"] == [entry | {"card": "calamity"}]
    assert state.view(1)["hidden_dangers"] == [{"seat": 0, "round": 1}]


def test_only_own_cards_can_be_offered() -> None:
    state = drafting(["farm", "port"], ["quarry", "hamlet"])
    assert refused(state, "offer quarry 1 up") == "quarry is not in your hand."
    assert refused(state, "offer quarry 1 up", seat=1) == "It is seat 1's turn."
    assert "offer" in verbs(state)
    assert "take" not in verbs(state)


def test_a_whole_game_has_four_rounds() -> None:
    state = finish(new(module="quests"))
    assert state.view(None)["round"] == 4
