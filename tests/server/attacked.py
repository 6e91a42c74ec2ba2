"""A server in a process of its own, strangers who attack it, and a bystander who goes on playing."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx

from benchmarks.server_attackers import Stranger, close_code
from benchmarks.server_bystander import PAUSE, Bystander
from tests.server.processes import ServerProcess, with_limits

MOVES = 5
PATIENCE = 60.0
_NUMBERS = itertools.count(1)


@contextlib.contextmanager
def attacked(folder: Path, *options: str, **limits: float) -> Iterator[ServerProcess]:
    """A server with these options and limits until the block ends."""
    database, log = str(folder / "t.db"), folder / "log.txt"
    server = ServerProcess(database, log, *options, program=with_limits(**limits))
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Onlooker:
    """Two people at a table who decide again and again, and the strangers around them."""

    def __init__(self, port: int, two: Bystander) -> None:
        self._port = port
        self._strangers: list[Stranger] = []
        self._two = two
        self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while True:
            await self._two.play(1)
            await asyncio.sleep(PAUSE)

    async def go_on(self, moves: int = MOVES) -> None:
        """Wait until they have made some more moves."""
        last = len(self._two.latencies) + moves
        async with asyncio.timeout(PATIENCE):
            while len(self._two.latencies) < last and not self._playing.done():
                await asyncio.sleep(0.01)
        if self._playing.done():
            await self._playing
        assert self._two.refusals == []

    async def connect(self, address: str) -> Stranger:
        """A stranger who connects."""
        self._strangers.append(await Stranger.connect(self._port, address))
        return self._strangers[-1]

    async def upgrade(self, address: str, token: str = "", never_reads: bool = False) -> Stranger:
        """A stranger with a WebSocket."""
        self._strangers.append(await Stranger.upgraded(self._port, token, address, never_reads))
        return self._strangers[-1]

    async def leave(self) -> None:
        """Stop playing; strangers go too."""
        for stranger in self._strangers:
            stranger.end()
        self._playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._playing
        self._two.close()


@contextlib.asynccontextmanager
async def onlooker(server: ServerProcess) -> AsyncIterator[Onlooker]:
    """Somebody, with an address of their own, who plays on as long as the block lasts and once more then."""
    way = httpx.AsyncHTTPTransport(local_address=f"127.0.200.{next(_NUMBERS)}")
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=way) as http:
        two = Bystander(server.port, http)
        await two.open()
        found = Onlooker(server.port, two)
        try:
            await found.go_on(1)
            yield found
            await found.go_on()
        finally:
            await found.leave()


async def flood(stranger: Stranger, data: bytes, times: int) -> int | None:
    """Write the same a number of times while answers are read; the code that the server closes with."""
    reading = asyncio.create_task(stranger.drain_answers())
    with contextlib.suppress(OSError):
        for _ in range(times):
            stranger.write(data)
            await stranger.writer.drain()
    async with asyncio.timeout(PATIENCE):
        return close_code(await reading)
