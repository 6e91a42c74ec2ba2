"""What a host can set, and the limits on what guests can ask for."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from tetrarchy.kernel.errors import BadOptions, quote


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one guest, one connection or one table may ask for."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_a_second: float = 30.0
    message_burst: float = 90.0
    requests_a_second: float = 20.0
    request_burst: float = 200.0
    sockets_a_guest: int = 20
    nameless_sockets_an_address: int = 50
    sockets: int = 5_000
    watched_tables: int = 20
    unfinished_tables_a_guest: int = 200
    tables_an_hour: int = 120
    chat_a_minute: float = 20.0
    chat_burst: float = 10.0
    hints_a_minute: float = 20.0
    hint_burst: float = 10.0
    previews_a_second: float = 20.0
    preview_burst: float = 600.0
    """Counted in actions: a message may ask about many."""
    bot_seconds_a_second: float = 1.0
    bot_seconds_burst: float = 600.0
    """How long bots may think at all tables that one guest has made; then they decide at once."""
    waiting_bytes: int = 8_000_000
    """What may wait to be sent to one connection before it is taken for dead."""
    frames: int = 100


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server's settings."""

    database: str = ""
    """A SQLAlchemy address; empty for the SQLite file of :func:`default_database`."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own."""
    trusted_proxies: str = "127.0.0.1"
    secure_cookies: bool = False
    """Whether guests reach the server by https only."""
    bot_processes: int = 0
    """Processes in which bots think; 0 for one less than there are processors, at least one."""
    bot_seconds: float = 30.0
    """After so long a bot is given up and a greedy one decides."""
    reaction_seconds: float = 6.0
    """How long a window of reactions stays open when it asks a person."""
    bot_reaction_seconds: float = 1.0
    """How long it stays open when it asks bots only, at a table where people sit."""
    snapshot_every: int = 50
    idle_seconds: float = 60.0
    """After so long a table that nobody follows leaves the memory."""
    scan_seconds: float = 1.0
    lease_seconds: float = 6.0
    """A process that gives no sign of life for so long has lost its tables."""
    data: dict[str, str] = {}
    """Directories with other component files, by game."""
    limits: Limits = Limits()


def default_database() -> str:
    """The SQLite file in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "tetrarchy"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tetrarchy.db'}"


def read_database(given: str) -> str:
    """A database address for SQLAlchemy out of what a host writes: an address, or the path of a file."""
    if not given:
        return default_database()
    if "://" not in given:
        return f"sqlite:///{Path(given).expanduser().resolve()}"
    kind, rest = given.split("://", 1)
    driver = {
        "sqlite": "sqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
    }.get(kind)
    if driver is None:
        raise BadOptions(
            "bad-database",
            "{given} is not a database that the server can use: name a file, or postgresql://USER@HOST/NAME.",
            given=quote(kind + "://…"),
        )
    return f"{driver}://{rest}"


def bot_processes(settings: Settings) -> int:
    """In how many processes bots think."""
    return settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
