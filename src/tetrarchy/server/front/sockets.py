"""A live connection: one WebSocket, from the request that asks for it to its end.

uvicorn's own class parses all that has come before it looks at any of it, so a stranger who sends empty
frames as fast as they go holds up everybody. This one reads frame by frame, counts each, and reads nothing
while its answers are not taken.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from hashlib import sha1
from http import HTTPStatus
from typing import Any, Final

from tetrarchy.server.front import frames
from tetrarchy.server.front.frames import BadFrame, Frame, FrameReader
from tetrarchy.server.front.outbox import Outbox
from tetrarchy.server.limits import Bucket
from tetrarchy.server.settings import Limits

Scope = MutableMapping[str, Any]
ServeSocket = Callable[[Scope, "LiveSocket"], Awaitable[None]]

_LOG: Final = logging.getLogger("tetrarchy.sockets")
_ACCEPT_KEY: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_MOST_UNREAD: Final = 16
"""Messages that wait to be handled while more are read."""
MOST_SKIPPED: Final = 1_000_000
"""What is read, and not looked at, of somebody who has been told goodbye. Where something that has come is
left unread, the system throws away what was said.
"""
GOODBYE_SECONDS: Final = 3.0
"""How long whoever is told goodbye may take to hear it."""
_SYSTEM_BYTES: Final = 65_536
"""What the system may hold for a connection beside what waits here; it doubles it. By itself it holds
megabytes for whoever does not read.
"""
_KEY_BYTES: Final = 16
_RECONNECT: Final = 1012


class LiveSocket(asyncio.Protocol):
    """Sends and receives whole messages. Whoever breaks a limit, or does not read, is cut off."""

    __slots__ = (
        "_frames",
        "_key",
        "_left",
        "_limits",
        "_lost",
        "_outbox",
        "_parts",
        "_parts_kind",
        "_parts_size",
        "_ping",
        "_ping_due",
        "_reader",
        "_reading",
        "_receiver",
        "_skipped",
        "_stopped",
        "_timer",
        "_transport",
        "_unread",
        "_unsent",
        "_writable",
        "closing",
        "waiting",
    )

    def __init__(self, limits: Limits, outbox: Outbox, left: Callable[[LiveSocket], None]) -> None:
        self.waiting = 0
        self.closing = False
        """Whether nothing more is sent but what has been."""
        self._limits = limits
        self._outbox = outbox
        self._left = left
        self._transport: asyncio.Transport
        self._key = b""
        self._reader = FrameReader(limits.message_bytes)
        self._frames = Bucket(limits.frames_a_second, limits.frame_burst)
        self._parts: list[bytes] = []
        self._parts_kind = frames.TEXT
        self._parts_size = 0
        self._unread: deque[bytes] = deque()
        self._unsent: list[bytes] = []
        self._receiver: asyncio.Future[None] | None = None
        self._reading = True
        self._writable = True
        self._stopped = False
        """Whether what comes is not looked at any more."""
        self._skipped = 0
        self._lost = False
        self._ping = b""
        self._ping_due = float("inf")
        self._timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ opening and closing

    def open(self, transport: asyncio.Transport, scope: Scope, serve: ServeSocket) -> asyncio.Task[None]:
        """Take over a connection whose request asks for a WebSocket."""
        self._transport = transport
        self._key = _read_key(scope)
        transport.set_write_buffer_limits(high=0)
        connected: socket.socket | None = transport.get_extra_info("socket")
        if connected is not None:
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SYSTEM_BYTES)
        transport.set_protocol(self)
        return asyncio.create_task(self._serve(scope, serve))

    async def _serve(self, scope: Scope, serve: ServeSocket) -> None:
        try:
            if self._key:
                await serve(scope, self)
            else:
                self.refuse(426)
        except Exception as error:
            _LOG.error("connection failed", exc_info=error)
            self.abort()
        finally:
            self.close(frames.NORMAL)

    def accept(self) -> None:
        """Answer the request: messages can come and go now."""
        if self._lost:
            return
        accepted = b64encode(sha1(self._key + _ACCEPT_KEY, usedforsecurity=False).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: %b\r\n\r\n" % accepted
        )
        self._ping_due = asyncio.get_running_loop().time() + self._limits.ping_seconds

    def refuse(self, status: int) -> None:
        """Answer the request with a status, and end."""
        if self.closing:
            return
        self.closing = True
        said = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Length: 0\r\nConnection: close\r\n"
        if status == HTTPStatus.UPGRADE_REQUIRED:
            said += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        self._transport.write(f"{said}\r\n".encode())
        self._transport.close()

    def close(self, code: int) -> None:
        """Send what waits and say goodbye; who does not hear it soon is cut off."""
        if self.closing:
            return
        self.flush()
        self.closing = True
        self._wake()
        if not self._lost:
            self._transport.write(frames.close_frame(code))
            self._timer = asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self.abort)

    def abort(self) -> None:
        """End at once, and forget what waits."""
        self.closing = self._stopped = True
        self._unsent.clear()
        self._unread.clear()
        self._wake()
        if not self._lost:
            self._transport.abort()

    def shutdown(self) -> None:
        """The server ends: uvicorn asks its connections to end too."""
        if self.closing:
            self.abort()
        else:
            self.close(_RECONNECT)

    def _fail(self, code: int) -> None:
        """Say goodbye to whoever breaks a rule; what still comes is not looked at."""
        self._stopped = True
        if not self._writable:
            self.abort()
        elif not self.closing:
            self.close(code)
            self._transport.write_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._lost = self._stopped = self.closing = True
        self._unsent.clear()
        if self._timer is not None:
            self._timer.cancel()
        self._outbox.weigh(self, 0)
        self._left(self)
        self._wake()

    # ------------------------------------------------------------ sending

    def send(self, message: bytes) -> None:
        """Send a text message, at the end of this turn of the event loop."""
        if not self.closing:
            self._queue(frames.head(frames.TEXT, len(message)), message)
            self._outbox.sent += 1

    def _queue(self, *pieces: bytes) -> None:
        if not self._unsent:
            self._outbox.announce(self)
        self._unsent.extend(pieces)

    def flush(self) -> None:
        """Hand everything to the transport; where too much waits there, end."""
        if self._lost or not self._unsent:
            return
        pieces = b"".join(self._unsent)
        self._unsent.clear()
        self._transport.write(pieces)
        if not self._writable:
            self._weigh()

    def _weigh(self) -> None:
        waiting = self._transport.get_write_buffer_size()
        if waiting > self._limits.waiting_bytes:
            self.abort()
        else:
            self._outbox.weigh(self, waiting)

    def pause_writing(self) -> None:
        """The other side takes nothing: nothing is taken from it either."""
        self._writable = False
        self._weigh()
        self._set_reading()

    def resume_writing(self) -> None:
        """Everything has been sent."""
        self._writable = True
        self._outbox.weigh(self, 0)
        self._read()

    # ------------------------------------------------------------ receiving

    async def receive(self) -> bytes | None:
        """The next message; None once the connection ends."""
        while not self._unread:
            if self.closing:
                return None
            self._receiver = asyncio.get_running_loop().create_future()
            await self._receiver
        message = self._unread.popleft()
        if not self._reading:
            self._read()
        return message

    def _wake(self) -> None:
        if self._receiver is not None and not self._receiver.done():
            self._receiver.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Read the frames that are complete."""
        if self._stopped:
            self._skipped += len(data)
            self._set_reading()
        else:
            self._reader.feed(data)
            self._read()

    def _read(self) -> None:
        """Read as many frames as may be read now."""
        try:
            while self._may_read and not self._stopped:
                frame = self._reader.next()
                if frame is None:
                    break
                if not self._frames.take():
                    raise BadFrame(frames.POLICY_VIOLATION)
                self._take(frame)
        except BadFrame as bad:
            self._fail(bad.code)
        self._set_reading()

    @property
    def _may_read(self) -> bool:
        """Whether more is wanted. After a goodbye it is, for a while, so as not to miss the other's end."""
        return self._writable and len(self._unread) < _MOST_UNREAD and self._skipped < MOST_SKIPPED

    def _set_reading(self) -> None:
        wanted = self._may_read
        if wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def _take(self, frame: Frame) -> None:
        kind, final, body = frame
        if kind == frames.PING:
            if not self.closing:
                self._queue(frames.head(frames.PONG, len(body)), body)
        elif kind == frames.PONG:
            if body == self._ping:
                self._ping = b""
        elif kind == frames.CLOSE:
            self.close(frames.read_code(body))
            self._stopped = True
            self._transport.close()
        elif (kind == frames.CONTINUATION) != bool(self._parts):
            raise BadFrame(frames.PROTOCOL_ERROR)
        else:
            self._take_part(kind, final, body)

    def _take_part(self, kind: int, final: bool, body: bytes) -> None:
        if kind != frames.CONTINUATION:
            self._parts_kind, self._parts_size = kind, 0
        self._parts_size += len(body)
        if self._parts_size > self._limits.message_bytes:
            raise BadFrame(frames.TOO_BIG)
        self._parts.append(body)
        if final:
            message = b"".join(self._parts)
            self._parts.clear()
            if self._parts_kind == frames.TEXT and not _is_text(message):
                raise BadFrame(frames.NOT_TEXT)
            if not self.closing:
                self._unread.append(message)
                self._wake()

    # ------------------------------------------------------------ signs of life

    def check(self, now: float) -> None:
        """Ask for a sign of life now and then; who has not answered by the next time is cut off."""
        if now >= self._ping_due and not self.closing:
            if self._ping:
                self.abort()
                return
            self._ping = secrets.token_bytes(4)
            self._ping_due = now + self._limits.ping_seconds
            self._queue(frames.head(frames.PING, len(self._ping)), self._ping)


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def _read_key(scope: Scope) -> bytes:
    """The key of a request that asks for a WebSocket as it should; else nothing."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    key = headers.get(b"sec-websocket-key", b"")
    asks = scope["method"] == "GET" and headers.get(b"sec-websocket-version") == b"13"
    try:
        return key if asks and len(b64decode(key, validate=True)) == _KEY_BYTES else b""
    except ValueError:
        return b""
