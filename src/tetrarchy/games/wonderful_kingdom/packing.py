"""Small counts kept side by side in one machine word.

A *heap* holds a byte for each of the four cubes, in the order of production; what a card still needs has five
bits for each of the four cubes, krystallium and soldiers. Words stay below 2**63.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

RESOURCES: Final = ("materials", "population", "gold", "exploration", "krystallium", "soldier")
CUBES: Final = 4
"""The first four resources are the cubes that duchies produce."""
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5

TYPES: Final = ("structure", "professional", "landmark", "discovery")

BYTE: Final = 8
BYTE_MASK: Final = 255
NEED_BITS: Final = 5
NEED_MASK: Final = 31
WHOLE_NEED: Final = (1 << (6 * NEED_BITS)) - 1
PER_BITS: Final = 3
PER_MASK: Final = 7


def heap(counts: Sequence[int]) -> int:
    """Counts as one word, a byte each."""
    word = 0
    for at, number in enumerate(counts):
        word |= number << (BYTE * at)
    return word


def unheap(word: int, length: int = CUBES) -> list[int]:
    """The counts of a heap."""
    return [(word >> (BYTE * at)) & BYTE_MASK for at in range(length)]


def in_heap(word: i64, at: i64) -> i64:
    """One count of a heap."""
    return (word >> (BYTE * at)) & BYTE_MASK


def one(at: i64) -> i64:
    """A heap with a single thing in it."""
    thing: i64 = 1
    thing <<= BYTE * at  # as in kernel.bits: `1 << …` would be compiled to a shift of 32 bits
    return thing


def heap_total(word: i64) -> i64:
    """How many cubes a heap of four holds."""
    return (word & 255) + ((word >> 8) & 255) + ((word >> 16) & 255) + ((word >> 24) & 255)


def need(counts: Sequence[int]) -> int:
    """Counts of all six resources as one word, five bits each."""
    word = 0
    for at, number in enumerate(counts):
        word |= number << (NEED_BITS * at)
    return word


def unneed(word: int) -> list[int]:
    """The six counts of a need."""
    return [(word >> (NEED_BITS * at)) & NEED_MASK for at in range(6)]


def needed(word: i64, resource: i64) -> i64:
    """How many of a resource a need asks for."""
    return (word >> (NEED_BITS * resource)) & NEED_MASK


def one_needed(resource: i64) -> i64:
    """A need of one of a resource."""
    thing: i64 = 1
    thing <<= NEED_BITS * resource
    return thing


def lowest_cube(word: i64) -> i64:
    """The first kind of cube of a heap that is not empty."""
    if word & 0xFF:
        return 0
    if word & 0xFF00:
        return 1
    if word & 0xFF0000:
        return 2
    return 3


def named(names: Sequence[str], word: int) -> dict[str, int]:
    """The counts of a heap that are not zero, by name."""
    return {name: number for name, number in zip(names, unheap(word, len(names)), strict=True) if number}


def members_named(names: Sequence[str], members: int) -> list[str]:
    """The names of a set's members."""
    return [name for at, name in enumerate(names) if (members >> at) & 1]
