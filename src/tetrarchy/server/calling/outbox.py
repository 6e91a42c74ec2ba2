"""What is to be sent: a bounded queue that nobody waits for.

Each receiver's machine has a lane of its own, so one that is dead or slow keeps nobody else waiting. What
does not come through is tried again, later each time, and dropped in the end. No table knows of this.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tetrarchy.server.calling.channels import Channel
from tetrarchy.server.calling.settings import CallSettings
from tetrarchy.server.calling.words import TableCall

_LOG: Final = logging.getLogger("tetrarchy.calls")
_MOST_TRIES: Final = 5
_SLOWER: Final = 4.0
_MOST_PAUSE: Final = 3600.0


class Unreachable(Exception):
    """Nobody answered, or asked to come again: another try may do."""


class Refused(Exception):
    """The receiver does not take this."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


class Gone(Exception):
    """The receiver does not exist any more."""


class Letter(msgspec.Struct):
    """Something to be sent; its words are found when it is."""

    channel: Channel
    tables: list[TableCall]
    tries: int = 0


class _Lane:
    """What waits for one receiver's machine."""

    def __init__(self) -> None:
        self.letters: deque[Letter] = deque()
        self.failures = 0
        self.open_at = 0.0
        self.task: asyncio.Task[None] | None = None


class Outbox:
    """Sends letters one after the other, to each receiver's machine by itself."""

    def __init__(
        self,
        settings: CallSettings,
        deliver: Callable[[Letter], Awaitable[None]],
        settle: Callable[[Channel, Exception | None], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._deliver = deliver
        self._settle = settle
        self._lanes: dict[str, _Lane] = {}
        self._room = asyncio.Semaphore(settings.at_once)
        self.waiting = 0
        """How many letters wait."""
        self.dropped = 0
        """How many found no room."""

    def put(self, place: str, letter: Letter) -> None:
        """Send a letter some time; what waits for the same channel already goes with it."""
        lane = self._lanes.setdefault(place, _Lane())
        for other in lane.letters:
            if other.channel.id == letter.channel.id:
                known = {one.table for one in letter.tables}
                other.tables = [one for one in other.tables if one.table not in known] + letter.tables
                return
        if self.waiting >= self._settings.waiting:
            self.dropped += 1
            return
        self.waiting += 1
        lane.letters.append(letter)
        if lane.task is None:
            lane.task = asyncio.create_task(self._run(place, lane))

    async def close(self) -> None:
        """Send nothing more."""
        tasks = [lane.task for lane in self._lanes.values() if lane.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is to be sent."""
        while tasks := [lane.task for lane in self._lanes.values() if lane.task is not None]:
            await asyncio.wait(tasks)

    async def _run(self, place: str, lane: _Lane) -> None:
        try:
            while lane.letters:
                await asyncio.sleep(max(0.0, lane.open_at - time.monotonic()))
                letter = lane.letters.popleft()
                self.waiting -= 1
                try:
                    async with self._room:
                        await self._send(lane, letter)
                except Exception as error:
                    _LOG.error("call failed", exc_info=error)
        finally:
            lane.task = None
            del self._lanes[place]

    async def _send(self, lane: _Lane, letter: Letter) -> None:
        try:
            await self._deliver(letter)
        except Unreachable as error:
            lane.failures += 1
            pause = self._settings.retry_seconds * _SLOWER ** (lane.failures - 1)
            lane.open_at = time.monotonic() + min(pause, _MOST_PAUSE)
            letter.tries += 1
            if letter.tries < _MOST_TRIES:
                lane.letters.append(letter)
                self.waiting += 1
            else:
                await self._settle(letter.channel, error)
            return
        except (Refused, Gone) as error:
            await self._settle(letter.channel, error)
            return
        lane.failures = 0
        await self._settle(letter.channel, None)
