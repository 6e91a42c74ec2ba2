"""What can change a tournament, and what is refused, without a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.tournaments import course
from tetrarchy.server.tournaments.course import Result, Tournament
from tetrarchy.server.tournaments.pairing import BOT, Plan, next_round
from tetrarchy.wire import MOST_PEOPLE, TournamentRules

ADA = "ada's guest"


def cup_of(people: int, **rules: Any) -> Tournament:
    """A tournament that people have entered; the first one organises it."""
    usual: dict[str, Any] = {"title": "Club", "game": "queendomino", "system": "swiss", "rounds": 3}
    cup = Tournament("cup", ADA, TournamentRules(**usual | rules), "open", 0.0)
    for number in range(1, people + 1):
        course.enter(cup, ADA if number == 1 else f"guest {number}", f"Person {number}")
    return cup


def begin(cup: Tournament) -> None:
    """Begin the next round; its tables are called after round and number."""
    number = len(cup.rounds) + 1
    assert course.is_to_begin(cup, number)
    tables = next_round(Plan(cup.rules.system, cup.rules.size, bots=cup.rules.bots), cup.active, cup.pairings)
    course.begin_round(cup, tables, [f"{number}-{at}" for at in range(1, len(tables) + 1)], 100.0)


def end(cup: Tournament, name: str, *places: int | None) -> None:
    """A table ends."""
    course.settle(cup, name, Result(list(places), [None] * len(places), [""] * len(places)))


def end_round(cup: Tournament) -> None:
    """All tables of the last round end as they were seated."""
    for table in cup.rounds[-1]:
        if table.table is not None:
            end(cup, table.table, *range(1, len(table.seats) + 1))


def refused(cup: Tournament, work: Callable[[], object]) -> str:
    """Why something is refused; it has changed nothing."""
    before = msgspec.json.encode(cup)
    with pytest.raises(TetrarchyError) as error:
        work()
    assert msgspec.json.encode(cup) == before
    return str(error.value.key)


def states(cup: Tournament) -> list[str]:
    return [one.state for one in cup.people]


# ---------------------------------------------------------------- people


def test_people_enter_once_and_leave_and_come_back() -> None:
    cup = cup_of(2)
    course.enter(cup, "guest 2", "Another name")
    assert [one.name for one in cup.people] == ["Person 1", "Person 2"]
    course.withdraw(cup, "guest 2")
    course.withdraw(cup, "guest 2")
    assert states(cup) == ["in", "left"]
    course.enter(cup, "guest 2", "Another name")
    assert [(one.state, one.name) for one in cup.people] == [("in", "Person 1"), ("in", "Another name")]
    assert refused(cup, lambda: course.withdraw(cup, "stranger")) == "not-entered"


def test_a_tournament_has_room_for_a_club_and_no_more() -> None:
    cup = cup_of(MOST_PEOPLE)
    assert refused(cup, lambda: course.enter(cup, "one more", "One")) == "tournament-full"
    course.enter(cup, "guest 2", "Person 2")


def test_who_comes_late_asks_and_plays_from_the_next_round_on() -> None:
    cup = cup_of(2)
    begin(cup)
    course.enter(cup, "late", "Late")
    assert states(cup) == ["in", "in", "asks"]
    assert cup.active == [1, 2]
    course.admit(cup, ADA, 3, 5.0)
    course.admit(cup, ADA, 3, 6.0)
    assert (states(cup)[2], cup.person(3).since) == ("in", 2)
    assert [(note.kind, note.person, note.round) for note in cup.notes] == [("late", 3, 2)]
    end_round(cup)
    begin(cup)
    assert sorted(one for table in cup.rounds[1] for one in table.seats) == [1, 2, 3]
    assert {line.person: line.by_round[0] for line in cup.standings}[3] is None


def test_an_organiser_excludes_with_a_reason_and_can_let_somebody_in_again() -> None:
    cup = cup_of(4)
    course.exclude(cup, ADA, 4, "Was rude", 5.0)
    course.exclude(cup, ADA, 4, "Was rude", 6.0)
    assert [(note.kind, note.person, note.text) for note in cup.notes] == [("excluded", 4, "Was rude")]
    assert cup.active == [1, 2, 3]
    assert refused(cup, lambda: course.enter(cup, "guest 4", "Person 4")) == "was-excluded"
    course.admit(cup, ADA, 4, 7.0)
    assert cup.active == [1, 2, 3, 4]
    course.withdraw(cup, "guest 3")
    assert refused(cup, lambda: course.admit(cup, ADA, 3, 8.0)) == "has-left"
    assert refused(cup, lambda: course.exclude(cup, ADA, 9, "Nobody", 8.0)) == "no-such-person"


def test_who_is_excluded_keeps_no_place_and_others_keep_what_they_won() -> None:
    cup = cup_of(4)
    begin(cup)
    end_round(cup)
    winner = cup.standings[0].person
    course.exclude(cup, ADA, winner, "Had help", 5.0)
    assert (cup.standings[-1].person, cup.standings[-1].place) == (winner, 0)
    assert cup.standings[0].place == 1


def test_organisers_are_whoever_made_it_and_those_who_are_named() -> None:
    cup = cup_of(3)
    assert [cup.is_organiser(who) for who in (ADA, "guest 2", "stranger", None)] == [
        True,
        False,
        False,
        False,
    ]
    course.name_organiser(cup, ADA, 2, 5.0)
    course.name_organiser(cup, ADA, 2, 6.0)
    assert cup.is_organiser("guest 2")
    assert [(note.kind, note.person) for note in cup.notes] == [("organiser", 2)]


# ---------------------------------------------------------------- rounds


def test_a_round_begins_once_and_only_after_the_last_result() -> None:
    cup = cup_of(4)
    begin(cup)
    assert not course.is_to_begin(cup, 1)
    assert refused(cup, lambda: course.is_to_begin(cup, 2)) == "round-open"
    end(cup, "1-1", 1, 2)
    assert refused(cup, lambda: course.is_to_begin(cup, 2)) == "round-open"
    end(cup, "1-2", 1, 2)
    assert refused(cup, lambda: course.is_to_begin(cup, 3)) == "wrong-round"
    assert course.is_to_begin(cup, 2)


def test_a_round_needs_two_people() -> None:
    cup = cup_of(1)
    assert refused(cup, lambda: course.is_to_begin(cup, 1)) == "too-few-people"


def test_a_swiss_tournament_ends_after_its_rounds() -> None:
    cup = cup_of(4, rounds=2)
    for _ in range(2):
        assert cup.state != "finished"
        begin(cup)
        end_round(cup)
    assert cup.state == "finished"
    assert not course.is_to_begin(cup, 2)
    assert refused(cup, lambda: course.is_to_begin(cup, 3)) == "tournament-over"
    assert refused(cup, lambda: course.enter(cup, "late", "Late")) == "tournament-over"


@pytest.mark.parametrize(("people", "rounds"), [(4, 3), (5, 5)])
def test_a_round_robin_ends_when_everybody_has_met_everybody(people: int, rounds: int) -> None:
    cup = cup_of(people, system="round_robin")
    while cup.state != "finished":
        begin(cup)
        end_round(cup)
    assert len(cup.rounds) == rounds


def test_a_swiss_tournament_at_odd_numbers_ends_though_nobody_plays_the_bye() -> None:
    cup = cup_of(3, rounds=1)
    begin(cup)
    end(cup, "1-1", 1, 2)
    assert cup.state == "finished"
    assert sorted(line.points for line in cup.standings) == [0, 12, 12]


def test_a_tournament_can_end_early_but_not_in_a_round() -> None:
    cup = cup_of(4)
    assert refused(cup, lambda: course.finish(cup)) == "nothing-played"
    begin(cup)
    assert refused(cup, lambda: course.finish(cup)) == "round-open"
    end_round(cup)
    course.finish(cup)
    course.finish(cup)
    assert cup.state == "finished"
    assert refused(cup, lambda: course.cancel(cup, ADA, "", 5.0)) == "tournament-over"


def test_a_cancelled_tournament_goes_on_no_more() -> None:
    cup = cup_of(4)
    begin(cup)
    course.cancel(cup, ADA, "No light", 5.0)
    course.cancel(cup, ADA, "No light", 6.0)
    assert [(note.kind, note.text) for note in cup.notes] == [("cancelled", "No light")]
    assert refused(cup, lambda: course.is_to_begin(cup, 2)) == "tournament-over"
    assert refused(cup, lambda: course.finish(cup)) == "tournament-over"
    assert refused(cup, lambda: correct(cup, (1, 1), "Wrong", 1, 2)) == "tournament-over"


def test_rules_of_the_game_stay_once_it_has_begun() -> None:
    cup = cup_of(4)
    replace = msgspec.structs.replace
    course.change_rules(cup, replace(cup.rules, system="round_robin", size=4))
    course.change_rules(cup, replace(cup.rules, system="swiss", size=2))
    begin(cup)
    assert refused(cup, lambda: course.change_rules(cup, replace(cup.rules, size=3))) == "rules-fixed"
    assert refused(cup, lambda: course.change_rules(cup, replace(cup.rules, options={"harmony": True})))
    course.change_rules(cup, replace(cup.rules, minutes=20, rounds=1, title="Evening"))
    end_round(cup)
    assert cup.state == "finished"


def test_rounds_that_have_begun_cannot_be_taken_away() -> None:
    cup = cup_of(4)
    begin(cup)
    end_round(cup)
    begin(cup)
    fewer = msgspec.structs.replace(cup.rules, rounds=1)
    assert refused(cup, lambda: course.change_rules(cup, fewer)) == "rounds-played"


# ---------------------------------------------------------------- results


def correct(cup: Tournament, where: tuple[int, int], reason: str, *places: int | None) -> str | None:
    """Correct a table's result, in the order of its seats."""
    seats = cup.table_at(where).seats
    return course.correct(cup, ADA, where, list(zip(seats, places, strict=True)), reason, 9.0)


def test_a_table_counts_once() -> None:
    cup = cup_of(2)
    begin(cup)
    end(cup, "1-1", 1, 2)
    before = msgspec.json.encode(cup)
    end(cup, "1-1", 2, 1)
    end(cup, "1-9", 1, 2)
    assert msgspec.json.encode(cup) == before


def test_a_result_is_corrected_with_a_reason_that_everybody_sees() -> None:
    cup = cup_of(4)
    begin(cup)
    end_round(cup)
    first, second = cup.rounds[0][0].seats
    assert correct(cup, (1, 1), "Pieces fell", 2, 1) is None
    assert correct(cup, (1, 1), "Pieces fell", 2, 1) is None
    assert [(note.kind, note.round, note.table, note.text) for note in cup.notes] == [
        ("corrected", 1, 1, "Pieces fell")
    ]
    points = {line.person: line.points for line in cup.standings}
    assert (points[first], points[second]) == (0, 12)
    assert cup.rounds[0][0].corrected == "Pieces fell"
    end(cup, "1-1", 1, 2)  # the table has counted already
    assert {line.person: line.points for line in cup.standings} == points


def test_a_result_that_is_said_before_the_table_ends_needs_no_table_any_more() -> None:
    cup = cup_of(2)
    begin(cup)
    assert correct(cup, (1, 1), "Played on a real board", 1, 2) == "1-1"
    assert cup.round_over


def test_a_table_that_the_host_has_closed_waits_for_the_organiser() -> None:
    cup = cup_of(4)
    begin(cup)
    course.stop(cup, "1-1")
    end(cup, "1-1", 1, 2)
    end(cup, "1-2", 1, 2)
    assert cup.rounds[0][0].result is None
    assert refused(cup, lambda: course.is_to_begin(cup, 2)) == "round-open"
    assert correct(cup, (1, 1), "It was even", 1, 1) is None
    assert cup.round_over


def test_results_that_cannot_be_are_refused() -> None:
    cup = cup_of(5)
    begin(cup)
    seats = cup.rounds[0][0].seats
    stranger = next(one for one in range(1, 6) if one not in seats)

    def with_places(*places: tuple[int, int | None]) -> str:
        return refused(cup, lambda: course.correct(cup, ADA, (1, 1), places, "So", 9.0))

    assert with_places((seats[0], 1), (stranger, 2)) == "not-at-the-table"
    assert with_places((seats[0], 1), (seats[0], 2)) == "not-at-the-table"
    assert with_places((seats[0], 1)) == "not-at-the-table"
    assert with_places((seats[0], 1), (seats[1], 2), (BOT, 3)) == "not-at-the-table"
    assert with_places((seats[0], 2), (seats[1], 2)) == "impossible-places"
    assert with_places((seats[0], 1), (seats[1], 3)) == "impossible-places"
    assert refused(cup, lambda: correct(cup, (1, 3), "So", 1)) == "bye-stays"
    assert refused(cup, lambda: cup.table_at((1, 4))) == "no-such-tournament-table"
    assert refused(cup, lambda: cup.table_at((2, 1))) == "no-such-tournament-table"
    assert refused(cup, lambda: cup.table_at((0, 1))) == "no-such-tournament-table"


def test_places_of_bots_at_one_table_are_told_apart_by_their_order() -> None:
    cup = cup_of(2, size=4, bots=True)
    begin(cup)
    seats = cup.rounds[0][0].seats
    assert seats.count(BOT) == 2
    places = [(seats[0], 3), (BOT, 1), (seats[1], 4), (BOT, 2)]
    course.correct(cup, ADA, (1, 1), places, "So it was", 9.0)
    result = cup.rounds[0][0].result
    assert result is not None
    assert dict(zip(seats, result.places, strict=True))[seats[0]] == 3
    assert [place for seat, place in zip(seats, result.places, strict=True) if seat == BOT] == [1, 2]
