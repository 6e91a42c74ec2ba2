"""`./run build` in a fresh copy, and its wheel in empty environments: it serves without anything else."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import tetrarchy
from benchmarks.start import copy_project
from compile_engine.layout import CACHE_VARIABLE, ROOT, cache_of, engine_folder, toolchain_gap
from hatch_build import PAGE
from tests.ports import ReservedPort
from tetrarchy.client import Client

UV: Final = ROOT / ".tools" / "uv" / "bin" / "uv"
INDEX: Final = f"{PAGE.removeprefix('src/')}/index.html"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (ROOT / PAGE / "index.html").is_file(), reason="the page is not built"),
    pytest.mark.skipif(not UV.is_file(), reason="./run has not fetched uv"),
]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `./run build` makes in a fresh copy, without its page.

    What it would fetch, or compile, is lent to it.
    """
    copy = copy_project(tmp_path_factory.mktemp("fresh") / "tetrarchy")
    assert not (copy / PAGE).exists()
    (copy / ".tools").mkdir()
    for lent in (".tools/uv", ".tools/uv.txt", "web/node_modules"):
        (copy / lent).symlink_to(ROOT / lent)
    engine = {CACHE_VARIABLE: str(cache_of(ROOT))} if engine_folder(ROOT).is_dir() else {}
    _run(sys.executable, copy / "run", "build", **engine)
    return copy / "dist"


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    """The wheel that is made from the source archive."""
    (found,) = dist.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def archive(dist: Path) -> Path:
    """The source archive."""
    (found,) = dist.glob("*.tar.gz")
    return found


def _run(*command: str | Path, **settings: str) -> None:
    around = {name: value for name, value in os.environ.items() if not name.startswith("TETRARCHY_")}
    ended = subprocess.run(command, env=around | settings, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def installed(folder: Path, wanted: str) -> Path:
    """The programs of an empty environment into which this was installed, in the versions of the lock."""
    python = f"--python={folder / 'bin' / 'python'}"
    _run(UV, "venv", "--quiet", f"--python={sys.executable}", folder)
    _run(UV, "pip", "install", "--quiet", python, f"--constraints={ROOT / 'locks/host.txt'}", wanted)
    return folder / "bin"


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as `pip install 'X.whl[server]'` installs it."""
    return installed(tmp_path_factory.mktemp("server") / "env", f"{wheel}[server]")


def test_the_page_is_in_the_source_archive(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        held = packed.getnames()
    assert f"{archive.name.removesuffix('.tar.gz')}/src/{INDEX}" in held
    assert [name for name in held if "/web/" in name or "/tests/" in name] == []


def test_the_page_and_the_engine_are_in_the_wheel(wheel: Path) -> None:
    held = zipfile.ZipFile(wheel).namelist()
    assert INDEX in held
    assert [name for name in held if name.startswith(("tests", "web", "locks", "compile_engine"))] == []
    compiled = [name for name in held if name.endswith(".so")]
    assert bool(compiled) == (toolchain_gap() is None)
    assert wheel.name.endswith("-none-any.whl") == (not compiled)


def test_an_archive_without_the_page_builds_no_wheel(tmp_path: Path) -> None:
    unpacked = copy_project(tmp_path / "archive")
    shutil.rmtree(unpacked / "web")
    ended = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=unpacked,
        env=os.environ | {"TETRARCHY_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert ended.returncode != 0
    assert "The page is missing, all else works: this source archive was made without it." in ended.stderr
    assert list(unpacked.glob("dist/*.whl")) == []


def test_the_versions_agree() -> None:
    told = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert told is not None
    assert told[1] == tetrarchy.__version__


def test_without_the_extra_one_sentence_names_the_command(wheel: Path, tmp_path: Path) -> None:
    programs = installed(tmp_path / "env", str(wheel))
    ended = subprocess.run(
        [programs / "tetrarchy", "serve", "--lang", "en"], capture_output=True, text=True, env={}
    )
    sentence = f"The server needs more packages: pip install '{wheel}[server]'.\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", sentence)


@pytest.fixture
def address(programs: Path, tmp_path: Path) -> Iterator[str]:
    """A server from the wheel, far from the repository, with no other program to be found."""
    reserved = ReservedPort()
    words = ["serve", "--no-open", f"--port={reserved.number}", "--database=tables.db"]
    log = (tmp_path / "log").open("w")
    server = subprocess.Popen(
        [programs / "tetrarchy", *words], cwd=tmp_path, env={"PATH": str(programs)}, stdout=log, stderr=log
    )
    try:
        yield _answering(f"http://127.0.0.1:{reserved.number}", server, tmp_path / "log")
    finally:
        server.terminate()
        server.wait()
        log.close()


def _answering(address: str, server: subprocess.Popen[bytes], log: Path) -> str:
    while server.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=5):
                return address
        except OSError:
            time.sleep(0.1)
    raise AssertionError(log.read_text("utf-8"))


def test_it_serves_the_page_and_the_games_by_itself(programs: Path, address: str) -> None:
    with urllib.request.urlopen(f"{address}/", timeout=30) as answer:
        page = answer.read().decode()
    script = re.search(r'src="(/[^"]+\.js)"', page)
    assert script is not None
    with urllib.request.urlopen(f"{address}{script[1]}", timeout=30) as answer:
        assert answer.status == 200
    with urllib.request.urlopen(f"{address}/api/games", timeout=30) as answer:
        assert len(json.load(answer)["games"]) >= 4
    said = subprocess.run(
        [programs / "tetrarchy", "--version"],
        env={"PATH": os.fspath(programs)},
        capture_output=True,
        text=True,
    )
    kind = "compiled" if toolchain_gap() is None else "interpreted"
    assert said.stdout == f"tetrarchy {tetrarchy.__version__}, {kind} engine\n"


def test_a_bot_moves(address: str) -> None:
    async def play() -> None:
        async with Client(address) as client:
            await client.sign_up("Ada")
            seats = [{"kind": "me"}, {"kind": "bot", "level": 3}]
            table = await client.create(game="queendomino", seats=seats)
            game = await (await client.live()).watch(table.id)
            await game.until(lambda g: g.position is not None)
            while (position := game.position) is not None and position.legal:
                await game.act(position.legal[0]["code"])
            await game.until(lambda g: g.position.legal)  # the bot has decided: it was nobody else's turn

    asyncio.run(play())
