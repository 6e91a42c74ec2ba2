"""Bringing a database to the shape that this version of the program has."""

from __future__ import annotations

from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tetrarchy.kernel.errors import BadData, quote

_LOCK: Final = 7_274_726_368
"""The number of the PostgreSQL lock under which one process at a time migrates."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "tetrarchy.server:migrations")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def head() -> str:
    """The newest revision that this version knows."""
    revision = ScriptDirectory.from_config(_config()).get_current_head()
    assert revision is not None
    return revision


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has."""
    return MigrationContext.configure(connection).get_current_revision()


def known_revisions() -> list[str]:
    """All revisions that this version knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def begin_at_once(connection: Connection) -> None:
    """Begin a transaction before anything is read; Python's SQLite begins one only when it writes."""
    driver: Any = connection.connection.driver_connection
    if connection.dialect.name == "sqlite" and not driver.in_transaction:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def begin_alone(connection: Connection, lock: int) -> None:
    """Begin a transaction, or go on with one, that waits for all others of its kind: those with this lock."""
    begin_at_once(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({lock})"))


def begin_snapshot(connection: Connection) -> None:
    """Begin a transaction in which all reads see the same moment."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set transaction isolation level repeatable read"))
    else:
        connection.exec_driver_sql("BEGIN")


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the migrations that a database lacks."""
    begin_alone(connection, _LOCK)
    present = revision_of(connection)
    if present is not None and present not in known_revisions():
        raise BadData(
            "newer-database",
            "The database was written by a newer version (revision {given}): install that one.",
            given=quote(present),
        )
    command.upgrade(_config(connection), to)
