"""The course of a tournament: what it consists of, and all that can change it. No clock, no database.

A change that cannot be is refused with a sentence, before anything is changed. What has been done already is
done again without a trace, so that whoever is not sure may ask once more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.tournaments.pairing import Plan, Table, have_all_met
from tetrarchy.server.tournaments.standings import Line, Played, are_places, standings
from tetrarchy.wire import MOST_PEOPLE, NoteKind, PersonState, TournamentRules, TournamentState

_FIXED = ("game", "options", "system", "size")
"""The rules that hold from the first round to the last."""


class Person(msgspec.Struct):
    """Somebody who has entered."""

    number: int
    guest: str | None
    """None once the guest is no more."""
    name: str
    state: PersonState
    since: int
    """The first round in which they are paired."""
    organiser: bool = False


class Result(msgspec.Struct):
    """How a table ended, seat by seat."""

    places: list[int | None]
    """None for who was absent."""
    scores: list[int | None]
    marks: list[str]


class GameTable(msgspec.Struct):
    """A table of a round."""

    number: int
    seats: list[int]
    """The people's numbers, 0 for bots; one alone has a bye."""
    table: str | None
    """The table of the server; its name is known before it is there."""
    due: float
    state: Literal["waiting", "stopped", "over"] = "waiting"
    result: Result | None = None
    corrected: str | None = None
    """Why its result was corrected."""


class Note(msgspec.Struct):
    """What an organiser has done."""

    at: float
    guest: str | None
    kind: NoteKind
    person: int = 0
    round: int = 0
    table: int = 0
    text: str = ""


class Tournament(msgspec.Struct):
    """A tournament as it stands."""

    id: str
    organiser: str | None
    rules: TournamentRules
    state: TournamentState
    created: float
    version: int = 0
    people: list[Person] = []
    rounds: list[list[GameTable]] = []
    notes: list[Note] = []

    def person_of(self, guest: str | None) -> Person | None:
        """A guest's entry."""
        return next((one for one in self.people if guest is not None and one.guest == guest), None)

    def person(self, number: int) -> Person:
        """The entry with a number."""
        for one in self.people:
            if one.number == number:
                return one
        raise TetrarchyError("no-such-person", "Nobody here has number {number}.", number=number)

    def is_organiser(self, guest: str | None) -> bool:
        """Whether a guest has made the tournament, or was named by who has."""
        mine = self.person_of(guest)
        return guest is not None and (guest == self.organiser or (mine is not None and mine.organiser))

    @property
    def active(self) -> list[int]:
        """Those who are paired, in the order of their entry."""
        return [one.number for one in self.people if one.state == "in"]

    @property
    def pairings(self) -> list[list[Table]]:
        """The rounds as pairing sees them."""
        return [[tuple(table.seats) for table in tables] for tables in self.rounds]

    @property
    def round_over(self) -> bool:
        """Whether the last round has all its results."""
        return not self.rounds or all(table.state == "over" for table in self.rounds[-1])

    @property
    def standings(self) -> list[Line]:
        """Who stands where after the tables that are over."""
        played = [
            [Played(tuple(table.seats), table.result.places) for table in tables if table.result is not None]
            for tables in self.rounds
        ]
        seen = {one for tables in self.pairings for table in tables for one in table}
        people = [one for one in self.people if one.state == "in" or one.number in seen]
        excluded = [one.number for one in people if one.state == "excluded"]
        return standings([one.number for one in people], played, excluded)

    def plan(self, allowed: Sequence[int]) -> Plan:
        """How people are paired, where these numbers of seats are possible."""
        return Plan(self.rules.system, self.rules.size, allowed, self.rules.bots)

    def has_more_rounds(self) -> bool:
        """Whether there is another round to be played."""
        if self.rules.system == "swiss":
            return len(self.rounds) < self.rules.rounds
        return not have_all_met(self.active, self.pairings)

    def table_at(self, where: tuple[int, int]) -> GameTable:
        """A table, by its round and its number there."""
        for table in (table for tables in self.rounds[where[0] - 1 : where[0]] for table in tables):
            if table.number == where[1]:
                return table
        raise TetrarchyError(
            "no-such-tournament-table",
            "Round {round} has no table {number}.",
            round=where[0],
            number=where[1],
        )


# ---------------------------------------------------------------- people


def enter(cup: Tournament, guest: str, name: str) -> None:
    """Enter; once the first round has begun, ask an organiser to be let in."""
    _check_not_over(cup)
    state: PersonState = "in" if cup.state == "open" else "asks"
    mine = cup.person_of(guest)
    if mine is not None:
        if mine.state == "excluded":
            raise TetrarchyError("was-excluded", "You were excluded from this tournament.")
        if mine.state == "left":
            mine.state, mine.name = state, name
        return
    if len(cup.people) >= MOST_PEOPLE:
        raise TetrarchyError("tournament-full", "This tournament is full: {most} people.", most=MOST_PEOPLE)
    cup.people.append(Person(len(cup.people) + 1, guest, name, state, 1))


def withdraw(cup: Tournament, guest: str) -> None:
    """Be paired no more."""
    _check_not_over(cup)
    mine = cup.person_of(guest)
    if mine is None:
        raise TetrarchyError("not-entered", "You have not entered this tournament.")
    if mine.state in ("in", "asks"):
        mine.state = "left"


def admit(cup: Tournament, guest: str | None, number: int, at: float) -> None:
    """Let a late comer in, or again somebody who was excluded: they play from the next round on."""
    _check_not_over(cup)
    who = cup.person(number)
    if who.state == "left":
        raise TetrarchyError("has-left", "{name} has left the tournament.", name=who.name)
    if who.state != "in":
        who.state, who.since = "in", len(cup.rounds) + 1
        cup.notes.append(Note(at, guest, "late", who.number, len(cup.rounds) + 1))


def exclude(cup: Tournament, guest: str | None, number: int, reason: str, at: float) -> None:
    """Pair somebody no more, or do not let them in."""
    _check_not_over(cup)
    who = cup.person(number)
    if who.state != "excluded":
        who.state = "excluded"
        cup.notes.append(Note(at, guest, "excluded", who.number, len(cup.rounds), text=reason))


def name_organiser(cup: Tournament, guest: str | None, number: int, at: float) -> None:
    """Let somebody who has entered organise too."""
    _check_not_over(cup)
    who = cup.person(number)
    if not who.organiser:
        who.organiser = True
        cup.notes.append(Note(at, guest, "organiser", who.number))


# ---------------------------------------------------------------- rules and rounds


def change_rules(cup: Tournament, rules: TournamentRules) -> None:
    """Set the rules; those of the game and of pairing hold once the first round has begun."""
    _check_not_over(cup)
    before = cup.rules
    if cup.rounds and any(getattr(before, name) != getattr(rules, name) for name in _FIXED):
        raise TetrarchyError(
            "rules-fixed",
            "Once the first round has begun, the game, its options, the system and the size of tables stay.",
        )
    if rules.system == "swiss" and rules.rounds < len(cup.rounds):
        raise BadOptions("rounds-played", "{number} rounds have begun already.", number=len(cup.rounds))
    cup.rules = rules


def is_to_begin(cup: Tournament, number: int) -> bool:
    """Whether a round can begin now; False where it has begun already."""
    if number <= len(cup.rounds):
        return False
    _check_not_over(cup)
    _check_round_over(cup)
    if number > len(cup.rounds) + 1:
        raise TetrarchyError("wrong-round", "Round {round} is next.", round=len(cup.rounds) + 1)
    if len(cup.active) < 2:
        raise TetrarchyError("too-few-people", "A round needs at least two people.")
    if not cup.has_more_rounds():
        raise TetrarchyError("no-more-rounds", "All rounds have been played.")
    return True


def begin_round(cup: Tournament, tables: Sequence[Table], names: Sequence[str], due: float) -> None:
    """Begin the next round with these tables, which the server has under these names."""
    begun = []
    for number, (seats, name) in enumerate(zip(tables, names, strict=True), 1):
        if len(seats) > 1:
            begun.append(GameTable(number, list(seats), name, due))
        else:
            begun.append(GameTable(number, list(seats), None, due, "over", Result([1], [None], [""])))
    cup.rounds.append(begun)
    cup.state = "running"
    _finish_if_over(cup)


def settle(cup: Tournament, name: str, result: Result) -> None:
    """A table of the server has ended; it counts once, and not where an organiser has said how it ended."""
    for table in (table for tables in cup.rounds for table in tables):
        if table.table == name and table.state == "waiting":
            table.result, table.state = result, "over"
            _finish_if_over(cup)


def stop(cup: Tournament, name: str) -> None:
    """The host has closed a table of the server before it ended: an organiser must say what came of it."""
    for table in (table for tables in cup.rounds for table in tables):
        if table.table == name and table.state == "waiting":
            table.state = "stopped"


def correct(
    cup: Tournament,
    guest: str | None,
    where: tuple[int, int],
    places: Sequence[tuple[int, int | None]],
    reason: str,
    at: float,
) -> str | None:
    """Say how a table of a round ended: the place of each person, and why it is corrected.

    Returns the name of a table of the server at which nobody need play any more.
    """
    if cup.state == "cancelled":
        raise _over()
    table = cup.table_at(where)
    if len(table.seats) == 1:
        raise TetrarchyError("bye-stays", "A bye has no result to correct.")
    if Counter(person for person, _ in places) != Counter(table.seats):
        raise BadOptions(
            "not-at-the-table", "Give a place to each of those at the table, and to nobody else."
        )
    given = {seat: [place for person, place in places if person == seat] for seat in table.seats}
    found = [given[seat].pop(0) for seat in table.seats]
    if not are_places(found):
        raise BadOptions("impossible-places", "No game can end with these places.")
    before = table.result
    if before is not None and (before.places, table.corrected) == (found, reason):
        return None
    was_waiting = table.state == "waiting"
    scores: list[int | None] = [None] * len(found) if before is None else before.scores
    table.result = Result(found, scores, ["absent" if place is None else "" for place in found])
    table.state, table.corrected = "over", reason
    cup.notes.append(Note(at, guest, "corrected", 0, *where, reason))
    _finish_if_over(cup)
    return table.table if was_waiting else None


def cancel(cup: Tournament, guest: str | None, reason: str, at: float) -> None:
    """End a tournament before its last round; what was played stays to be seen."""
    if cup.state == "cancelled":
        return
    _check_not_over(cup)
    cup.state = "cancelled"
    cup.notes.append(Note(at, guest, "cancelled", round=len(cup.rounds), text=reason))


def finish(cup: Tournament) -> None:
    """End a tournament after a round that is complete."""
    if cup.state == "finished":
        return
    _check_not_over(cup)
    if not cup.rounds:
        raise TetrarchyError("nothing-played", "Nothing has been played: cancel the tournament instead.")
    _check_round_over(cup)
    cup.state = "finished"


def _finish_if_over(cup: Tournament) -> None:
    if cup.state == "running" and cup.round_over and not cup.has_more_rounds():
        cup.state = "finished"


def _check_not_over(cup: Tournament) -> None:
    if cup.state in ("finished", "cancelled"):
        raise _over()


def _check_round_over(cup: Tournament) -> None:
    if not cup.round_over:
        raise TetrarchyError(
            "round-open", "Round {round} still lacks results: wait for its last table.", round=len(cup.rounds)
        )


def _over() -> TetrarchyError:
    return TetrarchyError("tournament-over", "This tournament is over.")
