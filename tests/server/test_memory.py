"""Tables come into memory and leave it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from tests.server.running import quick, run, running
from tests.server.test_match import Desk, every_game, told
from tests.server.test_table import mover, two_people
from tetrarchy.server.positions import whole


async def gone(hall: object, table: str) -> None:
    while table in hall.tables:  # type: ignore[attr-defined]
        await asyncio.sleep(0.02)


def test_a_table_that_nobody_follows_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", idle_seconds=0.4, snapshot_every=3)) as server:
            people, games, table = await two_people(server, clock={"move": 1000, "game": 5000})
            for _ in range(7):
                me = games[mover(games)]
                assert me.position is not None
                await me.act(me.position.legal[0]["code"])
                await asyncio.gather(*(game.live.ping() for game in games))
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
        async with running(quick(tmp_path / "t.db", idle_seconds=0.4, snapshot_every=1)) as server:
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


def test_a_table_that_is_followed_leaves_the_memory_too_and_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", idle_seconds=0.4)) as server:
            _, games, table = await two_people(server)
            for _ in range(3):
                await gone(server.hall, table)
                seat = mover(games)
                me, other = games[seat], games[1 - seat]
                assert me.position is not None
                assert other.position is not None
                before = other.position.number
                await me.act(me.position.legal[0]["code"])
                await other.until(lambda g, before=before: g.position.number == before + 1)
            assert list(server.hall.followers) == [table]

    run(test)


def test_what_is_said_at_a_table_out_of_memory_is_heard_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", idle_seconds=0.4)) as server:
            people, games, table = await two_people(server)
            await games[0].say("Hello")
            await games[1].until(lambda g: g.chat)
            await gone(server.hall, table)
            await games[1].say("Good evening")
            await games[0].until(lambda g: len(g.chat) == 2)
            await gone(server.hall, table)
            third = await (await people[0].live()).watch(table)
            await third.until(lambda g: len(g.chat) == 2)
            await asyncio.gather(*(game.live.ping() for game in games))
            assert [[line.text for line in game.chat] for game in games] == [["Hello", "Good evening"]] * 2

    run(test)


def test_who_leaves_a_table_out_of_memory_is_seen_to_leave(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", idle_seconds=0.4)) as server:
            _, games, table = await two_people(server)
            await games[0].until(lambda g: g.table.seats[1].online)
            await gone(server.hall, table)
            await games[1].live.close()
            await games[0].until(lambda g: not g.table.seats[1].online)
            await games[0].live.close()
            await gone(server.hall, table)
            while server.hall.followers:
                await asyncio.sleep(0.02)

    run(test)


def test_the_memory_of_a_table_is_free_as_soon_as_it_has_left(tmp_path: Path) -> None:
    """No garbage in cycles is left behind: the server looks for such very rarely."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", idle_seconds=0.4)) as server:
            _, games, table = await two_people(server)
            me = games[mover(games)]
            assert me.position is not None
            await me.act(me.position.legal[0]["code"])
            left = [weakref.ref(server.hall.tables[table]), weakref.ref(server.hall.tables[table].match)]
            await gone(server.hall, table)
            while any(each() is not None for each in left):
                await asyncio.sleep(0.02)

    gc.disable()
    try:
        run(test)
    finally:
        gc.enable()


def test_a_table_at_rest_keeps_nothing_that_can_be_made_again() -> None:
    desk = Desk("queendomino", 1)
    desk.play(10)
    sight = desk.match.sights[0]
    shown, seen = whole(desk.match, 0), sight.seen
    assert seen is not None
    seen.view(0)
    desk.match.rest()
    assert sight.past is None
    assert not seen._views
    assert not desk.match._memo._parts
    assert not seen._sheets
    assert whole(desk.match, 0) == shown


@every_game
def test_a_table_that_rests_after_every_decision_goes_on_as_one_that_never_does(name: str) -> None:
    one, other = Desk(name, 3), Desk(name, 3)
    for _ in range(150):
        one.match.rest()
        one.play(1)
        other.play(1)
        assert told(one.match) == told(other.match)
    assert any(row.kind == "undo" for row in one.rows)
    assert len(one.match.undo.past) <= len(other.match.undo.past)
