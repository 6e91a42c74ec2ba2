"""Nonsense by the thousand: no failure of the server, no stuck table, no growing memory."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.processes import ServerProcess
from tests.server.running import run
from tests.server.test_whole_games import play
from tetrarchy.client import Client

_PROGRAM = """
import sys
from tetrarchy.server.host import serve
from tetrarchy.server.settings import Limits, Settings
many = 1e9
limits = Limits(messages_a_second=many, message_burst=many, requests_a_second=many, request_burst=many,
                tables_an_hour=10**6, unfinished_tables_a_guest=10**6, chat_burst=500.0)
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=limits, bot_processes=1,
               reaction_seconds=0.05, bot_reaction_seconds=0.05), print, print)
"""
MESSAGES = 10_000
AT_ONCE = 100
MOST_GROWTH = 20_000_000
"""The bytes by which the server's memory may grow under all messages, warmed up by as many as a tenth."""


class PatientServer(ServerProcess):
    """A server that lets guests send as much as they want."""

    def command(self) -> list[str]:
        return [sys.executable, "-c", _PROGRAM, self.database, str(self.port)]

    def memory(self) -> int:
        """The bytes of memory that the server's own process has."""
        assert self.process is not None
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096

    def check_log(self) -> None:
        """Nothing failed inside."""
        said = self.log.read_text()
        assert "Traceback" not in said, said[-5000:]
        assert '"level":"error"' not in said.replace(" ", "").lower(), said[-5000:]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[PatientServer]:
    found = PatientServer(str(tmp_path / "t.db"), tmp_path / "log")
    found.start()
    yield found
    found.kill()


# ---------------------------------------------------------------- REST


def check_answer(status: int, kind: str, text: str) -> None:
    """A refusal is a problem with a sentence; nothing is a failure of the server."""
    assert status < 500, text
    assert "Traceback" not in text
    if status >= 400:
        assert kind.startswith("application/problem+json"), (status, kind, text)
        problem = json.loads(text)
        assert problem["detail"], text
        assert problem["key"], text
        assert problem["status"] == status


@pytest.mark.parametrize("examples", [8, pytest.param(50, marks=pytest.mark.long)])
def test_requests_that_fit_the_schema_or_do_not(examples: int, server: PatientServer) -> None:
    """Every operation, with data that fits and data that does not, as a guest and as nobody."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=120) as http:
        answers = fuzz_rest(server, http, examples)
    refused = sum(count for (_, status), count in answers.items() if status >= 400)
    assert len({name for name, _ in answers}) >= 20
    assert min(refused, answers.total() - refused) >= 5 * examples, answers
    server.check_log()


def fuzz_rest(server: PatientServer, http: httpx.Client, examples: int) -> Counter[tuple[str, int]]:
    """How often each operation answered with each status."""
    token = http.post("/api/me", json={"name": "Ada"}).json()["token"]
    guest = {"Authorization": f"Bearer {token}"}
    schema = schemathesis.openapi.from_dict(http.get("/api/schema/openapi.json").json())
    answers: Counter[tuple[str, int]] = Counter()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        tables = [
            http.post("/api/tables", json={"game": "inkdoms", "seats": seats}, headers=guest).json()["id"]
            for seats in ([{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "bot", "level": 1}])
        ]
        for mode in schemathesis.GenerationMode:
            fuzz_operation(operation, mode, examples, server.url, guest, tables, answers)
        for table in tables:
            assert http.get(f"/api/tables/{table}").status_code == 200
    return answers


def fuzz_operation(
    operation: Any,
    mode: Any,
    examples: int,
    url: str,
    guest: dict[str, str],
    tables: list[str],
    answers: Counter[tuple[str, int]],
) -> None:
    """Some requests to one operation; most of them name a table or a game that there is."""

    @seed(1)
    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        known=st.sampled_from([None, *tables]),
        named=st.booleans(),
    )
    def fuzz(case: Any, known: str | None, named: bool) -> None:
        for where in (case.path_parameters, case.body):
            if known is not None and isinstance(where, dict):
                where |= {
                    key: value for key, value in {"table": known, "game": "inkdoms"}.items() if key in where
                }
        answer = case.call(base_url=url, headers=guest if named else None)
        answers[operation.label, answer.status_code] += 1
        check_answer(answer.status_code, answer.headers.get("content-type", [""])[0], answer.text)

    with contextlib.suppress(Unsatisfiable):  # where nothing is asked for, nothing can be wrong
        fuzz()


# ---------------------------------------------------------------- live


TYPES = ("watch", "unwatch", "act", "undo", "hint", "preview", "chat", "pass_always", "ping")
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    10**40,
    1.5,
    -0.0,
    "",
    "0",
    "x" * 33,
    "x" * 3000,
    "\u0000",
    "\u202e\u200b",
    "../../etc",
    "<script>",
    "'; drop table log; --",
    [],
    [[]],
    {},
    {"type": "act"},
)


class Fuzzer:
    """Draws messages that are malformed, illegal, or (rarely) in order."""

    def __init__(self, rng: random.Random, tables: list[str]) -> None:
        self.rng = rng
        self.tables = tables

    def message(self) -> str | bytes:
        """The next message."""
        rng = self.rng
        text = json.dumps(self._object(), ensure_ascii=rng.random() < 0.5)
        kind = rng.randrange(20)
        if kind == 0:
            return text[: rng.randrange(len(text))]
        if kind == 1:
            at = rng.randrange(len(text))
            return text[:at] + chr(rng.choice((0, 34, 44, 91, 123, 125, 0x2028, 0x1F600))) + text[at + 1 :]
        if kind == 2:
            return rng.randbytes(rng.randrange(200))
        if kind == 3:
            return rng.choice(("[", '{"a":')) * rng.choice((1, 50, 2000))
        if kind == 4 and rng.random() < 0.1:
            return '"' + "x" * 20_000 + '"'
        if kind == 5:
            return json.dumps(rng.choice(ODD))
        return text.encode(errors="surrogatepass") if kind == 6 else text

    def _object(self) -> dict[str, Any]:
        rng = self.rng
        message: dict[str, Any] = {
            "type": rng.choice(TYPES),
            "id": f"fuzz {rng.randrange(50)}",
            "table": rng.choice(self.tables),
            "number": rng.choice((0, 1, 2, 5, 10**6)),
            "action": rng.randrange(3000),
            "text": "noise",
            "since": rng.choice((None, 0, 1, 7)),
        }
        for _ in range(rng.randrange(3)):
            message[rng.choice(list(message))] = rng.choice(ODD)
        if rng.random() < 0.3:
            del message[rng.choice(list(message))]
        return message


class Assault:
    """Sends nonsense through many sockets, and reads every answer."""

    def __init__(self, url: str, tokens: list[str | None], fuzzer: Fuzzer) -> None:
        self.address = url.replace("http", "ws", 1) + "/api/live"
        self.tokens = tokens
        self.fuzzer = fuzzer
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()

    async def send(self, number: int) -> None:
        """Send so many messages."""
        await asyncio.gather(*(self._send_as(token, number // len(self.tokens)) for token in self.tokens))

    async def _send_as(self, token: str | None, number: int) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        while number > 0:
            async with connect(self.address, additional_headers=headers, max_size=None, proxy=None) as socket:
                number -= await self._send_some(socket, number)

    async def _send_some(self, socket: ClientConnection, number: int) -> int:
        """Send until the server closes the socket, or all is sent; returns how many were."""
        sent = 0
        try:
            while sent < number:
                for _ in range(min(AT_ONCE, number - sent)):
                    await socket.send(self.fuzzer.message())
                    sent += 1
                    self.sent += 1
                await socket.send('{"type":"ping","id":"the last"}')
                while (answer := self._read(await socket.recv())) != {"type": "pong", "id": "the last"}:
                    assert answer["type"] in (
                        "table",
                        "position",
                        "done",
                        "hint",
                        "preview",
                        "chat",
                        "error",
                        "pong",
                    )
        except ConnectionClosed as error:
            assert error.rcvd is not None, "the server dropped the connection"
            assert error.rcvd.code in (1007, 1009), error
            self.closed[error.rcvd.code] += 1
        return sent

    def _read(self, data: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(data)
        key = message.get("key", message["type"])
        self.answers[key] += 1
        if message["type"] == "error":
            assert key != "server-error", message
            assert message["detail"], message
            assert "Traceback" not in message["detail"]
            assert 'File "' not in message["detail"]
        return message


def test_ten_thousand_messages_of_nonsense(server: PatientServer) -> None:
    async def test() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob:
            await ada.sign_up("Ada")
            await bob.sign_up("Bob")
            tables = []
            for game in ("gem_forge", "inkdoms"):
                made = await ada.create(game=game, seats=[{"kind": "me"}, {"kind": "open"}])
                await bob.join(made.id)
                tables.append(made.id)
            fuzzer = Fuzzer(random.Random(7), [*tables, tables[0], tables[1], "nowhere"])
            assault = Assault(server.url, [ada.token, bob.token, ada.token, None, None], fuzzer)
            await assault.send(MESSAGES // 10)
            before = server.memory()
            await assault.send(MESSAGES)
            grown = server.memory() - before
            assert assault.sent >= MESSAGES
            assert assault.answers["bad-message-form"] > MESSAGES // 10
            assert len(assault.answers) >= 10, assault.answers
            assert grown < MOST_GROWTH
            for table in tables:
                games = [await (await person.live()).watch(table) for person in (ada, bob)]
                await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
                assert (await ada.table(table)).state == "finished"

    run(test, 300)
    server.check_log()
