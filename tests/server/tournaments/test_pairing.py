"""Who plays whom: nobody meets again while that can be avoided, byes and first seats are shared out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tetrarchy.server.tournaments.matching import largest_matching
from tetrarchy.server.tournaments.pairing import (
    BOT,
    Past,
    Plan,
    Round,
    Table,
    fewest_repeats,
    have_all_met,
    next_round,
    repeats,
    table_sizes,
)

SWISS = Plan("swiss", 2)
ROBIN = Plan("round_robin", 2)
unhurried = settings(deadline=None)


def play(plan: Plan, people: int, rounds: int) -> list[list[Table]]:
    """Rounds in which the standings never change."""
    played: list[list[Table]] = []
    for _ in range(rounds):
        played.append(next_round(plan, range(1, people + 1), played))
    return played


def meetings(rounds: Sequence[Round]) -> Counter[frozenset[int]]:
    """How often each pair has met."""
    return Counter(
        frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2)
    )


def byes(rounds: Sequence[Round]) -> Counter[int]:
    """How often each person had a bye."""
    return Counter(table[0] for tables in rounds for table in tables if len(table) == 1)


def people_of(tables: Round) -> list[int]:
    return sorted(one for table in tables for one in table if one != BOT)


def all_pairings(people: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to pair an even number of people."""
    if not people:
        yield []
        return
    first, *others = people
    for other in others:
        rest = [one for one in others if one != other]
        for pairs in all_pairings(rest):
            yield [(first, other), *pairs]


def all_groupings(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat people at tables of these sizes."""
    if not sizes:
        yield []
        return
    for group in combinations(people, sizes[0]):
        rest = [one for one in people if one not in group]
        for groups in all_groupings(rest, sizes[1:]):
            yield [group, *groups]


@st.composite
def pasts(draw: st.DrawFn, most: int, size: int) -> tuple[int, list[list[Table]]]:
    """A number of people, and rounds that they have played in any order, not only in ours."""
    people = draw(st.integers(2, most))
    orders = draw(st.lists(st.permutations(range(1, people + 1)), max_size=people))
    return people, [
        [tuple(order[at : at + size]) for at in range(0, people, size)]  # the last table may be small
        for order in orders
    ]


# ---------------------------------------------------------------- matchings


@unhurried
@given(
    st.integers(0, 8).flatmap(
        lambda n: st.tuples(st.just(n), st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7))))
    )
)
def test_a_matching_is_as_large_as_can_be(given: tuple[int, set[tuple[int, int]]]) -> None:
    number, drawn = given
    edges = {(a, b) for a, b in drawn if a < b < number}
    graph = [[b for b in range(number) if (min(a, b), max(a, b)) in edges] for a in range(number)]
    mate = largest_matching(graph)
    for vertex, partner in enumerate(mate):
        assert partner == -1 or (mate[partner] == vertex and partner in graph[vertex])

    def best(left: frozenset[int]) -> int:
        if not left:
            return 0
        first = min(left)
        rest = left - {first}
        return max([best(rest), *(1 + best(rest - {other}) for other in graph[first] if other in rest)])

    assert sum(partner != -1 for partner in mate) == 2 * best(frozenset(range(number)))


def test_a_matching_finds_its_way_through_odd_cycles() -> None:
    # Two triangles and a bridge: who begins with the bridge's ends must turn back.
    graph = [[1, 2], [0, 2], [0, 1, 3], [2, 4, 5], [3, 5], [3, 4]]
    assert -1 not in largest_matching(graph)


# ---------------------------------------------------------------- round robin


@pytest.mark.parametrize("people", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    rounds = play(ROBIN, people, people - 1 + people % 2)
    assert meetings(rounds) == {frozenset(pair): 1 for pair in combinations(range(1, people + 1), 2)}
    assert byes(rounds) == (dict.fromkeys(range(1, people + 1), 1) if people % 2 else {})
    assert have_all_met(range(1, people + 1), rounds)
    assert not have_all_met(range(1, people + 1), rounds[:-1])


@pytest.mark.parametrize("people", range(2, 17))
def test_in_a_round_robin_everybody_begins_half_of_the_games(people: int) -> None:
    rounds = play(ROBIN, people, people - 1 + people % 2)
    begun = Counter(table[0] for tables in rounds for table in tables if len(table) == 2)
    games = people - 1
    for one in range(1, people + 1):
        assert abs(2 * begun[one] - games) <= 1


def test_whose_opponent_has_left_a_round_robin_has_a_bye() -> None:
    rounds: list[list[Table]] = [next_round(ROBIN, range(1, 7), [])]
    there = [1, 2, 3, 4, 5]
    while not have_all_met(there, rounds):
        rounds.append(next_round(ROBIN, there, rounds))
    assert max(meetings(rounds).values()) == 1
    assert len(rounds) == 5
    met_before = next(one for table in rounds[0] for one in table if 6 in table and one != 6)
    assert byes(rounds) == {one: 1 for one in there if one != met_before}


@pytest.mark.parametrize(("people", "late"), [(5, 1), (5, 3), (6, 1), (6, 2), (8, 3)])
def test_who_comes_late_to_a_round_robin_meets_everybody_too(people: int, late: int) -> None:
    rounds = play(ROBIN, people, 2)
    there = range(1, people + late + 1)
    while not have_all_met(there, rounds):
        rounds.append(next_round(ROBIN, there, rounds))
        assert len(rounds) < 2 * len(there)
    assert set(meetings(rounds)) == {frozenset(pair) for pair in combinations(there, 2)}
    assert max(meetings(rounds).values()) == 1


@pytest.mark.parametrize(("people", "size", "rounds"), [(4, 4, 1), (9, 3, 4), (16, 4, 5)])
def test_tables_of_more_meet_without_repeats_where_the_numbers_allow_it(
    people: int, size: int, rounds: int
) -> None:
    played = play(Plan("round_robin", size), people, rounds)
    assert set(meetings(played).values()) == {1}
    assert have_all_met(range(1, people + 1), played)


@pytest.mark.parametrize(("people", "size"), [(5, 3), (6, 3), (7, 4), (8, 4), (10, 3), (13, 4)])
def test_a_round_robin_at_tables_of_more_ends(people: int, size: int) -> None:
    plan = Plan("round_robin", size)
    rounds: list[list[Table]] = []
    while not have_all_met(range(1, people + 1), rounds):
        before = len(meetings(rounds))
        rounds.append(next_round(plan, range(1, people + 1), rounds))
        assert len(meetings(rounds)) > before


# ---------------------------------------------------------------- Swiss


@unhurried
@given(pasts(8, 2))
def test_swiss_pairs_meet_again_only_where_that_cannot_be_avoided(
    given: tuple[int, list[list[Table]]],
) -> None:
    people, rounds = given
    tables = next_round(SWISS, range(1, people + 1), rounds)
    assert people_of(tables) == list(range(1, people + 1))
    past = Past(rounds)
    everybody = range(1, people + 1)
    outs = everybody if people % 2 else [None]
    least = min(
        sum(past.met(one, other) > 0 for one, other in pairs)
        for out in outs
        for pairs in all_pairings([one for one in everybody if one != out])
    )
    assert len(repeats([*rounds, tables])) == least


@unhurried
@given(pasts(7, 2))
def test_a_second_bye_comes_only_where_everybody_else_had_one_or_pairs_would_meet_again(
    given: tuple[int, list[list[Table]]],
) -> None:
    people, rounds = given
    tables = next_round(SWISS, range(1, people + 1), rounds)
    out = next((table[0] for table in tables if len(table) == 1), None)
    past = Past(rounds)
    assert (out is None) == (people % 2 == 0)
    if out is None:
        return
    again = len(repeats([*rounds, tables]))
    for one in range(1, people + 1):
        others = [other for other in range(1, people + 1) if other != one]
        if past.alone[one] < past.alone[out]:
            assert fewest_repeats(others, past) > again


@unhurried
@given(pasts(7, 2))
def test_the_first_pair_is_the_nearest_that_lets_the_rest_go_without_repeats(
    given: tuple[int, list[list[Table]]],
) -> None:
    people, rounds = given
    tables = next_round(SWISS, range(1, people + 1), rounds)
    past = Past(rounds)
    paired = sorted(one for table in tables if len(table) == 2 for one in table)
    if not paired:
        return
    first = next(table for table in tables if paired[0] in table)
    [partner] = [one for one in first if one != paired[0]]
    if past.met(*first):
        return
    least = fewest_repeats(paired, past)
    for nearer in paired[1 : paired.index(partner)]:
        rest = [one for one in paired[1:] if one != nearer]
        assert past.met(paired[0], nearer) or fewest_repeats(rest, past) > least


@pytest.mark.parametrize("people", range(2, 13))
def test_swiss_goes_on_without_repeats_and_second_byes_as_long_as_it_is_easy(people: int) -> None:
    rounds = play(SWISS, people, (people + 1) // 2)
    assert max(meetings(rounds).values()) == 1
    assert max(byes(rounds).values(), default=0) <= 1


def test_swiss_repeats_are_told_where_they_cannot_be_avoided() -> None:
    rounds = play(SWISS, 4, 4)
    assert [len(repeats(rounds[:number])) for number in range(1, 5)] == [0, 0, 0, 2]


def test_neighbours_in_the_standings_meet() -> None:
    assert [set(table) for table in next_round(SWISS, [5, 3, 1, 6, 2, 4], [])] == [{5, 3}, {1, 6}, {2, 4}]
    assert [set(table) for table in next_round(SWISS, [5, 3, 1, 6], [[(3, 5), (1, 6)]])] == [{5, 1}, {3, 6}]


def test_the_last_in_the_standings_sits_out_first() -> None:
    first = next_round(SWISS, [1, 2, 3, 4, 5], [])
    assert first[-1] == (5,)
    assert byes([first, next_round(SWISS, [1, 2, 3, 4, 5], [first])]) == {5: 1, 4: 1}


def test_a_bot_plays_whoever_would_sit_out_and_nobody_twice() -> None:
    rounds = play(Plan("swiss", 2, bots=True), 5, 5)
    with_bots = [table[0] for tables in rounds for table in tables if BOT in table]
    assert sorted(with_bots) == [1, 2, 3, 4, 5]
    assert all(len(table) == 2 for tables in rounds for table in tables)


# ---------------------------------------------------------------- tables of more


@pytest.mark.parametrize(
    ("people", "plan", "sizes"),
    [
        (8, Plan("swiss", 4), [4, 4]),
        (7, Plan("swiss", 4), [4, 3]),
        (6, Plan("swiss", 4), [3, 3]),
        (5, Plan("swiss", 4), [3, 2]),
        (9, Plan("swiss", 4), [3, 3, 3]),
        (10, Plan("swiss", 4), [4, 3, 3]),
        (4, Plan("swiss", 3), [2, 2]),
        (5, Plan("swiss", 3), [3, 2]),
        (7, Plan("swiss", 3), [3, 2, 2]),
        (3, Plan("swiss", 4), [3]),
        (6, Plan("swiss", 4, (2, 4)), [4, 2]),
        (7, Plan("swiss", 4, (4,)), [4, 1, 1, 1]),
        (7, Plan("swiss", 3, (2, 4)), [2, 2, 2, 1]),
        (5, Plan("swiss", 4, bots=True), [3, 2]),
        (5, Plan("swiss", 2, bots=True), [2, 2, 1]),
    ],
)
def test_tables_are_as_large_and_as_even_as_people_and_game_allow(
    people: int, plan: Plan, sizes: list[int]
) -> None:
    assert table_sizes(people, plan) == sizes


def test_bots_fill_every_table() -> None:
    tables = next_round(Plan("swiss", 4, (2, 3, 4), bots=True), [1, 2, 3, 4, 5], [])
    assert [sorted(table) for table in tables] == [[BOT, 1, 2, 3], [BOT, BOT, 4, 5]]
    assert all(table[0] != BOT for table in tables)


@settings(unhurried, max_examples=50)
@given(pasts(7, 3), st.sampled_from([3, 4]))
def test_tables_of_more_repeat_as_few_meetings_as_possible(
    given: tuple[int, list[list[Table]]], size: int
) -> None:
    people, rounds = given
    plan = Plan("swiss", size)
    tables = next_round(plan, range(1, people + 1), rounds)
    assert people_of(tables) == list(range(1, people + 1))
    past = Past(rounds)
    least = min(
        sum(past.met(*pair) > 0 for group in groups for pair in combinations(group, 2))
        for groups in all_groupings(range(1, people + 1), table_sizes(people, plan))
    )
    assert len(repeats([*rounds, tables])) == least


def test_neighbours_share_tables_of_more() -> None:
    first = [(1, 2, 6), (3, 4, 5)]
    tables = next_round(Plan("swiss", 3), [6, 5, 4, 3, 2, 1], [first])
    assert [set(table) for table in tables] == [{6, 5, 4}, {3, 2, 1}]
    assert repeats([first, tables]) == [(4, 5), (1, 2)]  # three people from two tables: two of them have met


def test_many_people_are_paired_in_bounded_steps() -> None:
    rounds = play(Plan("swiss", 4), 50, 4)
    assert all(people_of(tables) == list(range(1, 51)) for tables in rounds)
    assert all(not repeats(rounds[:number]) for number in range(1, 4))


# ---------------------------------------------------------------- seats


@unhurried
@given(pasts(8, 2))
def test_of_two_the_one_who_has_begun_less_often_begins(given: tuple[int, list[list[Table]]]) -> None:
    people, rounds = given
    past = Past(rounds)
    for table in next_round(SWISS, range(1, people + 1), rounds):
        assert past.seats[table[0], 0] == min(past.seats[one, 0] for one in table)


@pytest.mark.parametrize(("size", "people"), [(size, people) for size in (3, 4) for people in (8, 9, 12)])
def test_first_seats_are_shared_out_at_tables_of_more(size: int, people: int) -> None:
    rounds = play(Plan("swiss", size), people, 6)
    begun = Counter(table[0] for tables in rounds for table in tables)
    assert max(begun.values()) - min(begun[one] for one in range(1, people + 1)) <= 2


def test_the_same_past_gives_the_same_round() -> None:
    rounds = play(SWISS, 9, 3)
    assert next_round(SWISS, range(1, 10), rounds) == next_round(SWISS, list(range(1, 10)), list(rounds))
