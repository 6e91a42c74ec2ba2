"""Processes that work for the server, each on one job at a time. One that dies or hangs is replaced.

A worker reads jobs from its standard input and ends when that ends: with the server, however the server ends.
The server never waits for one when it ends itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from tetrarchy.engine import take_new_engine
from tetrarchy.server.turns import NOBODY, Payer, TooMuch, Turns
from tetrarchy.server.worker import LENGTH, WANTED_BACK

_START_SECONDS: Final = 60
"""What a new worker may need to start."""
_LOOK_SECONDS: Final = 0.5
"""How often a worker with a job is looked at; one that is found stopped twice in a row is given up."""
_MOST_WAITING: Final = 1000
"""How many jobs of one payer may wait where nobody says otherwise."""
_OWNERS: Final = 10_000
"""For how many owners of thoughts it is known who has worked for them."""
_PROGRAM: Final = "from tetrarchy.server.worker import work; work()"
_T = TypeVar("_T")


class Failed(Exception):
    """A worker has died, or has not finished in time."""


class Busy(Failed):
    """Whoever pays has too much waiting already."""


class Closed(Failed):
    """There are no workers any more: the server ends."""


class _Lost(Exception):
    """A process has died or stands still; another one may do its job."""


class Gone(Exception):
    """A worker on another machine has gone or fails: its job waits for its turn again.

    As many jobs as it had may come back at once, more than this machine has processes.
    """


class Worker(Protocol):
    """Does one job after another: a process of this machine, or somebody on another."""

    @property
    def is_remote(self) -> bool:
        """Whether it is on another machine."""
        ...

    @property
    def is_usable(self) -> bool:
        """Whether it can have another job."""
        ...

    async def do(self, work: Callable[[], Any], seconds: float) -> tuple[bool, Any, float]:
        """What comes of a job: whether it was done, what it gave or why it failed, and how long it took."""
        ...

    def want_back(self) -> None:
        """Ask it to come to an end with its job, if it ponders."""
        ...

    async def end(self) -> None:
        """End it at once, whatever it does."""
        ...


class _Process:
    """A process of this machine."""

    is_remote = False

    def __init__(self, process: Process, engine: str) -> None:
        self.engine = engine
        """The engine that it uses."""
        self.is_warm = False
        self._process = process

    @classmethod
    async def start(cls) -> _Process:
        """A new process, with the modules of this one."""
        engine = take_new_engine()
        modules = os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path)
        command = [sys.executable, "-P", "-c", _PROGRAM]
        around = os.environ | {"PYTHONPATH": modules}
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=around)
        return cls(process, engine)

    @property
    def is_usable(self) -> bool:
        """Whether it lives and has the newest engine."""
        return self._process.returncode is None and self.engine == take_new_engine()

    async def do(self, work: Callable[[], Any], seconds: float) -> tuple[bool, Any, float]:
        """What comes of a job: whether it was done, what it gave or why it failed, and how long it took."""
        answer = asyncio.create_task(self._exchange(pickle.dumps(work)))
        ends = time.monotonic() + seconds + (0 if self.is_warm else _START_SECONDS)
        was_stopped = False
        try:
            while not answer.done() and (left := ends - time.monotonic()) > 0:
                await asyncio.wait([answer], timeout=min(left, _LOOK_SECONDS))
                is_stopped = not answer.done() and _is_stopped(self._process.pid)
                if is_stopped and was_stopped:
                    raise _Lost("it stands still")
                was_stopped = is_stopped
            if not answer.done():
                raise Failed(f"no answer after {seconds} seconds")
            found: tuple[bool, Any, float] = pickle.loads(await answer)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise _Lost("it has died") from error
        finally:
            answer.cancel()
        self.is_warm = True
        return found

    async def _exchange(self, job: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(len(job).to_bytes(LENGTH) + job)
        await self._process.stdin.drain()
        size = int.from_bytes(await self._process.stdout.readexactly(LENGTH))
        return await self._process.stdout.readexactly(size)

    def want_back(self) -> None:
        """Ask it to come to an end with its job; only one that ponders hears it."""
        assert self._process.stdin is not None
        if not self._process.stdin.is_closing():
            self._process.stdin.write(WANTED_BACK)

    async def end(self) -> None:
        """End it at once, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        assert self._process.stdin is not None
        self._process.stdin.close()
        with contextlib.suppress(ConnectionError):
            await self._process.stdin.wait_closed()


def _is_stopped(pid: int) -> bool:
    """Whether a child of this process stands still, as SIGSTOP makes it."""
    try:
        return os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:  # it has just ended
        return False


class Workers:
    """Some processes, started when there is something to do.

    Once a compiled engine has appeared, new ones take their place; the old ones finish what they are at.
    """

    def __init__(self, processes: int, seconds: float, turns: Turns | None = None) -> None:
        self.processes = processes
        self.seconds = seconds
        """How long a job may take."""
        self.waiting = 0
        """How many jobs are under way or wait."""
        self._closed = False
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._jobs: set[asyncio.Task[Any]] = set()
        self._turns = turns or Turns(processes, processes, _MOST_WAITING, processes)
        self._pondering: dict[Worker, asyncio.Task[Any]] = {}
        """Workers that do something only as long as nobody needs them."""
        self._lowly: set[Worker] = set()
        """Those of them whose work comes after all other pondering."""
        self._last: OrderedDict[str, Worker] = OrderedDict()
        """Who has last worked for each owner of thoughts, and may have kept some."""

    async def run(
        self, work: Callable[[], _T], payer: Payer = NOBODY, unwatched: str = "", owner: str = ""
    ) -> tuple[_T, float]:
        """What a worker finds, and the seconds that it took; Failed where it dies or takes too long.

        Those who pay take turns. Who does not wait any longer loses his turn; a job that has begun is
        finished all the same, and no other one disturbs it. ``unwatched`` names the table that it is for
        where nobody watches it, until :meth:`watch`. The worker is the one that has last worked
        for the same owner, if it can be had.
        """
        self.waiting += 1
        try:
            if self._closed:
                raise Closed
            while True:
                try:
                    await self._turns.enter(payer, unwatched)
                except TooMuch:
                    raise Busy from None
                job = asyncio.create_task(self._run(work, payer, owner))
                self._jobs.add(job)
                job.add_done_callback(self._forget)
                with contextlib.suppress(Gone):
                    return await asyncio.shield(job)
        finally:
            self.waiting -= 1

    # ------------------------------------------------------------ workers on other machines

    def add(self, workers: Sequence[Worker]) -> None:
        """Some more workers, from elsewhere."""
        self._all.update(workers)
        self._idle += workers
        self._resize(len(workers))

    def remove(self, workers: Sequence[Worker]) -> None:
        """They are there no longer."""
        self._all.difference_update(workers)
        self._idle = [worker for worker in self._idle if worker in self._all]
        self._resize(-len(workers))

    def _resize(self, more: int) -> None:
        self.processes += more
        self._turns.add_places(more)

    # ------------------------------------------------------------ jobs

    def watch(self, table: str) -> None:
        """Somebody watches a table now."""
        self._turns.watch(table)

    def _forget(self, job: asyncio.Task[Any]) -> None:
        self._jobs.discard(job)
        if not job.cancelled():
            job.exception()  # whoever asked for it may be gone

    async def _run(self, work: Callable[[], _T], payer: Payer, owner: str) -> tuple[_T, float]:
        try:
            is_done, found, seconds = await self._do(work, owner)
            if not is_done:
                raise found
            return found, seconds
        finally:
            self._turns.leave(payer)

    async def _do(self, work: Callable[[], Any], owner: str) -> tuple[bool, Any, float]:
        """Let a worker do a job; where that one is lost, a new one of this machine."""
        try:
            return await self._do_once(work, await self._take(owner), owner)
        except _Lost:
            pass
        try:
            return await self._do_once(work, await self._start(), owner)
        except _Lost as error:
            raise Failed(f"a worker was lost: {error}") from error

    async def _do_once(
        self, work: Callable[[], Any], worker: Worker, owner: str, seconds: float | None = None
    ) -> tuple[bool, Any, float]:
        if owner:
            self._last[owner] = worker
            self._last.move_to_end(owner)
            if len(self._last) > _OWNERS:
                self._last.popitem(last=False)
        try:
            found = await worker.do(work, self.seconds if seconds is None else seconds)
        except BaseException:
            await self._end(worker)
            raise
        if worker in self._all:
            self._idle.append(worker)
        return found

    async def _take(self, owner: str) -> Worker:
        """A worker that waits for something to do, or a new one; one that only ponders is asked back."""
        while True:
            last = self._last.get(owner)
            if last is not None and last in self._pondering:
                await self._ask_back(last)
            elif not self._idle and self._pondering and len(self._all) >= self.processes:
                await self._ask_back(self._least_first()[0])
            worker = self._find_idle(owner)
            if worker is None:
                return await self._start()
            if worker.is_usable:
                return worker
            await self._end(worker)

    def _find_idle(self, owner: str, ponders: bool = False) -> Worker | None:
        """One that waits, rather than any other the one that has last worked for the owner.

        Only those of this machine ponder, since they can be asked back.
        """
        idle = [worker for worker in self._idle if not (ponders and worker.is_remote)]
        if not idle:
            return None
        last = self._last.get(owner)
        worker = last if last is not None and last in idle else idle[-1]
        self._idle.remove(worker)
        return worker

    # ------------------------------------------------------------ pondering

    @property
    def pondering(self) -> int:
        """How many workers ponder."""
        return len(self._pondering)

    async def ponder(
        self,
        work: Callable[[], _T],
        owner: str,
        charge: Callable[[float], None],
        lowly: float | None = None,
    ) -> tuple[_T, float]:
        """Let a worker that has nothing else to do think for an owner; Busy where there is none.

        The work asks :func:`~tetrarchy.server.worker.is_wanted_back` now and then. Whoever does not wait
        any longer ends it; ``charge`` hears in any case how many seconds it took. Work that comes after all
        pondering is ``lowly``, and says how many seconds it may take.
        """
        worker = self._find_idle(owner, ponders=True)
        if worker is None:
            if len(self._all) >= self.processes:
                raise Busy
            worker = await self._start()
        job = asyncio.create_task(self._ponder(work, worker, owner, charge, lowly))
        self._pondering[worker] = job
        if lowly is not None:
            self._lowly.add(worker)
        job.add_done_callback(self._forget)
        try:
            return await asyncio.shield(job)
        except asyncio.CancelledError:
            worker.want_back()
            raise

    async def _ponder(
        self,
        work: Callable[[], _T],
        worker: Worker,
        owner: str,
        charge: Callable[[float], None],
        lowly: float | None,
    ) -> tuple[_T, float]:
        try:
            is_done, found, seconds = await self._do_once(work, worker, owner, lowly)
            charge(seconds)
            if not is_done:
                raise found
            return found, seconds
        except _Lost as error:
            raise Failed(f"a worker was lost: {error}") from error
        finally:
            del self._pondering[worker]
            self._lowly.discard(worker)

    def make_room(self, jobs: int) -> None:
        """Ask back as many workers that ponder as are needed to leave room for this number of jobs."""
        excess = max(0, len(self._pondering) + jobs - self.processes)
        for worker in self._least_first()[:excess]:
            worker.want_back()

    def end_lowly(self) -> None:
        """Ask back one worker that does something lowly, if any does."""
        for worker in list(self._lowly)[:1]:
            worker.want_back()

    def _least_first(self) -> list[Worker]:
        """The workers that ponder, those with something lowly to do first."""
        return sorted(self._pondering, key=lambda worker: worker not in self._lowly)

    async def _ask_back(self, worker: Worker) -> None:
        """Wait until a worker ponders no longer."""
        worker.want_back()
        await asyncio.wait([self._pondering[worker]])

    async def _start(self) -> _Process:
        if self._closed:
            raise Closed
        try:
            worker = await _Process.start()
        except OSError as error:
            raise Failed(f"no worker can be started: {error}") from error
        self._all.add(worker)
        if self._closed:
            await self._end(worker)
            raise Closed
        return worker

    async def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End all workers, for good: whatever is under way or waits fails."""
        self._closed = True
        self._turns.fail(Closed())
        self._idle.clear()
        for worker in list(self._all):
            await self._end(worker)
        await asyncio.gather(*self._jobs, *self._pondering.values(), return_exceptions=True)
