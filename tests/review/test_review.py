"""Judging records: what is judged, from what, and that it can stop and go on."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path
from typing import Final

import pytest
from librt.random import Random

from tests.bots.modest import ModestGame
from tests.kernel.toy import BID, DEAL, ToyGame
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Deal, replay
from tetrarchy.kernel.errors import BadRecord
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE, State
from tetrarchy.review import (
    LIMITS,
    WORDS,
    Judgement,
    Outlook,
    Settings,
    accounts,
    accuracy,
    decisions,
    review,
    word_for,
)
from tetrarchy.review.judging import judge

_QUICK: Final = Settings(depth=12)
DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "review.md"


def bids(*coins: int, deals: tuple[int, int] = (1, 2), game: Game | None = None) -> Record:
    """A toy game in which both seats are dealt numbers, and bid."""
    toy = game or ModestGame()
    steps = [(CHANCE, DEAL + number - 1) for number in deals]
    steps += [(seat, BID + bid) for seat, bid in enumerate(coins)]
    return Record(toy.id, toy.rules_version, toy.data_hash, 2, {}, ["", ""], steps)


def played(game: Game, decisions_: int, seats: int = 2) -> Record:
    """The beginning of a game of players who do just anything."""
    session, deal, rng = Session(game, seats), Deal(3), Random(3)
    for _ in range(decisions_):
        session.settle(deal)
        seat = session.state.actors()[0]
        session.act(seat, int(session.state.sample(seat, rng)))
    return session.record


def test_the_best_bid_is_best_and_no_bid_a_blunder() -> None:
    high, low = review(ModestGame(), bids(2, 0), Settings(depth=300))
    assert (high.word, high.loss, high.better) == ("best", 0, ())
    assert high.best == high.played
    assert (low.word, low.better[0].action) == ("blunder", BID + 2)
    assert low.loss > LIMITS[-1]


def test_a_decision_is_judged_from_what_its_seat_could_know() -> None:
    """Neither what comes later nor what another holds makes a difference."""
    blind = [
        next(review(ModestGame(), bids(0, later, deals=(1, held)), Settings(depth=60)))
        for later in (0, 2)
        for held in (1, 2, 3)
    ]
    assert all(one == blind[0] for one in blind)


@pytest.mark.parametrize("name", ["inkdoms", "gem_forge", "wonderful_kingdom"])
def test_whatever_is_hidden_a_decision_is_judged_alike(name: str) -> None:
    """In worlds that look the same to who decides, and are not."""
    game = find_game(name)
    seat, worlds = next(filter(None, (something_hidden(game, number) for number in range(100))))
    action = worlds[0].legal(seat)[-1]
    first, *others = [judge(game, world, seat, action, 9, _QUICK) for world in worlds]
    assert all(other == first for other in others)


def something_hidden(game: Game, decisions_: int) -> tuple[int, list[State]] | None:
    """After some decisions, a seat that has a choice and worlds of which it cannot know which is true."""
    state = replay(played(game, decisions_), game)
    for seat in state.actors():
        if seat != CHANCE and len(state.legal(seat)) > 1:
            worlds = [game.imagine(state.view(seat), Random(world)) for world in range(4)]
            if len({json.dumps(world.snapshot(), sort_keys=True) for world in worlds}) > 1:
                return seat, worlds
    return None


def test_the_open_truth_knows_what_others_hold() -> None:
    chances = [
        next(review(ModestGame(), bids(2, 0, deals=deals), Settings(depth=200, open=True))).played.chance
        for deals in ((1, 1), (1, 3))
    ]
    assert chances[0] > chances[1]


@pytest.mark.walk
@pytest.mark.parametrize("name", GAMES)
def test_the_same_settings_give_the_same_verdicts(name: str) -> None:
    game = find_game(name)
    record = played(game, 3)
    assert list(review(game, record, _QUICK)) == list(review(game, record, _QUICK))


@pytest.mark.walk
@pytest.mark.parametrize("name", GAMES)
def test_a_review_goes_on_from_what_was_kept(name: str) -> None:
    game = find_game(name)
    record = played(game, 3)
    whole = list(review(game, record, _QUICK))
    assert [one.step for one in whole] == decisions(game, record)
    kept = [
        Judgement.read(json.loads(json.dumps(one.plain(game))), game)
        for one in islice(review(game, record, _QUICK), 2)
    ]
    assert list(review(game, record, _QUICK, kept)) == whole


def test_what_was_kept_is_not_judged_again() -> None:
    game = ModestGame()
    first = next(review(game, bids(0, 2), _QUICK))
    marked = first._replace(word="good")
    assert next(review(game, bids(0, 2), _QUICK, [marked])) is marked


def test_a_record_that_breaks_the_rules_is_refused_in_a_sentence() -> None:
    record = bids(0, 2)
    record.steps.append((0, BID))
    with pytest.raises(BadRecord, match=r"^Step 5, “bid 0”, does not replay: .*\.$"):
        decisions(ToyGame(), record)


def test_a_record_without_decisions_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadRecord, match=r"^Nobody has decided anything in this record\.$"):
        decisions(ToyGame(), bids())


def test_alone_a_loss_is_points_in_units_of_two_spreads() -> None:
    game = find_game("inkdoms")
    judged = list(review(game, played(game, 3, seats=1), _QUICK))
    losses = [(one.best.points - one.played.points) / (2 * game.spread) for one in judged]
    assert [one.loss for one in judged] == pytest.approx(losses)
    assert max(losses) > 0


def test_the_limits_of_the_words_are_told_to_players() -> None:
    told = re.findall(r"^\| (\w+) \| at most ([\d.]+) % \|$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert [word for word, _ in told] == list(WORDS[:-1])
    assert [float(limit) for _, limit in told] == pytest.approx([100 * limit for limit in LIMITS])


def test_words_follow_the_limits() -> None:
    assert [word_for(loss) for loss in (0.0, *(limit + 0.001 for limit in LIMITS))] == list(WORDS)
    assert [word_for(limit) for limit in LIMITS] == list(WORDS[:-1])


def test_accuracy_falls_with_the_losses() -> None:
    assert accuracy([]) == accuracy([0, 0]) == 1
    assert accuracy([0, 0.1]) == pytest.approx(0.684, abs=0.001)


def test_an_account_has_the_curve_and_its_largest_changes() -> None:
    game = ToyGame()
    record = bids(0, 2, game=game)
    made = [
        Judgement(step, 0, BID, "best", 0.0, Outlook(chance, 3.0), Outlook(chance, 3.0), ())
        for step, chance in ((1, 0.5), (3, 0.4), (5, 0.9), (7, 0.8), (9, 0.3))
    ]
    end = replay(record, game)
    account, idle = accounts(end, 9, made)
    assert [(point.step, point.outlook.chance) for point in account.curve][-2:] == [(9, 0.3), (10, 0.0)]
    assert [(moment.step, moment.until) for moment in account.moments] == [(3, 5), (7, 9), (9, 10)]
    assert [moment.change for moment in account.moments] == pytest.approx([0.5, -0.5, -0.3])
    assert (account.words["best"], idle.curve[0].outlook.chance) == (5, 1.0)
