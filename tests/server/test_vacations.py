"""Vacations: entered once for all tables, seen by others, counted by the year, and no help to who is late."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.recorder import Clock
from tests.server.running import Running, quick, run, running
from tests.server.test_table import refusal
from tetrarchy.client import Client
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.friends import vacations
from tetrarchy.server.friends.schema import VACATIONS
from tetrarchy.server.settings import Limits
from tetrarchy.server.tables import Table
from tetrarchy.wire import VacationAnswer

DAY = 86_400.0
WISH: dict[str, Any] = {
    "game": "queendomino",
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "clock": {"game": 10 * DAY, "move": 2 * DAY},
    "vacation": True,
}


async def vacation(client: Client, method: str = "GET", body: Any = None) -> VacationAnswer:
    return await client.ask(method, "/api/me/vacation", VacationAnswer, body)


async def away(client: Client, days: int, since: float | None = None) -> VacationAnswer:
    return await vacation(client, "POST", {"days": days, "since": since})


async def two_at_a_table(server: Running, **wish: Any) -> tuple[list[Client], Table]:
    """Two people at a table that has begun."""
    people = [await server.guest("Ada"), await server.guest("Bob")]
    made = await people[0].create(**WISH | wish)
    await people[1].join(made.id)
    return people, await server.hall.find(made.id)


def mover(table: Table) -> int:
    return table.match.actors()[0]


async def move(table: Table) -> None:
    """Whoever must decide does."""
    seat = mover(table)
    sight = table.match.sights[seat]
    await table.act(seat, sight.number, sight.legal_codes[0], None)


async def turn_of(table: Table, seat: int) -> None:
    """The others decide until it is somebody's turn."""
    while mover(table) != seat:
        await move(table)


async def ring(table: Table) -> None:
    """Whatever the clocks say is done."""
    await table.change_now(table.driver.on_time)


def deadline(table: Table, seat: int, clock: Clock) -> float:
    """In how many days a seat's time runs out."""
    ends = table.match.clocks.deadline(seat)
    assert ends is not None
    return round((ends - clock.now) / DAY, 3)


def test_clocks_stand_still_from_the_next_turn_on(database: str, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            people, table = await two_at_a_table(server)
            late = mover(table)
            assert deadline(table, late, clock) == 2
            told = await away(people[late], 5)
            assert (told.days, told.left, told.away) == (30, 25, (clock.now, clock.now + 5 * DAY))
            assert deadline(table, late, clock) == 2  # the turn that waits goes on
            clock.now += 1
            await move(table)
            await turn_of(table, late)
            assert deadline(table, late, clock) == 7
            clock.now += 6 * DAY
            await ring(table)
            assert table.match.seats[late].kind == "person"
            assert deadline(table, late, clock) == 1
            clock.now += 1.001 * DAY
            await ring(table)
            assert table.match.seats[late].mark == "timed_out"

    run(test)


def test_a_clock_that_has_run_out_is_not_saved(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", scan_seconds=1000.0)) as server:
            people, table = await two_at_a_table(server)
            late = mover(table)
            if table.driver._timer is not None:
                table.driver._timer.cancel()  # as if the server had been down
            clock.now += 2.001 * DAY
            await away(people[late], 10)
            await ring(table)
            assert table.match.seats[late].mark == "timed_out"

    run(test)


def test_others_see_who_is_away_and_until_when(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            (ada, bob), table = await two_at_a_table(server)
            plain = await ada.create(**WISH | {"vacation": False, "seats": [{"kind": "me"}, {"kind": "bot"}]})
            since = clock.now + 3 * DAY
            await away(ada, 2, since)
            seats = (await bob.table(table.match.id)).seats
            assert seats[0].away == (since, since + 2 * DAY)
            assert not seats[1].away
            assert not (await ada.table(plain.id)).seats[0].away
            [listed] = (await bob.ask("GET", "/api/me/tables", dict[str, Any]))["tables"]
            assert listed["seats"][0]["away"] == [since, since + 2 * DAY]
            watching = await (await bob.live()).watch(table.match.id)
            await vacation(ada, "DELETE")
            await watching.until(lambda game: game.table and not game.table.seats[0].away)
            clock.now += 30 * DAY
            assert not (await bob.table(table.match.id)).seats[0].away

    run(test)


def test_the_days_of_a_year_are_counted(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", vacation_days=10)) as server:
            ada = await server.guest("Ada")
            assert (await vacation(ada)).left == 10
            assert await refusal(away(ada, 11)) == "too-few-days"
            assert await refusal(vacation(ada, "DELETE")) == "no-vacation"
            assert (await away(ada, 4, clock.now + DAY)).left == 6
            assert await refusal(away(ada, 1)) == "on-vacation"
            assert (await vacation(ada, "DELETE")) == VacationAnswer(10, 10, None)  # it had not begun
            assert (await away(ada, 4)).left == 6
            clock.now += 1.5 * DAY
            assert (await vacation(ada, "DELETE")) == VacationAnswer(10, 8, None)  # the second day had begun
            assert await refusal(away(ada, 9)) == "too-few-days"
            await away(ada, 8)
            clock.now += 20 * DAY
            assert (await vacation(ada)) == VacationAnswer(10, 0, None)
            clock.now += 360 * DAY
            assert (await vacation(ada)).left == 10

    run(test)


def test_plans_are_not_changed_again_and_again(tmp_path: Path, clock: Clock) -> None:
    """Each change is written into the logs of all tables."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", limits=Limits(request_burst=1e5))) as server:
            (ada, bob), table = await two_at_a_table(server)
            for _ in range(5):
                await away(ada, 1, clock.now + DAY)
                await vacation(ada, "DELETE")
            rows = table.match.seq
            assert await refusal(away(ada, 1)) == "too-many-vacations"
            assert table.match.seq == rows
            await away(bob, 1)
            clock.now += 1.1 * DAY
            assert (await away(ada, 1)).left == 29

    run(test)


def test_nonsense_is_refused(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            for wish in ({"days": 0}, {"days": 1000}, {"days": 1.5}, {"days": 1, "since": -1}, {}):
                assert await refusal(vacation(ada, "POST", wish)) == "bad-request"
            assert await refusal(away(ada, 1, clock.now + 400 * DAY)) == "bad-vacation"
            begun_long_ago = await away(ada, 1, clock.now - 100 * DAY)
            assert begun_long_ago.away == (clock.now, clock.now + DAY)
            for rules in (None, {"game": 600}, {"game": 10 * DAY, "move": 60}):
                assert await refusal(ada.create(**WISH | {"clock": rules})) == "no-days"

    run(test)


def test_a_game_that_begins_later_knows_of_it(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            told = await away(bob, 5)
            clock.now += 1
            made = await ada.create(**WISH)
            joined = await bob.join(made.id)
            assert joined.seats[1].away == told.away
            table = await server.hall.find(made.id)
            await turn_of(table, 1)
            assert deadline(table, 1, clock) == 7

    run(test)


def test_who_takes_over_a_seat_brings_their_own_vacation(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            (ada, _), table = await two_at_a_table(server)
            cleo = await server.guest("Cleo")
            await away(cleo, 3)
            link = (await ada.table(table.match.id)).seats[0].link
            key = str(link).split("key=")[1]
            taken = await cleo.ask(
                "POST", f"/api/tables/{table.match.id}/claim", dict[str, Any], {"key": key}
            )
            assert taken["seats"][0]["away"] == [clock.now, clock.now + 3 * DAY]
            await vacation(cleo, "DELETE")
            assert not (await ada.table(table.match.id)).seats[0].away

    run(test)


def test_clocks_stand_after_a_restart_and_a_backup(database: str, tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(database, snapshot_every=1)) as server:
            people, table = await two_at_a_table(server)
            seat = 1 - mover(table)
            await away(people[seat], 5)
            clock.now += 1
            await turn_of(table, seat)
            assert deadline(table, seat, clock) == 7
            ends = table.match.clocks.deadline(seat)
            name = table.match.id
        await backup(database, tmp_path / "all.gz")
        again = tmp_path / "again.db"
        await restore(str(again), tmp_path / "all.gz")
        for kept in (database, str(again)):
            async with running(quick(kept)) as server:
                table = await server.hall.find(name)
                assert table.match.clocks.deadline(seat) == ends
                ada = server.stranger(people[seat].token)
                assert (await vacation(ada)).left == 25

    run(test)


def test_a_process_that_ended_in_between_keeps_no_table_in_the_dark(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vacations, "_LOOK_SECONDS", -1.0)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", scan_seconds=1000.0)) as server:
            (ada, _), table = await two_at_a_table(server)
            guest = (await ada.me()).guest
            row = {"guest": guest, "entered": clock.now, "since": clock.now, "until": clock.now + DAY}
            await server.hall.store.write((insert(VACATIONS), row | {"told": False}))
            await server.hall.vacations.look()
            assert (await ada.table(table.match.id)).seats[0].away == (clock.now, clock.now + DAY)
            [kept] = await server.hall.store.read(select(VACATIONS.c.told))
            assert kept["told"]

    run(test)


def test_a_table_that_cannot_be_read_keeps_no_other_in_the_dark(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vacations, "_LOOK_SECONDS", -1.0)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", scan_seconds=1000.0)) as server:
            (ada, bob), broken = await two_at_a_table(server)
            sound = (await ada.create(**WISH)).id
            await bob.join(sound)
            find = server.hall.find

            async def find_others(table: str) -> Table:
                if table == broken.match.id:
                    raise KeyError(table)
                found: Table = await find(table)
                return found

            with monkeypatch.context() as patch:
                patch.setattr(server.hall, "find", find_others)
                told = await away(ada, 1)
                assert (await server.hall.find(sound)).match.clocks.away()[0] == told.away
            assert broken.match.clocks.away()[0] is None
            rows = (await find(sound)).match.seq
            for _ in range(2):
                await server.hall.vacations.look()
                assert broken.match.clocks.away()[0] == told.away
            assert (await find(sound)).match.seq == rows  # nobody is told twice
            [kept] = await server.hall.store.read(select(VACATIONS.c.told))
            assert kept["told"]

    run(test)


def test_a_table_of_another_process_hears_of_it(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one, running(quick(database)) as other:
            (ada, bob), table = await two_at_a_table(one)
            game = await (await bob.live()).watch(table.match.id)
            there = other.stranger(ada.token)
            await away(there, 3)
            await game.until(lambda following: following.table and following.table.seats[0].away)

    run(test)


def test_vacations_are_exported_and_go_with_their_owner(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await server.guest("Ada")
            await away(ada, 2)
            [row] = (await ada.send("GET", "/api/me/export")).json()["rows"]["vacations"]
            assert row["until"] - row["since"] == pytest.approx(2 * DAY)
            await ada.send("POST", "/api/me/delete", {"sure": True})
            assert await server.hall.store.read(select(VACATIONS)) == []

    run(test)
