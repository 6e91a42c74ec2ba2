"""Running the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

import msgspec
import uvicorn
from sqlalchemy.exc import DBAPIError

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.app import Server
from tetrarchy.server.files import bad_file, file_of, only_one, reason
from tetrarchy.server.front.door import raise_file_limit
from tetrarchy.server.front.http import FrontConfig, GuardedHttp
from tetrarchy.server.guests import open_keys
from tetrarchy.server.logs import set_up_logs
from tetrarchy.server.migrate import migrate
from tetrarchy.server.orphans import end_with_parent
from tetrarchy.server.settings import Settings, read_database
from tetrarchy.server.siblings import ALONE, Place
from tetrarchy.server.store import Store

_LOG: Final = logging.getLogger("tetrarchy.host")
_CHECK_SECONDS: Final = 0.5
_GRACE_SECONDS: Final = 20
_START_SECONDS: Final = 60
_LEAVE_SECONDS: Final = 1.0
"""Over so long the sockets of a process that is replaced are told to connect again."""
_GC_THRESHOLDS: Final = (50_000, 20, 100)
"""How rarely Python looks for garbage in cycles, of which the server leaves little. As often as is usual, it
would stop all tables for a tenth of a second again and again.
"""


_SWITCH_SECONDS: Final = 0.0005
"""How long the thread that writes waits for the interpreter while tables are busy, again and again in each
transaction. As long as is usual, a decision would take twice the time to be kept.
"""


class HostedServer(uvicorn.Server):
    """Says goodbye to everybody before it closes their connections."""

    def __init__(self, config: uvicorn.Config, server: Server, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._on_start = started
        self._leave_seconds = 0.0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End; where another process takes this one's place, let go of sockets bit by bit."""
        if sig == signal.SIGHUP:
            self._leave_seconds = _LEAVE_SECONDS
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        await super().startup(sockets)
        if self.started:
            self._server.siblings.open(self._take_over)
            self._on_start()

    def _take_over(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another process has accepted."""
        task = asyncio.create_task(self._serve_connection(connection, head))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _serve_connection(self, connection: socket.socket, head: bytes) -> None:
        protocol: asyncio.Protocol = self.config.http_protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )  # type: ignore[call-arg]
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        protocol.data_received(head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close them. Others may have the tables before the sockets are told to go there."""
        for server in self.servers:
            server.close()
        self._server.siblings.leave()
        if self._server.hall is not None:
            self._server.hall.stopping = True
            await self._server.hall.peers.release_all()
            self._server.thinkers.close()
            await self._server.live.close(self._leave_seconds)
        await super().shutdown(sockets)


async def prepare(settings: Settings) -> str | None:
    """Bring the database up to date; at the very first start, returns the host's token."""
    store = Store(settings.database)
    try:
        await store.run(migrate)
        return (await open_keys(store))[1]
    except Exception as error:
        if not isinstance(error, OSError | DBAPIError) and not hasattr(error, "sqlstate"):
            raise
        path = file_of(settings.database)
        if path is not None:
            raise bad_file(path, error) from error
        raise TetrarchyError(
            "no-database", "The database does not answer: {why}.", why=reason(error)
        ) from error
    finally:
        await store.close()


def serve(settings: Settings, told: Callable[[str | None], None], started: Callable[[], None]) -> None:
    """Serve until a signal ends it. ``told`` hears the host's token, or None after the first start."""
    os.umask(0o077)  # what the server writes holds secrets
    settings = msgspec.structs.replace(settings, database=read_database(settings.database))
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise BadOptions("one-process", "Several processes need PostgreSQL: name a database with --database.")
    set_up_logs()
    raise_file_limit()
    with only_one(settings), contextlib.closing(_bind(settings)) as listening:
        told(asyncio.run(prepare(settings)))
        if settings.workers == 1:
            _serve_in_process(settings, started, [listening])
            return
        started()
        with tempfile.TemporaryDirectory(prefix="tetrarchy-") as folder:
            Processes(settings, listening, folder).serve()


class _Child:
    """One of several processes."""

    def __init__(self, settings: Settings, listening: socket.socket, place: Place) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.serves = spawn.Event()
        """Set once it serves."""
        self.process = spawn.Process(
            target=_serve_in_process, args=(settings, self.serves.set, [listening], place)
        )
        self.process.start()


class Processes:
    """Several processes that serve one port."""

    def __init__(self, settings: Settings, listening: socket.socket, folder: str) -> None:
        self._settings = settings
        self._listening = listening
        self._folder = folder
        self._woken = threading.Event()
        self._stops = False
        self._restarts = False
        self._children: list[_Child] = []

    def serve(self) -> None:
        """Keep the processes alive until a signal comes; then let all of them finish."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self._stop)
        signal.signal(signal.SIGHUP, self._restart)
        self._children = [self._begin(index) for index in range(self._settings.workers)]
        while not self._stops:
            self._woken.wait(_CHECK_SECONDS)
            self._woken.clear()
            self._revive()
            if self._restarts:
                self._restarts = False
                self._replace_all()
        _end(self._children)

    def _stop(self, *_: object) -> None:
        self._stops = True
        self._woken.set()

    def _restart(self, *_: object) -> None:
        self._restarts = True
        self._woken.set()

    def _begin(self, index: int) -> _Child:
        place = Place(self._folder, index, self._settings.workers)
        return _Child(self._settings, self._listening, place)

    def _revive(self) -> None:
        for index, child in enumerate(self._children):
            if not self._stops and not child.process.is_alive():
                _LOG.error("server process died", extra={"code": child.process.exitcode})
                self._children[index] = self._begin(index)

    def _replace_all(self) -> None:
        """Replace the processes one by one; each goes once its successor serves, or all others stay."""
        for index in range(len(self._children)):
            successor = self._begin(index)
            if not self._comes_to_serve(successor):
                _end([successor])
                if not self._stops:
                    _LOG.error("restart given up", extra={"code": successor.process.exitcode})
                return
            predecessor, self._children[index] = self._children[index], successor
            _end([predecessor], signal.SIGHUP)
            _LOG.info("process replaced", extra={"place": index})

    def _comes_to_serve(self, child: _Child) -> bool:
        end = time.monotonic() + _START_SECONDS
        while not child.serves.wait(_CHECK_SECONDS):
            if self._stops or not child.process.is_alive() or time.monotonic() > end:
                return False
        return True


def _end(children: list[_Child], sign: signal.Signals = signal.SIGTERM) -> None:
    """Let some processes finish."""
    for child in children:
        if child.process.is_alive() and child.process.pid is not None:
            os.kill(child.process.pid, sign)
    for child in children:
        child.process.join(_GRACE_SECONDS)
        child.process.kill()


def _serve_in_process(
    settings: Settings, started: Callable[[], None], sockets: list[socket.socket], place: Place = ALONE
) -> None:
    set_up_logs()
    server = Server(settings, place)
    hosted = HostedServer(configure(settings, server), server, started)
    # A signal may come before uvicorn listens for it, and uvicorn raises it again once it has ended well.
    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(sign, hosted.handle_exit)
    end_with_parent(_GRACE_SECONDS)
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    sys.setswitchinterval(_SWITCH_SECONDS)
    hosted.run(sockets)
    if not hosted.started:
        raise TetrarchyError("no-start", "The server did not start; the lines above say why.")


def configure(settings: Settings, server: Server) -> uvicorn.Config:
    """How uvicorn serves it."""
    config = FrontConfig(
        server,
        lifespan="on",
        http=GuardedHttp,
        ws="none",  # live connections are ours from the request on
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=30,  # longer than clients keep a connection: none is closed under a request
        timeout_graceful_shutdown=10,
    )
    config.door = server.door
    return config


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
