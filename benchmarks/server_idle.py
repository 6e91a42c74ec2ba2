"""What tables cost that have stood still for a minute; each is in a game, and one player follows it."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from benchmarks.server_process import memory, seconds_of_processor, tetrarchy
from benchmarks.server_rooms import SEATS, Meter, TetrarchyRoom
from tetrarchy.server.settings import Settings

_MOVES: Final = 20
_TABLES_A_SOCKET: Final = 20
_AT_ONCE: Final = 8
_REST_SECONDS: Final = 5.0


class _Group(TetrarchyRoom):
    """Four guests who begin some games one after another and leave each unfinished."""

    def __init__(self, http: httpx.AsyncClient, game: str, seed: int) -> None:
        super().__init__(Meter(), http, game, seed)
        self.played = asyncio.Event()

    async def sit_down(self, tables: int) -> None:
        """Open a number of tables, with a few moves at each."""
        for _ in range(tables):
            self.played.clear()
            self.stopping = False
            await self.begin()
            await self.played.wait()
            for socket in self.sockets[1:]:
                socket.send(msgspec.json.encode({"type": "unwatch", "table": self.table}))

    def hear(self, number: int) -> None:
        """After some moves it is enough; one player may hear of an earlier one last."""
        super().hear(number)
        self.stopping = self.stopping or number >= _MOVES
        if self.stopping and not self._sent:
            self.played.set()


async def measure(tables: int, game: str) -> dict[str, Any]:
    """The memory of a server with a number of tables, and what it does while nobody moves.

    What the server needs once, for its first tables, does not count: it has some already.
    """
    with tempfile.TemporaryDirectory() as folder, tetrarchy(str(Path(folder, "idle.db"))) as (port, pid):
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False
        ) as http:
            groups = [_Group(http, game, seed) for seed in range(-(-tables // _TABLES_A_SOCKET))]
            free = asyncio.Semaphore(_AT_ONCE)

            async def fill(group: _Group, count: int) -> None:
                async with free:
                    await group.open(port)
                    await group.sit_down(count)

            first = _Group(http, game, len(groups))
            await fill(first, _TABLES_A_SOCKET)
            await first.close()
            empty = memory(pid)
            left = [min(_TABLES_A_SOCKET, tables - at * _TABLES_A_SOCKET) for at in range(len(groups))]
            await asyncio.gather(*(fill(group, count) for group, count in zip(groups, left, strict=True)))
            await asyncio.sleep(Settings().idle_seconds + _REST_SECONDS)  # until they leave the memory
            used = seconds_of_processor(pid)
            await asyncio.sleep(_REST_SECONDS)
            used = seconds_of_processor(pid) - used
            held = memory(pid)
            for group in groups:
                await group.close()
    return {
        "tables": tables,
        "sockets": len(groups) * SEATS,
        "memory_mb": round(held / 1e6, 1),
        "kb_a_table": round((held - empty) / tables / 1000, 1),
        "processor": round(used / _REST_SECONDS, 3),
    }
