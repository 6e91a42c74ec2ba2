"""What the front takes from strangers: addresses, frames, what waits, and names."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_attackers import Stranger, close_code, masked
from tests.server.running import Running, quick, run, running
from tests.server.test_table import refusal, two_people
from tetrarchy.client import Client
from tetrarchy.server.front.addresses import Proxies, network_of
from tetrarchy.server.front.frames import BadFrame, Frame, FrameReader, close_frame, head, read_code
from tetrarchy.server.front.outbox import Outbox
from tetrarchy.server.front.pacer import Pacer
from tetrarchy.server.settings import Limits
from tetrarchy.server.thinking import Thinking

# ---------------------------------------------------------------- addresses


def test_an_ipv6_address_counts_for_its_64() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("") == ""


@pytest.mark.parametrize(
    ("trusted", "peer", "said", "client"),
    [
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "198.51.100.4", "198.51.100.4"),
        ("127.0.0.1", "203.0.113.9", "198.51.100.4", "203.0.113.9"),
        ("127.0.0.1", "127.0.0.1", "10.9.9.9, 198.51.100.4", "198.51.100.4"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "6.6.6.6, 198.51.100.4, 10.1.2.3", "198.51.100.4"),
        ("*", "10.1.2.3", "6.6.6.6, 198.51.100.4", "198.51.100.4"),
        ("127.0.0.1", "127.0.0.1", "198.51.100.4:4711", "198.51.100.4"),
        ("127.0.0.1", "127.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("127.0.0.1", "127.0.0.1", "no address", "127.0.0.1"),
        ("", "127.0.0.1", "198.51.100.4", "127.0.0.1"),
    ],
)
def test_only_proxies_say_where_somebody_comes_from(trusted: str, peer: str, said: str, client: str) -> None:
    headers = [(b"host", b"x"), (b"x-forwarded-for", said.encode())] if said else []
    assert Proxies(trusted).client(peer, headers) == client


# ---------------------------------------------------------------- frames


def test_frames_come_out_as_they_went_in() -> None:
    reader = FrameReader(1000)
    body = bytes(range(256)) * 2
    mask = b"\x01\x02\x03\x04"
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))
    data = (
        masked(9, b"hello")
        + b"\x82\xfe"
        + len(body).to_bytes(2, "big")
        + mask
        + hidden
        + masked(0, b"", False)
    )
    for at in range(len(data) - 1):
        reader.feed(data[at : at + 1])
    found = []
    reader.feed(data[-1:])
    while (frame := reader.next()) is not None:
        found.append(frame)
    assert found == [Frame(9, True, b"hello"), Frame(2, True, body), Frame(0, False, b"")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x00", 1002),  # not masked
        (b"\xf1\x80", 1002),  # with reserved bits
        (b"\x83\x80", 1002),  # of no known kind
        (b"\x09\x80", 1002),  # a ping in parts
        (b"\x89\xfe\x00\x7e", 1002),  # a large ping
        (b"\x81\xfe\x03\xe9", 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
    ],
)
def test_what_is_no_frame(data: bytes, code: int) -> None:
    reader = FrameReader(1000)
    reader.feed(data)
    with pytest.raises(BadFrame) as bad:
        reader.next()
    assert bad.value.code == code


def test_codes_of_goodbyes() -> None:
    assert read_code(b"") == 1005
    assert read_code(b"\x03\xe8bye") == 1000
    assert read_code(close_frame(4403)[2:]) == 4403
    for wrong in (b"\x03", b"\x03\xed", b"\x00\x01"):
        with pytest.raises(BadFrame):
            read_code(wrong)


def test_heads_tell_sizes_in_as_few_bytes_as_they_can() -> None:
    assert [len(head(1, size)) for size in (0, 125, 126, 65_535, 65_536)] == [2, 2, 4, 4, 10]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (masked(0, b"x"), 1002),
        (masked(1, b"x", False) + masked(1, b"y"), 1002),
        (masked(1, b"\xff\xfe"), 1007),
        (masked(1, b"\xd0", False) + masked(0, b"\xff"), 1007),
        (masked(1, b"x" * 12_000, False) + masked(0, b"y" * 12_000), 1009),
        (masked(8, b"\x0f\xa0"), 4000),
        (masked(8, b"\x03\xed"), 1002),
        (masked(8), None),
    ],
)
def test_who_breaks_the_protocol_is_told_how(tmp_path: Path, frames: bytes, code: int | None) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server, meeting(server) as stranger:
            stranger.write(frames)
            assert close_code(await stranger.drain_answers()) == code

    run(test)


@pytest.mark.slow
def test_who_goes_on_after_the_goodbye_still_hears_it(tmp_path: Path) -> None:
    """What comes after it is more than a connection may send, and is not looked at."""

    async def test() -> None:
        limits = Limits(messages_a_second=1, message_burst=5)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server, meeting(server) as stranger:
            (connection,) = server.server.live.connections
            connection.close(4000)
            stranger.write(masked(1, b"{}") * 1000)
            await stranger.reader.readuntil(close_frame(4000))
            stranger.write(masked(8, b"\x0f\xa0"))
            while server.server.door.sockets:
                await asyncio.sleep(0.01)

    run(test)


def test_a_message_may_come_in_parts_with_a_ping_between(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server, meeting(server) as stranger:
            parts = masked(1, b'{"type":', False) + masked(9, b"you?") + masked(0, b'"ping"}')
            stranger.write(parts)
            answers = head(10, 4) + b"you?" + head(1, 15) + b'{"type":"pong"}'
            assert await stranger.reader.readexactly(len(answers)) == answers
            stranger.write(masked(8, b"\x03\xe8"))
            assert await stranger.drain_answers() == close_frame(1000)

    run(test)


def port_of(server: Running) -> int:
    """Where a server listens."""
    return int(server.url.rsplit(":", 1)[1])


def meeting(server: Running) -> contextlib.AbstractAsyncContextManager[Stranger]:
    """A stranger with a WebSocket, for as long as the block lasts."""
    return _meeting(port_of(server), False)


@contextlib.asynccontextmanager
async def _meeting(port: int, never_reads: bool) -> Any:
    stranger = await Stranger.upgraded(port, never_reads=never_reads)
    try:
        yield stranger
    finally:
        stranger.end()


def test_who_leaves_in_the_middle_of_a_request_fills_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            stranger = await Stranger.connect(port_of(server))
            stranger.write(b"POST /api/me HTTP/1.1\r\nContent-Length: 50\r\n\r\n{")
            stranger.writer.close()
            refused = server.hall.metrics.refusals.labels("server-error")
            while not refused._value.get():
                await asyncio.sleep(0.01)

    run(test)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# ---------------------------------------------------------------- what waits


class _Slow:
    """Somebody who does not read."""

    def __init__(self) -> None:
        self.waiting = 0
        self.aborted = False

    def flush(self) -> None: ...

    def abort(self) -> None:
        self.aborted = True


def test_whoever_has_most_waiting_is_cut_off_first() -> None:
    outbox = Outbox(1000)
    small, large = _Slow(), _Slow()
    outbox.weigh(small, 300)
    outbox.weigh(large, 600)
    outbox.weigh(small, 400)
    assert (outbox.waiting, small.aborted, large.aborted) == (1000, False, False)
    outbox.weigh(small, 401)
    assert (outbox.waiting, small.aborted, large.aborted) == (401, False, True)
    outbox.weigh(small, 0)
    assert outbox.waiting == 0


def test_who_never_reads_is_cut_off_at_the_limit(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(waiting_bytes=200_000)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server, unread_meeting(server):
            (connection,) = server.server.live.connections
            outbox = server.server.door.outbox
            while server.server.live.connections:
                connection.push(b"x" * 10_000)
                await asyncio.sleep(0)
                assert outbox.waiting <= 200_000
            assert outbox.waiting == 0
            assert not server.server.door.sockets

    run(test)


def test_all_that_waits_is_bounded(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(waiting_bytes_in_all=300_000)
        async with (
            running(quick(tmp_path / "t.db", limits=limits)) as server,
            unread_meeting(server),
            unread_meeting(server),
            unread_meeting(server),
        ):
            connections = list(server.server.live.connections)
            while len(server.server.live.connections) == 3:
                for connection in connections:
                    connection.push(b"x" * 10_000)
                await asyncio.sleep(0)
                assert server.server.door.outbox.waiting <= 300_000

    run(test)


def test_answers_that_nobody_reads_count_among_all_that_waits(tmp_path: Path) -> None:
    """Strangers ask for more and more, and read nothing: whoever has most waiting is cut off.

    Nobody has more than one answer waiting, and each could wait for ever.
    """
    most, long = 20_000, 1e6
    asked = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def test() -> None:
        limits = Limits(
            waiting_bytes_in_all=most, request_burst=1e6, pipelined_requests=10_000, stall_seconds=long
        )
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            door, port = server.server.door, port_of(server)
            strangers = [await Stranger.connect(port, never_reads=True) for _ in range(10)]
            try:
                while door.inside == len(strangers):
                    for stranger in strangers:
                        stranger.write(asked)
                    await asyncio.sleep(0.005)
                    assert door.outbox.waiting <= most
            finally:
                for stranger in strangers:
                    stranger.end()
            while door.inside:
                await asyncio.sleep(0.005)
            assert door.outbox.waiting == 0

    run(test)


def test_who_gives_no_sign_of_life_is_cut_off(tmp_path: Path) -> None:
    """Also while something waits to be sent."""

    async def test() -> None:
        limits = Limits(ping_seconds=0.2)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server, unread_meeting(server):
            (connection,) = server.server.live.connections
            while not server.server.door.outbox.waiting:
                connection.push(b"x" * 10_000)
                await asyncio.sleep(0)
            while server.server.door.sockets:
                await asyncio.sleep(0.01)

    run(test)


def test_nothing_is_read_from_who_does_not_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server, unread_meeting(server) as stranger:
            (connection,) = server.server.live.connections
            (live,) = server.server.door.sockets
            while not live.waiting:
                connection.push(b"x" * 10_000)
                await asyncio.sleep(0)
            assert not live._transport.is_reading()
            stranger.write(masked(9, b"there?"))
            while b"there?" not in (await stranger.reader.read(65_536)):
                pass
            while live.waiting:
                await stranger.reader.read(65_536)
            assert live._transport.is_reading()

    run(test)


def unread_meeting(server: Running) -> contextlib.AbstractAsyncContextManager[Stranger]:
    """A stranger with a WebSocket who reads nothing by itself."""
    return _meeting(port_of(server), True)


def test_chat_comes_once_a_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, table = await two_people(server)
            await games[0].say("one")
            async with connect(server.url.replace("http", "ws") + "/api/live") as onlooker:
                assert await chat_after(onlooker, "watch", table) == ["one"]
                assert await chat_after(onlooker, "watch", table) == []
                assert await chat_after(onlooker, "unwatch", table) == []
                await games[0].say("two")
                assert await chat_after(onlooker, "watch", table) == ["two"]

    run(test)


async def chat_after(live: ClientConnection, message: str, table: str) -> list[str]:
    """What is said on a connection after a message of its own."""
    await live.send(json.dumps({"type": message, "table": table}))
    await live.send(json.dumps({"type": "ping", "id": "end"}))
    said: list[str] = []
    while (told := json.loads(await live.recv()))["type"] != "pong":
        said += [told["text"]] if told["type"] == "chat" else []
    return said


# ---------------------------------------------------------------- whose turn it is


def test_addresses_take_turns() -> None:
    """A stranger who asks for much at once does not come before all others."""

    async def test() -> None:
        begun: list[str] = []
        pacer = Pacer(2)
        for who in ("Mallory",) * 6 + ("Ada", "Bob"):
            pacer.begin(who, partial(begun.append, who))
        assert begun == ["Mallory"] * 2
        await asyncio.sleep(0)
        assert begun[2:] == ["Mallory", "Ada"]
        waiting = asyncio.create_task(pacer.turn("Cleo"))
        await asyncio.sleep(0)
        assert begun[4:] == ["Bob", "Mallory"]
        await waiting
        while len(begun) < 8:
            await asyncio.sleep(0)
        assert begun[6:] == ["Mallory"] * 2

    run(test)


def test_a_turn_that_is_used_up_is_followed_by_another() -> None:
    async def test() -> None:
        begun: list[str] = []
        pacer = Pacer(1)
        for who in ("Ada", "Bob"):
            pacer.begin(who, partial(begun.append, who))
        await asyncio.sleep(0)
        assert begun == ["Ada", "Bob"]
        await pacer.turn("Cleo")

    run(test)


# ---------------------------------------------------------------- what addresses may ask for


def test_limits_count_for_whom_the_proxy_names(tmp_path: Path) -> None:
    """Guests behind one proxy are not one guest; and nobody can say to be somebody else."""

    async def test() -> None:
        limits = Limits(new_guests_an_hour=3)
        settings = quick(tmp_path / "t.db", limits=limits, trusted_proxies="127.0.0.9")
        async with running(settings) as server:
            proxy = httpx.AsyncHTTPTransport(local_address="127.0.0.9")
            async with httpx.AsyncClient(base_url=server.url, timeout=60, transport=proxy) as http:
                assert await signed_up(http, "2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1::3") == 3
                assert await signed_up(http, "2001:db8:1:1::4", "2001:db8:1:2::1", "192.0.2.1") == 2
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
                assert await signed_up(http, *(f"192.0.2.{host}" for host in range(10, 16))) == 3

    run(test)


async def signed_up(http: httpx.AsyncClient, *addresses: str) -> int:
    """How many become guests who are said to come from these addresses."""
    answers = [
        await http.post("/api/me", json={}, headers={"X-Forwarded-For": address}) for address in addresses
    ]
    return sum(answer.status_code == 201 for answer in answers)


def test_tables_of_one_address(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(tables_an_hour=2, guests_an_address=2)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            seats = [{"kind": "me"}, {"kind": "open"}]
            for name in ("Ada", "Bob"):
                guest = await server.guest(name)
                for _ in range(2):
                    await guest.create(game="queendomino", seats=seats)
            third = await server.guest("Cleo")
            assert await refusal(third.create(game="queendomino", seats=seats)) == "too-many-tables"

    run(test)


def test_bots_think_only_so_long_for_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have used up their address's time, so at the table of a third guest a bot decides at once."""
    asked: list[str] = []

    async def decide(self: Thinking, *given: Any, owner: str) -> tuple[int, float]:
        asked.append(given[2])
        return given[4][0], 10.0

    monkeypatch.setattr(Thinking, "decide", decide)

    async def test() -> None:
        limits = Limits(bot_seconds_burst=10.0, bot_seconds_a_second=0.0, guests_an_address=2)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            for name in ("Ada", "Bob", "Cleo"):
                guest = await server.guest(name)
                seats = [{"kind": "bot", "level": 8}, {"kind": "open"}]
                table = await guest.create(game="queendomino", seats=seats)
                before = len(asked)
                await guest.join(table.id)
                await decided(server, guest, table.id, asked, before)
            assert asked[0].startswith("level:8")
            assert asked[-1] == "greedy"

    run(test)


async def decided(server: Running, guest: Client, table: str, asked: list[str], before: int) -> None:
    """Play until a bot has been asked."""
    game = await (await guest.live()).watch(table)
    while len(asked) == before:
        await game.until(lambda g: len(asked) > before or (g.position and g.position.legal))
        if len(asked) == before and game.position is not None:
            await game.act(game.position.legal[0]["code"])


# ---------------------------------------------------------------- names and numbers


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("localhost", 200),
        ("[::1]:8000", 200),
        ("tower.local:8000", 200),
        ("tower", 200),
        (socket.gethostname(), 200),
        ("games.example:8000", 200),
        ("evil.example:8000", 403),
        ("127.0.0.1.evil.example", 403),
    ],
)
def test_the_server_answers_to_its_own_names(tmp_path: Path, host: str, status: int) -> None:
    """Else whoever lets a name of theirs lead here has a page that is taken for ours."""

    async def test() -> None:
        settings = quick(tmp_path / "t.db", origins=("https://games.example:8000",))
        async with running(settings) as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            for path in ("/", "/api/games"):
                answer = await http.get(path, headers={"Host": host})
                assert answer.status_code == status
            if status == 403:
                assert answer.json()["key"] == "foreign-host"
                with pytest.raises(ConnectionRefusedError, match="403"):
                    await Stranger.upgraded(port_of(server), host=host)
            assert (await http.get("/healthz", headers={"Host": host})).status_code == 200

    run(test)


def test_behind_a_proxy_with_https_any_name_will_do(tmp_path: Path) -> None:
    async def test() -> None:
        settings = quick(tmp_path / "t.db", secure_cookies=True)
        async with running(settings) as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            assert (await http.get("/", headers={"Host": "games.example"})).status_code == 200

    run(test)


def test_the_limit_of_open_files_is_raised() -> None:
    program = (
        "import resource; from tetrarchy.server.front.door import raise_file_limit;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)); raise_file_limit();"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert int(said) == min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
