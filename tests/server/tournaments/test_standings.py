"""Points by place, and the tie-breaks, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tetrarchy.server.tournaments.pairing import BOT
from tetrarchy.server.tournaments.standings import WIN, Line, Played, are_places, points_of, standings


def line(lines: list[Line], person: int) -> Line:
    return next(one for one in lines if one.person == person)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1], [12]),
        ([1, 2], [12, 0]),
        ([1, 1], [6, 6]),
        ([2, 1, 3], [6, 12, 0]),
        ([1, 1, 3], [9, 9, 0]),
        ([1, 2, 2], [12, 3, 3]),
        ([4, 3, 2, 1], [0, 4, 8, 12]),
        ([1, 1, 3, 4], [10, 10, 4, 0]),
        ([1, 2, 2, 2], [12, 4, 4, 4]),
        ([1, 1, 1, 4], [8, 8, 8, 0]),
        ([1, 1, 1, 1], [6, 6, 6, 6]),
        ([1, None], [12, 0]),
        ([None, None], [0, 0]),
        ([2, None, 1, None], [8, 0, 12, 0]),
    ],
)
def test_places_bring_points_and_ties_share_them(places: list[int | None], points: list[int]) -> None:
    assert are_places(places)
    assert points_of(places) == points


@pytest.mark.parametrize("places", [[2, 2], [1, 3], [0, 1], [1, 1, 2], [2, None], [1, 2, 4], [-1, 1]])
def test_places_that_no_game_can_have_are_known(places: list[int | None]) -> None:
    assert not are_places(places)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_hands_out_the_same_points_however_it_ends(seats: int) -> None:
    ends = [places for places in product(range(1, seats + 1), repeat=seats) if are_places(places)]
    assert {sum(points_of(places)) for places in ends} == {WIN * seats // 2}


def test_at_tables_of_two_the_tie_breaks_are_those_of_chess() -> None:
    rounds = [
        [Played((1, 2), (1, 2)), Played((3, 4), (1, 1))],
        [Played((3, 1), (2, 1)), Played((2, 4), (1, 2))],
    ]
    lines = standings([1, 2, 3, 4], rounds)
    assert [(one.person, one.place, one.points) for one in lines] == [
        (1, 1, 24),
        (2, 2, 12),
        (3, 3, 6),
        (4, 4, 6),
    ]
    # Who has met 1 has had the stronger opponents.
    assert line(lines, 3).opposition == 30
    assert line(lines, 4).opposition == 18
    assert line(lines, 1).opposition == 18
    assert line(lines, 1).defeated == 18
    assert line(lines, 2).opposition == 30
    assert line(lines, 2).defeated == 6
    assert line(lines, 3).defeated == 3  # half of the 6 points of 4
    assert [one.wins for one in lines] == [2, 1, 1, 1]
    assert line(lines, 3).against == {4: [1], 1: [0]}


def test_at_tables_of_three_a_meeting_counts_by_the_mean_of_those_met() -> None:
    rounds = [[Played((1, 2, 3), (1, 2, 3))], [Played((2, 3, 1), (2, 1, 2))]]
    lines = standings([1, 2, 3], rounds)
    # 1: 12 + 3; 2: 6 + 3; 3: 0 + 12
    assert [(one.person, one.points) for one in lines] == [(1, 15), (3, 12), (2, 9)]
    assert line(lines, 1).opposition == 2 * Fraction(12 + 9, 2)
    assert line(lines, 1).defeated == Fraction(9 + 12, 2) + Fraction(9, 2) / 2
    assert line(lines, 2).by_round == [6, 3]


def test_a_bye_and_an_absent_rival_count_as_a_rival_as_good_as_oneself() -> None:
    rounds = [[Played((1, 2), (1, None)), Played((3,), (1,))], [Played((1, 3), (1, 1)), Played((2,), (1,))]]
    lines = standings([1, 2, 3], rounds)
    assert [(one.person, one.place, one.points) for one in lines] == [(1, 1, 18), (3, 1, 18), (2, 3, 12)]
    assert line(lines, 1).opposition == line(lines, 3).opposition == 18 + 18
    assert line(lines, 2).opposition == 12  # nothing for the round to which 2 did not come
    assert 2 not in line(lines, 1).against


def test_a_bot_counts_as_a_rival_as_good_as_oneself_and_stands_nowhere() -> None:
    lines = standings([1, 2], [[Played((1, BOT), (2, 1)), Played((2, BOT), (1, 2))]])
    assert [(one.person, one.points) for one in lines] == [(2, 12), (1, 0)]
    assert line(lines, 2).opposition == 12
    assert line(lines, 2).defeated == 12
    assert line(lines, 1).opposition == 0
    assert line(lines, 1).defeated == 0


def test_who_is_equal_in_everything_shares_a_place() -> None:
    lines = standings([1, 2, 3, 4], [[Played((1, 2), (1, 2)), Played((3, 4), (1, 2))]])
    assert [(one.person, one.place) for one in lines] == [(1, 1), (3, 1), (2, 3), (4, 3)]


def test_who_is_out_has_no_place_and_what_was_won_against_them_stands() -> None:
    rounds = [
        [Played((1, 2), (1, 2)), Played((3, 4), (1, 2))],
        [Played((1, 3), (1, 2)), Played((2, 4), (1, 2))],
    ]
    lines = standings([1, 2, 3, 4], rounds, out=[1])
    assert [(one.person, one.place, one.points) for one in lines] == [
        (2, 1, 12),
        (3, 1, 12),
        (4, 3, 0),
        (1, 0, 24),
    ]
    assert line(lines, 2).opposition == 24 + 0


def test_rounds_before_a_late_entry_bring_nothing() -> None:
    lines = standings([1, 2, 3], [[Played((1, 2), (1, 1))], [Played((1, 3), (1, 2)), Played((2,), (1,))]])
    assert line(lines, 3).by_round == [None, 0]


@settings(deadline=None)
@given(st.permutations(range(1, 7)))
def test_standings_do_not_depend_on_the_order_in_which_anything_is_told(order: list[int]) -> None:
    rounds = [
        [Played((1, 2, 3), (1, 2, 3)), Played((4, 5, 6), (1, 1, 3))],
        [Played((4, 1, 5), (3, 1, 2)), Played((2, 6, 3), (1, 2, 2))],
    ]
    shuffled = [
        sorted(
            (Played(table[::-1], tuple(places)[::-1]) for table, places in tables),
            key=lambda played: order.index(played.table[0]),
        )
        for tables in rounds
    ]
    assert standings(order, shuffled) == standings(range(1, 7), rounds)
