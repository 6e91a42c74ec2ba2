"""What the values at one place of many views have looked like."""

from __future__ import annotations

from typing import Any


class Shape:
    """Collects what it is shown: kinds of values, words, keys of objects, lengths of lists."""

    def __init__(self) -> None:
        self.nothing = False
        self.number = False
        self.words: set[str] = set()
        self.keys: dict[str, Shape] = {}
        self.objects = 0
        self.same_keys = True
        self.lengths: set[int] = set()
        self.item: Shape | None = None

    def see(self, value: Any) -> None:
        """Take a value into account."""
        if value is None:
            self.nothing = True
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, dict):
            self._see_object(value)
        elif isinstance(value, list):
            self.lengths.add(len(value))
            if self.item is None:
                self.item = Shape()
            for entry in value:
                self.item.see(entry)
        else:
            self.number = True

    def _see_object(self, value: dict[str, Any]) -> None:
        if self.objects and value.keys() != self.keys.keys():
            self.same_keys = False
        self.objects += 1
        for key, entry in value.items():
            if key not in self.keys:
                self.keys[key] = Shape()
            self.keys[key].see(entry)

    def kinds(self) -> int:
        """How many of the kinds number, word, object and list there were."""
        return bool(self.number) + bool(self.words) + bool(self.objects) + bool(self.lengths)

    def any_key(self) -> Shape:
        """What the values under all keys together look like."""
        together = Shape()
        for shape in self.keys.values():
            together.absorb(shape)
        return together

    def absorb(self, other: Shape) -> None:
        """Take into account all that another shape has seen."""
        if other.objects:
            if self.objects and other.keys.keys() != self.keys.keys():
                self.same_keys = False
            self.same_keys &= other.same_keys
            self.objects += other.objects
            for key, shape in other.keys.items():
                self.keys.setdefault(key, Shape()).absorb(shape)
        self.nothing |= other.nothing
        self.number |= other.number
        self.words |= other.words
        self.lengths |= other.lengths
        if other.item is not None:
            if self.item is None:
                self.item = Shape()
            self.item.absorb(other.item)
