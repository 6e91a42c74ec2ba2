"""What waits to be sent, of all connections together."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Sender(Protocol):
    """A connection that has something to send."""

    waiting: int
    """The bytes that its reader does not take, as it has last said."""

    def flush(self) -> None:
        """Hand everything to the transport."""

    def abort(self) -> None:
        """End at once, and forget what waits."""


class Outbox:
    """Hands messages to the transports once in a turn of the event loop, and bounds what they cannot send.

    However many messages a connection gets in one turn, they are one write. Where readers are slow and
    all that waits for them is more than ``most`` bytes, whoever has most of it is cut off.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._ready: list[Sender] = []
        self._slow: set[Sender] = set()
        self.waiting = 0
        """The bytes that wait for slow readers."""
        self.sent = 0
        """Messages sent so far."""

    def announce(self, sender: Sender) -> None:
        """A connection has something to send."""
        if not self._ready:
            asyncio.get_running_loop().call_soon(self._flush)
        self._ready.append(sender)

    def _flush(self) -> None:
        ready, self._ready = self._ready, []
        for sender in ready:
            sender.flush()

    def weigh(self, sender: Sender, waiting: int) -> None:
        """So much waits for a connection now."""
        self._note(sender, waiting)
        while self.waiting > self._most:
            heaviest = max(self._slow, key=lambda slow: slow.waiting)
            self._note(heaviest, 0)
            heaviest.abort()

    def _note(self, sender: Sender, waiting: int) -> None:
        self.waiting += waiting - sender.waiting
        sender.waiting = waiting
        if waiting:
            self._slow.add(sender)
        else:
            self._slow.discard(sender)
