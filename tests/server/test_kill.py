"""What was acknowledged survives; a stopped server says goodbye."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.server.loading import Room, check_promises
from tests.server.processes import ServerProcess, lives
from tests.server.running import run
from tetrarchy.client import Client, Following
from tetrarchy.kernel.errors import TetrarchyError

_LONGEST_LIFE: Final = 1.0
"""Up to so many seconds a server lives under full load."""
_KILLS_TO_FIND_OUT: Final = 10
"""After so many at the latest a broken word has come to light: not every kill meets an action under way."""


@pytest.mark.parametrize("kills", [2, pytest.param(50, marks=pytest.mark.long)])
def test_no_acknowledged_action_is_lost_or_doubled(kills: int, database: str, tmp_path: Path) -> None:
    seed = random.SystemRandom().getrandbits(32)

    async def test() -> None:
        rng = random.Random(seed)
        server = ServerProcess(database, tmp_path / "log", "--reaction-seconds", "0.2", "--bot-workers", "1")
        server.start()
        clients = [Client(server.url) for _ in range(4)]
        try:
            for number, client in enumerate(clients):
                await client.sign_up(f"Guest {number}")
            rooms = [
                Room(clients, "queendomino", 0, rng),
                Room(clients, "inkdoms", 0, rng),
                Room(clients[:2], "gem_forge", 1, rng),
                Room(clients[:1], "queendomino", 1, rng),
            ]
            for kill in range(kills):
                playing = [asyncio.create_task(room.play()) for room in rooms]
                if (kill + 1) % 4:  # every fourth server dies before it is under full load
                    await under_load(rooms)
                await asyncio.sleep(rng.uniform(0, _LONGEST_LIFE))
                server.kill()
                await asyncio.gather(*playing)
                await asyncio.to_thread(server.start)
            await asyncio.gather(*(room.go_on(3, 180) for room in rooms))
            server.kill()
            await check_promises(database, [room.promises for room in rooms])
            kept = [len(room.promises.kept) for room in rooms]
            assert min(kept) > 0
            print(f"{kills} kills, seed {seed}: {kept} kept, tables {[len(room.tables) for room in rooms]}")
            assert "error" not in levels_in(tmp_path / "log")
        finally:
            server.kill()
            for client in clients:
                await client.close()

    run(test, seconds=180 + 60 * kills)


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


def test_killing_one_of_two_processes_moves_its_tables(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def test() -> None:
        server = ServerProcess(new_database(), tmp_path / "log", "--workers", "2", "--bot-workers", "1")
        server.start()
        try:
            async with Client(server.url) as client:
                await client.sign_up("Ada")
                seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
                tables = [(await client.create(game="queendomino", seats=seats)).id for _ in range(6)]
                await asyncio.gather(*(some_turns(client, table, 3) for table in tables))
                workers = [pid for pid in server.workers() if b"spawn_main" in command_of(pid)]
                assert len(workers) == 2
                os.kill(workers[0], signal.SIGKILL)
                await asyncio.gather(*(some_turns(client, table, 3) for table in tables))
            assert await asyncio.to_thread(server.stop) == 0
        finally:
            server.kill()

    run(test)


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


def command_of(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


async def some_turns(client: Client, table: str, turns: int) -> None:
    """Decide so many times, connecting again where a connection ends."""
    rng = random.Random(table)
    left = turns
    while left:
        try:
            game: Following = await (await client.live()).watch(table)
            while left:
                await game.until(lambda g: g.position and g.position.legal, 30)
                assert game.position is not None
                await game.act(rng.choice(game.position.legal)["code"])
                left -= 1
        except (ConnectionError, OSError):
            await asyncio.sleep(0.1)
        except TetrarchyError as error:
            assert error.key in ("stale", "not-kept", "busy"), error


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "t.db"), tmp_path / "log", "--workers", "2")
    with pytest.raises(AssertionError, match="Several processes need PostgreSQL"):
        server.start()
