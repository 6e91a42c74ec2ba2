"""Our rulings where the rulebook is silent or unclear, one test each, and the clarifications beside them."""

from __future__ import annotations

import json

import pytest

from tests.games.queendomino.helpers import (
    BOARD,
    board,
    choices,
    kingdom,
    lines,
    owner,
    play,
    prices,
    refused,
    step,
    table,
)
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.state import CHANCE

NEXT = [("q1", None), ("q2", None), ("q4", None), ("q44", None)]
LINE = [("q46", 0), ("q3", 1)]

ONE_SPOT_LEFT = """
    F   T   T   .   .
    L   L1  L1  M3  T
    F1  T   #   M   W1
    T   G   G   W   W
    G1  G2  F   F1  S1
"""


def test_ruling_1_a_price_is_never_below_zero() -> None:
    state = table("# T T", "#", line=LINE, next_line=NEXT, step="build", queen=0, towers=[2, 0], coins=[0, 7])
    assert prices(state)[4:] == [0, 0]
    play(state, "build 6", "site h7")
    assert owner(state, 0)["coins"] == 0


def test_ruling_2_with_two_players_every_kings_turn_is_a_full_turn() -> None:
    """Taxes, building and bribe come with each of the two kings."""
    line = [("q46", 0), ("q47", 0), ("q3", 1), ("q5", 1)]
    state = table("#", "#", line=line, next_line=NEXT, knights=[2, 1])
    steps = []
    for action in ("place h7 east", "tax a", "build 6", "site h7", "pass", "choose 1",
                   "place j7 east", "tax b", "build 5", "site j7", "burn 1", "choose 2"):  # fmt: skip
        steps.append(step(state))
        play(state, action)
    assert steps == [(name, 0) for name in ("place", "tax", "build", "site", "bribe", "choose")] * 2
    assert step(state) == ("place", 1)


def test_ruling_2_the_dragon_is_still_limited_to_once_a_round() -> None:
    line = [("q7", 0), ("q8", 0), ("q3", 1), ("q5", 1)]
    state = table("#", "#", line=line, next_line=NEXT, knights=[0, 0])
    play(state, "place h7 east", "burn 1", "choose 1", "place j7 east")
    assert step(state) == ("choose", 0)


@pytest.mark.parametrize(("tax", "coins"), [("tax a", 4 + 3), ("tax both", 4 + 3 + 4 + 3)])
def test_ruling_3_a_safe_pays_once_for_each_knight_sent(tax: str, coins: int) -> None:
    """Three knights are owned before and after: two before their owner, one in the kingdom."""
    lakes = kingdom("Ta T! #  L  L", a="safe_knights")
    state = table(lakes, "#", line=[("q6", 0), ("q3", 1)], next_line=NEXT, knights=[2, 1], coins=[0, 0])
    play(state, "place j7 east", tax)
    assert owner(state, 0)["coins"] == coins


def test_ruling_4_after_a_forced_discard_no_tax_but_the_rest_of_the_turn() -> None:
    """A building, the dragon and the choice are still there."""
    line = [("q3", 1), ("q9", 0), ("q46", 2)]
    state = table(ONE_SPOT_LEFT, "#", "#", line=line, next_line=NEXT, knights=[2, 0, 0])
    play(state, "place g8 north", "pass", "choose 4")
    assert owner(state, 0)["discarded"] == 1
    steps = []
    for action in ("build 6", "site f9", "burn 1", "choose 1"):
        steps.append(step(state))
        play(state, action)
    assert steps == [("build", 0), ("site", 0), ("bribe", 0), ("choose", 0)]


def test_ruling_5_one_building_a_turn() -> None:
    state = table("# T T T T", "#", line=LINE, next_line=NEXT, step="build")
    play(state, "build 6", "site h7")
    assert step(state) == ("bribe", 0)
    assert refused(state, "build 5") == "Bribe the dragon or skip this step."


def test_ruling_6_with_an_empty_pile_spaces_stay_empty() -> None:
    """What is left still slides to the cheap end."""
    line = [("q46", 1), ("q3", 0)]
    state = table("#", "#", line=line, next_line=[("q1", 1), ("q2", None)], step="bribe", turn=1,
                  spaces=("statue", None, None, "church", None, None), unseen={"bakery": 1})  # fmt: skip
    play(state, "burn 4")
    assert step(state) == ("draw_line", CHANCE)
    assert board(state) == [None, None, None, None, "bakery", "statue"]
    assert state.view(None)["unseen_buildings"] == {}


def test_ruling_8_knights_are_not_limited_by_the_pieces() -> None:
    """The box has 22 knights; six kingdoms begin with one each, and the buildings bring 18."""
    line = [(f"q{number}", seat) for seat, number in enumerate((46, 3, 5, 7, 8, 9))]
    next_line = [(f"k{number}", None) for number in range(1, 7)]
    state = table("# T T T T", *["#"] * 5, line=line, next_line=next_line, step="build",
                  spaces=(*[None] * 5, "big_tavern"), knights=[17, 1, 1, 1, 1, 1], variant="royal_wedding")  # fmt: skip
    play(state, "build 6", "site h7")
    assert sum(owner(state, which)["knights"] for which in range(6)) == 24


def test_ruling_7_the_queen_comes_to_the_first_builder_of_a_tower() -> None:
    spaces = (*BOARD[:5], "travelling_castle")
    state = table("# T T", "#", line=LINE, next_line=NEXT, step="build", spaces=spaces)
    assert state.view(None)["queen"] is None
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] == 0


def test_ruling_7_nobody_has_her_before() -> None:
    """A building without towers does not bring her, although all then have equally many: none."""
    state = table("# T T", "#", line=LINE, next_line=NEXT, step="build")
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] is None


def test_ruling_8_the_bank_never_runs_out() -> None:
    """There are coins for 174 in the box; a player may own more."""
    state = table("# L L", "#", line=[("q6", 0), ("q3", 1)], next_line=NEXT, coins=[174, 7])
    play(state, "place j7 east", "tax a")
    assert owner(state, 0)["coins"] == 178


def test_ruling_9_a_building_may_stand_where_a_knight_is() -> None:
    state = table("#", "#", line=LINE, next_line=NEXT)
    play(state, "place h7 east", "tax a", "build 6")
    assert choices(state) == ["site h7", "site i7"]
    play(state, "site h7")
    assert owner(state, 0)["squares"]["h7"] == {
        "terrain": "town",
        "crowns": 0,
        "knight": True,
        "building": "church",
    }


def test_ruling_10_the_next_buildings_and_dominoes_are_hidden() -> None:
    """What nobody knows is not in the state: a view holds what is left as a set without an order."""
    state = table("#", "#", line=LINE, next_line=NEXT)
    seen = state.view(0)
    numbers = [int(name[1:]) for name in seen["unseen_dominoes"][0]]
    assert numbers == sorted(numbers)
    assert set(seen["unseen_buildings"]) <= {building["id"] for building in GAME.components()["buildings"]}
    assert list(seen["unseen_buildings"]) == [
        building["id"]
        for building in GAME.components()["buildings"]
        if building["id"] in seen["unseen_buildings"]
    ]
    kept = state.snapshot()
    assert {key: value for key, value in seen.items() if key in kept and key != "kingdoms"} == {
        key: value for key, value in kept.items() if key != "kingdoms"
    }
    assert json.dumps(state.view(1)) == json.dumps({**seen, "seat": 1})


def test_ruling_11_the_rightmost_empty_space_is_filled_first() -> None:
    """After the slide, so that an earlier draw is the cheaper one."""
    line = [("q46", 1), ("q3", 0)]
    state = table("#", "#", line=line, next_line=[("q1", 1), ("q2", None)], step="bribe", turn=1,
                  spaces=("statue", None, "bakery", "church", None, "sawmill"))  # fmt: skip
    play(state, "pass")
    assert board(state) == [None, None, "statue", "bakery", "church", "sawmill"]
    play(state, "building foundry")
    assert board(state) == [None, "foundry", "statue", "bakery", "church", "sawmill"]
    play(state, "building big_tavern")
    assert board(state) == ["big_tavern", "foundry", "statue", "bakery", "church", "sawmill"]


def test_ruling_12_the_wedding_is_for_3_to_6_players_or_teams_of_6_or_8() -> None:
    for variant, possible in (("royal_wedding", {3, 4, 5, 6}), ("teams", {6, 8})):
        accepted = set()
        for seats in range(1, 11):
            try:
                GAME.new(seats, {"variant": variant})
            except BadOptions:
                continue
            accepted.add(seats)
        assert accepted == possible


# --- clarifications


def test_clarification_towns_are_taxed_too() -> None:
    state = play(table("# T T", "#", line=LINE, next_line=NEXT), "place j7 east", "tax b")
    assert owner(state, 0)["coins"] == 7 + 4


def test_clarification_the_queen_goes_wherever_a_builder_of_towers_equals_the_most() -> None:
    """Away from her kingdom, and back again."""
    spaces = ("guardtower", "guardtower", "travelling_castle", "bakery", "sawmill", "church")
    line = [("q32", 0), ("q33", 1), ("q34", 0), ("q3", 1)]
    state = table("# T T T T", "# T T", line=line, next_line=NEXT, step="build", spaces=spaces, coins=[20, 20],
                  knights=[0, 0])  # fmt: skip
    play(state, "build 1", "site h7")
    assert state.view(None)["queen"] == 0
    play(state, "choose 1", "place j7 east", "build 2", "site h7")
    assert state.view(None)["queen"] == 1
    play(state, "choose 2", "place f7 west", "build 3", "site i7")
    assert state.view(None)["queen"] == 0


def test_clarification_with_equal_largest_regions_the_queens_gain_is_the_same() -> None:
    state = table(
        "W W # L1 F", "#", line=[], step="over", coins=[0, 0], knights=[0, 0], queen=0, towers=[2, 0]
    )
    assert state.sheet(0).total == 1 + 2
    assert lines(state, 0)["wheat"] == 2


def test_clarification_the_sheet_is_right_at_any_moment() -> None:
    """The queen, coins and buildings count as if the game ended now."""
    state = table("# T T", "#", line=LINE, next_line=NEXT, step="build", spaces=(*BOARD[:5], "guardtower"))
    assert state.sheet(0).total == 2
    play(state, "build 6", "site h7")
    assert lines(state, 0)["town"] == 2
    assert state.sheet(0).total == 2 + 2 + 3
