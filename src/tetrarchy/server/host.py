"""Running the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import gc
import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from sqlalchemy.engine import make_url

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.app import Server
from tetrarchy.server.guests import open_keys
from tetrarchy.server.logs import set_up_logs
from tetrarchy.server.migrate import migrate
from tetrarchy.server.orphans import end_with_parent
from tetrarchy.server.settings import Settings, read_database
from tetrarchy.server.store import Store

_LOG: Final = logging.getLogger("tetrarchy.host")
_CHECK_SECONDS: Final = 0.5
_GRACE_SECONDS: Final = 20
_GC_THRESHOLDS: Final = (50_000, 20, 100)
"""How rarely Python looks for garbage in cycles, of which the server leaves little. As often as is usual, it
would stop all tables for a tenth of a second again and again.
"""


class HostedServer(uvicorn.Server):
    """Says goodbye to everybody before it closes their connections."""

    def __init__(self, config: uvicorn.Config, server: Server, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._on_start = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close them."""
        if self._server.hall is not None:
            self._server.hall.stopping = True
            await self._server.live.close()
        await super().shutdown(sockets)


async def prepare(settings: Settings) -> str | None:
    """Bring the database up to date; at the very first start, returns the host's token."""
    store = Store(settings.database)
    try:
        await store.run(migrate)
        return (await open_keys(store))[1]
    except OSError as error:
        raise TetrarchyError("no-database", "The database does not answer: {why}.", why=str(error)) from error
    finally:
        await store.close()


def serve(settings: Settings, told: Callable[[str | None], None], started: Callable[[], None]) -> None:
    """Serve until a signal ends it. ``told`` hears the host's token, or None after the first start."""
    settings = msgspec.structs.replace(settings, database=read_database(settings.database))
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise BadOptions("one-process", "Several processes need PostgreSQL: name one by --database.")
    set_up_logs()
    with only_one(settings), contextlib.closing(_bind(settings)) as listening:
        told(asyncio.run(prepare(settings)))
        if settings.workers == 1:
            _serve_in_process(settings, started, [listening])
            return
        started()
        _serve_in_processes(settings, listening)


def _serve_in_processes(settings: Settings, listening: socket.socket) -> None:
    """Keep a number of processes alive until a signal comes; then let all of them finish."""
    stop = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stop.set())
    spawn = multiprocessing.get_context("spawn")

    def begin() -> SpawnProcess:
        process = spawn.Process(target=_serve_in_process, args=(settings, _say_nothing, [listening]))
        process.start()
        return process

    processes = [begin() for _ in range(settings.workers)]
    while not stop.wait(_CHECK_SECONDS):
        for at, process in enumerate(processes):
            if not process.is_alive():
                _LOG.error("server process died", extra={"code": process.exitcode})
                processes[at] = begin()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(_GRACE_SECONDS)
        process.kill()


def _say_nothing() -> None:
    return


def _ignore(sign: int, frame: object) -> None:
    return


def _serve_in_process(settings: Settings, started: Callable[[], None], sockets: list[socket.socket]) -> None:
    set_up_logs()
    server = Server(settings)
    hosted = HostedServer(configure(settings, server), server, started)
    for sign in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them again once it has ended well
        signal.signal(sign, _ignore)
    end_with_parent(signal.SIGTERM)
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    hosted.run(sockets)
    if not hosted.started:
        raise TetrarchyError("no-start", "The server did not start; the lines above say why.")


def configure(settings: Settings, server: Server) -> uvicorn.Config:
    """How uvicorn serves it."""
    return uvicorn.Config(
        server,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_keep_alive=30,  # longer than clients keep a connection: none is closed under a request
        timeout_graceful_shutdown=10,
    )


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends small messages at once (TCP_NODELAY) only where the protocol is named
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.set_inheritable(True)
    except OSError as error:
        listening.close()
        raise TetrarchyError(
            "no-port",
            "Port {port} of {host} cannot be opened: {why}.",
            port=str(settings.port),
            host=settings.host,
            why=error.strerror or str(error),
        ) from error
    return listening


@contextlib.contextmanager
def only_one(settings: Settings) -> Iterator[None]:
    """One server at a time on a SQLite file."""
    path = file_of(settings.database)
    if path is None:
        yield
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise TetrarchyError("database-in-use", "Another server uses {file}.", file=str(path)) from error
        yield
    finally:
        os.close(lock)


def file_of(database: str) -> Path | None:
    """The file of a SQLite database; None for other databases."""
    url = make_url(database)
    return Path(url.database) if url.drivername.startswith("sqlite") and url.database else None


def addresses() -> list[str]:
    """The addresses under which others in the network may reach this machine."""
    found: set[str] = set()
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        found.add(probe.getsockname()[0])
    return sorted(address for address in found if not address.startswith("127."))
