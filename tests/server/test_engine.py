"""Workers take up a compiled engine when it appears, and lose no thought."""

from __future__ import annotations

import asyncio
import fcntl
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from compile_engine.layout import ROOT, engine_folder
from tests.server.processes import ServerProcess
from tests.server.running import run
from tetrarchy import engine
from tetrarchy.client import Client, Following
from tetrarchy.engine import Engine
from tetrarchy.server.workers import Workers


def engine_and_process(gate: Path | None = None) -> tuple[str, int]:
    """What a worker uses, and which it is; at a gate it says that it has come, and waits to be let through."""
    if gate is not None:
        (gate / "come").touch()
        while not (gate / "open").exists():
            time.sleep(0.01)
    return os.environ.get("TETRARCHY_ENGINE", ""), os.getpid()


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interpreted server without a compiler, whatever these tests run with."""
    monkeypatch.setattr(engine, "COMPILED", False)
    monkeypatch.setenv("TETRARCHY_ENGINE", "")  # so that what the server sets is taken back afterwards
    monkeypatch.delenv("TETRARCHY_ENGINE_COMING", raising=False)
    monkeypatch.delenv("TETRARCHY_ENGINE_MISSING", raising=False)


@pytest.fixture
def coming(plain: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an engine that is to be compiled."""
    folder = tmp_path / "0123456789abcdef"
    monkeypatch.setenv("TETRARCHY_ENGINE_COMING", str(folder))
    return folder


@pytest.fixture
def at_work(coming: Path) -> Iterator[None]:
    """A compiler that is at work."""
    with coming.with_name("lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def test_workers_change_over_and_finish_what_they_are_at(coming: Path, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    gate.mkdir()

    async def play() -> None:
        workers = Workers(2, 60)
        try:
            (before, first), _ = await workers.run(engine_and_process)
            assert before == ""
            thought = asyncio.create_task(workers.run(partial(engine_and_process, gate)))
            while not (gate / "come").exists():
                await asyncio.sleep(0.01)
            (coming / "tetrarchy").mkdir(parents=True)
            (after, second), _ = await workers.run(engine_and_process)
            assert after == str(coming)
            assert second != first
            assert not thought.done()
            (gate / "open").touch()
            assert (await thought)[0] == ("", first)
        finally:
            await workers.close()

    asyncio.run(play())


@pytest.mark.slow
def test_a_bot_in_mid_thought_decides_and_the_next_thought_is_compiled(
    plain: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interpreted server, and the engine of these sources, which appears while a bot thinks."""
    compiled = engine_folder(ROOT)
    if not compiled.is_dir():
        pytest.skip("the engine is not compiled")
    coming = tmp_path / compiled.name
    monkeypatch.setenv("TETRARCHY_ENGINE_COMING", str(coming))
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log", "--bot-workers", "1")

    async def play() -> None:
        server.start()
        async with Client(server.url) as client:
            await client.sign_up("Ada")
            seats = [{"kind": "me"}, {"kind": "bot", "level": 8}]
            table = await client.create(game="queendomino", seats=seats)
            game = await (await client.live()).watch(table.id)
            await decide_until(game, lambda: bool(server.thinkers()))  # there is one as soon as a bot thinks
            (first,) = server.thinkers()
            assert engine_of(first) == ""
            coming.symlink_to(compiled)
            await game.until(lambda g: g.position.legal)  # the thought is not lost
            await decide_until(game, lambda: server.thinkers() not in ([first], []))
            (second,) = server.thinkers()
            assert engine_of(second) == str(coming)
            assert httpx.get(f"{server.url}/api/engine", trust_env=False).json()["state"] == "compiled"
            assert "bot failed" not in server.log.read_text("utf-8")

    try:
        run(play)
    finally:
        server.kill()


async def decide_until(game: Following, happened: Callable[[], bool]) -> None:
    """Do whatever is legal, as often as it is one's turn."""
    while not happened():
        position = game.position
        assert position is None or not position.over
        if position is not None and position.legal:
            await game.act(position.legal[0]["code"])
        else:
            await asyncio.sleep(0.01)


def engine_of(process: int) -> str:
    """The engine that another process was told to use."""
    told = Path(f"/proc/{process}/environ").read_text("utf-8").split("\0")
    return next((word.partition("=")[2] for word in told if word.startswith("TETRARCHY_ENGINE=")), "")


def test_the_state_follows_the_compiler(coming: Path, at_work: None) -> None:
    assert engine.engine_now() == Engine("compiling")
    progress = coming.with_name("progress.json")
    progress.write_text('{"share": 0.256, "left": 12.4, "done": 1, "all": 3}', "utf-8")
    assert engine.engine_now() == Engine("compiling", 25, 12)
    progress.write_text('{"share": 0.2', "utf-8")
    assert engine.engine_now() == Engine("compiling")
    coming.mkdir()
    assert engine.engine_now() == Engine("compiled")


@pytest.mark.parametrize("kind", ["failed", "stopped"])
def test_a_failure_is_told_by_its_first_line(coming: Path, kind: str) -> None:
    told = coming.with_name(f"{kind}-{coming.name}.txt")
    told.write_text("gcc: x.c:1: error: bad\nIn file x.c", "utf-8")
    assert engine.engine_now() == Engine("failed", why="gcc: x.c:1: error: bad")


def test_nobody_at_work_and_no_engine_is_a_failure_too(coming: Path) -> None:
    """The compiler was killed, or could not even say why it ended."""
    stopped = Engine("failed", why="the compiler was stopped")
    assert engine.engine_now() == stopped
    with coming.with_name("lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert engine.engine_now() == Engine("compiling")
    assert engine.engine_now() == stopped


def test_without_a_compiler_it_is_plain(plain: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine.engine_now() == Engine("plain")
    monkeypatch.setenv("TETRARCHY_ENGINE_MISSING", "the folder cannot be written")
    assert engine.engine_now() == Engine("failed", why="the folder cannot be written")
