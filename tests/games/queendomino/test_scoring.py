"""Rulebook: the end of the game, points, ties, and the worked example of 71 points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.queendomino.helpers import Kingdom, kingdom, lines, table
from tests.games.queendomino.naive import bonus
from tetrarchy.kernel.state import State

EXAMPLE = kingdom(
    """
    F   Ta  Tb  M1  Tc
    L   L1  L1  M3  Td
    F1  Te  #   M   W1
    Tf  G   G   W   W
    G1  G2  F   F1  S1
    """,
    a="sawmill", b="church", c="travelling_castle", d="big_tavern", e="statue", f="guardtower",
)  # fmt: skip


def finished(*kingdoms: Kingdom | str, **more: Any) -> State:
    """A game that is over; nobody has coins or knights unless the test says so."""
    more = {"coins": [0] * len(kingdoms), "knights": [0] * len(kingdoms), **more}
    return table(*kingdoms, line=[], step="over", **more)


# --- the worked example


def test_example_of_71_points_line_by_line() -> None:
    """11 coins; all seven terrains; sawmill, church, travelling castle, big tavern, statue and guardtower."""
    state = finished(EXAMPLE, "#", "#", "#", coins=[11, 0, 0, 0], towers=[3, 0, 0, 0], queen=0)
    sheet = state.sheet(0)
    assert [(line.key, line.points) for line in sheet.lines] == [
        ("coins", 3),  # 11 coins
        ("wheat", 3),  # 3 squares, 1 crown
        ("forest", 3),  # 2 squares, 1 crown, and 1 square, 1 crown
        ("lake", 6),  # 3 squares, 2 crowns
        ("grassland", 16),  # 4 squares, 3 crowns and the queen
        ("swamp", 1),  # 1 square, 1 crown
        ("mine", 12),  # 3 squares, 4 crowns
        ("town", 0),  # no crowns
        ("landscape_buildings", 6),  # the sawmill: 3 forests
        ("town_buildings", 8),  # the church: 4 towns
        ("towers", 3),  # the travelling castle: 3 towers
        ("knights", 0),
        ("shields", 10),  # big tavern 2, statue 5, guardtower 3
    ]
    assert sheet.total == 71


def test_example_the_two_tower_buildings_bring_its_three_towers() -> None:
    """In the main profile, travelling castle and guardtower."""
    towers = {name: bonus({"bonuses": "main"}, name, "towers") for name, _ in EXAMPLE.buildings}
    assert sum(towers.values()) == 3


# --- wealth


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4), (100, 33)])
def test_wealth_a_point_for_every_three_coins(coins: int, points: int) -> None:
    state = finished("#", "#", coins=[coins, 0])
    assert lines(state, 0)["coins"] == points
    assert state.sheet(0).total == points


# --- regions


def test_regions_squares_times_crowns() -> None:
    state = finished("# W1 F F1 W", "#")
    assert lines(state, 0)["forest"] == 2 * 1
    assert lines(state, 0)["wheat"] == 1 * 1


def test_regions_of_one_terrain_count_separately() -> None:
    """Two mines of 2 crowns that do not touch: 2 and 2, not 2 squares times 4."""
    state = finished("M2 W # W M2", "#")
    assert lines(state, 0)["mine"] == 4


def test_regions_hang_together_by_sides_not_by_corners() -> None:
    state = finished(
        """
        M2  W
        #   M2  W
        """, "#",
    )  # fmt: skip
    assert lines(state, 0)["mine"] == 4
    touching = finished(
        """
        M2  W
        M2  W
        #   .
        """, "#",
    )  # fmt: skip
    assert lines(touching, 0)["mine"] == 8


def test_regions_the_castle_joins_nothing() -> None:
    state = finished("F  L1 # L1  F", "#")
    assert lines(state, 0)["lake"] == 2


def test_regions_without_a_crown_bring_nothing() -> None:
    state = finished("# W W W W", "#")
    assert state.sheet(0).total == 0


def test_regions_the_queen_is_a_crown_on_the_largest_one() -> None:
    """Also where it had none."""
    state = finished("M2 W # W W W W", "#", towers=[2, 0], queen=0)
    assert (lines(state, 0)["wheat"], lines(state, 0)["mine"]) == (4, 2)
    assert state.sheet(1).total == 0


def test_regions_the_queen_may_stand_in_a_town() -> None:
    state = finished("# T T T T", "#", towers=[2, 0], queen=0)
    assert lines(state, 0)["town"] == 4


def test_regions_the_queen_counts_once_where_two_are_equally_large() -> None:
    state = finished("W W # L L", "#", towers=[2, 0], queen=0)
    assert state.sheet(0).total == 2


# --- towns and buildings


def one_town(building: str, more: str = "T") -> Kingdom:
    return kingdom(f"# Ta {more}", a=building)


@pytest.mark.parametrize(
    ("building", "line", "points"),
    [
        ("safe_knights", "shields", 2),
        ("safe_towers", "shields", 3),
        ("small_tavern", "shields", 2),
        ("big_tavern", "shields", 2),
        ("guardtower", "shields", 3),
        ("fortified_castle", "shields", 3),
        ("statue", "shields", 5),
    ],
)
def test_lower_right_corner_a_shield_brings_its_points(building: str, line: str, points: int) -> None:
    state = finished(one_town(building), "#")
    assert lines(state, 0)[line] == points
    assert state.sheet(0).total == points


@pytest.mark.parametrize(
    ("building", "picture"),
    [
        ("bakery", "Ta T # W W F W1"),
        ("sawmill", "Ta T # F F W F1"),
        ("fishmonger", "Ta T # L L F L1"),
        ("weaving_shop", "Ta T # G G W G1"),
        ("magic_school", "Ta T # S S W S1"),
        ("foundry", "Ta T # M1 T T M3"),
    ],
)
def test_lower_right_corner_two_points_for_each_region_of_the_terrain(building: str, picture: str) -> None:
    """Two separate ones here, of any size, with a crown or without."""
    state = finished(kingdom(picture, a=building), "#")
    assert lines(state, 0)["landscape_buildings"] == 4


def test_lower_right_corner_the_church_counts_towns() -> None:
    """Those without buildings too."""
    state = finished(kingdom("Ta L # T T", a="church"), "#")
    assert lines(state, 0)["town_buildings"] == 4
    assert lines(state, 0)["landscape_buildings"] == 0


def test_lower_right_corner_two_copies_both_count() -> None:
    state = finished(kingdom("Ta Tb # F F", a="sawmill", b="sawmill"), "#", spaces=[None] * 6)
    assert lines(state, 0)["landscape_buildings"] == 4


def test_lower_right_corner_a_point_for_each_tower() -> None:
    state = finished(one_town("travelling_castle"), "#", towers=[4, 5], queen=1)
    assert lines(state, 0)["towers"] == 4


def test_lower_right_corner_a_point_for_each_knight() -> None:
    """In the kingdom or before its owner."""
    state = finished(kingdom("# Ta T! L! L", a="training_camp"), "#", knights=[3, 0])
    assert lines(state, 0)["knights"] == 5


def test_towns_crowns_of_buildings_make_towns_count() -> None:
    state = finished(kingdom("Ta L # Tb T", a="queens_tower", b="queens_tower"), "#", towers=[4, 5], queen=1)
    assert lines(state, 0)["town"] == 1 * 1 + 2 * 1
    assert lines(state, 0)["shields"] == 0


# --- the winner


def test_winner_has_the_most_points() -> None:
    state = finished("M2 W #", "# L1 W", "# F F", "#", coins=[0, 12, 0, 0])
    assert [state.sheet(seat).total for seat in range(4)] == [2, 5, 0, 0]
    assert state.standing() == [2, 1, 3, 4]


def test_winner_tie_is_of_points_not_of_coins() -> None:
    """Five coins are worth as much as three."""
    state = finished("# L1 W", "# G1 W", coins=[5, 3])
    assert [state.sheet(seat).total for seat in range(2)] == [2, 2]
    assert state.standing() == [1, 1]


def test_winner_tie_goes_to_the_largest_region() -> None:
    """Whatever its crowns."""
    state = finished("# L1 W", "# F F", "# G1 W", coins=[0, 3, 0])
    assert [state.sheet(seat).total for seat in range(3)] == [1, 1, 1]
    assert state.standing() == [2, 1, 2]


def test_winner_tie_a_town_is_a_region_too() -> None:
    state = finished("# T T", "# L1 W", coins=[3, 0])
    assert state.standing() == [1, 2]


def test_winner_tie_that_stays_is_a_shared_victory() -> None:
    """Also if their crowns differ: Queendomino does not count them."""
    state = finished("# L1 W", "# W1 S", "# F F", coins=[0, 0, 0])
    assert [state.sheet(seat).total for seat in range(3)] == [1, 1, 0]
    assert state.standing() == [1, 1, 3]
    state = finished("# L1 W", "# G2 W", "#", coins=[3, 0, 0])
    assert [state.sheet(seat).total for seat in range(3)] == [2, 2, 0]
    assert state.standing() == [1, 1, 3]
