"""However much one guest or one address wants of the bots, others get their turn; what is watched comes first."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.running import quick, run, running
from tests.server.test_wakeups import wait_for_file
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.front.addresses import network_of
from tetrarchy.server.limits import BotTime
from tetrarchy.server.settings import Limits
from tetrarchy.server.thinking import Lane, Thinking
from tetrarchy.server.turns import Payer, TooMuch, Turns


class Served:
    """Jobs that wait for a place, in the order in which they get one.

    ``ada`` comes from an address of her own, ``ada@home`` from one that others may share.
    """

    def __init__(
        self, places: int, most_at_work: int = 2, most_waiting: int = 100, most_of_address: int = 100
    ) -> None:
        self.turns = Turns(places, most_at_work, most_waiting, most_of_address)
        self.names: list[str] = []

    async def want(self, name: str, unwatched: str = "", number: int = 1) -> list[asyncio.Task[None]]:
        """Somebody has some jobs, maybe at a table that nobody watches."""
        found = [asyncio.create_task(self._enter(name, unwatched)) for _ in range(number)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return found

    async def _enter(self, name: str, unwatched: str) -> None:
        await self.turns.enter(payer(name), unwatched)
        self.names.append(name)

    async def finish(self, name: str) -> None:
        """One of somebody's jobs is done."""
        self.turns.leave(payer(name))
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def payer(name: str) -> Payer:
    guest, _, address = name.partition("@")
    return Payer(address or guest, guest)


def test_everybody_gets_a_turn_before_anybody_gets_another() -> None:
    async def test() -> None:
        served = Served(1)
        await served.want("ada", number=60)
        await served.want("bob", number=2)
        await served.want("cyd")
        for _ in range(5):
            await served.finish(served.names[-1])
        assert served.names == ["ada", "ada", "bob", "cyd", "ada", "bob"]

    run(test)


def test_nobody_takes_more_than_two_places() -> None:
    async def test() -> None:
        served = Served(4)
        await served.want("ada", number=60)
        assert served.names == ["ada", "ada"]
        await served.want("bob")
        assert served.names == ["ada", "ada", "bob"]
        await served.finish("ada")
        assert served.names == ["ada", "ada", "bob", "ada"]

    run(test)


def test_addresses_take_turns_and_then_their_guests() -> None:
    """Ten guests of one address get every other turn, as one guest would, and share it."""

    async def test() -> None:
        served = Served(1)
        for number in range(10):
            await served.want(f"{number}@school", number=6)
        await served.want("bob@home", number=3)
        await served.want("cyd@home", number=3)
        for _ in range(7):
            await served.finish(served.names[-1])
        assert served.names == [
            *["0@school", "0@school", "bob@home", "1@school"],
            *["cyd@home", "2@school", "bob@home", "3@school"],
        ]

    run(test)


def test_an_address_takes_only_its_share_of_the_places() -> None:
    async def test() -> None:
        served = Served(4, most_of_address=3)
        for number in range(30):
            await served.want(f"{number}@school", number=2)
        assert served.names == ["0@school", "0@school", "1@school"]
        await served.want("bob@home")
        assert served.names[3:] == ["bob@home"]
        await served.finish("bob@home")
        assert served.names[4:] == []
        await served.finish("1@school")
        assert served.names[4:] == ["1@school"]

    run(test)


def test_guests_of_an_address_share_a_part_of_what_bots_can_do() -> None:
    """However many they are, and whatever one of them alone may have."""
    time = BotTime(Limits(bot_seconds_burst=10.0, bot_seconds_a_second=1.0), processes=1)
    for number in range(30):
        time.note(f"guest {number}", "192.0.2.7")
    time.note("bob", "192.0.2.8")
    for number in range(4):
        assert not time.is_used_up(f"guest {number}")
        time.owe(f"guest {number}", 3.0)
    assert time.is_used_up("guest 29")
    assert not time.is_used_up("bob")
    assert time._of_address.rate == 0.5


def test_the_addresses_of_an_ipv6_network_are_one() -> None:
    time = BotTime(Limits(), processes=1)
    time.note("ada", network_of("2001:db8:1:2::1"))
    time.note("bob", network_of("2001:db8:1:2:ffff::9"))
    assert time.payer("ada").address == time.payer("bob").address


def test_what_nobody_watches_comes_last() -> None:
    async def test() -> None:
        served = Served(1)
        await served.want("ada", "a", number=2)
        await served.want("bob", "b")
        await served.want("cyd", number=2)
        for _ in range(4):
            await served.finish(served.names[-1])
        assert served.names == ["ada", "cyd", "cyd", "ada", "bob"]

    run(test)


def test_what_is_watched_only_now_no_longer_comes_last() -> None:
    """Whoever sits down with a bot that begins watches a moment after it is asked."""

    async def test() -> None:
        served = Served(1)
        await served.want("ada", number=5)
        await served.want("bob", "b")
        [gone] = await served.want("cyd", "c")
        await served.want("dee", "d")
        served.turns.watch("b")
        served.turns.watch("c")
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        for _ in range(6):
            await served.finish(served.names[-1])
        assert served.names == ["ada", "ada", "bob", "ada", "ada", "ada", "dee"]

    run(test)


def test_who_does_not_wait_any_longer_is_passed_over() -> None:
    async def test() -> None:
        served = Served(1)
        await served.want("ada")
        [gone] = await served.want("bob")
        await served.want("cyd")
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await served.finish("ada")
        assert served.names == ["ada", "cyd"]
        await served.finish("cyd")
        await served.want("bob", number=2)
        assert served.names == ["ada", "cyd", "bob"]

    run(test)


def test_a_place_that_came_too_late_is_given_to_the_next() -> None:
    async def test() -> None:
        served = Served(1)
        await served.want("ada")
        [gone] = await served.want("bob")
        await served.want("cyd")
        served.turns.leave(payer("ada"))
        gone.cancel()  # the place is bob's already
        await asyncio.gather(gone, return_exceptions=True)
        await asyncio.sleep(0)
        assert served.names == ["ada", "cyd"]

    run(test)


def test_too_much_waiting_is_refused() -> None:
    async def test() -> None:
        served = Served(1, most_waiting=3)
        await served.want("ada", number=4)
        with pytest.raises(TooMuch):
            await served.turns.enter(payer("ada"))
        await served.want("bob")
        await served.finish("ada")
        await served.finish("ada")
        assert served.names == ["ada", "ada", "bob"]

    run(test)


@pytest.mark.parametrize("lane", ["hints", "replays", "reviews", "quick"])
def test_each_lane_has_a_worker_of_its_own(lane: Lane, tmp_path: Path) -> None:
    """However many bots one guest lets think."""

    async def test() -> None:
        thinking = Thinking(1, 60, Limits())
        end, there = tmp_path / "end", tmp_path / "there"
        there.touch()
        thoughts = [
            asyncio.create_task(thinking.run(wait_for_file, str(end), lane="bots", payer="ada"))
            for _ in range(60)
        ]
        try:
            assert await thinking.run(wait_for_file, str(there), lane=lane, payer="bob") == []
            assert not any(thought.done() for thought in thoughts)
        finally:
            await thinking.close()
            await asyncio.gather(*thoughts, return_exceptions=True)

    run(test)


def test_hints_cost_time_of_bots(tmp_path: Path) -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits(bot_seconds_a_second=0, bot_seconds_burst=1e-6))
        try:
            await thinking.run(wait_for_file, str(tmp_path), lane="hints", payer="ada")
            with pytest.raises(TetrarchyError) as refusal:
                await thinking.run(wait_for_file, str(tmp_path), lane="hints", payer="ada")
            assert refusal.value.key == "busy"
            await thinking.run(wait_for_file, str(tmp_path), lane="hints", payer="bob")
        finally:
            await thinking.close()

    run(test)


def test_bots_of_tables_that_nobody_watches_think_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        asked: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        watched: list[str] = []

        async def decide(thinking: Thinking, *given: object, owner: str) -> tuple[int, float]:
            asked.put_nowait((str(given[-2]), str(given[-1])))
            return given[4][0], 0.0  # type: ignore[index]

        def watch(thinking: Thinking, table: str) -> None:
            watched.append(table)

        monkeypatch.setattr(Thinking, "decide", decide)
        monkeypatch.setattr(Thinking, "watch", watch)
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            me = (await ada.me()).guest
            bots = [{"kind": "bot", "level": 1}] * 2
            alone = await ada.create(game="queendomino", seats=bots)
            assert await asked.get() == (me, alone.id)
            seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
            table = await ada.create(game="queendomino", seats=seats)
            game = await (await ada.live()).watch(table.id)
            assert watched == [table.id]
            while True:
                await game.until(lambda g: g.position and g.position.legal)
                assert game.position is not None
                await game.act(game.position.legal[0]["code"])
                while not asked.empty():
                    if asked.get_nowait() == (me, ""):
                        return

    run(test)
