"""Reviews: slices that come to the same verdicts, of games that are over and of records."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.random import Random

from tests.server.running import quick, run, running
from tests.server.test_whole_games import sit_and_play
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.errors import BadRecord, TetrarchyError
from tetrarchy.kernel.record import dumps
from tetrarchy.kernel.session import Session
from tetrarchy.server import reviews
from tetrarchy.server.reviews import review_slice
from tetrarchy.wire import ReviewAnswer


def short_record() -> str:
    """A game of Queendomino that was left after four decisions."""
    game = find_game("queendomino")
    session, deal, rng = Session(game, 2), Deal(3), Random(3)
    for _ in range(4):
        session.settle(deal)
        seat = session.state.actors()[0]
        session.act(seat, int(session.state.sample(seat, rng)))
    return dumps(session.record, game.actions)


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick verdicts, and slices of one decision each."""
    monkeypatch.setattr(reviews, "DEPTH", 10)
    monkeypatch.setattr(reviews, "SLICE_SECONDS", 0.0)
    reviews._JUDGED.clear()


@pytest.mark.usefixtures("shallow")
def test_slices_come_to_what_one_review_comes_to(monkeypatch: pytest.MonkeyPatch) -> None:
    text = short_record()
    answers = [review_slice(text, None, False, first) for first in range(4)]
    assert [len(answer.decisions) for answer in answers] == [1, 1, 1, 1]
    assert [bool(answer.seats) for answer in answers] == [False, False, False, True]
    found = [answer.decisions[0] for answer in answers]
    seats = answers[-1].seats
    assert [len(seat.curve) for seat in seats] == [
        sum(one.seat == seat for one in found) for seat in range(2)
    ]
    reviews._JUDGED.clear()
    monkeypatch.setattr(reviews, "SLICE_SECONDS", 600.0)
    assert review_slice(text, None, False, 0) == ReviewAnswer(4, found, seats)


@pytest.mark.usefixtures("shallow")
def test_whoever_asks_for_a_later_slice_gets_it_alone() -> None:
    text = short_record()
    last = review_slice(text, None, False, 2)
    assert not last.seats
    reviews._JUDGED.clear()
    review_slice(text, None, False, 0)
    assert review_slice(text, None, False, 2) == last


@pytest.mark.usefixtures("shallow")
def test_a_bad_record_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^Line \d+ of the record is wrong"):
        review_slice(short_record() + "1 dance\n", None, False, 0)


def test_a_running_game_cannot_be_reviewed_and_a_finished_one_can(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
            table = await ada.create(game="queendomino", options={"variant": "kingdomino"}, seats=seats)
            for is_open in (False, True):
                with pytest.raises(TetrarchyError) as refused:
                    await ada.review(table.id, is_open=is_open)
                assert refused.value.key == "not-over"
            await sit_and_play(server, table.id, ada, 1)
            answer = await ada.review(table.id, first=1_000_000)
            assert (answer.decisions, answer.seats) == ([], [])
            assert answer.total > 10

    run(test)


def test_a_record_can_be_sent_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            body = {"record": short_record(), "first": 3}
            answer = await server.stranger().ask("POST", "/api/review", ReviewAnswer, body)
            assert (answer.total, len(answer.decisions)) == (4, 1)
            for record, key in (("hello", "no-game"), ("tetrarchy record 1\ngame: chess\n", "unknown-game")):
                with pytest.raises(TetrarchyError) as refused:
                    await server.stranger().ask("POST", "/api/review", ReviewAnswer, {"record": record})
                assert refused.value.key == key

    run(test)
