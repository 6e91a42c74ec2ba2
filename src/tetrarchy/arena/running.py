"""Playing all games of a run, and going on with one that was stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from tetrarchy.arena.crew import Batches, Plan, ProgressCallback, play_here, play_in_processes
from tetrarchy.arena.journal import Journal
from tetrarchy.arena.match import Result
from tetrarchy.bots.protocol import UNREADY
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options

UnreadyCallback: TypeAlias = Callable[[str], None]
"""Is told the name of a program that never said that it is ready, once."""


class Run(Plan, Protocol):
    """A plan that knows how many games it has, and what their results follow from."""

    @property
    def seats(self) -> int: ...

    def total(self) -> int:
        """How many games there are in all."""

    def identity(self, game: Game) -> dict[str, Any]:
        """All that the results follow from; how many games are played is not among it."""


class SeatedRun(Run, Protocol):
    """A run that also knows who plays."""

    def lineup(self, index: int) -> Sequence[str]:
        """The bots of a game, by seat."""


def basis_of(game: Game, options: Options, bots: tuple[str, ...], seats: int, seed: int) -> dict[str, Any]:
    """What the results of every run follow from, whoever meets whom in it."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "data": game.data_hash,
        "options": options,
        "bots": list(bots),
        "seats": seats,
        "seed": seed,
    }


class RunResult(NamedTuple):
    """The results by number, rising, and whether Ctrl-C has stopped the run early."""

    results: dict[int, Result]
    interrupted: bool


def play_all(
    run: SeatedRun,
    workers: int = 1,
    file: Path | None = None,
    ray: str | None = None,
    progress: ProgressCallback = lambda games: None,
    unready: UnreadyCallback = lambda bot: None,
) -> RunResult:
    """Play what is not yet in the file. Ctrl-C ends it with what is done.

    ``ray`` is the address of a Ray cluster, or ``local`` for one that is started here. ``progress`` is first
    told how many games are in the file; ``unready`` hears of a program as soon as its first game is over.
    """
    game = find_game(run.game, run.data)
    interrupted = False
    with Journal(file, run.identity(game), run.seats, run.total()) as journal:
        results = journal.results
        progress(len(results))
        told: set[str] = set()
        left = [index for index in range(run.total()) if index not in results]
        played = _play(run, left, workers, ray) if left else None
        try:
            for batch in played or ():
                journal.add(batch)
                progress(len(batch))
                for bot in sorted(_never_ready(run, batch) - told):
                    told.add(bot)
                    unready(bot)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            if played is not None:
                played.close()
    return RunResult(dict(sorted(results.items())), interrupted)


def _never_ready(run: SeatedRun, batch: dict[int, Result]) -> set[str]:
    """The programs of a batch that did not answer the first line."""
    return {
        run.lineup(index)[lost.seat]
        for index, result in batch.items()
        for lost in result.lost
        if lost.fault == UNREADY
    }


def _play(run: Run, left: list[int], workers: int, ray: str | None) -> Batches:
    if ray is not None:
        from tetrarchy.arena.cluster import play_on_ray

        return play_on_ray(run, left, ray)
    if workers == 1:
        return play_here(run, left)
    return play_in_processes(run, left, workers)
