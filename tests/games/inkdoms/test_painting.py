"""Rulebook: coloring rules, blots, special areas, watchtowers (constraints 22 to 26)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.inkdoms.helpers import areas_of, events, mine, options, painted, play, points, refused, solo
from tetrarchy.kernel.state import State


def turn(state: State) -> dict[str, Any]:
    shown: dict[str, Any] = mine(state)["turn"]
    return shown


# --- coloring


def test_constraint_22_areas_of_the_kingdom_of_the_die_only() -> None:
    state = solo("red R 3")
    assert painted(state, "die") == set(areas_of("R").split())
    assert refused(state, "paint die y1") == "y1 is not in a kingdom of your die."


def test_constraint_22_unpainted_areas_only() -> None:
    state = solo("red R 3", blue="r2")
    assert painted(state, "die") == set(areas_of("R", but="r2").split())
    assert refused(state, "paint die r2") == "r2 is already painted."


def test_constraint_22_one_by_one() -> None:
    state = play(solo("red R 3"), "paint die r2")
    assert turn(state)["drops"] == 2
    assert painted(state, "die") == {"r4", "r5", "r6", "r7", "r8", "r9"}


def test_constraint_22_not_beside_the_same_colour_even_in_another_kingdom() -> None:
    state = solo("red R 3", red="y1 u1")
    assert painted(state, "die") == {"r1", "r2", "r4", "r5"}
    assert refused(state, "paint die r6") == "r6 already touches red."


def test_constraint_22_beside_other_colours_is_fine() -> None:
    state = solo("red R 2", blue="r1 r8", yellow="r3")
    assert painted(state, "die") == {"r2", "r4", "r5", "r6", "r7", "r9"}


def test_constraint_22_all_drops_placed_cost_nothing() -> None:
    state = play(solo("red R 2"), "paint die r2", "paint die r4")
    assert mine(state)["blots"] == 0
    assert state.view(0)["step"] == "cross", "the turn is over, there is nothing more to do"


@pytest.mark.parametrize("placed", [0, 1, 2])
def test_constraint_22_fewer_drops_cost_one_blot(placed: int) -> None:
    steps = ["paint die r2", "paint die r4"][:placed]
    state = play(solo("red R 3", blots=4), *steps, "stop")
    assert mine(state)["blots"] == 5


def test_constraint_22_drops_that_fit_nowhere_cost_one_blot() -> None:
    """R2 is the only area left, and it touches red."""
    state = solo("red R 3", blue=areas_of("R", but="r2 r3"), red="r3")
    assert mine(state)["blots"] == 1
    assert state.view(0)["step"] == "cross"


def test_constraint_22_no_blots_left_costs_nothing() -> None:
    state = play(solo("red R 3", blots=10), "stop")
    assert mine(state)["blots"] == 10


# --- special areas


def test_constraint_23_capital_example() -> None:
    """Rulebook, page 6: Greenwood's capital in green is built, Yellowlake's in blue is lost."""
    state = solo("blue Y 2", drops="green")
    assert events(state, "paint tower-green g5")[1:] == [
        ("capital_built", {"seat": 0, "kingdom": "greenwood"})
    ]
    assert points(state, "greenwood") == 1 + 3
    assert events(state, "paint die y4")[1:] == [("capital_lost", {"seat": 0, "kingdom": "yellowlake"})]
    assert points(state, "yellowlake") == 1


def test_constraint_24_spell_example() -> None:
    """Rulebook, page 6: two areas with spells give two spells, besides those that were there."""
    state = play(solo("red R 3", spells="move blend"), "paint die r6", "paint die r1")
    assert mine(state)["spells"] == {"move": 1, "clash": 0, "spread": 0, "blend": 1}
    assert turn(state)["new_spells"] == {"move": 1, "clash": 1, "spread": 0, "blend": 0}
    play(state, "stop", "cross redhill")
    assert mine(state)["spells"] == {"move": 2, "clash": 1, "spread": 0, "blend": 1}


def test_constraint_24_a_new_spell_cannot_be_used_in_its_round() -> None:
    state = play(solo("red R 3"), "paint die r1")
    assert not painted(state, "die", "clash")
    assert refused(state, "clash die r2") == "You cannot cast spell clash now."


def test_constraint_25_monsters_tamed_defeated_and_left() -> None:
    state = solo("red R 2")
    assert points(state, "griffin") == -4
    assert events(state, "paint die r9")[1:] == [("monster_tamed", {"seat": 0, "monster": "griffin"})]
    assert points(state, "griffin") == -3 + 1
    assert points(state, "unicorn") == -4
    assert events(state, "paint die r3")[1][0] == "monster_defeated"
    assert points(state, "unicorn") == -3
    state = play(solo("red U 2", drops="brown"), "paint tower-brown u9")
    assert points(state, "dragon") == -5 + 2


# --- watchtowers


@pytest.mark.parametrize(
    ("one", "other", "drop"),
    [
        ("red", "blue", "purple"),
        ("blue", "yellow", "green"),
        ("yellow", "red", "brown"),
        ("red", "yellow", "brown"),
        ("yellow", "blue", "green"),
        ("blue", "red", "purple"),
    ],
)
def test_constraint_26_two_primaries_give_their_mixture(one: str, other: str, drop: str) -> None:
    state = play(solo(f"{one} R 2", **{other: "r2"}), "paint die r1")
    assert {colour for colour, n in turn(state)["new_drops"].items() if n} == {drop}


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_constraint_26_the_same_primary_gives_itself(colour: str) -> None:
    state = play(solo(f"{colour} R 3", spells="clash", **{colour: "r2"}), "clash die r1")
    assert {c for c, n in turn(state)["new_drops"].items() if n} == {colour}


@pytest.mark.parametrize("composite", ["purple", "green", "brown"])
def test_constraint_26_a_composite_gives_any_composite_chosen_at_once(composite: str) -> None:
    state = play(solo("red R 3", **{composite: "r2"}), "paint die r1")
    assert state.view(0)["step"] == "mix"
    assert options(state) == ["mix purple", "mix green", "mix brown"]
    assert refused(state, "paint die r6") == "Choose a composite colour for the tower's drop."
    assert refused(state, "stop") == "Choose a composite colour for the tower's drop."
    play(state, "mix green")
    assert {c for c, n in turn(state)["new_drops"].items() if n} == {"green"}


def test_constraint_26_one_painted_area_gives_nothing() -> None:
    state = play(solo("red R 3"), "paint die r1")
    assert not any(turn(state)["new_drops"].values())


def test_tower_example() -> None:
    """Rulebook, page 6: yellow and red give brown; then an old green drop gives a choice, and it is purple."""
    state = solo("red R 2", yellow="r2", blue="g4", drops="green")
    play(state, "paint die r1")
    play(state, "paint tower-green u3")
    assert mine(state)["drops"]["green"] == 0, "the green drop is used up"
    play(state, "mix purple", "paint die r6", "cross redhill")
    assert mine(state)["drops"] == {"red": 0, "blue": 0, "yellow": 0, "purple": 1, "green": 0, "brown": 1}


def test_constraint_26_a_new_drop_cannot_be_used_in_its_round() -> None:
    state = play(solo("red R 2", yellow="r2"), "paint die r1")
    assert refused(state, "paint tower-brown b1") == "You have no such drop right now (tower-brown)."
    play(state, "stop", "cross redhill", "take blue greenwood")
    assert "b1" in painted(state, "tower-brown")


def test_constraint_26_tower_drops_go_anywhere_before_between_and_after_die_drops() -> None:
    state = solo("red R 2", drops="green green green")
    play(state, "paint tower-green b1", "paint die r2", "paint tower-green p1", "paint die r4")
    assert state.view(0)["step"] == "paint", "the die is done, but a drop is left"
    play(state, "paint tower-green y7")
    assert state.view(0)["step"] == "cross"
    assert mine(state)["blots"] == 0


def test_constraint_26_tower_drops_follow_the_rules_of_colour() -> None:
    state = solo("red R 2", drops="green", green="b1", blue="g3")
    assert not painted(state, "tower-green") & {"b1", "b2", "b3", "b4", "b5", "b6", "p8", "p9", "g3"}
    assert refused(state, "paint tower-green p9") == "p9 already touches green."


def test_the_log_of_a_painting_is_for_its_painter_only() -> None:
    state = solo("red R 2")
    state.events = []
    play(state, "paint die r5")
    assert [event.seats for event in state.events] == [(0,), (0,)]
