"""Invitations by name to a table that waits for people.

Who is blocked by the one whom they invite is told nothing: the invitation looks open to them for ever.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, func, select, update

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.describe import Summary
from tetrarchy.server.friends.bonds import check_not_blocked, has
from tetrarchy.server.friends.schema import BLOCKS, INVITATIONS, is_open
from tetrarchy.server.hall import Hall, StoredSetup
from tetrarchy.server.lobby import not_seated
from tetrarchy.server.migrate import begin_at_once
from tetrarchy.server.schema import GUESTS, TABLES, insert_once
from tetrarchy.server.store import now
from tetrarchy.wire import InvitationAnswer, InvitedAnswer

if TYPE_CHECKING:
    from tetrarchy.server.tables import Table

MOST: Final = 20
"""Whom one guest may invite to one table."""
_TIDY_SECONDS: Final = 600.0
_INVITE: Final = insert_once(INVITATIONS)
_mine = and_(INVITATIONS.c.table_id == bindparam("table"), INVITATIONS.c.guest == bindparam("key"))
_DECLINE: Final = update(INVITATIONS).where(_mine, INVITATIONS.c.state == "open").values(state="declined")
_TAKE_BACK: Final = delete(INVITATIONS).where(_mine, INVITATIONS.c.host == bindparam("me"))
_TIDY: Final = delete(INVITATIONS).where(
    INVITATIONS.c.table_id.not_in(select(TABLES.c.id).where(TABLES.c.state == "open"))
)


async def invite(table: Table, host: str, others: Sequence[str]) -> None:
    """Invite some people; who is invited already, or sits there, is not invited again."""
    match = table.match
    if match.phase != "open":
        raise TetrarchyError("already-started", "The game at this table has already started.")
    check_may_invite(table, host)
    wanted = [other for other in others if match.seat_of(other) is None]

    def work(connection: Connection) -> None:
        begin_at_once(connection)
        for other in wanted:
            check_not_blocked(connection, host, other)
            state = "silent" if has(connection, BLOCKS, other, host) else "open"
            row = {"table_id": match.id, "guest": other, "host": host, "created": now(), "state": state}
            connection.execute(_INVITE, row)
        sent = (INVITATIONS.c.table_id == match.id, INVITATIONS.c.host == host)
        if connection.execute(select(func.count()).where(*sent)).scalar_one() > MOST:
            raise TetrarchyError(
                "too-many-invited", "You can invite at most {most} people to a table.", most=MOST
            )

    await table.hall.store.run(work)


def check_may_invite(table: Table, host: str) -> None:
    """Refuse to let somebody invite to a table that is not their own, and at which they do not sit."""
    if host != table.match.setup.creator and table.match.seat_of(host) is None:
        raise not_seated()


async def take_back(table: Table, host: str, other: str) -> None:
    """Invite somebody no longer."""
    await table.hall.store.write((_TAKE_BACK, {"table": table.match.id, "key": other, "me": host}))


async def decline(hall: Hall, table: str, guest: str) -> None:
    """Do not come to a table, whoever has invited."""
    await hall.store.write((_DECLINE, {"table": table, "key": guest}))


async def sent(table: Table, host: str) -> list[InvitedAnswer]:
    """Whom a guest has invited to a table, and what became of it."""
    match, hall = table.match, table.hall
    question = (
        select(GUESTS.c.id, GUESTS.c.name, INVITATIONS.c.state)
        .join(INVITATIONS, INVITATIONS.c.guest == GUESTS.c.id)
        .where(INVITATIONS.c.table_id == match.id, INVITATIONS.c.host == host)
        .order_by(INVITATIONS.c.created, GUESTS.c.name)
    )
    return [
        InvitedAnswer(
            hall.keys.author(row["id"]),
            row["name"],
            "seated"
            if match.seat_of(row["id"]) is not None
            else "declined"
            if row["state"] == "declined"
            else "waiting",
        )
        for row in await hall.store.read(question)
    ]


async def received(hall: Hall, guest: str) -> list[InvitationAnswer]:
    """The tables to which a guest is invited and where it does not sit, the latest invitation first."""
    question = (
        select(INVITATIONS, GUESTS.c.name, TABLES.c.setup, TABLES.c.summary)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .join(GUESTS, GUESTS.c.id == INVITATIONS.c.host)
        .where(INVITATIONS.c.guest == guest, is_open())
        .order_by(INVITATIONS.c.created.desc(), INVITATIONS.c.table_id)
    )
    found: dict[str, InvitationAnswer] = {}
    for row in await hall.store.read(question):
        found.setdefault(row["table_id"], _told(hall, row))
    return list(found.values())


def _told(hall: Hall, row: Any) -> InvitationAnswer:
    seats = msgspec.json.decode(row["summary"], type=Summary).seats
    setup = msgspec.json.decode(row["setup"], type=StoredSetup).setup
    return InvitationAnswer(
        row["table_id"],
        setup.game,
        setup.options,
        setup.rated,
        sum(seat.kind == "open" for seat in seats),
        [seat.name for seat in seats if seat.kind == "person" and seat.name],
        hall.keys.author(row["host"]),
        row["name"],
        row["created"],
    )


class Tidy:
    """Forgets the invitations to tables that wait for nobody any more."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._done = time.monotonic()

    async def look(self) -> None:
        """Forget them, every few minutes."""
        if time.monotonic() > self._done + _TIDY_SECONDS:
            self._done = time.monotonic()
            await self._hall.store.write((_TIDY, {}))
