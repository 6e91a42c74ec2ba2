"""Games in progress that can be copied and pickled, and what they are worth in the end."""

from __future__ import annotations

import copy
import pickle

import pytest
from librt.random import Random

from tests.envs.settings import MORE, SOLO, USUAL, Played, each
from tetrarchy.envs.episode import Episode, Seeds, Setting
from tetrarchy.envs.rewards import REWARDS, check_reward, check_shaping, reward_range, rewards_of
from tetrarchy.kernel.errors import BadOptions, BadSnapshot
from tetrarchy.kernel.state import OVER


def play(table: Episode, rng: Random, steps: int = 10**6) -> list[int]:
    """Random decisions, and what they were."""
    done: list[int] = []
    while table.mover() != OVER and len(done) < steps:
        done.append(int(table.state.sample(table.mover(), rng)))
        table.act(done[-1])
    return done


@each(USUAL + SOLO + MORE)
def test_copies_and_pickles_go_on_with_the_same_chance(played: Played) -> None:
    table = Episode(Setting(*played), 11)
    play(table, Random(1), 20)
    others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    before = table.state.snapshot()
    done = play(table, Random(2))
    for other in others:
        assert other.state.snapshot() == before
        assert play(other, Random(2)) == done
        assert other.state.snapshot() == table.state.snapshot()


def test_the_seed_decides() -> None:
    setting = Setting("queendomino", 2)
    one, same, other = (Episode(setting, seed).state.snapshot() for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_a_pickle_of_other_component_files_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Episode(Setting("inkdoms", 1), 1)
    game = table.setting.game
    monkeypatch.setattr(game, "data_hash", "0123")
    pickled = pickle.dumps(table)
    monkeypatch.undo()
    with pytest.raises(BadSnapshot, match="other component files"):
        pickle.loads(pickled)


def test_without_a_number_of_seats_there_are_two_if_possible() -> None:
    assert Setting("inkdoms").seats == 2
    assert Setting("wonderful_kingdom", options={"scenario": 1}).seats == 1


def test_a_series_of_seeds_begins_anew_with_a_seed() -> None:
    seeds = Seeds()
    first = [seeds.next(5), seeds.next(None), seeds.next(None)]
    assert len(set(first)) == 3
    assert [seeds.next(5), seeds.next(None), seeds.next(None)] == first


class Ended:
    """A finished game with the given places and points."""

    def __init__(self, places: list[int], points: list[int]) -> None:
        self.seats = len(places)
        self.places = places
        self.points = points

    def standing(self) -> list[int]:
        return self.places

    def sheet(self, seat: int) -> Ended:
        ended = Ended(self.places, self.points)
        ended.total = self.points[seat]
        return ended

    total = 0


@pytest.mark.parametrize(
    ("places", "points", "win", "score"),
    [
        ([1, 2], [30, 20], [1, -1], [10, -10]),
        ([1, 1], [20, 20], [0, 0], [0, 0]),
        ([3, 3], [5, 1], [0, 0], [4, -4]),
        ([2, 1, 3], [20, 30, 10], [-0.5, 1, -0.5], [0, 15, -15]),
        ([1, 3, 1, 4], [9, 4, 9, 2], [1 / 3, -1 / 3, 1 / 3, -1 / 3], [4, -8 / 3, 4, -16 / 3]),
        ([1], [17], [1], [17]),
        ([2], [17], [-1], [17]),
    ],
)
def test_rewards(places: list[int], points: list[int], win: list[float], score: list[float]) -> None:
    ended = Ended(places, points)
    for reward, expected in (("win", win), ("score", score)):
        found = rewards_of(ended, reward)  # type: ignore[arg-type]
        assert found == pytest.approx(expected)
        least, most = reward_range(len(places), reward)
        assert all(least <= value <= most for value in found)


def test_an_unknown_shaping_is_refused() -> None:
    with pytest.raises(BadOptions, match="There is no shaping “fame”; there are: sheet, worth"):
        check_shaping("fame")
    assert check_shaping(None) is None


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOptions, match="There is no reward “fame”; there are: win, score"):
        check_reward("fame")
    assert [check_reward(reward) for reward in REWARDS] == list(REWARDS)
