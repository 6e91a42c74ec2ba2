"""Where one's friends are: told to friends alone, and not of those who hide; nothing of a game is in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select

from tests.server.acquainted import befriend, do, people, strangers, who
from tests.server.running import Running, quick, run, running
from tests.server.test_table import mover, two_people
from tetrarchy.client import Client
from tetrarchy.server.friends import presence
from tetrarchy.server.friends.schema import PRESENCE
from tetrarchy.server.settings import Limits

TWO = [{"kind": "me"}, {"kind": "open"}]


async def here(client: Client) -> dict[str, str]:
    """Where a guest's friends are, those who are there."""
    return {friend.name: str(friend.here) for friend in (await people(client)).friends if friend.here}


async def gone(server: Running, client: Client) -> None:
    """Nothing was heard of somebody for a while."""
    server.hall.presence._asked.pop((await client.me()).guest, None)


def test_a_friend_is_away_on_the_page_or_at_a_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            await befriend(server, ada, bob)
            assert await here(ada) == {"Bob": "online"}
            assert await here(cleo) == {}  # who is no friend is told nothing
            await gone(server, bob)
            assert await here(ada) == {}
            live = await bob.live()
            assert await here(ada) == {"Bob": "online"}
            own = await bob.create(game="queendomino", seats=TWO)
            await live.watch(own.id)
            assert await here(ada) == {"Bob": "table"}
            await bob.leave(own.id)
            assert await here(ada) == {"Bob": "online"}  # who only looks on sits at no table
            await bob.join(own.id)
            assert await here(ada) == {"Bob": "table"}
            await live.send({"type": "unwatch", "table": own.id})
            await live.ping()
            assert await here(ada) == {"Bob": "online"}
            await live.close()
            await gone(server, bob)
            while await here(ada):
                await asyncio.sleep(0.01)

    run(test)


def test_who_hides_is_away_and_sees_the_others(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            await befriend(server, ada, bob)
            assert not (await people(bob)).hidden
            assert (await do(bob, "/presence", "PUT", {"hidden": True})).hidden
            assert (await do(bob, "/presence", "PUT", {"hidden": True})).hidden
            assert await here(ada) == {}
            assert await here(bob) == {"Ada": "online"}
            assert not (await do(bob, "/presence", "PUT", {"hidden": False})).hidden
            assert await here(ada) == {"Bob": "online"}

    run(test)


def test_a_block_ends_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            await befriend(server, ada, bob)
            await do(bob, f"/{await who(server, ada)}/block")
            assert await here(ada) == {}

    run(test)


def test_other_processes_tell_who_is_there(new_database: Callable[[], str], monkeypatch: Any) -> None:
    monkeypatch.setattr(presence, "_SHARE_SECONDS", 0.0)

    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one, running(quick(database)) as other:
            ada, bob, cleo = await strangers(one, "Ada", "Bob", "Cleo")
            await befriend(one, ada, bob)
            there = other.stranger(ada.token)
            while await here(there) != {"Bob": "online"}:
                await asyncio.sleep(0.01)
            table = await bob.create(game="queendomino", seats=TWO)
            await (await bob.live()).watch(table.id)
            while await here(there) != {"Bob": "table"}:
                await asyncio.sleep(0.01)
            rows = await one.hall.store.read(select(PRESENCE.c.guest))
            assert (await cleo.me()).guest not in {
                row["guest"] for row in rows
            }  # without friends nobody asks

    run(test)


def test_what_is_decided_in_secret_changes_nothing_that_friends_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(requests_a_second=1000, request_burst=5000)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            both, games, _ = await two_people(server, game="inkdoms")
            eve = await server.guest("Eve")
            for one in both:
                key = (await do(one, "/link")).link
                await do(eve, "/link/follow", body={"key": key})
            table = await both[0].create(game="inkdoms", seats=TWO)
            await both[0].ask(
                "POST",
                f"/api/tables/{table.id}/invitations",
                dict[str, Any],
                {"people": [await who(server, eve)]},
            )
            before = (await eve.send("GET", "/api/people")).content
            assert before.count(b'"here":"table"') == 2
            assert b'"table":"' + table.id.encode() in before
            decided = 0
            while decided < 12:
                seat = mover(games)
                position = games[seat].position
                assert position is not None
                await games[seat].act(position.legal[-1]["code"])
                decided += 1
                assert (await eve.send("GET", "/api/people")).content == before
                await games[seat].until(lambda g: g.position)

    run(test)
