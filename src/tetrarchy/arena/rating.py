"""Ratings on Elo's scale: the model of Bradley and Terry, fitted to all results at once.

A bot that is ahead of another in 64 % of the games is 100 points above it, in 76 % 200. A draw counts half
for both. Everybody also has one draw with an average player, so that who wins all games stays on the scale.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from tetrarchy.arena.summary import Estimate, Z

Matrix: TypeAlias = list[list[float]]

ELO: Final = 400 / math.log(10)
_PRIOR_DRAWS: Final = 1.0
_MOST_STEPS: Final = 100
_LONGEST_STEP: Final = 2.0
_CLOSE: Final = 1e-10


class Comparison(NamedTuple):
    """One bot's points against another in a number of games (a win 1, a draw a half)."""

    one: int
    other: int
    points: float
    games: int = 1


def rate(bots: int, groups: Sequence[Sequence[Comparison]]) -> list[Estimate]:
    """The ratings, 0 on average, with 95 % intervals.

    Results of one group (a deal) may depend on each other, groups do not. An interval is the wider of two:
    by the model (Fisher's information), and by how much the groups differ from it (the sandwich).
    """
    together = _together(groups)
    strengths = _fit(bots, together)
    covariance = _inverse(_information(strengths, together))
    sandwich = _product(_product(covariance, _scatter(strengths, groups)), covariance)
    average = math.fsum(strengths) / bots
    found = []
    for bot, strength in enumerate(strengths):
        variance = max(_from_average(covariance, bot), _from_average(sandwich, bot))
        value, half = (strength - average) * ELO, Z * math.sqrt(max(variance, 0.0)) * ELO
        found.append(Estimate(value, value - half, value + half))
    return found


def _together(groups: Sequence[Sequence[Comparison]]) -> list[Comparison]:
    """One comparison for each pair of bots."""
    found: dict[tuple[int, int], Comparison] = {}
    for one, other, points, games in chain.from_iterable(groups):
        before = found.get((one, other), Comparison(one, other, 0.0, 0))
        found[one, other] = Comparison(one, other, before.points + points, before.games + games)
    return list(found.values())


def _expected(difference: float) -> float:
    return 0.5 + 0.5 * math.tanh(difference / 2)


def _fit(bots: int, together: Sequence[Comparison]) -> list[float]:
    """The strengths of greatest likelihood, by Newton's method."""
    strengths = [0.0] * bots
    for _ in range(_MOST_STEPS):
        gradient = [_PRIOR_DRAWS * (0.5 - _expected(strength)) for strength in strengths]
        _add_gradient(gradient, strengths, together)
        inverse = _inverse(_information(strengths, together))
        steps = [math.fsum(a * b for a, b in zip(row, gradient, strict=True)) for row in inverse]
        longest = max(abs(step) for step in steps)
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + scale * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < _CLOSE:
            break
    return strengths


def _add_gradient(gradient: list[float], strengths: Sequence[float], group: Sequence[Comparison]) -> None:
    for one, other, points, games in group:
        surprise = points - games * _expected(strengths[one] - strengths[other])
        gradient[one] += surprise
        gradient[other] -= surprise


def _information(strengths: Sequence[float], together: Sequence[Comparison]) -> Matrix:
    bots = range(len(strengths))
    information = [[0.0 for _ in bots] for _ in bots]
    for bot in bots:
        part = _expected(strengths[bot])
        information[bot][bot] = _PRIOR_DRAWS * part * (1 - part)
    for one, other, _, games in together:
        part = _expected(strengths[one] - strengths[other])
        weight = games * part * (1 - part)
        information[one][one] += weight
        information[other][other] += weight
        information[one][other] -= weight
        information[other][one] -= weight
    return information


def _scatter(strengths: Sequence[float], groups: Sequence[Sequence[Comparison]]) -> Matrix:
    bots = range(len(strengths))
    scatter = [[0.0 for _ in bots] for _ in bots]
    if len(groups) < 2:
        return scatter
    for group in groups:
        gradient = [0.0 for _ in bots]
        _add_gradient(gradient, strengths, group)
        for row in bots:
            for column in bots:
                scatter[row][column] += gradient[row] * gradient[column]
    factor = len(groups) / (len(groups) - 1)
    return [[factor * value for value in row] for row in scatter]


def _from_average(covariance: Matrix, bot: int) -> float:
    """The variance of a bot's distance from the average of all."""
    bots = len(covariance)
    whole = math.fsum(value for row in covariance for value in row)
    return covariance[bot][bot] - 2 * math.fsum(covariance[bot]) / bots + whole / bots**2


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[math.fsum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a matrix that is positive definite, by Gauss and Jordan."""
    size = len(matrix)
    rows = [
        [*row, *(1.0 if at == column else 0.0 for column in range(size))] for at, row in enumerate(matrix)
    ]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for row in range(size):
            factor = rows[row][at]
            if row != at and factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [row[size:] for row in rows]
