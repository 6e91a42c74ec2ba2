"""Two runs side by side on the same deals: two data sets, two options, or two bots."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tetrarchy.arena.journal import read_results
from tetrarchy.arena.match import Result, Use
from tetrarchy.arena.report.course import forced_share, leader_credit
from tetrarchy.arena.report.many import standing_out
from tetrarchy.arena.summary import Estimate, mean, win_credits
from tetrarchy.kernel.errors import BadRecord
from tetrarchy.kernel.state import SheetLine

_SHARED: Final = ("command", "game", "seats", "seed")
"""What both runs must have alike, so that their deals are the same."""
_SHARES: Final = frozenset(("wins", "first", "leader", "verdict", "forced"))
"""The figures that are parts of a whole."""
LEAST_DEALS: Final = 20
"""With fewer common deals nothing is said to stand out."""


Count: TypeAlias = Callable[[tuple[str, ...], Result], Sequence[float]]
"""Values of a game, told by who sat where and its result."""


class Row(NamedTuple):
    """A figure in both runs; the difference is that of the same deals, the second less the first."""

    key: str
    which: str
    """A seat counted from 1, a bot, a verdict, or a line of the score sheet; empty for all together."""
    one: float
    other: float
    difference: Estimate

    @property
    def is_share(self) -> bool:
        """Whether the values are parts of a whole."""
        return self.key in _SHARES


class UseRow(NamedTuple):
    """How often a seat used a component in a game of either run."""

    use: Use
    one: float
    other: float
    difference: Estimate


class Comparison(NamedTuple):
    """What two runs have told."""

    settings: tuple[dict[str, Any], dict[str, Any]]
    deals: int
    rows: list[Row]
    uses: list[UseRow] = []  # noqa: RUF012 - of a tuple, which nobody changes
    """Where both runs were watched: every use that one of them has seen."""

    def plain(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        rows = [row._asdict() | {"difference": row.difference._asdict()} for row in self.rows]
        uses = [
            row._asdict() | {"use": row.use._asdict(), "difference": row.difference._asdict()}
            for row in self.uses
        ]
        return {"settings": list(self.settings), "deals": self.deals, "rows": rows, "uses": uses}

    def clear(self) -> list[bool]:
        """Which of all differences stand out, given how many there are: the rows, then the uses."""
        differences = [row.difference for row in self.rows] + [row.difference for row in self.uses]
        return standing_out(differences) if self.deals >= LEAST_DEALS else [False] * len(differences)


Side: TypeAlias = tuple[dict[str, Any], Mapping[int, Result]]
"""A run: its settings, and its results by number."""


class _Run(NamedTuple):
    """A run's games by deal, each with who sat where."""

    settings: dict[str, Any]
    deals: dict[int, list[tuple[tuple[str, ...], Result]]]


def compare(one: Path, other: Path) -> Comparison:
    """Set two files of ``simulate`` side by side; BadRecord where their deals have nothing in common."""
    sides = read_results(one), read_results(other)
    for file, (settings, _) in zip((one, other), sides, strict=True):
        if settings.get("command") != "simulate":
            raise BadRecord(
                "not-simulated",
                "{file} is not the file of a single run, so it cannot be compared.",
                file=file,
            )
    return side_by_side(*sides)


def side_by_side(one: Side, other: Side) -> Comparison:
    """Set two runs side by side; BadRecord where their deals have nothing in common."""
    runs = _run(*one), _run(*other)
    unlike = [name for name in _SHARED if runs[0].settings.get(name) != runs[1].settings.get(name)]
    if unlike:
        raise BadRecord(
            "unlike-runs", "The two runs differ in {names}, so they share no deals.", names=", ".join(unlike)
        )
    shared = sorted(runs[0].deals.keys() & runs[1].deals.keys())
    if not shared:
        raise BadRecord("no-common-deals", "The two runs have no deal in common.")
    seats = int(runs[0].settings["seats"])
    rows = [_row("score", "", runs, shared, _scores)]
    rows += [_row("score", str(seat + 1), runs, shared, _of_seat(_points, seat)) for seat in range(seats)]
    if seats > 1:
        rows += [_row("wins", str(seat + 1), runs, shared, _of_seat(_won, seat)) for seat in range(seats)]
    rows += _own(runs, shared)
    rows += _verdicts(runs, shared)
    rows.append(_row("length", "", runs, shared, lambda lineup, result: [result.length]))
    if any(result.seen is None for run in runs for games in run.deals.values() for _, result in games):
        return Comparison((runs[0].settings, runs[1].settings), len(shared), _told(rows))
    rows += _watched(runs, shared, seats)
    return Comparison((runs[0].settings, runs[1].settings), len(shared), _told(rows), _uses(runs, shared))


def _told(rows: Sequence[Row | None]) -> list[Row]:
    return [row for row in rows if row is not None]


def _run(settings: dict[str, Any], results: Mapping[int, Result]) -> _Run:
    """The games of a run, by deal."""
    bots = tuple(settings.get("bots", ()))
    turns = next(
        (turn for turn in range(1, len(bots)) if bots[turn:] + bots[:turn] == bots), max(1, len(bots))
    )
    deals: dict[int, list[tuple[tuple[str, ...], Result]]] = {}
    for index, result in sorted(results.items()):
        turn = index % turns
        deals.setdefault(index // turns, []).append((bots[turn:] + bots[:turn], result))
    whole = {deal: games for deal, games in deals.items() if len(games) == turns}
    return _Run(settings, whole)


def _won(result: Result) -> Sequence[float]:
    return win_credits(result.places)


def _points(result: Result) -> Sequence[float]:
    return result.scores


def _scores(lineup: tuple[str, ...], result: Result) -> Sequence[float]:
    return result.scores


def _of_seat(values: Callable[[Result], Sequence[float]], seat: int) -> Count:
    """A seat's part of what a game has for all."""
    return lambda lineup, result: [values(result)[seat]]


def _row(
    key: str,
    which: str,
    runs: tuple[_Run, _Run],
    deals: Sequence[int],
    values: Count,
    second: Count | None = None,
) -> Row | None:
    """A figure, deal by deal; ``second`` counts it in the second run where that is done otherwise.

    Deals in which a run has no value for it are left out; None where that are all.
    """

    def of_deal(run: _Run, deal: int, count: Count) -> float | None:
        found = [value for lineup, result in run.deals[deal] for value in count(lineup, result)]
        return math.fsum(found) / len(found) if found else None

    pairs = [
        (one, other)
        for deal in deals
        if (one := of_deal(runs[0], deal, values)) is not None
        and (other := of_deal(runs[1], deal, second or values)) is not None
    ]
    return Row(key, which, *_difference(pairs)) if pairs else None


def _difference(pairs: Sequence[tuple[float, float]]) -> tuple[float, float, Estimate]:
    """The means of both runs, and that of the differences by deal."""
    one, other = (math.fsum(values) / len(pairs) for values in zip(*pairs, strict=True))
    return one, other, mean([second - first for first, second in pairs])


def _own(runs: tuple[_Run, _Run], deals: Sequence[int]) -> list[Row | None]:
    """Where one bot takes another's place: how each did there."""
    lineups = [tuple(run.settings.get("bots", ())) for run in runs]
    changed = sorted({pair for pair in zip(*lineups, strict=True) if pair[0] != pair[1]})
    if len(changed) != 1:
        return []
    names = changed[0]

    def counted(name: str, of: Callable[[Result], Sequence[float]]) -> Count:
        return lambda lineup, result: [
            value for bot, value in zip(lineup, of(result), strict=True) if bot == name
        ]

    which = " → ".join(names)
    return [
        _row(key, which, runs, deals, counted(names[0], of), counted(names[1], of))
        for key, of in (("score", _points), ("wins", _won))
        if key == "score" or len(lineups[0]) > 1
    ]


def _verdicts(runs: tuple[_Run, _Run], deals: Sequence[int]) -> list[Row | None]:
    """The share of the sheets that got each verdict, where the game gives any."""
    every = [result for run in runs for deal in deals for _, result in run.deals[deal]]

    def given(verdict: str) -> Count:
        return lambda lineup, result: [float(own == verdict) for own in result.verdicts]

    verdicts = dict.fromkeys(verdict for result in every for verdict in result.verdicts if verdict)
    return [_row("verdict", verdict, runs, deals, given(verdict)) for verdict in verdicts]


def _watched(runs: tuple[_Run, _Run], deals: Sequence[int], seats: int) -> list[Row | None]:
    """What is known of games that were watched: how they come about, and the lines of the score sheet."""
    rows = [
        _row("choices", "", runs, deals, _choices),
        _row("forced", "", runs, deals, _forced),
    ]
    if seats > 1:
        rows += [_row("first", "", runs, deals, _of_first), _row("leader", "", runs, deals, _of_leader)]
    keys = dict.fromkeys(
        line.key
        for run in runs
        for deal in deals
        for _, result in run.deals[deal]
        for sheet in _lines(result)
        for line in sheet
    )

    def points(key: str) -> Count:
        return lambda lineup, result: [dict(sheet).get(key, 0) for sheet in _lines(result)]

    return rows + [_row("sheet", key, runs, deals, points(key)) for key in keys]


def _choices(lineup: tuple[str, ...], result: Result) -> Sequence[float]:
    """How many actions were open at a decision, on average."""
    seen = result.seen
    return [math.fsum(seen.choices) / len(seen.choices)] if seen and seen.choices else []


def _forced(lineup: tuple[str, ...], result: Result) -> Sequence[float]:
    """The share of decisions without a choice."""
    return [forced_share(result.seen.choices)] if result.seen else []


def _of_first(lineup: tuple[str, ...], result: Result) -> Sequence[float]:
    """What part of the victory goes to who began."""
    seen = result.seen
    return [] if seen is None or seen.first is None else [win_credits(result.places)[seen.first]]


def _of_leader(lineup: tuple[str, ...], result: Result) -> Sequence[float]:
    """What part of the victory goes to who leads halfway."""
    course = result.seen.course if result.seen else ()
    return [leader_credit(course[len(course) // 2], result)] if course else []


def _lines(result: Result) -> tuple[tuple[SheetLine, ...], ...]:
    return result.seen.sheets if result.seen else ()


def _uses(runs: tuple[_Run, _Run], deals: Sequence[int]) -> list[UseRow]:
    """How often a seat used each component, in both runs."""
    counted = tuple([_uses_of(run.deals[deal]) for deal in deals] for run in runs)
    every = sorted({use for run in counted for of_deal in run for use in of_deal})
    return [
        UseRow(
            use,
            *_difference(
                [(one.get(use, 0.0), other.get(use, 0.0)) for one, other in zip(*counted, strict=True)]
            ),
        )
        for use in every
    ]


def _uses_of(games: Sequence[tuple[tuple[str, ...], Result]]) -> dict[Use, float]:
    """How often a seat used each component in the games of a deal, on average."""
    times: Counter[Use] = Counter()
    sheets = 0
    for _, result in games:
        for of_seat in result.seen.uses if result.seen else ():
            times.update(of_seat)
            sheets += 1
    return {use: number / sheets for use, number in times.items()}
