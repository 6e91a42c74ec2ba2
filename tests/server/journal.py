"""Tests that take hours in all, made in pieces over many runs: a journal says how far they are."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

JOURNALS: Final = Path(__file__).parents[2] / ".cache" / "journals"
WHOLE: Final = "TETRARCHY_WHOLE"
"""Where this is set a run goes on until all pieces are made."""


class Entry(msgspec.Struct, array_like=True):
    """A piece that was made."""

    size: float
    said: str


class Journal:
    """The pieces of a whole that were made. When all are, it is begun anew."""

    def __init__(self, name: str, whole: float, folder: Path = JOURNALS) -> None:
        self.whole = whole
        self._file = folder / f"{name}.jsonl"
        self.entries: list[Entry] = []
        if self._file.exists():
            self.entries = msgspec.json.Decoder(Entry).decode_lines(self._file.read_bytes())
        if self.left <= 0:
            self._file.unlink()
            self.entries = []

    @property
    def done(self) -> float:
        """How much was made."""
        return sum(entry.size for entry in self.entries)

    @property
    def left(self) -> float:
        """How much is not."""
        return self.whole - self.done

    def pieces(self, share: float) -> Iterator[int]:
        """The numbers of the pieces that this run makes: a share of the whole, or all that are left."""
        wanted = self.whole if os.environ.get(WHOLE) else min(self.whole, self.done + share)
        while self.done < wanted:
            yield len(self.entries)

    def add(self, size: float, said: str) -> None:
        """Note a piece that went well."""
        self.entries.append(Entry(size, said))
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(self.entries[-1]) + b"\n")
        print(f"{time.strftime('%H:%M:%S')} {self._file.stem}: {self.done:.0f} of {self.whole:.0f}; {said}")
