"""How a result comes about: who begins, what is decided without a choice, who leads after a round."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tetrarchy.arena.match import Result
from tetrarchy.arena.report.components import LEAST_GAMES, leads_of
from tetrarchy.arena.report.correlation import Pairs, correlation
from tetrarchy.arena.report.games import Games
from tetrarchy.arena.summary import Estimate, win_credits


class First(NamedTuple):
    """What it is worth to begin."""

    games: int
    wins: Estimate
    """The share of the victories that go to who began."""
    lead: Estimate
    """By how many points who began ends ahead of the others' mean."""


class Stage(NamedTuple):
    """How things stand after a round that is not a game's last."""

    round: int
    games: int
    """In how many games there was a round after it."""
    lead: Estimate
    """How far the first is ahead of the second."""
    leader_wins: Estimate
    """The share of the victories that go to who leads now; those who share the lead share this too."""
    told: Estimate | None
    """How the lead now goes together with that at the end (correlation); None where it cannot be told."""


def first_of(games: Games) -> First | None:
    """What it is worth to begin; None alone, and where nobody begins."""
    began = {index: seen.first for index, seen in games.seen.items() if seen.first is not None}
    if len(games.seats) == 1 or not began:
        return None
    wins = {index: [win_credits(games.results[index].places)[seat]] for index, seat in began.items()}
    leads = {index: [leads_of(games.results[index].scores)[seat]] for index, seat in began.items()}
    return First(len(began), games.share(wins), games.mean(leads))


def forced_of(games: Games) -> Estimate:
    """The share of a game's decisions that leave one answer, on average over the games."""
    return games.share({index: [forced_share(seen.choices)] for index, seen in games.seen.items()})


def forced_share(choices: Sequence[int]) -> float:
    """The share of decisions without a choice."""
    return choices.count(1) / len(choices) if choices else 0.0


def stages_of(games: Games) -> list[Stage]:
    """How things stand after each round that enough deals have reached; alone nobody leads."""
    if len(games.seats) == 1:
        return []
    found: list[Stage] = []
    for at in range(max(len(seen.course) for seen in games.seen.values())):
        after = {index: seen.course[at] for index, seen in games.seen.items() if at < len(seen.course)}
        if len({games.deals[index] for index in after}) < LEAST_GAMES:
            break
        found.append(_stage(games, at + 1, after))
    return found


def _stage(games: Games, number: int, after: Mapping[int, Sequence[int]]) -> Stage:
    wins = {index: [leader_credit(points, games.results[index])] for index, points in after.items()}
    leads = {index: [first_lead(points)] for index, points in after.items()}
    return Stage(number, len(after), games.mean(leads), games.share(wins), correlation(_pairs(games, after)))


def _pairs(games: Games, after: Mapping[int, Sequence[int]]) -> list[Pairs]:
    """Every seat's lead now and at the end, by deal."""
    by_deal: dict[int, Pairs] = {}
    for index, points in after.items():
        now, end = leads_of(points), leads_of(games.results[index].scores)
        by_deal.setdefault(games.deals[index], []).extend(zip(now, end, strict=True))
    return list(by_deal.values())


def first_lead(points: Sequence[int]) -> int:
    """How far the first is ahead of the second."""
    best, second = sorted(points, reverse=True)[:2]
    return best - second


def leader_credit(points: Sequence[int], result: Result) -> float:
    """What part of the victory goes to who has most points now, on average over those who share the lead."""
    won = win_credits(result.places)
    leaders = [seat for seat, own in enumerate(points) if own == max(points)]
    return math.fsum(won[seat] for seat in leaders) / len(leaders)
