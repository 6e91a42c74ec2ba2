"""The balance report: what many games tell about a game's seats and components, as one page."""

from __future__ import annotations

import os
from pathlib import Path

from tetrarchy.arena.crew import ProgressCallback
from tetrarchy.arena.report.figures import Figures, figures_of
from tetrarchy.arena.report.gathering import Watched
from tetrarchy.arena.report.page import page_of
from tetrarchy.arena.running import UnreadyCallback, play_all
from tetrarchy.arena.simulation import Simulation, SimulationResult, summary_of
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.text import Texts

__all__ = [
    "Figures",
    "Watched",
    "check_writable",
    "figures_of",
    "page_of",
    "simulate_with_report",
    "write_report",
]


def simulate_with_report(
    simulation: Simulation,
    report: Path,
    texts: Texts,
    workers: int = 1,
    file: Path | None = None,
    progress: ProgressCallback = lambda games: None,
    unready: UnreadyCallback = lambda bot: None,
) -> SimulationResult:
    """Play what is not yet in the file, and write the report of all. Ctrl-C ends it with what is done."""
    results, interrupted = play_all(Watched(simulation), workers, file, progress=progress, unready=unready)
    if results:
        write_report(report, page_of(simulation, figures_of(simulation, results), texts, interrupted))
    return SimulationResult(summary_of(simulation, results), interrupted)


def write_report(file: Path, page: str) -> None:
    """Write a page."""
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise _unwritable(file, error) from error


def check_writable(file: Path) -> None:
    """Refuse a file that cannot be written, before many games are played for it."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o666))
    except OSError as error:
        raise _unwritable(file, error) from error


def _unwritable(file: Path, error: OSError) -> TetrarchyError:
    return TetrarchyError(
        "unwritable", "{file} cannot be written: {why}.", file=file, why=error.strerror or error
    )
