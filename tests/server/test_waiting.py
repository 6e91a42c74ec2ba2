"""Tables that wait for people: for how long, and how those who left the page hear that it begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select

from tests.server.receivers import Browser, receiving
from tests.server.recorder import Clock
from tests.server.running import quick, run, running
from tests.server.test_calls import calling, calling_server, scan, subscribe
from tests.server.test_table import refusal
from tetrarchy.server.calling.schema import BEGUN

HOUR = 3600.0
WISH: dict[str, Any] = {
    "game": "queendomino",
    "options": {"variant": "kingdomino"},
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "wait": HOUR,
}


def test_a_table_closes_when_nobody_has_come(database: str, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await server.guest("Ada")
            table = await ada.create(**WISH)
            assert table.closes == clock.now + HOUR
            assert not (await ada.create(**WISH | {"wait": None})).closes
        async with running(quick(database)) as server:  # the server was restarted, and nobody looks
            ada = server.stranger(ada.token)
            clock.now += HOUR - 1
            assert (await ada.table(table.id)).state == "open"
            clock.now += 2
            while (await ada.table(table.id)).state != "closed":
                await asyncio.sleep(0.01)
            bob = await server.guest("Bob")
            assert await refusal(bob.join(table.id)) == "no-open-seat"

    run(test)


def test_a_game_that_has_begun_goes_on_after_the_wait(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            table = await ada.create(**WISH)
            begun = await bob.join(table.id)
            assert (begun.state, bool(begun.closes)) == ("running", False)
            clock.now += 2 * HOUR
            found = await server.hall.find(table.id)
            await found.change_now(found.driver.on_time)
            assert (await ada.table(table.id)).state == "running"

    run(test)


def test_who_left_the_page_is_called_when_it_begins(tmp_path: Path) -> None:
    async def test() -> None:
        # A turn alone would call nobody for an hour.
        async with calling_server(tmp_path, after_seconds=HOUR) as (receiver, server):
            screens = {name: Browser() for name in ("Ada", "Bob", "Cleo")}
            people = {name: await server.guest(name) for name in screens}
            for name, browser in screens.items():
                await subscribe(people[name], receiver, browser)
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await people["Ada"].create(**WISH | {"seats": seats, "options": {}})
            await people["Bob"].join(table.id)
            await scan(server)
            assert receiver.posted == []
            live = await people["Cleo"].live()
            await live.watch(table.id)
            await people["Cleo"].join(table.id)
            for _ in range(3):
                await scan(server)
            said = {
                name: screens[name].read(post.body)
                for post in receiver.posted
                for name in screens
                if post.path.endswith(str(id(screens[name])))
            }
            assert len(receiver.posted) == len(said) == 2
            assert set(said) == {"Ada", "Bob"}  # who looks at the table is not called
            match = (await server.hall.find(table.id)).match
            mover = match.seats[match.actors()[0]].name
            for name, words in said.items():
                expected = "Your turn in" if name == mover else "The game has begun:"
                assert words["title"] == f"{expected} Queendomino"
                assert words["path"] == f"/table/{table.id}"
            assert await server.hall.store.read(select(BEGUN)) == []

    run(test)


def test_nobody_is_told_of_a_table_that_did_not_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with calling_server(tmp_path, after_seconds=HOUR) as (receiver, server):
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            await subscribe(ada, receiver, Browser())
            table = await ada.create(**WISH | {"wait": None})
            await bob.join(table.id)
            await scan(server)
            assert receiver.posted == []

    run(test)


def test_nobody_is_told_twice_by_several_processes(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        async with receiving() as receiver:
            settings = quick(new_database(), calls=calling(receiver, after_seconds=HOUR))
            async with running(settings) as one, running(settings) as two:
                ada, bob = await one.guest("Ada"), await one.guest("Bob")
                await subscribe(ada, receiver, Browser())
                table = await ada.create(**WISH)
                await two.stranger(bob.token).join(table.id)
                for _ in range(3):
                    await asyncio.gather(scan(one), scan(two))
                assert len(receiver.posted) == 1

    run(test)


def test_bounds_of_a_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            for wait in (0, -5, 1e9, "soon"):
                assert await refusal(ada.create(**WISH | {"wait": wait})) == "bad-request"

    run(test)
