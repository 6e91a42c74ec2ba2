"""Constraints 1 to 17: what is in the box, and the geometry of the map."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.inkdoms.helpers import AREAS, KINGDOMS, LETTERS, MAP, TOWERS, areas_of, spots
from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.colours import ANY_COMPOSITE, COLOURS, mixture
from tetrarchy.games.inkdoms.landing import area, common_area, corners, overlap
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.state import CHANCE


def neighbours(name: str) -> set[str]:
    return set(AREAS[name]["neighbours"])


def test_constraint_1_one_to_four_players_and_four_dice_with_2_3_and_4() -> None:
    assert GAME.seats_for({}) == (1, 2, 3, 4)
    assert refuses(lambda: GAME.new(5)) == (
        "The number of seats cannot be “5”: with these options it is one of 1, 2, 3, 4."
    )
    state = GAME.new(1)
    falls = [GAME.actions.fields(action) for action, _ in state.outcomes()]
    assert Counter(fall["drops"] for fall in falls) == {"2": 360, "3": 360, "4": 360}
    shown = Counter[str]()
    for fall, (_, weight) in zip(falls, state.outcomes(), strict=True):
        shown[fall["drops"]] += weight
    assert shown["2"] == shown["3"] == shown["4"], "all three are equally likely"
    for _ in range(4):
        assert state.actors() == [CHANCE]
        state.apply(CHANCE, state.outcomes()[0][0])
    assert [die["die"] for die in state.view(None)["dice"]] == ["red", "blue", "yellow", "white"]
    assert state.actors() == [0]


def test_constraint_2_six_colours_of_which_three_are_mixtures() -> None:
    red, blue, yellow, purple, green, brown = range(6)
    assert COLOURS == ("red", "blue", "yellow", "purple", "green", "brown")
    for one, other, mixed in ((red, blue, purple), (blue, yellow, green), (yellow, red, brown)):
        assert mixture(one, other) == mixture(other, one) == mixed
    assert [mixture(colour, colour) for colour in (red, blue, yellow)] == [red, blue, yellow]
    for colour in (purple, green, brown):
        assert {mixture(colour, other) for other in range(6)} == {ANY_COMPOSITE}
        assert {mixture(other, colour) for other in range(6)} == {ANY_COMPOSITE}


def test_constraint_3_six_kingdoms_of_nine_areas() -> None:
    assert Counter(a["kingdom"] for a in AREAS.values()) == {
        "redhill": 9, "bluewater": 9, "yellowlake": 9, "greenwood": 9, "purplefield": 9, "umberland": 9,
    }  # fmt: skip
    assert [kingdom["names"]["ru"] for kingdom in KINGDOMS.values()] == [
        "Красногорье", "Синеречье", "Желтоводье", "Зеленолесье", "Лиловополье", "Буроземье",
    ]  # fmt: skip


def test_constraint_4_the_dice_board_shows_the_kingdoms_of_the_sheet() -> None:
    """The outline on which dice fall is that of the nine areas: it has their common area."""
    for kingdom in KINGDOMS.values():
        parts = sum(
            abs(area([(x, y) for x, y in a["polygon"]]))
            for a in AREAS.values()
            if a["kingdom"] == kingdom["id"]
        )
        assert abs(area([(x, y) for x, y in kingdom["outline"]])) == pytest.approx(parts)


def test_constraint_5_one_capital_in_each_kingdom() -> None:
    for kingdom in KINGDOMS.values():
        capitals = [
            name for name, a in AREAS.items() if a["kingdom"] == kingdom["id"] and a["symbol"] == "capital"
        ]
        assert capitals == [kingdom["capital"]]
        assert AREAS[capitals[0]]["colour"] == kingdom["capital_colour"]
    assert (KINGDOMS["yellowlake"]["capital_vp"], KINGDOMS["greenwood"]["capital_vp"]) == (2, 3)
    assert KINGDOMS["purplefield"]["capital_colour"] == "purple"
    assert KINGDOMS["greenwood"]["capital_colour"] == "green"
    assert KINGDOMS["yellowlake"]["capital_colour"] == "yellow"


def test_constraint_6_eighteen_monsters() -> None:
    kinds = Counter(a["monster"] for a in AREAS.values() if a["monster"])
    assert kinds == {"dragon": 6, "hydra": 4, "griffin": 4, "unicorn": 4}
    colours = {kind: {a["colour"] for a in AREAS.values() if a["monster"] == kind} for kind in kinds}
    assert len(colours["dragon"]) == 3
    assert (colours["griffin"], colours["hydra"]) == ({"red"}, {"blue"})


def test_constraint_7_four_kinds_of_spell() -> None:
    assert [spell["id"] for spell in MAP["spells"]] == ["move", "clash", "spread", "blend"]
    assert {a["spell"] for a in AREAS.values() if a["spell"]} == {1, 2, 3, 4}


def test_constraint_8_most_areas_carry_a_symbol() -> None:
    assert sum(a["symbol"] != "none" for a in AREAS.values()) == 36


def test_constraint_9_towers_stand_on_the_border_of_two_areas() -> None:
    assert len(TOWERS) == 12
    for one, other in TOWERS:
        assert other in neighbours(one)
    assert MAP["tower_cells"] >= len(TOWERS)


def test_constraint_10_blots_are_finite() -> None:
    assert MAP["blots"] == 10


def test_constraint_11_adjacent_is_a_common_side_not_a_corner() -> None:
    """Recounted from the polygons: two areas are adjacent when they have a side in common."""
    sides = {
        name: {frozenset((tuple(p), tuple(q))) for p, q in zip(a["polygon"], a["polygon"][1:] + a["polygon"][:1], strict=True)}
        for name, a in AREAS.items()
    }  # fmt: skip
    for one, other in combinations(AREAS, 2):
        assert (other in neighbours(one)) == bool(sides[one] & sides[other])
    assert "y4" in neighbours("r6"), "across a border of kingdoms too"
    touching = {p for side in sides["r3"] for p in side} & {p for side in sides["r4"] for p in side}
    assert not touching
    assert "r4" not in neighbours("r3")


def test_constraint_12_a_die_lies_in_one_two_or_three_kingdoms() -> None:
    assert {len(spot["kingdoms"]) for spot in MAP["spots"]} == {1, 2, 3}
    frame = [(0.0, 0.0), (1000.0, 0.0), (1000.0, 700.0), (0.0, 700.0)]
    outlines = [[(x, y) for x, y in kingdom["outline"]] for kingdom in KINGDOMS.values()]
    for spot in MAP["spots"]:
        square = corners(spot["x"], spot["y"], spot["angle"], 64)
        assert common_area(frame, square) == pytest.approx(64 * 64), "within the frame"
        shares = [common_area(outline, square) for outline in outlines]
        assert sum(shares) == pytest.approx(64 * 64), "every point belongs to a kingdom"
        inside = [name for name, share in zip(KINGDOMS, shares, strict=True) if share > 0.004 * 64 * 64]
        assert spot["kingdoms"] == inside


def test_constraint_13_the_borders_of_the_dice_example() -> None:
    assert "purplefield" in KINGDOMS["yellowlake"]["neighbours"]
    assert len(spots("B", "G", "YP", "RYU")) == 4


def test_constraint_14_bluewater_is_beside_greenwood_and_purplefield() -> None:
    assert set(KINGDOMS["bluewater"]["neighbours"]) >= {"greenwood", "purplefield"}


def test_constraint_15_the_areas_of_the_spell_example() -> None:
    capital = KINGDOMS["bluewater"]["capital"]
    beside = [n for n in neighbours(capital) if AREAS[n]["monster"] == "hydra"]
    assert beside == ["b5"]
    hydra = next(n for n in areas_of("P").split() if AREAS[n]["monster"] == "hydra")
    assert not neighbours(hydra) & {capital, "b5"}
    assert any(
        AREAS[n]["monster"] == "dragon" and AREAS[n]["colour"] == "green" for n in areas_of("G").split()
    )


def test_constraint_16_an_area_with_three_neighbours_that_may_all_be_red() -> None:
    assert {"r3", "r9", "y4", "r5"} <= neighbours("r6")
    assert all(other not in neighbours(one) for one, other in combinations(["r3", "r9", "y4"], 2))
    assert AREAS["r5"]["symbol"] == "capital"


def test_constraint_17_purplefield_can_be_painted_as_in_the_scoring_example() -> None:
    painting = {
        "p1": "purple", "p2": "red", "p3": "blue", "p4": "blue", "p5": "yellow", "p6": "red", "p7": "red",
        "p8": "yellow", "p9": "blue",
    }  # fmt: skip
    assert " ".join(painting) == areas_of("P")
    assert set(painting.values()) == {"blue", "yellow", "red", "purple"}
    assert all(painting[n] != c for name, c in painting.items() for n in neighbours(name) if n in painting)


def test_every_letter_names_a_kingdom() -> None:
    assert "".join(LETTERS) == "RBYGPU"


# --- the landing spots


def test_spots_overlap_exactly_where_their_squares_do() -> None:
    squares = [corners(s.x, s.y, s.angle, 64) for s in GAME.map.spots]
    for one, other in combinations(range(len(squares)), 2):
        assert (other in GAME.map.spots[one].overlaps) == overlap(squares[one], squares[other])
        assert (one in GAME.map.spots[other].overlaps) == (other in GAME.map.spots[one].overlaps)


def test_squares_that_only_touch_do_not_overlap() -> None:
    assert not overlap(corners(0, 0, 0, 64), corners(64, 0, 0, 64))
    assert overlap(corners(0, 0, 0, 64), corners(63.9, 0, 0, 64))
    assert not overlap(corners(0, 0, 45, 64), corners(78, 0, 0, 64))
    assert overlap(corners(0, 0, 45, 64), corners(77, 0, 0, 64))


def test_spots_are_spread_evenly() -> None:
    """Each quarter of the board has its share, and so have the quarters of a right angle."""
    half_x = Counter(spot["x"] < 500 for spot in MAP["spots"])
    half_y = Counter(spot["y"] < 350 for spot in MAP["spots"])
    angles = Counter(int(spot["angle"] // 22.5) for spot in MAP["spots"])
    for counts, parts in ((half_x, 2), (half_y, 2), (angles, 4)):
        assert len(counts) == parts
        assert all(abs(count - 360 / parts) <= 360 * 0.02 for count in counts.values())


def test_spots_lie_in_each_kingdom_about_as_often_as_the_map_says() -> None:
    """Against a far finer table made the same way: every set of kingdoms is within one in a hundred."""
    from tetrarchy.games.inkdoms.landing import landing_spots

    outlines = [[(x, y) for x, y in kingdom["outline"]] for kingdom in KINGDOMS.values()]
    finer = Counter(spot.kingdoms for spot in landing_spots([0, 0, 1000, 700], 64, outlines, 1500))
    table = Counter(spot.kingdoms for spot in GAME.map.spots)
    assert set(table) == set(finer)
    assert all(abs(table[where] / 360 - finer[where] / 1500) < 0.01 for where in finer)
