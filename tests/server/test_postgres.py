"""Several processes on one PostgreSQL share the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.running import quick, run, running
from tests.server.test_table import mover
from tests.server.test_whole_games import play
from tetrarchy.client import Client, Following
from tetrarchy.kernel.errors import TetrarchyError


def test_players_at_different_processes_see_each_other(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one, running(quick(database)) as two:
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            table = await ada.create(
                game="inkdoms", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
            )
            assert (await bob.join(table.id)).state == "running"
            games = [await (await person.live()).watch(table.id) for person in (ada, bob)]
            for game in games:
                await game.until(lambda g: g.position)
            await games[0].until(lambda g: all(seat.online for seat in g.table.seats[:2]))
            await games[1].until(lambda g: all(seat.online for seat in g.table.seats[:2]))
            await games[1].say("hello")
            await games[0].until(lambda g: [line.text for line in g.chat] == ["hello"])
            await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
            ends = [await person.table(table.id) for person in (ada, bob)]
            assert ends[0].standing == ends[1].standing
            rows = await one.hall.read_rows(table.id, 0)
            assert [row.seq for row in rows] == list(range(len(rows)))

    run(test)


def test_two_processes_never_both_accept_a_number(new_database: Callable[[], str]) -> None:
    """Both seats decide at the same moment at different processes, again and again."""

    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one, running(quick(database)) as two:
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            kept: list[Following] = []
            for _ in range(10):
                table = await ada.create(game="gem_forge", seats=[{"kind": "me"}, {"kind": "open"}])
                await bob.join(table.id)
                games = [await (await person.live()).watch(table.id) for person in (ada, bob)]
                for game in games:
                    await game.until(lambda g: g.position)
                await asyncio.gather(*(game.act(game.position.legal[0]["code"]) for game in games))  # type: ignore[union-attr]
                for game in games:
                    await game.until(lambda g: g.position.view["step"] != "opening")
                kept += games
            for before, after in zip(kept[::2], kept[1::2], strict=True):
                assert before.position is not None
                assert after.position is not None
                assert before.position.view["market"] == after.position.view["market"]

    run(test)


def test_the_tables_of_a_dead_process_move_to_another(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        settings = quick(database, lease_seconds=1.0)
        async with running(settings) as two:
            ada = await two.guest("Ada")
            async with running(settings) as one:
                owner = one.stranger(ada.token)
                table = await owner.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}])
                assert table.id in one.hall.tables
                # The process dies: it thinks no more and gives no sign of life.
                one.hall._scanning.cancel()
                await one.hall.peers.stop()
                one.hall.stopping = True
                game = await (await ada.live()).watch(table.id)
                await game.until(lambda g: g.position)
                await play_some(game, 20)
                assert two.hall.tables[table.id].mine
                assert game.position is not None

    run(test)


async def play_some(game: Following, decisions: int) -> None:
    for _ in range(decisions):
        await game.until(lambda g: g.position.legal)
        assert game.position is not None
        await game.act(game.position.legal[0]["code"])


def test_a_game_goes_on_where_the_database_has_the_same_log(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one:
            ada = await one.guest("Ada")
            table = await ada.create(
                game="wonderful_kingdom", seats=[{"kind": "me"}, {"kind": "bot", "level": 1}]
            )
            game = await (await ada.live()).watch(table.id)
            await game.until(lambda g: g.position)
            await play_some(game, 10)
            await game.until(lambda g: g.position.legal)
            kept = game.position
        async with running(quick(database)) as two:
            game = await (await two.stranger(ada.token).live()).watch(table.id)
            await game.until(lambda g: g.position and g.position.legal)
            assert game.position is not None
            assert kept is not None
            assert game.position.view == kept.view
            assert game.position.number == kept.number
            await play(game, 1)

    run(test)


def test_only_one_seat_can_be_had_at_two_processes(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one, running(quick(database)) as two:
            host = await one.guest("Ada")
            for _ in range(5):
                table = await host.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}])
                rivals = [await one.guest("Bob"), await two.guest("Cy")]
                results = await asyncio.gather(*(r.join(table.id) for r in rivals), return_exceptions=True)
                assert sum(isinstance(result, Exception) for result in results) == 1
            games = [await (await person.live()).watch(table.id) for person in (host, *rivals)]
            for game in games:
                await game.until(lambda g: g.position)
            assert mover(games) in range(3)

    run(test)


@pytest.mark.slow
def test_while_postgresql_is_stopped_requests_are_answered_with_503(own_postgres: Any) -> None:
    """A database that really ends and comes back: reads and writes are refused, then go on.

    A server whose database is away ends well, too.
    """

    async def test() -> None:
        async with running(quick(own_postgres.get_uri("postgres"), lease_seconds=1.0)) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}])
            game = await (await ada.live()).watch(table.id)
            await game.until(lambda g: g.position and g.position.legal)
            assert game.position is not None
            await asyncio.to_thread(own_postgres.stop)
            headers = {"Authorization": f"Bearer {ada.token}"}
            for path in ("/api/me", "/api/tables", "/api/tables/abc"):
                answer = await ada._http.get(path, headers=headers)
                assert (answer.status_code, answer.json()["key"]) == (503, "database-away"), path
            answer = await ada._http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 503
            with pytest.raises((TetrarchyError, ConnectionError)):
                await game.act(game.position.legal[0]["code"])
            await until_ready(ada, 503)
            await asyncio.to_thread(own_postgres.ensure_postgres_running)
            await until_ready(ada, 200)
            assert (await ada.me()).name == "Ada"
            game = await (await ada.live()).watch(table.id)
            await game.until(lambda g: g.position and g.position.legal)
            await play_some(game, 3)
            await asyncio.to_thread(own_postgres.stop)

    run(test)


async def until_ready(client: Client, status: int) -> None:
    """Wait until the server says that it is ready, or that it is not."""
    while (await client._http.get("/readyz")).status_code != status:
        await asyncio.sleep(0.05)
