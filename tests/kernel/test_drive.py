"""Chance that follows a seed, records walked through, and previews, on the toy game."""

from __future__ import annotations

import pickle
import random
from functools import partial

import pytest
from librt.random import Random

from tests.kernel.toy import BID, DEAL, ToyGame, ToyState
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Deal, Draws, Undo, advance, replay, walk
from tetrarchy.kernel.errors import BadRecord, IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.preview import preview
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.seeds import generator
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE, OVER, State

GAME = ToyGame()


def toy_record(*steps: tuple[int, int], rules: int = 1) -> Record:
    return Record("toy", rules, "0" * 12, 2, GAME.settings(2), ["", ""], list(steps))


# ---------------------------------------------------------------- chance


def drawn(game: Game, seats: int, deal: Deal, rng: Random) -> dict[int, list[int]]:
    """What comes out of each urn in a random game."""
    state = game.new(seats, {"variant": "standard"})
    found: dict[int, list[int]] = {}
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            urn, action = state.urn(), deal.draw(state)
            found.setdefault(urn, []).append(action)
            state.apply(CHANCE, action)
        else:
            state.apply(mover, state.sample(mover, rng))
    return found


def test_a_deal_brings_the_same_dominoes_whatever_is_decided() -> None:
    game = find_game("queendomino")
    games = [drawn(game, 2, Deal(5), Random(seed)) for seed in range(3)]
    lines = [max(urns.values(), key=len) for urns in games]
    assert lines[0] == lines[1] == lines[2]
    assert drawn(game, 2, Deal(6), Random(0)) != games[0]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_copied_or_pickled_deal_goes_on_alike(name: str) -> None:
    game, rng = find_game(name), Random(3)
    seats, options = game.variants()[-1]
    state = game.new(seats, options)
    deal = Deal(11)
    for _ in range(40):
        deal.settle(state)
        if (mover := state.mover()) != OVER:
            state.apply(mover, state.sample(mover, rng))
    worlds = [(state.copy(), twin) for twin in (deal, deal.copy(), pickle.loads(pickle.dumps(deal)))]
    ends = [finish(world, twin) for world, twin in worlds]
    assert ends[0] == ends[1] == ends[2]


def finish(state: State, deal: Deal) -> dict[str, object]:
    rng = Random(9)
    while state.mover() != OVER:
        deal.settle(state)
        if (mover := state.mover()) != OVER:
            state.apply(mover, state.sample(mover, rng))
    return state.snapshot()


def test_a_deal_goes_on_after_a_break_if_it_is_told_what_was_drawn() -> None:
    whole = Session(GAME, 3)
    whole.settle(Deal(4))
    begun = Record("toy", 1, "0" * 12, 3, GAME.settings(3), [""] * 3, whole.record.steps[:1])
    deal = Deal(4)
    resumed = Session.resume(GAME, begun, deal)
    resumed.settle(deal)
    assert resumed.record.steps == whole.record.steps


def test_deals_are_as_likely_as_the_weights_say() -> None:
    numbers = [Deal(seed).draw(GAME.new(2)) for seed in range(4000)]
    assert 1850 < numbers.count(DEAL + 1) < 2150


def test_settle_plays_chance_and_nothing_else() -> None:
    state = GAME.new(2)
    assert Draws(Random(1)).settle(state) == 2
    assert state.actors() == [0, 1]
    assert Draws(Random(1)).settle(state) == 0


def test_draws_come_from_one_generator() -> None:
    state, again = GAME.new(3), GAME.new(3)
    assert Draws(Random(2)).settle(state) == 3
    Draws(Random(2)).settle(again)
    assert state.snapshot() == again.snapshot()


def test_a_generator_may_be_ours_pythons_or_a_seed() -> None:
    ours = Random(1)
    assert generator(ours) is ours
    assert generator(random.Random(3)).random() == generator(random.Random(3)).random()
    assert generator(3).random() == generator(3).random() != generator(4).random()


# ---------------------------------------------------------------- steps


def test_advance_leaves_the_state_alone_and_tells_what_happened() -> None:
    state = GAME.new(2)
    ahead = advance(state, [(CHANCE, DEAL)], Deal(1))
    assert state.snapshot() == GAME.new(2).snapshot()
    assert ahead.steps[0] == (CHANCE, DEAL)
    assert [seat for seat, _ in ahead.steps] == [CHANCE, CHANCE]
    assert [event.kind for event in ahead.events] == ["dealt", "dealt"]
    assert ahead.final
    assert ahead.state.events is None
    assert not advance(ahead.state, [(0, BID)]).final


def test_a_walk_hands_out_every_step_with_its_state_and_events() -> None:
    record = toy_record((CHANCE, DEAL), (CHANCE, DEAL + 2), (1, BID + 1), (0, BID))
    seen = [(w.number, w.seat, len(w.state.actors()), [e.kind for e in w.events]) for w in walk(GAME, record)]
    assert seen == [(1, -1, 1, ["dealt"]), (2, -1, 2, ["dealt"]), (3, 1, 1, ["bid"]), (4, 0, 0, ["bid"])]
    assert [w.number for w in walk(GAME, record, upto=2)] == [1, 2]
    assert replay(record, GAME, 0).snapshot() == GAME.new(2).snapshot()


def test_a_step_that_does_not_replay_is_named_after_all_before_it() -> None:
    record = toy_record((CHANCE, DEAL), (0, BID))
    steps = walk(GAME, record)
    assert next(steps).number == 1
    with pytest.raises(BadRecord) as refused:
        next(steps)
    assert str(refused.value) == "Step 2, “bid 0”, does not replay: Seat 0 cannot do 0."
    assert refuses(lambda: Session.resume(GAME, record)) == str(refused.value)


def test_a_record_of_older_rules_says_so() -> None:
    record = toy_record((CHANCE, DEAL), (0, BID), rules=0)
    expected = (
        "Step 2, “bid 0”, does not replay: the record follows version 0 of the rules, today's is 1. "
        "Seat 0 cannot do 0."
    )
    assert refuses(lambda: replay(record, GAME)) == expected


# ---------------------------------------------------------------- seats


@pytest.mark.parametrize("seat", [-3, OVER, CHANCE, 2, 99])
def test_what_is_no_seat_is_refused(seat: int) -> None:
    state = GAME.new(2)
    for ask in (state.legal, state.view, state.sheet, state.known_sheets, state.verdict, state.deciders):
        assert refuses(partial(ask, seat)) == f"There is no seat {seat}: the seats of this game are 0 to 1."


def test_without_a_word_of_the_game_anybody_else_may_be_deciding() -> None:
    state = GAME.new(3)
    assert state.deciders(None) == []
    Draws(Random(1)).settle(state)
    state.apply(1, BID)
    assert state.deciders(None) == [0, 1, 2]
    assert state.deciders(0) == [0, 1, 2]
    assert state.deciders(1) == [0, 2]


# ---------------------------------------------------------------- previews


def test_a_preview_tells_what_an_action_brings() -> None:
    state = GAME.new(2)
    Draws(Random(1)).settle(state)
    found = preview(GAME, state.view(0), 0, [BID, BID + 2], 1)
    assert [(seen.lines, seen.total) for seen in found] == [((), 0), ((("bid", 2),), 2)]


class SecretScore(ToyState):
    """Whose bid counts double where the other has the number 3."""

    def _sheet(self, seat: int):  # type: ignore[no-untyped-def]
        sheet = super()._sheet(seat)
        doubled = any(number == 3 for at, number in enumerate(self.numbers) if at != seat)
        lines = (sheet.lines[0], sheet.lines[1]._replace(points=sheet.lines[1].points * (1 + doubled)))
        return sheet._replace(lines=lines, total=sum(line.points for line in lines))


def test_a_preview_leaves_open_what_the_seat_cannot_know() -> None:
    game = ToyGame(SecretScore)
    state = game.new(2)
    Draws(Random(1)).settle(state)
    (seen,) = preview(game, state.view(0), 0, [BID + 2], 1)
    assert (seen.lines, seen.total) == ((), None)


def test_a_preview_of_what_is_not_open_is_refused() -> None:
    state = GAME.new(2)
    with pytest.raises(IllegalAction):
        preview(GAME, state.view(0), 0, [BID], 1)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_preview_calls_reversible_can_be_taken_back(name: str) -> None:
    """So one tap is enough for it; all else takes two."""
    game = find_game(name)
    rng = Random(3)
    dealer = Draws(rng)
    state = game.new(2, {})
    answers: set[bool] = set()
    for _ in range(250):
        if (mover := state.mover()) == OVER:
            break
        if mover == CHANCE:
            state.apply(CHANCE, dealer.draw(state))
            continue
        legal = state.legal(mover)
        for action, told in zip(legal, preview(game, state.view(mover), mover, legal, 1), strict=True):
            ahead = advance(state, [(mover, action)], dealer)
            undo = Undo()
            if ahead.state.mover() != OVER and not ahead.state.reacting():
                undo.decided(mover, state, ahead)
            assert told.final or undo.can(mover), game.actions.notation(action)
            answers.add(told.final)
        state = advance(state, [(mover, state.sample(mover, rng))]).state
    assert answers == {True, False}
