"""Rulebook: setup, throwing the dice, choosing one (constraints 18 to 21)."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.inkdoms.helpers import events, mine, options, play, refused, seen, sheet, spots, table, throw
from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.landing import corners, kingdoms_under
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import CHANCE, State

EXAMPLE = "red YP 3, blue G 2, yellow B 4, white RYU 3"
"""The dice of the rulebook's example."""


def spells(state: State, seat: int) -> list[str]:
    return [name for name, number in mine(state, seat)["spells"].items() for _ in range(number)]


# --- setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_constraint_18_starting_spells_go_by_the_order_of_play(seats: int) -> None:
    state = play(GAME.new(seats), "first 2")
    order = [(1 + n) % seats for n in range(seats)]
    assert [spells(state, seat) for seat in order] == [["move"], ["clash"], ["spread"], ["blend"]][:seats]
    assert state.view(None)["first"] == 1


def test_constraint_18_none_in_solo() -> None:
    state = GAME.new(1)
    assert spells(state, 0) == []
    assert GAME.actions.notation(state.outcomes()[0][0]).startswith("fall")


def test_setup_everybody_can_be_first() -> None:
    state = GAME.new(3)
    assert state.actors() == [CHANCE]
    assert [GAME.actions.notation(action) for action, _ in state.outcomes()] == [
        "first 1",
        "first 2",
        "first 3",
    ]
    assert refused(state, "first 4") == "The first of 3 players is drawn now."


# --- throwing


def test_throw_four_dice_fall_one_after_another_and_lie_side_by_side() -> None:
    rng = Random(3)
    for _ in range(200):
        state = GAME.new(1)
        Draws(rng).settle(state)
        fallen = [die["spot"] - 1 for die in state.view(None)["dice"]]
        assert len(fallen) == 4
        for spot in fallen:
            assert not set(fallen) & set(GAME.map.spots[spot].overlaps)
        assert len(set(fallen)) == 4


def test_throw_a_later_die_cannot_land_on_an_earlier_one() -> None:
    state = play(GAME.new(1), "fall 1 3")
    blocked = {0, *GAME.map.spots[0].overlaps}
    free = {(int(GAME.actions.fields(a)["spot"]) - 1) for a, _ in state.outcomes()}
    assert free == set(range(360)) - blocked
    other = GAME.map.spots[0].overlaps[0] + 1
    assert refused(state, f"fall {other} 2") == f"A die on spot {other} would lie on another one."
    assert refused(state, "take red redhill") == "The dice are rolled now."


def test_throw_the_view_shows_where_the_dice_lie() -> None:
    state = throw(GAME.new(1), "YP 3", "G 2", "B 4", "RYU 3")
    dice = state.view(None)["dice"]
    assert [(die["die"], die["drops"], die["in_box"]) for die in dice] == [
        ("red", 3, True), ("blue", 2, True), ("yellow", 4, True), ("white", 3, True),
    ]  # fmt: skip
    assert [sorted(die["kingdoms"]) for die in dice] == [
        ["purplefield", "yellowlake"],
        ["greenwood"],
        ["bluewater"],
        ["redhill", "umberland", "yellowlake"],
    ]
    spot = GAME.map.spots[spots("YP", "G", "B", "RYU")[0] - 1]
    assert (dice[0]["x"], dice[0]["y"], dice[0]["angle"]) == (spot.x, spot.y, spot.angle)


def test_a_die_that_touches_a_border_from_inside_is_in_one_kingdom() -> None:
    left = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    right = [(100.0, 0.0), (200.0, 0.0), (200.0, 100.0), (100.0, 100.0)]
    assert kingdoms_under(corners(68, 50, 0, 64), 64, [left, right]) == (0,)


def test_a_die_that_slightly_crosses_a_border_is_in_both() -> None:
    left = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    right = [(100.0, 0.0), (200.0, 0.0), (200.0, 100.0), (100.0, 100.0)]
    assert kingdoms_under(corners(69, 50, 0, 64), 64, [left, right]) == (0, 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_constraint_19_three_and_four_players_throw_every_round(seats: int) -> None:
    state = table(*[sheet() for _ in range(seats)], first=seats - 1)
    for n in range(seats):
        seat = (seats - 1 + n) % seats + 1
        play(
            state,
            [f"{seat} take red redhill", f"{seat} take blue bluewater", f"{seat} take yellow yellowlake"][n]
            if n < 3
            else f"{seat} take white-red greenwood",
        )
        play(state, f"{seat} stop")
    assert state.actors() == [CHANCE]
    assert state.view(None)["first"] == 0, "the token has passed on to the left"
    assert state.view(None)["dice"] == []
    assert state.view(None)["round"] == 2


def test_constraint_19_two_players_throw_and_pass_every_second_round() -> None:
    state = table(sheet(), sheet(), dice="red R 3, blue B 3, yellow Y 3, white G 3", first=1)
    play(state, "2 take red redhill", "1 take blue bluewater", "1 stop", "2 stop")
    assert state.view(None)["round"] == 2
    assert state.view(None)["first"] == 1, "the token stays"
    assert options(state, 1) == [
        "take yellow yellowlake",
        "take white-red greenwood",
        "take white-blue greenwood",
    ]
    play(state, "2 take yellow yellowlake")
    assert options(state, 0) == [f"take white-{colour} greenwood" for colour in ("red", "blue", "yellow")]
    play(state, "1 take white-yellow greenwood", "1 stop", "2 stop")
    assert state.view(None)["first"] == 0
    assert state.actors() == [CHANCE]


def test_constraint_19_solo_throws_when_the_box_is_empty() -> None:
    state = throw(GAME.new(1), "R 3", "B 3", "Y 3", "G 3")
    for step in ("take red redhill", "take blue bluewater", "take yellow yellowlake"):
        play(state, step, "stop", f"cross {step.split()[2]}")
        assert CHANCE not in state.actors()
    play(state, "take white-red greenwood", "stop", "cross greenwood")
    assert state.actors() == [CHANCE]


# --- choosing a die


def test_dice_example() -> None:
    """Rulebook, page 4: yellow in Bluewater, blue in Greenwood, red on one border, white on two."""
    state = table(sheet(), sheet(), sheet(), sheet(), dice=EXAMPLE)
    assert options(state) == [
        "take red yellowlake",
        "take red purplefield",
        "take blue greenwood",
        "take yellow bluewater",
    ]
    play(state, "take red purplefield")
    assert mine(state)["taken"] == {"die": "red", "colour": "red", "drops": 3, "kingdom": "purplefield"}
    assert options(state, 1) == [
        "take blue greenwood",
        "take yellow bluewater",
        "take white-red redhill",
        "take white-red yellowlake",
        "take white-red umberland",
    ]


def test_constraint_20_white_cannot_be_taken_while_all_four_dice_are_in_the_box() -> None:
    state = table(sheet(), sheet(), sheet(), dice=EXAMPLE)
    for colour in ("red", "blue", "yellow"):
        assert refused(state, f"take white-{colour} redhill") == (
            f"White cannot stand for {colour}: that die is not taken yet."
        )


def test_constraint_20_white_counts_as_a_primary_not_in_the_box() -> None:
    state = table(sheet(), sheet(), sheet(), dice=EXAMPLE)
    play(state, "1 take blue greenwood")
    assert refused(state, "2 take white-red umberland") == (
        "White cannot stand for red: that die is not taken yet."
    )
    play(state, "2 take white-blue umberland")
    assert mine(state, 1)["taken"] == {"die": "white", "colour": "blue", "drops": 3, "kingdom": "umberland"}
    assert refused(state, "3 take white-blue umberland") == "The white die is already taken."


def test_constraint_21_a_die_on_a_border_is_taken_from_a_declared_kingdom() -> None:
    state = play(table(sheet(), sheet(), dice=EXAMPLE), "take red yellowlake")
    assert seen(state, 0, 1)["taken"]["kingdom"] == "yellowlake", "all can see it"
    areas = {option.split()[2][0] for option in options(state, 0) if option.startswith("paint")}
    assert areas == {"y"}
    state = table(sheet(), sheet(), dice=EXAMPLE)
    assert refused(state, "take red redhill") == "The red die is not in redhill."


def test_dice_are_taken_in_order_from_the_first_player() -> None:
    state = table(sheet(), sheet(), sheet(), first=1)
    assert state.actors() == [1]
    assert refused(state, "3 take red redhill") == "It is not your turn to take a die yet."
    play(state, "2 take red redhill")
    assert state.actors() == [1, 2], "seat 2 paints while seat 3 takes a die"
    play(state, "3 take blue bluewater")
    assert state.actors() == [0, 1, 2]
    assert refused(state, "3 take yellow yellowlake") == "Place your drops."


def test_the_only_die_left_is_taken_without_asking() -> None:
    """With no choice of kingdom or colour there is nothing to ask."""
    state = table(sheet(), sheet(), dice="red R 3, blue B 3, yellow Y 3, white G 3", gone="red white")
    play(state, "take blue bluewater")
    assert mine(state, 1)["taken"]["die"] == "yellow"
    assert state.actors() == [0, 1]


def test_the_log_tells_the_dice() -> None:
    state = GAME.new(1)
    first, *_ = spots("YP", "R", "B", "G")
    assert events(state, f"fall {first} 3") == [
        ("die_fallen", {"die": "red", "spot": first, "drops": 3, "kingdom": ["yellowlake", "purplefield"]})
    ]
