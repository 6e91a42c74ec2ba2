"""Nonsense by the thousand: no failure of the server, no stuck table, no growing memory."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok

from benchmarks.server_attackers import Stranger
from tests.server.attacked import Onlooker, onlooker
from tests.server.fuzzing import (
    Assault,
    FrameFuzzer,
    Fuzzer,
    PatientServer,
    fuzz_backups,
    fuzz_frames,
    fuzz_heads,
    fuzz_records,
)
from tests.server.journal import Journal
from tests.server.running import run
from tests.server.test_whole_games import play
from tetrarchy.client import Client

MESSAGES = 10_000
_EXAMPLES = 8
MOST_GROWTH = 20_000_000
"""The bytes by which the server's memory may grow under all messages, warmed up by as many as a tenth."""


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


@pytest.mark.slow
def test_requests_that_fit_the_schema_or_do_not(server: PatientServer) -> None:
    """Every operation, with data that fits and data that does not, as a guest and as nobody."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=120) as http:
        answers = fuzz_rest(server, http, _EXAMPLES)
    refused = sum(count for (_, status), count in answers.items() if status >= 400)
    assert len({name for name, _ in answers}) >= 20
    assert min(refused, answers.total() - refused) >= 5 * _EXAMPLES, answers
    server.check_log()


def fuzz_rest(
    server: PatientServer, http: httpx.Client, examples: int, number: int = 1
) -> Counter[tuple[str, int]]:
    """How often each operation answered with each status; ``number`` is the seed."""
    schema = schemathesis.openapi.from_dict(http.get("/api/schema/openapi.json").json())
    answers: Counter[tuple[str, int]] = Counter()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        token = http.post("/api/me", json={"name": "Ada"}).json()["token"]  # the one before may be deleted
        guest = {"Authorization": f"Bearer {token}"}
        tables = [
            http.post("/api/tables", json={"game": "inkdoms", "seats": seats}, headers=guest).json()["id"]
            for seats in ([{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "bot", "level": 1}])
        ]
        for mode in schemathesis.GenerationMode:
            fuzz_operation(operation, mode, examples, number, server.url, guest, tables, answers)
        for table in tables:
            assert http.get(f"/api/tables/{table}").status_code == 200
    return answers


def fuzz_operation(
    operation: Any,
    mode: Any,
    examples: int,
    number: int,
    url: str,
    guest: dict[str, str],
    tables: list[str],
    answers: Counter[tuple[str, int]],
) -> None:
    """Some requests to one operation; most of them name a table or a game that there is."""

    @seed(number)
    @settings(
        max_examples=examples,
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
        text = answer.content.decode("utf-8", "replace")  # archives of sets are no text
        check_answer(answer.status_code, answer.headers.get("content-type", [""])[0], text)

    with contextlib.suppress(Unsatisfiable):  # where nothing is asked for, nothing can be wrong
        fuzz()


# ---------------------------------------------------------------- live


@pytest.mark.slow
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
            assert assault.answers.by_key["bad-message-form"] > MESSAGES // 10
            assert len(assault.answers.by_key) >= 10, assault.answers.by_key
            assert grown < MOST_GROWTH
            for table in tables:
                games = [await (await person.live()).watch(table) for person in (ada, bob)]
                await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
                assert (await ada.table(table)).state == "finished"

    run(test, 300)
    server.check_log()


# ---------------------------------------------------------------- slices


Slice = Callable[[PatientServer, int, int], Awaitable[Counter[Any]]]
"""Sends nonsense by a seed, ``size`` times as much as the least; what came back."""


async def slice_of_requests(server: PatientServer, seed: int, size: int) -> Counter[Any]:
    def send() -> Counter[Any]:
        with httpx.Client(base_url=server.url, trust_env=False, timeout=120) as http:
            return fuzz_rest(server, http, 2 * size, seed)

    return await asyncio.to_thread(send)


async def slice_of_messages(server: PatientServer, seed: int, size: int) -> Counter[Any]:
    async with a_table(server) as (token, table):
        fuzzer = Fuzzer(random.Random(seed), [table, table, "nowhere"])
        assault = Assault(server.url, [token, token, None], fuzzer)
        await assault.send(1000 * size)
        return assault.answers.by_key


async def slice_of_frames(server: PatientServer, seed: int, size: int) -> Counter[Any]:
    async with a_table(server) as (token, table):
        rng = random.Random(seed)
        fuzzer = FrameFuzzer(rng, Fuzzer(rng, [table, "nowhere"]))
        return await fuzz_frames(server.port, token, fuzzer, 60 * size)


async def slice_of_heads(server: PatientServer, seed: int, size: int) -> Counter[Any]:
    return await fuzz_heads(server.port, random.Random(seed), 100 * size)


async def slice_of_records(server: PatientServer, seed: int, size: int) -> Counter[Any]:
    return await asyncio.to_thread(fuzz_records, random.Random(seed), 10 * size)


async def slice_of_backups(server: PatientServer, seed: int, size: int) -> Counter[Any]:
    return await fuzz_backups(random.Random(seed), server.database, server.log.parent, 6 * size)


SLICES: dict[str, Slice] = {
    "requests": slice_of_requests,
    "messages": slice_of_messages,
    "frames": slice_of_frames,
    "heads": slice_of_heads,
    "records": slice_of_records,
    "backups": slice_of_backups,
}


@contextlib.asynccontextmanager
async def a_table(server: PatientServer) -> AsyncIterator[tuple[str, str]]:
    """A guest's token, and a table where this guest plays with a bot."""
    async with Client(server.url) as eve:
        await eve.sign_up("Eve")
        made = await eve.create(game="gem_forge", seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
        assert eve.token is not None
        yield eve.token, made.id


async def fuzz_slice(
    server: PatientServer, people: Onlooker, kind: str, seed: int, size: int
) -> Counter[Any]:
    """One slice; after it two people still play, nothing has failed and nothing is left of it."""
    before = await server.holds()
    found = await SLICES[kind](server, seed, size)
    await people.go_on()
    await server.let_go(before)
    server.check_log()
    return found


@pytest.mark.parametrize("kind", [kind for kind in SLICES if kind not in ("requests", "messages")])
def test_a_slice_of_nonsense(kind: str, server: PatientServer) -> None:
    async def test() -> None:
        async with onlooker(server) as people:
            found = await fuzz_slice(server, people, kind, 1, 1)
        assert len(found) > 1, found

    run(test)


def test_a_stranger_who_is_thrown_out_can_say_nothing_more() -> None:
    """uvloop raises a RuntimeError there, which once ended the fuzz: it is no fault of the server."""

    async def throw_out(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.abort()

    async def test() -> None:
        server = await asyncio.start_server(throw_out, "127.0.0.1", 0)
        async with server:
            stranger = await Stranger.connect(server.sockets[0].getsockname()[1])
            await stranger.drain_answers()
            stranger.end()
            with pytest.raises(OSError, match="ended"):
                stranger.write(b"x")
            with pytest.raises(OSError, match="ended"):
                stranger.write_eof()

    run(test)


@pytest.mark.long
def test_an_hour_of_nonsense(server: PatientServer) -> None:
    """Two minutes of it in each run; with TETRARCHY_WHOLE=1 as much as is missing."""
    journal = Journal("fuzz", 3600)
    kinds = list(SLICES)

    async def test() -> None:
        async with onlooker(server) as people:
            for number in journal.pieces(120):
                began = time.monotonic()
                kind = kinds[number % len(kinds)]
                found = await fuzz_slice(server, people, kind, number, 3)
                journal.add(time.monotonic() - began, f"{kind}, seed {number}: {dict(found.most_common(8))}")

    run(test, 2 * 3600)
