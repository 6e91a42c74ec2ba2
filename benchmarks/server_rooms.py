"""Rooms of four that decide as fast as a server lets them, at either server."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from typing import Any, Final

import httpx
import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from benchmarks.server_socket import Socket

SEATS: Final = 4
_YARDSTICK: Final = b"42/yardstick,"


class Meter:
    """The moves that were finished while it runs: everybody in the room has heard of them."""

    def __init__(self) -> None:
        self.running = False
        self.latencies: list[float] = []
        self.failures: list[str] = []
        self.bytes = 0
        """What all sockets have received."""

    def weigh(self, message: bytes) -> None:
        """A message has come."""
        if self.running:
            self.bytes += len(message)

    def note(self, seconds: float) -> None:
        """A move is finished."""
        if self.running:
            self.latencies.append(seconds)


class Room:
    """Counts who has heard of each move; a move is finished once all have."""

    def __init__(self, meter: Meter, receipts: int) -> None:
        self.meter = meter
        self.receipts = receipts
        self.stopping = False
        self._sent: dict[int, tuple[float, int]] = {}

    def send(self, number: int) -> None:
        """A move goes off that leads to this position."""
        self._sent[number] = (time.perf_counter(), 0)

    def hear(self, number: int) -> None:
        """Somebody hears of a move; the first position comes from none."""
        if number in self._sent:
            since, heard = self._sent[number]
            if heard + 1 == self.receipts:
                del self._sent[number]
                self.meter.note(time.perf_counter() - since)
            else:
                self._sent[number] = (since, heard + 1)


# ---------------------------------------------------------------- Tetrarchy


class _Legal(Struct):
    code: int


class _Told(Struct):
    """What the load needs of a message."""

    type: str
    table: Raw = Raw(b"")
    number: int = 0
    legal: list[_Legal] | UnsetType = UNSET
    """Missing in a patch where it stays the same."""
    over: bool = False
    done: str = ""
    key: str = ""
    detail: str = ""


_read_told: Final = msgspec.json.Decoder(_Told).decode


class TetrarchyRoom(Room):
    """Four guests of ours, who begin a new game when one is over.

    A move is finished once its player knows that it is kept and all four have the new position.
    """

    def __init__(self, meter: Meter, http: httpx.AsyncClient, game: str, seed: int) -> None:
        super().__init__(meter, SEATS + 1)
        self.http = http
        self.game = game
        self.rng = random.Random(seed)
        self.table = ""
        self._raw_table = b""
        self.tokens: list[str] = []
        self.sockets: list[Socket] = []
        self._first: list[_Told | None] = []
        self._legal: list[list[_Legal]] = [[]] * SEATS
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, port: int) -> None:
        """Sign up and connect."""
        for seat in range(SEATS):
            me = await self._post("/api/me", {"name": f"Guest {seat}"}, None)
            self.tokens.append(me["token"])
            take = partial(self._take, seat)
            self.sockets.append(await Socket.connect(port, "/api/live", take, self.tokens[seat]))

    async def begin(self) -> None:
        """A new table; play begins once all four have its first position."""
        self._first = [None] * SEATS
        self._sent.clear()
        wish = {"game": self.game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        self.table = (await self._post("/api/tables", wish, 0))["id"]
        self._raw_table = msgspec.json.encode(self.table)
        for seat in range(1, SEATS):
            await self._post(f"/api/tables/{self.table}/join", {}, seat)
        await self.follow()

    async def follow(self) -> None:
        """Let all four follow the table."""
        for socket in self.sockets:
            socket.send(msgspec.json.encode({"type": "watch", "table": self.table}))

    def _take(self, seat: int, message: bytes) -> None:
        self.meter.weigh(message)
        told = _read_told(message)
        if told.type in ("position", "patch", "done") and bytes(told.table) != self._raw_table:
            return
        if told.type in ("position", "patch"):
            if told.legal is not UNSET:
                self._legal[seat] = told.legal
            if None in self._first:
                self._first[seat] = told  # it may come twice while the others come to the table
                if None not in self._first:
                    for at, first in enumerate(self._first):
                        assert first is not None
                        self._decide(at, first)
                return
            self.hear(told.number)
            if told.done:
                self.hear(told.number)
            if told.over:
                if seat == 0:
                    self._change_table()
            else:
                self._decide(seat, told)
        elif told.type == "done":
            self.hear(told.number)
        elif told.type == "error":
            self.meter.failures.append(told.detail)

    def _decide(self, seat: int, told: _Told) -> None:
        if self._legal[seat] and not self.stopping:
            self.send(told.number + 1)
            action = self.rng.choice(self._legal[seat]).code
            self.sockets[seat].send(
                b'{"type":"act","table":"%b","number":%d,"action":%d,"id":"%x"}'
                % (self.table.encode(), told.number, action, self.rng.getrandbits(64))
            )

    def _change_table(self) -> None:
        for socket in self.sockets:
            socket.send(msgspec.json.encode({"type": "unwatch", "table": self.table}))
        if not self.stopping:
            task = asyncio.create_task(self.begin())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _post(self, path: str, body: dict[str, Any], seat: int | None) -> Any:
        headers = {} if seat is None else {"authorization": f"Bearer {self.tokens[seat]}"}
        answer = await self.http.post(path, content=msgspec.json.encode(body), headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def close(self) -> None:
        """Leave."""
        await asyncio.gather(*self._tasks)
        for socket in self.sockets:
            socket.close()


# ---------------------------------------------------------------- boardgame.io


class _Turn(Struct, rename="camel"):
    current_player: str


class _State(Struct):
    ctx: _Turn
    number: int = msgspec.field(name="_stateID")


class _Sync(Struct):
    state: _State


_read_update: Final = msgspec.json.Decoder(tuple[str, str, _State, Raw]).decode
_read_sync: Final = msgspec.json.Decoder(tuple[str, str, _Sync]).decode


class BoardgameRoom(Room):
    """Four players of boardgame.io. A move is finished once all four have the new state."""

    def __init__(self, meter: Meter, http: httpx.AsyncClient) -> None:
        super().__init__(meter, SEATS)
        self.http = http
        self.match = ""
        self.credentials: list[str] = []
        self.sockets: list[Socket] = []
        self._first: list[_State | None] = [None] * SEATS
        self._joined: list[asyncio.Event] = []

    async def open(self, port: int) -> None:
        """Make a match, join it and connect."""
        answer = await self.http.post("/games/yardstick/create", json={"numPlayers": SEATS})
        self.match = answer.raise_for_status().json()["matchID"]
        for seat in range(SEATS):
            wish = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            answer = await self.http.post(f"/games/yardstick/{self.match}/join", json=wish)
            self.credentials.append(answer.raise_for_status().json()["playerCredentials"])
            self._joined.append(asyncio.Event())
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await Socket.connect(port, path, partial(self._take, seat)))
            self.sockets[seat].send(b"40/yardstick,")
            await self._joined[seat].wait()

    async def begin(self) -> None:
        """Ask for the state; play begins once all four have it."""
        for seat, socket in enumerate(self.sockets):
            asked = ["sync", self.match, str(seat), self.credentials[seat], SEATS]
            socket.send(_YARDSTICK + msgspec.json.encode(asked))

    def _take(self, seat: int, message: bytes) -> None:
        self.meter.weigh(message)
        if message.startswith(_YARDSTICK):
            body = message[len(_YARDSTICK) :]
            if body.startswith(b'["update"'):
                state = _read_update(body)[2]
                self.hear(state.number)
                self._decide(seat, state)
            elif body.startswith(b'["sync"'):
                self._first[seat] = _read_sync(body)[2].state
                if all(first is not None for first in self._first):
                    for at, first in enumerate(self._first):
                        assert first is not None
                        self._decide(at, first)
        elif message.startswith(b"40/yardstick"):
            self._joined[seat].set()
        elif message == b"2":
            self.sockets[seat].send(b"3")
        elif message.startswith(b"44"):
            self.meter.failures.append(message.decode())

    def _decide(self, seat: int, state: _State) -> None:
        if state.ctx.current_player == str(seat) and not self.stopping:
            self.send(state.number + 1)
            payload = {"type": "name", "args": [state.number], "playerID": str(seat)}
            payload["credentials"] = self.credentials[seat]
            action = {"type": "MAKE_MOVE", "payload": payload}
            asked = ["update", action, state.number, self.match, str(seat)]
            self.sockets[seat].send(_YARDSTICK + msgspec.json.encode(asked))

    async def close(self) -> None:
        """Leave."""
        for socket in self.sockets:
            socket.close()
