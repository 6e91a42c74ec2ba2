"""Bots that think on other machines: programs that come with the host's token, and the jobs that they get.

A thinker says which rules and components it has and how many jobs it takes at a time. Each of these is one
more worker in the lane of the bots that search. Its jobs are plain values: a view, what is legal, a bot's
name. What it answers is checked like the answer of any worker. One that is gone, silent or fails loses
nothing: its jobs wait for the next worker that is free.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

from tetrarchy.catalogue import GAMES
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.server.front.frames import NORMAL, POLICY_VIOLATION
from tetrarchy.server.front.sockets import LiveSocket, Scope
from tetrarchy.server.problems import error_message
from tetrarchy.server.snapshots import codes_of
from tetrarchy.server.workers import Gone, Workers
from tetrarchy.wire import encode

if TYPE_CHECKING:
    from tetrarchy.server.access import Access
    from tetrarchy.server.hall import Hall

_LOG: Final = logging.getLogger("tetrarchy.thinkers")
PATH: Final = "/api/think"
MOST_THINKERS: Final = 100
"""How many programs may think for one process of the server."""
MOST_JOBS: Final = 256
"""How many jobs one of them may take at a time."""
_HELLO_SECONDS: Final = 10.0
THOUGHT_SECONDS: Final = 10.0
"""How long a job may take there, the way included; the strongest level thinks for two seconds."""

Version = tuple[int, str, str]
"""A game's rules, its components and what its actions' codes mean: all that makes two games the same."""


class Hello(Struct, tag_field="type", tag="hello"):
    """What a thinker says first: its versions of the games, and how many jobs it takes at a time."""

    games: dict[Annotated[str, Meta(max_length=40)], Version]
    jobs: Annotated[int, Meta(ge=1, le=MOST_JOBS)]


class Thought(Struct, tag_field="type", tag="thought"):
    """What came of a job; no action where the bot has failed."""

    id: int
    action: int | None
    before: int = 0
    """How many playouts had come to the action before."""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The thinker gets jobs from now on."""


class Job(Struct, tag_field="type", tag="job"):
    """A decision of a bot to be thought about."""

    id: int
    game: str
    bot: str
    view: Raw
    legal: list[int]
    seat: int
    seed: int
    owner: str
    """Whose thoughts are kept for the next decision; empty for none."""
    files: Any = None
    """The tables of the set of components that is played, where it is not that of both sides."""


class Refusal(Struct, tag_field="type", tag="error"):
    """Why a thinker is not wanted."""

    key: str
    detail: str
    data: dict[str, Any] = {}


read_thinker: Final = msgspec.json.Decoder(Hello | Thought).decode
read_server: Final = msgspec.json.Decoder(Welcome | Job | Refusal).decode


def versions(game_of: Callable[[str], Game]) -> dict[str, Version]:
    """The version of each game."""
    games = {name: game_of(name) for name in GAMES}
    return {name: (game.rules_version, game.data_hash, codes_of(game)) for name, game in games.items()}


class Thinkers:
    """The thinkers of one process of the server."""

    def __init__(self, hall: Hall, access: Access) -> None:
        self.hall = hall
        self.access = access
        self.done = 0
        """How many jobs they have done."""
        self._there: set[Thinker] = set()

    def __len__(self) -> int:
        return len(self._there)

    async def serve(self, scope: Scope, socket: LiveSocket) -> None:
        """Serve one thinker, until it goes."""
        access = self.access
        if not (access.host_allowed(scope) and access.origin_allowed(scope) and access.is_admin(scope)):
            socket.refuse(403)
            return
        if self.hall.stopping or len(self._there) >= MOST_THINKERS:
            socket.refuse(503 if self.hall.stopping else 429)
            return
        socket.accept()
        thinker = Thinker(socket, self.hall.thinking.searchers)
        self._there.add(thinker)
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                jobs = self._read_hello(await socket.receive())
            if jobs:
                socket.send(encode(Welcome()))
                _LOG.info("thinker", extra={"jobs": jobs})
                thinker.work(jobs)
                while (data := await socket.receive()) is not None:
                    self.done += thinker.hear(read_thinker(data))
        except TetrarchyError as error:
            socket.send(error_message(error))
        except (TimeoutError, msgspec.DecodeError, UnicodeError, RecursionError):
            pass
        finally:
            self._there.discard(thinker)
            thinker.leave(POLICY_VIOLATION)

    def _read_hello(self, data: bytes | None) -> int:
        """How many jobs a thinker takes at a time; refuses one whose games are not the same."""
        if data is None:
            return 0
        hello = read_thinker(data)
        if not isinstance(hello, Hello):
            return 0
        for name, version in versions(self.hall.game).items():
            if hello.games.get(name) != version:
                raise BadOptions(
                    "other-version",
                    "The game {game} differs between here and the server: "
                    "use the same version and the same --data.",
                    game=name,
                )
        return hello.jobs

    def close(self) -> None:
        """Let all of them go."""
        for thinker in list(self._there):
            thinker.leave(NORMAL)


class Thinker:
    """One program that thinks, as this side sees it."""

    def __init__(self, socket: LiveSocket, workers: Workers) -> None:
        self.is_gone = False
        self._socket = socket
        self._workers = workers
        self._places: list[Place] = []
        self._numbers = itertools.count(1)
        self._open: dict[int, asyncio.Future[Thought]] = {}

    def work(self, jobs: int) -> None:
        """Take this number of jobs at a time from now on."""
        self._places = [Place(self) for _ in range(jobs)]
        self._workers.add(self._places)

    async def think(self, work: partial[Any]) -> Thought:
        """Let it do a job: :func:`tetrarchy.server.thinking.choose` with its arguments."""
        game, source, bot, view, legal, seat, seed, owner = work.args
        files = Raw(source.plain()) if isinstance(source, Files) else None
        number = next(self._numbers)
        thought: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._open[number] = thought
        try:
            self._socket.send(encode(Job(number, game, bot, Raw(view), legal, seat, seed, owner, files)))
            return await thought
        finally:
            del self._open[number]

    def hear(self, said: Thought | Hello) -> bool:
        """Take in what it has found. What comes too late, or was not asked for, is of no use."""
        waiting = self._open.get(said.id) if isinstance(said, Thought) else None
        if not isinstance(said, Thought) or waiting is None or waiting.done():
            return False
        waiting.set_result(said)
        return True

    def leave(self, code: int) -> None:
        """Get no more jobs; what it has not finished is done by others."""
        if self.is_gone:
            return
        self.is_gone = True
        self._workers.remove(self._places)
        for waiting in self._open.values():
            if not waiting.done():
                waiting.set_exception(Gone)
        self._socket.close(code)


class Place:
    """One of the jobs that a thinker takes at a time: a worker among those of this machine."""

    is_remote = True

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    @property
    def is_usable(self) -> bool:
        """Whether it is still there."""
        return not self._thinker.is_gone

    async def do(self, work: Callable[[], Any], seconds: float) -> tuple[bool, Any, float]:
        """What comes of a job, as a worker of this machine says it; Gone where somebody else must do it."""
        assert isinstance(work, partial)
        began = time.monotonic()
        try:
            async with asyncio.timeout(min(seconds, THOUGHT_SECONDS)):
                thought = await self._thinker.think(work)
        except TimeoutError:
            raise Gone from None
        if thought.action is None:
            raise Gone
        return True, (thought.action, thought.before), time.monotonic() - began

    def want_back(self) -> None:
        """It ponders nothing."""

    async def end(self) -> None:
        """One that has failed gets no more jobs; it may come again."""
        self._thinker.leave(POLICY_VIOLATION)
