"""What a tournament comes to: ratings, shares of victory and differences in points, with 95 % intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from tetrarchy.arena.match import Result
from tetrarchy.arena.rating import Comparison, rate
from tetrarchy.arena.summary import Estimate, lost_turns, mean_of_groups, share_of_groups, win_credits


class SeatedResult(NamedTuple):
    """A game that is over: its deal, who sat where, and how it went."""

    deal: int
    lineup: tuple[str, ...]
    result: Result


class BotStanding(NamedTuple):
    """How a bot did in all its games."""

    bot: str
    games: int
    rating: Estimate
    wins: Estimate
    """Its part of the victories; those who share one share it here too."""
    score: Estimate
    verdicts: dict[str, Estimate]


class PairStanding(NamedTuple):
    """How a bot did against another, over all games that both were in.

    Alone at the table, they are compared by their games of the same deal.
    """

    bot: str
    other: str
    games: int
    ahead: Estimate
    """The part of the games in which the first was placed better; an equal place counts half."""
    difference: Estimate
    """How many points more the first had."""


class Standings(NamedTuple):
    """A tournament's result; the best bots first."""

    games: int
    bots: list[BotStanding]
    pairs: list[PairStanding]
    lost_turns: dict[str, dict[str, int]]

    def plain(self) -> dict[str, Any]:
        """The standings as plain data."""
        return {
            "games": self.games,
            "bots": [
                {
                    "bot": bot.bot,
                    "games": bot.games,
                    **_plain("rating", bot.rating),
                    **_plain("win_share", bot.wins),
                    **_plain("mean_score", bot.score),
                    "verdicts": {name: _plain("share", part) for name, part in bot.verdicts.items()},
                }
                for bot in self.bots
            ],
            "pairs": [
                {
                    "bot": pair.bot,
                    "other": pair.other,
                    "games": pair.games,
                    **_plain("ahead_share", pair.ahead),
                    **_plain("score_difference", pair.difference),
                }
                for pair in self.pairs
            ],
            "lost_turns": self.lost_turns,
        }


class _Meeting(NamedTuple):
    """Two bots that are compared: their numbers, the first one's credit, and how many points more it has."""

    one: int
    other: int
    credit: float
    difference: int


def stand(bots: Sequence[str], games: Sequence[SeatedResult]) -> Standings | None:
    """Put games together; None where there are none."""
    if not games:
        return None
    deals: dict[int, list[SeatedResult]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    meetings = {deal: list(_meetings(bots, played)) for deal, played in deals.items()}
    ratings = rate(
        len(bots), [[Comparison(m.one, m.other, m.credit) for m in group] for group in meetings.values()]
    )
    ranks = [
        _bot_standing(bot, rating, list(deals.values())) for bot, rating in zip(bots, ratings, strict=True)
    ]
    ranked = sorted((rank for rank in ranks if rank is not None), key=lambda rank: -rank.rating.value)
    order = [rank.bot for rank in ranked]
    pairs = [
        _pair_standing(bots.index(one), bots.index(other), bots, list(meetings.values()))
        for one, other in combinations(order, 2)
    ]
    return Standings(
        len(games),
        ranked,
        [pair for pair in pairs if pair is not None],
        lost_turns([game.result for game in games], [game.lineup for game in games]),
    )


def _meetings(bots: Sequence[str], played: Sequence[SeatedResult]) -> Iterator[_Meeting]:
    """Who can be compared in one deal: those at one table, or those who played it alone."""
    solo = len(played[0].lineup) == 1
    for games in [played] if solo else [[game] for game in played]:
        seats = [
            (bots.index(bot), place, -score if solo else 0, score)
            for _, lineup, result in games
            for bot, place, score in zip(lineup, result.places, result.scores, strict=True)
        ]
        for (one, *mine, points), (other, *theirs, less) in combinations(sorted(seats), 2):
            if one != other:
                credit = 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                yield _Meeting(one, other, credit, points - less)


def _bot_standing(bot: str, rating: Estimate, deals: Sequence[Sequence[SeatedResult]]) -> BotStanding | None:
    wins: list[list[float]] = []
    scores: list[list[float]] = []
    verdicts: list[list[str]] = []
    for played in deals:
        wins.append([])
        scores.append([])
        verdicts.append([])
        for _, lineup, result in played:
            seats = [seat for seat, name in enumerate(lineup) if name == bot]
            if seats:
                credit = win_credits(result.places)
                wins[-1].append(sum(credit[seat] for seat in seats))
                scores[-1] += [result.scores[seat] for seat in seats]
                verdicts[-1] += [result.verdicts[seat] for seat in seats if result.verdicts]
    if not any(wins):
        return None
    words = sorted({verdict for group in verdicts for verdict in group if verdict})
    return BotStanding(
        bot,
        sum(len(group) for group in wins),
        rating,
        share_of_groups(filter(None, wins)),
        mean_of_groups(filter(None, scores)),
        {
            word: share_of_groups(
                [float(verdict == word) for verdict in group] for group in verdicts if group
            )
            for word in words
        },
    )


def _pair_standing(
    one: int, other: int, bots: Sequence[str], groups: Sequence[Sequence[_Meeting]]
) -> PairStanding | None:
    """The first bot against the second, whichever of them has the smaller number."""
    ahead: list[list[float]] = []
    differences: list[list[float]] = []
    for group in groups:
        met = [m for m in group if {m.one, m.other} == {one, other}]
        if met:
            ahead.append([m.credit if m.one == one else 1 - m.credit for m in met])
            differences.append([m.difference if m.one == one else -m.difference for m in met])
    if not ahead:
        return None
    return PairStanding(
        bots[one],
        bots[other],
        sum(len(group) for group in ahead),
        share_of_groups(ahead),
        mean_of_groups(differences),
    )


def _plain(name: str, estimate: Estimate) -> dict[str, Any]:
    return {name: estimate.value, f"{name}_interval": [estimate.low, estimate.high]}
