"""Vacations: days in a year during which the clocks that count days stand still, at tables that allow it.

What counts for a table's clocks is in its log, since clocks follow from the log alone: a vacation is written
into the logs of all tables at which its owner sits when it is entered or changed, and goes with the row by
which a later game begins.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, RowMapping, Select, bindparam, insert, select, update

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.clocks import Vacation
from tetrarchy.server.friends.schema import VACATIONS
from tetrarchy.server.match import Match
from tetrarchy.server.migrate import begin_at_once
from tetrarchy.server.rows import Row
from tetrarchy.server.schema import SEATS, TABLES
from tetrarchy.server.store import now
from tetrarchy.wire import VacationAnswer

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall
    from tetrarchy.server.tables import Table

_LOG: Final = logging.getLogger("tetrarchy.vacations")
_DAY: Final = 86_400.0
_YEAR: Final = 365 * _DAY
_MOST_A_DAY: Final = 5
"""Vacations that somebody may enter in a day: each is written into the logs of all their tables."""
_LEAST_PAUSE: Final = 0.001
"""Seconds between two vacations that somebody enters."""
_LOOK_SECONDS: Final = 10.0
_ALLOWS: Final = '%"vacation":true%'
"""What is written of a table whose clocks stand still on vacation."""
_mine = (VACATIONS.c.guest == bindparam("key"), VACATIONS.c.entered == bindparam("when"))
_TOLD: Final = update(VACATIONS).where(*_mine, VACATIONS.c.until == bindparam("end")).values(told=True)


class Vacations:
    """Who is on vacation, and the tables that know of it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._looked = time.monotonic()

    async def answer(self, guest: str) -> VacationAnswer:
        """What a guest has of vacation, and is left with."""
        rows = await self._hall.store.read(_lately(guest))
        coming = _coming(rows)
        return VacationAnswer(
            self._hall.settings.vacation_days,
            self._left(rows),
            None if coming is None else (coming.since, coming.until),
        )

    async def enter(self, guest: str, days: int, since: float | None) -> None:
        """Go on vacation, now or later."""
        begins = max(now(), since or 0.0)
        if begins > now() + _YEAR:
            raise BadOptions("bad-vacation", "A vacation begins within a year.")

        def work(connection: Connection) -> Vacation:
            begin_at_once(connection)
            rows = connection.execute(_lately(guest)).mappings().all()
            if _coming(rows) is not None:
                raise TetrarchyError("on-vacation", "You have a vacation already: end that first.")
            if sum(row["entered"] > now() - _DAY for row in rows) >= _MOST_A_DAY:
                raise TetrarchyError(
                    "too-many-vacations",
                    "You have changed your plans often enough today; try again tomorrow.",
                )
            left = self._left(rows)
            if days > left:
                raise TetrarchyError("too-few-days", "You have {left} days of vacation left.", left=left)
            entered = max([now(), *(row["entered"] + _LEAST_PAUSE for row in rows)])
            made = Vacation(entered, begins, begins + _DAY * days)
            connection.execute(insert(VACATIONS), {"guest": guest, "told": False, **made._asdict()})
            return made

        await self._tell(guest, await self._hall.store.run(work))

    async def end(self, guest: str) -> None:
        """Come back, or do not go; days that were not begun are left."""

        def work(connection: Connection) -> Vacation:
            begin_at_once(connection)
            coming = _coming(connection.execute(_lately(guest)).mappings().all())
            if coming is None:
                raise TetrarchyError("no-vacation", "You are on no vacation.")
            at = now()
            ended = coming._replace(since=min(coming.since, at), until=at)
            mine = (VACATIONS.c.guest == guest, VACATIONS.c.entered == coming.entered)
            connection.execute(update(VACATIONS).where(*mine).values(told=False, **ended._asdict()))
            return ended

        await self._tell(guest, await self._hall.store.run(work))

    async def of(self, guests: Collection[str]) -> dict[str, Vacation]:
        """The vacations of some guests that are not over."""
        question = select(VACATIONS).where(VACATIONS.c.guest.in_(guests), VACATIONS.c.until > now())
        return {row["guest"]: _vacation(row) for row in await self._hall.store.read(question)}

    async def at(self, match: Match) -> dict[str, Any]:
        """What the row by which a game begins tells of those who sit there."""
        seated = {seat.guest: str(at) for at, seat in enumerate(match.seats) if seat.kind == "person"}
        people = [guest for guest in seated if guest is not None]
        found = await self.of(people) if match.setup.vacation and people else {}
        return {"away": {seated[guest]: [one] for guest, one in found.items()}} if found else {}

    async def of_newcomer(self, match: Match, guest: str) -> dict[str, Any]:
        """What the row tells by which somebody takes over a seat."""
        found = await self.of([guest]) if match.setup.vacation else {}
        return {"away": list(found.values())} if found else {}

    async def look(self) -> None:
        """Tell what was not told because a process ended in between."""
        if time.monotonic() < self._looked + _LOOK_SECONDS:
            return
        self._looked = time.monotonic()
        late = (VACATIONS.c.entered < now() - _LOOK_SECONDS, VACATIONS.c.until > now() - _DAY)
        for row in await self._hall.store.read(select(VACATIONS).where(~VACATIONS.c.told, *late)):
            await self._tell(row["guest"], _vacation(row))

    async def _tell(self, guest: str, vacation: Vacation) -> None:
        """Write a vacation into the logs of all tables that are concerned."""
        question = (
            select(SEATS.c.table_id)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(
                SEATS.c.guest == guest,
                TABLES.c.state.in_(["open", "running"]),
                TABLES.c.setup.like(_ALLOWS),
            )
        )
        is_told = True
        for row in await self._hall.store.read(question):
            try:
                table = await self._hall.find(row["table_id"])
                await table.append(partial(_row, table, guest, vacation))
            except Exception as error:  # a table that cannot be read keeps no other in the dark
                is_told = False
                _LOG.error("vacation not told", exc_info=error, extra={"table": row["table_id"]})
        if is_told:
            given = {"key": guest, "when": vacation.entered, "end": vacation.until}
            await self._hall.store.write((_TOLD, given))

    def _left(self, rows: Collection[RowMapping]) -> int:
        days: list[int] = [math.ceil(round((row["until"] - row["since"]) / _DAY, 6)) for row in rows]
        most = self._hall.settings.vacation_days
        return max(0, most - sum(days))


def _lately(guest: str) -> Select[Any]:
    """The vacations of a guest that count against this year's days."""
    mine = (VACATIONS.c.guest == guest, VACATIONS.c.until > now() - _YEAR)
    return select(VACATIONS).where(*mine).order_by(VACATIONS.c.since)


def _coming(rows: Collection[RowMapping]) -> Vacation | None:
    """The vacation that is not over, where there is one."""
    return next((_vacation(row) for row in rows if row["until"] > now()), None)


def _vacation(row: RowMapping) -> Vacation:
    return Vacation(row["entered"], row["since"], row["until"])


def _row(table: Table, guest: str, vacation: Vacation) -> Row | None:
    """The row by which a table knows of a vacation, where it is to know."""
    match = table.match
    seat = match.seat_of(guest)
    if seat is None or match.phase != "running" or not match.setup.vacation:
        return None
    if vacation in match.clocks.vacations[seat]:
        return None
    return table.row("vacation", seat, {"away": [vacation]})
