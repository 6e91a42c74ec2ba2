"""A whole database as one file, and back: the same file for SQLite and PostgreSQL.

The first line says what it is; then comes one line of JSON for each row; the last line says how many there
are, so that a file that was cut off is known. With a name that ends in ``.gz`` it is compressed.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, cast

import msgspec
from sqlalchemy import Connection, MetaData, func, insert, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from tetrarchy.kernel.errors import BadData, TetrarchyError, quote
from tetrarchy.server.files import file_of, keep_private
from tetrarchy.server.friends.schema import PRESENCE
from tetrarchy.server.migrate import begin_at_once, begin_snapshot, known_revisions, migrate, revision_of
from tetrarchy.server.schema import PROCESSES
from tetrarchy.server.settings import read_database
from tetrarchy.server.store import Store

_FORMAT: Final = "tetrarchy backup 1"
_LEFT_OUT: Final = (PROCESSES.name, PRESENCE.name, "alembic_version")
_AT_ONCE: Final = 1000
_UNPACKING: Final = (gzip.BadGzipFile, zlib.error, EOFError)
"""What comes of bytes that cannot be unpacked."""


async def backup(database: str, file: Path) -> int:
    """Write a database to a file while the server may go on; returns the number of rows."""
    store = Store(read_database(database))
    partial = file.with_name(file.name + ".partial")
    try:
        with _opened(partial, file.suffix == ".gz", "wb") as output:
            rows = await store.run(lambda connection: _dump(connection, output))
        partial.replace(file)
        return rows
    finally:
        partial.unlink(missing_ok=True)
        await store.close()


async def restore(database: str, file: Path) -> int:
    """Read a file into a database that is empty; returns the number of rows."""
    store = Store(read_database(database))
    try:
        with _opened(file, file.suffix == ".gz", "rb") as lines:
            return await store.run(lambda connection: _load(connection, lines, file))
    except _UNPACKING as error:
        raise _damaged(file) from error
    finally:
        await store.close()
        if (path := file_of(store.url)) is not None:
            keep_private(path)


@contextmanager
def _opened(file: Path, compressed: bool, mode: str) -> Iterator[IO[bytes]]:
    if mode == "wb":
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds the secret
        raw = os.fdopen(descriptor, "wb")
    else:
        raw = cast(Any, file.open("rb"))
    with raw:
        if compressed:
            with gzip.open(raw, cast(Any, mode)) as stream:
                yield cast(IO[bytes], stream)
        else:
            yield raw


def _dump(connection: Connection, output: IO[bytes]) -> int:
    begin_snapshot(connection)
    revision = revision_of(connection)
    if revision is None:
        raise BadData("no-tables-yet", "This database is empty.")
    tables = _tables(connection)
    encode = msgspec.json.encode
    output.write(encode({"format": _FORMAT, "revision": revision}) + b"\n")
    rows = 0
    for table in tables:
        names = [str(column.name) for column in table.columns]
        for row in connection.execute(select(table)).yield_per(_AT_ONCE):
            output.write(encode([str(table.name), dict(zip(names, row, strict=True))]) + b"\n")
            rows += 1
    output.write(encode({"rows": rows}) + b"\n")
    return rows


def _load(connection: Connection, lines: IO[bytes], file: Path) -> int:
    head = _read(lines.readline(), 1, file)
    if not isinstance(head, dict) or head.get("format") != _FORMAT:
        raise BadData("no-backup", "{file} is not a Tetrarchy backup.", file=str(file))
    revision = str(head.get("revision"))
    if revision not in known_revisions():
        raise BadData(
            "newer-backup",
            "{file} was written by a newer version (revision {given}).",
            file=str(file),
            given=quote(revision),
        )
    begin_at_once(connection)
    if revision_of(connection) is not None:
        _check_empty(connection)
    else:
        migrate(connection, revision)
    tables = {table.name: table for table in _tables(connection)}
    waiting: dict[str, list[dict[str, Any]]] = {}
    rows = 0
    number = 1
    for number, line in enumerate(lines, 2):
        said = _read(line, number, file)
        if isinstance(said, dict) and said.get("rows") == rows:
            break
        if not (
            isinstance(said, list) and len(said) == 2 and said[0] in tables and isinstance(said[1], dict)
        ):
            raise _wrong_line(number, file)
        waiting.setdefault(said[0], []).append(said[1])
        rows += 1
        if rows % _AT_ONCE == 0:
            _insert(connection, tables, waiting, file)
    else:
        raise BadData("cut-backup", "{file} is incomplete.", file=str(file))
    _insert(connection, tables, waiting, file)
    migrate(connection)
    return rows


def _insert(
    connection: Connection, tables: dict[str, SqlTable], waiting: dict[str, list[dict[str, Any]]], file: Path
) -> None:
    try:
        for name, rows in waiting.items():
            connection.execute(insert(tables[name]), rows)
    except OperationalError:  # the database cannot write
        raise
    except (SQLAlchemyError, OverflowError) as error:
        raise _damaged(file) from error
    waiting.clear()


def _check_empty(connection: Connection) -> None:
    tables = _tables(connection)
    if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in tables):
        raise TetrarchyError("database-not-empty", "This database is not empty: restore into an empty one.")


def _tables(connection: Connection) -> list[SqlTable]:
    """The tables as the database has them, which may be older than this program."""
    found = MetaData()
    found.reflect(connection)
    return [table for name, table in sorted(found.tables.items()) if name not in _LEFT_OUT]


def _read(line: bytes, number: int, file: Path) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError) as error:
        if number == 1:
            raise BadData("no-backup", "{file} is not a Tetrarchy backup.", file=str(file)) from error
        raise _wrong_line(number, file) from error


def _wrong_line(number: int, file: Path) -> BadData:
    return BadData("bad-backup-line", "Line {line} of {file} is damaged.", line=number, file=str(file))


def _damaged(file: Path) -> BadData:
    return BadData("bad-backup", "{file} is damaged.", file=str(file))
