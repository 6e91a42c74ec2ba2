"""Who of one's friends is there: on the page, at a table, or away. Only friends are told; who hides is away.

A process knows those who come to it, by their requests and their live connections. Where several processes
share a database each of them writes down now and then who is there and has friends.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sqlalchemy import Boolean, Float, Text, bindparam, cast, delete, exists, select
from sqlalchemy import insert as insert_into

from tetrarchy.server.friends.schema import FRIENDS, PRESENCE, UNSEEN
from tetrarchy.server.schema import SEATS, TABLES, insert_once
from tetrarchy.server.store import Write, now
from tetrarchy.wire import Whereabouts

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall
    from tetrarchy.server.live import Connection

HERE_SECONDS: Final = 60.0
"""For so long after a request somebody counts as being there."""
_SHARE_SECONDS: Final = 20.0
_who = cast(bindparam("key"), Text)
_FORGET: Final = delete(PRESENCE).where(PRESENCE.c.guest == _who, PRESENCE.c.process == bindparam("me"))
_NOTE: Final = insert_into(PRESENCE).from_select(
    ["guest", "process", "at", "seated"],
    select(
        _who, cast(bindparam("me"), Text), cast(bindparam("time"), Float), cast(bindparam("sits"), Boolean)
    ).where(exists().where(FRIENDS.c.other == _who)),
)
_PURGE: Final = delete(PRESENCE).where(PRESENCE.c.at < bindparam("before"))
_HIDE: Final = insert_once(UNSEEN)
_SHOW: Final = delete(UNSEEN).where(UNSEEN.c.guest == bindparam("key"))


class Presence:
    """Who is at this process, and who was seen at others."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._asked: dict[str, float] = {}
        """When each guest has last asked for something."""
        self._connections: defaultdict[str, set[Connection]] = defaultdict(set)
        self._shared = time.monotonic()

    def note(self, guest: str) -> None:
        """A guest asks for something."""
        self._asked[guest] = time.monotonic()

    def enter(self, connection: Connection) -> None:
        """A live connection has begun."""
        if connection.guest is not None:
            self._connections[connection.guest].add(connection)

    def leave(self, connection: Connection) -> None:
        """A live connection has ended."""
        if connection.guest is not None and connection.guest in self._connections:
            self._connections[connection.guest].discard(connection)
            if not self._connections[connection.guest]:
                del self._connections[connection.guest]

    async def of(self, guests: Collection[str]) -> dict[str, Whereabouts]:
        """Where some guests are; who is away, or hidden, is not among them."""
        store = self._hall.store
        here = {guest for guest in guests if self._is_here(guest)}
        found: dict[str, Whereabouts] = dict.fromkeys(here, "online")
        seated = await self._seated(here)
        if store.is_postgres:
            question = select(PRESENCE).where(
                PRESENCE.c.guest.in_(guests), PRESENCE.c.at >= now() - HERE_SECONDS
            )
            rows = await store.read(question)
            found |= {row["guest"]: "online" for row in rows}
            seated |= {row["guest"] for row in rows if row["seated"]}
        hidden = await store.read(select(UNSEEN.c.guest).where(UNSEEN.c.guest.in_(list(found))))
        found |= dict.fromkeys(seated, "table")
        for row in hidden:
            del found[row["guest"]]
        return found

    async def is_hidden(self, guest: str) -> bool:
        """Whether a guest does not want friends to see whether it is there."""
        return bool(await self._hall.store.read(select(UNSEEN.c.guest).where(UNSEEN.c.guest == guest)))

    async def hide(self, guest: str, hidden: bool) -> None:
        """Be seen by friends, or not."""
        if hidden:
            await self._hall.store.write((_HIDE, {"guest": guest, "since": now()}))
        else:
            await self._hall.store.write((_SHOW, {"key": guest}))

    async def share(self) -> None:
        """Let other processes know who is here, every few seconds; and forget who has gone."""
        if time.monotonic() < self._shared + _SHARE_SECONDS:
            return
        self._shared = time.monotonic()
        before = self._shared - HERE_SECONDS
        self._asked = {guest: at for guest, at in self._asked.items() if at >= before}
        if self._hall.store.is_postgres:
            await self._write_down({*self._asked, *self._connections})

    async def _write_down(self, here: set[str]) -> None:
        seated, me, at = await self._seated(here), self._hall.process, now()
        writes: list[Write] = [(_PURGE, {"before": at - HERE_SECONDS})]
        writes += [(_FORGET, {"key": guest, "me": me}) for guest in here]
        writes += [(_NOTE, {"key": guest, "me": me, "time": at, "sits": guest in seated}) for guest in here]
        await self._hall.store.write(*writes)

    def _is_here(self, guest: str) -> bool:
        recent = self._asked.get(guest, -HERE_SECONDS) >= time.monotonic() - HERE_SECONDS
        return recent or guest in self._connections

    async def _seated(self, guests: Collection[str]) -> set[str]:
        """Those among some guests who look at a table at which they sit and which is not over."""
        looks = {
            (guest, table)
            for guest in guests
            for connection in self._connections.get(guest, ())
            for table in connection.watched
        }
        if not looks:
            return set()
        question = (
            select(SEATS.c.guest, SEATS.c.table_id)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(
                SEATS.c.guest.in_({guest for guest, _ in looks}),
                SEATS.c.table_id.in_({table for _, table in looks}),
                TABLES.c.state.in_(["open", "running"]),
            )
        )
        rows = await self._hall.store.read(question)
        return {row["guest"] for row in rows if (row["guest"], row["table_id"]) in looks}
