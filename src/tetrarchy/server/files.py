"""The files of a SQLite database: one server uses them at a time, and nobody else reads them."""

from __future__ import annotations

import contextlib
import fcntl
import logging
import os
from collections.abc import Iterator
from glob import escape
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.settings import Settings

_LOG: Final = logging.getLogger("tetrarchy.files")
_BESIDE: Final = ("", "-wal", "-shm", "-journal", ".*")
"""How the names of a database's files go on; the last one is for copies that a host has made beside it."""


@contextlib.contextmanager
def only_one(settings: Settings) -> Iterator[None]:
    """One server at a time on a SQLite file."""
    path = file_of(settings.database)
    if path is None:
        yield
        return
    path = path.resolve()  # one file, by whatever name it is called
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise bad_file(path, error) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise TetrarchyError("database-in-use", "Another server uses {file}.", file=str(path)) from error
        keep_private(path)
        yield
    finally:
        os.close(lock)


def file_of(database: str) -> Path | None:
    """The file of a SQLite database; None for other databases."""
    url = make_url(database)
    return Path(url.database) if url.drivername.startswith("sqlite") and url.database else None


def keep_private(database: Path) -> None:
    """Let nobody but their owner read a database's files."""
    for ending in _BESIDE:
        for file in database.parent.glob(escape(database.name) + ending):
            mode = file.lstat().st_mode
            if file.is_file() and not file.is_symlink() and mode & 0o077:
                try:
                    file.chmod(mode & 0o700)
                except OSError as error:  # it is somebody else's
                    _LOG.warning("others can read a file", extra={"file": str(file), "why": reason(error)})


def bad_file(path: Path, error: Exception) -> TetrarchyError:
    """The error for a file that cannot be used as a database."""
    return TetrarchyError(
        "bad-database-file",
        "The database {file} cannot be used: {why}.",
        file=str(path),
        why=reason(error),
    )


def reason(error: Exception) -> str:
    """Why something failed, without the statement or the file that it is about."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(getattr(error, "orig", error)).splitlines()[0]
