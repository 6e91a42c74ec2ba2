"""Ports for servers in processes of their own."""

from __future__ import annotations

import socket
import weakref


class ReservedPort:
    """A port of this machine that nobody else is given as long as this object lives.

    The socket that holds it never listens, so a server may bind to the same port, again and again.
    """

    def __init__(self) -> None:
        holder = socket.socket()
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        self.number = int(holder.getsockname()[1])
        weakref.finalize(self, holder.close)
