"""Many comparisons at once, and pairs of components."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.arena.test_report import figures
from tetrarchy.arena.report.components import LEAST_GAMES
from tetrarchy.arena.report.many import chance_of, standing_out
from tetrarchy.arena.summary import Estimate, mean


def estimate(value: float) -> Estimate:
    """With a standard error of 1."""
    return Estimate(value, value - 1.959964, value + 1.959964)


def test_a_chance_follows_from_the_interval() -> None:
    assert chance_of(estimate(1.959964)) == pytest.approx(0.05, abs=1e-6)
    assert chance_of(estimate(-2.575829)) == pytest.approx(0.01, abs=1e-6)
    assert chance_of(estimate(0)) == 1
    assert chance_of(Estimate(2, 2, 2)) == 0
    assert chance_of(Estimate(0, 0, 0)) == 1


def test_what_stands_out_alone_may_not_among_many() -> None:
    """Benjamini and Hochberg's own kind of example: the third smallest of ten must be below 0.015."""
    assert standing_out([estimate(2.0)]) == [True]
    assert standing_out([estimate(2.0), *[estimate(0.1)] * 9]) == [False] * 10
    chances = [4.5, 4.0, 2.5, 2.4, *[0.3] * 6]
    assert standing_out([estimate(value) for value in chances]) == [True] * 4 + [False] * 6
    assert standing_out([]) == []


def test_noise_seldom_stands_out() -> None:
    rng = Random(1)
    found = alone = 0
    for _ in range(200):
        group = [mean([rng.random() - 0.5 for _ in range(40)]) for _ in range(20)]
        found += any(standing_out(group))
        alone += any(one.low > 0 or one.high < 0 for one in group)
    assert alone > 120
    assert found < 40


def test_pairs_were_used_together_often_enough() -> None:
    groups = figures("queendomino", 2).kinds
    pairs = [pair for group in groups for pair in group.pairs]
    assert pairs
    for group in groups:
        told = {row.value for row in group.rows if row.worth is not None or row.why_not == "inseparable"}
        assert {name for pair in group.pairs for name in (pair.one, pair.other)} <= told
    assert all(pair.games >= LEAST_GAMES and pair.one != pair.other for pair in pairs)
    assert all(pair.worth.low <= pair.worth.value <= pair.worth.high for pair in pairs)
