"""What figures are: of made-up games, whose shares and means are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.tuning.helpers import GOAL, goal_of
from tetrarchy.arena.match import Result, Tally, Use
from tetrarchy.arena.simulation import Simulation
from tetrarchy.arena.summary import Estimate
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.tuning.measuring import Games, Measured, loss_of, measure, play_for
from tetrarchy.tuning.report import table

WANTED = """
[[want]]
name = "wanted"
figure = "{figure}"
plays = {plays}
least = {least}
most = {most}
scale = 10
weight = 3
why = "a test"
{more}
"""


def figure(
    folder: Path, name: str, games: list[Result], other: list[Result] | None = None, more: str = ""
) -> Measured:
    """A figure of some games of It's a Wonderful Kingdom, which know medals."""
    head = (
        GOAL.partition("[[want]]")[0]
        .replace("gem_forge", "wonderful_kingdom")
        .replace("seats = 2", "seats = 1")
    )
    second = head[head.index("[[play]]") :].replace("alone", "other")
    plays = '["alone", "other"]' if other else '["alone"]'
    text = head + second + WANTED.format(figure=name, plays=plays, least=0, most=10, more=more)
    goal = goal_of(folder, text)
    played = {
        play.name: Games(Simulation(goal.game, play.options, play.bots, len(told), 1), dict(enumerate(told)))
        for play, told in zip(goal.plays, (games, other or games), strict=True)
    }
    return measure(goal, played)["wanted"]


def game(points: int, verdict: str = "", length: int = 60, uses: Mapping[str, int] | None = None) -> Result:
    """A game of one, with how often what was completed; ``of_`` what was taken."""
    counted: Counter[Use] = Counter()
    for name, times in (uses or {}).items():
        kind = "offer_taken" if name.startswith("of_") else "card_completed"
        counted[Use(kind, "card", name.removeprefix("of_"))] = times
        counted[Use(kind)] += times
    return Result((points,), (1,), length, (verdict,), (), Tally((), ((),), (counted,)))


def test_points_are_means_and_differences_of_deals(tmp_path: Path) -> None:
    one, other = [game(60), game(80), game(100)], [game(50), game(70), game(90)]
    assert figure(tmp_path, "points", one).estimate.value == 80
    assert figure(tmp_path, "points_apart", one, other).estimate == (10, 10, 10)


def test_verdicts_are_shares_in_percent(tmp_path: Path) -> None:
    games = [game(1, word) for word in ("gold", "silver", "none", "gold")]
    found = figure(tmp_path, "verdicts", games, more='verdicts = ["gold"]')
    assert found.estimate.value == 50
    assert 10 < found.estimate.low < 50 < found.estimate.high < 90


def test_minutes_follow_from_decisions(tmp_path: Path) -> None:
    found = figure(tmp_path, "minutes", [game(1, length=60), game(1, length=120)], more="seconds = 20")
    assert found.estimate.value == 30
    games = [game(1, uses={"farm": 3}), game(1, uses={"farm": 5})]
    counted = figure(tmp_path, "minutes", games, more='seconds = 30\nuses = ["card_completed"]')
    assert counted.estimate.value == 2


def test_the_component_that_is_used_least_and_most_is_named(tmp_path: Path) -> None:
    cards = [card["id"] for card in find_game("wonderful_kingdom").components()["developments"]]
    taken = {f"of_{card}": 10 for card in cards}
    built = dict.fromkeys(cards, 5) | {"port": 1, "farm": 9}
    more = 'components = "developments"\nuses = ["card_completed card"]\nof = ["offer_taken card"]'
    games = [game(1, uses=built | taken)] * 2
    least, most = (figure(tmp_path, name, games, more=more) for name in ("rarest", "commonest"))
    assert (least.component, round(least.estimate.value)) == ("port", 10)
    assert (most.component, round(most.estimate.value)) == ("farm", 90)


def test_uses_that_their_possibilities_do_not_cover_are_told(tmp_path: Path) -> None:
    more = 'components = "developments"\nuses = ["card_completed card"]\nof = ["offer_taken card"]'
    with pytest.raises(BadOptions, match="“wanted”: port was used more often than “of” counts"):
        figure(tmp_path, "rarest", [game(1, uses={"port": 2, "of_port": 1})], more=more)


def test_a_component_that_nobody_uses_counts_as_never_used(tmp_path: Path) -> None:
    more = 'components = "developments"\nuses = ["card_completed card"]'
    found = figure(tmp_path, "rarest", [game(1, uses={"farm": 1})], more=more)
    assert found.estimate.value == 0
    assert found.component != "farm"
    assert figure(tmp_path, "commonest", [game(1, uses={"farm": 1}), game(1)], more=more).component == "farm"


def test_the_loss_grows_with_the_distance_from_a_band_and_from_the_start(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)  # 10 to 12 minutes, 2 count as 1, a step costs 0.01

    def loss(minutes: float, **steps: int) -> float:
        return loss_of(goal, {"length": Measured(Estimate(minutes, 0, 0))}, steps)

    assert [loss(10), loss(12), loss(14), loss(6)] == [0, 0, 1, 4]
    assert loss(11, first=-2, second=1) == pytest.approx(0.03)


def test_untouched_games_are_those_of_the_first_set(tmp_path: Path) -> None:
    goal = goal_of(tmp_path, GOAL.replace("games = 4", "games = 4\nuntouched = true"))
    files = goal.tuned({"first": 2, "second": 1})
    assert files is not None
    own = measure(goal, play_for(goal, goal.files, tmp_path / "games", 2))
    counted: list[int] = []
    assert measure(goal, play_for(goal, files, tmp_path / "games", 2, counted.append)) == own
    assert counted == [4]


def test_games_are_played_once_and_told_as_a_table(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)
    counted: list[int] = []
    first = measure(goal, play_for(goal, goal.files, tmp_path / "games", 2, counted.append))
    assert sum(counted) == 4
    counted.clear()
    assert measure(goal, play_for(goal, goal.files, tmp_path / "games", 2, counted.append)) == first
    assert counted == [4]  # those that are there
    lines = table(goal, {"own": first}).splitlines()
    assert lines[0] == "| wanted | games | band | own |"
    assert lines[2].startswith("| length | 4 | 10 to 12 minutes | ")
