"""Strangers who want to bring the server down, one way each, while two people play on.

How long their moves take meanwhile is measured by ``./run bench attacks``; here they must go through, and
the server must defend itself.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from benchmarks.server_attackers import Stranger, masked, open_bot_tables, post, sign_up
from benchmarks.server_bystander import BotPlayer
from benchmarks.server_process import memory
from tests.server.attacked import PATIENCE, attacked, flood, onlooker
from tests.server.processes import ServerProcess
from tests.server.running import run

PINGS, PONGS = masked(9) * 5000, masked(10) * 5000
PART = masked(0, final=False) * 5000
ASKED = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all strangers of this file: each comes from an address of its own."""
    limits = {
        "chat_burst": 1000.0,
        "message_burst": 300.0,
        "head_seconds": 1.0,
        "connections": 300,
        "new_guests_an_hour": 20,
    }
    limits |= {"guests_an_address": 2, "sockets_a_guest": 10, "few_sockets": 5, "sockets": 100}
    with attacked(tmp_path_factory.mktemp("attacked"), **limits) as found:
        yield found


@pytest.mark.parametrize(
    ("address", "first", "frames"),
    [
        ("127.0.1.1", b"", PINGS),
        ("127.0.1.2", b"", PONGS),
        ("127.0.1.3", masked(1, final=False), PART),
        ("127.0.1.4", b"", masked(1, b'{"type":"ping"}') * 2000),
        ("127.0.1.5", b"", masked(1) * 5000),
    ],
    ids=["pings", "pongs", "fragments", "messages", "empty messages"],
)
def test_every_frame_counts(server: ServerProcess, address: str, first: bytes, frames: bytes) -> None:
    async def test() -> None:
        async with onlooker(server) as people:
            stranger = await people.upgrade(address)
            stranger.write(first)
            assert await flood(stranger, frames, 20) == 1008
            await people.go_on()

    run(test)


@pytest.mark.slow
def test_who_never_reads_is_not_read_either(server: ServerProcess) -> None:
    """Twenty sockets ask for a table with much chat ninety times each: nine megabytes for each, unread."""
    address = "127.0.2.1"

    async def test() -> None:
        table, tokens = await chatty_table(server, address)
        watch = masked(1, msgspec.json.encode({"type": "watch", "table": table}))
        async with onlooker(server) as people:
            assert server.process is not None
            before = memory(server.process.pid)
            unread = [
                await people.upgrade(address, token, never_reads=True) for token in tokens for _ in range(10)
            ]
            for stranger in unread:
                stranger.write(watch * 90)
            await people.go_on(50)
            assert memory(server.process.pid) - before < 40 * MEGABYTE

    run(test)


async def chatty_table(server: ServerProcess, address: str) -> tuple[str, list[str]]:
    """A table with all the chat that there can be, and two guests."""
    tokens = [await sign_up(server.port, address) for _ in range(2)]
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await post(server.port, "/api/tables", {"game": "queendomino", "seats": seats}, tokens[0], address)
    table: str = made[1]["id"]
    said = {"type": "chat", "table": table, "text": "x" * 400, "id": "said"}
    for _ in range(3):
        talker = await Stranger.upgraded(server.port, tokens[0], address)
        talker.writer.write(masked(1, msgspec.json.encode({"type": "watch", "table": table})))
        talker.writer.write(masked(1, msgspec.json.encode(said)) * 80)
        told = b""
        while told.count(b'"type":"done"') < 80:
            told += await talker.reader.read(65_536)
        talker.end()
    return table, tokens


def test_requests_that_do_not_wait_for_answers(server: ServerProcess) -> None:
    async def test() -> None:
        async with onlooker(server) as people:
            stranger = await people.connect("127.0.3.1")
            with contextlib.suppress(OSError):
                stranger.write(ASKED * 5000)
                await stranger.writer.drain()
            answers = 0
            with contextlib.suppress(OSError):
                async with asyncio.timeout(PATIENCE):
                    while data := await stranger.reader.read(65_536):
                        answers += data.count(b"HTTP/1.1 200")
            assert answers < 20
            await people.go_on()

    run(test)


@pytest.mark.parametrize(
    ("address", "begin", "more", "status"),
    [
        ("127.0.4.1", b"GET / HTTP/1.1\r\nX: ", b"a", b"431"),
        ("127.0.4.2", b"GET /", b"a", b"414"),
        ("127.0.4.3", b"GET / HTTP/1.1\r\n", b"a:b\r\n", b"431"),
        ("127.0.4.4", b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"a", b""),
    ],
    ids=["header", "address", "headers", "trailer"],
)
def test_requests_that_do_not_end(
    server: ServerProcess, address: str, begin: bytes, more: bytes, status: bytes
) -> None:
    async def test() -> None:
        async with onlooker(server) as people:
            stranger = await people.connect(address)
            reading = asyncio.create_task(stranger.drain_answers())
            with contextlib.suppress(OSError):
                stranger.write(begin)
                for _ in range(64):
                    stranger.write(more * 13_000)
                    await stranger.writer.drain()
            async with asyncio.timeout(PATIENCE):
                assert (await reading).partition(b" ")[2].startswith(status)
            await people.go_on()

    run(test)


def test_sockets_of_one_address(server: ServerProcess) -> None:
    """An address gets as many as two guests, however many guests it is; others still get theirs."""

    async def test() -> None:
        async with onlooker(server) as people:
            for _ in range(2):
                token = await sign_up(server.port, "127.0.6.1")
                for _ in range(10):
                    await people.upgrade("127.0.6.1", token)
            token = await sign_up(server.port, "127.0.6.1")
            with pytest.raises(ConnectionRefusedError, match="429"):
                await people.upgrade("127.0.6.1", token)
            await people.upgrade("127.0.6.2", token)
            await people.go_on()

    run(test)


def test_the_last_sockets_are_for_those_who_have_few(server: ServerProcess) -> None:
    async def test() -> None:
        async with onlooker(server) as people:
            token = await sign_up(server.port, "127.0.7.1")
            for host in range(78):
                await people.upgrade(f"127.0.7.{host % 6 + 1}")
            with pytest.raises(ConnectionRefusedError, match="429"):
                await people.upgrade("127.0.7.1", token)
            for _ in range(5):
                await people.upgrade("127.0.7.99", token)
            with pytest.raises(ConnectionRefusedError, match="429"):
                await people.upgrade("127.0.7.99", token)
            await people.go_on()

    run(test)


def test_guests_of_one_address(server: ServerProcess) -> None:
    async def test() -> None:
        async with onlooker(server) as people:
            tokens = [await sign_up(server.port, "127.0.8.1") for _ in range(25)]
            assert all(tokens[:20])
            assert not any(tokens[20:])
            assert await sign_up(server.port, "127.0.8.2")
            await people.go_on()

    run(test)


def test_connections_that_ask_for_nothing(server: ServerProcess) -> None:
    """There are more of them than the server lets in: the oldest go first, and people still get in."""

    async def test() -> None:
        async with onlooker(server) as people:
            silent = [await people.connect(f"127.0.9.{host % 9}") for host in range(400)]
            assert await sign_up(server.port, "127.0.9.99")
            await people.go_on()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(stranger.drain_answers() for stranger in silent))

    run(test)


def test_requests_that_come_too_slowly(server: ServerProcess) -> None:
    async def test() -> None:
        async with onlooker(server) as people:
            stranger = await people.connect("127.0.10.1")
            stranger.write(b"GET / HTTP/1.1\r\n")
            reading = asyncio.create_task(stranger.drain_answers())
            async with asyncio.timeout(PATIENCE):
                while not reading.done():
                    stranger.write(b"a:b\r\n")
                    await asyncio.wait([reading], timeout=0.2)
            await people.go_on()

    run(test)


@pytest.mark.slow
def test_bot_tables_of_many_guests_of_one_address(tmp_path: Path) -> None:
    """Twenty tables want all the time of one process; somebody else's bot gets every other turn.

    What the strangers' bots decide while it waits is told on other sockets, so some of it may come late.
    """

    async def test(server: ServerProcess) -> None:
        async with onlooker(server) as people:
            strangers = await open_bot_tables(server.port, "127.0.11.1", guests=10)
            try:
                await share_bots(server, "127.0.11.2", strangers)
                await people.go_on()
            finally:
                for stranger in strangers:
                    stranger.end()

    with attacked(tmp_path, "--bot-workers", "1", ping_seconds=1000.0) as server:
        run(lambda: test(server), 300)


async def share_bots(server: ServerProcess, address: str, strangers: list[Stranger]) -> None:
    """Play until there was a hint and a turn of the best bot, which has had its share of the bots' time."""
    decisions = 0

    async def count(stranger: Stranger) -> None:
        nonlocal decisions
        while data := await stranger.reader.read(65_536):
            if player.is_waiting:
                decisions += data.count(b'"type":"patch"')

    way = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=way) as http:
        player = BotPlayer(server.port, http)
        tasks = [asyncio.create_task(work) for work in (player.play(), *map(count, strangers))]
        try:
            while not (player.turns and player.hints):
                await asyncio.sleep(0.01)
                assert decisions <= 3 * player.bot_decisions + 10
                for task in tasks:
                    if task.done():
                        await task
            assert player.refusals == []
        finally:
            for task in tasks:
                task.cancel()
            player.close()
