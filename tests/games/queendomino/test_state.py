"""What drivers ask of a state: its steps, turns, who decides, and what a view works out for screens."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.queendomino.helpers import kingdom, owner, play, table
from tetrarchy.games.queendomino import GAME, state
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, OVER

NEXT = [("q1", None), ("q2", None), ("q4", None), ("q44", None)]


def test_the_names_of_steps_and_their_numbers_agree() -> None:
    numbers = {
        "draw_building": state.DRAW_BUILDING,
        "draw_line": state.DRAW_LINE,
        "draw_king": state.DRAW_KING,
        "first_choice": state.FIRST_CHOICE,
        "place": state.PLACING,
        "tax": state.TAXING,
        "build": state.BUILDING_STEP,
        "site": state.SITE_STEP,
        "bribe": state.BRIBING,
        "choose": state.CHOOSING,
        "over": state.GAME_OVER,
    }
    assert [numbers[name] for name in state.STEPS] == list(range(len(state.STEPS)))
    assert len(state.STEPS) == state.GO_ON


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_every_king_has_a_turn_of_its_own(seats: int, options: Options) -> None:
    """While the number of the turn stays, one seat decides; a king set before the first round is a turn too."""
    position = GAME.new(seats, options)
    rng = Random(seats)
    deciders: dict[int, set[int]] = {}
    last = 0
    while position.mover() != OVER:
        assert position.turn_id() >= last
        last = position.turn_id()
        mover = position.mover()
        assert position.deciders(None) == ([] if mover == CHANCE else [mover])
        if mover != CHANCE:
            deciders.setdefault(last, set()).add(mover)
        position.apply(mover, position.sample(mover, rng))
    assert position.turn_id() > last
    assert all(len(seats) == 1 for seats in deciders.values())
    assert len(deciders) > seats * position.view(None)["rounds"] // 2


def test_a_view_tells_what_each_knight_would_bring() -> None:
    """The region of each half, and three coins of the safe for three knights."""
    lakes = kingdom("Ta T! #  L  L", a="safe_knights")
    position = table(lakes, "#", line=[("q20", 0), ("q3", 1)], next_line=NEXT, knights=[2, 1], coins=[0, 0])
    assert position.view(0)["tax_coins"] == []
    play(position, "place j7 east")
    expected = position.view(1)["tax_coins"]
    assert expected == [3 + 3, 1 + 3]
    play(position, "tax both")
    assert owner(position, 0)["coins"] == sum(expected)
    assert position.view(0)["tax_coins"] == []


def test_a_view_tells_every_kingdom_its_own_prices() -> None:
    """The queen takes a coin off, whoever decides."""
    position = table("#", "#", line=[("q46", 0), ("q3", 1)], next_line=NEXT, queen=1, towers=[0, 2])
    assert owner(position, 0)["prices"] == [5, 4, 3, 2, 1, 0]
    assert owner(position, 1)["prices"] == [4, 3, 2, 1, 0, 0]
    assert owner(GAME.new(2, {"variant": "kingdomino"}), 0)["prices"] == []


def test_a_view_counts_the_queens_crown_in_the_first_of_the_largest_regions() -> None:
    position = table("W W # L L", "#", line=[], step="over", queen=0, towers=[2, 0])
    regions = [
        (region["terrain"], region["squares"], region["crowns"], region["points"], region["queen"])
        for region in owner(position, 0)["regions"]
    ]
    assert regions == [("wheat", ["e7", "f7"], 1, 2, True), ("lake", ["h7", "i7"], 0, 0, False)]
    assert owner(position, 1)["regions"] == []


def test_a_view_counts_the_crowns_of_buildings_in_their_town() -> None:
    towns = kingdom("# Ta T", a="queens_tower")
    position = table(towns, "#", line=[], step="over", towers=[2, 0], queen=0)
    (town,) = owner(position, 0)["regions"]
    assert (town["crowns"], town["points"]) == (2, 4)


def test_a_view_tells_when_a_region_is_complete() -> None:
    """The frame of 5 × 5 ends at the lake's west side, and other land lies on its other sides."""
    position = table(
        """
        W  W  .  .  .
        L  L  W  W  .
        G  G  #  F  F
        """,
        "#",
        "#",
        line=[],
        step="over",
        towers=[0, 0, 0],
    )
    complete = {region["terrain"]: region["complete"] for region in owner(position, 0)["regions"]}
    assert complete == {"wheat": False, "forest": False, "lake": True, "grassland": False}
