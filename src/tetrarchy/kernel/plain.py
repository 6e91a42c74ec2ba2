"""Plain data from outside, read with errors that name the place: ``kingdoms[1].coins: 9 is not from 0 to 5``.

A snapshot, a view or a lesson may say anything. A :class:`Reader` stands for one value of it and hands out
the values inside; whatever is not what the caller asks for is refused with BadSnapshot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tetrarchy.kernel.errors import BadSnapshot, quote


class Reader:
    """A value of plain data, and the way that leads to it."""

    __slots__ = ("_inside", "_key", "value")

    def __init__(self, value: object, inside: Reader | None = None, key: str | int = "") -> None:
        self.value: Any = value
        self._inside = inside
        self._key = key

    def path(self) -> str:
        """Where the value stands: ``players[2].hand``; empty for the whole."""
        if self._inside is None:
            return ""
        before = self._inside.path()
        if isinstance(self._key, int):
            return f"{before}[{self._key}]"
        return f"{before}.{self._key}" if before else self._key

    def wrong(self, why: str) -> BadSnapshot:
        """The error for a value that cannot be, with its place."""
        path = self.path()
        told = f"{path}: {why}" if path else why
        return BadSnapshot("bad-snapshot", "This is not a position: {why}.", why=told)

    def __getitem__(self, name: str) -> Reader:
        """A field of a table."""
        if not isinstance(self.value, dict):
            raise self.wrong(f"{quote(self.value)} should be a table")
        if name not in self.value:
            raise self.wrong(f"“{name}” is missing")
        return Reader(self.value[name], self, name)

    def has(self, name: str) -> bool:
        """Whether a table has a field."""
        return isinstance(self.value, dict) and name in self.value

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if type(value) is not int:
            raise self.wrong(f"{quote(value)} should be a whole number")
        if not least <= value <= most:
            raise self.wrong(f"{quote_number(value)} is not from {least} to {most}")
        return int(value)

    def number_or(self, none: int, least: int, most: int) -> int:
        """A whole number within bounds, or ``none`` where nothing is told."""
        return none if self.value is None else self.number(least, most)

    def truth(self) -> bool:
        """Yes or no."""
        if type(self.value) is not bool:
            raise self.wrong(f"{quote(self.value)} should be true or false")
        return bool(self.value)

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.wrong(f"{quote(self.value)} should be a text")
        return self.value

    def choice(self, labels: Sequence[str]) -> int:
        """The position of a word among the words that are possible."""
        word = self.text()
        if word not in labels:
            raise self.wrong(f"{quote(word)} is not known here")
        return labels.index(word)

    def named(self, numbers: Mapping[str, int]) -> int:
        """What a name stands for."""
        name = self.text()
        if name not in numbers:
            raise self.wrong(f"{quote(name)} is not known here")
        return numbers[name]

    def named_or(self, none: int, numbers: Mapping[str, int]) -> int:
        """What a name stands for, or ``none`` where nothing is told."""
        return none if self.value is None else self.named(numbers)

    def items(self, least: int = 0, most: int = 1000) -> list[Reader]:
        """The values of a list whose length is within bounds."""
        value = self.value
        if not isinstance(value, list):
            raise self.wrong(f"{quote(value)} should be a list")
        if not least <= len(value) <= most:
            wanted = str(least) if least == most else f"from {least} to {most}"
            raise self.wrong(f"there are {len(value)} entries, not {wanted}")
        return [Reader(each, self, at) for at, each in enumerate(value)]

    def all_named(self, numbers: Mapping[str, int], least: int = 0, most: int = 1000) -> list[int]:
        """What the names of a list stand for."""
        value = self.value
        if isinstance(value, list) and least <= len(value) <= most:
            found = [numbers[name] for name in value if isinstance(name, str) and name in numbers]
            if len(found) == len(value):
                return found
        return [each.named(numbers) for each in self.items(least, most)]

    def entries(self, names: Sequence[str] | None = None) -> list[tuple[str, Reader]]:
        """The names and values of a table; with ``names`` it has all of these and no others."""
        value = self.value
        if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
            raise self.wrong(f"{quote(value)} should be a table")
        if names is None:
            return [(name, Reader(each, self, name)) for name, each in value.items()]
        if len(value) != len(names):
            raise self.wrong(f"the names should be {', '.join(names)}")
        return [(name, self[name]) for name in names]


def quote_number(number: int) -> str:
    """A number for an error message, however large."""
    return str(number) if abs(number) < 10**20 else "a number of more than 20 digits"
