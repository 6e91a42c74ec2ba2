"""Two runs of ``simulate`` side by side: two data sets, or two bots, on the same deals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tetrarchy.arena.journal import read_results
from tetrarchy.arena.match import Result
from tetrarchy.arena.summary import Estimate, mean, win_credits
from tetrarchy.kernel.errors import BadRecord
from tetrarchy.kernel.state import SheetLine

_SHARED: Final = ("command", "game", "seats", "seed")
"""What both runs must have alike, so that their deals are the same."""


Count: TypeAlias = Callable[[tuple[str, ...], Result], Sequence[float]]
"""Values of a game, told by who sat where and its result."""


class Row(NamedTuple):
    """A figure in both runs; the difference is that of the same deals, the second less the first."""

    key: str
    which: str
    """A seat counted from 1, a bot, or a line of the score sheet; empty for all together."""
    one: float
    other: float
    difference: Estimate


class Comparison(NamedTuple):
    """What two runs have told."""

    settings: tuple[dict[str, Any], dict[str, Any]]
    deals: int
    rows: list[Row]

    def plain(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        rows = [row._asdict() | {"difference": row.difference._asdict()} for row in self.rows]
        return {"settings": list(self.settings), "deals": self.deals, "rows": rows}


class _Run(NamedTuple):
    """A run's games by deal, each with who sat where."""

    settings: dict[str, Any]
    deals: dict[int, list[tuple[tuple[str, ...], Result]]]


def compare(one: Path, other: Path) -> Comparison:
    """Set two files of results side by side; BadRecord where their deals have nothing in common."""
    runs = _read(one), _read(other)
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
    rows.append(_row("length", "", runs, shared, lambda lineup, result: [result.length]))
    rows += _sheets(runs, shared)
    return Comparison((runs[0].settings, runs[1].settings), len(shared), rows)


def _read(file: Path) -> _Run:
    """The games of a file, by deal."""
    settings, results = read_results(file)
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
) -> Row:
    """A figure, deal by deal; ``second`` counts it in the second run where that is done otherwise."""

    def of_deal(run: _Run, deal: int, count: Count) -> float:
        found = [value for lineup, result in run.deals[deal] for value in count(lineup, result)]
        return math.fsum(found) / len(found)

    one = [of_deal(runs[0], deal, values) for deal in deals]
    other = [of_deal(runs[1], deal, second or values) for deal in deals]
    differences = mean([b - a for a, b in zip(one, other, strict=True)])
    return Row(key, which, math.fsum(one) / len(one), math.fsum(other) / len(other), differences)


def _own(runs: tuple[_Run, _Run], deals: Sequence[int]) -> list[Row]:
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


def _sheets(runs: tuple[_Run, _Run], deals: Sequence[int]) -> list[Row]:
    """The lines of the score sheet, where both runs kept them for a report."""
    every = [result for run in runs for games in run.deals.values() for _, result in games]
    if any(result.seen is None for result in every):
        return []
    keys = dict.fromkeys(line.key for result in every for sheet in _lines(result) for line in sheet)

    def points(key: str) -> Count:
        return lambda lineup, result: [dict(sheet).get(key, 0) for sheet in _lines(result)]

    return [_row("sheet", key, runs, deals, points(key)) for key in keys]


def _lines(result: Result) -> tuple[tuple[SheetLine, ...], ...]:
    return result.seen.sheets if result.seen else ()
