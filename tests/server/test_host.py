"""How the server listens."""

from __future__ import annotations

import asyncio
import socket

from tests.server.running import run
from tetrarchy.server.host import _bind
from tetrarchy.server.settings import Settings


def test_small_messages_are_sent_at_once() -> None:
    """Else the second of two waits until the reader has acknowledged the first."""

    async def test() -> None:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted: socket.socket = writer.get_extra_info("socket")
            found.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = _bind(Settings(port=0))
        async with await asyncio.start_server(serve, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            assert await found
            writer.close()
            await writer.wait_closed()

    run(test)
