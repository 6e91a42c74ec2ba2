"""The rating itself: known strengths come out again, and bots stand where they were measured."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from scripts import make_bot_ratings
from tetrarchy.arena.rating import ELO
from tetrarchy.catalogue import GAMES
from tetrarchy.server.levels import LEVELS
from tetrarchy.server.ratings import bots
from tetrarchy.server.ratings.model import START, Rating, change

_PEOPLE: Final = 24
_GAMES: Final = 600
Tables = Callable[[random.Random], list[int]]
"""Draws how many sit on each side of a table."""


class Recovered(NamedTuple):
    """How well ratings tell the strengths of simulated people."""

    order: float
    """Spearman's rank correlation."""
    error: float
    """By how many points they are off on average."""
    scale: float
    """How far apart they are, where 1 is as far as the strengths."""
    covered: float
    """How many strengths lie within two sigmas."""


def luck(rng: random.Random) -> float:
    """What chance adds to a strength, so that 100 points more are ahead in 64 % of the games."""
    return -ELO * math.log(-math.log(rng.random()))


def simulate(tables: Tables, seed: int) -> Recovered:
    """People of known strengths play at random tables, and are rated after each game."""
    rng = random.Random(seed)
    strengths = [rng.gauss(START.points, START.spread) for _ in range(_PEOPLE)]
    ratings = [START] * _PEOPLE
    for _ in range(_GAMES):
        sizes = tables(rng)
        seated = iter(rng.sample(range(_PEOPLE), sum(sizes)))
        sides = [[next(seated) for _ in range(size)] for size in sizes]
        results = [sum(strengths[one] for one in side) + luck(rng) for side in sides]
        places = [1 + sum(other > result for other in results) for result in results]
        after = change([[ratings[one] for one in side] for side in sides], places)
        for side, changed in zip(sides, after, strict=True):
            for one, rating in zip(side, changed, strict=True):
                ratings[one] = rating
    return compared(strengths, ratings)


def ranks(values: list[float]) -> list[int]:
    """The place of each value among all."""
    return [sum(other < value for other in values) for value in values]


def compared(strengths: list[float], ratings: list[Rating]) -> Recovered:
    middle = statistics.fmean(strengths) - statistics.fmean(rating.points for rating in ratings)
    points = [rating.points + middle for rating in ratings]
    errors = [abs(one - other) for one, other in zip(points, strengths, strict=True)]
    return Recovered(
        statistics.correlation(ranks(strengths), ranks(points)),
        statistics.fmean(errors),
        statistics.linear_regression(strengths, points).slope,
        statistics.fmean(error < 2 * rating.spread for error, rating in zip(errors, ratings, strict=True)),
    )


@pytest.mark.parametrize(
    ("tables", "error"),
    [
        (lambda rng: [1, 1], 75.0),
        (lambda rng: [1] * 4, 45.0),
        (lambda rng: [1] * 8, 40.0),
        (lambda rng: [1] * rng.randint(2, 8), 45.0),
        (lambda rng: [2] * 3, 70.0),
        (lambda rng: [2] * rng.randint(3, 4), 70.0),
    ],
    ids=["pairs", "fours", "eights", "any number", "three teams", "teams"],
)
def test_ratings_recover_known_strengths(tables: Tables, error: float) -> None:
    found = simulate(tables, seed=6)
    assert found.order > 0.9
    assert found.error < error
    assert 0.8 < found.scale < 1.25
    assert found.covered > 0.8


def test_somebody_who_meets_bots_only_comes_to_stand_beside_their_equals() -> None:
    rng = random.Random(5)
    for strength in (900.0, 1500.0, 2150.0):
        rating = START
        for _ in range(60):
            level = min(
                range(1, LEVELS + 1),
                key=lambda at: abs(bots.rating_of("queendomino", at).points - rating.points),
            )
            bot = bots.rating_of("queendomino", level)
            is_ahead = strength + luck(rng) > bot.points + luck(rng)
            rating = change([[rating], [bot]], [1, 2] if is_ahead else [2, 1])[0][0]
        assert abs(rating.points - strength) < 2 * rating.spread < 160


def test_what_is_expected_changes_less_than_a_surprise() -> None:
    strong, weak = Rating(1700.0, 80.0), Rating(1300.0, 80.0)
    [[better], [worse]] = change([[strong], [weak]], [1, 2])
    [[beaten], [surprising]] = change([[strong], [weak]], [2, 1])
    assert 0 < better.points - strong.points < (surprising.points - weak.points) / 5
    assert better.points - strong.points == pytest.approx(weak.points - worse.points)
    assert beaten.points < strong.points
    [[drawn], [drew]] = change([[strong], [weak]], [1, 1])
    assert beaten.points < drawn.points < strong.points
    assert weak.points < drew.points


def test_every_game_makes_a_rating_surer_until_people_change_as_fast() -> None:
    rating, spreads = START, [START.spread]
    for _ in range(200):
        rating = change([[rating], [Rating(1500.0, 30.0)]], [1, 1])[0][0]
        spreads.append(rating.spread)
    assert spreads[:60] == sorted(spreads[:60], reverse=True)
    assert 20 < spreads[-1] < 60


def test_a_table_of_many_tells_less_than_all_its_pairs() -> None:
    one = [[START] for _ in range(8)]
    first = change(one, list(range(1, 9)))[0][0]
    pairs = START
    for _ in range(7):
        pairs = change([[pairs], [START]], [1, 2])[0][0]
    assert pairs.spread < first.spread < START.spread
    assert START.points < first.points < pairs.points + 150


def test_bots_stand_where_the_measured_ladder_puts_them() -> None:
    document = make_bot_ratings.SOURCE.read_text("utf-8")
    assert bots.FILE.read_text("utf-8") == make_bot_ratings.make(document)
    for game in GAMES:
        ladder = [bots.rating_of(game, level) for level in range(1, LEVELS + 1)]
        assert ladder == sorted(ladder), game
        assert ladder[make_bot_ratings.ANCHOR - 1] == (1500, 0)


def test_a_share_of_games_is_a_distance_in_points() -> None:
    share = 1 / (1 + 10 ** (-100 / 400))
    row = f"| Gem Forge | `level:2/10` beats `level:1/10` | 400 | {100 * share:.3f} % [60.0 %, 68.0 %] | x |"
    [step] = make_bot_ratings.steps_of(row)["gem_forge"]
    assert step.level == 2
    assert step.points == pytest.approx(100, abs=0.1)
    assert 10 < step.spread < 20


def test_bots_that_nobody_has_measured_stand_where_newcomers_do() -> None:
    assert bots.rating_of("a_game_of_tomorrow", 8) == START
