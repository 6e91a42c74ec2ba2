"""The best bots think while people decide: from their own view, and only as long as nobody needs the workers."""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path

import pytest
from librt.random import Random

from tests.server.running import Running, quick, run, running
from tests.server.test_wakeups import wait_for_file
from tests.server.test_workers import pid_after
from tetrarchy.catalogue import find_game
from tetrarchy.client import Following
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import State
from tetrarchy.server import worker
from tetrarchy.server.settings import Limits
from tetrarchy.server.tables import Table
from tetrarchy.server.thinking import Lane, Thinking
from tetrarchy.server.workers import Busy, Failed, Workers
from tetrarchy.wire import encode

BEST = {"kind": "bot", "level": 8}


class Ponderer:
    """In place of pondering: who ponders about what, and whose pondering was ended."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begun: list[tuple[int, bytes, str]] = []
        self.ended: list[str] = []
        patch.setattr(Thinking, "ponder", lambda thinking, *given: self._ponder(*given))
        patch.setattr(Thinking, "decide", self._decide)

    async def _ponder(
        self, game: object, data: object, view: bytes, seat: int, payer: str, owner: str, seconds: float
    ) -> tuple[bool, float]:
        self.begun.append((seat, view, owner))
        try:
            await asyncio.Event().wait()
        finally:
            self.ended.append(owner)
        return True, seconds

    @staticmethod
    async def _decide(thinking: Thinking, *given: object, owner: str) -> tuple[int, float]:
        legal = given[4]
        assert isinstance(legal, list)
        return legal[-1], 0.0


async def until_it_ponders(ponderer: Ponderer, game: Following) -> None:
    """Decide until the bot ponders about what is to be decided now."""
    while True:
        await game.until(lambda g: g.position and g.position.legal)
        if len(ponderer.begun) > len(ponderer.ended):
            return
        assert game.position is not None
        await game.act(game.position.legal[0]["code"])


def test_a_bot_ponders_from_its_own_view_until_somebody_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        ponderer = Ponderer(monkeypatch)
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, BEST])
            game = await (await ada.live()).watch(table.id)
            await until_it_ponders(ponderer, game)
            match = server.hall.tables[table.id].match
            assert match.actors() == [0]
            assert ponderer.begun[-1] == (1, match.sights[1].view, f"{table.id}/1")
            ended = len(ponderer.ended)
            assert game.position is not None
            await game.act(game.position.legal[0]["code"])
            while len(ponderer.ended) == ended:
                await asyncio.sleep(0.005)

    run(test)


@pytest.mark.parametrize("seats", [[{"kind": "me"}, {"kind": "bot", "level": 7}], [BEST, BEST]])
def test_others_do_not_ponder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: list[dict[str, object]]
) -> None:
    """Lower levels do not, and nobody does for bots: they decide at once."""

    async def test() -> None:
        ponderer = Ponderer(monkeypatch)
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=seats)
            game = await (await ada.live()).watch(table.id)
            for _ in range(5):
                await game.until(lambda g: g.position and (g.position.legal or g.position.over))
                assert game.position is not None
                if game.position.over:
                    break
                await game.act(game.position.legal[0]["code"])
            assert ponderer.begun == []

    run(test)


def test_where_nobody_watches_nobody_ponders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        ponderer = Ponderer(monkeypatch)
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, BEST])
            found = server.hall.tables[table.id]
            for _ in range(8):
                while found.match.actors() != [0]:
                    await asyncio.sleep(0.005)
                sight = found.match.sights[0]
                await found.act(0, sight.number, sight.legal_codes[0], None)
            assert ponderer.begun == []

    run(test)


def test_what_is_decided_in_secret_ends_and_begins_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people and a bot paint. The bot is done; what a person paints in secret changes nothing for it."""

    async def test() -> None:
        Ponderer(monkeypatch)
        async with running(quick(tmp_path / "t.db")) as server:
            found = await three_painters(server)
            for _ in range(200):
                while 2 in found.match.actors():
                    await asyncio.sleep(0.005)
                async with found.lock:  # what was decided is told to everybody by now
                    seat = found.match.actors()[-1]
                state, sight = found.match.state, found.match.sights[seat]
                assert state is not None
                before = found.driver._pondering.get(2)
                paints = [code for code in sight.legal_codes if not state.ends_turn(seat, code)]
                await found.act(seat, sight.number, (paints or sight.legal_codes)[0], None)
                after = found.match.state
                assert after is not None
                if state.hides(seat) and before and paints and after.turn_id() == state.turn_id():
                    assert found.driver._pondering.get(2) is before
                    assert not before[1].cancelling()
                    return
            raise AssertionError("Nobody painted in secret.")

    run(test)


async def three_painters(server: Running) -> Table:
    """A table of two people and a bot, in its first round, that somebody watches."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    table = await ada.create(game="inkdoms", seats=[{"kind": "me"}, {"kind": "open"}, BEST])
    await bob.join(table.id)
    await (await ada.live()).watch(table.id)
    found: Table = server.hall.tables[table.id]
    return found


# ---------------------------------------------------------------- workers


def until_wanted_back() -> int:
    """Ponder for as long as nobody needs the worker."""
    while not worker.is_wanted_back():
        time.sleep(0.001)
    return os.getpid()


async def until_pondering(workers: Workers) -> None:
    while not workers.pondering:
        await asyncio.sleep(0.005)


def test_a_job_takes_the_place_of_who_only_ponders() -> None:
    async def test() -> None:
        took: list[float] = []
        workers = Workers(1, 60)
        try:
            pondering = asyncio.create_task(workers.ponder(until_wanted_back, "ada", took.append))
            await until_pondering(workers)
            done, _ = await workers.run(partial(pid_after, 0))
            pid, seconds = await pondering
            assert (pid, took) == (done, [seconds])
            assert len(workers._all) == 1
        finally:
            await workers.close()

    run(test)


def test_who_works_is_not_taken_from_his_job_to_ponder() -> None:
    async def test() -> None:
        took: list[float] = []
        workers = Workers(1, 60)
        job = asyncio.create_task(workers.run(partial(pid_after, 1)))
        try:
            while not workers._all:
                await asyncio.sleep(0.005)
            with pytest.raises(Busy):
                await workers.ponder(until_wanted_back, "ada", took.append)
            await job
        finally:
            await workers.close()

    run(test)


def test_pondering_that_nobody_waits_for_ends_and_is_paid_for() -> None:
    async def test() -> None:
        took: list[float] = []
        workers = Workers(1, 60)
        try:
            pondering = asyncio.create_task(workers.ponder(until_wanted_back, "ada", took.append))
            await until_pondering(workers)
            pondering.cancel()
            while workers.pondering:
                await asyncio.sleep(0.005)
            assert len(took) == 1
            assert (await workers.run(partial(pid_after, 0)))[0]
        finally:
            await workers.close()

    run(test)


def test_an_owner_gets_the_worker_that_has_thought_for_it() -> None:
    async def test() -> None:
        workers = Workers(2, 60)
        try:
            given = (partial(pid_after, 0.2),)
            jobs = [workers.run(*given, owner=name) for name in ("ada", "bob")]
            (first, _), (second, _) = await asyncio.gather(*jobs)
            assert first != second
            for _ in range(3):
                assert (await workers.run(partial(pid_after, 0), owner="bob"))[0] == second
                assert (await workers.run(partial(pid_after, 0), owner="ada"))[0] == first
        finally:
            await workers.close()

    run(test)


def test_what_is_lowly_is_asked_back_first() -> None:
    """Of two workers one ponders and one, which began later, does what comes after all pondering."""

    async def test() -> None:
        workers = Workers(2, 60)
        try:
            given: list[float | None] = [None, 60.0]
            tasks = [
                asyncio.create_task(workers.ponder(until_wanted_back, name, lambda seconds: None, lowly))
                for name, lowly in zip(("ada", "bob"), given, strict=True)
            ]
            while workers.pondering < 2:
                await asyncio.sleep(0.005)
            done, _ = await workers.run(partial(pid_after, 0))
            assert (await tasks[1])[0] == done
            assert not tasks[0].done()
            workers.end_lowly()
            assert (await workers.run(partial(pid_after, 0)))[0] == done
            assert not tasks[0].done()
            workers.make_room(2)
            await tasks[0]
        finally:
            await workers.close()

    run(test)


def test_what_is_lowly_has_its_own_time() -> None:
    async def test() -> None:
        workers = Workers(1, 0.2)
        try:
            assert (await workers.ponder(partial(pid_after, 0.5), "ada", lambda seconds: None, 60.0))[0]
            with pytest.raises(Failed):
                await workers.ponder(partial(pid_after, 30), "ada", lambda seconds: None)
        finally:
            await workers.close()

    run(test)


# ---------------------------------------------------------------- thinking


def position() -> State:
    """The first choice of a game in which everything is open."""
    state = find_game("queendomino").new(2)
    Draws(Random(1)).settle(state)
    return state


def pondered(
    thinking: Thinking, payer: str = "ada", seconds: float = 100
) -> asyncio.Task[tuple[bool, float]]:
    """Somebody whose turn it is not ponders."""
    state = position()
    seat = 1 - state.mover()
    given = (find_game("queendomino"), None, encode(state.view(seat)), seat, payer, "table/1", seconds)
    return asyncio.create_task(thinking.ponder(*given))


@pytest.mark.parametrize("lane", ["bots", "quick", "hints", "replays", "reviews", "counts"])
def test_whatever_else_is_wanted_comes_first(lane: Lane, tmp_path: Path) -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits())
        try:
            pondering = pondered(thinking)
            await until_pondering(thinking._lanes["bots"])
            await thinking.run(wait_for_file, str(tmp_path), lane=lane, payer="bob")
            is_useful, took = await pondering
            assert is_useful
            assert took < 100
        finally:
            await thinking.close()

    run(test)


def test_pondering_comes_before_what_can_wait() -> None:
    """One place: who wants to ponder gets it from an experiment as soon as that gives it back."""

    async def test() -> None:
        thinking = Thinking(1, 60, Limits())
        try:
            lowly = asyncio.create_task(thinking.spare(until_wanted_back, "bob", "experiment", 60.0))
            await until_pondering(thinking._lanes["bots"])
            assert await thinking.spare(until_wanted_back, "eve", "another", 60.0) is None
            assert not lowly.done()
            assert await pondered(thinking) == (True, 0.0)
            found = await lowly
            assert found is not None
            assert found[1] > 0
            _, took = await pondered(thinking, seconds=0.05)
            assert took > 0
        finally:
            await thinking.close()

    run(test)


def test_what_can_wait_costs_time_and_leaves_half_of_it() -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits(bot_seconds_burst=100.0, bot_seconds_a_second=0.0))
        try:
            assert await thinking.spare(partial(pid_after, 0.1), "ada", "experiment", 60.0) is not None
            assert 0.1 <= 100 - thinking.bot_time._left("ada") < 50
            thinking.bot_time.owe("ada", 50)
            assert await thinking.spare(partial(pid_after, 0), "ada", "experiment", 60.0) is None
            assert await thinking.spare(partial(pid_after, 0), "bob", "experiment", 60.0) is not None
        finally:
            await thinking.close()

    run(test)


def test_nobody_ponders_while_the_server_is_busy(tmp_path: Path) -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits())
        end = tmp_path / "end"
        hint = asyncio.create_task(thinking.run(wait_for_file, str(end), lane="hints", payer="bob"))
        try:
            while not thinking.waiting:
                await asyncio.sleep(0)
            assert await pondered(thinking) == (True, 0.0)
            end.touch()
            await hint
        finally:
            await thinking.close()

    run(test)


def test_pondering_is_paid_for_and_leaves_half_of_the_time_for_decisions() -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits(bot_seconds_burst=100.0, bot_seconds_a_second=0.0))
        try:
            _, took = await pondered(thinking, seconds=0.05)
            assert took > 0
            thinking.bot_time.owe("ada", 50 - took / 2)
            assert await pondered(thinking) == (True, 0.0)
            assert not thinking.bot_time.is_used_up("ada")
        finally:
            await thinking.close()

    run(test)


def test_a_decision_takes_up_what_was_pondered() -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits())
        game = find_game("queendomino")
        state = position()
        other = state.mover()
        seat = 1 - other
        try:
            await pondered(thinking, seconds=1.0)
            while state.mover() == other:
                state.apply(other, game.greedy(state, other, Random(1)))
            given = (game, None, "level:8@100ms", encode(state.view(seat)), state.legal(seat), seat, "ada")
            action, _ = await thinking.decide(*given, owner="table/1")
            assert action in state.legal(seat)
            assert (thinking.decisions, thinking.taken_up) == (1, 1)
            await thinking.decide(*given, owner="table/2")
            assert (thinking.decisions, thinking.taken_up) == (2, 1)
        finally:
            await thinking.close()

    run(test)
