"""What a table's players feel when its process dies, and when all processes are replaced one by one.

Everybody connects again as the page does: a quarter of a second after a connection has ended, then after
twice as long each time.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import time
from typing import Any, Final

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from benchmarks.server_process import children
from tetrarchy.client import Client, Following
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.schema import LOG, TABLES
from tetrarchy.server.settings import read_database
from tetrarchy.server.store import Store

_GONE: Final = (OSError, httpx.TransportError, WebSocketException)
_FIRST_WAIT: Final = 0.25
_TABLES: Final = 12
"""Each with one socket of the same guest, who may have twenty."""
_SETTLE_SECONDS: Final = 3.0
_MOST_SECONDS: Final = 120.0


class Player:
    """A person who plays against a bot, and notes for how long it has no connection."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.kept: list[str] = []
        self.away = 0.0
        """For how long it was without a connection and a position, at most."""
        self._rng = random.Random(table)
        self._under_way: tuple[str, int, int] | None = None

    async def play(self) -> None:
        """Play until the game is over."""
        wait, since = _FIRST_WAIT, time.monotonic()
        while True:
            try:
                live = await self.client.live(self.table)
                game = await live.watch(self.table)
                await game.until(lambda g: g.position)
                self.away = max(self.away, time.monotonic() - since)
                wait = _FIRST_WAIT
                await self._decide(game)
                return
            except _GONE:
                if wait == _FIRST_WAIT:
                    since = time.monotonic()
                await asyncio.sleep(wait)
                wait *= 2

    async def _decide(self, game: Following) -> None:
        if self._under_way is not None:
            await self._send(game)
        async for position in game.positions():
            if position.over:
                return
            if position.legal and position is game.position:
                action = self._rng.choice(position.legal)["code"]
                self._under_way = (secrets.token_hex(8), position.number, action)
                await self._send(game)
        raise ConnectionError("the connection has ended")

    async def _send(self, game: Following) -> None:
        assert self._under_way is not None
        ident, number, action = self._under_way
        try:
            await game.act(action, ident, number)
            self.kept.append(ident)
        except TetrarchyError as error:
            if error.key != "stale":
                raise
        self._under_way = None
        await asyncio.sleep(0.05)  # a person is not as fast as a program


async def measure(port: int, pid: int, database: str) -> dict[str, Any]:
    """Kill one of several processes, and then let all be replaced, while people play against bots."""
    async with Client(f"http://127.0.0.1:{port}") as client:
        await client.sign_up("Ada")
        players = [Player(client, await _make_table(client)) for _ in range(_TABLES)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(_SETTLE_SECONDS)
        killed = await _kill_one(pid, database)
        for player in players:
            player.away = 0.0
        await asyncio.sleep(_SETTLE_SECONDS)
        before, began = children(pid), time.monotonic()
        os.kill(pid, signal.SIGHUP)
        async with asyncio.timeout(_MOST_SECONDS):
            while set(children(pid)) & set(before):
                await asyncio.sleep(0.1)
        took = time.monotonic() - began
        await asyncio.sleep(_SETTLE_SECONDS)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, _GONE):
                raise end
    return {
        **killed,
        "restart_s": round(took, 2),
        "socket_away_s": round(max(player.away for player in players), 2),
        "acknowledged": sum(len(player.kept) for player in players),
        "lost": await _lost(database, [ident for player in players for ident in player.kept]),
    }


async def _make_table(client: Client) -> str:
    """A table at any of the processes: one of them takes each new connection."""
    async with Client(client.url, client.token) as other:
        seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        return (await other.create(game="wonderful_kingdom", seats=seats)).id


async def _kill_one(pid: int, database: str) -> dict[str, Any]:
    """Kill a process, and wait until all tables that it owned have another owner."""
    store = Store(read_database(database))
    before = await _owners(store)
    os.kill(children(pid)[0], signal.SIGKILL)
    began = time.monotonic()
    moved: dict[str, float] = {}
    async with asyncio.timeout(_MOST_SECONDS):
        while True:
            now = await _owners(store)
            for table, owner in now.items():
                if owner is not None and owner != before[table]:
                    moved.setdefault(table, time.monotonic() - began)
            dead = {before[table] for table in moved}
            if moved and not dead & set(now.values()):
                break
            await asyncio.sleep(0.02)
    await store.close()
    return {"tables_moved": len(moved), "hand_over_s": round(max(moved.values()), 2)}


async def _owners(store: Store) -> dict[str, str | None]:
    found = await store.read(select(TABLES.c.id, TABLES.c.owner).where(TABLES.c.state == "running"))
    return {row["id"]: row["owner"] for row in found}


async def _lost(database: str, promised: list[str]) -> int:
    """How many acknowledged decisions are not in the log exactly once."""
    store = Store(read_database(database))
    kept = [row["ident"] for row in await store.read(select(LOG.c.ident).where(LOG.c.ident.is_not(None)))]
    await store.close()
    return sum(kept.count(ident) != 1 for ident in promised)
