"""``tetrarchy think``: a program that thinks for the bots of a server on another machine."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadOptions, TetrarchyError, quote
from tetrarchy.server.thinkers import (
    PATH,
    Hello,
    Job,
    Refusal,
    Thought,
    Version,
    Welcome,
    read_server,
    versions,
)
from tetrarchy.server.thinking import choose, game_of
from tetrarchy.server.workers import Workers

_JOB_SECONDS: Final = 30.0
Told = Callable[[Literal["ready", "away"]], None]
PAUSE_SECONDS: Final = 2.0
"""How long it waits before it looks for a server again that has gone."""


def versions_here(data: dict[str, str]) -> dict[str, Version]:
    """The versions of the games that a worker has."""
    return versions(lambda name: game_of(name, data.get(name)))


async def think(url: str, token: str, processes: int, data: dict[str, str], told: Told) -> None:
    """Think for a server until it is cancelled; ``told`` hears ``ready`` and ``away``.

    A server that goes away is looked for again. One that wants no help says why, in a TetrarchyError.
    """
    workers = Workers(processes, _JOB_SECONDS)
    try:
        warm = [workers.run(partial(versions_here, data)) for _ in range(processes)]
        hello = Hello((await asyncio.gather(*warm))[0][0], processes)
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await _Visit(url, token, workers, data, told).work(hello)
            told("away")
            await asyncio.sleep(PAUSE_SECONDS)
    finally:
        await workers.close()


class _Visit:
    """One connection with the server."""

    def __init__(self, url: str, token: str, workers: Workers, data: dict[str, str], told: Told) -> None:
        self._url = url
        self._token = token
        self._workers = workers
        self._data = data
        self._told = told

    async def work(self, hello: Hello) -> None:
        """Do jobs until the connection ends."""
        address = self._url.rstrip("/").replace("http", "ws", 1) + PATH
        headers = {"Authorization": f"Bearer {self._token}"}
        try:
            async with connect(address, additional_headers=headers, max_size=None, proxy=None) as socket:
                await socket.send(msgspec.json.encode(hello))
                async with asyncio.TaskGroup() as jobs:
                    refusal = await self._hear(socket, jobs)
        except InvalidStatus as error:
            if error.response.status_code == 403:
                raise TetrarchyError("not-admin", "Only the host can do this.") from error
            raise
        except (InvalidURI, ValueError) as error:
            raise BadOptions(
                "bad-server", "{given} is not a server's address.", given=quote(self._url)
            ) from error
        if refusal is not None:
            raise TetrarchyError(refusal.key, "{whole}", whole=refusal.detail, **refusal.data)

    async def _hear(self, socket: ClientConnection, jobs: asyncio.TaskGroup) -> Refusal | None:
        """Take jobs until the connection ends; why it did, where the server says so."""
        try:
            async for said in socket:
                message = read_server(said)
                if isinstance(message, Refusal):
                    return message
                if isinstance(message, Welcome):
                    self._told("ready")
                else:
                    jobs.create_task(self._do(message, socket))
        except ConnectionClosed:
            pass
        return None

    async def _do(self, job: Job, socket: ClientConnection) -> None:
        """One job; a bot that fails is said to have failed."""
        source = self._data.get(job.game) if job.files is None else Files(job.files)
        given = (job.game, source, job.bot, bytes(job.view))
        work = partial(choose, *given, job.legal, job.seat, job.seed, job.owner)
        try:
            (action, before), _ = await self._workers.run(work, owner=job.owner)
            thought = Thought(job.id, action, before)
        except Exception:
            thought = Thought(job.id, None)
        with contextlib.suppress(ConnectionClosed):
            await socket.send(msgspec.json.encode(thought))
