"""A real server on a real port, for tests."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop

from tetrarchy.client import Client
from tetrarchy.server.app import Server
from tetrarchy.server.host import HostedServer, configure
from tetrarchy.server.settings import Settings


class Running:
    """A server in this process, and its clients."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{port}"
        self.clients: list[Client] = []

    @property
    def hall(self) -> Any:
        return self.server.hall

    async def guest(self, name: str = "Ada") -> Client:
        """A client that is a guest."""
        client = self.stranger()
        await client.sign_up(name)
        return client

    def stranger(self, token: str | None = None) -> Client:
        """A client that is nobody."""
        client = Client(self.url, token)
        self.clients.append(client)
        return client


def quick(database: str | Path, **changes: Any) -> Settings:
    """Settings with short windows, for tests."""
    usual: dict[str, Any] = {
        "database": str(database),
        "bot_processes": 1,
        "reaction_seconds": 0.01,
        "bot_reaction_seconds": 0.01,
        "scan_seconds": 0.1,
        "undo_seconds": 0.0,
    }
    return Settings(**usual | changes)


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """Run a server until the block ends."""
    server = Server(settings)
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        async with _serving(server, settings, listening):
            found = Running(server, port)
            try:
                yield found
            finally:
                for client in found.clients:
                    await client.close()


@contextlib.asynccontextmanager
async def _serving(server: Server, settings: Settings, listening: socket.socket) -> AsyncIterator[None]:
    runner = HostedServer(configure(settings, server), server, lambda: None)
    task = asyncio.create_task(runner._serve([listening]))
    while not runner.started:
        assert not task.done(), "the server does not start"
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        runner.should_exit = True
        await task


def run(test: Callable[[], Awaitable[None]], seconds: float = 120) -> None:
    """Run an asynchronous test, on the event loop that servers run on."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_limited(test, seconds))


async def _limited(test: Callable[[], Awaitable[None]], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        await test()
