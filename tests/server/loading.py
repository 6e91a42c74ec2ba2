"""Tables under load whose server may die at any moment, and what their players were promised."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from typing import Any, Final

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from tetrarchy.client import Client, Following, Live, Position
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.schema import LOG
from tetrarchy.server.settings import read_database
from tetrarchy.server.store import Store

GONE: Final = (OSError, httpx.TransportError, WebSocketException)
"""How a client learns that the server has died."""
_TOO_LATE: Final = ("stale", "not-running")
"""Refusals that others' decisions can bring about."""


class Promises:
    """What the server has answered: the ids that it keeps, and those that it has refused."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.refused: list[str] = []


class Player:
    """A person at one table. What was under way when the server died is sent again with its id."""

    def __init__(self, client: Client, table: str, promises: Promises, rng: random.Random) -> None:
        self.client = client
        self.table = table
        self.promises = promises
        self.rng = rng
        self.resent = 0
        self.live: Live | None = None
        self._seen: Position | None = None
        self._under_way: tuple[str, int, int] | None = None

    async def play(self) -> None:
        """Decide as fast as the server takes it, until the game is over."""
        self.live = await self.client.live(self.table)
        try:
            await self._decide(await self.live.watch(self.table))
        finally:
            await self.live.close()

    async def _decide(self, game: Following) -> None:
        if self._under_way is not None:
            self.resent += 1
            await self._send(game)
        first = True
        async for position in game.positions():
            if first:
                self._check_stands(position)
                first = False
            self._seen = position
            if position.legal and position is game.position:
                action = self.rng.choice(position.legal)["code"]
                self._under_way = (f"{self.rng.getrandbits(64):x}", position.number, action)
                await self._send(game)
            if position.over:
                return
        raise ConnectionError("the server has died")

    async def _send(self, game: Following) -> None:
        assert self._under_way is not None
        ident, number, action = self._under_way
        try:
            await game.act(action, ident, number)
        except TetrarchyError as error:
            assert error.key in _TOO_LATE, error
            self.promises.refused.append(ident)
        else:
            self.promises.kept.append(ident)
        self._under_way = None

    def _check_stands(self, position: Position) -> None:
        """The table stands where this player saw it last, or further on."""
        if self._seen is not None:
            assert position.number >= self._seen.number
            if position.number == self._seen.number:
                assert position.view == self._seen.view


class Room:
    """People and bots who begin a new game whenever one is over."""

    def __init__(
        self, clients: list[Client], game: str, bots: int, rng: random.Random, components: str = "own"
    ) -> None:
        self.clients = clients
        self.components = components
        """The set that is played."""
        self.game = game
        self.bots = bots
        self.rng = rng
        self.promises = Promises()
        self.tables: list[str] = []
        self.players: list[Player] = []

    @property
    def resent(self) -> int:
        """How often somebody sent again what had been under way."""
        return sum(player.resent for player in self.players)

    async def play(self) -> None:
        """Play on until the server dies, or the connection of one of the players."""
        with contextlib.suppress(*GONE):
            while True:
                if not self.players:
                    await self._sit_down()
                await self._all_play()
                self.players = []

    async def _all_play(self) -> None:
        """Let everybody play until the game is over, or until the first of their connections ends.

        The others may be connected to another process, which lives on: they would wait for ever for whom
        nobody connects again.
        """
        gone = False
        try:
            async with asyncio.TaskGroup() as group:
                for player in self.players:
                    group.create_task(player.play())
        except* GONE:
            gone = True
        if gone:
            raise ConnectionError("a connection has ended")

    async def _sit_down(self) -> None:
        people = len(self.clients)
        seats: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1)
        seats += [{"kind": "bot", "level": 1}] * self.bots
        table = (await self.clients[0].create(game=self.game, seats=seats, set=self.components)).id
        for client in self.clients[1:]:
            await client.join(table)
        self.tables.append(table)
        self.players = [Player(client, table, self.promises, self.rng) for client in self.clients]

    async def go_on(self, decisions: int, seconds: float) -> None:
        """The table is not stuck: a number of decisions more are taken."""
        wanted = len(self.promises.kept) + decisions
        playing = asyncio.create_task(self.play())
        try:
            async with asyncio.timeout(seconds):
                while len(self.promises.kept) < wanted:
                    assert not playing.done(), playing.exception()
                    await asyncio.sleep(0.05)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


async def check_promises(database: str, promises: list[Promises]) -> None:
    """Nothing that was acknowledged is lost or doubled, nothing that was refused is there, no log has a gap."""
    store = Store(read_database(database))
    rows = await store.read(select(LOG.c.table_id, LOG.c.seq, LOG.c.ident))
    await store.close()
    times = Counter(row["ident"] for row in rows if row["ident"] is not None)
    lost = [ident for promised in promises for ident in promised.kept if ident not in times]
    denied = [ident for promised in promises for ident in promised.refused if ident in times]
    doubled = [ident for ident, number in times.items() if number > 1]
    logs: dict[str, list[int]] = {}
    for row in rows:
        logs.setdefault(row["table_id"], []).append(row["seq"])
    gaps = [table for table, numbers in logs.items() if sorted(numbers) != list(range(len(numbers)))]
    assert not doubled, f"doubled: {doubled}"
    assert not denied, f"refused and yet there: {denied}"
    assert not lost, f"lost: {lost}"
    assert not gaps, f"logs with gaps: {gaps}"
