"""Where the values of a view go in an array.

| value | slots |
|---|---|
| number, yes or no | itself; one more, 1 where there is one, if it can be missing |
| word | its place in the list of words that it can be |
| object that always has the same keys | the slots of its values by the alphabet; one more, as for numbers |
| object with changing keys | how many keys; then the slots of the value for every key that there can be |
| list of one length (or empty) | the slots of its entries |
| list of changing length, of words | how many entries; then how often each word is in it |
| list of changing length, of other things | how many entries; then the slots of entries, with room to spare |

A list of words that is part of what the fields of actions name is completed with the rest of these names.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from tetrarchy.envs.shape import Shape

Out: TypeAlias = "array[float]"


def blank(size: int) -> Out:
    """Slots with nothing in them."""
    return array("f", bytes(4 * size))


class Slot(NamedTuple):
    """One place of an array: the path of its value in the view, and the words that it can be, if any."""

    path: str
    words: tuple[str, ...] | None = None


class Node(Protocol):
    """A part of a layout."""

    size: int

    def slots(self, path: str) -> Iterator[Slot]:
        """The slots of a value with the given path."""
        ...

    def write(self, value: Any, out: Out, at: int) -> int:
        """Fill the slots from ``at`` on, which are all 0; returns how many values have no slot."""
        ...


class Number:
    """A number that may be missing, where ``optional``."""

    def __init__(self, optional: bool) -> None:
        self.optional = optional
        self.size = 2 if optional else 1

    def slots(self, path: str) -> Iterator[Slot]:
        if self.optional:
            yield Slot(f"{path}?")
        yield Slot(path)

    def write(self, value: Any, out: Out, at: int) -> int:
        if value is None:
            return 0 if self.optional else 1
        if not isinstance(value, int | float):
            return 1
        if self.optional:
            out[at] = 1.0
            at += 1
        out[at] = float(value)
        return 0


class Word:
    """One word of a list, or none."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.places = {word: at + 1.0 for at, word in enumerate(words)}
        self.size = 1

    def slots(self, path: str) -> Iterator[Slot]:
        yield Slot(path, self.words)

    def write(self, value: Any, out: Out, at: int) -> int:
        if value is None:
            return 0
        place = self.places.get(value)
        out[at] = len(self.words) + 1.0 if place is None else place
        return place is None


class Fields:
    """An object that always has the same keys; it may be missing, where ``optional``."""

    def __init__(self, fields: dict[str, Node], optional: bool) -> None:
        self.fields = sorted(fields.items())
        self.optional = optional
        self.size = optional + sum(node.size for node in fields.values())

    def slots(self, path: str) -> Iterator[Slot]:
        if self.optional:
            yield Slot(f"{path}?")
        for key, node in self.fields:
            yield from node.slots(f"{path}.{key}" if path else key)

    def write(self, value: Any, out: Out, at: int) -> int:
        if value is None:
            return 0 if self.optional else 1
        if not isinstance(value, dict):
            return 1
        if self.optional:
            out[at] = 1.0
            at += 1
        missed = 0
        for key, node in self.fields:
            missed += node.write(value.get(key), out, at)
            at += node.size
        return missed


class Map:
    """An object with changing keys."""

    def __init__(self, words: Sequence[str], child: Node) -> None:
        self.words = tuple(words)
        self.child = child
        self.places = {word: 1 + at * child.size for at, word in enumerate(words)}
        self.size = 1 + len(words) * child.size

    def slots(self, path: str) -> Iterator[Slot]:
        yield Slot(f"{path}#")
        for word in self.words:
            yield from self.child.slots(f"{path}.{word}")

    def write(self, value: Any, out: Out, at: int) -> int:
        if value is None:
            return 0
        if not isinstance(value, dict):
            return 1
        out[at] = float(len(value))
        missed = 0
        for key, entry in value.items():
            place = self.places.get(key)
            missed += 1 if place is None else self.child.write(entry, out, at + place)
        return missed


class Slots:
    """A list by position; ``counted`` where its length changes."""

    def __init__(self, child: Node, room: int, counted: bool) -> None:
        self.child = child
        self.room = room
        self.counted = counted
        self.size = counted + room * child.size

    def slots(self, path: str) -> Iterator[Slot]:
        if self.counted:
            yield Slot(f"{path}#")
        for number in range(self.room):
            yield from self.child.slots(f"{path}[{number}]")

    def write(self, value: Any, out: Out, at: int) -> int:
        if value is None:
            return 0
        if not isinstance(value, list):
            return 1
        if self.counted:
            out[at] = float(len(value))
            at += 1
        missed = max(0, len(value) - self.room)
        for entry in value[: self.room]:
            missed += self.child.write(entry, out, at)
            at += self.child.size
        return missed


class Bag:
    """A list of words of changing length: how often each is in it."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.places = {word: at + 1 for at, word in enumerate(words)}
        self.size = 1 + len(words)

    def slots(self, path: str) -> Iterator[Slot]:
        yield Slot(f"{path}#")
        for word in self.words:
            yield Slot(f"{path}#{word}")

    def write(self, value: Any, out: Out, at: int) -> int:
        if value is None:
            return 0
        if not isinstance(value, list):
            return 1
        out[at] = float(len(value))
        missed = 0
        for word in value:
            place = self.places.get(word)
            if place is not None:
                out[at + place] += 1.0
            elif word is not None:
                missed += 1
        return missed


class Nothing:
    """A value that has always been missing."""

    size = 0

    def slots(self, path: str) -> Iterator[Slot]:
        yield from ()

    def write(self, value: Any, out: Out, at: int) -> int:
        return value is not None


class Mixed:
    """A value that is sometimes of one kind and sometimes of another."""

    def __init__(self, parts: list[tuple[tuple[type, ...], Node]]) -> None:
        self.parts = parts
        self.size = sum(node.size for _, node in parts)

    def slots(self, path: str) -> Iterator[Slot]:
        for kinds, node in self.parts:
            yield from node.slots(f"{path}({kinds[0].__name__})")

    def write(self, value: Any, out: Out, at: int) -> int:
        for kinds, node in self.parts:
            if isinstance(value, kinds):
                return node.write(value, out, at)
            at += node.size
        return value is not None


def laid_out(shape: Shape, lists: Sequence[tuple[str, ...]], optional: bool = False) -> Node:
    """The layout for what a shape has seen; ``lists`` are the words that belong together."""
    optional = optional or shape.nothing
    parts: list[tuple[tuple[type, ...], Node]] = []
    optional = optional or shape.kinds() > 1
    if shape.number:
        parts.append(((int, float), Number(optional)))
    if shape.words:
        parts.append(((str,), Word(completed(shape.words, lists))))
    if shape.objects:
        parts.append(((dict,), _object(shape, lists, optional)))
    if shape.item is not None:
        parts.append(((list,), _list(shape, shape.item, lists)))
    if not parts:
        return Nothing()
    return parts[0][1] if len(parts) == 1 else Mixed(parts)


def _object(shape: Shape, lists: Sequence[tuple[str, ...]], optional: bool) -> Node:
    together = shape.any_key()
    if shape.same_keys and shape.keys:
        alike = together.objects and together.same_keys and together.kinds() == 1
        return Fields({k: laid_out(together if alike else v, lists) for k, v in shape.keys.items()}, optional)
    counts = together.number and not together.nothing
    return Map(completed(set(shape.keys), lists), laid_out(together, lists, optional=not counts))


def _list(shape: Shape, item: Shape, lists: Sequence[tuple[str, ...]]) -> Node:
    longest = max(shape.lengths)
    if len(shape.lengths) == 1 or (len(shape.lengths - {0}) == 1 and longest > 1):
        return Slots(laid_out(item, lists), longest, counted=0 in shape.lengths)
    if item.words and item.kinds() == 1:
        return Bag(completed(item.words, lists))
    return Slots(laid_out(item, lists), longest + longest // 2 + 2, counted=True)


def completed(words: set[str], lists: Sequence[tuple[str, ...]]) -> list[str]:
    """The words, and all others of the lists that have every one of them.

    Where there is no such list, the words come from several: from those that have the most of them.
    """
    found = set(words)
    whole = [labels for labels in lists if words and words.issubset(labels)]
    found.update(*whole)
    left = set() if whole else set(words)
    while left:
        best = max(lists, key=lambda labels: len(left.intersection(labels)), default=())
        if len(left.intersection(best)) < 2:
            break
        found.update(best)
        left.difference_update(best)
    return sorted(found)
