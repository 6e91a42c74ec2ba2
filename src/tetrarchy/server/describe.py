"""A table as an asker may know it, from what lists keep of it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from tetrarchy.server.match import Match, Seat, Setup
from tetrarchy.server.store import now
from tetrarchy.wire import PlayedSetAnswer, SeatAnswer, TableAnswer, TableState


class Rounds(msgspec.Struct, frozen=True):
    """How far a game is, as lists keep it; 0 for what a game does not count."""

    round: int = 0
    rounds: int = 0


class Summary(msgspec.Struct):
    """What changes in a table besides its positions."""

    seats: list[Seat]
    standing: list[int] | None = None
    verdicts: list[str] | None = None
    next: str | None = None
    notes: list[str] = []
    scores: list[int] | None = None
    progress: Rounds = Rounds()
    turns: list[int] = []
    """The seats that must decide; each is told of itself only."""
    away: list[tuple[float, float] | None] = []
    """From when until when who has each seat is on vacation, the last time."""


def summary_of(match: Match) -> Summary:
    """The summary of a table in memory."""
    if match.ended is not None:
        return match.ended
    over = match.phase == "finished"
    return Summary(
        match.seats,
        match.standing() if over else None,
        match.verdicts() if over else None,
        match.next,
        match.notes,
        match.scores() if over else None,
        Rounds(*match.progress()),
        [seat for seat in match.actors() if match.seats[seat].kind == "person"],
        match.clocks.away() if match.setup.vacation else [],
    )


def describe(
    table: str,
    setup: Setup,
    phase: TableState,
    summary: Summary,
    guest: str | None,
    online: Collection[str],
    watchers: int,
    key_of: Callable[[str, int, str | None], str],
    is_kept: bool = True,
) -> TableAnswer:
    """The table for one asker. Links to seats go to whoever may hand them out: of an open seat to the
    creator, of a person's seat to that person.
    """
    creator = guest is not None and guest == setup.creator and not setup.tournament
    you: int | None = None
    answers: list[SeatAnswer] = []
    for number, seat in enumerate(summary.seats):
        own = guest is not None and seat.kind == "person" and seat.guest == guest
        you = number if own else you
        answer = SeatAnswer(
            number,
            seat.kind,
            seat.name if seat.kind != "open" or setup.tournament else "",
            seat.level,
            seat.kind == "person" and seat.guest in online,
            own,
            seat.mark,
            seat.kind == "open" and seat.guest is not None,
            seat.kind == "bot" or seat.ready,
        )
        if own:
            answer.link = seat_link(table, key_of(table, number, guest))
        elif creator and seat.kind == "open" and phase == "open":
            answer.link = seat_link(table, key_of(table, number, None))
        if summary.away and (away := summary.away[number]) is not None and away[1] > now():
            answer.away = away
        answers.append(answer)
    return TableAnswer(
        id=table,
        game=setup.game,
        options=setup.options,
        state=phase,
        seats=answers,
        listed=setup.listed,
        watch=setup.watch,
        hints=setup.hints,
        undo=setup.undo,
        clock=setup.clock,
        ready=setup.ready,
        rated=setup.rated,
        language=setup.language,
        creator=creator,
        created=setup.created,
        vacation=setup.vacation,
        your_turn=phase == "running" and you in summary.turns,
        you=you,
        watchers=watchers,
        closes=_or_unset(setup.closes if phase == "open" else None),
        standing=_or_unset(summary.standing),
        verdicts=_or_unset(summary.verdicts),
        next=_or_unset(summary.next),
        notes=_or_unset(summary.notes or None),
        scores=_or_unset(summary.scores),
        round=summary.progress.round,
        rounds=summary.progress.rounds,
        set=_set_answer(setup, is_kept),
        tournament=setup.tournament or UNSET,
    )


def _set_answer(setup: Setup, is_kept: bool) -> PlayedSetAnswer | UnsetType:
    played = setup.played
    return UNSET if played is None else PlayedSetAnswer(played.hash, played.name, is_kept)


def seat_link(table: str, key: str) -> str:
    """The path of a page that takes a seat over. The key is after ``#``, where no server log sees it."""
    return f"/table/{table}#key={key}"


def _or_unset(value: Any) -> Any:
    return UNSET if value is None else value
