"""Several processes on one port: who sits at a table meets in one of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.processes import ServerProcess
from tests.server.running import quick, run, running
from tetrarchy.client import Client, Live
from tetrarchy.server.siblings import Place, Siblings

HEAD = b"GET /api/live?table=%b HTTP/1.1\r\nHost: localhost\r\n\r\n"


def table_at(siblings: Siblings, index: int) -> str:
    """A table that has its place at one of the processes."""
    return next(str(number) for number in range(1000) if siblings.place_of(str(number)) == index)


def test_a_connection_goes_to_the_process_of_its_table(tmp_path: Path) -> None:
    async def test() -> None:
        one, two = (Siblings(Place(str(tmp_path), index, 2)) for index in range(2))
        taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        one.open(lambda *_: pytest.fail("nobody passes anything on to the first"))
        two.open(lambda *found: taken.put_nowait(found))
        client, accepted = socket.socketpair()
        try:
            head = HEAD % table_at(one, 1).encode()
            assert one.pass_on(accepted.fileno(), head)
            accepted.close()
            moved, told = await taken.get()
            assert told == head
            moved.send(b"hello")
            assert client.recv(5) == b"hello"
            moved.close()
        finally:
            client.close()
            one.close()
            two.close()

    run(test)


@pytest.mark.parametrize(
    "head",
    [
        HEAD % b"TABLE",
        HEAD % b"a/../b",
        b"GET /api/live HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"POST" + (HEAD % b"abc")[3:],
        (HEAD % b"abc")[:-2],
        (HEAD % b"abc")[:-2] + b"X: %b\r\n\r\n" % (b"x" * 20_000),
        b"",
    ],
)
def test_what_names_no_table_stays(head: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        processes = [Siblings(Place(str(tmp_path), index, 3)) for index in range(3)]
        for process in processes:
            process.open(lambda *_: pytest.fail("it should have stayed"))
        with socket.socket() as connection:
            assert not any(process.pass_on(connection.fileno(), head) for process in processes)
        for process in processes:
            process.close()

    run(test)


def test_without_the_other_process_a_connection_stays(tmp_path: Path) -> None:
    async def test() -> None:
        one = Siblings(Place(str(tmp_path), 0, 2))
        one.open(lambda *_: None)
        with socket.socket() as connection:
            assert not one.pass_on(connection.fileno(), HEAD % table_at(one, 1).encode())
        one.close()

    run(test)


def test_a_process_makes_tables_that_have_their_place_there(tmp_path: Path) -> None:
    for index in range(5):
        siblings = Siblings(Place(str(tmp_path), index, 5))
        assert all(siblings.is_here(siblings.new_table_id()) for _ in range(20))


@pytest.mark.slow
def test_all_sockets_of_a_table_meet_in_one_process(new_database: Callable[[], str], tmp_path: Path) -> None:
    async def test() -> None:
        server = ServerProcess(new_database(), tmp_path / "log", "--workers", "3", "--bot-workers", "1")
        server.start()
        try:
            async with Client(server.url) as client:
                await client.sign_up("Ada")
                for _ in range(4):
                    table = (await client.create(game="queendomino", seats=[{"kind": "me"}, *BOT])).id
                    lives = [await client.live(table) for _ in range(6)]
                    for live in lives:
                        await (await live.watch(table)).until(lambda g: g.position)
                    assert len({holder(server, live) for live in lives}) == 1
                    for live in lives:
                        await live.close()
        finally:
            server.kill()

    run(test)


BOT = [{"kind": "bot", "level": 1}]


def holder(server: ServerProcess, live: Live) -> int:
    """The process that has a client's connection."""
    here = live._socket.local_address[1]
    ends = f":{server.port:04X}", f":{here:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[1].endswith(ends[0]) and fields[2].endswith(ends[1]):
            for pid in server.workers():
                links = [link.readlink() for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()]
                if Path(f"socket:[{fields[9]}]") in links:
                    return pid
    raise AssertionError("nobody has it")


def test_a_process_that_was_taken_for_dead_gives_its_tables_up(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        settings = quick(database, lease_seconds=0.6)
        async with running(settings) as one, running(settings) as two:
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            table = await ada.create(game="gem_forge", seats=[{"kind": "me"}, {"kind": "open"}])
            await bob.join(table.id)
            games = [await (await person.live()).watch(table.id) for person in (ada, bob)]
            for game in games:
                await game.until(lambda g: g.position)
            await one.hall.peers.stop()  # it gives no sign of life for a while
            while not two.hall.tables[table.id].mine:
                await asyncio.sleep(0.01)
            assert one.hall.tables[table.id].mine
            one.hall.peers._heartbeats = asyncio.create_task(one.hall.peers._send_heartbeats())
            # One gives it up; where both were slow for a moment, the other may, and that is as good.
            while one.hall.tables[table.id].mine == two.hall.tables[table.id].mine:
                await asyncio.sleep(0.01)
            for game in games:
                await game.until(lambda g: g.position.legal)
                assert game.position is not None
                await game.act(game.position.legal[0]["code"])
            for game in games:
                await game.until(lambda g: g.position.view["step"] != "opening")

    run(test)
