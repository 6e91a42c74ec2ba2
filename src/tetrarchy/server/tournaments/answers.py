"""A tournament as people may know it: names and numbers, never who a guest is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from tetrarchy.server.tournaments.course import GameTable, Tournament
from tetrarchy.server.tournaments.pairing import Plan, repeats
from tetrarchy.server.tournaments.standings import Line, points_of
from tetrarchy.wire import (
    Against,
    TournamentAnswer,
    TournamentLine,
    TournamentNote,
    TournamentPerson,
    TournamentRound,
    TournamentRules,
    TournamentSeat,
    TournamentSummary,
    TournamentTable,
)


def answer(
    cup: Tournament, guest: str | None, is_admin: bool, plan: Plan, phases: Mapping[str, str]
) -> TournamentAnswer:
    """The whole tournament; ``phases`` are the states of its tables at the server."""
    mine = cup.person_of(guest)
    pairings = cup.pairings
    return TournamentAnswer(
        id=cup.id,
        rules=cup.rules,
        state=cup.state,
        rounds_planned=planned(cup.rules, len(cup.active)),
        round_over=cup.round_over,
        people=[
            TournamentPerson(
                one.number,
                one.name,
                one.state,
                one.since,
                one is mine,
                one.organiser or (one.guest is not None and one.guest == cup.organiser),
            )
            for one in cup.people
        ],
        rounds=[
            TournamentRound(
                number,
                [_table(table, phases.get(table.table or "")) for table in tables],
                repeats(pairings[:number]),
            )
            for number, tables in enumerate(cup.rounds, 1)
        ],
        standings=[_line(line) for line in cup.standings],
        notes=[
            TournamentNote(note.at, note.kind, note.person, note.round, note.table, note.text)
            for note in cup.notes
        ],
        you=None if mine is None else mine.number,
        organiser=is_admin or cup.is_organiser(guest),
        created=cup.created,
        version=cup.version,
    )


def planned(rules: TournamentRules, people: int) -> int:
    """How many rounds there will be; 0 where that is not known before."""
    if rules.system == "swiss":
        return rules.rounds
    return people - 1 + people % 2 if rules.size == 2 and people > 1 else 0


def summary(row: Any) -> TournamentSummary:
    """A tournament in a list, out of its row and what is counted beside it."""
    rules = msgspec.json.decode(row["rules"], type=TournamentRules)
    return TournamentSummary(
        row["id"],
        rules.title,
        rules.game,
        rules.options,
        rules.system,
        rules.size,
        row["state"],
        row["round"],
        planned(rules, row["people"]),
        row["people"],
        bool(row["mine"]),
        row["created"],
    )


def _table(table: GameTable, phase: str | None) -> TournamentTable:
    result = table.result
    nothing = [None] * len(table.seats)
    places = nothing if result is None else result.places
    points = nothing if result is None else points_of(result.places)
    scores = nothing if result is None else result.scores
    marks = [""] * len(table.seats) if result is None else result.marks
    return TournamentTable(
        table.number,
        None if table.state == "waiting" and phase is None else table.table,
        "running" if table.state == "waiting" and phase == "running" else table.state,
        [TournamentSeat(*seat) for seat in zip(table.seats, places, points, scores, marks, strict=True)],
        table.due,
        UNSET if table.corrected is None else table.corrected,
    )


def _line(line: Line) -> TournamentLine:
    return TournamentLine(
        line.person,
        line.place,
        line.points,
        float(line.opposition),
        float(line.defeated),
        line.wins,
        line.by_round,
        [Against(person, half_points) for person, half_points in sorted(line.against.items())],
    )
