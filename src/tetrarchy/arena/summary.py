"""What many games come to: means and shares with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from tetrarchy.arena.match import Result

Z: Final = 1.959963984540054
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
    lost_turns: dict[str, dict[str, int]]
    """How many turns each program lost, by fault, where any did."""

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
            "lost_turns": self.lost_turns,
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
        lost_turns=lost_turns(results, lineups),
    )


def lost_turns(results: Sequence[Result], lineups: Sequence[Sequence[str]]) -> dict[str, dict[str, int]]:
    """How many turns each program lost in all games, by fault."""
    found: dict[str, dict[str, int]] = {}
    for result, lineup in zip(results, lineups, strict=True):
        for seat, fault, turns in result.lost:
            of_bot = found.setdefault(lineup[seat], {})
            of_bot[fault] = of_bot.get(fault, 0) + turns
    return found


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
    half = Z * math.sqrt(variance / number)
    return Estimate(middle, middle - half, middle + half)


def share(successes: float, number: float) -> Estimate:
    """A part of a whole, with Wilson's interval."""
    part = successes / number
    spread = Z * Z / number
    centre = (part + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(part * (1 - part) / number + spread / (4 * number))
    return Estimate(part, max(0.0, centre - half), min(1.0, centre + half))


def mean_of_groups(groups: Iterable[Sequence[float]]) -> Estimate:
    """The mean of values in groups; values of one group may depend on each other, groups do not."""
    whole = _independent(groups)
    number, middle, squares = _moments(whole)
    if len(whole) == 1:
        return Estimate(middle, middle, middle)
    half = Z * math.sqrt(squares * len(whole) / (len(whole) - 1)) / number
    return Estimate(middle, middle - half, middle + half)


def share_of_groups(groups: Iterable[Sequence[float]]) -> Estimate:
    """The mean of values from 0 to 1 in groups, with Wilson's interval.

    Where the values of a group go together the interval is as wide as with fewer values; it is never
    narrower than for values that have nothing to do with each other.
    """
    number, part, squares = _moments(_independent(groups))
    apart = number * part * (1 - part)
    effective = number if squares <= apart else number * apart / squares
    return share(part * effective, effective)


def _independent(groups: Iterable[Sequence[float]]) -> list[Sequence[float]]:
    """The groups; a single one tells nothing about how they differ, and is taken apart."""
    whole = list(groups)
    return whole if len(whole) > 1 else [[value] for value in whole[0]]


def _moments(groups: Sequence[Sequence[float]]) -> tuple[int, float, float]:
    """How many values there are, their mean, and the sum of the squares of the groups' distances from it."""
    number = sum(len(group) for group in groups)
    middle = math.fsum(value for group in groups for value in group) / number
    return number, middle, math.fsum((math.fsum(group) - middle * len(group)) ** 2 for group in groups)
