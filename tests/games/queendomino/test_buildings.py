"""Rulebook: step C, constructing a building, and what the corners of a building mean."""

from __future__ import annotations

import pytest

from tests.games.queendomino import naive
from tests.games.queendomino.helpers import (
    BOARD,
    Kingdom,
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
from tetrarchy.kernel.state import State

NEXT = [("q1", None), ("q2", None), ("q4", None), ("q45", None)]
LINE = [("q46", 0), ("q3", 1)]


def construction(
    *kingdoms: Kingdom | str,
    spaces: tuple[str | None, ...] = BOARD,
    coins: tuple[int, ...] = (7, 7),
    **more: object,
) -> State:
    """Seat 0 at step C."""
    return table(
        *(kingdoms or ("# T T", "#")),
        line=LINE,
        next_line=NEXT,
        step="build",
        spaces=spaces,
        coins=coins,
        **more,  # type: ignore[arg-type]
    )


def with_first(building: str) -> tuple[str, ...]:
    """A board with one building on its cheap end."""
    return (*BOARD[:5], building)


# --- C


def test_c_needs_a_free_town_square() -> None:
    """Without one the step is not asked."""
    state = table("# L L", "#", line=[("q5", 0), ("q3", 1)], next_line=NEXT, knights=[0, 1])
    assert step(play(state, "place j7 east")) == ("bribe", 0)


def test_c_the_square_may_come_from_this_turn() -> None:
    state = table("#", "#", line=LINE, next_line=NEXT, knights=[0, 1])
    assert step(play(state, "place h7 east")) == ("build", 0)


def test_c_the_square_may_come_from_an_earlier_turn() -> None:
    state = table("# T T", "#", line=[("q5", 0), ("q3", 1)], next_line=NEXT, knights=[0, 1])
    assert step(play(state, "place g8 north")) == ("build", 0)


def test_c_any_open_building_may_be_chosen() -> None:
    state = construction()
    assert choices(state) == ["pass", "build 1", "build 2", "build 3", "build 4", "build 5", "build 6"]


def test_c_an_empty_space_has_nothing_to_sell() -> None:
    """The pile itself is not for sale either."""
    state = construction(spaces=("statue", None, None, None, "church", None))
    assert choices(state) == ["pass", "build 1", "build 5"]
    assert refused(state, "build 6") == "There is no building on space 6."


@pytest.mark.parametrize(("space", "price"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_c_the_price_under_the_space_goes_to_the_bank(space: int, price: int) -> None:
    state = construction()
    assert prices(state)[space - 1] == price
    play(state, f"build {space}", "site h7")
    assert owner(state, 0)["coins"] == 7 - price


def test_c_what_one_cannot_pay_one_cannot_build() -> None:
    state = construction(coins=(2, 7))
    assert choices(state) == ["pass", "build 4", "build 5", "build 6"]
    assert refused(state, "build 3") == "The building on space 3 costs 3 coins; you have 2."


def test_c_the_building_goes_on_any_free_town_square() -> None:
    state = play(construction(), "build 6")
    assert step(state) == ("site", 0)
    assert choices(state) == ["site h7", "site i7"]
    play(state, "site i7")
    assert owner(state, 0)["buildings"] == [["church", "i7"]]
    assert owner(state, 0)["squares"]["i7"]["building"] == "church"


def test_c_the_only_free_square_is_not_asked_for() -> None:
    """One building a square: nothing is built over."""
    state = construction(kingdom("# Ta T", a="statue"), "#")
    play(state, "build 6")
    assert owner(state, 0)["buildings"] == [["statue", "h7"], ["church", "i7"]]


def test_c_a_site_must_be_a_free_town_square_of_ones_own() -> None:
    state = play(construction("# T T T T", "#"), "build 6")
    for square in ("g7", "g8", "a1"):
        assert refused(state, f"site {square}") == f"{square} is not one of your free town squares."


def test_c_the_space_stays_empty_until_the_round_ends() -> None:
    state = play(construction(), "build 3", "site h7")
    assert board(state) == ["statue", "training_camp", None, "bakery", "sawmill", "church"]


def test_c_is_optional() -> None:
    state = play(construction(), "pass")
    assert step(state) == ("bribe", 0)
    assert owner(state, 0)["buildings"] == []


# --- upper left corner: at once


@pytest.mark.parametrize("bonuses", ["main", "alternative"])
@pytest.mark.parametrize("building", list(naive.BUILDINGS))
def test_upper_left_corner_knights_and_towers_come_at_once(building: str, bonuses: str) -> None:
    """As many as the tile shows, in either profile of the data."""
    options = {"bonuses": bonuses}
    state = construction(spaces=with_first(building), bonuses=bonuses)
    play(state, "build 6", "site h7")
    assert owner(state, 0)["knights"] == 1 + naive.bonus(options, building, "knights")
    assert owner(state, 0)["towers"] == naive.bonus(options, building, "towers")


def test_upper_left_corner_profiles_of_the_data() -> None:
    """The main profile uses up the pieces of the box: 15 towers, 18 knights besides the four dealt."""
    for what, pieces in (("towers", 15), ("knights", 18)):
        assert sum(b["count"] * naive.bonus({"bonuses": "main"}, name, what) for name, b in naive.BUILDINGS.items()) \
            == pieces  # fmt: skip
    state = construction(spaces=with_first("bakery"), bonuses="alternative")
    assert owner(play(state, "build 6", "site h7"), 0)["knights"] == 1


def test_upper_left_corner_new_knights_collect_from_the_next_turn_on() -> None:
    """Step B is over when a building brings a knight."""
    state = construction(spaces=with_first("big_tavern"), knights=[0, 1])
    play(state, "build 6", "site h7")
    assert owner(state, 0)["knights"] == 2
    assert step(state) == ("bribe", 0)


def test_upper_left_corner_towers_stand_on_the_building() -> None:
    """They add up over buildings."""
    state = construction(
        kingdom("# Ta T", a="guardtower"), "#", spaces=with_first("fortified_castle"), towers=[2, 0], queen=0
    )
    play(state, "build 6")
    assert owner(state, 0)["towers"] == 5


# --- the queen


def test_queen_joins_the_kingdom_with_the_most_towers() -> None:
    state = construction(spaces=with_first("guardtower"), towers=[0, 1], queen=1)
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] == 0


def test_queen_joins_also_at_a_tie() -> None:
    """Whoever builds towers and then has as many as the leader takes her away."""
    state = construction(spaces=with_first("guardtower"), towers=[0, 2], queen=1)
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] == 0


def test_queen_stays_where_towers_are_more() -> None:
    state = construction(spaces=with_first("guardtower"), towers=[0, 3], queen=1)
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] == 1


def test_queen_is_not_moved_by_buildings_without_towers() -> None:
    """Also when their builder has as many towers as the kingdom that she has joined."""
    state = construction(spaces=with_first("statue"), towers=[2, 2], queen=1)
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] == 1


def test_queen_stays_with_her_kingdom_when_it_builds_more() -> None:
    state = construction(spaces=with_first("guardtower"), towers=[2, 2], queen=0)
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] == 0


def test_queen_compares_all_kingdoms() -> None:
    state = construction("# T T", "#", "#", "#", spaces=with_first("guardtower"), coins=(7, 7, 7, 7),
                         towers=[1, 2, 0, 4], queen=3)  # fmt: skip
    play(state, "build 6", "site h7")
    assert state.view(None)["queen"] == 3


def test_queen_makes_every_building_one_coin_cheaper() -> None:
    state = construction(queen=0, towers=[2, 0], coins=(4, 7))
    assert prices(state) == [4, 3, 2, 1, 0, 0]
    play(state, "build 1", "site h7")
    assert owner(state, 0)["coins"] == 0


def test_queen_does_not_help_the_others() -> None:
    state = construction(queen=1, towers=[0, 2])
    assert prices(state) == [5, 4, 3, 2, 1, 0]


def test_queen_helps_from_the_next_building_on() -> None:
    """The building that brings her is paid in full."""
    spaces = ("guardtower", *BOARD[1:])
    state = play(construction(spaces=spaces), "build 1", "site h7")
    assert owner(state, 0)["coins"] == 2
    assert state.view(None)["queen"] == 0


# --- lower left corner: all game long


def taxed(lakes: Kingdom, tax: str, knights: int = 1, towers: int = 0) -> int:
    """The coins that come in when two lake squares join two others, and knights go out there."""
    state = table(lakes, "#", line=[("q6", 0), ("q3", 1)], next_line=NEXT, knights=[knights, 1],
                  towers=[towers, 0], coins=[0, 0], queen=0 if towers else None)  # fmt: skip
    play(state, "place j7 east", tax)
    return int(owner(state, 0)["coins"])


def test_lower_left_corner_without_a_safe_the_squares_alone_pay() -> None:
    assert taxed(kingdom("T  T  #  L  L"), "tax a", knights=3, towers=5) == 4


def test_lower_left_corner_a_coin_for_every_knight() -> None:
    """Besides the squares; knights before the owner count, the one just sent out too."""
    assert taxed(kingdom("Ta T  #  L  L", a="safe_knights"), "tax a", knights=3) == 4 + 3


def test_lower_left_corner_knights_in_the_kingdom_count_too() -> None:
    assert taxed(kingdom("Ta T! #  L! L", a="safe_knights"), "tax b", knights=1) == 4 + 3


def test_lower_left_corner_a_coin_for_every_tower() -> None:
    assert taxed(kingdom("Ta T  #  L  L", a="safe_towers"), "tax a", towers=5) == 4 + 5


def test_lower_left_corner_two_safes_both_pay() -> None:
    assert (
        taxed(kingdom("Ta Tb #  L  L", a="safe_towers", b="safe_knights"), "tax a", knights=2, towers=5)
        == 4 + 5 + 2
    )


def test_lower_left_corner_works_only_for_its_owner() -> None:
    state = table(
        "T  T  #  L  L", kingdom("Ta T #", a="safe_knights"), line=[("q6", 0), ("q3", 1)], next_line=NEXT
    )
    play(state, "place j7 east", "tax a")
    assert owner(state, 0)["coins"] == 7 + 4


# --- upper right corner: crowns


def test_upper_right_corner_a_crown_counts_in_its_town() -> None:
    """A town's squares times its crowns, built or not."""
    state = construction("# T T T T", "#", spaces=with_first("queens_tower"))
    assert lines(state, 0)["town"] == 0
    play(state, "build 6", "site i7")
    assert owner(state, 0)["squares"]["i7"]["crowns"] == 1
    # Four squares, one crown on the tile and one for the queen, who comes with its towers.
    assert lines(state, 0)["town"] == 4 * (1 + 1)


def test_upper_right_corner_each_town_counts_its_own_crowns() -> None:
    towns = kingdom("Ta T # Tb Tc", a="queens_tower", b="queens_tower", c="queens_tower")
    state = construction(towns, "#", towers=[6, 7], queen=1)
    assert lines(state, 0)["town"] == 2 * 1 + 2 * 2
