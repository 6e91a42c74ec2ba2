"""The levels for people."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.random import Random

from tests.bots.modest import dealt
from tests.kernel.toy import ToyGame
from tetrarchy.bots import find_bot, levels
from tetrarchy.bots.budget import Budget
from tetrarchy.bots.levels import LEVELS, Levelled, level_of
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_level_thinks_more_or_errs_less_than_the_one_before(game: str) -> None:
    found = [level_of(number, find_game(game)) for number in range(1, len(LEVELS) + 1)]
    for lower, higher in pairwise(found):
        assert (higher.thought, -higher.overlooked) > (lower.thought, -lower.overlooked)
        assert higher.seconds >= lower.seconds
    assert len(found) == 8
    assert found[-1] == (0, 1, 2)
    assert [level.thought > 0 for level in found] == [level.thought > 0 for level in LEVELS]


def test_a_game_can_have_shares_of_its_own() -> None:
    """Where a plan is carried out in many decisions, a thought now and then sets it right."""
    game = find_game("wonderful_kingdom")
    assert Levelled.named("5", game).level.thought < LEVELS[4].thought
    assert Levelled.named("5", find_game("queendomino")).level == LEVELS[4]
    assert Levelled.named("2", game).level.overlooked < LEVELS[1].overlooked


@pytest.mark.parametrize("number", [5, 6])
def test_levels_think_about_a_share_of_their_decisions(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = []

    class Thinker:
        def __init__(self, game: Game, budget: Budget) -> None:
            assert budget.seconds == LEVELS[number - 1].seconds

        def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
            thoughts.append(seat)
            return legal[0]

    monkeypatch.setattr(levels, "Search", Thinker)
    game = ToyGame()
    state = dealt(game)
    bot, rng = find_bot(f"level:{number}", game), Random(2)
    for _ in range(400):
        bot.choose(state.view(0), state.legal(0), 0, rng)
    assert len(thoughts) == pytest.approx(400 * LEVELS[number - 1].thought, rel=0.25)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_weak_levels_take_the_best_of_what_they_do_not_overlook(number: int) -> None:
    game = ToyGame()
    state = dealt(game)
    legal = state.legal(0)
    values = game.appraise(state, 0, Random(1))
    best_first = sorted(legal, key=lambda action: -values[legal.index(action)])
    bot, rng = find_bot(f"level:{number}", game), Random(1)
    taken = [bot.choose(state.view(0), legal, 0, rng) for _ in range(1000)]
    gone = LEVELS[number - 1].overlooked
    blind = gone ** len(legal) / len(legal)
    for better, action in enumerate(best_first):
        expected = 1000 * ((1 - gone) * gone**better + blind)
        assert taken.count(action) == pytest.approx(expected, abs=4 * expected**0.5 + 1)


def test_a_tenth_of_the_time_can_be_asked_for() -> None:
    game = ToyGame()
    whole, tenth = Levelled.named("8", game), Levelled.named("8/10", game)
    assert tenth.level.seconds == whole.level.seconds / 10


def test_a_time_can_be_asked_for() -> None:
    assert Levelled.named("8@300ms", ToyGame()).level == LEVELS[7]._replace(seconds=0.3)


@pytest.mark.parametrize(
    "text", ["", "0", "9", "1/0", "8@0ms", "8@1s", "8/2@1ms", "one", "-1", "3.5", "1/2/3"]
)
def test_what_is_no_level_is_refused(text: str) -> None:
    expected = f"“{text}” is not a level: write a number from 1 to 8."
    assert refuses(lambda: find_bot(f"level:{text}", ToyGame())) == expected
