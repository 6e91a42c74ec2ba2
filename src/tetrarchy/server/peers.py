"""Other server processes on the same database: which of them live, and which of them owns a table.

A table's owner drives it. Whoever is not the owner may still write.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, ColumnElement, bindparam, delete, exists, insert, literal, or_, select, update

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.guests import new_id
from tetrarchy.server.notices import REPEAT_SECONDS
from tetrarchy.server.schema import PROCESSES, TABLES
from tetrarchy.server.store import News, now

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_LOG: Final = logging.getLogger("tetrarchy.peers")
_LEASES_KEPT: Final = 10
"""After this many leases without a sign of life a process is struck off."""
_HEARTBEAT: Final = update(PROCESSES).where(PROCESSES.c.id == bindparam("key")).values(beat=bindparam("at"))
_UNREGISTER: Final = delete(PROCESSES).where(PROCESSES.c.id == bindparam("key"))
_PURGE: Final = delete(PROCESSES).where(PROCESSES.c.beat < bindparam("before"))
_RELEASE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"), TABLES.c.owner == bindparam("me"))
    .values(owner=None)
)
_HAND_OVER: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"), TABLES.c.owner == bindparam("me"))
    .values(owner=bindparam("to"))
)


class Peers:
    """What one process knows of the others."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.process = new_id()
        self._owners: dict[str, str | None] = {}
        """Who drives the tables that are in memory or followed here, as far as is known."""
        self._heartbeats: asyncio.Task[None] | None = None
        self._beaten = 0.0
        """When the last sign of life was given."""

    async def open(self) -> None:
        """Say that this process is there, and listen to the others."""
        if not self.store.is_postgres:  # SQLite has one process: all others that are registered have ended
            await self.store.write((_PURGE, {"before": now() + 1e9}))
        await self._register()
        self._beaten = time.monotonic()
        await self.store.listen(self.process, self.hall.notices.hear, self._on_listener_lost)
        self._heartbeats = asyncio.create_task(self._send_heartbeats())

    async def stop(self) -> None:
        """Give no more signs of life."""
        if self._heartbeats is not None:
            self._heartbeats.cancel()
            await asyncio.gather(self._heartbeats, return_exceptions=True)

    async def close(self) -> None:
        """Be there no more; while the database is away, others notice by themselves."""
        await self.release_all()
        with contextlib.suppress(TetrarchyError):
            await self.store.write((_UNREGISTER, {"key": self.process}))

    async def _register(self) -> None:
        missing = ~exists().where(PROCESSES.c.id == self.process)
        row = select(literal(self.process), literal(now())).where(missing)
        await self.store.write((insert(PROCESSES).from_select(["id", "beat"], row), {}))

    async def _send_heartbeats(self) -> None:
        """Say that this process lives; forget those that do not."""
        lease = self.hall.settings.lease_seconds
        told = purged = time.monotonic()
        while True:
            await asyncio.sleep(lease / 3)
            try:
                await self.store.write((_HEARTBEAT, {"key": self.process, "at": now()}))
                if time.monotonic() - self._beaten > lease:  # others may have taken this process for dead
                    await self._register()
                    await self.look_up_owners(list(self._owners))
                self._beaten = beaten = time.monotonic()
                if beaten - purged > _LEASES_KEPT * lease:
                    purged = beaten
                    await self.store.write((_PURGE, {"before": now() - _LEASES_KEPT * lease}))
            except TetrarchyError as error:
                _LOG.warning("no heartbeat", extra={"why": error.key})
            if time.monotonic() - told > REPEAT_SECONDS:
                told = time.monotonic()
                self.hall.notices.repeat()

    # ------------------------------------------------------------ owners

    def ownerless(self, owner: Column[str] = TABLES.c.owner) -> ColumnElement[bool]:
        """The tables, or others with an ``owner``, that nobody who lives owns, except this process."""
        alive = select(PROCESSES.c.id).where(PROCESSES.c.beat > now() - self.hall.settings.lease_seconds)
        return or_(owner.is_(None), owner == self.process, owner.not_in(alive))

    def owns(self, table: str) -> bool:
        """Whether this process drives a table."""
        return self._owners.get(table) == self.process

    def own(self, table: str) -> None:
        """Drive a table that this process has just made."""
        self._owners[table] = self.process

    async def claim(self, table: str) -> None:
        """Own a table, unless another process does that lives."""
        if self.store.is_postgres:
            await self._claim([table])
            await self.look_up_owners([table])
        else:
            self.own(table)

    async def find_owner(self, table: str) -> None:
        """Own a table that has its place here; learn who owns another."""
        if self.hall.siblings.is_here(table):
            await self.claim(table)
        else:
            await self.look_up_owners([table])

    async def look_after_followed(self) -> None:
        """Own the tables that people follow here once their owner is gone; else hear of them from it."""
        followed = [key for key, those in self.hall.followers.items() if those.told and not self.owns(key)]
        if not followed or not self.store.is_postgres:
            return
        await self._claim(followed)
        moved = await self.look_up_owners(followed)
        for table in followed:
            if table not in moved:
                self.hall.notices.follow(table)  # a notice may not have come through

    async def release(self, table: str) -> None:
        """Let others own a table that has left the memory."""
        owner = self._owners.pop(table, None)
        self.hall.notices.forget(table)
        if self.store.is_postgres and owner == self.process:
            await self.store.write((_RELEASE, {"key": table, "me": self.process}))

    async def release_all(self) -> None:
        """Let others own all tables; this process takes none any more, since it is stopping.

        While the database is away they get them when this process has given no sign of life for long enough.
        """
        mine = [table for table in self._owners if self.owns(table)]
        self._owners.clear()
        with contextlib.suppress(TetrarchyError):
            await self.store.write(*((_RELEASE, {"key": table, "me": self.process}) for table in mine))

    async def hand_over(self, table: str, process: str, said: str) -> None:
        """Let another process own a table, and tell it so."""
        given = {"key": table, "me": self.process, "to": process}
        await self.store.write((_HAND_OVER, given), news=[News(process, table, said)])
        await self.look_up_owners([table])

    async def _claim(self, tables: Sequence[str]) -> None:
        if self.hall.stopping:
            return
        claim = update(TABLES).where(TABLES.c.id.in_(tables), self.ownerless()).values(owner=self.process)
        await self.store.write((claim, {}))

    async def look_up_owners(self, tables: Sequence[str]) -> set[str]:
        """Learn who owns some tables; returns those that have another owner than was known."""
        found = await self.store.read(select(TABLES.c.id, TABLES.c.owner).where(TABLES.c.id.in_(tables)))
        moved = {row["id"] for row in found if self._owners.get(row["id"]) != row["owner"]}
        self._owners |= {row["id"]: row["owner"] for row in found}
        for table in moved:
            self.hall.notices.move(table)
        return moved

    # ------------------------------------------------------------ the listener

    def _on_listener_lost(self) -> None:
        if not self.hall.stopping:
            self.hall.run_in_background(self._reconnect_listener())

    async def _reconnect_listener(self) -> None:
        while not self.hall.stopping:
            await asyncio.sleep(1)
            try:
                await self.store.listen(self.process, self.hall.notices.hear, self._on_listener_lost)
            except Exception as error:
                _LOG.error("no news from the database", extra={"why": repr(error)[:300]})
                continue
            self.hall.notices.begin_again()
            return
