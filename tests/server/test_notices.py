"""Processes tell each other only what somebody there listens to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import asyncpg
import pytest

from tests.server.processes import ServerProcess
from tests.server.running import Running, quick, run, running
from tests.server.test_postgres import play_some
from tetrarchy.client import Client, Following

BOT = [{"kind": "bot", "level": 1}]


@contextlib.asynccontextmanager
async def overhearing(database: str, *servers: Running) -> AsyncIterator[list[str]]:
    """All that is said to some processes."""
    said: list[str] = []
    connection = await asyncpg.connect(database)
    try:
        for server in servers:
            channel = f"tetrarchy_{server.hall.process}"
            await connection.add_listener(channel, lambda *heard: said.append(str(heard[3])))
        yield said
    finally:
        await connection.close()


def test_a_table_followed_in_one_process_makes_no_notices(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        async with (
            running(quick(database)) as one,
            running(quick(database)) as two,
            overhearing(database, one, two) as said,
        ):
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, *BOT])
            live = await ada.live()
            game = await live.watch(table.id)
            await game.until(lambda g: g.position)
            await play_some(game, 8)
            await game.say("hello")
            assert (await bob.table(table.id)).state == "running"  # it comes into the other's memory
            await play_some(game, 3)
            await live.ask({"type": "ping"})
            assert said == []
            assert one.hall.store.notices == two.hall.store.notices == 0
            # What is asked for at the other process is there, though nobody has told it anything.
            number = (await one.hall.find(table.id)).match.seq
            assert (await two.hall.find(table.id)).match.seq >= number

            watching = await (await bob.live()).watch(table.id)
            await watching.until(lambda g: g.position)
            await game.until(lambda g: g.position.legal)
            number = await game.act(game.position.legal[0]["code"])  # type: ignore[union-attr]
            await watching.until(lambda g: g.position.number >= number)
            assert {words.split()[0] for words in said} >= {"follow", "welcome"}

    run(test)


def test_who_leaves_is_told_no_more(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        async with (
            running(quick(database)) as one,
            running(quick(database)) as two,
            overhearing(database, one, two) as said,
        ):
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, *BOT])
            game = await (await ada.live()).watch(table.id)
            await game.until(lambda g: g.position)
            watching = await bob.live()
            await watching.watch(table.id)
            while not any(words.startswith("welcome") for words in said):
                await asyncio.sleep(0.01)
            await watching.close()
            while not any(words.startswith("unfollow") for words in said):
                await play_some(game, 1)
            await game.until(lambda g: g.position.legal)
            said.clear()
            await play_some(game, 3)
            assert [words for words in said if words.startswith("log")] == []

    run(test)


@pytest.mark.slow
def test_each_row_is_heard_once_and_in_order_though_the_owner_is_killed(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def test() -> None:
        database = new_database()
        owner = ServerProcess(database, tmp_path / "log", "--bot-workers", "1")
        owner.start()
        try:
            async with running(quick(database)) as other, Client(owner.url) as first:
                await first.sign_up("Ada")
                bob = await other.guest("Bob")
                seats = [{"kind": "me"}, {"kind": "open"}]
                table = (await first.create(game="queendomino", seats=seats)).id
                await bob.join(table)
                heard: list[int] = []
                theirs = await (await bob.live()).watch(table)
                listening = asyncio.create_task(listen(theirs, heard))
                ours = await (await first.live()).watch(table)
                await alternate([ours, theirs], 12)
                owner.kill()
                again = other.stranger(first.token)
                ours = await (await again.live()).watch(table)
                await alternate([ours, theirs], 6)
                while not other.hall.tables[table].mine:
                    await asyncio.sleep(0.01)
                await alternate([ours, theirs], 6)
                listening.cancel()
                assert heard == list(range(heard[0], heard[0] + len(heard)))
                assert len(heard) > 24
        finally:
            owner.kill()

    run(test)


async def listen(game: Following, heard: list[int]) -> None:
    async for position in game.positions():
        heard.append(position.number)


async def alternate(games: list[Following], decisions: int) -> None:
    """Let whoever is on turn decide, and everybody hear of it."""
    for game in games:
        await game.until(lambda g: g.position)
    for _ in range(decisions):
        game = next(game for game in games if game.position and game.position.legal)
        assert game.position is not None
        number = await game.act(game.position.legal[0]["code"])
        for each in games:
            await each.until(lambda g, number=number: g.position.number >= number)


def test_a_writer_that_is_not_the_owner_tells_the_owner(new_database: Callable[[], str]) -> None:
    """Three processes: one owns the table, one follows it, and a guest sits down at the third."""

    async def test() -> None:
        database = new_database()
        settings = quick(database)
        async with running(settings) as one, running(settings) as two, running(settings) as three:
            ada, bob, cy = await one.guest("Ada"), await two.guest("Bob"), await three.guest("Cy")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}])
            watching = await (await bob.live()).watch(table.id)
            await cy.join(table.id)
            await watching.until(lambda g: g.table.state == "running" and g.position)
            owned = one.hall.tables[table.id]
            assert owned.mine
            while owned.match.phase != "running":  # it tells those who follow before it reads the row itself
                await asyncio.sleep(0.01)

    run(test)
