"""Playing many games, here or in several processes: the same games, the same results either way."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from multiprocessing.connection import Connection
from typing import Final, NamedTuple, Protocol, TypeAlias

from tetrarchy.arena.match import Result
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game

ProgressCallback: TypeAlias = Callable[[int], None]
"""Is told how many more games are done."""

Batches: TypeAlias = Generator[dict[int, Result], None, None]
"""Results by the numbers of the games, as they come."""

_BATCH_SECONDS: Final = 0.5
_MOST_IN_BATCH: Final = 64
_BATCHES_PER_WORKER: Final = 2
_PATIENCE: Final = 3


class Plan(Protocol):
    """Games that have numbers, each of which can be played by itself."""

    @property
    def game(self) -> str: ...

    @property
    def data(self) -> Data | None: ...

    def play(self, game: Game, index: int) -> Result: ...


class BatchResult(NamedTuple):
    """A batch that is done, and how long it took."""

    results: dict[int, Result]
    seconds: float


class Crew(Protocol):
    """Processes that play batches of games."""

    deaths: tuple[type[BaseException], ...]
    """What a batch raises when the process that played it has died."""

    def slots(self) -> int:
        """How many batches to have under way at once."""

    def submit(self, batch: list[int]) -> Future[BatchResult]:
        """Begin a batch."""

    def recover(self) -> None:
        """Make good a death; batches under way may be forgotten."""

    def close(self, hurry: bool) -> None:
        """End all processes; in a hurry, whatever they do."""


def play_batch(plan: Plan, batch: list[int]) -> BatchResult:
    """Play a batch in this process."""
    start = time.perf_counter()
    game = _loaded(plan.game, plan.data)
    return BatchResult({index: plan.play(game, index) for index in batch}, time.perf_counter() - start)


_loaded = lru_cache(maxsize=8)(find_game)


def play_here(plan: Plan, indices: Sequence[int]) -> Batches:
    """Play games one after another."""
    game = find_game(plan.game, plan.data)
    for index in indices:
        yield {index: plan.play(game, index)}


def play_in_processes(plan: Plan, indices: Sequence[int], workers: int) -> Batches:
    """Play games in several processes of this machine."""
    return play_with(LocalCrew(plan, workers), indices)


def play_with(crew: Crew, indices: Sequence[int]) -> Batches:
    """Let a crew play; what a process that died has left is played again, and nothing is given twice."""
    fresh = iter(indices)
    returned: deque[int] = deque()
    running: dict[Future[BatchResult], list[int]] = {}
    size = 1
    deaths = 0
    try:
        while True:
            try:
                while len(running) < crew.slots() and (batch := _take(size, returned, fresh)):
                    running[_submit(crew, batch, returned)] = batch
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    results, seconds = future.result()
                    del running[future]
                    deaths = 0
                    pace = seconds / len(results)
                    size = max(1, min(_MOST_IN_BATCH, int(_BATCH_SECONDS / max(pace, 1e-6))))
                    yield results
            except crew.deaths as death:
                deaths += 1
                if deaths > _PATIENCE:
                    raise TetrarchyError("workers-die", "The worker processes keep crashing.") from death
                returned.extend(index for batch in running.values() for index in batch)
                running.clear()
                size = 1
                crew.recover()
    finally:
        crew.close(hurry=bool(running))


def _take(size: int, returned: deque[int], fresh: Iterator[int]) -> list[int]:
    """The next batch: what has come back unplayed goes first."""
    again = [returned.popleft() for _ in range(min(size, len(returned)))]
    return again or list(islice(fresh, size))


def _submit(crew: Crew, batch: list[int], returned: deque[int]) -> Future[BatchResult]:
    try:
        return crew.submit(batch)
    except crew.deaths:
        returned.extend(batch)
        raise


class LocalCrew:
    """A pool of processes, each of which ends when this one does or lets go of its lifeline."""

    deaths: tuple[type[BaseException], ...] = (BrokenProcessPool,)

    def __init__(self, plan: Plan, workers: int) -> None:
        self._plan = plan
        self._workers = workers
        self._open()

    def slots(self) -> int:
        return self._workers * _BATCHES_PER_WORKER

    def submit(self, batch: list[int]) -> Future[BatchResult]:
        with _interrupts_ignored():
            return self._pool.submit(play_batch, self._plan, batch)

    def recover(self) -> None:
        self.close(hurry=True)
        self._open()

    def close(self, hurry: bool) -> None:
        if hurry:
            self._lifeline.close()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._lifeline.close()
        self._watched.close()

    def _open(self) -> None:
        self._watched, self._lifeline = multiprocessing.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_watch,
            initargs=(self._watched,),
        )


def _watch(watched: Connection) -> None:
    """End this process when the other end of the pipe is closed."""

    def end() -> None:
        watched.poll(None)
        os._exit(0)

    threading.Thread(target=end, daemon=True).start()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes that start in here do not hear Ctrl-C, which is for this one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
