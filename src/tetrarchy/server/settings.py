"""What a host can set, and the limits on what guests can ask for."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.review import USUAL_DEPTH
from tetrarchy.server.calling.settings import CallSettings


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one guest, one connection, one address or one table may ask for."""

    guests_an_address: int = 10
    """How many guests an address (of IPv6 a /64) counts for: a family or a class may share it."""
    new_guests_an_hour: int = 300
    """From one address."""
    sign_ins_an_hour: int = 60
    """From one address: passkeys and codes that are tried, whether they fit or not."""
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    url_bytes: int = 8_192
    head_bytes: int = 32_768
    headers: int = 100
    pipelined_requests: int = 8
    """What may wait on one connection for the answer to what was asked before."""
    head_seconds: float = 10.0
    """How long a connection may take to ask for something, from its first moment or from the first byte."""
    body_seconds: float = 30.0
    stall_seconds: float = 30.0
    """How long an answer may wait for its reader."""
    ping_seconds: float = 20.0
    """How often live connections are asked for a sign of life, and how long they may take to give it."""
    connections: int = 8_000
    """Of all kinds; fewer where the system lets a process open fewer files."""
    connections_an_address: int = 500
    messages_a_second: float = 30.0
    message_burst: float = 90.0
    requests_a_second: float = 20.0
    request_burst: float = 200.0
    sockets_a_guest: int = 20
    nameless_sockets_an_address: int = 50
    sockets: int = 5_000
    few_sockets: int = 10
    """The last fifth of the sockets is for addresses that have fewer than these."""
    watched_tables: int = 20
    unfinished_tables_a_guest: int = 200
    tables_an_hour: int = 120
    tournaments_an_hour: float = 10.0
    unfinished_tournaments_a_guest: int = 10
    """How many tournaments that are not over a guest may have made."""
    sets_an_hour: float = 60.0
    """How many sets of components a guest may have kept in an hour."""
    sets_a_guest: int = 100
    """How many a guest may keep; each version counts."""
    calls_an_hour: float = 20.0
    """How often a guest may ask to be called in another way, or try one; a code by mail counts for three."""
    reports_an_hour: float = 10.0
    experiments_an_hour: float = 20.0
    """How many experiments of the laboratory a guest may begin."""
    experiments_unfinished: int = 3
    experiments_kept: int = 50
    experiment_games: int = 5_000
    """How many games an experiment has, those with all sets together."""
    asks_an_hour: float = 30.0
    """How often a guest may ask somebody to be a friend, or follow somebody's link to be one."""
    invitations_an_hour: float = 60.0
    """How many people a guest may invite by name."""
    mails_a_day: float = 5.0
    """How many codes one address of e-mail is sent, whoever asks."""
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
    address_share: float = 0.5
    """The share of the processes in which bots think that one address may have, and of their time."""
    jobs_at_work: int = 2
    """How many bots think for one guest at the same time; so with hints, and with replays."""
    bots_waiting: int = 1000
    """How many decisions of bots at one guest's tables may wait; others are looked at again later."""
    jobs_waiting: int = 8
    """How many of one guest's hints may wait; so with replays."""
    waiting_bytes: int = 1_000_000
    """What may wait to be sent to one connection before it is cut off."""
    waiting_bytes_in_all: int = 64_000_000
    """And to all of them; then whoever has most waiting is cut off."""
    frames: int = 100

    @property
    def frames_a_second(self) -> float:
        """How many WebSocket frames a connection may send on average: its messages, pings and pongs."""
        return 2 * self.messages_a_second

    @property
    def frame_burst(self) -> float:
        """And at once."""
        return 2 * self.message_burst + 300

    def of_address(self, rate: float, burst: float) -> tuple[float, float]:
        """What an address may ask for, where these are the rate and the burst of a guest."""
        return rate * self.guests_an_address, burst * self.guests_an_address


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
    undo_seconds: float = 2.0
    """For so long after a person's decision that can be taken back, bots do nothing that would close undo."""
    reaction_seconds: float = 6.0
    """How long a window of reactions stays open when it asks a person."""
    bot_reaction_seconds: float = 1.0
    """How long it stays open when it asks bots only, at a table where people sit."""
    vacation_days: int = 30
    """How many days in a year a person's clocks that count days may stand still."""
    review_depth: int = USUAL_DEPTH
    """Playouts for each decision that a review judges."""
    snapshot_every: int = 50
    idle_seconds: float = 60.0
    """After so long a table at which nobody decides leaves the memory, even while it is followed."""
    scan_seconds: float = 0.5
    lease_seconds: float = 2.0
    """A process that gives no sign of life for so long has lost its tables."""
    data: dict[str, str] = {}
    """Directories with other component files, by game."""
    limits: Limits = Limits()
    calls: CallSettings = CallSettings()


def default_database() -> str:
    """The SQLite file in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "tetrarchy"
    file = folder / "tetrarchy.db"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions(
            "bad-database-file",
            "The database {file} cannot be used: {why}.",
            file=str(file),
            why=error.strerror or str(error),
        ) from error
    return f"sqlite:///{file}"


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
