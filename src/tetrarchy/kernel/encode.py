"""Positions as rows of small whole numbers, for programs that learn.

Each game has an encoder (``player/encode.py``) that writes what one seat sees, straight from the state. Whose
things come first is the looker's: seat 0 of a row is the seat that looks, the others follow in the order of
play. A row holds no more than the view, and says field by field what it holds.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Final, NamedTuple, cast

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from tetrarchy.kernel.state import State

MOST: Final = 32767
"""No number of a row is further from 0."""
_SMALL: Final = 50
"""Numbers below it are divided beforehand."""


class Part(NamedTuple):
    """Neighbouring numbers of a row that mean the same kind of thing."""

    name: str
    """``player 0: coins``: player 0 is whoever looks."""
    about: str
    start: int
    shape: tuple[int, ...]
    """Empty for one number; planes have three axes."""
    low: int
    high: int
    """Every number is from ``low`` to ``high``."""
    unit: int
    """What learners get is divided by it, so that it is usually about 1 at most."""
    named: bool
    """Whether the numbers name things (0: nothing) and are no amounts: for an embedding, or one slot each."""

    @property
    def size(self) -> int:
        """How many numbers there are."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Writes the rows of one game with one number of seats and one set of options."""

    def __init__(self, version: int) -> None:
        self.version = version
        """Goes up whenever a row of the same layout comes to mean something else."""
        self.parts: list[Part] = []
        self.units = vec[i64]()
        """The unit of every number of a row."""
        self.divided: list[list[object]] = []
        """For every number of a row the small numbers divided by its unit: finding a float costs less than
        making one."""
        self.size: i64 = 0

    def add(
        self,
        name: str,
        about: str,
        high: int = 1,
        shape: tuple[int, ...] = (),
        low: int = 0,
        unit: int = 0,
        named: bool = False,
    ) -> int:
        """Make room for one more part; returns where it begins. Without a unit it is the greatest value."""
        if not -MOST <= low <= 0 < high <= MOST:
            raise ValueError(f"{name}: the range from {low} to {high} does not fit a row.")
        part = Part(name, about, self.size, shape, low, high, 1 if named else unit or high, named)
        self.parts.append(part)
        self.size += part.size
        divided: list[object] = [number / part.unit for number in range(_SMALL)]
        while len(self.units) < self.size:
            self.units = append(self.units, part.unit)
            self.divided.append(divided)
        return part.start

    @abstractmethod
    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what ``seat`` sees into ``size`` zeros of ``row`` from ``at`` on."""

    def row(self, state: State, seat: int) -> vec[i16]:
        """What ``seat`` sees, in a row of its own."""
        state.check_seat(seat)
        size = self.size
        row = vec[i16]([0] * size)
        self.write(state, seat, row, 0)
        return row

    def scaled(self, state: State, seat: int) -> list[float]:
        """What ``seat`` sees as a plain list, every number divided by its unit."""
        row = self.row(state, seat)
        divided, size = self.divided, self.size
        found: list[object] = [0.0] * size
        at: i64 = 0
        while at < size:
            number = i64(row[at])
            if number:
                small = 0 < number < _SMALL
                found[at] = divided[at][number] if small else float(number) / float(self.units[at])
            at += 1
        return cast(list[float], found)

    def fingerprint(self) -> str:
        """A hash of version and layout: whoever keeps a trained network can ask whether it still fits."""
        told = [(part.name, part.shape, part.low, part.high, part.unit, part.named) for part in self.parts]
        return hashlib.sha256(f"{self.version} {told}".encode()).hexdigest()[:16]


def put_set(row: vec[i16], at: i64, bits: i64) -> None:
    """Write 1 for every member of a set."""
    while bits:
        if bits & 1:
            row[at] = 1
        bits >>= 1
        at += 1


def put_packed(row: vec[i16], at: i64, packed: i64) -> None:
    """Write numbers that are packed into eight bits each."""
    while packed:
        number = packed & 255
        if number:
            row[at] = i16(number)
        packed >>= 8
        at += 1
