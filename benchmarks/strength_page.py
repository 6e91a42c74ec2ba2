"""The document on strength, out of the games played so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from benchmarks.strength_plan import AHEAD, POINTS, Contest, Part
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

_COMMAND: Final = "./run bench strength --write docs/strength.md"
_TITLES: Final = {
    Part.METHODS: "Methods at equal budget",
    Part.LEVELS: "Neighbouring levels",
    Part.OPENSPIEL: "Against OpenSpiel's own bots",
    Part.SOLO: "Alone",
}
_NOTES: Final = {
    Part.METHODS: "Two players, 10 ms a decision; `greedy` and `random` need no time.",
    Part.LEVELS: "Two players, each level against the one below, all budgets divided by ten.",
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


class Finding(NamedTuple):
    """What is known of a contest."""

    contest: Contest
    games: int
    estimate: Estimate | None
    pace: Pace | None

    def missing(self) -> int:
        """How many games are still to be played."""
        return max(0, self.contest.tournament().total() - self.games)

    def verdict(self) -> str:
        """Whether the bar is met; where the interval contains it, that is not decided."""
        if self.estimate is None:
            return UNPLAYED
        if self.estimate.low >= self.contest.bar:
            return MET
        return MISSED if self.estimate.high < self.contest.bar else OPEN


def finding(book: Book) -> Finding:
    """What the journal of a contest comes to."""
    results = book.results()
    estimate = book.contest.estimate(results) if results else None
    return Finding(book.contest, len(results), estimate, book.pace())


def page(findings: Sequence[Finding], day: str) -> str:
    """The whole document, in Markdown."""
    engine = "compiled" if COMPILED else "interpreted"
    blocks = [
        "# Strength",
        f"How strong the bots are. `{_COMMAND}` plays what is missing and writes this document; it goes on "
        f"where it was stopped. This one is of {day}.",
        "Every figure has its 95 % interval in brackets. A share of games counts an equal place as half a "
        "game; both bots play each deal from both seats, and the interval takes games of one deal together. "
        "A bar is *met* when the whole interval lies at it or above, *missed* when the whole interval lies "
        "below, and *not yet decided* when the interval contains it.",
        f"Each game runs on one core, with the {engine} engine. A bot's budget is the CPU time of its own "
        "thread: a faster core makes the bots with budgets stronger, and other load on the machine does not "
        "make them weaker as long as they get a tenth of a core.",
        "## Summary",
        _summary(findings),
    ]
    for part in Part:
        of_part = [found for found in findings if found.contest.part == part]
        if of_part:
            blocks += [f"## {_TITLES[part]}", _NOTES[part], _figures(part, of_part)]
    return "\n\n".join(blocks) + "\n"


def _summary(findings: Sequence[Finding]) -> str:
    rows = []
    for part in Part:
        verdicts = [found.verdict() for found in findings if found.contest.part == part]
        missing = sum(found.missing() for found in findings if found.contest.part == part)
        if verdicts:
            rows.append([_TITLES[part], *(str(verdicts.count(word)) for word in VERDICTS), f"{missing:,}"])
    return _table(["bars", *VERDICTS, "games to play"], rows)


def _figures(part: Part, findings: Sequence[Finding]) -> str:
    header = ["game", "contest", "games", "figure", "bar", "verdict"]
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
        "–" if found.estimate is None else _estimate(contest, found.estimate),
        f"≥ {_number(contest, contest.bar)}" if contest.part != Part.OPENSPIEL else "> 50 %",
        found.verdict() + _tendency(found),
    ]


@lru_cache
def _name(game: str) -> str:
    return Texts("en", find_game(game)).say("name")


def _contest(contest: Contest) -> str:
    if contest.measure == AHEAD:
        return f"`{contest.bots[0]}` beats `{contest.bots[1]}`"
    changed = _changed(contest)
    what = "mean points" if contest.measure == POINTS else f"{contest.measure} or better"
    return f"`{contest.bots[0]}`{changed}: {what}"


def _changed(contest: Contest) -> str:
    """The options, where the game has any that are worth telling."""
    told = [f"{name} {value}" for name, value in contest.options.items() if name in ("module", "side")]
    return f" ({', '.join(told)})" if told else ""


def _tendency(found: Finding) -> str:
    if found.verdict() != OPEN or found.estimate is None:
        return ""
    return ", above so far" if found.estimate.value >= found.contest.bar else ", below so far"


def _times(found: Finding) -> list[str]:
    if found.pace is None:
        return ["–"] * 3
    times = [f"{found.pace.milliseconds[bot]:.0f}" for bot in found.contest.bots]
    return [*times, f"{found.pace.simulations:.0f}"]


def _estimate(contest: Contest, estimate: Estimate) -> str:
    value, low, high = (_number(contest, number, 1) for number in estimate)
    return f"{value} [{low}, {high}]"


def _number(contest: Contest, number: float, digits: int = 0) -> str:
    return f"{number:.{digits}f}" if contest.measure == POINTS else f"{100 * number:.{digits}f} %"


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, ["---"] * len(header), *rows))
