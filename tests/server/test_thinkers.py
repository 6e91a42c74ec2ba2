"""Bots that think on other machines: who may, what they get, and what happens when they go."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Running, quick, run, running
from tetrarchy.catalogue import GAMES
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server import thinkers
from tetrarchy.server.rows import Row
from tetrarchy.server.thinker import think, versions_here
from tetrarchy.terminal.cli import main
from tetrarchy.wire import SetChange

SEARCHES = 5
"""A level that searches, and not for long."""


class Helper:
    """A thinker that does what the test wants."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def hear(self) -> Any:
        return json.loads(await self._socket.recv())

    async def say(self, **what: Any) -> None:
        await self._socket.send(json.dumps(what))

    async def begin(self, jobs: int = 1) -> None:
        """Be welcome."""
        await self.say(type="hello", games=versions_here({}), jobs=jobs)
        assert await self.hear() == {"type": "welcome"}

    async def go(self) -> None:
        await self._socket.close()


@contextlib.asynccontextmanager
async def helper(server: Running, token: str | None = None) -> AsyncIterator[Helper]:
    """Somebody who wants to think, with the host's token where no other is given."""
    address = server.url.replace("http", "ws", 1) + thinkers.PATH
    headers = {"Authorization": f"Bearer {server.server.admin_token if token is None else token}"}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        yield Helper(socket)


async def table_of_bots(server: Running, bots: int = 1, *changes: SetChange) -> Any:
    """A table where a person watches bots that search; with changes it plays a set of its own."""
    person = await server.guest()
    seats = [{"kind": "bot", "level": SEARCHES}] * (1 + bots)
    kept = (await person.keep_set("queendomino", "changed", *changes)).hash if changes else "own"
    made = await person.create(game="queendomino", seats=seats, set=kept)
    await (await person.live()).watch(made.id)
    return server.hall.tables[made.id]


async def decisions(table: Any, number: int) -> None:
    """Wait until a number of decisions have been made."""
    while table.match.decisions < number:
        await asyncio.sleep(0.01)


async def kept(server: Running, table: Any, number: int) -> Row:
    """The row of a decision, counted from 0, once it is in the database: a table knows of it before."""
    while True:
        rows: list[Row] = await server.hall.read_rows(table.match.id, 0)
        rows = [row for row in rows if row.kind == "act"]
        if len(rows) > number:
            return rows[number]
        await asyncio.sleep(0.01)


def with_server(test: Any, folder: Path) -> None:
    async def begin() -> None:
        async with running(quick(folder / "t.db")) as server:
            await test(server)

    run(begin)


def test_a_thinker_gets_plain_values_and_what_it_answers_is_played(tmp_path: Path) -> None:
    async def test(server: Running) -> None:
        async with helper(server) as one:
            await one.begin()
            table = await table_of_bots(server)
            job = await one.hear()
            assert job["game"] == "queendomino"
            assert job["bot"].startswith(f"level:{SEARCHES}")
            assert job["view"]["seat"] == job["seat"]
            assert len(job["legal"]) > 1
            before = table.match.decisions
            await one.say(type="thought", id=job["id"], action=job["legal"][-1])
            row = await kept(server, table, before)
            assert row.body["steps"][0] == [job["seat"], job["legal"][-1]]

    with_server(test, tmp_path)


def test_two_programs_think_and_play_goes_on_without_them(tmp_path: Path) -> None:
    """The real program, with a worker of its own; once it is gone, this machine thinks."""

    async def test(server: Running) -> None:
        told: list[str] = []
        there = asyncio.create_task(think(server.url, server.server.admin_token or "", 1, {}, told.append))
        while told != ["ready"]:
            assert not there.done()
            await asyncio.sleep(0.01)
        table = await table_of_bots(server)
        while server.server.thinkers.done < 3:
            await asyncio.sleep(0.01)
        there.cancel()
        await asyncio.wait([there])
        while len(server.server.thinkers):
            await asyncio.sleep(0.01)
        assert server.hall.thinking.searchers.processes == 1
        await decisions(table, table.match.decisions + 5)
        assert server.hall.thinking.failures == 0

    with_server(test, tmp_path)


def test_a_thinker_gets_a_set_of_ones_own_with_the_job(tmp_path: Path) -> None:
    """A building has another name: without the set no view could be read."""
    renamed = SetChange("buildings.toml", ["building", 0, "id"], "cake_shop")

    async def test(server: Running) -> None:
        async with helper(server) as one:
            await one.begin()
            await table_of_bots(server, 1, renamed)
            assert (await one.hear())["files"]["buildings.toml"]["building"][0]["id"] == "cake_shop"
            # The table waits for this job, so the other program is there before the game goes on.
            ready = asyncio.Event()
            token = server.server.admin_token or ""
            there = asyncio.create_task(think(server.url, token, 1, {}, lambda _: ready.set()))
            await ready.wait()
        while server.server.thinkers.done < 3:
            assert not there.done()
            await asyncio.sleep(0.01)
        there.cancel()
        await asyncio.wait([there])
        assert server.hall.thinking.failures == 0

    with_server(test, tmp_path)


def test_many_jobs_that_come_back_at_once_wait_for_the_processes_of_this_machine(tmp_path: Path) -> None:
    async def test(server: Running) -> None:
        searchers = server.hall.thinking.searchers
        async with helper(server) as one:
            await one.begin(2)
            tables = [await table_of_bots(server) for _ in range(2)]
            for _ in tables:
                assert (await one.hear())["type"] == "job"
            before = [table.match.decisions for table in tables]
            await one.go()
            for table, number in zip(tables, before, strict=True):
                await decisions(table, number + 1)
            assert len([worker for worker in searchers._all if not worker.is_remote]) == 1

    with_server(test, tmp_path)


@pytest.mark.parametrize("way", ["goes", "fails", "is silent"])
def test_a_thinker_that_does_not_answer_loses_nothing(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "THOUGHT_SECONDS", 0.1 if way == "is silent" else 60.0)

    async def test(server: Running) -> None:
        async with helper(server) as one:
            await one.begin()
            table = await table_of_bots(server)
            job = await one.hear()
            before = table.match.decisions
            if way == "goes":
                await one.go()
            elif way == "fails":
                await one.say(type="thought", id=job["id"], action=None)
            await decisions(table, before + 1)
            with pytest.raises(ConnectionClosed):
                await one.hear()
            assert server.hall.thinking.failures == 0

    with_server(test, tmp_path)


def test_what_is_not_legal_or_was_not_asked_for_is_not_played(tmp_path: Path) -> None:
    async def test(server: Running) -> None:
        async with helper(server) as one:
            await one.begin()
            table = await table_of_bots(server)
            job = await one.hear()
            before = table.match.decisions
            await one.say(type="thought", id=job["id"] + 7, action=job["legal"][0])
            await one.say(type="hello", games={}, jobs=200)
            await one.say(type="thought", id=job["id"], action=-5)
            row = await kept(server, table, before)
            assert server.hall.thinking.failures == 1
            assert row.body["steps"][0][1] in job["legal"]

    with_server(test, tmp_path)


def test_only_the_host_lets_somebody_think(tmp_path: Path) -> None:
    async def test(server: Running) -> None:
        guest = await server.guest()
        for token in ("", "wrong", guest.token or ""):
            with pytest.raises(InvalidStatus) as refused:
                async with helper(server, token):
                    pass
            assert refused.value.response.status_code == 403
        with pytest.raises(TetrarchyError) as refusal:
            await think(server.url, guest.token or "", 1, {}, lambda _: None)
        assert refusal.value.key == "not-admin"

    with_server(test, tmp_path)


@pytest.mark.parametrize("at", [0, 1, 2], ids=["rules", "components", "codes"])
def test_a_thinker_with_another_version_is_sent_away(at: int, tmp_path: Path) -> None:
    async def test(server: Running) -> None:
        async with helper(server) as one:
            games: dict[str, list[Any]] = {name: list(version) for name, version in versions_here({}).items()}
            games[GAMES[-1]][at] = 10**6 if at == 0 else "other"
            await one.say(type="hello", games=games, jobs=1)
            said = await one.hear()
            assert said["key"] == "other-version"
            assert GAMES[-1] in said["detail"]
            with pytest.raises(ConnectionClosed):
                await one.hear()
        assert server.hall.thinking.searchers.processes == 1

    with_server(test, tmp_path)


@pytest.mark.parametrize(
    "said",
    [
        {"type": "thought", "id": 1, "action": 1},
        {"type": "hello", "games": {}, "jobs": 0},
        {"type": "hello", "games": {}, "jobs": 10**6},
        {"type": "nonsense"},
    ],
)
def test_nonsense_ends_a_thinker(said: dict[str, Any], tmp_path: Path) -> None:
    async def test(server: Running) -> None:
        async with helper(server) as one:
            await one.say(**said)
            with pytest.raises(ConnectionClosed):
                await one.hear()
        assert len(server.server.thinkers) == 0

    with_server(test, tmp_path)


def test_there_are_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "MOST_THINKERS", 1)

    async def test(server: Running) -> None:
        async with helper(server) as one:
            await one.begin(3)
            assert server.hall.thinking.searchers.processes == 4
            with pytest.raises(InvalidStatus) as refused:
                async with helper(server):
                    pass
            assert refused.value.response.status_code == 429

    with_server(test, tmp_path)


def test_the_command_wants_the_hosts_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TETRARCHY_TOKEN", raising=False)
    assert main(["think", "--server", "http://127.0.0.1:9", "--lang", "en"]) == 2
    assert "Set TETRARCHY_TOKEN to the host’s token." in capsys.readouterr().err
