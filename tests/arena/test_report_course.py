"""Who begins, what is forced, who leads: planted in made-up games, and counted again in real ones."""

from __future__ import annotations

import json
import math
from collections import Counter
from statistics import correlation as pearson

import pytest
from librt.random import Random

from tests.arena.test_report import every_run, figures, played, simulation
from tetrarchy.arena import Result, Simulation, play_match
from tetrarchy.arena.match import Tally
from tetrarchy.arena.report import Watched, figures_of
from tetrarchy.arena.report.correlation import Pairs, correlation
from tetrarchy.arena.report.course import first_of, forced_of, leader_credit, stages_of
from tetrarchy.arena.report.games import Games
from tetrarchy.arena.report.gathering import round_of
from tetrarchy.arena.running import play_all
from tetrarchy.arena.summary import Estimate, win_credits
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.state import State


def noise(rng: Random) -> float:
    """About a standard normal value."""
    return math.fsum(rng.random() for _ in range(12)) - 6


def made_up(scores: tuple[int, ...], course: tuple[tuple[int, ...], ...], first: int | None = 0) -> Result:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    seen = Tally((1, 3, 1, 4), ((),) * len(scores), (Counter(),) * len(scores), course, first)
    return Result(scores, places, 4, ("",) * len(scores), (), seen)


def games_of(results: list[Result]) -> Games:
    plan = Simulation("queendomino", {}, ("random",) * len(results[0].scores), len(results), 1)
    return Games(plan, dict(enumerate(results)))


# ---------------------------------------------------------------- planted effects


def test_intervals_of_the_course_cover_the_truth() -> None:
    """The lead after round 1 is luck, that after round 2 is half of the result, that after 3 all of it.

    Who leads with half of what is to come wins 3 games of 4: ½ + arcsin(√½) / π.
    """
    rng, runs, covered = Random(8), 100, Counter[str]()
    for _ in range(runs):
        results = []
        for _ in range(150):
            luck = tuple(round(100 * noise(rng)) for _ in range(2))
            early, late = ([round(100 * noise(rng)) for _ in range(2)] for _ in range(2))
            end = tuple(a + b for a, b in zip(early, late, strict=True))
            results.append(made_up(end, (luck, tuple(early), end)))
        nothing, partly, wholly = stages_of(games_of(results))
        covered["no lead"] += within(0, nothing.told)
        covered["no win"] += within(0.5, nothing.leader_wins)
        covered["half a lead"] += within(math.sqrt(0.5), partly.told)
        covered["half a win"] += within(0.75, partly.leader_wins)
        assert partly.told is not None
        assert partly.told.low > 0.3, "an effect this large is always found"
        assert wholly.told is not None
        assert wholly.told.value == pytest.approx(1)
        assert wholly.leader_wins.value > 0.98, "but for ties"
    assert all(90 <= number <= 99 for number in covered.values()), covered
    assert len(covered) == 4


def test_the_worth_of_the_first_turn_is_found() -> None:
    """Who begins gets 4 points more; it is another seat from game to game."""
    rng, runs, covered, found_at_all = Random(9), 100, 0, 0
    for _ in range(runs):
        results = []
        for game in range(200):
            points = [round(50 + 8 * noise(rng)) for _ in range(3)]
            points[game % 3] += 4
            results.append(made_up(tuple(points), (), game % 3))
        found = first_of(games_of(results))
        assert found is not None
        assert found.games == 200
        covered += within(4, found.lead)
        found_at_all += found.lead.low > 0 and found.wins.low > 1 / 3
    assert 90 <= covered <= 99
    assert found_at_all > 70


def within(truth: float, told: Estimate | None) -> bool:
    assert told is not None
    return told.low <= truth <= told.high


def test_where_nobody_begins_or_leads_nothing_is_told() -> None:
    assert first_of(games_of([made_up((3, 4), (), None)] * 30)) is None
    alone = games_of([made_up((3,), ((1,), (2,)))] * 30)
    assert first_of(alone) is None
    assert stages_of(alone) == []


def test_a_round_that_few_deals_reach_is_left_out() -> None:
    short, long = made_up((3, 4), ((1, 1),)), made_up((3, 4), ((1, 1), (2, 2)))
    assert [stage.round for stage in stages_of(games_of([short] * 30 + [long] * 19))] == [1]
    found = stages_of(games_of([short] * 30 + [long] * 20))
    assert [(stage.round, stage.games) for stage in found] == [(1, 50), (2, 20)]
    assert [stage.told for stage in found] == [None, None], "nobody has led in any game"


def test_decisions_without_a_choice() -> None:
    assert forced_of(games_of([made_up((3, 4), ())] * 9)).value == 0.5


def test_who_shares_the_lead_shares_the_victory() -> None:
    assert leader_credit((5, 5, 1), made_up((9, 3, 4), ())) == 0.5
    assert leader_credit((5, 5, 1), made_up((9, 9, 4), ())) == 0.5
    assert leader_credit((1, 5, 1), made_up((9, 3, 4), ())) == 0


# ---------------------------------------------------------------- the correlation and its interval


def test_a_correlation_is_pearsons() -> None:
    rng = Random(5)
    pairs = [(rng.random(), rng.random()) for _ in range(90)]
    found = correlation([pairs[at : at + 3] for at in range(0, 90, 3)])
    assert found is not None
    assert found.value == pytest.approx(pearson(*zip(*pairs, strict=True)))
    assert found.low < found.value < found.high


def test_the_interval_of_a_correlation_covers_the_truth_in_95_of_100_runs() -> None:
    """With values of a group that go together, for which Fisher's own interval would be too narrow."""
    rng = Random(6)
    truth, covered, runs = 0.6, 0, 400

    def group() -> Pairs:
        """Three values of one group with a part in common."""
        shared_x, shared_y = noise(rng), noise(rng)
        pairs = []
        for _ in range(3):
            x = math.sqrt(0.6) * shared_x + math.sqrt(0.4) * noise(rng)
            rest = math.sqrt(0.6) * shared_y + math.sqrt(0.4) * noise(rng)
            pairs.append((x, truth * x + math.sqrt(1 - truth**2) * rest))
        return pairs

    for _ in range(runs):
        found = correlation([group() for _ in range(40)])
        assert found is not None
        covered += found.low <= truth <= found.high
    assert 0.92 <= covered / runs <= 0.98


def test_a_correlation_that_cannot_be_told() -> None:
    rng = Random(7)
    few = [[(rng.random(), rng.random())] for _ in range(19)]
    assert correlation(few) is None
    assert correlation([[(1.0, rng.random())] for _ in range(40)]) is None
    once = [[(0.0, rng.random())] for _ in range(39)]
    assert correlation([*once, [(1.0, 0.5)]]) is None, "without one of the groups it has no spread"


# ---------------------------------------------------------------- real games


class Looker:
    """A witness that notes the points before every decision, and leaves out nothing."""

    def begin(self, state: State) -> None:
        self.state = state
        state.events = []
        self.points: list[tuple[int, tuple[int, ...]]] = []

    def decide(self, legal: list[int]) -> None:
        points = tuple(self.state.sheet(seat).total for seat in range(self.state.seats))
        self.points.append((round_of(self.state), points))

    def end(self, state: State) -> Tally:
        return Tally((), (), ())


@every_run
def test_the_course_of_a_game_is_what_its_score_sheets_say(name: str, seats: int) -> None:
    """The first game again: after a round everybody has what the sheets say when the next one begins."""
    plan, game, looker = simulation(name, seats), find_game(name), Looker()
    result = play_match(game, plan.options, *plan.table(game, 0), looker)
    rounds = [number for number, _ in looker.points]
    assert rounds == sorted(rounds)
    begun = dict(reversed(looker.points))
    seen = played(name, seats)[0].seen
    assert seen is not None
    assert len(seen.course) == max(rounds) - 1
    for number, points in begun.items():
        assert number < 2 or seen.course[number - 2] == points
    assert seen.course[-1] != result.scores, "the last round brings points"


@pytest.mark.parametrize(("name", "seats"), [("queendomino", 3), ("inkdoms", 2), ("gem_forge", 3)])
def test_who_begins_is_drawn_by_lot_and_known(name: str, seats: int) -> None:
    plan = Simulation(name, find_game(name).settings(seats), ("random",) * seats, 30, 2)
    results = play_all(Watched(plan)).results
    begun = Counter(result.seen.first for result in results.values() if result.seen)
    assert set(begun) == set(range(seats))
    found = figures_of(plan, results).first
    assert found is not None
    wins = [
        win_credits(r.places)[r.seen.first] for r in results.values() if r.seen and r.seen.first is not None
    ]
    assert found.wins.value == pytest.approx(math.fsum(wins) / 30)


@every_run
def test_figures_as_plain_data_are_json(name: str, seats: int) -> None:
    plain = json.loads(json.dumps(figures(name, seats).plain()))
    assert plain["length"]["mean"]["value"] == figures(name, seats).length.mean.value
    assert [stage["round"] for stage in plain["stages"]] == [s.round for s in figures(name, seats).stages]
    assert (plain["first"] is None) == (seats == 1)
