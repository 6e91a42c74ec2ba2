"""Many games between bots, in this process or in several, with the same result either way."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tetrarchy.arena.match import Result, play_match
from tetrarchy.arena.summary import Summary, summarise
from tetrarchy.bots import find_bot, mix
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options

Progress: TypeAlias = Callable[[int], None]
"""Is told how many more games are done."""

_Batches: TypeAlias = Generator[dict[int, Result], None, None]

_DEAL: Final = 0
_WHIM: Final = 1
_BATCHES_PER_WORKER: Final = 2
_MOST_IN_BATCH: Final = 8


class Simulation(NamedTuple):
    """What is to be played: which game, by which bots (one a seat), how often, from which seed.

    Seats rotate from game to game, and every seating of the bots plays the same deals.
    """

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int
    data: Path | None = None

    def lineup(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        turn = index % self.seatings()
        return self.bots[turn:] + self.bots[:turn]

    def seatings(self) -> int:
        """After how many games the bots sit as at first."""
        for turn in range(1, len(self.bots)):
            if self.bots[turn:] + self.bots[:turn] == self.bots:
                return turn
        return len(self.bots)

    def play(self, game: Game, index: int) -> Result:
        """Play the game with this number."""
        players = [find_bot(name, game) for name in self.lineup(index)]
        deal = mix(self.seed, _DEAL, index // self.seatings())
        return play_match(game, self.options, players, deal, mix(self.seed, _WHIM, index))


class Outcome(NamedTuple):
    """The summary of the games that were played (None: not one), and whether somebody stopped them early."""

    summary: Summary | None
    interrupted: bool


def simulate(simulation: Simulation, workers: int = 1, progress: Progress = lambda games: None) -> Outcome:
    """Play all games. Ctrl-C ends it with what is done so far."""
    results: dict[int, Result] = {}
    interrupted = False
    played = _play_here(simulation) if workers == 1 else _play_in_workers(simulation, workers)
    try:
        for batch in played:
            results.update(batch)
            progress(len(batch))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        played.close()
    if not results:
        return Outcome(None, interrupted)
    order = sorted(results)
    summary = summarise([results[index] for index in order], [simulation.lineup(index) for index in order])
    return Outcome(summary, interrupted)


def _play_here(simulation: Simulation) -> _Batches:
    game = find_game(simulation.game, simulation.data)
    for index in range(simulation.games):
        yield {index: simulation.play(game, index)}


def _play_in_workers(simulation: Simulation, workers: int) -> _Batches:
    size = max(1, min(_MOST_IN_BATCH, simulation.games // (workers * _BATCHES_PER_WORKER)))
    starts = iter(range(0, simulation.games, size))
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_start_worker,
        initargs=(simulation,),
    )
    running: set[Future[dict[int, Result]]] = set()
    try:
        while True:
            while len(running) < workers * _BATCHES_PER_WORKER and (start := next(starts, None)) is not None:
                with _deaf_to_interrupts():
                    running.add(pool.submit(_play_batch, start, min(start + size, simulation.games)))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that start in here do not hear Ctrl-C, which is for this one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_simulation: Simulation
_game: Game


def _start_worker(simulation: Simulation) -> None:
    """Load the game once."""
    global _simulation, _game
    _simulation = simulation
    _game = find_game(simulation.game, simulation.data)


def _play_batch(start: int, end: int) -> dict[int, Result]:
    return {index: _simulation.play(_game, index) for index in range(start, end)}
