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
_NAMES: Final = {"latin": "AlegrLat", "latin-ext": "AlegrExt", "cyrillic": "AlegrCyr"}
"""As long as the fonts' own name, in whose place they stand."""
_DRAWN: Final = (
    (" ", "~"),
    ("\u00a0", "\u024f"),
    ("\u0400", "\u04ff"),
    ("\u1e00", "\u1eff"),
    ("\u2010", "\u203a"),
)
_WEIGHTS: Final = {500: "Medium", 800: "ExtraBold"}


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


def alphabet_of(letter: str) -> str:
    """Which of the fonts' alphabets a letter belongs to."""
    if "\u0400" <= letter <= "\u04ff":
        return "cyrillic"
    is_plain = letter <= "\u00ff" or "\u2000" <= letter <= "\u206f" or letter in "€™−"
    return "latin" if is_plain else "latin-ext"


def has_letter(letter: str) -> bool:
    """Whether the fonts can draw a letter."""
    return letter in "€™−" or any(first <= letter <= last for first, last in _DRAWN)


def family_of(alphabet: str, weight: int) -> str:
    """What a font is called here. Those of the three alphabets have one name, and would hide each other."""
    return f"{_NAMES[alphabet]} Sans {_WEIGHTS[weight]}"


@cache
def font_files(folder: Path) -> list[str]:
    """The fonts of a folder, unpacked for as long as this process lives."""
    target = Path(mkdtemp(prefix="tetrarchy-fonts-"))
    found = []
    for file in sorted(folder.glob("*.woff")):
        unpacked = target / f"{file.stem}.ttf"
        alphabet = file.stem.removeprefix("alegreya-sans-").rsplit("-", 2)[0]
        own = _NAMES[alphabet].encode("utf-16-be")
        unpacked.write_bytes(unpack(file.read_bytes()).replace("Alegreya".encode("utf-16-be"), own))
        found.append(str(unpacked))
    return found
