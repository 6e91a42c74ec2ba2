"""What the use of each component is worth.

The result of a seat is its score less the mean score of the others (alone: its score). It is explained by
how much more often the seat used each component than the others did on average, for each kind of use on
its own, and by seat and bot.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from tetrarchy.arena.match import Use
from tetrarchy.arena.report.games import Games
from tetrarchy.arena.report.many import chance_of
from tetrarchy.arena.report.regression import Fit, Observation, fit
from tetrarchy.arena.summary import Estimate, mean_of_groups, win_credits

LEAST_GAMES: Final = 20
"""In how many deals the seats must differ in a use for its worth to be told."""

Counts: TypeAlias = Mapping[int, Sequence[Counter[Use]]]
"""How often every seat of every game used what."""
Results: TypeAlias = dict[int, list[float]]
"""What is to be explained, by game and seat."""


class Worth(NamedTuple):
    """A component in one kind of use."""

    value: str
    games: int
    """In how many games it was used at all."""
    used: Estimate
    """The share of the seats that used it at least once in a game."""
    times: Estimate
    """How often a seat used it in a game, on average."""
    worth: Estimate | None
    """How many points go with one use more."""
    wins: Estimate | None = None
    """What part of a victory goes with one use more."""
    why_not: str = ""
    """Why there is no worth: the use is ``rare``, or ``alike`` in most deals, or always goes with others
    (``inseparable``), or there are too ``few`` games in all."""


class UseGroup(NamedTuple):
    """All components in one kind of use, the most valuable first."""

    kind: str
    field: str
    relative: bool
    """Whether the worth is compared with the mean of these components."""
    explained: float
    """The part of the results' variance that these uses explain."""
    rows: list[Worth]
    pairs: list[Pair] = []  # noqa: RUF012 - of a tuple, which nobody changes
    """Two components that a seat used in the same game, those that stand out most first."""


class Pair(NamedTuple):
    """Two components together."""

    one: str
    other: str
    games: int
    worth: Estimate
    """How many points more a seat had with both than the two explain by themselves."""


def kinds_of(games: Games) -> list[UseGroup]:
    """Every kind of use: what explains the results best first, what is done without components last."""
    counts = {index: seen.uses for index, seen in games.seen.items()}
    uses: dict[tuple[str, str], set[Use]] = {}
    for of_game in counts.values():
        for of_seat in of_game:
            for use in of_seat:
                uses.setdefault((use.kind if use.field else "", use.field), set()).add(use)
    found = [_kind(*key, sorted(uses[key]), games, counts) for key in sorted(uses)]
    return sorted(found, key=lambda kind: (not kind.field, -kind.explained))


def _kind(
    kind: str,
    field: str,
    uses: Sequence[Use],
    games: Games,
    counts: Counts,
) -> UseGroup:
    differing = {use: len({games.deals[i] for i in _differing(use, counts)}) for use in uses}
    often = [use for use in uses if differing[use] >= LEAST_GAMES]
    often.sort(key=lambda use: (-differing[use], use))
    rare = [use for use in uses if use not in set(often)]
    controls, rows = _observations(games, counts, often, rare, _leads(games))
    pooled = len(often) < len(uses)
    fitted = fit(rows, controls, len(often) + pooled) if often else None
    won: Fit | None = None
    if fitted and len(games.seats) > 1:
        won = fit(
            _observations(games, counts, often, rare, _credits(games))[1], controls, len(often) + pooled
        )
    place = {use: controls + at for at, use in enumerate(often)}
    found = [_worth(use, place.get(use), fitted, won, games, counts) for use in uses]
    found.sort(key=lambda worth: (worth.worth is None, -worth.worth.value if worth.worth else -worth.games))
    relative, explained = (fitted.relative, fitted.explained) if fitted else (False, 0.0)
    pairs = _pairs(rows, fitted, {controls + at: use for at, use in enumerate(often)}) if fitted else []
    return UseGroup(kind, field, relative, explained, found, pairs)


def _leads(games: Games) -> Results:
    """Each seat's score less the mean of the others'; alone, the score."""
    return {index: leads_of(result.scores) for index, result in games.results.items()}


def _credits(games: Games) -> Results:
    """Each seat's part of the victory, less that of the others on average."""
    return {index: leads_of(win_credits(result.places)) for index, result in games.results.items()}


def leads_of(values: Sequence[float]) -> list[float]:
    """What each has more than the others on average; who is alone keeps all."""
    whole, others = math.fsum(values), max(1, len(values) - 1)
    return [own - (whole - own) / others for own in values]


def _pairs(rows: Sequence[Observation], fitted: Fit, uses: Mapping[int, Use]) -> list[Pair]:
    """The pairs used by enough seats, with what their results have beyond the two by themselves."""
    left: dict[tuple[int, int], dict[int, list[float]]] = {}
    for row, rest in zip(rows, fitted.unexplained, strict=True):
        used = sorted(column for column, value in row.values.items() if column in uses and value > 0)
        for at, one in enumerate(used):
            for other in used[at + 1 :]:
                left.setdefault((one, other), {}).setdefault(row.group, []).append(rest)
    found = [
        Pair(_label(uses[one]), _label(uses[other]), len(by_deal), mean_of_groups(by_deal.values()))
        for (one, other), by_deal in left.items()
        if len(by_deal) >= LEAST_GAMES
    ]
    found.sort(key=lambda pair: (chance_of(pair.worth), pair.one, pair.other))
    return found


def _label(use: Use) -> str:
    """The component, or what was done where it is done without one."""
    return use.value or use.kind


def _differing(use: Use, counts: Counts) -> list[int]:
    """The games in which the seats differ in a use; alone, those that differ from the usual number."""
    times = {index: [of_seat[use] for of_seat in of_game] for index, of_game in counts.items()}
    if len(next(iter(times.values()))) > 1:
        return [index for index, of_game in times.items() if len(set(of_game)) > 1]
    usual = Counter(of_game[0] for of_game in times.values()).most_common(1)[0][0]
    return [index for index, of_game in times.items() if of_game[0] != usual]


def _observations(
    games: Games, counts: Counts, often: Sequence[Use], seldom: Sequence[Use], results: Results
) -> tuple[int, list[Observation]]:
    """A row for each seat of each game: its result, and its uses less the mean of the others'.

    Seats and bots are controlled for; uses that are too rare to be told apart share the last column.
    """
    seats, bots = games.seats, {bot: at for at, bot in enumerate(games.bots)}
    controls = len(seats) + len(bots) - 1
    column = {use: controls + at for at, use in enumerate(often)}
    column |= dict.fromkeys(seldom, controls + len(often))
    rows: list[Observation] = []
    for index in games.results:
        own: list[dict[int, float]] = []
        for of_seat in counts[index]:
            line: dict[int, float] = {}
            for use, times in of_seat.items():
                if use in column:
                    line[column[use]] = line.get(column[use], 0.0) + times
            own.append(dict(sorted(line.items())))
        for seat in seats:
            values = {0: 1.0}
            if seat:
                values[seat] = 1.0
            if bot := bots[games.lineups[index][seat]]:
                values[len(seats) + bot - 1] = 1.0
            others = [other for other in seats if other != seat]
            values |= _less_others(own[seat], [own[other] for other in others])
            rows.append(Observation(games.deals[index], results[index][seat], values))
    return controls, rows


def _less_others(own: Mapping[int, float], others: Sequence[Mapping[int, float]]) -> dict[int, float]:
    values = dict(own)
    for other in others:
        for column, times in other.items():
            values[column] = values.get(column, 0.0) - times / len(others)
    return {column: value for column, value in sorted(values.items()) if abs(value) > 1e-12}


def _worth(
    use: Use,
    column: int | None,
    fitted: Fit | None,
    won: Fit | None,
    games: Games,
    counts: Counts,
) -> Worth:
    times = {index: [of_seat[use] for of_seat in of_game] for index, of_game in counts.items()}
    used = {index: [float(number > 0) for number in of_game] for index, of_game in times.items()}
    number = sum(any(of_game) for of_game in times.values())
    worth = fitted.worth.get(column) if fitted and column is not None else None
    wins = won.worth.get(column) if won and worth and column is not None else None
    if wins is not None:
        share = (len(games.seats) - 1) / len(games.seats)
        wins = Estimate(*(share * part for part in wins))
    why_not = ""
    if column is None:
        why_not = "rare" if number < LEAST_GAMES else "alike"
    elif fitted is None:
        why_not = "few"
    elif worth is None:
        why_not = "inseparable"
    name = _label(use)
    return Worth(name, number, games.share(used), games.mean(times), worth, wins, why_not)
