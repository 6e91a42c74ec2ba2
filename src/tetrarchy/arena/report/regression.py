"""Least squares with intervals that hold for games of one deal, whose results depend on each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from tetrarchy.arena.summary import Estimate, Z

LEAST_FREEDOM: Final = 20
"""How many groups more than coefficients there must be for a fit."""
INSEPARABLE: Final = 0.01
"""A column is dropped if those before it explain all but this part of what is left of its variance."""
SHARED: Final = 0.1
"""Columns are compared with each other where their sum varies by less than this part of what they do."""
_NOTHING: Final = 1e-9

Matrix: TypeAlias = list[list[float]]


class Observation(NamedTuple):
    """One observation: the group it belongs to, its result, and its values by column where not 0."""

    group: int
    result: float
    values: Mapping[int, float]


class Fit(NamedTuple):
    """What each column is worth; columns that cannot be told apart from those before are left out.

    ``relative`` says that the values are differences from the columns' mean: the sum of the columns is
    (nearly) the same in all rows, so the data cannot tell what one more of all would be worth.
    """

    worth: dict[int, Estimate]
    relative: bool
    explained: float
    """The part of the results' variance that the columns explain beyond chance and beyond the controls."""
    unexplained: list[float]
    """What is left of each row's result once all columns have had their share."""


def fit(rows: Sequence[Observation], controls: int, columns: int) -> Fit | None:
    """Explain the results by ``columns`` columns after the first ``controls`` ones, which only control.

    Groups are independent of each other, rows of a group need not be. None: there are too few groups.
    The variance is the jackknife's: every group is left out once (the estimator known as CR3).
    """
    number = len({row.group for row in rows})
    if number - controls - columns < LEAST_FREEDOM:
        return None
    first = controls
    products, sums = _normal_equations(rows, controls + columns)
    relative = columns > 1 and _sum_is_shared(products, controls)
    if relative:
        rows, controls = _with_sum(rows, controls), controls + 1
        products, sums = _normal_equations(rows, controls + columns)
        _hold_sum(products, controls)
    kept = _independent(products, controls)
    inverse = _inverse([[products[at][other] for other in kept] for at in kept])
    place = {column: at for at, column in enumerate(kept)}
    coefficients = [
        math.fsum(a * sums[column] for a, column in zip(line, kept, strict=True)) for line in inverse
    ]
    half = student(number - len(kept)) * math.sqrt((number - 1) / number)
    worth: dict[int, Estimate] = {}
    variances = _variances(rows, place, inverse, coefficients)
    for column in kept:
        if column >= controls:
            value, width = coefficients[place[column]], half * math.sqrt(variances[place[column]])
            worth[column - controls + first] = Estimate(value, value - width, value + width)
    explained = _explained(rows, products, sums, kept, controls, number)
    unexplained = [
        row.result
        - math.fsum(
            value * coefficients[place[column]] for column, value in row.values.items() if column in place
        )
        for row in rows
    ]
    return Fit(worth, relative, explained, unexplained)


def student(freedom: int) -> float:
    """The half-width of the middle 95 % of Student's distribution (Cornish and Fisher's expansion)."""
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _normal_equations(rows: Sequence[Observation], size: int) -> tuple[Matrix, list[float]]:
    products = [[0.0] * size for _ in range(size)]
    sums = [0.0] * size
    for row in rows:
        values = sorted(row.values.items())
        for at, (column, value) in enumerate(values):
            sums[column] += value * row.result
            line = products[column]
            for other, factor in values[at:]:
                line[other] += value * factor
    for column, line in enumerate(products):
        for other in range(column):
            line[other] = products[other][column]
    return products, sums


def _sum_is_shared(products: Matrix, controls: int) -> bool:
    """Whether the sum of our columns hardly varies once the controls are taken out."""
    left = [list(line) for line in products]
    for at in range(controls):
        if left[at][at] > _NOTHING * products[at][at]:
            _take_out(left, at)
    ours = range(controls, len(products))
    whole = math.fsum(left[at][other] for at in ours for other in ours)
    return whole < SHARED * math.fsum(left[at][at] for at in ours)


def _take_out(left: Matrix, at: int) -> None:
    pivot = list(left[at])
    for line in left:
        if factor := line[at] / pivot[at]:
            for other, value in enumerate(pivot):
                line[other] -= factor * value


def _with_sum(rows: Sequence[Observation], controls: int) -> list[Observation]:
    """The same rows with the sum of our columns as one more control before them."""
    found: list[Observation] = []
    for row in rows:
        values = {column + (column >= controls): value for column, value in row.values.items()}
        total = math.fsum(value for column, value in row.values.items() if column >= controls)
        if abs(total) > _NOTHING:
            values[controls] = total
        found.append(Observation(row.group, row.result, values))
    return found


def _hold_sum(products: Matrix, controls: int) -> None:
    """Let our coefficients add up to 0, which nothing in the data speaks against: their sum has a column."""
    ours = range(controls, len(products))
    weight = math.fsum(products[at][at] for at in ours) / len(ours)
    for at in ours:
        for other in ours:
            products[at][other] += weight


def _independent(products: Matrix, controls: int) -> list[int]:
    """The columns that those before them do not explain."""
    kept: list[int] = []
    factor: dict[int, list[float]] = {}
    for column, line in enumerate(products):
        entries: list[float] = []
        for other in kept:
            inner = math.fsum(a * b for a, b in zip(entries, factor[other], strict=False))
            entries.append((line[other] - inner) / factor[other][-1])
        known = sum(other < controls for other in kept)
        beyond_controls = line[column] - math.fsum(entry * entry for entry in entries[:known])
        left = beyond_controls - math.fsum(entry * entry for entry in entries[known:])
        enough = _NOTHING * line[column] if column < controls else INSEPARABLE * beyond_controls
        if line[column] > 0 and beyond_controls > _NOTHING * line[column] and left > enough:
            factor[column] = [*entries, math.sqrt(left)]
            kept.append(column)
    return kept


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix."""
    size = len(matrix)
    left = [list(line) for line in matrix]
    right = [[float(at == other) for other in range(size)] for at in range(size)]
    for at in range(size):
        pivot = left[at][at]
        left[at] = [value / pivot for value in left[at]]
        right[at] = [value / pivot for value in right[at]]
        for other in range(size):
            if other != at and (factor := left[other][at]):
                left[other] = [a - factor * b for a, b in zip(left[other], left[at], strict=True)]
                right[other] = [a - factor * b for a, b in zip(right[other], right[at], strict=True)]
    return right


def _explained(
    rows: Sequence[Observation],
    products: Matrix,
    sums: Sequence[float],
    kept: Sequence[int],
    controls: int,
    number: int,
) -> float:
    whole = math.fsum(row.result * row.result for row in rows)

    def left(columns: Sequence[int]) -> float:
        """The variance that these columns leave."""
        inverse = _inverse([[products[at][other] for other in columns] for at in columns])
        known = math.fsum(
            sums[one] * value * sums[other]
            for one, line in zip(columns, inverse, strict=True)
            for other, value in zip(columns, line, strict=True)
        )
        return max(0.0, whole - known) / (number - len(columns))

    without = left([column for column in kept if column < controls])
    return 1 - left(kept) / without if without > _NOTHING * whole else 0.0


def _variances(
    rows: Sequence[Observation], place: Mapping[int, int], inverse: Matrix, coefficients: Sequence[float]
) -> list[float]:
    groups: dict[int, list[Observation]] = {}
    for row in rows:
        groups.setdefault(row.group, []).append(row)
    found = [0.0] * len(inverse)
    for group in groups.values():
        for at, moved in enumerate(_influence(group, place, inverse, coefficients)):
            found[at] += moved * moved
    return found


def _influence(
    group: Sequence[Observation], place: Mapping[int, int], inverse: Matrix, coefficients: Sequence[float]
) -> list[float]:
    """By how much the coefficients change when a group is left out."""
    known = [
        [(place[column], value) for column, value in row.values.items() if column in place] for row in group
    ]
    pulls: list[list[float]] = []
    for values in known:
        pull = [0.0] * len(inverse)
        for at, value in values:
            pull = [a + value * b for a, b in zip(pull, inverse[at], strict=True)]
        pulls.append(pull)
    errors = [
        row.result - math.fsum(value * coefficients[at] for at, value in values)
        for row, values in zip(group, known, strict=True)
    ]
    left = [
        [
            float(one == other) - math.fsum(value * pulls[other][at] for at, value in known[one])
            for other in range(len(group))
        ]
        for one in range(len(group))
    ]
    weights = _solve(left, errors)
    return [
        math.fsum(w * pull[at] for w, pull in zip(weights, pulls, strict=True)) for at in range(len(inverse))
    ]


def _solve(matrix: Matrix, target: Sequence[float]) -> list[float]:
    """Solve for a small matrix; a direction that the group alone decides moves nothing."""
    size = len(matrix)
    lines = [[*line, value] for line, value in zip(matrix, target, strict=True)]
    solved = [False] * size
    for _ in range(size):
        free = [row for row in range(size) if not solved[row]]
        best = max(free, key=lambda row: abs(lines[row][row]))
        solved[best] = True
        pivot = lines[best][best]
        if abs(pivot) < _NOTHING:
            lines[best] = [0.0] * (size + 1)
            lines[best][best] = 1.0
            continue
        lines[best] = [value / pivot for value in lines[best]]
        for row in range(size):
            if row != best and (factor := lines[row][best]):
                lines[row] = [a - factor * b for a, b in zip(lines[row], lines[best], strict=True)]
    return [line[-1] for line in lines]
