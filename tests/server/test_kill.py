"""What was acknowledged survives; a stopped server says goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.processes import ServerProcess
from tests.server.running import run
from tetrarchy.client import Client, Following
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.schema import LOG
from tetrarchy.server.settings import read_database
from tetrarchy.server.store import Store


async def play_on(client: Client, table: str, done: list[str], rng: random.Random) -> None:
    """Decide as fast as the server takes it, and note what it has acknowledged."""
    with contextlib.suppress(ConnectionError, OSError):
        game = await (await client.live()).watch(table)
        async for position in game.positions():
            if not position.legal or position is not game.position:
                continue
            ident = f"{rng.getrandbits(64):x}"
            try:
                await game.act(rng.choice(position.legal)["code"], ident)
            except TetrarchyError as error:
                assert error.key in ("stale", "not-running", "not-kept"), error
            else:
                done.append(ident)


async def kept(database: str) -> Counter[str]:
    """How often each id is in the log."""
    store = Store(read_database(database))
    rows = await store.read(select(LOG.c.ident).where(LOG.c.ident.is_not(None)))
    await store.close()
    return Counter(row["ident"] for row in rows)


def test_no_acknowledged_action_is_lost_or_doubled(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        server = ServerProcess(database, tmp_path / "log", "--reaction-seconds", "0.2", "--bot-workers", "1")
        rng = random.Random(1)
        done: list[str] = []
        server.start()
        try:
            clients = [Client(server.url) for _ in range(4)]
            for number, client in enumerate(clients):
                await client.sign_up(f"Guest {number}")
            tables = []
            for game in ("queendomino", "inkdoms"):
                seats = [{"kind": "me"}] + [{"kind": "open"}] * 3
                tables.append((await clients[0].create(game=game, seats=seats)).id)
                for client in clients[1:]:
                    await client.join(tables[-1])
            for _ in range(2):
                players = [asyncio.create_task(play_on(c, t, done, rng)) for c in clients for t in tables]
                await asyncio.sleep(rng.uniform(0.5, 1.5))
                server.kill()
                await asyncio.gather(*players)
                server.start()
            assert len(done) > 10
            counted = await kept(database)
            assert not set(done) - set(counted)
            assert set(counted.values()) == {1}
            for table in tables:
                assert (await clients[0].table(table)).state in ("running", "finished")
            for client in clients:
                await client.close()
        finally:
            server.kill()

    run(test)


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
