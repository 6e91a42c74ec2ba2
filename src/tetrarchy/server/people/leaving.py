"""The end of a guest: everything about the person goes, the games stay without the name."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, update

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server import lobby
from tetrarchy.server.guests import new_id
from tetrarchy.server.hall import Hall
from tetrarchy.server.migrate import begin_at_once
from tetrarchy.server.people import devices
from tetrarchy.server.people.games_of import scrub, tables_of
from tetrarchy.server.people.holdings import HOLDINGS
from tetrarchy.server.people.tokens import Ended, Holder
from tetrarchy.server.sets.kept import drop_unused
from tetrarchy.server.store import News

_TIMES: Final = 5


async def delete_guest(hall: Hall, ended: Ended, guest: str) -> None:
    """Give up all seats, make all tokens void, and take the guest out of the database."""
    await devices.end_others(hall.store, ended, Holder(guest, "nowhere"))
    await hall.tournaments.forget(guest)
    for table in await tables_of(hall.store, guest):
        await _leave(hall, table, guest)
    for _ in range(_TIMES):  # a move at the same moment may have written the old name again
        tables = await tables_of(hall.store, guest)
        if not tables:
            break
        await _scrub(hall, tables, guest)
    for channel in await hall.calls.channels.of(guest):
        await hall.calls.channels.remove(channel.id)
    await hall.store.run(lambda connection: drop_rows(connection, guest))
    await hall.experiments.forget(guest)


async def _leave(hall: Hall, table: str, guest: str) -> None:
    """Give back the seat of a game that is not over; a table that waits for its creator is closed."""
    found = await hall.find(table)
    setup = found.match.setup
    if found.match.phase == "open" and setup.creator == guest and not setup.tournament:
        await lobby.close(found)
    elif found.match.phase in ("open", "running") and found.match.seat_of(guest) is not None:
        await lobby.leave(found, guest)


async def _scrub(hall: Hall, tables: list[str], guest: str) -> None:
    def work(connection: Connection) -> None:
        begin_at_once(connection)
        for table in tables:
            scrub(connection, table, guest, new_id(15))

    await hall.store.run(work)
    news: list[News] = []
    for table in tables:
        loaded = hall.tables.get(table)
        if loaded is not None:
            hall.forget(loaded)
        news += hall.notices.about("forget", table)
    if news:
        await hall.store.write(news=news)


def drop_rows(connection: Connection, guest: str) -> None:
    """Take a guest out of all tables but those of games."""
    begin_at_once(connection)
    for holding in HOLDINGS:
        table, column = holding.table, holding.table.c[holding.guest]
        if holding.fate == "gone":
            connection.execute(delete(table).where(column == guest))
        else:
            nobody = None if column.nullable else ""
            values = {column.name: nobody, **dict.fromkeys(holding.names, "")}
            connection.execute(update(table).where(column == guest).values(values))
    drop_unused(connection)


def check_sure(sure: bool) -> None:
    """Refuse to delete anything by accident."""
    if not sure:
        raise TetrarchyError("not-sure", "Say that you are sure: this cannot be undone.")
