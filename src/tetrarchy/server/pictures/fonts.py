"""The page's fonts as the drawing needs them: a WOFF file is a TrueType font, compressed part by part."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

_HEAD: Final = struct.Struct(">4sIIHHIHHIIIII")
_ENTRY: Final = struct.Struct(">4sIIII")


def unpack(woff: bytes) -> bytes:
    """A TrueType font out of a WOFF file."""
    signature, flavour, _, number, *_ = _HEAD.unpack_from(woff)
    if signature != b"wOFF":
        raise ValueError("This is no WOFF file.")
    entries = [_ENTRY.unpack_from(woff, _HEAD.size + _ENTRY.size * at) for at in range(number)]
    power = number.bit_length() - 1
    span = 16 * 2**power
    head = struct.pack(">IHHHH", flavour, number, span, power, 16 * number - span)
    offset = len(head) + 16 * number
    table, body = b"", b""
    for tag, at, packed, length, checksum in entries:
        data = woff[at : at + packed]
        data = zlib.decompress(data) if packed < length else data
        table += struct.pack(">4sIII", tag, checksum, offset + len(body), length)
        body += data + b"\0" * (-length % 4)
    return head + table + body


@cache
def font_files(folder: Path) -> list[str]:
    """The fonts of a folder, unpacked for as long as this process lives."""
    target = Path(mkdtemp(prefix="tetrarchy-fonts-"))
    found = []
    for file in sorted(folder.glob("*.woff")):
        unpacked = target / f"{file.stem}.ttf"
        unpacked.write_bytes(unpack(file.read_bytes()))
        found.append(str(unpacked))
    return found
