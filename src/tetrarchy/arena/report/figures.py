"""The figures of a report, out of the results of its games."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tetrarchy.arena.match import Result
from tetrarchy.arena.report.components import UseGroup, kinds_of
from tetrarchy.arena.report.course import First, Stage, first_lead, first_of, forced_of, stages_of
from tetrarchy.arena.report.games import Games, Spread, doubling, quarters
from tetrarchy.arena.simulation import Simulation
from tetrarchy.arena.summary import Estimate, win_credits

PARTS: Final = 10
"""Into how many parts of equal length a game is cut to show how the choices grow and shrink."""


class Figures(NamedTuple):
    """All that a report tells."""

    games: int
    deals: int
    wins_by_seat: list[Estimate]
    wins_by_bot: dict[str, Estimate]
    unwon: Estimate
    """The share of the games that nobody won."""
    scores_by_seat: list[Spread]
    scores_by_bot: dict[str, Spread]
    lead: Spread | None
    """By how much the best score beats the second, where there are two."""
    length: Spread
    choices: Spread
    """The choices of all decisions; the mean is that of the games' means, which a long game does not rule."""
    choices_in_parts: list[Estimate | None]
    """The mean number of choices in each tenth of a game."""
    forced: Estimate
    """The share of a game's decisions that leave one answer."""
    first: First | None
    """What it is worth to begin, where somebody does."""
    stages: list[Stage]
    """Who leads after each round, and what comes of it."""
    sheet: dict[str, Estimate]
    """Mean points by line of the score sheet."""
    verdicts: dict[str, Estimate]
    """The share of the sheets that each verdict was given to."""
    kinds: list[UseGroup]

    def plain(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        found: dict[str, Any] = plain_of(self)
        return found


def plain_of(value: object) -> Any:
    """Figures as plain data: what has named parts becomes a table."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain_of(part) for name, part in value._asdict().items()}
    if isinstance(value, dict):
        return {name: plain_of(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain_of(part) for part in value]
    return value


def figures_of(simulation: Simulation, results: Mapping[int, Result]) -> Figures:
    """Count everything; there is at least one game, and each was seen by a witness."""
    games = Games(simulation, results)
    played = games.results.items()
    wins = {index: win_credits(result.places) for index, result in played}
    lead = {index: [first_lead(result.scores)] for index, result in played} if len(games.seats) > 1 else None
    verdicts = {verdict: None for _, result in played for verdict in result.verdicts if verdict}
    return Figures(
        games=len(results),
        deals=len(set(games.deals.values())),
        wins_by_seat=[
            games.share({index: [won[seat]] for index, won in wins.items()}) for seat in games.seats
        ],
        wins_by_bot={
            bot: games.share(
                {i: [math.fsum(won[seat] for seat in games.seats_of(bot, i))] for i, won in wins.items()}
            )
            for bot in games.bots
        },
        unwon=games.share({index: [float(1 not in result.places)] for index, result in played}),
        scores_by_seat=[
            games.spread({index: [result.scores[seat]] for index, result in played}) for seat in games.seats
        ],
        scores_by_bot={
            bot: games.spread({i: [r.scores[seat] for seat in games.seats_of(bot, i)] for i, r in played})
            for bot in games.bots
        },
        lead=None if lead is None else games.spread(lead),
        length=games.spread({index: [result.length] for index, result in played}),
        choices=_choices(games),
        choices_in_parts=[_choices_in_part(games, part) for part in range(PARTS)],
        forced=forced_of(games),
        first=first_of(games),
        stages=stages_of(games),
        sheet=_sheet(games),
        verdicts={
            verdict: games.share({i: [float(given == verdict) for given in r.verdicts] for i, r in played})
            for verdict in verdicts
        },
        kinds=kinds_of(games),
    )


def _choices(games: Games) -> Spread:
    flat = sorted(number for seen in games.seen.values() for number in seen.choices)
    choices = {index: seen.choices for index, seen in games.seen.items()}
    mean = games.mean({index: [_mean(of_game)] for index, of_game in choices.items()})
    return Spread(len(choices), mean, quarters(flat), games.bins(choices, doubling(flat[-1])))


def _choices_in_part(games: Games, part: int) -> Estimate | None:
    """The mean over the games; one with fewer decisions than parts has none in some."""
    means: dict[int, list[float]] = {}
    for index, seen in games.seen.items():
        number = len(seen.choices)
        cut = seen.choices[number * part // PARTS : number * (part + 1) // PARTS]
        if cut:
            means[index] = [_mean(cut)]
    return games.mean(means) if means else None


def _mean(values: Sequence[int]) -> float:
    return math.fsum(values) / len(values)


def _sheet(games: Games) -> dict[str, Estimate]:
    sheets = {index: [dict(sheet) for sheet in seen.sheets] for index, seen in games.seen.items()}
    keys = {key: None for of_game in sheets.values() for sheet in of_game for key in sheet}
    return {
        key: games.mean({i: [sheet.get(key, 0) for sheet in of_game] for i, of_game in sheets.items()})
        for key in keys
    }
