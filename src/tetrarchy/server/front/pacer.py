"""Whose turn it is: strangers may ask for much at once, but not have it all done before anybody else's."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class Pacer:
    """Limits the work begun in one turn of the event loop; addresses come one after another.

    Between turns the loop hears everybody, so nobody waits longer than for one turn and one piece of
    work of each other address.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._left = most
        self._waiting: dict[str, deque[Work]] = {}
        """What waits, by address. Whoever was served last stands at the end."""
        self._armed = False

    def begin(self, who: str, work: Work) -> None:
        """Begin something for an address: at once, or when it is its turn."""
        self._arm()
        if self._left and not self._waiting:
            self._left -= 1
            work()
        else:
            self._waiting.setdefault(who, deque()).append(work)

    async def turn(self, who: str) -> None:
        """Wait until an address may have something done."""
        self._arm()
        if self._left and not self._waiting:
            self._left -= 1
            return
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if not begun.done():
                begun.set_result(None)

        self._waiting.setdefault(who, deque()).append(begin)
        await begun

    def _arm(self) -> None:
        if not self._armed:
            self._armed = True
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._armed = False
        self._left = self._most
        while self._left and self._waiting:
            who = next(iter(self._waiting))
            queue = self._waiting.pop(who)
            work = queue.popleft()
            if queue:
                self._waiting[who] = queue
            self._left -= 1
            work()
        if self._waiting:
            self._arm()
