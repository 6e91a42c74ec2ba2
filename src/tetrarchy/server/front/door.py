"""The door of one process: which connections it lets in, and how many from one address."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from typing import Final, Protocol

from tetrarchy.server.front.addresses import Proxies, network_of
from tetrarchy.server.front.outbox import Outbox
from tetrarchy.server.front.pacer import Pacer
from tetrarchy.server.front.sockets import LiveSocket, ServeSocket
from tetrarchy.server.limits import Buckets, Tally
from tetrarchy.server.settings import Settings
from tetrarchy.server.siblings import Siblings

_CHECK_SECONDS: Final = 1.0
_OTHER_FILES: Final = 200
"""Files that a process has open beside its connections: the database, bots, logs."""
_REQUESTS_A_TURN: Final = 2
"""Requests that are begun in one turn of the event loop; each may take a millisecond."""
_MOST_FILES: Final = 65_536


class Visitor(Protocol):
    """A connection that may not have asked for anything yet."""

    def abort(self) -> None:
        """End at once."""


class Door:
    """What all connections of a process share.

    A connection counts for the address that it comes from, unless that is a proxy's. Where there is no
    room, the connection that has waited longest without asking for anything makes some.
    """

    def __init__(self, settings: Settings, serve: ServeSocket, siblings: Siblings) -> None:
        limits = settings.limits
        self.limits = limits
        self.serve = serve
        self.siblings = siblings
        self.proxies = Proxies(settings.trusted_proxies)
        self.outbox = Outbox(limits.waiting_bytes_in_all)
        self.requests = Buckets(*limits.of_address(limits.requests_a_second, limits.request_burst))
        self.pacer = Pacer(_REQUESTS_A_TURN)
        self.sockets: set[LiveSocket] = set()
        self.inside = 0
        self._most = min(limits.connections, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - _OTHER_FILES)
        self._of_address = Tally()
        self._silent: dict[Visitor, None] = {}

    def enter(self, visitor: Visitor, peer: str) -> bool:
        """Let a connection in that has asked for nothing yet; False where there is no room for it."""
        network = network_of(peer)
        if not self.proxies.trusts(peer) and (
            self._of_address[network] >= self.limits.connections_an_address or self.requests.is_empty(network)
        ):
            return False
        if self.inside >= self._most:
            if not self._silent:
                return False
            oldest = next(iter(self._silent))
            del self._silent[oldest]
            oldest.abort()
        self._silent[visitor] = None
        self.inside += 1
        self._of_address.add(network)
        return True

    def hear(self, visitor: Visitor) -> None:
        """A connection has asked for something."""
        self._silent.pop(visitor, None)

    def leave(self, visitor: Visitor, peer: str) -> None:
        """A connection that was let in has ended."""
        self._silent.pop(visitor, None)
        self.inside -= 1
        self._of_address.remove(network_of(peer))

    def open_socket(self, visitor: Visitor, peer: str, gone: Callable[[LiveSocket], None]) -> LiveSocket:
        """A connection becomes a live one; ``gone`` hears of its end."""

        def left(socket: LiveSocket) -> None:
            self.sockets.discard(socket)
            self.leave(visitor, peer)
            gone(socket)

        if not self.sockets:
            self._check_later()
        socket = LiveSocket(self.limits, self.outbox, left)
        self.sockets.add(socket)
        return socket

    def _check_later(self) -> None:
        asyncio.get_running_loop().call_later(min(_CHECK_SECONDS, self.limits.ping_seconds), self._check)

    def _check(self) -> None:
        """Look for sockets that give no sign of life, as long as there are any."""
        now = asyncio.get_running_loop().time()
        for socket in list(self.sockets):
            socket.check(now)
        if self.sockets:
            self._check_later()


def raise_file_limit() -> None:
    """Let this process and those that it starts open as many files as they may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
