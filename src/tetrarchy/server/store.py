"""The database. Everything is written by one task, many tables' writes in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    RowMapping,
    insert,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.databases import ASK, Database, Postgres, Sqlite, execute
from tetrarchy.server.rows import Row
from tetrarchy.server.schema import LOG

if TYPE_CHECKING:
    import asyncpg

_LOG: Final = logging.getLogger("tetrarchy.store")
_CHANNEL: Final = "tetrarchy_"
"""What the channel of a process is called, before its name."""
_MOST_IN_A_BATCH: Final = 500
_INSERT_ROW: Final = insert(LOG)
_TELL: Final = text(f"""
    select pg_notify('{_CHANNEL}' || process, said)
    from unnest(cast(:processes as text[]), cast(:said as text[])) as news(process, said)
""")
_TELL_OWNERS: Final = text(f"""
    select pg_notify('{_CHANNEL}' || owner, said)
    from unnest(cast(:tables as text[]), cast(:said as text[])) as news(id, said) join tables using (id)
    where owner <> :me
""")
_TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)
"""What is written has a key that is in use."""
_AWAY: Final = ("08", "53", "57", "58")
"""The first digits of PostgreSQL's errors that say that it is away, full or ending."""
_NUL_REFUSED: Final = "22021"
_AWAY_ERRORS: Final = (OSError, TimeoutError, OperationalError, InterfaceError)
_T = TypeVar("_T")
Write = tuple[Executable, dict[str, Any]]
"""A statement and its parameters; the same statement object in many writes is executed once for all."""


class News(NamedTuple):
    """What another process is told once it is written."""

    process: str | None
    """Which one; None for the owner of the table, unless that is who writes."""
    table: str
    said: str


class Conflict(Exception):
    """Another process has written this number of the table's log."""


class _Job:
    """What is to be written together: a row of a log (or none), and what goes with it."""

    def __init__(self, row: Row | None, writes: Sequence[Write], news: Sequence[News]) -> None:
        self.row = row
        self.writes = writes
        self.news = news
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """Reads at once, writes in the order in which they are asked for."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        self._database: Database = Postgres(url) if self.is_postgres else Sqlite(url)
        self.commits = 0
        self.written = 0
        self.notices = 0
        """How often another process was told something; commits that tell something wait for each other."""
        self.keeps = True
        """Whether what was last to be written could be."""
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._process = ""
        self._listener: asyncpg.Connection | None = None

    async def open(self) -> None:
        """Begin to write. Connections are opened now, so that none is missing when files run out."""
        await self._database.open()
        self._writer = asyncio.create_task(self._write_loop())

    async def close(self) -> None:
        """Write what is asked for, and end."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
            self._writer = None
        if self._listener is not None:
            with contextlib.suppress(Exception):
                await self._listener.close()
        await self._database.close()

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        """Do something in a transaction of its own, beside the writer: when starting, or to read much."""
        try:
            return await self._database.run(work)
        except Exception as error:
            if _state_of(error) == _NUL_REFUSED:
                raise _bad_text() from error
            raise

    async def read(self, statement: Executable, **given: Any) -> Sequence[RowMapping]:
        """All rows of a query. One that is asked often is made once; its parameters are given each time."""
        try:
            return await self._database.run(
                lambda connection: connection.execute(statement, given).mappings().all()
            )
        except Exception as error:
            refusal = _why_not_read(error)
            if refusal is None:
                raise
            raise refusal from error

    async def write(self, *writes: Write, row: Row | None = None, news: Sequence[News] = ()) -> None:
        """Write all of it or nothing; it is durable on return. Conflict where the row's number is taken.

        ``news`` is told to the other processes once it is written.
        """
        _check_text(row, writes)
        job = _Job(row, writes, news)
        self._jobs.put_nowait(job)
        await job.done

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._jobs.qsize()

    async def listen(self, process: str, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Hear what this process is told; only PostgreSQL has several."""
        if not self.is_postgres:
            return
        import asyncpg

        self._process = process
        address = make_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._listener = await asyncpg.connect(address)
        self._listener.add_termination_listener(lambda _: lost())
        await self._listener.add_listener(_CHANNEL + process, lambda *said: heard(str(said[3])))

    async def _write_loop(self) -> None:
        while True:
            first = await self._jobs.get()
            batch = [] if first is None else [first]
            ends = first is None
            while not self._jobs.empty() and len(batch) < _MOST_IN_A_BATCH:
                job = self._jobs.get_nowait()
                ends = ends or job is None
                batch += [] if job is None else [job]
            if batch:
                await self._write_batch(batch)
            if ends:
                return

    async def _write_batch(self, batch: list[_Job]) -> None:
        """One transaction for all; where that fails, one for each."""
        try:
            self.notices += await self._database.write(partial(_commit, batch, self._process))
        except Exception as error:
            if len(batch) == 1:
                self.keeps = isinstance(error, _TAKEN)
                _fail(batch[0], error)
                return
            _LOG.info("batch split", extra={"jobs": len(batch), "why": type(error).__name__})
            for job in batch:
                await self._write_batch([job])
            return
        self.keeps = True
        self.commits += 1
        self.written += len(batch)
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)


def _commit(batch: list[_Job], process: str, connection: Connection) -> int:
    """Write a batch; returns how often another process than this one is told something."""
    writes: dict[Executable, list[dict[str, Any]]] = {}
    rows = [_stored(job.row) for job in batch if job.row is not None]
    if rows:
        writes[_INSERT_ROW] = rows
    for job in batch:
        for statement, parameters in job.writes:
            writes.setdefault(statement, []).append(parameters)
    for statement, parameters_of_all in writes.items():
        execute(connection, statement, parameters_of_all)
    return _tell([news for job in batch for news in job.news], process, connection)


def _tell(news: list[News], process: str, connection: Connection) -> int:
    """Tell other processes something, in the order in which it was asked for.

    The owner of a table is looked up after the table was written to: another that becomes its owner waits for
    this transaction, and then reads what it wrote.
    """
    told = 0
    if to_owners := [each for each in news if each.process is None]:
        tables, said = [each.table for each in to_owners], [each.said for each in to_owners]
        given: dict[str, Any] = {"tables": tables, "said": said, "me": process}
        told += len(connection.execute(_TELL_OWNERS, given).all())
    if named := [each for each in news if each.process is not None]:
        given = {"processes": [each.process for each in named], "said": [each.said for each in named]}
        told += len(connection.execute(_TELL, given).all())
    return told


def _fail(job: _Job, error: Exception) -> None:
    if job.done.done():
        return
    if job.row is not None and isinstance(error, _TAKEN):
        job.done.set_exception(Conflict())
        return
    _LOG.error("write failed", extra={"why": repr(error)[:500]})
    job.done.set_exception(TetrarchyError("not-kept", "The server could not save this; try again."))


def _check_text(row: Row | None, writes: Sequence[Write]) -> None:
    """Refuse a NUL, which PostgreSQL cannot keep, before it gets in the way of what others write."""
    if row is not None and row.ident is not None and "\0" in row.ident:
        raise _bad_text()
    for _, parameters in writes:
        for value in parameters.values():
            if isinstance(value, str) and "\0" in value:
                raise _bad_text()


def _bad_text() -> TetrarchyError:
    return TetrarchyError("bad-text", "A text must not contain the character NUL.")


def _state_of(error: Exception) -> str:
    """What PostgreSQL calls an error; nothing of others."""
    return str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")


def _why_not_read(error: Exception) -> TetrarchyError | None:
    """What to tell somebody who asked for something that could not be read; None for a fault of ours."""
    state = _state_of(error)
    if state == _NUL_REFUSED:
        return _bad_text()
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if lost or isinstance(error, _AWAY_ERRORS) or state.startswith(_AWAY):
        _LOG.error("read failed", extra={"why": repr(error)[:500]})
        return TetrarchyError("database-away", "The database does not answer; try again in a moment.")
    return None


def _stored(row: Row) -> dict[str, Any]:
    return {
        "table_id": row.table,
        "seq": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "body": msgspec.json.encode(row.body).decode(),
        "ident": row.ident,
        "at": row.at,
    }


def read_row(stored: RowMapping) -> Row:
    """A row of the log as it comes from the database."""
    return Row(
        stored["table_id"],
        stored["seq"],
        stored["kind"],
        stored["seat"],
        msgspec.json.decode(stored["body"]),
        stored["ident"],
        stored["at"],
    )


async def is_ready(store: Store) -> bool:
    """Whether the database answers within a moment and keeps what is written; heartbeats are all the time."""
    try:
        async with asyncio.timeout(2):
            await store.read(ASK)
    except (TimeoutError, TetrarchyError):
        return False
    return store.keeps


def now() -> float:
    """The time as it is stored: Unix seconds, to the millisecond."""
    return round(time.time(), 3)
