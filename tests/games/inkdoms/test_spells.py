"""Rulebook: spells (constraint 27)."""

from __future__ import annotations

from typing import Any

from tests.games.inkdoms.helpers import areas_of, events, mine, options, painted, play, points, refused, solo
from tetrarchy.kernel.state import State


def turn(state: State) -> dict[str, Any]:
    shown: dict[str, Any] = mine(state)["turn"]
    return shown


def kingdoms(state: State, verb: str) -> list[str]:
    return [option.split()[1] for option in options(state) if option.startswith(verb)]


# --- spell 1


def test_spell_1_moves_all_drops_to_any_other_kingdom() -> None:
    state = solo("blue R 4", spells="move")
    assert kingdoms(state, "move") == ["bluewater", "yellowlake", "greenwood", "purplefield", "umberland"]
    play(state, "move bluewater")
    assert painted(state, "die") == set(areas_of("B").split())
    assert turn(state)["drops"] == 4
    assert mine(state)["taken"]["kingdom"] == "redhill", "where the die was taken stays known"
    assert refused(state, "move greenwood") == "You cannot cast spell move now."


def test_spell_1_not_after_a_die_drop() -> None:
    state = play(solo("blue R 4", spells="move"), "paint die r1")
    assert kingdoms(state, "move") == []
    assert (
        refused(state, "move bluewater") == "The drops cannot move any more: one of them is already placed."
    )


def test_spell_1_not_after_a_blended_drop() -> None:
    state = play(solo("blue R 4", spells="move blend"), "blend", "paint blend-green r1")
    assert (
        refused(state, "move bluewater") == "The drops cannot move any more: one of them is already placed."
    )


# --- spell 2


def test_spell_2_example() -> None:
    """Rulebook, page 7: three red areas around a fourth need one spell; the capital needs another."""
    state = solo("red R 2", red="r3 r9 y4", spells="clash clash")
    assert refused(state, "paint die r6") == "r6 already touches red."
    play(state, "clash die r6")
    assert mine(state)["spells"]["clash"] == 1
    assert refused(state, "paint die r5") == "r5 already touches red."
    play(state, "clash die r5")
    assert points(state, "redhill") == 1 + 2
    assert mine(state)["blots"] == 0


def test_spell_2_gives_no_drop() -> None:
    state = play(solo("red R 2", red="r3", spells="clash"), "clash die r6")
    assert turn(state)["drops"] == 1


def test_spell_2_is_for_one_drop() -> None:
    state = play(solo("red R 3", red="r3", spells="clash"), "clash die r6")
    assert not painted(state, "die", "clash")
    assert refused(state, "clash die r9") == "You cannot cast spell clash now."


def test_spell_2_serves_a_tower_drop_too() -> None:
    state = solo("red R 2", green="b1", drops="green", spells="clash")
    assert "b4" in painted(state, "tower-green", "clash")
    play(state, "clash tower-green b4")
    assert mine(state)["painted"]["b4"] == "green"


def test_spell_2_serves_a_blended_drop_too() -> None:
    state = play(solo("red R 2", green="r3", spells="clash blend"), "blend", "clash blend-green r6")
    assert mine(state)["painted"]["r6"] == "green"


def test_spell_2_does_not_open_other_kingdoms() -> None:
    state = solo("red R 2", red="r6", spells="clash")
    assert painted(state, "die", "clash") == {"r3", "r5", "r9"}
    assert refused(state, "clash die y1") == "y1 is not in a kingdom of your die."


# --- spell 3


def test_spell_3_adds_a_neighbouring_kingdom() -> None:
    state = solo("blue B 4", spells="spread")
    assert kingdoms(state, "spread") == ["greenwood", "purplefield"]
    assert refused(state, "spread redhill") == (
        "redhill is not beside the die's kingdom, or has nothing left to paint."
    )
    play(state, "spread greenwood")
    assert painted(state, "die") == set(f"{areas_of('B')} {areas_of('G')}".split())


def test_spell_3_all_drops_may_go_to_the_new_kingdom() -> None:
    state = play(solo("blue B 2", spells="spread"), "spread greenwood", "paint die g1", "paint die g3")
    assert mine(state)["blots"] == 0


def test_spell_3_after_some_drops_were_placed() -> None:
    state = play(solo("blue B 2", spells="spread"), "paint die b1", "spread purplefield", "paint die p1")
    assert mine(state)["painted"] == {"b1": "blue", "p1": "blue"}


def test_spell_3_several_times_but_always_from_the_kingdom_of_the_die() -> None:
    """From Bluewater, over Greenwood, to Umberland it does not go."""
    state = play(solo("blue B 4", spells="spread spread spread"), "spread greenwood")
    assert kingdoms(state, "spread") == ["purplefield"]
    assert refused(state, "spread greenwood") == "The drops may already go to greenwood."
    assert refused(state, "spread umberland") == (
        "umberland is not beside the die's kingdom, or has nothing left to paint."
    )


def test_spell_3_after_spell_1_goes_by_the_new_kingdom() -> None:
    state = play(solo("blue R 4", spells="move spread"), "move bluewater")
    assert kingdoms(state, "spread") == ["greenwood", "purplefield"]


# --- spell 4


def test_spell_4_turns_two_drops_into_one_of_any_composite() -> None:
    state = play(solo("red R 3", spells="blend"), "blend")
    assert (turn(state)["drops"], turn(state)["blended"]) == (1, 1)
    for drop in ("die", "blend-purple", "blend-green", "blend-brown"):
        assert painted(state, drop) == set(areas_of("R").split())
    assert not painted(state, "tower-green")
    play(state, "paint blend-green r8", "paint die r5")
    assert mine(state)["painted"] == {"r8": "green", "r5": "red"}
    assert mine(state)["blots"] == 0


def test_spell_4_in_any_order() -> None:
    state = play(solo("red R 3", spells="blend"), "paint die r5", "blend", "paint blend-brown r2")
    assert mine(state)["painted"] == {"r5": "red", "r2": "brown"}


def test_spell_4_keeps_the_rules_of_colour() -> None:
    state = play(solo("red R 2", green="r8", spells="blend"), "blend")
    assert painted(state, "blend-green") == {"r1", "r2", "r3", "r6"}


def test_spell_4_twice_for_four_drops() -> None:
    state = play(solo("red R 4", spells="blend blend blend"), "blend", "blend")
    assert (turn(state)["drops"], turn(state)["blended"]) == (0, 2)
    assert refused(state, "blend") == "This spell needs two drops of the die that are not placed yet."
    play(state, "paint blend-green r8", "paint blend-brown r5")
    assert mine(state)["blots"] == 0
    assert mine(state)["spells"]["blend"] == 1


# --- together


def test_spell_example() -> None:
    """Rulebook, page 7: the blue four from Redhill, and all four spells in one turn."""
    state = solo("blue R 4", blue="b5", spells="move clash spread spread blend")
    play(state, "move bluewater", "clash die b6", "spread greenwood", "spread purplefield", "paint die p9")
    play(state, "blend", "paint blend-green g3")
    assert mine(state)["painted"] == {"b5": "blue", "b6": "blue", "p9": "blue", "g3": "green"}
    assert points(state, "bluewater") == 1 + 2
    assert points(state, "hydra") == 2 - 2
    assert points(state, "dragon") == 2 - 5
    assert not any(mine(state)["spells"].values())
    assert mine(state)["blots"] == 0


def test_spells_are_told_in_the_painters_log() -> None:
    state = solo("blue R 4", blue="b5", spells="move clash spread blend")
    told = events(state, "move bluewater", "spread greenwood", "blend", "clash die b6")
    assert [(kind, data) for kind, data in told if kind.startswith("spell")] == [
        ("spell_cast_on", {"seat": 0, "spell": "move", "kingdom": "bluewater"}),
        ("spell_cast_on", {"seat": 0, "spell": "spread", "kingdom": "greenwood"}),
        ("spell_cast", {"seat": 0, "spell": "blend"}),
        ("spell_cast", {"seat": 0, "spell": "clash"}),
    ]
