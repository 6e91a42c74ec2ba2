"""How far the compiler is: for other processes, and for the person who waits."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final, NamedTuple

from compile_engine.layout import ROOT, cache_of

_WIDTH: Final = 24
_LINES: Final = 4
"""The lines that are printed without a screen, about."""


class Progress(NamedTuple):
    """How far the compiler is. Units differ in size, so the share is not that of their number."""

    done: int
    all: int
    """Zero until the engine is translated to C: then it is known how many units there are."""
    share: float
    left: float | None
    """Seconds, as far as they can be foreseen."""


def progress_file(root: Path = ROOT) -> Path:
    """Where a compiler at work says how far it is."""
    return cache_of(root) / "progress.json"


def read_progress(root: Path = ROOT) -> Progress | None:
    """How far the compiler is, where it has begun."""
    try:
        return Progress(**json.loads(progress_file(root).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def write_progress(root: Path, progress: Progress) -> None:
    """Write it so that a reader finds the old file or the new one, never half of it."""
    scratch = progress_file(root).with_suffix(".tmp")
    scratch.write_text(json.dumps(progress._asdict()), "utf-8")
    scratch.rename(progress_file(root))


class Bar:
    """A line on the screen that says how far the compiler is; without a screen, a few lines."""

    def __init__(self) -> None:
        self._shown = False
        self._told = -1
        self._live = sys.stderr.isatty()

    def show(self, progress: Progress) -> None:
        """Say it, if there is something new to say."""
        percent = int(100 * progress.share)
        words = words_for(progress)
        self._shown = True
        if self._live:
            filled = percent * _WIDTH // 100
            bar = "█" * filled + "░" * (_WIDTH - filled)
            print(f"\r{bar} {words}\033[K", end="", file=sys.stderr, flush=True)
        elif (part := percent * _LINES // 100) > self._told:
            self._told = part
            print(words, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line."""
        if self._live and self._shown:
            print(file=sys.stderr, flush=True)


def words_for(progress: Progress) -> str:
    """How far it is, in words."""
    if not progress.all:
        return "Compiling the engine: translating it to C"
    percent = int(100 * progress.share)
    words = f"Compiling the engine: {progress.done} of {progress.all} units, {percent} %"
    if progress.left:
        words += f", about {progress.left:.0f} s left"
    return words
