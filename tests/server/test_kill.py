"""What was acknowledged survives; a stopped server says goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import select, text

from tests.server.journal import Journal
from tests.server.loading import GONE, Room, check_promises
from tests.server.processes import ServerProcess, lives
from tests.server.running import run
from tetrarchy.client import Client, Following
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.schema import PROCESSES, TABLES
from tetrarchy.server.sets.kept import unpack
from tetrarchy.server.sets.schema import SET_NAMES, SETS
from tetrarchy.server.settings import read_database
from tetrarchy.server.siblings import Place, Siblings
from tetrarchy.server.store import Store
from tetrarchy.wire import KeptSetAnswer, SetChange

_LONGEST_LIFE: Final = 1.0
"""The most seconds that a server lives under full load."""
MORE_CARDS: Final = SetChange("cards.toml", ["card", 5, "count"], 9)
_KILLS_A_PIECE: Final = 50
_KILLS_TO_FIND_OUT: Final = 10
"""After this number at the latest a broken word has come to light: not every kill meets an action under way."""


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which database."""
    found: str = request.param
    return found


@pytest.fixture
def databases(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Empty databases of a kind, one after another."""
    if kind == "sqlite":
        return (str(tmp_path / f"{number}.db") for number in itertools.count())
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return (make() for _ in itertools.count())


@pytest.mark.walk
def test_no_acknowledged_action_is_lost_or_doubled(databases: Iterator[str], tmp_path: Path) -> None:
    print(kill_again_and_again(2, next(databases), tmp_path / "log"))


@pytest.mark.long
def test_a_thousand_kills(kind: str, databases: Iterator[str], tmp_path: Path) -> None:
    """Fifty of them in each run; with TETRARCHY_WHOLE=1 as many as are missing."""
    journal = Journal(f"kills-{kind}", 1000)
    for _ in journal.pieces(_KILLS_A_PIECE):
        journal.add(_KILLS_A_PIECE, kill_again_and_again(_KILLS_A_PIECE, next(databases), tmp_path / "log"))


def kill_again_and_again(kills: int, database: str, log: Path) -> str:
    """Kill a server under load a number of times, and look each time whether it has kept its word."""
    seed = random.SystemRandom().getrandbits(32)
    said = ""

    async def test() -> None:
        nonlocal said
        rng = random.Random(seed)
        server = ServerProcess(database, log, "--reaction-seconds", "0.2", "--bot-workers", "1")
        server.start()
        clients = [Client(server.url) for _ in range(4)]
        try:
            for number, client in enumerate(clients):
                await client.sign_up(f"Guest {number}")
            await clients[0].keep_set("gem_forge", "more cards", MORE_CARDS)
            rooms = [
                Room(clients, "queendomino", 0, rng),
                Room(clients, "inkdoms", 0, rng),
                Room(clients[:2], "gem_forge", 1, rng, components="more cards"),
                Room(clients[:1], "queendomino", 1, rng),
            ]
            kept: list[KeptSetAnswer] = []
            for kill in range(kills):
                playing = [asyncio.create_task(room.play()) for room in rooms]
                playing.append(asyncio.create_task(keep_a_set(clients[1], kill, kept)))
                if (kill + 1) % 4:  # every fourth server dies before it is under full load
                    await under_load(rooms)
                await asyncio.sleep(rng.uniform(0, _LONGEST_LIFE))
                server.kill()
                await asyncio.gather(*playing)
                await asyncio.to_thread(server.start)
                await check_promises(database, [room.promises for room in rooms])
                await check_sets(database, kept)
            await asyncio.gather(*(room.go_on(3, 180) for room in rooms))
            server.kill()
            await check_promises(database, [room.promises for room in rooms])
            acts = [len(room.promises.kept) for room in rooms]
            assert min(acts) > 0
            assert "error" not in levels_in(log)
            tables = [len(room.tables) for room in rooms]
            said = f"seed {seed}, {acts} kept, tables {tables}, sets {len(kept)}"
        finally:
            server.kill()
            for client in clients:
                await client.close()

    run(test, seconds=180 + 60 * kills)
    return said


async def keep_a_set(client: Client, number: int, kept: list[KeptSetAnswer]) -> None:
    """Keep another version of a set, unless the server dies before it says so."""
    change = SetChange("cards.toml", ["card", 5, "note"], f"version {number}")
    with contextlib.suppress(*GONE):
        kept.append(await client.keep_set("gem_forge", "notes", change))


async def check_sets(database: str, kept: list[KeptSetAnswer]) -> None:
    """Every set that was acknowledged is there under its name; every name has its content."""
    store = Store(read_database(database))
    names = await store.read(select(SET_NAMES.c.name, SET_NAMES.c.number, SET_NAMES.c.hash))
    content = {row["hash"]: unpack(row["content"]) for row in await store.read(select(SETS))}
    await store.close()
    there = {(row["name"], row["number"], row["hash"]) for row in names}
    assert {(one.name, one.version, one.hash) for one in kept} <= there
    assert {row["hash"] for row in names} <= set(content)
    assert all(files.hash == digits for digits, files in content.items())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "finding"), [("forgets", "lost"), ("doubles", "doubled"), ("denies", "refused and yet there")]
)
def test_a_server_that_breaks_its_word_is_found_out(way: str, finding: str, tmp_path: Path) -> None:
    async def test() -> None:
        program = f"from tests.server.faithless import serve; serve('{way}')"
        server = ServerProcess(str(tmp_path / "t.db"), tmp_path / "log", program=program)
        server.start()
        clients = [Client(server.url) for _ in range(2)]
        try:
            for number, client in enumerate(clients):
                await client.sign_up(f"Guest {number}")
            room = Room(clients, "queendomino", 0, random.Random(1))
            with pytest.raises(AssertionError, match=finding):
                await watch_closely(room, server)
        finally:
            server.kill()
            for client in clients:
                await client.close()

    run(test)


async def play_and_kill(room: Room, server: ServerProcess) -> None:
    """Let a room play some decisions, and kill the server in the middle of the next one."""
    playing = asyncio.create_task(room.play())
    wanted = len(room.promises.kept) + 5
    while len(room.promises.kept) < wanted:
        assert not playing.done(), playing.result()
        await asyncio.sleep(0.01)
    server.kill()
    await playing


async def watch_closely(room: Room, server: ServerProcess) -> None:
    """Kill a server again and again, and look each time whether it has kept its word."""
    for _ in range(_KILLS_TO_FIND_OUT):
        await play_and_kill(room, server)
        await check_promises(server.database, [room.promises])
        await asyncio.to_thread(server.start)


async def under_load(rooms: list[Room]) -> None:
    """Wait until all rooms play."""
    before = [len(room.promises.kept) for room in rooms]
    async with asyncio.timeout(180):
        while any(len(room.promises.kept) == kept for room, kept in zip(rooms, before, strict=True)):
            await asyncio.sleep(0.01)


def levels_in(log: Path) -> set[str]:
    """How grave the lines of a server's log are."""
    lines = [line for line in log.read_text().splitlines() if line.startswith("{")]
    return {json.loads(line)["level"] for line in lines}


def test_a_stopped_server_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    async def test() -> None:
        server = ServerProcess(str(tmp_path / "t.db"), tmp_path / "log")
        server.start()
        try:
            async with Client(server.url) as client:
                await client.sign_up("Ada")
                table = await client.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}])
                live = await client.live()
                await live.watch(table.id)
                assert await asyncio.to_thread(server.stop) == 0
                await asyncio.wait_for(live._reader, 10)
                assert live.said_bye
            told = (tmp_path / "log").read_text()
            assert client.token is not None
            assert client.token not in told
            assert "token" in told.splitlines()[0]
        finally:
            server.kill()

    run(test)


@pytest.mark.slow
def test_killing_one_of_two_processes_moves_its_tables(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def test() -> None:
        database = new_database()
        options = ("--workers", "2", "--bot-workers", "1")
        server = ServerProcess(database, tmp_path / "log", *options)
        server.start()
        try:
            async with Client(server.url) as client:
                await client.sign_up("Ada")
                tables = await tables_at_both(client)
                await asyncio.gather(*(some_turns(client, table, 2) for table in tables))
                assert len(set((await owners(database)).values())) == 2
                first, _ = server.servers()
                os.kill(first, signal.SIGKILL)
                began = time.monotonic()
                await asyncio.gather(*(some_turns(client, table, 6) for table in tables))
                print(f"six decisions at {len(tables)} tables after {time.monotonic() - began:.2f} s")
                # Where they are followed at their place again, they are owned there.
                async with asyncio.timeout(60):
                    while not all_at_their_places(await owners(database)):
                        await asyncio.gather(*(some_turns(client, table, 1) for table in tables))
            assert await asyncio.to_thread(server.stop) == 0
        finally:
            server.kill()

    run(test)


PLACES: Final = Siblings(Place("", 0, 2))


async def tables_at_both(client: Client) -> list[str]:
    """Tables with a bot, some of them at each of two processes: one of these takes each connection."""

    async def make() -> str:
        async with Client(client.url, client.token) as other:
            seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
            return (await other.create(game="queendomino", seats=seats)).id

    tables: list[str] = []
    while len({PLACES.place_of(table) for table in tables}) < 2:
        tables += await asyncio.gather(*(make() for _ in range(4)))
    return tables


async def owners(database: str) -> dict[str, str | None]:
    """Who owns each table."""
    store = Store(read_database(database))
    rows = await store.read(select(TABLES.c.id, TABLES.c.owner))
    await store.close()
    return {row["id"]: row["owner"] for row in rows}


def all_at_their_places(owners: dict[str, str | None]) -> bool:
    """Whether all tables of a place have one owner, and another than those of the other place."""
    of = [{owner for table, owner in owners.items() if PLACES.place_of(table) == place} for place in range(2)]
    return all(len(those) == 1 and None not in those for those in of) and of[0] != of[1]


@pytest.mark.slow
def test_a_rolling_restart_keeps_its_word(new_database: Callable[[], str], tmp_path: Path) -> None:
    async def test() -> None:
        database, rng = new_database(), random.Random(7)
        server = ServerProcess(database, tmp_path / "log", "--workers", "2", "--bot-workers", "1")
        server.start()
        clients = [Client(server.url) for _ in range(3)]
        try:
            for number, client in enumerate(clients):
                await client.sign_up(f"Guest {number}")
            rooms = [Room(clients, "queendomino", 0, rng), Room(clients[:1], "queendomino", 1, rng)]
            playing = [asyncio.create_task(play_on(room)) for room in rooms]
            await under_load(rooms)
            before = server.servers()
            assert server.process is not None
            server.process.send_signal(signal.SIGHUP)
            while len(after := server.servers()) != 2 or set(after) & set(before):
                assert not any(room.done() for room in playing)
                await asyncio.sleep(0.05)
            await under_load(rooms)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert await asyncio.to_thread(server.stop) == 0
            await check_promises(database, [room.promises for room in rooms])
            assert sum(room.resent for room in rooms) < sum(len(room.promises.kept) for room in rooms)
            assert "error" not in levels_in(tmp_path / "log")
        finally:
            server.kill()
            for client in clients:
                await client.close()

    run(test, seconds=240)


def test_a_room_plays_on_when_one_of_its_connections_ends(tmp_path: Path) -> None:
    async def test() -> None:
        server = ServerProcess(str(tmp_path / "t.db"), tmp_path / "log", "--bot-workers", "1")
        server.start()
        clients = [Client(server.url) for _ in range(3)]
        try:
            for number, client in enumerate(clients):
                await client.sign_up(f"Guest {number}")
            room = Room(clients, "queendomino", 0, random.Random(7))
            playing = asyncio.create_task(play_on(room))
            for number in range(3):
                await under_load([room])
                live = room.players[number].live
                assert live is not None
                await live.close()
            for _ in range(5):
                await under_load([room])
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        finally:
            server.kill()
            for client in clients:
                await client.close()

    run(test, seconds=240)


async def play_on(room: Room) -> None:
    """Play, and connect again whenever a connection ends."""
    while True:
        await room.play()
        await asyncio.sleep(0.05)


@pytest.mark.slow
def test_a_restart_is_given_up_where_the_successor_does_not_start(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def test() -> None:
        database = new_database()
        server = ServerProcess(database, tmp_path / "log", "--workers", "2", "--bot-workers", "1")
        server.start()
        try:
            store = Store(read_database(database))
            while len(await store.read(select(PROCESSES))) != 2:  # both have read the version by then
                await asyncio.sleep(0.05)
            before = server.servers()
            await store.run(lambda c: c.execute(text("update alembic_version set version_num = 'later'")))
            await store.close()
            assert server.process is not None
            server.process.send_signal(signal.SIGHUP)
            while "restart given up" not in (tmp_path / "log").read_text():
                await asyncio.sleep(0.05)
            assert server.servers() == before
            async with Client(server.url) as client:
                await client.sign_up("Ada")
        finally:
            server.kill()

    run(test)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_outlives_a_server_whose_first_process_is_killed(
    workers: int, new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def test() -> None:
        options = ("--workers", str(workers), "--bot-workers", "1")
        server = ServerProcess(new_database(), tmp_path / "log", *options)
        server.start()
        try:
            async with Client(server.url) as client:
                await client.sign_up("Ada")
                seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
                table = (await client.create(game="queendomino", seats=seats)).id
                await some_turns(client, table, 2)
                started = server.kill_first()
                assert started
                while any(lives(pid) for pid in started):
                    await asyncio.sleep(0.05)
                await asyncio.to_thread(server.start)
                await some_turns(client, table, 2)
        finally:
            server.kill()

    run(test)


@pytest.mark.slow
def test_processes_that_have_just_been_started_end_too(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def test() -> None:
        server = ServerProcess(new_database(), tmp_path / "log", "--workers", "2")
        server.launch()
        try:
            while len(server.descendants()) < 2:
                await asyncio.sleep(0.01)
            started = server.kill_first()
            while any(lives(pid) for pid in started):
                await asyncio.sleep(0.05)
        finally:
            server.kill()

    run(test)


async def some_turns(client: Client, table: str, turns: int) -> None:
    """Decide a number of times, connecting again where a connection ends."""
    rng = random.Random(table)
    left = turns
    while left:
        try:
            live = await client.live(table)
            game: Following = await live.watch(table)
            while left:
                await game.until(lambda g: g.position and g.position.legal, 30)
                assert game.position is not None
                await game.act(rng.choice(game.position.legal)["code"])
                left -= 1
            await live.close()
        except GONE:
            await asyncio.sleep(0.1)
        except TetrarchyError as error:
            assert error.key in ("stale", "not-kept", "busy"), error


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "t.db"), tmp_path / "log", "--workers", "2")
    with pytest.raises(AssertionError, match="Several processes need PostgreSQL"):
        server.start()
