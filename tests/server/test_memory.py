"""Tables come into memory and leave it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import quick, run, running
from tests.server.test_table import mover, two_people


async def gone(hall: object, table: str) -> None:
    while table in hall.tables:  # type: ignore[attr-defined]
        await asyncio.sleep(0.02)


def test_a_table_that_nobody_follows_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", idle_seconds=0.1, snapshot_every=3)) as server:
            people, games, table = await two_people(server, clock={"move": 1000, "game": 5000})
            for _ in range(7):
                me = games[mover(games)]
                assert me.position is not None
                await me.act(me.position.legal[0]["code"])
                await asyncio.gather(*(game.live.ping() for game in games))
            assert table in server.hall.tables
            kept = [game.position for game in games]
            for game in games:
                await game.live.close()
            await gone(server.hall, table)
            for person, before in zip(people, kept, strict=True):
                game = await (await person.live()).watch(table)
                await game.until(lambda g: g.position)
                assert game.position is not None
                assert before is not None
                assert (game.position.number, game.position.view) == (before.number, before.view)
                assert game.position.clocks is not None

    run(test)


def test_an_action_of_long_ago_is_still_known_by_its_id(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", idle_seconds=0.1, snapshot_every=1)) as server:
            people, games, table = await two_people(server)
            seat = mover(games)
            me = games[seat]
            assert me.position is not None
            first, code = me.position.number, me.position.legal[0]["code"]
            await me.act(code, "first")
            for game in games:
                await game.live.close()
            await gone(server.hall, table)
            again = await (await people[seat].live()).watch(table)
            await again.until(lambda g: g.position)
            before = len(await server.hall.read_rows(table, 0))
            await again.act(code, "first", first)
            assert len(await server.hall.read_rows(table, 0)) == before

    run(test)
