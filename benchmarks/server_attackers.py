"""Strangers who want to bring a server on this machine down, each in one way.

They come from an address of their own, as strangers do, and their numbers are bounded.
``python -m benchmarks.server_attackers NAME PORT SECONDS`` lets one of them loose.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
import struct
import sys
import time
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec
import uvloop

STRANGER: Final = "127.0.0.66"
BOT_TABLES: Final = "sixty bot tables of thirty guests"
_CLOSE: Final = 8
_HURRY: Final = 0.02
"""What an attacker waits before it comes again."""
_SMALL_BUFFER: Final = 4096
Attack = Callable[[int, float], Awaitable[None]]


class Stranger:
    """A connection without manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, port: int, address: str = STRANGER, never_reads: bool = False) -> Stranger:
        """Connect; with ``never_reads`` the system has little room for what arrives."""
        raw = socket.socket()
        raw.setblocking(False)
        if never_reads:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SMALL_BUFFER)
        try:
            raw.bind((address, 0))
            await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
            limit = _SMALL_BUFFER if never_reads else 65_536
            return cls(*await asyncio.open_connection(sock=raw, limit=limit))
        except BaseException:
            raw.close()
            raise

    @classmethod
    async def upgraded(
        cls,
        port: int,
        token: str = "",
        address: str = STRANGER,
        never_reads: bool = False,
        host: str = "127.0.0.1",
    ) -> Stranger:
        """Connect, and ask for a WebSocket."""
        stranger = await cls.connect(port, address, never_reads)
        lines = ["GET /api/live HTTP/1.1", f"Host: {host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}"]
        lines += ["Sec-WebSocket-Version: 13", *([f"Authorization: Bearer {token}"] if token else [])]
        stranger.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        try:
            head = await stranger.reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError as error:
            head = bytes(error.partial)
        if b" 101 " not in head.partition(b"\r\n")[0]:
            stranger.end()
            raise ConnectionRefusedError(head.partition(b"\r\n")[0].decode("latin-1"))
        return stranger

    def write(self, data: bytes) -> None:
        """Send something; OSError where the other side has thrown this one out.

        uvloop's transports answer whoever writes then with a RuntimeError.
        """
        self._check_open()
        self.writer.write(data)

    def write_eof(self) -> None:
        """End one's own half."""
        self._check_open()
        self.writer.write_eof()

    def _check_open(self) -> None:
        if self.writer.is_closing():
            raise ConnectionResetError("the connection has ended")

    async def flood(self, data: bytes, end: float) -> None:
        """Write the same again and again, as fast as it is taken."""
        while time.monotonic() < end:
            self.write(data)
            await self.writer.drain()

    async def drain_answers(self) -> bytes:
        """Read until the other side ends; the last bytes that came."""
        tail = b""
        with contextlib.suppress(OSError):
            while data := await self.reader.read(65_536):
                tail = (tail + data)[-4096:]
        return tail

    def end(self) -> None:
        """Leave without a word."""
        self.writer.transport.abort()


def masked(kind: int, body: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, under a mask that changes nothing."""
    size = bytes([128 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack("!H", len(body))
    return bytes([(128 if final else 0) | kind]) + size + bytes(4) + body


def close_code(tail: bytes) -> int | None:
    """The code of the close frame that some bytes end with."""
    if len(tail) >= 4 and tail[-4:-2] == bytes([128 | _CLOSE, 2]):
        return int(struct.unpack("!H", tail[-2:])[0])
    return None


async def post(port: int, path: str, body: Any, token: str = "", address: str = STRANGER) -> tuple[int, Any]:
    """A request; its status and what was answered."""
    stranger = await Stranger.connect(port, address)
    try:
        content = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        stranger.write(head.encode() + b"\r\n" + content)
        told = await stranger.reader.read()
    finally:
        stranger.end()
    first, _, rest = told.partition(b"\r\n\r\n")
    return int(first.split(b" ", 2)[1]), msgspec.json.decode(rest) if rest[:1] == b"{" else None


async def sign_up(port: int, address: str = STRANGER) -> str:
    """A new guest's token; empty where none is given."""
    status, told = await post(port, "/api/me", {"name": "Mallory"}, "", address)
    return str(told["token"]) if status == 201 else ""


# ---------------------------------------------------------------- the attacks


@contextlib.asynccontextmanager
async def _coming_again(end: float) -> AsyncIterator[None]:
    """One try of an attack; whoever is thrown out comes again."""
    with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
        async with asyncio.timeout(max(0.0, end - time.monotonic())):
            yield
    await asyncio.sleep(_HURRY)


async def _flood_frames(port: int, end: float, first: bytes, frame: bytes, reads: bool) -> None:
    data = frame * (60_000 // len(frame))
    while time.monotonic() < end:
        async with _coming_again(end):
            stranger = await Stranger.upgraded(port, never_reads=not reads)
            reading = asyncio.create_task(stranger.drain_answers()) if reads else None
            try:
                stranger.write(first)
                await stranger.flood(data, end)
            finally:
                if reading is not None:
                    reading.cancel()
                stranger.end()


def _frames(frame: bytes, first: bytes = b"", reads: bool = True) -> Attack:
    async def attack(port: int, end: float) -> None:
        await asyncio.gather(*(_flood_frames(port, end, first, frame, reads) for _ in range(4)))

    return attack


async def _unread_sockets(port: int, end: float) -> None:
    """Ten guests follow a table with many sockets, ask for it again and again, and never read."""
    tokens = [await sign_up(port) for _ in range(10)]
    _, made = await post(
        port,
        "/api/tables",
        {"game": "queendomino", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]},
        tokens[0],
    )
    table = made["id"]
    talk = masked(1, msgspec.json.encode({"type": "chat", "table": table, "text": "x" * 400}))
    watch = masked(1, msgspec.json.encode({"type": "watch", "table": table}))

    async def follow(token: str) -> None:
        while time.monotonic() < end:
            async with _coming_again(end):
                stranger = await Stranger.upgraded(port, token, never_reads=True)
                try:
                    stranger.write(watch + talk * 8)
                    while True:
                        stranger.write(watch * 3)
                        await stranger.writer.drain()
                        await asyncio.sleep(0.1)
                finally:
                    stranger.end()

    await asyncio.gather(*(follow(token) for token in tokens for _ in range(20)))


def _request_flood(data: bytes, connections: int = 4, reads: bool = False) -> Attack:
    async def attack(port: int, end: float) -> None:
        async def one() -> None:
            while time.monotonic() < end:
                async with _coming_again(end):
                    stranger = await Stranger.connect(port)
                    reading = asyncio.create_task(stranger.drain_answers()) if reads else None
                    try:
                        await stranger.flood(data, end)
                    finally:
                        if reading is not None:
                            reading.cancel()
                        stranger.end()

        await asyncio.gather(*(one() for _ in range(connections)))

    return attack


def _endless(begin: bytes) -> Attack:
    """A request that begins and never comes to an end."""

    async def attack(port: int, end: float) -> None:
        async def one() -> None:
            while time.monotonic() < end:
                async with _coming_again(end):
                    stranger = await Stranger.connect(port)
                    try:
                        stranger.write(begin)
                        await stranger.flood(b"a" * 65_536, end)
                    finally:
                        stranger.end()

        await asyncio.gather(*(one() for _ in range(4)))

    return attack


async def _requests(port: int, end: float) -> None:
    """Fifty connections that ask for the list of tables as fast as they get it."""
    asked = f"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()

    async def one() -> None:
        while time.monotonic() < end:
            async with _coming_again(end):
                stranger = await Stranger.connect(port)
                try:
                    while True:
                        stranger.write(asked)
                        if not await stranger.reader.read(65_536):
                            break
                finally:
                    stranger.end()

    await asyncio.gather(*(one() for _ in range(50)))


async def _sockets(port: int, end: float) -> None:
    """One address makes guests and opens as many sockets with each as it gets."""
    held: list[Stranger] = []
    try:
        while time.monotonic() < end:
            async with _coming_again(end):
                token = await sign_up(port)
                for _ in range(20):
                    held.append(await Stranger.upgraded(port, token))
    finally:
        for stranger in held:
            stranger.end()


async def open_bot_tables(port: int, address: str = STRANGER, guests: int = 30) -> list[Stranger]:
    """Guests of one address, each at two tables where the best bots play, which they follow."""
    found: list[Stranger] = []
    for _ in range(guests):
        token = await sign_up(port, address)
        stranger = await Stranger.upgraded(port, token, address)
        found.append(stranger)
        for _ in range(2):
            seats = [{"kind": "bot", "level": 8}] * 2
            _, made = await post(port, "/api/tables", {"game": "queendomino", "seats": seats}, token, address)
            stranger.write(masked(1, msgspec.json.encode({"type": "watch", "table": made["id"]})))
    return found


async def _bot_tables(port: int, end: float) -> None:
    """Sixty bot tables of thirty guests from one address."""
    strangers = await open_bot_tables(port)
    reading = [asyncio.create_task(stranger.drain_answers()) for stranger in strangers]
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    for stranger, read in zip(strangers, reading, strict=True):
        read.cancel()
        stranger.end()


def _silent(begin: bytes, drip: bytes = b"", number: int = 1500) -> Attack:
    """Many connections that ask for nothing, or for one thing very slowly."""

    async def attack(port: int, end: float) -> None:
        addresses = itertools.cycle(f"127.0.0.{host}" for host in range(66, 98))

        async def one(address: str) -> None:
            while time.monotonic() < end:
                async with _coming_again(end):
                    stranger = await Stranger.connect(port, address)
                    try:
                        stranger.write(begin)
                        while not stranger.reader.at_eof():
                            stranger.write(drip)
                            with contextlib.suppress(TimeoutError):
                                async with asyncio.timeout(1.0):
                                    await stranger.reader.read(1)
                    finally:
                        stranger.end()

        await asyncio.gather(*(one(next(addresses)) for _ in range(number)))

    return attack


_EMPTY_PART: Final = masked(0, final=False)
_GET: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
ATTACKS: Final[dict[str, Attack]] = {
    "pings": _frames(masked(9)),
    "pings, answers unread": _frames(masked(9, b"x" * 100), reads=False),
    "pongs": _frames(masked(10)),
    "fragments": _frames(_EMPTY_PART, masked(1, final=False)),
    "sockets that never read": _unread_sockets,
    "pipelined requests": _request_flood(_GET * 1000),
    "endless header": _endless(b"GET / HTTP/1.1\r\nX: "),
    "endless address": _endless(b"GET /"),
    "endless trailer": _endless(b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "),
    "many headers": _request_flood(b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 10_000),
    "requests": _requests,
    "all sockets from one address": _sockets,
    BOT_TABLES: _bot_tables,
    "silent connections": _silent(b""),
    "slow headers": _silent(b"GET / HTTP/1.1\r\n", b"a:b\r\n"),
}


def main(name: str, port: int, seconds: float) -> None:
    """Attack for some time."""

    async def attack() -> None:
        await ATTACKS[name](port, time.monotonic() + seconds)

    with contextlib.suppress(OSError):
        uvloop.run(attack())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
