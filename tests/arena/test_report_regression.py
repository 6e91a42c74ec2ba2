"""Least squares: the coefficients, and that the intervals hold what they promise."""

from __future__ import annotations

import math
import random
from statistics import mean

import pytest

from tetrarchy.arena.report.regression import LEAST_FREEDOM, Fit, Observation, fit, student

CONSTANT = 0


def alone(rng: random.Random, worth: list[float], groups: int, noise: float) -> list[Observation]:
    """One row a group: a constant of 10, and columns that are 0 or 1."""
    rows = []
    for group in range(groups):
        used = [at for at in range(len(worth)) if rng.random() < 0.4]
        result = 10 + sum(worth[at] for at in used) + rng.gauss(0, noise)
        rows.append(Observation(group, result, {CONSTANT: 1.0} | {at + 1: 1.0 for at in used}))
    return rows


def against(rng: random.Random, worth: list[float], groups: int, noise: float) -> list[Observation]:
    """Two seats a group, one the mirror of the other; who uses the first column plays less evenly."""
    rows = []
    for group in range(groups):
        used = [[int(rng.random() < 0.4) for _ in worth] for _ in range(2)]
        scores = [
            sum(w * u for w, u in zip(worth, own, strict=True)) + rng.gauss(0, noise) * (1 + own[0])
            for own in used
        ]
        for seat in range(2):
            more = [own - other for own, other in zip(used[seat], used[1 - seat], strict=True)]
            values = {CONSTANT: 1.0} | {at + 2: float(by) for at, by in enumerate(more) if by}
            if seat:
                values[1] = 1.0
            rows.append(Observation(group, scores[seat] - scores[1 - seat], values))
    return rows


def divided(rng: random.Random, worth: list[float], groups: int, noise: float) -> list[Observation]:
    """Two seats that share all columns out between them, half to each."""
    rows = []
    for group in range(groups):
        own = set(rng.sample(range(len(worth)), len(worth) // 2))
        signs = [1.0 if at in own else -1.0 for at in range(len(worth))]
        lead = sum(w * sign for w, sign in zip(worth, signs, strict=True)) + rng.gauss(0, noise)
        for side in (1, -1):
            values = {CONSTANT: 1.0} | {at + 1: side * sign for at, sign in enumerate(signs)}
            rows.append(Observation(group, side * lead, values))
    return rows


def fitted(rows: list[Observation], controls: int, columns: int) -> Fit:
    found = fit(rows, controls, columns)
    assert found is not None
    return found


def test_without_noise_the_model_comes_out() -> None:
    worth = [3.0, -2.0, 0.5, 0.0]
    found = fitted(alone(random.Random(1), worth, 60, 0.0), 1, 4)
    assert [found.worth[at + 1].value for at in range(4)] == pytest.approx(worth, abs=1e-9)
    assert [found.worth[at + 1].high for at in range(4)] == pytest.approx(worth, abs=1e-6)
    assert found.explained == pytest.approx(1)
    assert not found.relative


def test_one_column_has_the_slope_of_the_textbook() -> None:
    rng = random.Random(2)
    pairs = [(rng.uniform(0, 5), rng.uniform(0, 5)) for _ in range(40)]
    x_mean, y_mean = mean(x for x, _ in pairs), mean(y for _, y in pairs)
    slope = sum((x - x_mean) * (y - y_mean) for x, y in pairs) / sum((x - x_mean) ** 2 for x, _ in pairs)
    rows = [Observation(at, y, {CONSTANT: 1.0, 1: x}) for at, (x, y) in enumerate(pairs)]
    assert fitted(rows, 1, 1).worth[1].value == pytest.approx(slope)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("model", "controls", "columns", "groups", "least", "most"),
    [
        (alone, 1, 4, 100, 0.93, 0.97),
        (against, 2, 4, 100, 0.93, 0.97),
        (divided, 1, 8, 120, 0.93, 0.97),
        (
            against,
            2,
            30,
            90,
            0.95,
            1.0,
        ),  # many columns for few groups: wider than they need be, never narrower
    ],
)
def test_intervals_hold_the_truth_95_times_in_100(
    model: object, controls: int, columns: int, groups: int, least: float, most: float
) -> None:
    assert callable(model)
    rng = random.Random(3)
    worth = [rng.uniform(-3, 3) for _ in range(columns)]
    held = told = 0
    while told < 1200:
        found = fitted(model(rng, worth, groups, 5.0), controls, columns)
        assert found.relative == (model is divided)
        middle = mean(worth) if found.relative else 0.0
        for column, estimate in found.worth.items():
            told += 1
            held += estimate.low <= worth[column - controls] - middle <= estimate.high
    assert least <= held / told <= most


def test_rows_of_a_group_that_go_together_do_not_count_as_many() -> None:
    """The same rows ten times over, in the same groups, tell nothing new; in groups of their own they seem to."""
    rows = alone(random.Random(4), [2.0, -1.0], 60, 5.0)
    once = fitted(rows, 1, 2).worth[1]
    together = fitted(rows * 10, 1, 2).worth[1]
    apart = fitted([row._replace(group=at) for at, row in enumerate(rows * 10)], 1, 2).worth[1]
    assert together.value == pytest.approx(once.value)
    assert together.high - together.low == pytest.approx(once.high - once.low, rel=0.02)
    assert apart.high - apart.low < 0.4 * (once.high - once.low)


@pytest.mark.parametrize(("model", "controls"), [(alone, 1), (against, 2)])
def test_the_interval_is_the_jackknifes(model: object, controls: int) -> None:
    assert callable(model)
    columns, groups = 3, 40
    rows: list[Observation] = model(random.Random(5), [2.0, -1.0, 0.5], groups, 5.0)
    whole = fitted(rows, controls, columns)
    for column in range(controls, controls + columns):
        squares = 0.0
        for group in range(groups):
            rest = fitted([row for row in rows if row.group != group], controls, columns)
            squares += (rest.worth[column].value - whole.worth[column].value) ** 2
        half = student(groups - controls - columns) * math.sqrt(squares * (groups - 1) / groups)
        assert whole.worth[column].high - whole.worth[column].value == pytest.approx(half)


def test_a_column_that_follows_from_others_is_left_out() -> None:
    rows = [
        row._replace(values=dict(row.values) | {3: row.values.get(1, 0.0) + 2 * row.values.get(2, 0.0)})
        for row in alone(random.Random(6), [2.0, -1.0], 60, 1.0)
    ]
    found = fitted(rows, 1, 3)
    assert sorted(found.worth) == [1, 2]
    assert found.worth[1].value == pytest.approx(2, abs=1)


def test_a_column_that_never_varies_is_left_out() -> None:
    rows = [
        row._replace(values=dict(row.values) | {2: 3.0}) for row in alone(random.Random(7), [2.0], 60, 1.0)
    ]
    assert sorted(fitted(rows, 1, 2).worth) == [1]


def test_columns_with_a_fixed_sum_are_compared_with_their_mean() -> None:
    worth = [5.0, 1.0, 0.0, 2.0]
    found = fitted(divided(random.Random(8), worth, 60, 0.0), 1, 4)
    assert found.relative
    assert [found.worth[at + 1].value for at in range(4)] == pytest.approx([3, -1, -2, 0], abs=1e-9)


def test_too_few_groups_tell_nothing() -> None:
    worth = [2.0, -1.0]
    enough = LEAST_FREEDOM + 1 + len(worth)
    assert fit(alone(random.Random(9), worth, enough - 1, 1.0), 1, 2) is None
    assert fit(alone(random.Random(9), worth, enough, 1.0), 1, 2) is not None


@pytest.mark.parametrize(
    ("freedom", "value"), [(20, 2.085963), (30, 2.042272), (60, 2.000298), (120, 1.979930)]
)
def test_students_distribution(freedom: int, value: float) -> None:
    """The values of the printed tables."""
    assert student(freedom) == pytest.approx(value, abs=1e-4)
