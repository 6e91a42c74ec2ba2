"""Who is next where more is wanted than can be done at once: everybody in turn, whatever each asks for."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, deque
from collections.abc import Iterator
from typing import Final, NamedTuple

Waiting = asyncio.Future[None]


class Payer(NamedTuple):
    """Who is held to account for some work: a guest, and the address that it comes from."""

    address: str
    guest: str


NOBODY: Final = Payer("", "")


class TooMuch(Exception):
    """Somebody has too much waiting already."""


class _Queue:
    """What waits, by address and then by guest. Whoever was served last stands at the end of either."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Waiting]]] = {}

    def number(self, payer: Payer) -> int:
        """How much a payer has waiting."""
        return len(self._waiting.get(payer.address, {}).get(payer.guest, ()))

    def add(self, payer: Payer, place: Waiting) -> None:
        """One more."""
        self._waiting.setdefault(payer.address, {}).setdefault(payer.guest, deque()).append(place)

    def payers(self) -> Iterator[Payer]:
        """Those who wait, whose turn comes first first."""
        for address, guests in self._waiting.items():
            for guest in guests:
                yield Payer(address, guest)

    def take(self, payer: Payer) -> Waiting:
        """What a payer has had waiting for longest; the payer and its address go to the end."""
        guests = self._waiting.pop(payer.address)
        queue = guests.pop(payer.guest)
        place = queue.popleft()
        if queue:
            guests[payer.guest] = queue
        if guests:
            self._waiting[payer.address] = guests
        return place

    def remove(self, payer: Payer, place: Waiting) -> None:
        """Forget something that need not be done any more."""
        guests = self._waiting.get(payer.address, {})
        queue = guests.get(payer.guest, deque())
        if place in queue:
            queue.remove(place)
            if not queue:
                del guests[payer.guest]
            if not guests:
                del self._waiting[payer.address]

    def clear(self) -> list[Waiting]:
        """Forget everything; returns it."""
        found = [place for guests in self._waiting.values() for queue in guests.values() for place in queue]
        self._waiting.clear()
        return found


class Turns:
    """Some places to work at. Addresses get them in turn, and the guests of an address among themselves.

    A guest has a limited number of places at a time, and so has an address, however many guests it is. What
    somebody watches comes before what nobody does.
    """

    def __init__(
        self, places: int, most_at_work: int, most_waiting: int, most_of_address: int, share: float = 1.0
    ) -> None:
        self._places = self._free = places
        self._most_at_work = most_at_work
        self._most_waiting = most_waiting
        self._most_of_address = most_of_address
        self._share = share
        """The share of the places that an address has of those that are added."""
        self._at_work: Counter[Payer] = Counter()
        self._of_address: Counter[str] = Counter()
        self._watched = _Queue()
        self._unwatched = _Queue()
        self._at_tables: dict[str, dict[Waiting, Payer]] = {}
        """What waits at each table that nobody watches."""

    async def enter(self, payer: Payer, unwatched: str = "") -> None:
        """Wait for a place, which :meth:`leave` gives back; ``unwatched`` is a table that nobody watches."""
        queue = self._unwatched if unwatched else self._watched
        if queue.number(payer) >= self._most_waiting:
            raise TooMuch
        place: Waiting = asyncio.get_running_loop().create_future()
        queue.add(payer, place)
        if unwatched:
            self._at_tables.setdefault(unwatched, {})[place] = payer
        self._give()
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._watched.remove(payer, place)
                self._unwatched.remove(payer, place)
            elif place.exception() is None:
                self.leave(payer)
            raise
        finally:
            self._forget(unwatched, place)

    def watch(self, table: str) -> None:
        """Somebody watches a table now: what waits there no longer comes last."""
        for place, payer in self._at_tables.pop(table, {}).items():
            if not place.done():
                self._unwatched.remove(payer, place)
                self._watched.add(payer, place)

    def _forget(self, table: str, place: Waiting) -> None:
        there = self._at_tables.get(table, {})
        there.pop(place, None)
        if not there:
            self._at_tables.pop(table, None)

    def add_places(self, more: int) -> None:
        """There are more places now, or fewer; an address has its share of them."""
        self._places += more
        self._free += more
        self._most_of_address = max(1, math.ceil(self._share * self._places))
        self._give()

    def leave(self, payer: Payer) -> None:
        """Give a place back."""
        self._free += 1
        self._count(payer, -1)
        self._give()

    def fail(self, error: Exception) -> None:
        """Refuse everything that waits."""
        for place in self._watched.clear() + self._unwatched.clear():
            if not place.done():
                place.set_exception(error)

    def _give(self) -> None:
        """Give away the places that are free."""
        for queue in (self._watched, self._unwatched):
            while self._free > 0 and (payer := self._next(queue)) is not None:
                place = queue.take(payer)
                if not place.done():
                    self._free -= 1
                    self._count(payer, 1)
                    place.set_result(None)

    def _next(self, queue: _Queue) -> Payer | None:
        for payer in queue.payers():
            if (
                self._at_work[payer] < self._most_at_work
                and self._of_address[payer.address] < self._most_of_address
            ):
                return payer
        return None

    def _count(self, payer: Payer, change: int) -> None:
        self._at_work[payer] += change
        self._of_address[payer.address] += change
        if not self._at_work[payer]:
            del self._at_work[payer]
        if not self._of_address[payer.address]:
            del self._of_address[payer.address]
