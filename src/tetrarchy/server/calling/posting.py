"""Posting something to an address in the open: one request, one answer, no redirect, a deadline."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final

from tetrarchy.server.calling.networks import Target

_MOST_HEAD: Final = 16_384


@cache
def _secure() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(target: Target, address: str, headers: Mapping[str, str], body: bytes, seconds: float) -> int:
    """Post something; returns the status of the answer, of which nothing more is read.

    ``address`` is what the target's name was found to be. OSError where nobody answers in time.
    """
    secure = _secure() if target.scheme == "https" else None
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            ssl=secure,
            server_hostname=target.host if secure else None,
            limit=_MOST_HEAD,
        )
        try:
            host = target.origin.partition("://")[2]
            lines = [
                f"POST {target.path} HTTP/1.1",
                f"Host: {host}",
                "Connection: close",
                "User-Agent: Tetrarchy",
            ]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            words = (await reader.readline()).split(None, 2)
        finally:
            writer.transport.abort()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise ConnectionError("no answer of HTTP")
    return int(words[1])
