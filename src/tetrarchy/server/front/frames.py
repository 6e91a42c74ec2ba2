"""WebSocket frames (RFC 6455) as a server reads and writes them."""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

CONTINUATION: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

NORMAL: Final = 1000
PROTOCOL_ERROR: Final = 1002
NO_CODE: Final = 1005
NOT_TEXT: Final = 1007
POLICY_VIOLATION: Final = 1008
TOO_BIG: Final = 1009

_DATA: Final = frozenset((CONTINUATION, TEXT, BINARY))
_KNOWN: Final = _DATA | {CLOSE, PING, PONG}
_FINAL: Final = 0x80
_RESERVED: Final = 0x70
_MASKED: Final = 0x80
_SMALL: Final = 125
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_OWN_CODES: Final = range(3000, 5000)
_CODES: Final = frozenset((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014))


class Frame(NamedTuple):
    """One frame of a client."""

    kind: int
    final: bool
    body: bytes


class BadFrame(Exception):
    """Something that is no frame, or too large a one; ``code`` is what the connection is closed with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Cuts what comes into frames, one whenever it is asked, so that its user can stop at any of them."""

    __slots__ = ("_at", "_data", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._data = b""
        self._at = 0

    def feed(self, data: bytes) -> None:
        """More bytes have come."""
        self._data = data if self._at == len(self._data) else self._data[self._at :] + data
        self._at = 0

    def next(self) -> Frame | None:
        """The next frame; None where it is not complete yet."""
        data, at = self._data, self._at
        if len(data) - at < 2:
            return None
        first, size = data[at], data[at + 1] & ~_MASKED
        kind = first & 0x0F
        if first & _RESERVED or kind not in _KNOWN or not data[at + 1] & _MASKED:
            raise BadFrame(PROTOCOL_ERROR)
        if kind not in _DATA and (size > _SMALL or not first & _FINAL):
            raise BadFrame(PROTOCOL_ERROR)
        head = at + 2
        if size >= _TWO_BYTES:
            wide = 2 if size == _TWO_BYTES else 8
            if len(data) < head + wide:
                return None
            size = int.from_bytes(data[head : head + wide], "big")
            head += wide
        if size > self._most:
            raise BadFrame(TOO_BIG)
        begin, end = head + 4, head + 4 + size
        if len(data) < end:
            return None
        self._at = end
        return Frame(kind, bool(first & _FINAL), _unmask(data[begin:end], data[head:begin]))


def _unmask(body: bytes, mask: bytes) -> bytes:
    size = len(body)
    if not size or mask == b"\0\0\0\0":
        return body
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def head(kind: int, size: int) -> bytes:
    """What stands before the body of a frame of ours: a server sends whole messages and masks nothing."""
    if size <= _SMALL:
        return bytes((_FINAL | kind, size))
    if size < 1 << 16:
        return struct.pack("!BBH", _FINAL | kind, _TWO_BYTES, size)
    return struct.pack("!BBQ", _FINAL | kind, _EIGHT_BYTES, size)


def close_frame(code: int) -> bytes:
    """The frame that ends a connection."""
    if code == NO_CODE:
        return head(CLOSE, 0)
    return head(CLOSE, 2) + struct.pack("!H", code)


def read_code(body: bytes) -> int:
    """The code of a client's close frame."""
    if not body:
        return NO_CODE
    code = int.from_bytes(body[:2], "big")
    if len(body) < 2 or (code not in _CODES and code not in _OWN_CODES):
        raise BadFrame(PROTOCOL_ERROR)
    return code
