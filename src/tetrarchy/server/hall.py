"""The hall: all tables that are in memory, and the way in and out of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import bindparam, delete, insert, or_, select, update

from tetrarchy.kernel.errors import TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.server import projection
from tetrarchy.server.describe import Summary
from tetrarchy.server.guests import Keys, new_id
from tetrarchy.server.match import Match, Seat, Setup
from tetrarchy.server.metrics import Metrics
from tetrarchy.server.rows import Row, new_row
from tetrarchy.server.schema import LOG, PROCESSES, SEATS, SNAPSHOTS, TABLES
from tetrarchy.server.settings import Settings, bot_processes
from tetrarchy.server.snapshots import Broken, can_snapshot, rebuild
from tetrarchy.server.store import Store, now, read_row
from tetrarchy.server.tables import Table
from tetrarchy.server.thinking import Thinking, game_of

_LOG: Final = logging.getLogger("tetrarchy.hall")
_DUE_AT_ONCE: Final = 200
RECONNECT: Final = 1012
"""The code that closes a socket whose client should connect again."""
_PRESENCE_SECONDS: Final = 30
"""How often processes repeat who is watching where."""
_T = TypeVar("_T")

_INSERT_TABLE: Final = insert(TABLES)
_INSERT_SEAT: Final = insert(SEATS)
_HEARTBEAT: Final = update(PROCESSES).where(PROCESSES.c.id == bindparam("key")).values(beat=bindparam("at"))
_REGISTER: Final = insert(PROCESSES)
_UNREGISTER: Final = delete(PROCESSES).where(PROCESSES.c.id == bindparam("key"))
_PURGE: Final = delete(PROCESSES).where(PROCESSES.c.beat < bindparam("before"))
_RELEASE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"), TABLES.c.owner == bindparam("me"))
    .values(owner=None)
)


class StoredSetup(msgspec.Struct):
    """A table's setup and its first seats, as they are stored."""

    setup: Setup
    seats: list[Seat]


class Hall:
    """The tables of one process."""

    def __init__(self, settings: Settings, store: Store, keys: Keys) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.metrics = Metrics()
        self.thinking = Thinking(bot_processes(settings), settings.bot_seconds, settings.limits)
        self.process = new_id()
        self.stopping = False
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._present_elsewhere: dict[str, dict[tuple[str, str], float]] = {}
        """Who watches a table at another process: (guest, process) and when that was last said."""
        self._background: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Begin to look after the tables."""
        if not self.store.is_postgres:  # SQLite has one process: all others that are registered have ended
            await self.store.write((_PURGE, {"before": now() + 1e9}))
        await self.store.write((_REGISTER, {"id": self.process, "beat": now()}))
        await self.store.listen(self._on_notice, self._on_listener_lost)
        self._background = [
            asyncio.create_task(self._scan_tables()),
            asyncio.create_task(self._send_heartbeats()),
        ]

    async def close(self) -> None:
        """Finish what is being written, and release all tables."""
        self.stopping = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        for table in self.tables.values():
            table.close()
        self.thinking.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        mine = [key for key, table in self.tables.items() if table.driver.mine]
        writes = [(_RELEASE, {"key": key, "me": self.process}) for key in mine]
        await self.store.write(*writes, (_UNREGISTER, {"key": self.process}))

    def run_in_background(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something that nobody waits for."""
        self._tasks.add(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Run something that must not be cut short."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TetrarchyError):
            _LOG.error("task failed", exc_info=error)

    # ------------------------------------------------------------ games

    def game(self, name: str) -> Game:
        """A game with the component files that the host has chosen."""
        return game_of(name, self.data_of(name))

    def data_of(self, game: str) -> str | None:
        """The directory with a game's component files, where it has another than its own."""
        return self.settings.data.get(game)

    # ------------------------------------------------------------ tables

    async def create(self, setup: Setup, seats: list[Seat]) -> Table:
        """Make a table."""
        table = new_id()
        stored = msgspec.json.encode(StoredSetup(setup, seats)).decode()
        about = {
            "id": table,
            "game": setup.game,
            "creator": setup.creator,
            "listed": setup.listed,
            "created": setup.created,
            "setup": stored,
            "state": "open",
            "changed": setup.created,
            "summary": msgspec.json.encode(Summary(seats)).decode(),
            "due": None,
            "owner": self.process,
        }
        of_seats = [
            (_INSERT_SEAT, {"table_id": table, "seat": number, "guest": seat.guest, "turn": False})
            for number, seat in enumerate(seats)
        ]
        await self.store.write((_INSERT_TABLE, about), *of_seats)
        made = Table(self, Match(table, setup, seats, self.game(setup.game)))
        made.driver.mine = True
        self.tables[table] = made
        return made

    async def find(self, table: str) -> Table:
        """A table, read from the database where it is not in memory."""
        found = self.tables.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        if table not in self._loading:
            task = self.spawn(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        found = Table(self, await self.read_match(table))
        found.driver.mine = await self._claim(table)
        # Rows may have come in between reading and being in the list of those that hear the news.
        self.tables[table] = found
        await found.catch_up()
        return found

    def forget(self, table: Table) -> None:
        """Put a table out of memory; those who watch it are to connect again."""
        table.close()
        if self.tables.get(table.match.id) is table:
            del self.tables[table.match.id]
        for connection in list(table.watchers):
            connection.close(RECONNECT)

    async def read_match(self, table: str) -> Match:
        """A table out of its snapshot and log."""
        about = await self.store.read(select(TABLES.c.setup).where(TABLES.c.id == table))
        if not about:
            raise TetrarchyError("no-table", "There is no table {given}.", given=quote(table))
        stored = msgspec.json.decode(about[0]["setup"], type=StoredSetup)
        kept = await self.store.read(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        saved = (kept[0]["seq"], msgspec.json.decode(kept[0]["body"])) if kept else None
        rows = await self.read_rows(table, saved[0] if saved else 0)
        game = self.game(stored.setup.game)
        try:
            match = rebuild(table, stored.setup, stored.seats, game, saved, rows)
        except Broken as broken:
            return await self._go_on_from_snapshot(broken, rows)
        if saved is not None and match.phase == "running":
            await self._note_new_rules(match, saved[1]["rules"], saved[1]["data"])
        return match

    async def _note_new_rules(self, match: Match, rules: int, data: str) -> None:
        """Say in the table's record where the rules or the components changed, though the log replays."""
        game = match.game
        if (rules, data) != (game.rules_version, game.data_hash):
            match.notes.append(
                f"after {match.decisions} decisions the rules changed from version {rules} to "
                f"{game.rules_version}, the components from {data} to {game.data_hash}"
            )
            if can_snapshot(match):
                await self.store.write(*projection.save(match))

    async def _go_on_from_snapshot(self, broken: Broken, rows: list[Row]) -> Match:
        """Newer rules cannot replay the log: the table goes on from its snapshot, and says so."""
        match = broken.match
        lost = rows[-1].seq + 1 - match.seq
        _LOG.warning("table rewound", extra={"table": match.id, "rows": lost, "why": broken.why})
        match.notes.append(
            f"after {match.decisions} decisions the rules changed to version {match.game.rules_version}, "
            f"and the last {lost} entries of the log were dropped"
        )
        if match.state is None:
            match.phase = "closed"
        match.seq = rows[-1].seq + 1
        body = {"to": rows[0].seq, "rules": match.game.rules_version, "data": match.game.data_hash}
        row = new_row(match.id, match.seq, "rewind", -1, body)
        match.seq += 1
        await self.store.write(*projection.save(match), row=row)
        return match

    async def read_rows(self, table: str, since: int) -> list[Row]:
        """The rows of a log from a number on."""
        found = await self.store.read(
            select(LOG).where(LOG.c.table_id == table, LOG.c.seq >= since).order_by(LOG.c.seq)
        )
        return [read_row(stored) for stored in found]

    # ------------------------------------------------------------ housekeeping

    async def _scan_tables(self) -> None:
        """Wake tables that must do something, and unload idle ones, again and again."""
        while True:
            try:
                await self._wake_due()
                await self._unload_idle()
            except Exception as error:
                _LOG.error("scan failed", exc_info=error)
            await asyncio.sleep(self.settings.scan_seconds)

    async def _send_heartbeats(self) -> None:
        """Say that this process lives; forget those that do not."""
        pause = self.settings.lease_seconds / 3
        told = time.monotonic()
        while True:
            await asyncio.sleep(pause)
            with contextlib.suppress(TetrarchyError):
                await self.store.write((_HEARTBEAT, {"key": self.process, "at": now()}))
                await self.store.write((_PURGE, {"before": now() - 10 * self.settings.lease_seconds}))
            if time.monotonic() - told > _PRESENCE_SECONDS:
                told = time.monotonic()
                self._refresh_presence()

    async def _wake_due(self) -> None:
        alive = select(PROCESSES.c.id).where(PROCESSES.c.beat > now() - self.settings.lease_seconds)
        orphans = or_(TABLES.c.owner.is_(None), TABLES.c.owner == self.process, TABLES.c.owner.not_in(alive))
        found = await self.store.read(
            select(TABLES.c.id)
            .where(TABLES.c.due <= now() + self.settings.scan_seconds, TABLES.c.state == "running", orphans)
            .order_by(TABLES.c.due)
            .limit(_DUE_AT_ONCE)
        )
        for row in found:
            try:
                table = await self.find(row["id"])
                if not table.driver.mine:
                    table.driver.mine = await self._claim(row["id"])
                if not table.lock.locked():  # whoever holds it drives the table on; so does the next scan
                    table.driver.drive()
            except Exception as error:
                _LOG.error("table does not wake", exc_info=error, extra={"table": row["id"]})

    async def _claim(self, table: str) -> bool:
        """Become the process that drives a table; False where another one that lives does."""
        alive = select(PROCESSES.c.id).where(PROCESSES.c.beat > now() - self.settings.lease_seconds)
        claim = (
            update(TABLES)
            .where(
                TABLES.c.id == table,
                or_(TABLES.c.owner.is_(None), TABLES.c.owner == self.process, TABLES.c.owner.not_in(alive)),
            )
            .values(owner=self.process)
        )
        if not self.store.is_postgres:
            return True
        await self.store.write((claim, {}))
        owner = await self.store.read(select(TABLES.c.owner).where(TABLES.c.id == table))
        return bool(owner) and owner[0]["owner"] == self.process

    async def _unload_idle(self) -> None:
        before = time.monotonic() - self.settings.idle_seconds
        idle = [key for key, table in self.tables.items() if table.used < before and not table.busy]
        for key in idle:
            table = self.tables[key]
            if table.busy:  # somebody has come while another table was unloaded
                continue
            del self.tables[key]
            table.close()
            if table.driver.mine and self.store.is_postgres:
                await self.store.write((_RELEASE, {"key": key, "me": self.process}))
        self.metrics.tables.set(len(self.tables))

    # ------------------------------------------------------------ other processes

    def _on_notice(self, said: str) -> None:
        """News of another process; one's own is no news."""
        kind, _, rest = said.partition(" ")
        table, _, more = rest.partition(" ")
        found = self.tables.get(table)
        if more == self.process:
            return
        if kind == "here":
            guest, process, present = more.split(" ")
            if process != self.process:
                self._set_presence(table, guest, process, present == "1")
        elif found is not None and kind == "log":
            self.run_in_background(found.catch_up())
        elif found is not None and kind == "chat":
            self.run_in_background(found.tell_new_chat())

    def _on_listener_lost(self) -> None:
        if not self.stopping:
            self.run_in_background(self._reconnect_listener())

    async def _reconnect_listener(self) -> None:
        while not self.stopping:
            await asyncio.sleep(1)
            try:
                await self.store.listen(self._on_notice, self._on_listener_lost)
            except Exception as error:
                _LOG.error("no news from the database", extra={"why": repr(error)[:300]})
                continue
            for table in list(self.tables.values()):
                self.run_in_background(table.catch_up())
            return

    def online(self, table: str) -> set[str]:
        """The guests who watch a table at other processes."""
        return {guest for guest, _ in self._present_elsewhere.get(table, {})}

    def announce_presence(self, table: str, guest: str | None, present: bool) -> None:
        """Tell the other processes that a guest has come or gone."""
        if self.store.is_postgres and guest is not None and not self.stopping:
            said = f"here {table} {guest} {self.process} {int(present)}"
            self.run_in_background(self.store.write(news=[said]))

    def _set_presence(self, table: str, guest: str, process: str, present: bool) -> None:
        before = self.online(table)
        there = self._present_elsewhere.setdefault(table, {})
        if present:
            there[guest, process] = time.monotonic()
        else:
            there.pop((guest, process), None)
        if not there:
            del self._present_elsewhere[table]
        if table in self.tables and self.online(table) != before:
            self.run_in_background(self.tables[table].announce())

    def _refresh_presence(self) -> None:
        """Repeat who is here, and forget those of whom nobody has spoken for long."""
        for key, table in self.tables.items():
            for connection in table.watchers:
                self.announce_presence(key, connection.guest, True)
        before = time.monotonic() - 3 * _PRESENCE_SECONDS
        for key, there in list(self._present_elsewhere.items()):
            for who in [who for who, said in there.items() if said < before]:
                self._set_presence(key, *who, False)
