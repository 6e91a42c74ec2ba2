"""How work reaches a database, and how statements are executed there.

SQLite runs in WAL mode with ``synchronous=FULL``: what is committed survives the loss of power, not only the
death of the process.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from queue import SimpleQueue
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import ClauseElement, Connection, Engine, Executable, create_engine, event, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import create_async_engine

from tetrarchy.extras import POSTGRES, needed_by

ASK: Final = text("select 1")
_READERS: Final = 3
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "temp_store=MEMORY")
_SQLITE: Final = sqlite.dialect(paramstyle="named")
_T = TypeVar("_T")


def execute(connection: Connection, statement: Executable, given: list[dict[str, Any]]) -> None:
    """Execute a statement with each of some parameters."""
    if connection.dialect.name == "sqlite":
        _execute_on_sqlite(connection, statement, given)
    else:
        _execute_in_order(connection, statement, given)


def _execute_in_order(connection: Connection, statement: Executable, given: list[dict[str, Any]]) -> None:
    """Execute a statement in the order of keys: so two processes never wait for each other in a circle."""
    connection.execute(statement, sorted(given, key=_sort_key))


def _execute_on_sqlite(connection: Connection, statement: Executable, given: list[dict[str, Any]]) -> None:
    """Hand a statement to the driver itself, which takes a third of the time; one process needs no order."""
    driver = connection.connection.driver_connection
    if given[0] and isinstance(driver, sqlite3.Connection):
        said, constants = _for_sqlite(statement, tuple(given[0]))
        driver.executemany(said, [constants | each for each in given] if constants else given)
    else:
        connection.execute(statement, given)


@lru_cache(200)
def _for_sqlite(statement: Executable, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """A statement with these parameters as SQLite's driver takes it, and the values that it has itself."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=_SQLITE, column_keys=list(names))
    own = {name: value for name, value in compiled.params.items() if name not in names}
    return str(compiled), own


def _sort_key(parameters: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(str(value)[:60] for value in parameters.values())


class Database(Protocol):
    """How work reaches a database."""

    async def open(self) -> None:
        """Open what is needed to write, and something to read with."""
        ...

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        """Do something in a transaction."""
        ...

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """Do something in a transaction, on the one connection that writes."""
        ...

    async def close(self) -> None:
        """End all connections."""
        ...


class _Thread:
    """A thread that does one thing after another: what an executor does, at a third of the cost."""

    def __init__(self, name: str) -> None:
        self._todo: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._is_running = False

    async def do(self, work: Callable[[], _T]) -> _T:
        """Do something in the thread."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[_T] = loop.create_future()

        def do_it() -> None:
            try:
                found = work()
            except Exception as error:
                _tell(loop, _fail, done, error)
            else:
                _tell(loop, _finish, done, found)

        if not self._is_running:
            self._is_running = True
            self._thread.start()
        self._todo.put(do_it)
        return await done

    def close(self) -> None:
        """End, once all is done."""
        if self._is_running:
            self._todo.put(None)
            self._thread.join()

    def _run(self) -> None:
        while (work := self._todo.get()) is not None:
            work()


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *about: Any) -> None:
    """Tell an event loop something; one that has ended needs no answer."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(what, *about)


def _finish(done: asyncio.Future[_T], found: _T) -> None:
    if not done.done():
        done.set_result(found)


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


class Sqlite:
    """A file, reached from threads: one of them writes, on a connection that it keeps."""

    def __init__(self, url: str) -> None:
        self._reading = _sqlite_engine(url, _READERS)
        self._writing = _sqlite_engine(url, 1)
        self._readers = ThreadPoolExecutor(_READERS, "sqlite-reader")
        self._writer = _Thread("sqlite-writer")
        self._connection: Connection | None = None
        """The writer's."""

    async def open(self) -> None:
        await self.write(_do_nothing)
        await asyncio.get_running_loop().run_in_executor(self._readers, _open_all, self._reading)

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _do, self._reading, work)

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        return await self._writer.do(partial(self._write, work))

    def _write(self, work: Callable[[Connection], _T]) -> _T:
        if self._connection is None:
            self._connection = self._writing.connect()
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._writing.dispose()
        self._reading.dispose()


def _sqlite_engine(url: str, connections: int) -> Engine:
    """Connections to a file, which stay open once they are."""
    engine = create_engine(url, pool_size=connections, max_overflow=0)

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _open_all(engine: Engine) -> None:
    connections = [engine.connect() for _ in range(_READERS)]
    for connection in connections:
        connection.close()


def _do(engine: Engine, work: Callable[[Connection], _T]) -> _T:
    with engine.begin() as connection:
        return work(connection)


def _do_nothing(connection: Connection) -> None:
    connection.execute(ASK)


class Postgres:
    """A PostgreSQL, reached by asyncpg; its writer has a connection of its own."""

    def __init__(self, url: str) -> None:
        with needed_by(POSTGRES):  # SQLAlchemy imports asyncpg here
            self._engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            self._writer = create_async_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)

    async def open(self) -> None:
        await self.write(_do_nothing)

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
        await self._writer.dispose()
