"""How the dice of a throw can lie, and in how many ways a throw that has begun can be completed.

All throws in which no die lies on another are equally likely, just as if all dice were thrown again until
none does. The dice come to rest one after another; so a free spot counts as often as there are ways for the
dice after it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.inkdoms.landing import Spot
from tetrarchy.kernel.bits import count, nth

WORD: Final = 60
"""Spots in one word of a set of spots."""
_FULL_WORD: Final = (1 << WORD) - 1


class Throws:
    """The landing spots of a board as sets, and the numbers of ways to complete a throw."""

    def __init__(self, spots: list[Spot]) -> None:
        number = len(spots)
        starts = range(0, number, WORD)
        self._near = [sum(1 << other for other in {n, *spot.overlaps}) for n, spot in enumerate(spots)]
        """For each spot the set of spots that a die there takes: itself and those it overlaps."""
        whole = (1 << number) - 1
        self.number: i64 = number
        self.words: i64 = len(starts)
        self.all: vec[i64] = vec[i64]([whole >> start & _FULL_WORD for start in starts])
        self.taken: vec[i64] = vec[i64](
            [near >> start & _FULL_WORD for near in self._near for start in starts]
        )
        """For each spot the words of the set that a die there takes."""
        self._first: vec[i64] = vec[i64]()
        """For each spot, how many throws have their first die on a spot before it; at the end, all."""
        self._second: vec[i64] = vec[i64]()
        """The same of the second die, for each spot of the first one."""

    def is_free(self, spots: vec[i64], fallen: i64, spot: i64) -> bool:
        """Whether the next die can land on a spot: it must not overlap a die already there."""
        for die in range(fallen):
            if (self.taken[spots[die] * self.words + spot // WORD] >> (spot % WORD)) & 1:
                return False
        return True

    def ways(self, spots: vec[i64], fallen: i64, spot: i64) -> i64:
        """How many throws begin with the fallen dice and the next one on a free spot."""
        if fallen == 0:
            self._count()
            return self._first[spot + 1] - self._first[spot]
        if fallen == 1:
            self._count()
            at = spots[0] * (self.number + 1) + spot
            return self._second[at + 1] - self._second[at]
        if fallen == 2:
            return self._free_beside(self._free(spots, 2), spot)
        return 1

    def total(self, spots: vec[i64], fallen: i64) -> i64:
        """How many throws begin with the fallen dice."""
        if fallen == 0:
            self._count()
            return self._first[self.number]
        if fallen <= 2:
            return self.ways(spots, fallen - 1, spots[fallen - 1])
        return _size(self._free(spots, fallen))

    def draw(self, spots: vec[i64], fallen: i64, n: i64) -> i64:
        """The spot that a number below the total stands for; each has as many numbers as ways."""
        if fallen < 2:
            self._count()
        if fallen == 0:
            return _search(self._first, 0, self.number, n)
        if fallen == 1:
            start = spots[0] * (self.number + 1)
            return _search(self._second, start, start + self.number, n) - start
        return self._draw_third(spots, n) if fallen == 2 else _nth(self._free(spots, fallen), n)

    def _draw_third(self, spots: vec[i64], n: i64) -> i64:
        """Think of a row for each free spot, with a cell for each free spot. In a row, as many cells count
        as the spot has ways: nearly all, and the first ones. The number of a cell that does not count stands
        for one of the cells that count and have no number, since they come after the last: these two are as
        many.
        """
        free = self._free(spots, 2)
        width = _size(free)
        row = n // width
        spot = _nth(free, row)
        outside = n % width - self._free_beside(free, spot)
        if outside < 0:
            return spot
        for before in range(row):
            outside += width - self._free_beside(free, _nth(free, before))
        end = self.total(spots, 2)
        row = end // width
        spot = _nth(free, row)
        left = max(self._free_beside(free, spot) - end % width, 0)
        while outside >= left:
            outside -= left
            row += 1
            spot = _nth(free, row)
            left = self._free_beside(free, spot)
        return spot

    def _free(self, spots: vec[i64], fallen: i64) -> vec[i64]:
        """The words of the set of spots where the next die can land."""
        free = self.all[:]
        taken = self.taken
        words = self.words
        for die in range(fallen):
            start = spots[die] * words
            for word in range(words):
                free[word] &= ~taken[start + word]
        return free

    def _free_beside(self, free: vec[i64], spot: i64) -> i64:
        """How many free spots are left when a die lands on one of them."""
        number: i64 = 0
        taken = self.taken
        start = spot * self.words
        for word in range(self.words):
            number += count(free[word] & ~taken[start + word])
        return number

    def _count(self) -> None:
        """Count the ways when they are first asked for."""
        if len(self._first):
            return
        number = len(self._near)
        table = [[0] * number for _ in range(number)]
        pairs = _Pairs(self._near)
        for one in range(number):
            for other in range(one):
                if not self._near[one] >> other & 1:
                    table[one][other] = table[other][one] = pairs.beside(one, other)
        self._second = vec[i64]([sum_so_far for row in table for sum_so_far in _sums(row)])
        self._first = vec[i64](_sums([sum(row) for row in table]))


class _Pairs:
    """In how many ways two dice can lie beside two others.

    They can lie on any two free spots, in this order, but for those that overlap (a spot overlaps itself).
    Two fallen dice take spots away, and with them the overlapping pairs that these belong to.
    """

    def __init__(self, near: list[int]) -> None:
        self.near = near
        self.sizes = [taken.bit_count() for taken in near]
        self.overlapping = sum(self.sizes)
        self.reach: list[int] = []
        """For each spot, all that overlap one of those that a die there takes."""
        self.lost: list[int] = []
        """For each spot, the overlapping pairs that a die there takes away."""
        for taken in near:
            reach = 0
            for spot in _members(taken):
                reach |= near[spot]
            self.reach.append(reach)
            self.lost.append(self._lost(taken))

    def beside(self, one: int, other: int) -> int:
        """The number of ways for two more dice beside those on two spots."""
        taken = self.near[one] | self.near[other]
        if self.reach[one] & self.near[other]:
            lost = self._lost(taken)
        else:
            lost = self.lost[one] + self.lost[other]
        free = len(self.near) - taken.bit_count()
        return free * free - (self.overlapping - lost)

    def _lost(self, taken: int) -> int:
        lost = 0
        for spot in _members(taken):
            lost += 2 * self.sizes[spot] - (self.near[spot] & taken).bit_count()
        return lost


def _members(spots: int) -> list[int]:
    """The members of a set of any size."""
    found: list[int] = []
    while spots:
        found.append((spots & -spots).bit_length() - 1)
        spots &= spots - 1
    return found


def _sums(numbers: list[int]) -> list[int]:
    """The sums of the first numbers: of none, of one, and so on to all."""
    found = [0]
    for number in numbers:
        found.append(found[-1] + number)
    return found


def _size(spots: vec[i64]) -> i64:
    """How many spots a set has."""
    number: i64 = 0
    for word in range(len(spots)):
        number += count(spots[word])
    return number


def _nth(spots: vec[i64], n: i64) -> i64:
    """The spot of a set that has ``n`` before it."""
    for word in range(len(spots)):
        number = count(spots[word])
        if n < number:
            return WORD * word + nth(spots[word], n)
        n -= number
    return 0


def _search(sums: vec[i64], low: i64, high: i64, n: i64) -> i64:
    """The last place from ``low`` on, before ``high``, whose sum is not above a number.

    The sums grow nearly evenly, so the place is a step or two from where it would be if they did.
    """
    at = low + (high - low) * n // sums[high]
    while sums[at] > n:
        at -= 1
    while sums[at + 1] <= n:
        at += 1
    return at
