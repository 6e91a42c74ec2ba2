"""Playing the contests: breadth first, into journals that another run goes on from.

The journals of a game lie in a folder that is named by its sources, so that results of different code never
mix. Beside each lies the pace: how long its measured game took.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import tetrarchy
from benchmarks.strength_plan import POINTS, Contest, Part, Timed
from tetrarchy.arena.crew import Batches, play_here, play_in_processes
from tetrarchy.arena.journal import Journal
from tetrarchy.arena.match import Result
from tetrarchy.catalogue import find_game
from tetrarchy.kernel import COMPILED

FOLDER: Final = Path(__file__).resolve().parents[1] / ".cache" / "strength"
PACKAGE: Final = Path(tetrarchy.__file__).resolve().parent
STAGES: Final = 4
"""Every contest gets its first quarter before any gets its second."""
_LINE_SECONDS: Final = 60.0

Tell = Callable[[str], None]
"""Shows a line to whoever waits."""


class Pace(NamedTuple):
    """What one game of a contest took."""

    seconds: float
    """Of one core, for the game."""
    milliseconds: dict[str, float]
    """Of one core, by bot, for each decision in which it had a choice."""
    simulations: float = 0.0
    """Of OpenSpiel's bot in each of those, where it plays."""


class Limits(NamedTuple):
    """How much a run does."""

    workers: int = 1
    divisor: int = 1
    """Only the first games of each contest: all of them divided by this."""
    deadline: float | None = None
    """The moment to stop at, by ``time.monotonic``."""

    def reached(self) -> bool:
        """Whether it is time to stop."""
        return self.deadline is not None and time.monotonic() >= self.deadline


class Book(NamedTuple):
    """A contest, and where what is known of it is kept."""

    contest: Contest
    folder: Path = FOLDER

    def open(self) -> Journal:
        """The journal, for writing."""
        self.file().parent.mkdir(parents=True, exist_ok=True)
        tournament = self.contest.tournament()
        identity = tournament.identity(find_game(self.contest.game))
        return Journal(self.file(), identity, tournament.seats, tournament.total())

    def results(self) -> dict[int, Result]:
        """The games that are over, by number."""
        if not self.file().exists():
            return {}
        with self.open() as journal:
            return journal.results

    def pace(self) -> Pace | None:
        """What the measured game took; None where there is none yet."""
        try:
            return Pace(**json.loads(self._pace_file().read_text()))
        except FileNotFoundError:
            return None

    def keep_pace(self, pace: Pace) -> None:
        """Write it down."""
        self._pace_file().parent.mkdir(parents=True, exist_ok=True)
        written = self._pace_file().with_suffix(".new")
        written.write_text(json.dumps(pace._asdict()) + "\n")
        written.replace(self._pace_file())

    def file(self) -> Path:
        """Where the journal is."""
        contest = self.contest
        sources = fingerprint(contest.game, contest.part)[:12]
        return self.folder / f"{contest.game}-{sources}" / f"{contest.part}-{contest.name()}.jsonl"

    def wanted(self, limits: Limits, stage: int = STAGES) -> range:
        """The numbers of the games that are to be played by the end of a stage, in whole deals."""
        tournament = self.contest.tournament()
        deals = -(-tournament.deals() * stage // (limits.divisor * STAGES))
        return range(deals * tournament.turns())

    def left(self, limits: Limits, stage: int = STAGES) -> list[int]:
        """Those of them that have not been played."""
        results = self.results()
        return [index for index in self.wanted(limits, stage) if index not in results]

    def _pace_file(self) -> Path:
        return self.file().with_suffix(".pace.json")


@lru_cache
def fingerprint(game: str, part: Part) -> str:
    """A hash of all sources that the results of a game follow from; games do not know one another."""
    roots = [PACKAGE / "kernel", PACKAGE / "bots", PACKAGE / "games" / game]
    if part == Part.OPENSPIEL:
        roots += [PACKAGE / "envs", Path(__file__).with_name("strength_openspiel.py")]
    digest = hashlib.sha256(f"compiled={COMPILED}".encode())
    for root in roots:
        for path in sorted(_sources(root)):
            digest.update(f"\0{path.relative_to(root.parent)}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    if root.is_file():
        yield root
        return
    for suffix in ("py", "toml", "net"):
        yield from root.rglob(f"*.{suffix}")


def measure(books: list[Book], limits: Limits, tell: Tell) -> bool:
    """Play one game of each contest that has not been measured; returns whether there was time for all."""
    unknown = [book for book in books if book.pace() is None and book.left(limits)]
    if unknown:
        tell(f"Measuring a game of each of {len(unknown)} contests ...")
    for book in unknown:
        if limits.reached():
            return False
        with book.open() as journal:
            index = next(index for index in book.wanted(limits) if index not in journal.results)
            pace, result = _measured_game(book.contest, index)
            journal.add({index: result})
        book.keep_pace(pace)
        tell(f"{_who(book.contest)}: {pace.seconds:.1f} s a game")
    return True


def _who(contest: Contest) -> str:
    return f"{contest.game}, {' – '.join(contest.bots)}"


def _measured_game(contest: Contest, index: int) -> tuple[Pace, Result]:
    game = find_game(contest.game)
    players = [Timed(player) for player in contest.players(game, index)]
    began = time.process_time()
    result = contest.play_with(list(players), game, index)
    seconds = time.process_time() - began
    named = dict(zip(contest.tournament().lineup(index), players, strict=True))
    simulations = [
        getattr(timed.player, "simulations", 0) / max(1, timed.decisions) for timed in named.values()
    ]
    milliseconds = {bot: 1000 * timed.seconds / max(1, timed.decisions) for bot, timed in named.items()}
    return Pace(seconds, milliseconds, max(simulations)), result


class Clock:
    """How much work there is, how much of it is done, and how long the rest will take."""

    def __init__(self, work: float, workers: int) -> None:
        self.work = work
        self.done = 0.0
        self._cores = min(workers, os.cpu_count() or 1)
        self._start = time.monotonic()

    def left(self) -> float:
        """Seconds, at the pace of this run as far as it shows one."""
        rest = max(0.0, self.work - self.done)
        passed = time.monotonic() - self._start
        return rest * passed / self.done if self.done else rest / self._cores


def work_of(books: list[Book], limits: Limits) -> float:
    """How many seconds of one core the games take that are left."""
    return sum(len(book.left(limits)) * _seconds(book) for book in books)


def _seconds(book: Book) -> float:
    pace = book.pace()
    return pace.seconds if pace else 0.0


def carry_out(books: list[Book], limits: Limits, tell: Tell) -> bool:
    """Play what is left, stage by stage; returns whether all is done, and not stopped by the deadline."""
    clock = Clock(work_of(books, limits), limits.workers)
    for stage in range(1, STAGES + 1):
        for book in books:
            if not _play_stage(book, stage, limits, clock, tell):
                return False
    return True


def _play_stage(book: Book, stage: int, limits: Limits, clock: Clock, tell: Tell) -> bool:
    left = book.left(limits, stage)
    if not left:
        return True
    if limits.reached():
        return False
    told = time.monotonic()
    seconds = _seconds(book)
    with book.open() as journal:
        played = _play(book.contest, left, limits.workers)
        try:
            for batch in played:
                journal.add(batch)
                clock.done += seconds * len(batch)
                if limits.reached():
                    return False
                if time.monotonic() - told > _LINE_SECONDS:
                    told = time.monotonic()
                    tell(_line(book, journal.results, limits, clock))
        finally:
            played.close()
        tell(_line(book, journal.results, limits, clock))
    return True


def _play(contest: Contest, left: list[int], workers: int) -> Batches:
    workers = min(workers, len(left))
    return play_here(contest, left) if workers == 1 else play_in_processes(contest, left, workers)


def _line(book: Book, results: dict[int, Result], limits: Limits, clock: Clock) -> str:
    contest = book.contest
    value = contest.estimate(results).value
    shown = f"{value:.1f} points" if contest.measure == POINTS else f"{100 * value:.1f} %"
    games = f"{len(results)} of {len(book.wanted(limits))} games"
    return f"{_who(contest)}: {games}, {shown}; {duration(clock.left())} left"


def duration(seconds: float) -> str:
    """``9 h 20 min``, or ``3 min``, or ``less than a minute``."""
    hours, minutes = divmod(round(seconds / 60), 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min" if minutes else "less than a minute"
