"""Clocks and vacations: what stands still, and what does not."""

from __future__ import annotations

import pytest

from tetrarchy.server.clocks import Clocks, Vacation
from tetrarchy.wire import ClockRules

DAY = 86_400.0
RULES = ClockRules(game=10 * DAY, move=2 * DAY, increment=0.0)


def days(*numbers: float) -> Vacation:
    """A vacation by days: when it was entered, from when, until when."""
    return Vacation(*(DAY * number for number in numbers))


def turn(began: float, *vacations: Vacation) -> Clocks:
    """Clocks of two seats; the first one's turn has begun on some day."""
    clocks = Clocks(RULES, 2)
    for vacation in sorted(vacations):
        if vacation.entered <= DAY * began:
            clocks.enter(0, vacation)
    clocks.update(DAY * began, {0}, None, public=True)
    for vacation in sorted(vacations):
        clocks.enter(0, vacation)
    return clocks


def ends(clocks: Clocks) -> float:
    """The day on which the first seat's time runs out."""
    deadline = clocks.deadline(0)
    assert deadline is not None
    return deadline / DAY


def left(clocks: Clocks, day: float, recipient: int | None = None) -> tuple[float, bool]:
    """How many days the first seat's clock has, and whether it runs, as somebody is told."""
    shown = clocks.shown(DAY * day, recipient)
    assert shown is not None
    return round(shown[0].left / DAY, 3), shown[0].running


@pytest.mark.parametrize(
    ("vacations", "expected"),
    [
        ([], 12.0),
        ([days(9, 10, 13)], 15.0),  # the whole of it lies in the turn
        ([days(9, 8, 11)], 13.0),  # it began before
        ([days(9, 11.5, 14)], 14.5),
        ([days(9, 12, 14)], 12.0),  # the time is over before it begins
        ([days(9, 5, 7)], 12.0),  # it is over
        ([days(10, 10, 13)], 12.0),  # entered in the very moment
        ([days(10.5, 10.5, 13)], 12.0),  # entered while the turn waited already
        ([days(12.5, 12.5, 20)], 12.0),  # entered when the time had run out
        ([days(8, 10, 11), days(9, 11.5, 12.5)], 14.0),
        ([days(8, 10, 11), days(11.5, 11.5, 20)], 13.0),  # of two only the first counts
    ],
)
def test_a_turn_ends_later_by_the_vacation_that_was_entered_before_it(
    vacations: list[Vacation], expected: float
) -> None:
    assert ends(turn(10, *vacations)) == pytest.approx(expected)


def test_time_is_counted_without_the_vacation() -> None:
    clocks = turn(10, days(9, 10.5, 13))
    assert left(clocks, 10.5) == (9.5, False)
    assert left(clocks, 12) == (9.5, False)
    assert left(clocks, 13) == (9.5, True)
    assert left(clocks, 14, 1) == (8.5, True)
    clocks.update(DAY * 14, {1}, 0, public=True)
    assert clocks.left[0] / DAY == pytest.approx(8.5)
    assert clocks.left[1] / DAY == pytest.approx(10)


def test_who_comes_back_early_has_the_rest_of_the_time() -> None:
    clocks = turn(10, days(9, 10, 20))
    assert ends(clocks) == pytest.approx(22)
    clocks.enter(0, days(9, 10, 11))
    assert ends(clocks) == pytest.approx(13)
    assert clocks.away()[0] == (10 * DAY, 11 * DAY)


def test_another_vacation_does_not_stop_a_turn_that_waits() -> None:
    clocks = turn(10, days(9, 10, 11))
    clocks.enter(0, days(11, 11, 30))
    assert ends(clocks) == pytest.approx(13)
    clocks.update(DAY * 12, {1}, 0, public=True)
    clocks.update(DAY * 13, {0}, 1, public=True)
    assert ends(clocks) == pytest.approx(32)


def test_who_takes_over_a_seat_has_the_clock_as_it_stood() -> None:
    clocks = turn(10, days(9, 10, 20))
    clocks.change_seat(0, DAY * 12, [days(11, 25, 26)])
    assert ends(clocks) == pytest.approx(14)
    assert left(clocks, 13) == (9, True)
    clocks.change_seat(0, DAY * 13)
    assert ends(clocks) == pytest.approx(14)
    assert clocks.away()[0] == (10 * DAY, 12 * DAY)


def test_vacations_come_through_a_snapshot() -> None:
    clocks = turn(10, days(9, 10, 13))
    other = Clocks(RULES, 2)
    other.load(clocks.plain())
    assert ends(other) == ends(clocks)
    older = clocks.plain()
    del older["vacations"]  # as it was kept before there were any
    other = Clocks(RULES, 2)
    other.load(older)
    assert ends(other) == pytest.approx(12)


def test_what_others_see_counts_from_what_they_know() -> None:
    clocks = Clocks(RULES, 2)
    clocks.update(DAY * 8, {0}, None, public=True)
    clocks.enter(0, days(9, 9, 11))
    clocks.update(DAY * 10, {0}, 0, public=False)  # a hidden decision; another one follows
    assert left(clocks, 10.5, 1) == (7.5, True)
    assert left(clocks, 10.5, 0) == (8, False)
