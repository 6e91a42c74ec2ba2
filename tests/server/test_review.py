"""Reviews: slices that come to the same verdicts, of games that are over and of records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from librt.random import Random
from msgspec.json import decode

from tests.review.test_review import played
from tests.server.running import Running, quick, run, running
from tests.server.test_whole_games import sit_and_play
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.client import Client
from tetrarchy.kernel.drive import Deal, Draws, replay
from tetrarchy.kernel.errors import BadRecord, TetrarchyError
from tetrarchy.kernel.record import dumps, loads
from tetrarchy.kernel.session import Session
from tetrarchy.review import Settings, judging
from tetrarchy.server import reviews
from tetrarchy.server.kept_reviews import ReviewKey, extend_review, read_review
from tetrarchy.server.lines import line_told
from tetrarchy.server.review_positions import positions, revealed
from tetrarchy.server.reviews import review_slice
from tetrarchy.wire import ReviewAnswer, ReviewPositions, TableAnswer, encode

QUICK: Final = Settings(depth=10)


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
    """Slices of one decision each."""
    monkeypatch.setattr(reviews, "SLICE_SECONDS", 0.0)
    reviews._JUDGED.clear()


@pytest.mark.usefixtures("shallow")
def test_slices_come_to_what_one_review_comes_to(monkeypatch: pytest.MonkeyPatch) -> None:
    text = short_record()
    answers = [review_slice(text, None, QUICK, first) for first in range(4)]
    assert [len(answer.decisions) for answer in answers] == [1, 1, 1, 1]
    assert [bool(answer.seats) for answer in answers] == [False, False, False, True]
    found = [answer.decisions[0] for answer in answers]
    seats = answers[-1].seats
    assert [len(seat.curve) for seat in seats] == [
        sum(one.seat == seat for one in found) for seat in range(2)
    ]
    reviews._JUDGED.clear()
    monkeypatch.setattr(reviews, "SLICE_SECONDS", 600.0)
    assert review_slice(text, None, QUICK, 0) == ReviewAnswer(4, found, seats)


@pytest.mark.parametrize("name", GAMES)
def test_a_line_tells_what_its_decisions_bring_about(name: str) -> None:
    """As the log would, and only what the seat before the line may see."""
    game, rng = find_game(name), Random(1)
    state = game.new(2, {})
    chance = Draws(rng)
    told = 0
    for _ in range(60):
        chance.settle(state)
        if not state.actors():
            break
        seat = state.actors()[0]
        action = game.greedy(state, seat, rng)
        [step] = line_told(game, state, seat, [(seat, action)])
        assert (step.seat, step.action["code"]) == (seat, action)
        told += bool(step.events)
        state.apply(seat, action)
    assert told > 20


def test_a_line_that_no_longer_fits_is_told_without_what_it_brings_about() -> None:
    game = find_game("queendomino")
    state = game.new(2, {})
    Draws(Random(1)).settle(state)
    seat = state.actors()[0]
    first = state.legal(seat)[0]
    line = line_told(game, state, seat, [(seat, first), (seat, first)])
    assert line[0].events
    assert line[1].events is None


@pytest.mark.usefixtures("shallow")
def test_whoever_asks_for_a_later_slice_gets_it_alone() -> None:
    text = short_record()
    last = review_slice(text, None, QUICK, 2)
    assert not last.seats
    reviews._JUDGED.clear()
    review_slice(text, None, QUICK, 0)
    assert review_slice(text, None, QUICK, 2) == last


@pytest.mark.usefixtures("shallow")
def test_a_bad_record_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^Line \d+ of the record is wrong"):
        review_slice(short_record() + "1 dance\n", None, QUICK, 0)


@pytest.mark.usefixtures("shallow")
def test_what_was_kept_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = short_record()
    whole = [review_slice(text, None, QUICK, first).decisions[0] for first in range(4)]
    last = review_slice(text, None, QUICK, 3)
    reviews._JUDGED.clear()
    judged: list[int] = []
    judge = judging.judge

    def counting(*given: Any) -> Any:
        judged.append(given[4])
        return judge(*given)

    monkeypatch.setattr(judging, "judge", counting)
    assert review_slice(text, None, QUICK, 3, whole[:3]) == last
    assert judged == [whole[3].step]


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
        async with running(quick(tmp_path / "t.db", review_depth=20)) as server:
            body = {"record": short_record(), "first": 3}
            answer = await server.stranger().ask("POST", "/api/review", ReviewAnswer, body)
            assert (answer.total, len(answer.decisions)) == (4, 1)
            for record, key in (("hello", "no-game"), ("tetrarchy record 1\ngame: chess\n", "unknown-game")):
                with pytest.raises(TetrarchyError) as refused:
                    await server.stranger().ask("POST", "/api/review", ReviewAnswer, {"record": record})
                assert refused.value.key == key

    run(test)


async def finished(server: Running, guest: Client, **options: Any) -> str:
    """A short game that a guest has played to its end against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    table = await guest.create(game="queendomino", options={"variant": "kingdomino"} | options, seats=seats)
    await sit_and_play(server, table.id, guest, 1)
    return table.id


async def whole_review(guest: Client, table: str, is_open: bool = False) -> ReviewAnswer:
    """All slices of a review."""
    found = await guest.review(table, 0, is_open)
    while not found.seats:
        more = await guest.review(table, len(found.decisions), is_open)
        assert more.decisions
        found = ReviewAnswer(more.total, found.decisions + more.decisions, more.seats)
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    new: Callable[[], str] = request.getfixturevalue("new_database")
    return new()


def test_a_review_is_kept_with_its_table_and_not_made_twice(database: str) -> None:
    async def test() -> None:
        async with running(quick(database, review_depth=12)) as server:
            ada = await server.guest()
            table = await finished(server, ada)
            begun = await ada.review(table)
            assert begun.decisions
            whole = await whole_review(ada, table)
            assert whole.decisions[: len(begun.decisions)] == begun.decisions
            assert len(whole.decisions) == whole.total
            truth = await whole_review(ada, table, is_open=True)
            assert truth.total == whole.total
        async with running(quick(database, review_depth=12)) as server:
            bob = await server.guest("Bob")
            await no_more_time(server, bob)
            assert await bob.review(table) == whole
            assert await bob.review(table, is_open=True) == truth
            assert (await bob.review(table, first=5)).decisions == whole.decisions[5:]
        async with running(quick(database, review_depth=13)) as server:  # another depth is another review
            bob = await server.guest("Bob")
            await no_more_time(server, bob)
            with pytest.raises(TetrarchyError) as refused:
                await bob.review(table)
            assert refused.value.key == "busy"

    run(test)


async def no_more_time(server: Running, guest: Client) -> None:
    """A guest has used up the time of the bots."""
    me = await guest.me()
    server.hall.bot_time.owe(me.guest, 1_000_000)


def test_the_same_depth_gives_the_same_verdicts_at_another_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "one.db", review_depth=12)) as server:
            ada = await server.guest()
            table = await finished(server, ada)
            here = await whole_review(ada, table)
            record = await ada.record(table)
        async with running(quick(tmp_path / "two.db", review_depth=12)) as server:
            body: dict[str, Any] = {"record": record, "first": 0}
            there = await server.stranger().ask("POST", "/api/review", ReviewAnswer, body)
            while not there.seats:
                body["first"] = len(there.decisions)
                more = await server.stranger().ask("POST", "/api/review", ReviewAnswer, body)
                there = ReviewAnswer(more.total, there.decisions + more.decisions, more.seats)
        assert there == here

    run(test)


def test_only_what_goes_on_from_what_is_kept_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", review_depth=12)) as server:
            ada = await server.guest()
            table = await finished(server, ada)
            store = server.hall.store
            key = ReviewKey("t", False, 12, "1")
            whole = await whole_review(ada, table)
            few = [ReviewAnswer(9, whole.decisions[at : at + 2], []) for at in (0, 2)]
            await extend_review(store, key, 2, few[1])
            assert await read_review(store, key) is None
            await extend_review(store, key, 0, few[0])
            await extend_review(store, key, 0, ReviewAnswer(9, whole.decisions[:1], []))
            await extend_review(store, key, 2, few[1])
            kept = await read_review(store, key)
            assert kept is not None
            assert kept.decisions == whole.decisions[:4]
            newer = key._replace(version="2")
            await extend_review(store, newer, 0, few[0])
            assert await read_review(store, key) is None
            assert await read_review(store, newer) == few[0]

    run(test)


def test_positions_are_those_before_the_judged_decisions(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", review_depth=12)) as server:
            ada = await server.guest()
            table = await finished(server, ada)
            whole = await whole_review(ada, table)
            found = await ada.review_positions(table)
            shown = found.positions
            while len(shown) < found.total:
                shown = shown + (await ada.review_positions(table, first=len(shown))).positions
            assert [(one.step, one.seat) for one in shown[:-1]] == [
                (one.step, one.seat) for one in whole.decisions
            ]
            for position, judged in zip(shown, whole.decisions, strict=False):
                codes = [action["code"] for action in position.legal]
                assert judged.action in codes
                assert {one.action for one in judged.better} <= set(codes)
                assert position.action is not None
                assert position.action["code"] == judged.action
                assert position.view["seat"] == position.seat
            assert (shown[-1].over, shown[-1].legal) == (True, [])
            assert [(seat.kind, seat.you) for seat in found.seats] == [("person", True), ("bot", False)]
            record = await ada.record(table)
            body = {"record": record, "first": found.total - 1}
            of_record = await ada.ask("POST", "/api/review/positions", ReviewPositions, body)
            assert of_record.positions == shown[-1:]
            assert [(seat.kind, seat.name) for seat in of_record.seats] == [("person", "Ada"), ("bot", "")]

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_tells_a_seat_no_more_than_it_saw(game: str) -> None:
    """What travels is the view of who decides; the open truth is asked for by name."""
    text = dumps(played(find_game(game), 6), find_game(game).actions)
    blind = decode(positions(text, None, False, 0), type=ReviewPositions)
    whole = decode(positions(text, None, True, 0), type=ReviewPositions)
    record = loads(text, find_game(game))
    for shown, known in zip(blind.positions, whole.positions, strict=True):
        state = replay(record, find_game(game), shown.step - 1)
        assert shown.view == decode(encode(state.view(shown.seat)))
        assert known.view.keys() == shown.view.keys()
        assert known.view == decode(encode(revealed(state.view(shown.seat), state.snapshot(), shown.seat)))
        assert shown.legal == known.legal


def test_the_open_truth_shows_what_others_hold() -> None:
    seen = {
        "seat": 0,
        "step": "paint",
        "unseen": {"a": 2},
        "deck": None,
        "players": [{"hand": ["x"], "mine": 1}, {"hand": None}],
    }
    whole = {
        "step": "round",
        "unseen": {"a": 1},
        "deck": 3,
        "players": [{"hand": ["x"]}, {"hand": ["y"], "more": 2}],
    }
    assert revealed(seen, whole, 0) == {
        "seat": 0,
        "step": "paint",
        "unseen": {"a": 1},
        "deck": 3,
        "players": [{"hand": ["x"], "mine": 1}, {"hand": ["y"], "more": 2}],
    }


def test_one_plays_on_from_a_position_against_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            table = await finished(server, ada)
            mine = [one for one in (await ada.review_positions(table)).positions if one.seat == 0][3]
            tried = await ada.try_from(table, mine.step, level=1)
            assert (tried.state, tried.you, tried.your_turn) == ("running", 0, True)
            assert [(seat.kind, seat.level) for seat in tried.seats] == [("person", None), ("bot", 1)]
            game = await (await ada.live()).watch(tried.id)
            await game.until(lambda g: g.position)
            position = game.position
            assert position is not None
            assert position.view == mine.view
            assert position.legal == mine.legal
            await sit_and_play(server, tried.id, ada, 2)
            steps = [(await ada.record(one)).split("\n\n")[1].splitlines() for one in (table, tried.id)]
            assert steps[0][: mine.step - 1] == steps[1][: mine.step - 1]
            with pytest.raises(TetrarchyError) as refused:
                await ada.try_from(table, 1)
            assert refused.value.key == "no-decision"

    run(test)


def test_one_plays_on_from_a_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            found = await ada.ask(
                "POST", "/api/review/positions", ReviewPositions, {"record": short_record()}
            )
            last = found.positions[-2]
            body = {"record": short_record(), "step": last.step, "level": 2}
            tried = await ada.ask("POST", "/api/review/try", TableAnswer, body)
            assert (tried.state, tried.you) == ("running", last.seat)

    run(test)
