"""What many games come to: means and shares with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tetrarchy.arena.match import Result

_Z: Final = 1.959963984540054
"""The half-width of the middle 95 % of the normal distribution."""


class Estimate(NamedTuple):
    """A value, and the 95 % interval around it."""

    value: float
    low: float
    high: float


class Summary(NamedTuple):
    """The result of a simulation.

    A win share is the part of the games that was won; those who share a victory share the game too.
    A bot that has several seats gets the wins of all of them, and its mean score is taken over all of them.
    """

    games: int
    score_by_bot: dict[str, Estimate]
    score_by_seat: list[Estimate]
    wins_by_bot: dict[str, Estimate]
    wins_by_seat: list[Estimate]
    length: Estimate
    verdicts: dict[str, Estimate]
    """The share of the sheets that each verdict was given to, where the game has any."""

    def plain(self) -> dict[str, Any]:
        """The summary as plain data."""

        def nested(
            by_bot: dict[str, Estimate], by_seat: list[Estimate]
        ) -> tuple[dict[str, Any], dict[str, Any]]:
            values = {
                "by_bot": {bot: estimate.value for bot, estimate in by_bot.items()},
                "by_seat": [estimate.value for estimate in by_seat],
            }
            intervals = {
                "by_bot": {bot: [estimate.low, estimate.high] for bot, estimate in by_bot.items()},
                "by_seat": [[estimate.low, estimate.high] for estimate in by_seat],
            }
            return values, intervals

        score, score_interval = nested(self.score_by_bot, self.score_by_seat)
        wins, wins_interval = nested(self.wins_by_bot, self.wins_by_seat)
        return {
            "games": self.games,
            "mean_score": score,
            "mean_score_interval": score_interval,
            "win_share": wins,
            "win_share_interval": wins_interval,
            "verdict_share": {verdict: estimate.value for verdict, estimate in self.verdicts.items()},
            "verdict_share_interval": {
                verdict: [estimate.low, estimate.high] for verdict, estimate in self.verdicts.items()
            },
            "mean_length": self.length.value,
            "mean_length_interval": [self.length.low, self.length.high],
        }


def summarise(results: Sequence[Result], lineups: Sequence[Sequence[str]]) -> Summary:
    """Put games together; each has the bots' names by seat in ``lineups``."""
    seats = len(lineups[0])
    bots = sorted({bot for lineup in lineups for bot in lineup})
    wins = [win_credits(result.places) for result in results]
    scores_of: dict[str, list[int]] = {bot: [] for bot in bots}
    wins_of: dict[str, float] = dict.fromkeys(bots, 0.0)
    for result, credit, lineup in zip(results, wins, lineups, strict=True):
        for seat, bot in enumerate(lineup):
            scores_of[bot].append(result.scores[seat])
            wins_of[bot] += credit[seat]
    games = len(results)
    given = [verdict for result in results for verdict in result.verdicts]
    return Summary(
        games=games,
        score_by_bot={bot: mean(scores_of[bot]) for bot in bots},
        score_by_seat=[mean([result.scores[seat] for result in results]) for seat in range(seats)],
        wins_by_bot={bot: share(wins_of[bot], games) for bot in bots},
        wins_by_seat=[share(math.fsum(credit[seat] for credit in wins), games) for seat in range(seats)],
        length=mean([result.length for result in results]),
        verdicts={
            verdict: share(given.count(verdict), len(given)) for verdict in dict.fromkeys(filter(None, given))
        },
    )


def win_credits(places: Sequence[int]) -> list[float]:
    """Each seat's part of the victory; a game that nobody wins gives none."""
    winners = list(places).count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def mean(values: Sequence[float]) -> Estimate:
    """The mean, with the normal interval; a single value has no width."""
    number = len(values)
    middle = math.fsum(values) / number
    if number == 1:
        return Estimate(middle, middle, middle)
    variance = math.fsum((value - middle) ** 2 for value in values) / (number - 1)
    half = _Z * math.sqrt(variance / number)
    return Estimate(middle, middle - half, middle + half)


def share(successes: float, number: int) -> Estimate:
    """A part of a whole, with Wilson's interval."""
    part = successes / number
    spread = _Z * _Z / number
    centre = (part + spread / 2) / (1 + spread)
    half = _Z / (1 + spread) * math.sqrt(part * (1 - part) / number + spread / (4 * number))
    return Estimate(part, max(0.0, centre - half), min(1.0, centre + half))
