"""The hall: all tables that are in memory, and the way in and out of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import RowMapping, select

from tetrarchy.kernel.errors import TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.server import chat, projection
from tetrarchy.server.calling.calls import Calls
from tetrarchy.server.describe import Summary
from tetrarchy.server.experiments.running import Experiments
from tetrarchy.server.followers import Followers
from tetrarchy.server.friends.presence import Presence
from tetrarchy.server.friends.vacations import Vacations
from tetrarchy.server.guests import Keys
from tetrarchy.server.match import Match, Seat, Setup
from tetrarchy.server.memory import Trimmer
from tetrarchy.server.metrics import Metrics
from tetrarchy.server.moderation.bans import Bans
from tetrarchy.server.notices import Notices
from tetrarchy.server.peers import Peers
from tetrarchy.server.pictures.gallery import Gallery
from tetrarchy.server.ratings.settling import Ratings
from tetrarchy.server.rows import Row, new_row
from tetrarchy.server.schema import LOG, SEATS, SNAPSHOTS, TABLES, insert_once
from tetrarchy.server.sets.kept import Sets
from tetrarchy.server.settings import Settings, bot_processes
from tetrarchy.server.siblings import Siblings
from tetrarchy.server.snapshots import Broken, can_snapshot, rebuild
from tetrarchy.server.store import Store, now, read_row
from tetrarchy.server.tables import Table
from tetrarchy.server.thinking import Thinking, game_of
from tetrarchy.server.tournaments.tournaments import Tournaments
from tetrarchy.wire import ChatLine

if TYPE_CHECKING:
    from tetrarchy.server.live import Connection

_LOG: Final = logging.getLogger("tetrarchy.hall")
_DUE_AT_ONCE: Final = 200
RECONNECT: Final = 1012
"""The code that closes a socket whose client should connect again."""
_REST_SECONDS: Final = 3
"""After so long a table at which nobody decides gives back what it can make again."""
_T = TypeVar("_T")

_INSERT_TABLE: Final = insert_once(TABLES)
_INSERT_SEAT: Final = insert_once(SEATS)


class StoredSetup(msgspec.Struct):
    """A table's setup and its first seats, as they are stored."""

    setup: Setup
    seats: list[Seat]


class Hall:
    """The tables of one process."""

    def __init__(self, settings: Settings, store: Store, keys: Keys, siblings: Siblings) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.metrics = Metrics()
        self.thinking = Thinking(bot_processes(settings), settings.bot_seconds, settings.limits)
        self.bot_time = self.thinking.bot_time
        self.siblings = siblings
        self.peers = Peers(self)
        self.notices = Notices(self)
        self.calls = Calls(self)
        self.gallery = Gallery(self)
        self.bans = Bans(self)
        self.experiments = Experiments(self)
        self.presence = Presence(self)
        self.vacations = Vacations(self)
        self.ratings = Ratings(self)
        self.tournaments = Tournaments(self)
        self.sets = Sets(self)
        self.stopping = False
        self.tables: dict[str, Table] = {}
        """The tables in memory."""
        self.followers: dict[str, Followers] = {}
        """Those who follow a table, whether it is in memory or not."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._scanning: asyncio.Task[None] | None = None
        self._trimmer = Trimmer()
        self.chores: list[Callable[[], Awaitable[None]]] = [
            self.ratings.look,
            self.tournaments.look,
            self.presence.share,
            self.vacations.look,
        ]
        """What else is to be looked after again and again."""

    @property
    def process(self) -> str:
        """The name of this process among those on the same database."""
        return self.peers.process

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Begin to look after the tables."""
        await self.peers.open()
        await self.calls.open()
        self.chores.append(self.experiments.look)
        self._scanning = asyncio.create_task(self._scan_tables())

    async def close(self) -> None:
        """Finish what is being written, and release all tables."""
        self.stopping = True
        if self._scanning is not None:
            self._scanning.cancel()
            await asyncio.gather(self._scanning, return_exceptions=True)
        await self.calls.close()
        await self.experiments.close()
        await self.peers.stop()
        for table in self.tables.values():
            table.close()
        await self.thinking.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.peers.close()

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

    async def create(self, setup: Setup, seats: list[Seat], table: str | None = None) -> Table:
        """Make a table; one whose name is given may be there already, and then stays as it is."""
        is_new = table is None
        table = table or self.siblings.new_table_id()
        game, source = await self.sets.game(setup.game, setup.played)
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
            "due": setup.closes,
            "owner": self.process,
            "played_set": None if setup.played is None else setup.played.hash,
        }
        of_seats = [
            (_INSERT_SEAT, {"table_id": table, "seat": number, "guest": seat.guest, "turn": False})
            for number, seat in enumerate(seats)
        ]
        of_set = await self.sets.write_with(setup, source)
        await self.store.write((_INSERT_TABLE, about), *of_seats, *of_set)
        if not is_new:
            return await self.find(table)
        match = Match(table, setup, seats, game)
        match.source = source
        made = Table(self, match, is_new=True)
        self.peers.own(table)
        self.tables[table] = made
        return made

    async def find(self, table: str) -> Table:
        """A table, read from the database where it is not in memory."""
        found = self.tables.get(table)
        if found is not None:
            found.used = time.monotonic()
            if not self.notices.hears(table):
                await found.catch_up()
            return found
        if table not in self._loading:
            task = self.spawn(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        found = Table(self, await self.read_match(table))
        # Rows may have come in between reading and being told of them.
        self.tables[table] = found
        await self.peers.find_owner(table)
        await found.catch_up()
        return found

    def forget(self, table: Table) -> None:
        """Put a table out of memory; those who watch it are to connect again."""
        table.close()
        if self.tables.get(table.match.id) is table:
            del self.tables[table.match.id]
        for connection in table.followers.told:
            connection.watched.discard(table.match.id)
            connection.close(RECONNECT)
        table.followers.told.clear()
        self.followers.pop(table.match.id, None)

    async def read_once_written(self, table: str) -> None:
        """Bring a table up to date, if it is in memory again, with what waits to be written now."""
        await self.store.write()
        if table in self.tables or table in self._loading:
            await (await self.find(table)).catch_up()

    async def read_match(self, table: str) -> Match:
        """A table out of its snapshot and log."""
        about = await self.store.read(select(TABLES).where(TABLES.c.id == table))
        if not about:
            raise TetrarchyError("no-table", "There is no table {given}.", given=quote(table))
        stored = msgspec.json.decode(about[0]["setup"], type=StoredSetup)
        stored.setup = await self.sets.as_begun(stored.setup)
        kept = await self.store.read(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        saved = (kept[0]["seq"], msgspec.json.decode(kept[0]["body"])) if kept else None
        rows = await self.read_rows(table, saved[0] if saved else 0)
        try:
            game, source = await self.sets.game(stored.setup.game, stored.setup.played)
        except TetrarchyError as error:
            if error.key != "gone-set":
                raise
            written = rows[-1].seq + 1 if rows else saved[0] if saved is not None else 0
            return self._without_set(table, stored, about[0], written)
        try:
            match = rebuild(table, stored.setup, stored.seats, game, saved, rows)
        except Broken as broken:
            broken.match.source = source
            return await self._go_on_from_snapshot(broken, rows)
        match.source = source
        if saved is not None and match.phase == "running":
            await self._note_new_rules(match, saved[1]["rules"], saved[1]["data"])
        return match

    def _without_set(self, table: str, stored: StoredSetup, about: RowMapping, seq: int) -> Match:
        """A table whose set of components is gone: what lists keep of it, and no positions."""
        match = Match(table, stored.setup, stored.seats, self.game(stored.setup.game))
        match.ended = msgspec.json.decode(about["summary"], type=Summary)
        match.seats = match.ended.seats
        match.phase = "finished" if about["state"] == "finished" else "closed"
        match.seq = seq
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

    async def chat_of(self, table: str, after: float = 0.0) -> list[ChatLine]:
        """What was said last at a table."""
        return await chat.read(self.store, table, self.keys.author, after)

    # ------------------------------------------------------------ housekeeping

    async def _scan_tables(self) -> None:
        """Wake tables that must do something, and unload idle ones, again and again."""
        while True:
            for chore in (self._wake_due, self.peers.look_after_followed, self._unload_idle, *self.chores):
                try:
                    await chore()
                except Exception as error:
                    _LOG.error("scan failed", exc_info=error)
            await asyncio.sleep(self.settings.scan_seconds)

    async def _wake_due(self) -> None:
        """Wake the tables in which this process must do something; those of a dead one are taken over."""
        found = await self.store.read(
            select(TABLES.c.id)
            .where(
                TABLES.c.due <= now() + self.settings.scan_seconds,
                TABLES.c.state.in_(["open", "running"]),
                self.peers.ownerless(),
            )
            .order_by(TABLES.c.due)
            .limit(_DUE_AT_ONCE)
        )
        for row in found:
            try:
                table = await self.find(row["id"])
                if not table.mine:
                    await self.peers.claim(row["id"])
                if not table.lock.locked():  # whoever holds it drives the table on; so does the next scan
                    table.driver.drive()
            except Exception as error:
                _LOG.error("table does not wake", exc_info=error, extra={"table": row["id"]})

    async def _unload_idle(self) -> None:
        clock = time.monotonic()
        for table in self.tables.values():
            if table.used < clock - _REST_SECONDS:
                table.match.rest()
        before = clock - self.settings.idle_seconds
        idle = [key for key, table in self.tables.items() if table.used < before and not table.busy]
        for key in idle:
            table = self.tables[key]
            if table.busy or table.used >= before:  # somebody has come while another was unloaded
                continue
            del self.tables[key]
            table.close()
            await self._drop(key)
        self._trimmer.note(len(idle))
        self.metrics.tables.set(len(self.tables))

    async def _drop(self, key: str) -> None:
        """Let others own a table that has left the memory, unless somebody follows it here."""
        followers = self.followers.get(key)
        if key in self.tables or key in self._loading:  # it is needed again
            return
        if followers is None or not followers.told:
            self.followers.pop(key, None)
            await self.peers.release(key)

    # ------------------------------------------------------------ followers

    async def announce(self, table: str) -> None:
        """Send a table to those who follow it."""
        await (await self.find(table)).announce()

    def online(self, table: str) -> set[str]:
        """The guests who follow a table, here or at another process."""
        here = self.followers.get(table)
        elsewhere = self.notices.present(table)
        return elsewhere if here is None else elsewhere | here.guests()

    def leave(self, connection: Connection, table: str) -> None:
        """Somebody follows a table no longer; those who still do are told."""
        followers = self.followers.get(table)
        connection.watched.discard(table)
        if followers is None or connection not in followers.told:
            return
        del followers.told[connection]
        guest, loaded = connection.guest, self.tables.get(table)
        gone = guest is not None and guest not in followers.guests()
        if gone:
            self.notices.announce_presence(table, guest, False)
        if self.stopping:
            return
        if not followers.told:
            if loaded is None:
                self.run_in_background(self._drop(table))
        elif loaded is None or (gone and loaded.match.seat_of(guest) is not None):
            self.run_in_background(self.announce(table))
        else:
            loaded.announce_audience()
