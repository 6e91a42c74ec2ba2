"""A WebSocket that costs its side little, so that a load is bounded by the server and not by its client."""

from __future__ import annotations

import asyncio
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10
_NO_MASK: Final = bytes(4)
"""A client must mask what it sends; this mask changes nothing."""


class Socket(asyncio.Protocol):
    """Calls ``take`` with every text message. Only whole messages are understood: both servers send such."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._take = take
        self._waiting = bytearray()
        self._transport: asyncio.WriteTransport | None = None

    @classmethod
    async def connect(cls, port: int, path: str, take: Callable[[bytes], None], token: str = "") -> Socket:
        """Connect to a server on this machine."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(take), "127.0.0.1", port)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        ]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        assert socket._transport is not None
        socket._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        await socket.open
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The way to the server is there."""
        self._transport = cast(asyncio.WriteTransport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("the server does not open a WebSocket"))

    def data_received(self, data: bytes) -> None:
        """Take the messages that are complete."""
        waiting = self._waiting
        waiting += data
        if not self.open.done():
            end = waiting.find(b"\r\n\r\n")
            if end < 0:
                return
            if not waiting.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(waiting[:end]).decode("latin-1")))
                self.close()
                return
            del waiting[: end + 4]
            self.open.set_result(None)
        at = 0
        while len(waiting) - at >= 2:
            size, head = waiting[at + 1], 2
            if size == 126:
                if len(waiting) - at < 4:
                    break
                size, head = struct.unpack_from("!H", waiting, at + 2)[0], 4
            elif size == 127:
                if len(waiting) - at < 10:
                    break
                size, head = struct.unpack_from("!Q", waiting, at + 2)[0], 10
            if len(waiting) - at < head + size:
                break
            body = bytes(waiting[at + head : at + head + size])
            kind = waiting[at] & 15
            at += head + size
            if kind == _TEXT:
                self._take(body)
            elif kind == _PING:
                self._send(_PONG, body)
            elif kind == _CLOSE:
                self.close()
        del waiting[:at]

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._send(_TEXT, message)

    def close(self) -> None:
        """End the connection."""
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        if size < 126:
            head = bytes([128 | kind, 128 | size])
        else:
            head = bytes([128 | kind, 128 | 126]) + struct.pack("!H", size)
        self._transport.write(head + _NO_MASK + body)
