"""Everything that stones lie in: a cart with any load, a tile at any stage of work.

Each of these is one numbered state, and tables tell where adding or removing a stone leads. So a cart or a
tile on the table is a single small number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

COLOURS: Final = ("red", "green", "yellow", "blue")
RAINBOW: Final = 4
SLOTS: Final = (*COLOURS, "rainbow")

CART_PLACES: Final = 3
EMPTY_CART: Final = 0

NONE: Final = -1
"""No state, tile, seat or card."""
BROWN: Final = 4
"""The colour of a finished brown tile, which has none."""


class Holders:
    """The states and where they lead. Sets of colours are bit masks; a load has four bits a colour."""

    def __init__(self) -> None:
        self.accepts = vec[i64]()
        """The colours of which one more stone can be added."""
        self.holds = vec[i64]()
        """The colours of which there is a stone."""
        self.size = vec[i64]()
        self.load = vec[i64]()
        self.added = vec[i64]()
        """Where one more stone leads, at ``4 * state + colour``; NONE where it cannot be added."""
        self.removed = vec[i64]()
        self.tile = vec[i64]()
        """Which tile it is; NONE for carts."""
        self.finished = vec[i64]()
        """The colour of a finished tile: one of the four, or BROWN; NONE while it has empty slots."""
        self.fresh = vec[i64]()
        """For each tile, its state without stones."""
        self._add(NONE, (), False)

    def add_tile(self, tile: int, slots: tuple[int, ...], brown: bool) -> None:
        """Number the states of the next tile."""
        self.fresh = append(self.fresh, len(self.tile))
        self._add(tile, slots, brown)

    def _add(self, tile: int, slots: tuple[int, ...], brown: bool) -> None:
        base = len(self.tile)
        found: list[tuple[int, ...]] = [(0, 0, 0, 0)]
        for counts in found:
            for colour in range(4):
                more = _changed(counts, colour, 1)
                if _fits(tile, slots, more) and more not in found:
                    found.append(more)
        number = {counts: base + at for at, counts in enumerate(found)}
        for counts in found:
            accepts = 0
            holds = 0
            load = 0
            for colour in range(4):
                after = number.get(_changed(counts, colour, 1), NONE)
                before = number.get(_changed(counts, colour, -1), NONE)
                accepts |= int(after != NONE) << colour
                holds |= int(before != NONE) << colour
                load |= counts[colour] << 4 * colour
                self.added = append(self.added, after)
                self.removed = append(self.removed, before)
            self.accepts = append(self.accepts, accepts)
            self.holds = append(self.holds, holds)
            self.size = append(self.size, sum(counts))
            self.load = append(self.load, load)
            self.tile = append(self.tile, tile)
            finished = NONE
            if tile != NONE and not accepts:
                finished = BROWN if brown else (1, 2, 4, 8).index(holds)
            self.finished = append(self.finished, finished)


def _changed(counts: tuple[int, ...], colour: int, by: int) -> tuple[int, ...]:
    return tuple(number + by * (at == colour) for at, number in enumerate(counts))


def _fits(tile: int, slots: tuple[int, ...], counts: tuple[int, ...]) -> bool:
    if tile == NONE:
        return sum(counts) <= CART_PLACES
    if RAINBOW in slots:
        return sum(counts) <= len(slots) and sum(counts) == max(counts)
    return all(counts[colour] <= slots.count(colour) for colour in range(4))


def stones_of(load: i64) -> list[int]:
    """The colours of a load's stones, one by one."""
    found: list[int] = []
    for colour in range(4):
        found += [colour] * int((load >> 4 * colour) & 15)
    return found
