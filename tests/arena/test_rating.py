"""Ratings: right for results that were made with known strengths, and honest about how sure they are."""

from __future__ import annotations

import math

import pytest
from librt.random import Random

from tetrarchy.arena.rating import ELO, Comparison, rate
from tetrarchy.arena.summary import mean_of_groups, share, share_of_groups


def duel(points: float, games: int) -> list[list[Comparison]]:
    """These points of the first of two bots, game by game."""
    wins, rest = divmod(points, 1)
    gained = [1.0] * int(wins) + ([rest] if rest else [])
    gained += [0.0] * (games - len(gained))
    return [[Comparison(0, 1, credit)] for credit in gained]


def made_up(strengths: list[float], games: int, rng: Random) -> list[list[Comparison]]:
    """Every pair plays; who wins follows the strengths, in Elo's points."""
    found = []
    for one in range(len(strengths)):
        for other in range(one + 1, len(strengths)):
            chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            found += [[Comparison(one, other, float(rng.random() < chance))] for _ in range(games)]
    return found


@pytest.mark.parametrize(("points", "apart"), [(500, 0), (640, 100), (760, 200), (849, 300), (240, -200)])
def test_two_bots_are_apart_as_elo_has_it(points: int, apart: int) -> None:
    one, other = rate(2, duel(points, 1000))
    assert one.value - other.value == pytest.approx(apart, abs=2)
    assert one.value == pytest.approx(-other.value)


def test_a_draw_counts_half_for_both() -> None:
    draws = rate(2, [[Comparison(0, 1, 0.5)]] * 400)
    assert draws[0].value == pytest.approx(0, abs=1e-6)
    halves = rate(2, [[Comparison(0, 1, 0.5)]] * 200 + [[Comparison(0, 1, 1.0)]] * 200)
    assert halves[0].value == pytest.approx(rate(2, duel(300, 400))[0].value)


def test_the_interval_of_an_even_duel_is_that_of_the_share() -> None:
    one, other = rate(2, duel(5000, 10000))
    low, high = (math.log(part / (1 - part)) * ELO for part in share(5000, 10000)[1:])
    width = (one.high - one.low) + (other.high - other.low)
    assert width == pytest.approx(high - low, rel=0.01)


def test_more_games_make_it_surer() -> None:
    widths = [rate(2, duel(0.6 * games, games))[0] for games in (100, 400, 1600)]
    spans = [estimate.high - estimate.low for estimate in widths]
    assert spans[0] / spans[1] == pytest.approx(2, rel=0.05)
    assert spans[1] / spans[2] == pytest.approx(2, rel=0.05)


def test_who_wins_all_games_stays_on_the_scale() -> None:
    one, _ = rate(2, duel(20, 20))
    assert 200 < one.value < 1000
    assert one.low < one.value < one.high
    assert one.high - one.low > 200
    assert rate(2, duel(200, 200))[0].value > one.value


def test_known_strengths_come_out_again() -> None:
    strengths = [300.0, 120.0, 0.0, -60.0, -360.0]
    ratings = rate(5, made_up(strengths, 2000, Random(7)))
    assert sum(rating.value for rating in ratings) == pytest.approx(0, abs=1e-6)
    for rating, strength in zip(ratings, strengths, strict=True):
        assert rating.value == pytest.approx(strength, abs=20)
        assert rating.high - rating.low < 40


def test_the_intervals_hold_in_about_95_of_100_tournaments() -> None:
    strengths = [100.0, 0.0, -100.0]
    rng = Random(3)
    held = 0
    for _ in range(200):
        ratings = rate(3, made_up(strengths, 60, rng))
        held += sum(r.low <= strength <= r.high for r, strength in zip(ratings, strengths, strict=True))
    assert 0.92 <= held / 600 <= 0.98


def test_games_that_go_together_count_as_fewer() -> None:
    """Every deal played twice with the same result is not twice as many games."""
    single = duel(60, 100)
    apart = rate(2, [*single, *single])[0]
    together = rate(2, [[*group, *group] for group in single])[0]
    once = rate(2, single)[0]
    assert apart.value == pytest.approx(together.value)
    assert together.high - together.low == pytest.approx(once.high - once.low, rel=0.05)
    assert apart.high - apart.low < 0.8 * (together.high - together.low)


def test_games_of_a_deal_that_cancel_out_do_not_feign_certainty() -> None:
    """A seat that always wins leaves both alike, but no surer than as many games of their own."""
    split = [[Comparison(0, 1, 1.0), Comparison(0, 1, 0.0)]] * 50
    rating = rate(2, split)[0]
    assert rating.value == pytest.approx(0, abs=1e-6)
    assert rating.high - rating.low == pytest.approx(
        rate(2, duel(50, 100))[0].high - rate(2, duel(50, 100))[0].low, rel=0.02
    )


def test_one_bot_alone_is_average() -> None:
    assert rate(1, [])[0].value == 0


def test_groups_of_one_are_plain_values() -> None:
    values = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0]
    assert tuple(share_of_groups([[value] for value in values])) == pytest.approx(tuple(share(4, 6)))
    assert mean_of_groups([[1.0], [2.0], [3.0], [4.0], [5.0]]) == pytest.approx(
        (3, 3 - 1.3859, 3 + 1.3859), abs=1e-4
    )


def test_a_single_group_is_taken_apart() -> None:
    assert mean_of_groups([[1.0, 2.0, 3.0, 4.0, 5.0]]) == pytest.approx((3, 3 - 1.3859, 3 + 1.3859), abs=1e-4)
    assert mean_of_groups([[7.0]]) == (7, 7, 7)


def test_shares_in_groups_that_go_together_are_less_sure() -> None:
    apart = share_of_groups([[1.0], [0.0]] * 40)
    together = share_of_groups([[1.0, 1.0], [0.0, 0.0]] * 20)
    against = share_of_groups([[1.0, 0.0]] * 40)
    assert apart.value == together.value == against.value == 0.5
    assert together.high - together.low > 1.3 * (apart.high - apart.low)
    assert against == share(40, 80)
