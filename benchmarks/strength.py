"""``./run bench strength``: how strong the bots are, measured in as many sittings as it takes."""

from __future__ import annotations

import importlib.util
import os
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from benchmarks.sections import carried_over
from benchmarks.strength_page import finding, page
from benchmarks.strength_plan import Part, chosen, whole_plan
from benchmarks.strength_work import Book, Limits, carry_out, duration, measure, work_of
from tetrarchy.catalogue import find_game
from tetrarchy.kernel import COMPILED


def main(
    only: Annotated[str | None, typer.Option(metavar="GAME", help="Play only this game.")] = None,
    part: Annotated[Part | None, typer.Option(help="Play only this part.")] = None,
    games_divisor: Annotated[
        int, typer.Option(min=1, metavar="N", help="Play only the first of N parts of each contest.")
    ] = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = os.cpu_count() or 1,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the document on all games played so far.")
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(min=0, metavar="M", help="Stop after M minutes; 0 plays nothing and only writes."),
    ] = None,
) -> None:
    """Let the bots play until every contest has its games.

    Ctrl-C stops it; the same command goes on. All sources of a game and its bots count: where they change,
    that game begins anew.
    """
    if only is not None:
        find_game(only)
    deadline = None if minutes is None else time.monotonic() + 60 * minutes
    limits = Limits(workers, games_divisor, deadline)
    books = [Book(contest) for contest in whole_plan()]
    interrupted = False
    try:
        if not limits.reached():
            play(_playable([Book(contest) for contest in chosen(whole_plan(), only, part)]), limits)
    except KeyboardInterrupt:
        interrupted = True
        tell("Stopped; the same command goes on.")
    finally:
        if write is not None:
            before = write.read_text("utf-8") if write.exists() else ""
            text = page([finding(book) for book in books], f"{datetime.now(UTC):%Y-%m-%d}", before)
            write.write_text(carried_over(before, text), "utf-8")
            tell(f"{write} is written.")
    raise typer.Exit(130 if interrupted else 0)


def play(books: list[Book], limits: Limits) -> None:
    """Say how long it will take, and play."""
    if not COMPILED:
        tell("The engine is not compiled: the bots are far weaker than they should be.")
    in_time = measure(books, limits, tell)
    if in_time:
        games = sum(len(book.left(limits)) for book in books)
        seconds = work_of(books, limits) / min(limits.workers, os.cpu_count() or 1)
        tell(f"{games:,} games to play, processes: {limits.workers}, estimated time: {duration(seconds)}.")
        in_time = carry_out(books, limits, tell)
    tell("All games are played." if in_time else "The time is over; the same command goes on.")


def tell(line: str) -> None:
    """A line for whoever waits, with the time of day."""
    typer.echo(f"{time.strftime('%H:%M:%S')} {line}", err=True)


def _playable(books: list[Book]) -> list[Book]:
    if importlib.util.find_spec("pyspiel") is not None:
        return books
    tell("OpenSpiel is not installed: its bots do not play.")
    return [book for book in books if book.contest.part != Part.OPENSPIEL]
