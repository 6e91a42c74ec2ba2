"""The tables of a round at the server: made once, begun without those who do not come, read when they end.

All of it follows from what is kept, and may be done by any process and any number of times: a table has its
name before it is there, its seats change by the rows of its log alone, and a result counts once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrarchy.server.levels import USUAL
from tetrarchy.server.match import Match, Seat
from tetrarchy.server.rows import Row
from tetrarchy.server.setups import setup_of
from tetrarchy.server.store import now
from tetrarchy.server.tables import Table
from tetrarchy.server.tournaments.course import GameTable, Result, Tournament
from tetrarchy.server.tournaments.pairing import BOT
from tetrarchy.wire import NewTable, SeatWish

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_NOBODY = "-"
"""For whom a seat is kept whose person is no more."""


async def make(hall: Hall, cup: Tournament, table: GameTable) -> None:
    """Make a table with a seat kept for each of its people."""
    rules = cup.rules
    wish = NewTable(
        game=rules.game,
        options=rules.options,
        seats=[SeatWish("open")] * len(table.seats),
        undo=rules.undo,
        hints=rules.hints,
        clock=rules.clock,
        language=rules.language,
    )
    setup = await setup_of(hall, cup.organiser or _NOBODY, wish, cup.id)
    await hall.create(setup, [_seat(cup, number) for number in table.seats], table.table)


def _seat(cup: Tournament, number: int) -> Seat:
    if number == BOT:
        return Seat("bot", None, "", cup.rules.level)
    person = cup.person(number)
    return Seat("open", person.guest or _NOBODY, person.name)


def needs_care(cup: Tournament, table: GameTable, phase: str | None) -> bool:
    """Whether something is to be done about a table that waits; ``phase`` is None before it is made."""
    if cup.state == "cancelled" or phase in (None, "finished", "closed"):
        return True
    states = {cup.person(number).state for number in table.seats if number != BOT}
    if phase == "running":
        return "excluded" in states
    return table.due <= now() or states != {"in"}


async def drive(cup: Tournament, table: GameTable, found: Table) -> None:
    """Begin without those who do not come; whoever is excluded plays on no more."""

    def step() -> Row | None:
        return _next_row(cup, table, found)

    while step() is not None:
        await found.append(step)
    await found.start(at_once=True)


def _next_row(cup: Tournament, table: GameTable, found: Table) -> Row | None:
    """What is to happen at a table next, if anything."""
    match = found.match
    if match.phase == "running":
        for seat, number in enumerate(table.seats):
            if match.seats[seat].kind == "person" and cup.person(number).state == "excluded":
                return found.row("bot", seat, {"level": USUAL, "mark": "left"})
    if match.phase != "open":
        return None
    is_late = table.due <= now()
    kept = [seat for seat, taken in enumerate(match.seats) if taken.kind == "open"]
    gone = [seat for seat in kept if is_late or cup.person(table.seats[seat]).state != "in"]
    absent = [seat for seat, taken in enumerate(match.seats) if taken.mark == "absent"]
    if not gone:
        return None
    rivals = [seat for seat in range(len(table.seats)) if seat not in gone and seat not in absent]
    if len(rivals) < 2 or all(table.seats[seat] == BOT for seat in rivals):
        return found.row("close", -1, {"absent": gone})
    return found.row("bot", gone[0], {"level": USUAL, "mark": "absent"})


async def close(found: Table) -> None:
    """Nobody need play at a table any more; one that is over stays as it is."""
    await found.append(lambda: found.row("close") if found.match.phase in ("open", "running") else None)


def result_of(match: Match) -> Result | None:
    """How a table ended; None where it was closed before that."""
    marks = [seat.mark for seat in match.seats]
    seats = range(len(marks))
    if match.phase == "finished":
        standing, scores = match.standing(), list[int | None](match.scores())
    elif "absent" in marks:
        standing, scores = [1 for _ in seats], [None for _ in seats]
    else:
        return None
    there = [standing[seat] for seat in seats if marks[seat] != "absent"]
    places = [
        None if marks[seat] == "absent" else 1 + sum(place < standing[seat] for place in there)
        for seat in seats
    ]
    return Result(places, scores, marks)
