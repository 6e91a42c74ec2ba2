"""Nonsense for a server: spoilt bytes, WebSocket frames, messages, records and backups, all by seeds."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import signal
import struct
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server_attackers import Stranger
from tests.server.processes import ServerProcess
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import walk
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.record import dumps, game_of, loads
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.front.frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT

_PROGRAM: Final = """
import asyncio, collections, gc, json, os, pathlib, signal, sys
from tetrarchy.server.front.http import GuardedHttp
from tetrarchy.server.front.sockets import LiveSocket
from tetrarchy.server.host import serve
from tetrarchy.server.settings import Limits, Settings

def tell(*signalled):
    found = collections.Counter()
    for each in gc.get_objects():
        if isinstance(each, asyncio.Task) and not each.done():
            found[each.get_coro().__qualname__] += 1
        elif isinstance(each, LiveSocket) and not each._lost:
            found["live sockets"] += 1
        elif isinstance(each, GuardedHttp) and each.transport and not each.transport.is_closing():
            found["connections"] += 1
    partial = pathlib.Path(sys.argv[3] + ".partial")
    partial.write_text(json.dumps(found))
    partial.rename(sys.argv[3])

signal.signal(signal.SIGUSR1, tell)
many = 1e9
limits = Limits(messages_a_second=many, message_burst=many, requests_a_second=many, request_burst=many,
                tables_an_hour=10**6, unfinished_tables_a_guest=10**6, new_guests_an_hour=10**6,
                chat_burst=500.0)
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=limits, bot_processes=1,
               reaction_seconds=0.05, bot_reaction_seconds=0.05, idle_seconds=0.5), print, print)
"""
MESSAGES_AT_ONCE: Final = 100
_MOMENT: Final = 0.1
"""How long answers are waited for that may not come: what was sent may be half a frame."""
_JOB_SECONDS: Final = 120
"""More than the server gives a hint (30 s) and a worker that starts for it (60 s)."""
_ANSWERS: Final = ("table", "position", "patch", "done", "hint", "preview", "chat", "error", "pong", "bye")
_RECORDS: Final = sorted((Path(__file__).parents[1] / "games").glob("*/records/*.txt"))


class PatientServer(ServerProcess):
    """A server that lets guests send as much as they want, and tells what it holds."""

    def command(self) -> list[str]:
        return [sys.executable, "-c", _PROGRAM, self.database, str(self.port), str(self._held)]

    @property
    def _held(self) -> Path:
        return self.log.with_name("held.json")

    def memory(self) -> int:
        """The bytes of memory that the server's own process has."""
        assert self.process is not None
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096

    def check_log(self) -> None:
        """Nothing failed inside."""
        said = self.log.read_text()
        assert "Traceback" not in said, said[-5000:]
        assert '"level":"error"' not in said.replace(" ", "").lower(), said[-5000:]

    async def holds(self) -> Counter[str]:
        """The tasks by name, the live sockets and the connections that the server has."""
        assert self.process is not None
        self._held.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        while not self._held.exists():
            await asyncio.sleep(0.01)
        return Counter(json.loads(self._held.read_text()))

    async def let_go(self, before: Counter[str]) -> None:
        """Wait until the server holds no more than before; a job has its own time, and its worker to start."""
        more: Counter[str] = Counter()
        try:
            async with asyncio.timeout(_JOB_SECONDS):
                while more := await self.holds() - before:
                    await asyncio.sleep(0.1)
        except TimeoutError:
            raise AssertionError(f"left over: {more}") from None


# ---------------------------------------------------------------- bytes


def spoil(rng: random.Random, data: bytes) -> bytes:
    """The same bytes, with something turned, lost, doubled or put in."""
    for _ in range(rng.randrange(1, 4)):
        at, to = sorted(rng.randrange(len(data) + 1) for _ in range(2))
        to = min(to, at + rng.choice((1, 4, 60)))
        match rng.randrange(6):
            case 0:
                data = data[:at] + data[to:]
            case 1:
                data = data[:to] + data[at:]
            case 2:
                data = data[:at]
            case 3:
                data = data[:at] + rng.randbytes(rng.choice((1, 2, 30))) + data[to:]
            case 4:
                data = (
                    data[:at]
                    + rng.choice((b"\0", b"\n", b"\r\n\r\n", b'"', b"{", b"-1", b"9" * 30))
                    + data[to:]
                )
            case _ if at < len(data):
                data = data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]
    return data


# ---------------------------------------------------------------- messages


TYPES: Final = ("watch", "unwatch", "act", "undo", "hint", "preview", "chat", "pass_always", "ping")
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    10**40,
    1.5,
    -0.0,
    "",
    "0",
    "x" * 33,
    "x" * 3000,
    "\u0000",
    "\u202e\u200b",
    "../../etc",
    "<script>",
    "'; drop table log; --",
    [],
    [[]],
    {},
    {"type": "act"},
)


class Fuzzer:
    """Draws messages that are malformed, illegal, or (rarely) in order."""

    def __init__(self, rng: random.Random, tables: list[str]) -> None:
        self.rng = rng
        self.tables = tables

    def message(self) -> str | bytes:
        """The next message."""
        rng = self.rng
        text = json.dumps(self._object(), ensure_ascii=rng.random() < 0.5)
        kind = rng.randrange(20)
        if kind == 0:
            return text[: rng.randrange(len(text))]
        if kind == 1:
            at = rng.randrange(len(text))
            return text[:at] + chr(rng.choice((0, 34, 44, 91, 123, 125, 0x2028, 0x1F600))) + text[at + 1 :]
        if kind == 2:
            return rng.randbytes(rng.randrange(200))
        if kind == 3:
            return rng.choice(("[", '{"a":')) * rng.choice((1, 50, 2000))
        if kind == 4 and rng.random() < 0.1:
            return '"' + "x" * 20_000 + '"'
        if kind == 5:
            return json.dumps(rng.choice(ODD))
        return text.encode(errors="surrogatepass") if kind == 6 else text

    def _object(self) -> dict[str, Any]:
        rng = self.rng
        message: dict[str, Any] = {
            "type": rng.choice(TYPES),
            "id": f"fuzz {rng.randrange(50)}",
            "table": rng.choice(self.tables),
            "number": rng.choice((0, 1, 2, 5, 10**6)),
            "action": rng.randrange(3000),
            "text": "noise",
            "since": rng.choice((None, 0, 1, 7)),
        }
        for _ in range(rng.randrange(3)):
            message[rng.choice(list(message))] = rng.choice(ODD)
        if rng.random() < 0.3:
            del message[rng.choice(list(message))]
        return message


class Answers:
    """What the server says to nonsense, each answer one of those that there are."""

    def __init__(self) -> None:
        self.by_key: Counter[str] = Counter()

    def read(self, data: str | bytes) -> dict[str, Any]:
        """Look at one answer."""
        message: dict[str, Any] = msgspec.json.decode(data)
        assert message["type"] in _ANSWERS, message
        key = message.get("key", message["type"])
        self.by_key[key] += 1
        if message["type"] == "error":
            assert key != "server-error", message
            assert message["detail"], message
            assert "Traceback" not in message["detail"]
            assert 'File "' not in message["detail"]
        return message


class Assault:
    """Sends nonsense through many sockets, and reads every answer."""

    def __init__(self, url: str, tokens: list[str | None], fuzzer: Fuzzer) -> None:
        self.address = url.replace("http", "ws", 1) + "/api/live"
        self.tokens = tokens
        self.fuzzer = fuzzer
        self.sent = 0
        self.answers = Answers()
        self.closed: Counter[int] = Counter()

    async def send(self, number: int) -> None:
        """Send a number of messages."""
        await asyncio.gather(*(self._send_as(token, number // len(self.tokens)) for token in self.tokens))

    async def _send_as(self, token: str | None, number: int) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        while number > 0:
            async with connect(self.address, additional_headers=headers, max_size=None, proxy=None) as socket:
                number -= await self._send_some(socket, number)

    async def _send_some(self, socket: ClientConnection, number: int) -> int:
        """Send until the server closes the socket, or all is sent; returns how many were."""
        sent = 0
        try:
            while sent < number:
                for _ in range(min(MESSAGES_AT_ONCE, number - sent)):
                    await socket.send(self.fuzzer.message())
                    sent += 1
                    self.sent += 1
                await socket.send('{"type":"ping","id":"the last"}')
                while self.answers.read(await socket.recv()) != {"type": "pong", "id": "the last"}:
                    pass
        except ConnectionClosed as error:
            assert error.rcvd is not None, "the server dropped the connection"
            assert error.rcvd.code in (1007, 1009), error
            self.closed[error.rcvd.code] += 1
        return sent


# ---------------------------------------------------------------- frames


_ORDERLY: Final = 7
"""How many of the kinds of frames that :class:`FrameFuzzer` draws are in order."""
_ALL: Final = 12


class FrameFuzzer:
    """Draws what goes through a socket below the messages: frames, whole or broken in every field."""

    def __init__(self, rng: random.Random, messages: Fuzzer) -> None:
        self.rng = rng
        self.messages = messages

    def stream(self) -> bytes:
        """Some frames. Half of the streams keep to the protocol; in every fifth bytes are spoilt."""
        kinds = self.rng.choice((_ORDERLY, _ALL))
        data = b"".join(self._some(kinds) for _ in range(self.rng.randrange(1, 12)))
        return spoil(self.rng, data) if self.rng.random() < 0.2 else data

    def _some(self, kinds: int) -> bytes:
        rng = self.rng
        body = self._body()
        match rng.randrange(kinds):
            case 0 | 1 | 2:
                return self.frame(rng.choice((TEXT, BINARY)), body)
            case 3 | 4:
                return self._fragments(body)
            case 5 | 6:
                return self._control()
            case 7:
                return self.frame(rng.randrange(16), body, final=rng.random() < 0.5)
            case 8:
                return self.frame(TEXT, body, reserved=rng.randrange(1, 8))
            case 9:
                return self.frame(TEXT, body, masked=False)
            case 10:
                return self.frame(
                    TEXT, body, said=rng.choice((0, 1, 125, 126, 65_535, 2**32, 2**63, 2**64 - 1))
                )
            case _:
                return self.frame(CONTINUATION, body, final=rng.random() < 0.5)

    def frame(
        self,
        kind: int,
        body: bytes,
        *,
        final: bool = True,
        reserved: int = 0,
        masked: bool = True,
        said: int | None = None,
    ) -> bytes:
        """A frame; ``said`` is the length that it gives in place of its own."""
        rng = self.rng
        size = len(body) if said is None else said
        bit = 128 if masked else 0
        if size < 126 and rng.random() < 0.9:
            length = bytes([bit | size])
        elif size < 2**16 and rng.random() < 0.9:
            length = bytes([bit | 126]) + struct.pack("!H", size)
        else:  # also where fewer bytes would do
            length = bytes([bit | 127]) + struct.pack("!Q", size)
        mask = rng.randbytes(4) if masked else b""
        hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body)) if masked else body
        return bytes([(128 if final else 0) | reserved << 4 | kind]) + length + mask + hidden

    def _body(self) -> bytes:
        message = self.messages.message()
        return message if isinstance(message, bytes) else message.encode(errors="surrogatepass")

    def _fragments(self, body: bytes) -> bytes:
        """A message in parts, cut anywhere (within characters too), now and then with a ping between."""
        rng = self.rng
        cuts = sorted(rng.randrange(len(body) + 1) for _ in range(rng.randrange(1, 5)))
        parts = [body[start:end] for start, end in zip([0, *cuts], [*cuts, len(body)], strict=True)]
        sent = b""
        for number, part in enumerate(parts):
            kind = CONTINUATION if number else rng.choice((TEXT, BINARY))
            sent += self.frame(kind, part, final=number == len(parts) - 1)
            sent += self._control(PING, PONG) if rng.random() < 0.3 else b""
        return sent

    def _control(self, *kinds: int) -> bytes:
        rng = self.rng
        kind = rng.choice(kinds or (CLOSE, PING, PING, PONG))
        body = rng.randbytes(rng.choice((0, 1, 2, 8, 125, 126)))
        if kind == CLOSE and rng.random() < 0.7:
            code = rng.choice((0, 999, 1000, 1001, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 65_535))
            body = struct.pack("!H", code) + rng.choice((b"", b"bye", b"\xff\xfe", b"x" * 124))
        return self.frame(kind, body, final=rng.random() < 0.9)

    def pieces(self, data: bytes) -> Iterator[bytes]:
        """The same as it may come from a network: in a few pieces, or byte by byte."""
        most = self.rng.choice((1, 3, 100, len(data) + 1)) if len(data) < 300 else len(data) // 3
        while data:
            size = self.rng.randrange(1, most + 1)
            yield data[:size]
            data = data[size:]


def read_frames(data: bytes) -> Iterator[tuple[int, bytes]]:
    """What a server has sent, frame by frame; the last one may be cut off."""
    while len(data) >= 2:
        assert data[0] & 0xF0 == 128, "a part, or a reserved bit"
        assert data[1] < 128, "masked"
        size, head = data[1], 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, head = int.from_bytes(data[2 : 2 + width], "big"), 2 + width
        if len(data) < head + size:
            return
        yield data[0] & 0x0F, data[head : head + size]
        data = data[head + size :]


async def fuzz_frames(port: int, token: str, fuzzer: FrameFuzzer, connections: int) -> Counter[str]:
    """Open sockets one after another and send nonsense; what came back."""
    answers, found = Answers(), Counter[str]()
    for _ in range(connections):
        stranger = await Stranger.upgraded(port, fuzzer.rng.choice((token, "")))
        try:
            for kind, body in read_frames(await _exchange(stranger, fuzzer)):
                if kind == TEXT:
                    answers.read(body)
                else:
                    assert kind in (CLOSE, PING, PONG)
                    code = int.from_bytes(body[:2], "big") if kind == CLOSE else 0
                    assert (
                        code in (0, 1000, 1001, 1002, 1003, 1007, 1008, 1009) or code >= 3000 or not body
                    ), code
                    found[f"{kind} {code}"] += 1
        finally:
            stranger.end()
    return found + answers.by_key


async def _exchange(stranger: Stranger, fuzzer: FrameFuzzer) -> bytes:
    """Send a stream, wait a moment for answers, end one's own half or all of it; all that came."""
    came = b""

    async def hear() -> None:
        nonlocal came
        with contextlib.suppress(OSError):
            while data := await stranger.reader.read(65_536):
                came += data

    hearing = asyncio.create_task(hear())
    try:
        with contextlib.suppress(OSError):
            for piece in fuzzer.pieces(fuzzer.stream()):
                stranger.write(piece)
                await stranger.writer.drain()
            await asyncio.wait([hearing], timeout=_MOMENT * fuzzer.rng.random())
            if fuzzer.rng.random() < 0.7:
                stranger.write_eof()
                async with asyncio.timeout(60):  # by then the server has ended its half too
                    await hearing
    finally:
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
    return came


# ---------------------------------------------------------------- requests below HTTP


_HEADS: Final = (
    b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 14\r\n\r\n{"name":"Eve"}',
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Transfer-Encoding: chunked\r\n\r\n7\r\n{"name"\r\n7\r\n:"Eve"}\r\n0\r\n\r\n',
    b"OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: a=b; c\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n",
)


async def fuzz_heads(port: int, rng: random.Random, connections: int) -> Counter[str]:
    """Spoilt requests, one a connection; the statuses of the answers."""
    found: Counter[str] = Counter()
    for _ in range(connections):
        stranger = await Stranger.connect(port)
        try:
            with contextlib.suppress(OSError):
                stranger.write(spoil(rng, rng.choice(_HEADS)))
                stranger.write_eof()
            async with asyncio.timeout(60):
                told = await stranger.drain_answers()
            status = told[9:12].decode("latin-1") if told.startswith(b"HTTP/1.1 ") else "none"
            assert not status.startswith("5") or status == "501", told
            assert b"Traceback" not in told
            found[status] += 1
        finally:
            stranger.end()
    return found


# ---------------------------------------------------------------- records and backups


def fuzz_records(rng: random.Random, number: int) -> Counter[str]:
    """Read spoilt records and go through them; what is read is written as it was."""
    found: Counter[str] = Counter()
    for _ in range(number):
        text = spoil(rng, rng.choice(_RECORDS).read_bytes()).decode(errors="replace")
        try:
            game = find_game(game_of(text))
            record = loads(text, game)
            written = dumps(record, game.actions)
            assert dumps(loads(written, game), game.actions) == written
            for _ in walk(game, record):
                pass
        except TetrarchyError as error:
            assert str(error)
            found[error.key] += 1
        else:
            found["read"] += 1
    return found


async def fuzz_backups(rng: random.Random, database: str, folder: Path, number: int) -> Counter[str]:
    """Back the server's database up, and read spoilt copies."""
    found: Counter[str] = Counter()
    whole = folder / "whole.jsonl"
    await backup(database, whole)
    content = whole.read_bytes()
    for at in range(number):
        if rng.random() < 0.3:
            file, spoilt = folder / "spoilt.jsonl.gz", spoil(rng, gzip.compress(content))
        else:
            file, spoilt = folder / "spoilt.jsonl", spoil(rng, content)
        file.write_bytes(spoilt)
        target = folder / f"restored-{time.monotonic_ns()}-{at}.db"
        try:
            await restore(str(target), file)
        except TetrarchyError as error:
            assert str(error)
            found[error.key] += 1
        else:
            found["read"] += 1
        for left in folder.glob(f"{target.name}*"):
            left.unlink()
    return found
