"""One test for each ruling of docs/rulings/inkdoms.md."""

from __future__ import annotations

from collections import Counter

from librt.random import Random

from tests.games.inkdoms.helpers import (
    AREAS,
    KINGDOMS,
    MAP,
    TOWERS,
    areas_of,
    filled,
    lines,
    mine,
    options,
    painted,
    play,
    points,
    refused,
    seen,
    sheet,
    solo,
    table,
)
from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.landing import corners, kingdoms_under, overlap
from tetrarchy.kernel.drive import Draws

DICE = "red U 2, blue G 2, yellow B 2, white P 2"


def test_r1_primary_capitals_are_worth_2_and_composite_ones_3() -> None:
    for kingdom in KINGDOMS.values():
        primary = kingdom["capital_colour"] in ("red", "blue", "yellow")
        assert kingdom["capital_vp"] == (2 if primary else 3)


def test_r2_unicorns_are_yellow_and_there_are_two_dragons_of_each_composite() -> None:
    assert {area["colour"] for area in AREAS.values() if area["monster"] == "unicorn"} == {"yellow"}
    dragons = Counter(area["colour"] for area in AREAS.values() if area["monster"] == "dragon")
    assert dragons == {"green": 2, "purple": 2, "brown": 2}


def test_r3_white_counts_as_a_die_taken_in_an_earlier_round_of_the_throw() -> None:
    state = table(sheet(), sheet(), gone="red yellow", round=2)
    assert options(state) == [
        "take blue bluewater",
        "take white-red greenwood",
        "take white-yellow greenwood",
    ]


def test_r4_a_tower_drop_does_not_keep_spell_1_from_moving_the_die() -> None:
    state = play(solo("red R 3", drops="green", spells="move"), "paint tower-green r8", "move bluewater")
    assert mine(state)["turn"]["kingdom"] == "bluewater"


def test_r5_spell_1_goes_anywhere_and_twice() -> None:
    assert "bluewater" not in KINGDOMS["redhill"]["neighbours"]
    state = play(solo("red R 3", spells="move move"), "move bluewater", "move redhill")
    assert mine(state)["turn"]["kingdom"] == "redhill"


def test_r6_spell_4_needs_two_drops_and_its_drop_counts_as_a_die_drop() -> None:
    state = play(solo("red R 3", spells="blend"), "paint die r1", "paint die r6")
    assert refused(state, "blend") == "This spell needs two drops of the die that are not placed yet."
    state = play(solo("red R 2", spells="blend"), "blend", "stop")
    assert mine(state)["blots"] == 1


def test_r7_unused_tower_drops_stay_and_cost_no_blot() -> None:
    state = play(solo("red R 2", drops="green"), "paint die r1", "paint die r6", "stop")
    assert mine(state)["blots"] == 0
    play(state, "cross hydra")
    assert mine(state)["drops"]["green"] == 1


def test_r8_kingdoms_are_adjacent_when_areas_of_theirs_are() -> None:
    for kingdom in KINGDOMS.values():
        beside = {
            AREAS[other]["kingdom"] for name in areas_of(kingdom["letter"]).split() for other in AREAS[name]["neighbours"]
        }  # fmt: skip
        assert beside - {kingdom["id"]} == set(kingdom["neighbours"])


def test_r9_the_same_composite_on_both_sides_of_a_tower_gives_any_composite() -> None:
    state = play(solo("red R 2", green="r2", drops="green", spells="clash"), "clash tower-green r1")
    assert options(state) == ["mix purple", "mix green", "mix brown"]


def test_r10_the_sheet_has_a_cell_for_every_spell_and_drop() -> None:
    symbols = Counter(area["spell"] for area in AREAS.values() if area["spell"])
    assert all(number + 1 <= MAP["spell_cells"] for number in symbols.values())
    assert len(TOWERS) <= MAP["tower_cells"]


def test_r11_the_starting_spell_may_be_used_in_round_1() -> None:
    state = play(GAME.new(2), "first 1")
    Draws(Random(1)).settle(state)
    play(state, options(state)[0])
    assert any(option.startswith("move") for option in options(state, 0))


def test_r12_die_choices_are_public_and_paintings_hidden_until_the_round_ends() -> None:
    state = play(table(sheet(), sheet()), "1 take red redhill", "1 paint die r5", "1 stop")
    assert seen(state, 0, by=1)["taken"]["die"] == "red"
    assert seen(state, 0, by=1)["painted"] == {}
    play(state, "2 take blue bluewater", "2 paint die b1")
    assert seen(state, 1, by=0)["painted"] == {}, "not even for one who has finished"
    play(state, "2 stop")
    assert seen(state, 0, by=1)["painted"] == {"r5": "red"}


def test_r13_a_die_must_be_taken_even_when_nothing_can_be_placed() -> None:
    full = sheet(**filled("RBYG"))
    state = table(full, sheet())
    assert "stop" not in options(state)
    play(state, "1 take red redhill")
    assert state.actors() == [1], "nothing to do with it"
    play(state, "2 take blue bluewater", "2 stop")
    assert mine(state)["blots"] == 1


def test_r14_after_a_shared_first_place_there_is_still_a_second() -> None:
    state = table(
        sheet(**filled("U", but="u4 u8")), sheet(**filled("U")), sheet(**filled("U")), dice=DICE,
        lines={"umberland": {"first": [1, 2], "second": []}},
    )  # fmt: skip
    play(
        state, "1 take red umberland", "2 take blue greenwood", "3 take yellow bluewater", "2 stop", "3 stop"
    )
    play(state, "1 paint die u4", "1 paint die u8")
    assert lines(state, "umberland") == ([1, 2], [0])


def test_r15_with_two_players_the_last_round_may_be_the_second_of_a_throw() -> None:
    state = table(sheet(**filled("RBU", but="u4 u8")), sheet(), dice=DICE)
    play(state, "1 take red umberland", "2 take blue greenwood", "2 stop", "1 paint die u4", "1 paint die u8")
    assert state.view(None)["last_round"] is True
    assert state.actors() == [0], "the next die comes from the same throw"
    play(state, "1 take white-red purplefield", "1 stop", "2 stop")
    assert state.actors() == []


def test_r16_solo_a_first_place_leaves_the_second_number_to_be_crossed_out() -> None:
    state = solo("red U 2", **filled("U", but="u4 u8"))
    play(state, "paint die u4", "paint die u8")
    assert lines(state, "umberland") == ([0], [])


def test_r17_solo_three_kingdoms_in_the_last_round_after_exhaustion_bring_1() -> None:
    gone = {"first": [None], "second": [None]}
    every = dict.fromkeys([line["id"] for line in MAP["lines"]], gone) | {
        "final": {"first": [None], "second": []}
    }
    state = solo("red U 2", last_round=True, lines=every, **filled("RBU", but="u4 u8"))
    play(state, "paint die u4", "paint die u8")
    assert points(state, "final") == 1
    assert state.actors() == []


def test_r18_solo_the_round_that_completes_three_kingdoms_still_crosses_out() -> None:
    state = solo("red U 2", **filled("RBU", but="u4 u8"))
    play(state, "paint die u4", "paint die u8")
    assert state.view(0)["step"] == "cross"
    assert state.view(0)["last_round"] is True


def test_r19_a_die_is_in_a_kingdom_with_more_than_four_thousandths_of_its_face() -> None:
    """0.4 % of the face: a strip of 0.256 along a side."""
    left = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    right = [(100.0, 0.0), (200.0, 0.0), (200.0, 100.0), (100.0, 100.0)]
    assert kingdoms_under(corners(68 + 0.25, 50, 0, 64), 64, [left, right]) == (0,)
    assert kingdoms_under(corners(68 + 0.26, 50, 0, 64), 64, [left, right]) == (0, 1)
    assert MAP["die_side"] == 64


def test_r20_the_first_player_is_random() -> None:
    state = GAME.new(4)
    assert [weight for _, weight in state.outcomes()] == [1, 1, 1, 1]


def test_r21_starting_spells_go_by_the_order_of_play() -> None:
    state = play(GAME.new(4), "first 3")
    held = [next(name for name, n in mine(state, seat)["spells"].items() if n) for seat in (2, 3, 0, 1)]
    assert held == ["move", "clash", "spread", "blend"]


def test_r22_spell_1_after_spells_3_and_4_closes_kingdoms_and_takes_blended_drops_along() -> None:
    state = play(solo("red B 4", spells="move spread blend"), "spread greenwood", "blend", "move redhill")
    assert mine(state)["turn"]["kingdoms"] == ["redhill"]
    assert painted(state, "blend-green") == painted(state, "die") == set(areas_of("R").split())


def test_r23_solo_all_blots_end_the_game_and_nothing_is_crossed_out() -> None:
    state = play(solo("red R 3", blots=9), "stop")
    assert state.actors() == []
    assert lines(state, "redhill") == ([], [])


def test_r24_a_spell_that_would_do_nothing_is_not_offered() -> None:
    state = play(solo("red R 2", drops="green", spells="move spread clash"), "paint die r1", "paint die r6")
    assert {option.split()[0] for option in options(state)} == {"stop", "paint"}
    assert refused(state, "spread yellowlake") == "No drop of the die is left for this spell."
    state = solo("red R 2", red="r6", spells="clash spread", blue=areas_of("Y"))
    assert painted(state, "die", "clash") == {"r3", "r5", "r9"}
    assert refused(state, "clash die r1") == "r1 does not touch red: no spell is needed."
    assert [option for option in options(state) if option.startswith("spread")] == ["spread umberland"]


def test_r25_whoever_is_first_is_out_of_the_running_for_second() -> None:
    state = table(sheet(**filled("U", but="u4 u8")), sheet(), dice=DICE)
    play(state, "1 take red umberland", "2 take blue greenwood", "2 stop", "1 paint die u4", "1 paint die u8")
    play(state, "1 take yellow bluewater", "1 stop", "2 take white-blue purplefield", "2 stop")
    assert lines(state, "umberland") == ([0], [])


def test_r26_dice_fall_one_after_another_on_spots_that_are_free() -> None:
    """That every such throw is equally likely is shown in test_throws.py."""
    rng = Random(5)
    for _ in range(100):
        state = GAME.new(1)
        Draws(rng).settle(state)
        squares = [corners(die["x"], die["y"], die["angle"], 64) for die in state.view(None)["dice"]]
        assert not any(overlap(squares[i], squares[j]) for i in range(4) for j in range(i))


def test_r27_that_somebody_has_finished_is_public() -> None:
    state = play(table(sheet(), sheet()), "1 take red redhill", "1 stop")
    assert state.view(1)["actors"] == [1]
    assert seen(state, 0, by=1)["status"] == "done"


def test_r28_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    state = play(solo("red R 2"), "paint die r1", "paint die r6")
    assert state.view(0)["step"] == "cross"
    state = play(solo("red R 2", drops="green"), "paint die r1", "paint die r6")
    assert state.view(0)["step"] == "paint", "a tower drop could still be used"


def test_r29_the_colour_of_a_blended_drop_is_named_as_it_is_placed() -> None:
    state = play(solo("red R 2", spells="blend"), "blend")
    assert {option.split()[1] for option in options(state) if option.startswith("paint")} == {
        "blend-purple", "blend-green", "blend-brown",
    }  # fmt: skip
