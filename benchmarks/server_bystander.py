"""People at tables who decide again and again, whatever happens around them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType

from benchmarks.server_socket import Socket

PAUSE: Final = 0.1
_SEATS: Final = 2
_PATIENCE: Final = 60.0


class _Choice(Struct):
    code: int


class _Told(Struct):
    """What a bystander needs of a message."""

    type: str
    number: int = 0
    legal: list[_Choice] | UnsetType = UNSET
    """Missing where it stays the same."""
    over: bool = False
    done: str = ""
    detail: str = ""


_read: Final = msgspec.json.Decoder(_Told).decode


class Bystander:
    """Decides every 100 ms. A move counts from the moment it was due until both know of it and it is kept.

    Where a move is late all those that were due meanwhile are late too: a stop of ten seconds is a
    hundred slow moves, not one.
    """

    def __init__(self, port: int, http: httpx.AsyncClient, seed: int = 1) -> None:
        self.latencies: list[float] = []
        self.refusals: list[str] = []
        self._port = port
        self._http = http
        self._rng = random.Random(seed)
        self._table = ""
        self._tokens: list[str] = []
        self._sockets: list[Socket] = []
        self._seen: list[_Told | None] = []
        self._legal: list[list[_Choice]] = []
        self._kept = False
        self._changed = asyncio.Event()

    async def open(self) -> None:
        """Sign up, connect, and sit down."""
        for seat in range(_SEATS):
            me = await self._post("/api/me", {"name": f"Bystander {seat}"}, "")
            self._tokens.append(me["token"])
            take = partial(self._take, seat)
            self._sockets.append(await Socket.connect(self._port, "/api/live", take, me["token"]))
        await self._sit_down()

    async def _sit_down(self) -> None:
        self._seen = [None] * _SEATS
        self._legal = [[] for _ in range(_SEATS)]
        wish = {"game": "queendomino", "seats": [{"kind": "me"}, {"kind": "open"}]}
        self._table = (await self._post("/api/tables", wish, self._tokens[0]))["id"]
        await self._post(f"/api/tables/{self._table}/join", {}, self._tokens[1])
        for socket in self._sockets:
            socket.send(msgspec.json.encode({"type": "watch", "table": self._table}))
        await self._until(lambda: all(self._seen))

    async def play(self, moves: int, pause: float = PAUSE) -> None:
        """Make a number of moves; the first is due at once."""
        due = time.perf_counter()
        for _ in range(moves):
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._move()
            self.latencies.append(time.perf_counter() - due)
            due += pause
            if any(told is not None and told.over for told in self._seen):
                begun = time.perf_counter()
                await self._sit_down()
                due += time.perf_counter() - begun

    async def _move(self) -> None:
        seat = next(seat for seat, legal in enumerate(self._legal) if legal)
        told = self._seen[seat]
        assert told is not None
        action, self._kept = self._rng.choice(self._legal[seat]).code, False
        asked = {"type": "act", "table": self._table, "number": told.number, "action": action}
        asked["id"] = f"{self._rng.getrandbits(64):x}"
        self._sockets[seat].send(msgspec.json.encode(asked))
        number = told.number + 1

        def done() -> bool:
            return self._kept and all(seen is not None and seen.number >= number for seen in self._seen)

        await self._until(done)

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(_PATIENCE):
            while not holds():
                self._changed.clear()
                await self._changed.wait()

    def _take(self, seat: int, message: bytes) -> None:
        told = _read(message)
        if told.type in ("position", "patch"):
            self._seen[seat] = told
            if told.legal is not UNSET:
                self._legal[seat] = told.legal
        if told.type == "done" or told.done:
            self._kept = True
        if told.type == "error":
            self.refusals.append(told.detail)
        self._changed.set()

    async def _post(self, path: str, body: dict[str, Any], token: str) -> Any:
        return await _post(self._http, path, body, token)

    def close(self) -> None:
        """Leave."""
        for socket in self._sockets:
            socket.close()


class BotPlayer:
    """Somebody who plays against the best bot, and asks for a hint before every decision."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.turns: list[float] = []
        """How long the bot took each time, in seconds."""
        self.hints: list[float] = []
        self.refusals: list[str] = []
        self.bot_decisions = 0
        self._port = port
        self._http = http
        self._rng = random.Random(1)
        self._table = ""
        self._token = ""
        self._socket: Socket | None = None
        self._number = 0
        self._legal: list[_Choice] = []
        self._over = False
        self._hinted = False
        self._changed = asyncio.Event()

    async def play(self) -> None:
        """Play on and on."""
        self._token = (await _post(self._http, "/api/me", {"name": "Cleo"}, ""))["token"]
        self._socket = await Socket.connect(self._port, "/api/live", self._take, self._token)
        while True:
            await self._sit_down()
            while not self._over:
                await self._ask_for_hint()
                await self._decide()

    async def _sit_down(self) -> None:
        self._number, self._over, self._legal = 0, False, []
        seats = [{"kind": "me"}, {"kind": "bot", "level": 8}]
        wish = {"game": "queendomino", "seats": seats, "undo": False}
        self._table = (await _post(self._http, "/api/tables", wish, self._token))["id"]
        self._send({"type": "watch", "table": self._table})
        await self._until(lambda: bool(self._legal))

    @property
    def is_waiting(self) -> bool:
        """Whether the bot is to decide."""
        return self._number > 0 and not self._legal and not self._over

    async def _ask_for_hint(self) -> None:
        begun, self._hinted = time.perf_counter(), False
        self._send({"type": "hint", "table": self._table, "number": self._number, "id": "hint"})
        await self._until(lambda: self._hinted)
        self.hints.append(time.perf_counter() - begun)

    async def _decide(self) -> None:
        """Decide, and wait until the bot has; where it is one's own turn still, nothing is measured."""
        action, number = self._rng.choice(self._legal).code, self._number
        begun = time.perf_counter()
        told = {"type": "act", "table": self._table, "number": number, "action": action}
        self._send(told | {"id": f"{self._rng.getrandbits(64):x}"})
        await self._until(lambda: self._number > number)
        if self.is_waiting:
            await self._until(lambda: not self.is_waiting)
            self.turns.append(time.perf_counter() - begun)

    def _send(self, message: dict[str, object]) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message))

    async def _until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self._changed.clear()
            await self._changed.wait()

    def _take(self, message: bytes) -> None:
        told = _read(message)
        if told.type in ("position", "patch"):
            self.bot_decisions += self.is_waiting
            self._number, self._over = told.number, told.over
            if told.legal is not UNSET:
                self._legal = told.legal
        elif told.type in ("hint", "error"):
            self._hinted = True
            if told.type == "error":
                self.refusals.append(told.detail)
        self._changed.set()

    def close(self) -> None:
        """Leave."""
        if self._socket is not None:
            self._socket.close()


async def _post(http: httpx.AsyncClient, path: str, body: dict[str, Any], token: str) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await http.post(path, content=msgspec.json.encode(body), headers=headers)
    return answer.raise_for_status().json()
