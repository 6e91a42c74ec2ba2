"""The compiler of the engine: what it makes of a small project, and what happens when it is disturbed."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final

import pytest

from compile_engine import build as builder
from compile_engine.build import Build, CompileError, Stopped, build
from compile_engine.layout import (
    CACHE_VARIABLE,
    ROOT,
    engine_folder,
    failure_file,
    first_error,
    lock_file,
    toolchain_gap,
)
from compile_engine.progress import Bar, Progress, progress_file, words_for
from compile_engine.units import Extension, Unit, libraries_of

pytestmark = pytest.mark.skipif(toolchain_gap() is not None, reason=f"no compiler: {toolchain_gap()}")

DOUBLE: Final = """
from mypy_extensions import i64

def double(number: i64) -> i64:
    return number * 2
"""
CALL: Final = """
from tetrarchy.kernel.arithmetic import double

def fourfold(number: int) -> int:
    return int(double(double(number)))
"""


@pytest.fixture(autouse=True)
def an_own_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small projects here keep what they compile to themselves."""
    monkeypatch.delenv(CACHE_VARIABLE, raising=False)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one module in its kernel, and a game that calls it."""
    for path, text in {
        "pyproject.toml": "",
        "src/tetrarchy/__init__.py": (ROOT / "src/tetrarchy/__init__.py").read_text("utf-8"),
        "src/tetrarchy/kernel/__init__.py": "",
        "src/tetrarchy/kernel/arithmetic.py": DOUBLE,
        "src/tetrarchy/kernel/record.py": "COLD = True\n",
        "src/tetrarchy/games/__init__.py": "",
        "src/tetrarchy/games/chess/__init__.py": "",
        "src/tetrarchy/games/chess/rules.py": CALL,
        "src/tetrarchy/games/chess/words.txt": "check\n",
        "src/tetrarchy/bots/__init__.py": "",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    shutil.copytree(ROOT / "compile_engine", tmp_path / "compile_engine")
    return tmp_path


def units(project: Path) -> dict[str, int]:
    """The units that are kept, and when each was made."""
    return {path.name: path.stat().st_ino for path in (project / ".cache/engine/units").glob("*.o")}


def said(project: Path, engine: Path | None, code: str) -> str:
    """What a process says that uses an engine."""
    environment = {"PYTHONPATH": str(project / "src")} | ({"TETRARCHY_ENGINE": str(engine)} if engine else {})
    ended = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()


ASK: Final = (
    "from tetrarchy.games.chess import rules; from tetrarchy.kernel import record;"
    "from pathlib import Path;"
    "print(rules.fourfold(5), Path(rules.__file__).suffix, Path(record.__file__).suffix,"
    "Path(rules.__file__).with_name('words.txt').read_text().strip())"
)


def test_an_engine_is_compiled_and_used_where_it_is_named(project: Path) -> None:
    told: list[Progress] = []
    engine = build(project, 2, told.append)
    assert said(project, engine, ASK) == "20 .so .py check"
    assert said(project, None, ASK) == "20 .py .py check"
    assert told[0] == Progress(0, 0, 0.0, None)  # while it is translated
    assert (told[-1].done, told[-1].share) == (told[-1].all, 1.0)
    assert [each.share for each in told] == sorted(each.share for each in told)
    assert not progress_file(project).exists()
    shims = list(engine.glob("tetrarchy/games/chess/*.so"))
    assert len(shims) == 2
    assert len({path.stat().st_ino for path in shims}) == 1  # one library passes both modules on


def test_modules_with_the_same_last_name_are_passed_on_by_different_libraries() -> None:
    names = ("a.state", "a.b.__init__", "a.b.state", "a.c")
    libraries = libraries_of(Extension(name, [Path(f"{name}.c")], [], []) for name in names)
    assert [library.paths for library in libraries] == [("a/state", "a/b/__init__", "a/c"), ("a/b/state",)]


@pytest.mark.slow
def test_a_change_in_a_game_compiles_that_game_alone(project: Path) -> None:
    first = build(project, 2, lambda _: None)
    made = units(project)
    rules = project / "src/tetrarchy/games/chess/rules.py"
    rules.write_text(CALL.replace("double(double(number))", "double(double(number)) + 1"), "utf-8")
    assert not engine_folder(project).exists()
    second = build(project, 2, lambda _: None)
    assert made.items() < units(project).items()
    assert len(units(project)) == len(made) + 1
    assert said(project, second, ASK).startswith("21 .so")
    assert said(project, first, ASK).startswith("20 .so")
    rules.write_text(CALL, "utf-8")
    assert engine_folder(project) == first


@pytest.mark.slow
def test_a_change_in_the_kernel_compiles_the_games_that_call_it(project: Path) -> None:
    """A game finds the kernel's functions by their places in a table, which another function moves."""
    build(project, 2, lambda _: None)
    other = DOUBLE.replace("double", "before_double").replace("* 2", "* 3")
    (project / "src/tetrarchy/kernel/arithmetic.py").write_text(other + DOUBLE, "utf-8")
    assert said(project, build(project, 2, lambda _: None), ASK).startswith("20 .so")


@pytest.mark.slow
def test_a_new_file_beside_compiled_modules_is_found(project: Path) -> None:
    first = build(project, 2, lambda _: None)
    (project / "src/tetrarchy/games/chess/words.txt").unlink()
    (project / "src/tetrarchy/games/chess/more.py").write_text(
        "# interpreted: it is new\nMORE = 1\n", "utf-8"
    )
    second = build(project, 2, lambda _: None)
    assert second != first
    assert said(project, second, "from tetrarchy.games.chess import more; print(more.MORE)") == "1"


def test_what_does_not_compile_says_why_and_once(project: Path) -> None:
    (project / "src/tetrarchy/games/chess/rules.py").write_text(CALL.replace("int:", "str:"), "utf-8")
    with pytest.raises(CompileError) as failed:
        build(project, 2, lambda _: None)
    first, *_ = str(failed.value).splitlines()
    assert first.startswith("mypyc: src/tetrarchy/games/chess/rules.py:5: error: Incompatible return value")
    engine = engine_folder(project)
    assert not engine.exists()
    assert failure_file(engine, lasting=True).read_text("utf-8") == str(failed.value)
    (project / "src/tetrarchy/games/chess/rules.py").write_text(CALL, "utf-8")
    assert not failure_file(engine_folder(project), lasting=True).exists()
    assert build(project, 2, lambda _: None).is_dir()


def fake_compiler(project: Path, script: str) -> str:
    """A compiler that does something else."""
    fake = project / "fake-cc"
    fake.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    fake.chmod(0o755)
    return str(fake)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("script", "lasting", "why"),
    [
        (
            "echo 'In file x.c:'; echo 'y.h:3:1: error: no such thing'; exit 1",
            True,
            "y.h:3:1: error: no such",
        ),
        ("exit 4", True, "it ended with 4"),
        ("kill -9 $$", False, "it was ended by signal 9"),
        ("echo 'fatal error: x.o: No space left on device'; exit 1", False, "No space left on device"),
    ],
)
def test_a_compiler_that_fails_says_why(
    project: Path, monkeypatch: pytest.MonkeyPatch, script: str, lasting: bool, why: str
) -> None:
    """What may work the next time is tried again then."""
    monkeypatch.setenv("CC", fake_compiler(project, script))
    with pytest.raises(CompileError, match="fake-cc: ") as failed:
        build(project, 1, lambda _: None)
    engine = engine_folder(project)
    assert why in str(failed.value).splitlines()[0]
    assert failure_file(engine, lasting=lasting).read_text("utf-8") == str(failed.value)
    assert not failure_file(engine, lasting=not lasting).exists()
    assert not engine.exists()


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), RuntimeError("mypyc has crashed")])
def test_whatever_goes_wrong_is_written_down(
    project: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(_: object) -> None:
        raise error

    monkeypatch.setattr(builder.Build, "translate", fail)
    with pytest.raises(CompileError):
        build(project, 1, lambda _: None)
    assert str(error.args[-1]) in failure_file(engine_folder(project), lasting=False).read_text("utf-8")


def test_a_folder_that_cannot_be_written_is_told(project: Path) -> None:
    (project / ".cache").write_text("a file, where a folder should be", "utf-8")
    with pytest.raises(CompileError, match=r"\.cache"):
        build(project, 1, lambda _: None)


def test_the_first_error_is_the_line_that_matters() -> None:
    assert first_error("Building\nx.c:1: error: bad\nx.c:2: error: worse\n") == "x.c:1: error: bad"
    assert first_error("one\nthe last line\n") == "the last line"
    assert first_error("") == "it says nothing"


def test_an_object_depends_on_headers_flags_and_the_translator(tmp_path: Path) -> None:
    source, header = tmp_path / "unit.c", tmp_path / "include" / "runtime.h"
    header.parent.mkdir()
    source.write_text('#include "runtime.h"\n', "utf-8")
    header.write_text("int one;\n", "utf-8")
    unit = Unit((source,), ("-O2",), (str(header.parent),))
    before = unit.key("1.0")
    assert unit.key("1.0") == before
    assert unit.key("1.1") != before
    assert unit._replace(flags=("-O1",)).key("1.0") != before
    header.write_text("int two;\n", "utf-8")
    assert unit.key("1.0") != before


def test_the_bar_tells_of_the_translation_the_units_and_the_time_left(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert words_for(Progress(0, 0, 0.0, None)) == "Compiling the engine: translating it to C"
    assert words_for(Progress(3, 8, 0.419, None)) == "Compiling the engine: 3 of 8 units, 41 %"
    assert words_for(Progress(4, 8, 0.5, 7.6)) == "Compiling the engine: 4 of 8 units, 50 %, about 8 s left"
    bar = Bar()
    for share in (0.0, 0.1, 0.3, 0.4, 1.0):
        bar.show(Progress(int(10 * share), 10, share, None))
    bar.end()
    percents = [line.rpartition(", ")[2] for line in capsys.readouterr().err.splitlines()]
    assert percents == ["0 %", "30 %", "100 %"]


@pytest.mark.slow
def test_an_interrupted_compile_goes_on_where_it_was(project: Path) -> None:
    stop = threading.Event()
    kept: list[dict[str, int]] = []

    def interrupt(progress: Progress) -> None:
        if progress.done == 2:
            stop.set()
            kept.append(units(project))

    with pytest.raises(Stopped):
        build(project, 1, interrupt, stop)
    assert not engine_folder(project).exists()
    assert kept[0].items() <= units(project).items()
    told: list[Progress] = []
    engine = build(project, 2, told.append)
    assert told[1].done >= 2  # the first tells of the translation
    assert kept[0].items() <= units(project).items()
    assert said(project, engine, ASK).startswith("20 .so")


@pytest.mark.slow
def test_two_at_once_do_not_clash(project: Path) -> None:
    program = [sys.executable, "-m", "compile_engine"]
    both = [subprocess.Popen(program, cwd=project, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    for each in both:
        _, errors = each.communicate(timeout=300)
        assert each.returncode == 0, errors
    assert said(project, engine_folder(project), ASK).startswith("20 .so")


def test_a_compile_behind_ends_with_its_parent(project: Path) -> None:
    """The parent is a process that starts it, waits for the first progress, and is killed."""
    start = (
        "import subprocess, os, sys, time;"
        "subprocess.Popen([sys.executable, '-m', 'compile_engine', '--behind', str(os.getpid())]);"
        "time.sleep(600)"
    )
    slow = fake_compiler(project, "sleep 600")
    parent = subprocess.Popen([sys.executable, "-c", start], cwd=project, env=os.environ | {"CC": slow})
    progress = progress_file(project)
    _until(progress.exists)
    assert json.loads(progress.read_text("utf-8"))["done"] == 0
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    _until(lambda: not progress.exists())
    with lock_file(project).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # it lets go of the lock


def _until(happened: object) -> None:
    assert callable(happened)
    for _ in range(1200):
        if happened():
            return
        time.sleep(0.1)
    raise AssertionError("it has not happened in two minutes")


def test_the_engine_is_tried_with_what_an_isolated_build_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip names the packages of its build in PYTHONPATH: without them librt would be missing."""
    brought = str(tmp_path / "brought")
    monkeypatch.setenv("PYTHONPATH", brought)
    given: list[dict[str, str]] = []
    trial = Build(tmp_path, 1, lambda progress: None, threading.Event())
    monkeypatch.setattr(trial, "_call", lambda command, environment: given.append(environment))
    trial._try_out(tmp_path)
    assert given[0]["PYTHONPATH"].split(os.pathsep) == [str(tmp_path / "src"), brought]
