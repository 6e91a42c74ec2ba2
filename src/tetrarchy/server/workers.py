"""Processes that work for the server. A worker that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final, TypeVar

from tetrarchy.server.orphans import end_with_parent

_START_SECONDS: Final = 60
"""What new workers may need to start."""
_T = TypeVar("_T")


def _begin_work() -> None:
    """A worker leaves Ctrl-C to the server, which ends it, and ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(signal.SIGKILL)


class Workers:
    """Some processes, started when there is something to do."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        """How long a job may take."""
        self.waiting = 0
        """How many jobs are under way or wait."""
        self._pool: ProcessPoolExecutor | None = None
        self._warm = False
        self._free = asyncio.Semaphore(processes)

    async def run(self, work: Callable[[], _T]) -> tuple[_T, float]:
        """What a worker finds, and the seconds that it took; BrokenExecutor or TimeoutError if it fails."""
        self.waiting += 1
        try:
            async with self._free:
                began = time.monotonic()
                return await self._run_now(work), time.monotonic() - began
        finally:
            self.waiting -= 1

    async def _run_now(self, work: Callable[[], _T]) -> _T:
        pool = self._pool or self._open()
        try:
            async with asyncio.timeout(self.seconds + (0 if self._warm else _START_SECONDS)):
                found = await asyncio.get_running_loop().run_in_executor(pool, work)
            self._warm = True
            return found
        except (BrokenExecutor, TimeoutError):
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """End all workers."""
        pool, self._pool, self._warm = self._pool, None, False
        if pool is not None:
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self.processes, multiprocessing.get_context("spawn"), initializer=_begin_work
        )
        return self._pool
