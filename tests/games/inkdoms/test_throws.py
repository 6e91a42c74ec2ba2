"""Fault 11: all throws in which no die lies on another are equally likely, whichever die falls first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.inkdoms.test_data import MAP, THROWS, folder
from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.landing import Spot
from tetrarchy.games.inkdoms.throws import Throws
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import CHANCE, State

SPOTS = GAME.map.spots
SMALL = (0, 61, 94, 1, 56, 5, 11, 9, 3, 70, 36, 2, 96, 4, 10, 65)
"""Spots of the map, some of which overlap; a die lies on any of them in few enough ways to list all."""


def lie_apart(spots: tuple[int, ...]) -> bool:
    return not any(b == a or b in SPOTS[a].overlaps for n, a in enumerate(spots) for b in spots[:n])


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game with the few spots of SMALL."""
    board = THROWS[: THROWS.index("spots = [")]
    rows = []
    for number in SMALL:
        spot = SPOTS[number]
        where = "".join(GAME.map.letters[kingdom] for kingdom in spot.kingdoms)
        overlaps = [SMALL.index(other) + 1 for other in spot.overlaps if other in SMALL]
        rows.append(f'[{spot.x}, {spot.y}, {spot.angle}, "{where}", {overlaps}]')
    path: Path = tmp_path_factory.mktemp("small")
    return GAME.with_data(folder(path, MAP, board + "spots = [\n" + ",\n".join(rows) + "\n]\n"))


def likelihoods(
    game: Game, state: State, fallen: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every complete throw, as the spots of its dice, with how likely it is."""
    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    spots: dict[int, int] = {}
    for action, weight in outcomes:
        fields = game.actions.fields(action)
        spots.setdefault(int(fields["spot"]), weight)
        assert weight == spots[int(fields["spot"])], "2, 3 and 4 are equally likely"
    for spot, weight in spots.items():
        here = Fraction(3 * weight, total)
        throw = (*fallen, SMALL[spot - 1])
        if len(throw) == 4:
            yield throw, here
            continue
        after = state.copy()
        after.apply(CHANCE, game.actions.parse(f"fall {spot} 2"))
        for whole, likely in likelihoods(game, after, throw):
            yield whole, here * likely


@pytest.fixture(scope="module")
def all_throws(small: Game) -> dict[tuple[int, ...], Fraction]:
    return dict(likelihoods(small, small.new(1)))


def test_fault_11_each_complete_throw_is_equally_likely(all_throws: dict[tuple[int, ...], Fraction]) -> None:
    """As if all four dice were thrown again until none lies on another."""
    thrown_again = [throw for throw in product(SMALL, repeat=4) if lie_apart(throw)]
    assert sorted(all_throws) == sorted(thrown_again)
    assert len(thrown_again) < 16 * 15 * 14 * 13, "some spots overlap"
    assert set(all_throws.values()) == {Fraction(1, len(thrown_again))}


def test_fault_11_the_dice_are_exchangeable(all_throws: dict[tuple[int, ...], Fraction]) -> None:
    for throw in list(all_throws)[::1000]:
        assert len({all_throws[other] for other in permutations(throw)}) == 1
    shares = [Counter[int]() for _ in range(4)]
    for throw in all_throws:
        for die, spot in enumerate(throw):
            shares[die][spot] += 1
    assert shares[0] == shares[1] == shares[2] == shares[3]
    assert len(set(shares[0].values())) > 1, "spots that overlap others are not as likely as free ones"


# --- the whole map


def fallen(*spots: int) -> vec[i64]:
    return vec[i64]([*spots, *[0] * (4 - len(spots))])


@cache
def free(*taken: int) -> list[int]:
    return [spot for spot in range(len(SPOTS)) if lie_apart((*taken, spot))]


FAR, NEAR = (0, 4), (0, 55)
"""Two dice far from one another; two so near that one spot would overlap both."""


def test_the_second_pair_of_dice_is_near_the_first() -> None:
    assert lie_apart(NEAR)
    assert set(SPOTS[NEAR[0]].overlaps) & set(SPOTS[NEAR[1]].overlaps)
    assert not set(SPOTS[FAR[0]].overlaps) & set(SPOTS[FAR[1]].overlaps)


@pytest.mark.parametrize("pair", [FAR, NEAR])
def test_ways_to_complete_a_throw_are_those_that_one_counts(pair: tuple[int, int]) -> None:
    throws = GAME.map.throws
    counted = {spot: len(free(*pair, spot)) for spot in free(*pair)}
    assert {spot: throws.ways(fallen(*pair), 2, spot) for spot in counted} == counted
    assert throws.total(fallen(*pair), 2) == sum(counted.values())
    assert throws.ways(fallen(pair[0]), 1, pair[1]) == sum(counted.values())
    assert throws.ways(fallen(pair[1]), 1, pair[0]) == sum(counted.values())


def test_ways_add_up_from_die_to_die() -> None:
    throws = GAME.map.throws
    whole = 0
    for spot in range(len(SPOTS)):
        after = sum(throws.ways(fallen(spot), 1, other) for other in free(spot))
        assert throws.ways(fallen(), 0, spot) == throws.total(fallen(spot), 1) == after
        whole += after
    assert throws.total(fallen(), 0) == whole
    assert throws.total(fallen(0, 4, 2), 3) == len(free(0, 4, 2))


def test_every_number_stands_for_a_spot_as_often_as_it_has_ways() -> None:
    """For the last die number by number, for the first two at the edges."""
    throws = GAME.map.throws
    last = free(0, 4, 2)
    assert [throws.draw(fallen(0, 4, 2), 3, n) for n in range(len(last))] == last
    for before in ((), (7,)):
        n = 0
        for spot in free(*before):
            ways = throws.ways(fallen(*before), len(before), spot)
            assert throws.draw(fallen(*before), len(before), n) == spot
            assert throws.draw(fallen(*before), len(before), n + ways - 1) == spot
            n += ways
        assert n == throws.total(fallen(*before), len(before))


def test_a_sample_is_one_of_the_outcomes_and_asks_for_one_number() -> None:
    rng, other = Random(3), Random(3)
    for _ in range(50):
        state = GAME.new(1)
        while state.actors() == [CHANCE]:
            outcomes = state.outcomes()
            action = state.sample(CHANCE, rng)
            drawn = other.randrange(sum(weight for _, weight in outcomes))
            assert action in {code for code, _ in outcomes}
            assert drawn % 3 == int(GAME.actions.fields(action)["drops"]) - 2
            state.apply(CHANCE, action)


# --- other boards


class Board:
    """Spots that overlap at random."""

    def __init__(self, number: int, seed: int) -> None:
        rng = Random(seed)
        self.near: list[set[int]] = [{spot} for spot in range(number)]
        for one in range(number):
            for other in range(one):
                if rng.randrange(6) == 0:
                    self.near[one].add(other)
                    self.near[other].add(one)
        self.throws = Throws([Spot(0.0, 0.0, 0.0, (0,), tuple(near)) for near in self.near])

    def free(self, *taken: int) -> list[int]:
        return [spot for spot in range(len(self.near)) if not self.near[spot] & set(taken)]


@pytest.mark.parametrize("seed", range(3))
def test_ways_on_other_boards_are_those_that_one_counts(seed: int) -> None:
    board = Board(14, seed)
    ways = board.throws.ways
    for one in board.free():
        after_one = 0
        for other in board.free(one):
            after_two = 0
            for third in board.free(one, other):
                last = board.free(one, other, third)
                assert ways(fallen(one, other), 2, third) == len(last)
                assert all(ways(fallen(one, other, third), 3, spot) == 1 for spot in last)
                after_two += len(last)
            assert ways(fallen(one), 1, other) == after_two
            after_one += after_two
        assert ways(fallen(), 0, one) == after_one


@pytest.mark.parametrize("seed", range(3))
def test_every_number_of_the_third_die_stands_for_a_spot_as_often_as_it_has_ways(seed: int) -> None:
    """Many spots overlap here, and two words hold them, so that many numbers are moved to other rows."""
    board = Board(70, seed)
    one = board.free()[seed]
    for other in board.free(one)[::9]:
        dice = fallen(one, other)
        drawn = Counter(board.throws.draw(dice, 2, n) for n in range(board.throws.total(dice, 2)))
        assert drawn == {third: len(board.free(one, other, third)) for third in board.free(one, other)}
