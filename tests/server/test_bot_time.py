"""Bots leave people time to take something back, and think for a turn as long as they are told."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from librt.random import Random

from tests.server.recorder import Clock
from tests.server.running import Running, quick, run, running
from tests.server.test_wakeups import ME_AND_BOT
from tetrarchy.bots.levels import LEVELS
from tetrarchy.catalogue import find_game
from tetrarchy.client import Following
from tetrarchy.kernel.drive import Draws
from tetrarchy.server import driver
from tetrarchy.server.driver import Driver
from tetrarchy.server.levels import bot_name, is_last_of_turn, searches
from tetrarchy.server.thinking import Thinking

GRACE = 2.0


class Pauses:
    """In place of waiting: how long each bot wants to wait; the test lets the time pass."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.asked: list[float] = []
        self.passed = asyncio.Event()

    async def __call__(self, changed: asyncio.Event, seconds: float) -> None:
        self.asked.append(seconds)
        waits = [asyncio.create_task(event.wait()) for event in (changed, self.passed)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()

    def let_pass(self, seconds: float) -> None:
        self.clock.now += seconds
        self.passed.set()
        self.passed = asyncio.Event()


async def until_the_bot_pauses(server: Running, game: Following, pauses: Pauses) -> None:
    """Decide until the bot waits with its decision."""
    table = server.hall.tables[game.id]
    for _ in range(60):
        before = len(pauses.asked)
        await game.until(lambda g: g.position and (g.position.legal or g.position.over))
        assert game.position is not None
        await game.act(game.position.legal[0]["code"])
        if game.position.undo and table.match.seats[table.match.actors()[0]].kind == "bot":
            while len(pauses.asked) == before:
                await asyncio.sleep(0.005)
            return
    raise AssertionError("The bot never waited.")


def test_a_bot_leaves_two_seconds_to_take_a_decision_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def test() -> None:
        pauses = Pauses(clock)
        monkeypatch.setattr(time, "time", clock)
        monkeypatch.setattr(driver, "pause", pauses)
        async with running(quick(tmp_path / "t.db", undo_seconds=GRACE)) as server:
            ada = await server.guest("Ada")
            options = {"variant": "kingdomino"}
            table = await ada.create(game="queendomino", seats=ME_AND_BOT, options=options)
            game = await (await ada.live()).watch(table.id)
            await until_the_bot_pauses(server, game, pauses)
            assert pauses.asked[-1] == GRACE
            assert game.position is not None
            decided, number = game.position.view, game.position.number

            # Nearly two seconds later the bot still waits, and the decision is taken back.
            pauses.let_pass(GRACE - 0.01)
            while pauses.asked[-1] != pytest.approx(0.01):
                await asyncio.sleep(0.005)
            assert game.position.number == number
            await game.undo()
            assert game.position.view != decided
            assert game.position.legal

            # The time begins anew with the next decision; when it is over, the bot decides and undo is gone.
            await until_the_bot_pauses(server, game, pauses)
            assert pauses.asked[-1] == GRACE
            number = game.position.number
            pauses.let_pass(GRACE)
            await game.until(lambda g: g.position.number > number)
            assert not game.position.undo

    run(test)


def test_a_bot_does_not_wait_where_nothing_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def test() -> None:
        pauses = Pauses(clock)
        monkeypatch.setattr(time, "time", clock)
        monkeypatch.setattr(driver, "pause", pauses)
        async with running(quick(tmp_path / "t.db", undo_seconds=GRACE)) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=ME_AND_BOT, undo=False)
            game = await (await ada.live()).watch(table.id)
            for _ in range(12):
                await game.until(lambda g: g.position and (g.position.legal or g.position.over))
                assert game.position is not None
                await game.act(game.position.legal[0]["code"])
            assert pauses.asked == []

    run(test)


def test_the_highest_level_thinks_two_seconds_a_turn() -> None:
    whole, spent = LEVELS[-1].seconds, 0.0
    for _ in range(8):
        name = bot_name(8, spent=spent)
        assert searches(name)
        spent += int(name.removeprefix("level:8@").removesuffix("ms")) / 1000
    assert whole == 2
    assert spent == pytest.approx(whole, rel=0.2)


@pytest.mark.parametrize("level", range(1, 8))
def test_other_levels_think_as_long_about_each_decision(level: int) -> None:
    assert bot_name(level, spent=5.0) == f"level:{level}"


def test_the_time_of_a_turn_is_shared_by_its_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each decision of a turn gets half of what is left, one that must be the last all of it; the next turn
    begins with two seconds again."""
    asked: list[tuple[int, str]] = []

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:

            async def decide(thinking: Thinking, *given: object, owner: str) -> tuple[int, float]:
                _, _, bot, _, legal, _, _, _ = given
                [table] = server.hall.tables.values()
                asked.append((table.match.state.turn_id(), str(bot)))
                assert isinstance(legal, list)
                return legal[0], int(str(bot).removeprefix("level:8@").removesuffix("ms")) / 1000

            monkeypatch.setattr(Thinking, "decide", decide)
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=[{"kind": "bot", "level": 8}] * 2)
            game = await (await ada.live()).watch(table.id)
            await game.until(lambda g: g.position and g.position.over, 90)

    run(test)
    turns: dict[int, list[str]] = {}
    for turn, bot in asked:
        turns.setdefault(turn, []).append(bot)
    halves = [1000, 500, 250, 125, 100]
    rests = [2000, 1000, 500, 250, 125]
    given = [
        [int(bot.removeprefix("level:8@").removesuffix("ms")) for bot in bots] for bots in turns.values()
    ]
    assert max(len(times) for times in given) > 2
    assert all(times[:-1] == halves[: len(times) - 1] for times in given)
    assert all(times[-1] in (halves[len(times) - 1], rests[len(times) - 1]) for times in given)
    assert [2000] in given


@pytest.mark.parametrize(
    ("game", "step", "is_last"),
    [
        ("queendomino", "first_choice", True),
        ("queendomino", "place", False),
        ("queendomino", "choose", True),
        ("inkdoms", "round", False),
        ("wonderful_kingdom", "pick_deck", True),
    ],
)
def test_a_decision_that_ends_the_turn_whatever_it_is(game: str, step: str, is_last: bool) -> None:
    rules, rng = find_game(game), Random(1)
    state = rules.new(2)
    Draws(rng).settle(state)
    while state.view(None)["step"] != step or len(state.legal(state.mover())) < 2:
        state.apply(state.mover(), rules.greedy(state, state.mover(), rng))
        Draws(rng).settle(state)
    seat = state.mover()
    assert is_last_of_turn(state, seat, state.legal(seat)) == is_last


def test_a_driver_forgets_who_waited(tmp_path: Path) -> None:
    """A bot that waits is woken by every change, so that no bot waits for a position that is gone."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=ME_AND_BOT)
            found: Driver = server.hall.tables[table.id].driver
            changed = asyncio.Event()
            found._pausing[1] = changed
            async with found.table.lock:
                found.drive()
            assert changed.is_set()

    run(test)
