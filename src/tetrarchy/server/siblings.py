"""Processes that share one port: each table has its place at one of them, and sockets are handed over to it.

A client names the table that it is about to follow in the address of its socket (``/api/live?table=…``). The
process that happens to accept the connection passes it on, before anything has been answered, to the process
where the table has its place. So those who sit at a table meet in one process, and nobody else has to be told
of their moves. Whatever cannot be passed on is served where it is: any process can serve any table.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from tetrarchy.server.guests import new_id

_LOG: Final = logging.getLogger("tetrarchy.siblings")
_MOST_BYTES: Final = 16_384
_LIVE: Final = re.compile(rb"GET /api/live\?table=([a-z0-9]{1,40}) HTTP/1\.1\r\n")
_END_OF_HEAD: Final = b"\r\n\r\n"
Accept = Callable[[socket.socket, bytes], None]


class Place(msgspec.Struct, frozen=True):
    """Which of several processes this is."""

    folder: str = ""
    """Where the processes find each other."""
    index: int = 0
    count: int = 1


ALONE: Final = Place()


class Siblings:
    """The other processes on the same port."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._inbox: socket.socket | None = None
        self._outbox: socket.socket | None = None
        self._left = False
        """Whether another process may have taken this one's place."""

    def place_of(self, table: str) -> int:
        """The number of the process where a table has its place."""
        return zlib.crc32(table.encode()) % self._place.count

    def is_here(self, table: str) -> bool:
        """Whether a table has its place in this process."""
        return self.place_of(table) == self._place.index

    def new_table_id(self) -> str:
        """An id for a table that has its place here."""
        while not self.is_here(table := new_id()):
            pass
        return table

    def open(self, accept: Accept) -> None:
        """Take what others pass on: a connection, and what was read from it."""
        if self._place.count == 1:
            return
        self._inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._outbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        for box in (self._inbox, self._outbox):
            box.setblocking(False)
        path = self._path(self._place.index)
        Path(path).unlink(missing_ok=True)  # of a process that had this place before
        self._inbox.bind(path)
        asyncio.get_running_loop().add_reader(self._inbox, self._take, self._inbox, accept)

    def leave(self) -> None:
        """Take nothing any more. What comes for this place goes to the process that has it now, if any."""
        if self._inbox is None:
            return
        asyncio.get_running_loop().remove_reader(self._inbox)
        waiting: list[tuple[socket.socket, bytes]] = []
        while self._take(self._inbox, lambda *found: waiting.append(found)):
            pass
        self._inbox.close()
        self._inbox = None
        self._left = True
        for connection, head in waiting:
            with connection:
                self.pass_on(connection.fileno(), head)

    def close(self) -> None:
        """Pass nothing on any more."""
        self.leave()
        if self._outbox is not None:
            self._outbox.close()
            self._outbox = None

    def pass_on(self, connection: int, head: bytes) -> bool:
        """Pass a new connection on that has its place elsewhere; whether it has left this process.

        ``connection`` is its file descriptor, which is the caller's to close, ``head`` what was read from it.
        """
        found = _LIVE.match(head)
        whole = head.endswith(_END_OF_HEAD) and len(head) <= _MOST_BYTES
        if self._outbox is None or found is None or not whole:
            return False
        place = self.place_of(found[1].decode())
        if place == self._place.index and not self._left:
            return False
        try:
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", connection))
            self._outbox.sendmsg([head], [rights], 0, self._path(place))  # send_fds forgets the address
        except OSError as error:  # that process is gone, or has its hands full
            _LOG.info("not passed on", extra={"why": str(error)})
            return False
        return True

    def _take(self, inbox: socket.socket, accept: Accept) -> bool:
        """Take one connection, if one waits."""
        try:
            head, connections, _, _ = socket.recv_fds(inbox, _MOST_BYTES, 1)
        except OSError:
            return False
        for descriptor in connections:
            connection = socket.socket(fileno=descriptor)
            connection.setblocking(False)
            accept(connection, head)
        return True

    def _path(self, index: int) -> str:
        return str(Path(self._place.folder, f"{index}.sock"))
