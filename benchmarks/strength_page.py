"""The document on strength, out of the games played so far.

A contest that has not been played with the sources of today keeps its row of the document before, with the
day of that row.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, NamedTuple

from benchmarks.strength_plan import AHEAD, POINTS, WINS, Contest, Part
from benchmarks.strength_work import Book, Pace
from tetrarchy.arena.summary import Estimate
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel import COMPILED
from tetrarchy.text import Texts

MET: Final = "met"
MISSED: Final = "missed"
OPEN: Final = "not yet decided"
UNPLAYED: Final = "not played"
VERDICTS: Final = (MET, OPEN, MISSED, UNPLAYED)
TOLD: Final = "–"
"""The verdict where there is no bar, and what stands for a figure that there is not."""

_COMMAND: Final = "./run bench strength --write docs/strength.md"
_TITLES: Final = {
    Part.METHODS: "Methods at equal budget",
    Part.LEVELS: "Neighbouring levels",
    Part.LEARNED: "Search with a net",
    Part.OPENSPIEL: "Against OpenSpiel's own bots",
    Part.SOLO: "Alone",
}
_NOTES: Final = {
    Part.METHODS: "Two players, 10 ms a decision; `greedy` and `random` need no time.",
    Part.LEVELS: "Two players, each level against the one below, all budgets divided by ten.",
    Part.LEARNED: (
        "`learned` is `search` with a net ([training](training.md)); both have the same time for a decision. "
        "Two players; in a game of four, three of them are `search`, and the figure is the share of "
        "victories."
    ),
    Part.OPENSPIEL: (
        "Two players, 50 ms a decision for both. OpenSpiel's Python bots play through the adapter: MCTS "
        "where everything lies open, else ISMCTS with `ResampleFromInfostate`, both with exploration "
        "constant 2 and random rollouts. The rollouts run in Tetrarchy's engine, many times faster than "
        "through the adapter, and so in the opponent's favour. How many simulations it makes at a decision "
        "follows from how long those at the last one took. The times are those of one measured game, for "
        "decisions with a choice."
    ),
    Part.SOLO: "One player, 50 ms a decision.",
}
_HEADER: Final = ("game", "contest", "games", "figure", "bar", "verdict", "day")
_GAMES, _FIGURE, _DAY = (_HEADER.index(word) for word in ("games", "figure", "day"))
_TOLD_OPTIONS: Final = ("module", "side", "scenario")
_NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
_IS_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_DATE: Final = re.compile(rf"This one is of ({_IS_DAY.pattern})\.")


class Finding(NamedTuple):
    """What is known of a contest."""

    contest: Contest
    games: int
    estimate: Estimate | None
    pace: Pace | None
    day: str = ""
    """The day of the last of its games."""

    def missing(self) -> int:
        """How many games are still to be played."""
        return max(0, self.contest.tournament().total() - self.games)

    def verdict(self) -> str:
        """Whether the bar is met; where the interval contains it, that is not decided."""
        if self.estimate is None:
            return UNPLAYED
        if self.contest.bar is None:
            return TOLD
        if self.estimate.low >= self.contest.bar:
            return MET
        return MISSED if self.estimate.high < self.contest.bar else OPEN


def finding(book: Book) -> Finding:
    """What the journal of a contest comes to."""
    results = book.results()
    if not results:
        return Finding(book.contest, 0, None, book.pace())
    day = datetime.fromtimestamp(book.file().stat().st_mtime, UTC)
    return Finding(book.contest, len(results), book.contest.estimate(results), book.pace(), f"{day:%Y-%m-%d}")


def page(findings: Sequence[Finding], day: str, before: str = "") -> str:
    """The whole document, in Markdown; ``before`` is the one that it takes the place of."""
    rows = _rows_of(before)
    findings = [_known(found, rows) for found in findings]
    engine = "compiled" if COMPILED else "interpreted"
    blocks = [
        "# Strength",
        f"How strong the bots are. `{_COMMAND}` plays what is missing and writes this document; it goes on "
        f"where it was stopped. This one is of {day}. Each row has the day of its last game: one whose "
        "contest has not been played since the sources changed stays as it was.",
        "Every figure has its 95 % interval in brackets. A share of games counts an equal place as half a "
        "game; both bots play each deal from both seats, and the interval takes games of one deal together. "
        "A bar is *met* when the whole interval lies at it or above, *missed* when the whole interval lies "
        "below, and *not yet decided* when the interval contains it.",
        f"Each game runs on one core, with the {engine} engine. A bot's budget is the CPU time of its own "
        "thread: a faster core makes the bots with budgets stronger, and other load on the machine does not "
        "make them weaker.",
        "## Summary",
        _summary(findings),
    ]
    for part in Part:
        of_part = [found for found in findings if found.contest.part == part]
        if of_part:
            blocks += [f"## {_TITLES[part]}", _NOTES[part], _figures(part, of_part)]
    return "\n\n".join(blocks) + "\n"


def _rows_of(document: str) -> dict[tuple[str, str], list[str]]:
    """The rows of all contests that a document tells of, by game and contest; each ends with its day."""
    found = {}
    of = _DATE.search(document)
    for line in document.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if len(cells) >= _DAY and re.match(r"\d+\b", cells[_GAMES]) and _NUMBER.match(cells[_FIGURE]):
            if len(cells) == _DAY or not _IS_DAY.fullmatch(cells[_DAY]):
                cells.insert(_DAY, of[1] if of else TOLD)
            found[cells[0], cells[1]] = cells
    return found


def _known(found: Finding, rows: dict[tuple[str, str], list[str]]) -> Finding:
    """What a row of the document before tells of a contest of which there is no game now."""
    contest = found.contest
    row = rows.get((_name(contest.game), _contest(contest)))
    if found.games or row is None:
        return found
    scale = 1 if contest.measure == POINTS else 100
    value, low, high = (float(number) / scale for number in _NUMBER.findall(row[_FIGURE])[:3])
    pace = None
    if contest.part == Part.OPENSPIEL and all(cell != TOLD for cell in row[_DAY + 1 :]):
        *times, simulations = (float(cell) for cell in row[_DAY + 1 :])
        pace = Pace(0.0, dict(zip(contest.bots, times, strict=True)), simulations)
    return Finding(contest, int(row[_GAMES].split()[0]), Estimate(value, low, high), pace, row[_DAY])


def _summary(findings: Sequence[Finding]) -> str:
    rows = []
    for part in Part:
        barred = [
            f for f in findings if f.contest.part == part and (f.contest.bar is not None or not f.games)
        ]
        verdicts = [found.verdict() for found in barred]
        missing = sum(found.missing() for found in findings if found.contest.part == part)
        if verdicts:
            rows.append([_TITLES[part], *(str(verdicts.count(word)) for word in VERDICTS), f"{missing:,}"])
    return _table(["bars", *VERDICTS, "games to play"], rows)


def _figures(part: Part, findings: Sequence[Finding]) -> str:
    header = list(_HEADER)
    if part == Part.OPENSPIEL:
        header += ["ms a decision, ours", "theirs", "their simulations"]
    rows = []
    for game in GAMES:
        for found in findings:
            if found.contest.game == game:
                rows.append(_row(found) + (_times(found) if part == Part.OPENSPIEL else []))
    return _table(header, rows)


def _row(found: Finding) -> list[str]:
    contest = found.contest
    return [
        _name(contest.game),
        _contest(contest),
        f"{found.games}" + (f" ({found.missing()} missing)" if found.missing() else ""),
        TOLD if found.estimate is None else _estimate(contest, found.estimate),
        TOLD if contest.bar is None else f"≥ {_number(contest, contest.bar)}",
        found.verdict() + _tendency(found),
        found.day or TOLD,
    ]


@lru_cache
def _name(game: str) -> str:
    return Texts("en", find_game(game)).say("name")


def _contest(contest: Contest) -> str:
    if contest.measure == AHEAD:
        return f"`{contest.bots[0]}` beats `{contest.bots[1]}`"
    if contest.measure == WINS:
        return f"`{contest.bots[0]}` against {len(contest.bots) - 1} of `{contest.bots[1]}`"
    changed = _changed(contest)
    if contest.measure == POINTS:
        return f"`{contest.bots[0]}`{changed}: mean points"
    best = find_game(contest.game).verdicts[-1]
    what = best if contest.measure == best else f"{contest.measure} or better"
    return f"`{contest.bots[0]}`{changed}: {what}"


def _changed(contest: Contest) -> str:
    """The options, where the game has any that are worth telling."""
    told = [f"{name} {value}" for name, value in contest.options.items() if value and name in _TOLD_OPTIONS]
    return f" ({', '.join(told)})" if told else ""


def _tendency(found: Finding) -> str:
    bar = found.contest.bar
    if found.verdict() != OPEN or found.estimate is None or bar is None:
        return ""
    return ", above so far" if found.estimate.value >= bar else ", below so far"


def _times(found: Finding) -> list[str]:
    if found.pace is None:
        return [TOLD] * 3
    times = [f"{found.pace.milliseconds[bot]:.0f}" for bot in found.contest.bots]
    return [*times, f"{found.pace.simulations:.0f}"]


def _estimate(contest: Contest, estimate: Estimate) -> str:
    value, low, high = (_number(contest, number, 1) for number in estimate)
    return f"{value} [{low}, {high}]"


def _number(contest: Contest, number: float, digits: int = 0) -> str:
    return f"{number:.{digits}f}" if contest.measure == POINTS else f"{100 * number:.{digits}f} %"


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, ["---"] * len(header), *rows))
