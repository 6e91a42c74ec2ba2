"""`./run`: when it waits for the compiler, how it starts one behind, and what becomes of failures."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from compile_engine.layout import CACHE_VARIABLE, engine_folder, failure_file, lock_file
from tests.test_packaging import loaded_run

ENGINE, COMING, MISSING = "TETRARCHY_ENGINE", "TETRARCHY_ENGINE_COMING", "TETRARCHY_ENGINE_MISSING"


class Become(Exception):
    """In place of becoming another program: its words."""


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script on a machine with a compiler and no engine; nothing is installed."""

    def become(*words: str) -> None:
        raise Become(*words)

    found = loaded_run()
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    for name in (ENGINE, COMING, MISSING, "TETRARCHY_COMMAND"):
        monkeypatch.setenv(name, "")  # so that what the script sets is taken back afterwards
        monkeypatch.delenv(name)
    monkeypatch.setattr(found, "toolchain_gap", lambda: None)
    monkeypatch.setattr(found, "set_up", lambda *_: None)
    monkeypatch.setattr(found, "become", become)
    return found


@pytest.fixture
def started(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The compilers that are started, instead of starting them."""
    found: list[str] = []
    monkeypatch.setattr(script, "compile_now", lambda: found.append("now"))
    monkeypatch.setattr(script, "compile_behind", lambda: found.append("behind"))
    return found


def words_of(script: ModuleType, *arguments: str) -> tuple[Any, ...]:
    """What the script becomes."""
    with pytest.raises(Become) as became:
        script.main(list(arguments))
    return became.value.args


@pytest.mark.parametrize(
    ("words", "compilers"),
    [
        (("serve",), ["behind"]),
        (("play", "inkdoms"), ["behind"]),
        (("simulate", "inkdoms"), ["now"]),
        (("arena", "inkdoms"), ["now"]),
        (("bench", "inkdoms"), ["now"]),
        (("simulate", "inkdoms", "--interpreted"), []),
        (("bench", "inkdoms", "--interpreted"), []),
        (("simulate", "--help"), []),
        (("bench", "--help"), []),
        (("serve", "--help"), []),
        (("bench", "start"), []),
    ],
    ids=" ".join,
)
def test_who_waits_for_the_compiler(
    script: ModuleType, started: list[str], words: tuple[str, ...], compilers: list[str]
) -> None:
    words_of(script, *words)
    assert started == compilers


def test_the_benchmarks_are_told_to_measure_plain_python_only(script: ModuleType, started: list[str]) -> None:
    assert words_of(script, "bench", "inkdoms", "--interpreted")[-2:] == ("inkdoms", "--interpreted")
    assert words_of(script, "simulate", "inkdoms", "--interpreted")[-2:] == ("simulate", "inkdoms")


def test_an_engine_that_is_there_is_used(script: ModuleType, started: list[str]) -> None:
    engine_folder(script.ROOT).mkdir(parents=True)
    words_of(script, "serve")
    assert started == []
    assert os.environ[ENGINE] == str(engine_folder(script.ROOT))


@pytest.mark.parametrize(("lasting", "compilers"), [(True, []), (False, ["behind"])])
def test_what_fails_every_time_is_not_tried_again(
    script: ModuleType, started: list[str], lasting: bool, compilers: list[str]
) -> None:
    engine = engine_folder(script.ROOT)
    engine.parent.mkdir()
    failure_file(engine, lasting=lasting).write_text("gcc: x.c:1: error: bad\n", "utf-8")
    words_of(script, "serve")
    assert started == compilers
    assert os.environ[COMING] == str(engine)  # where the server finds out why


def test_whoever_waits_is_told_why_there_is_no_engine(
    script: ModuleType, started: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    engine = engine_folder(script.ROOT)
    engine.parent.mkdir()
    failure_file(engine, lasting=True).write_text("gcc: x.c:1: error: bad\nmore\n", "utf-8")
    words_of(script, "simulate", "inkdoms")
    assert started == []
    assert capsys.readouterr().err == (
        "The engine runs as plain Python, since it does not compile: gcc: x.c:1: error: bad\n"
        "./run compile tries again.\n"
    )


def test_a_folder_that_cannot_be_written_is_told_to_the_server(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "file" / "cache"))
    words_of(script, "serve")
    assert "Not a directory" in os.environ[MISSING]
    assert COMING not in os.environ


def test_the_lock_is_handed_to_the_process_that_compiles(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    children: list[int] = []

    def start(words: list[str], *, pass_fds: list[int], **_: Any) -> None:
        assert words[-2:] == ["--lock", str(pass_fds[0])]
        children.append(os.dup(pass_fds[0]))

    monkeypatch.setattr(script.subprocess, "Popen", start)
    script.compile_behind()
    with lock_file(script.ROOT).open() as lock:
        with pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        os.close(children[0])
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)


def test_a_failed_installation_of_the_compiler_is_written_down(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise script.RunError("uv says\nerror: no such version\nInstalling failed; the lines above say why.")

    monkeypatch.setattr(script, "make_environment", fail)
    monkeypatch.setattr(script.os, "nice", lambda _: 0)
    engine = engine_folder(script.ROOT)
    engine.parent.mkdir()
    with pytest.raises(script.RunError):
        script.compile_silently("--behind", "1")
    told = failure_file(engine, lasting=False).read_text("utf-8")
    assert told.splitlines()[0] == "error: no such version"


def test_whoever_waits_goes_on_where_the_compiler_cannot_be_installed(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise script.RunError("Installing needs a network.")

    monkeypatch.setattr(script, "make_environment", fail)
    assert words_of(script, "simulate", "inkdoms")[-1] == "inkdoms"
    assert capsys.readouterr().err == "Installing needs a network.\nThe engine stays plain Python.\n"
    with pytest.raises(script.NotCompiled):
        script.main(["compile"])


def test_compiled_tests_run_without_the_checks(
    script: ModuleType, started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stages: list[tuple[str, ...]] = []
    monkeypatch.setattr(script, "stage", lambda title, *words: stages.append((title, *words)))
    script.main(["test", "--compiled", "tests/games/inkdoms"])
    assert started == ["now"]
    assert [stage[0] for stage in stages] == ["the engine is compiled", "pytest, compiled"]
    assert stages[-1][-1] == "tests/games/inkdoms"
    assert "--compiled" not in stages[-1]


def test_uv_is_locked_with_hashes_and_without_hosts(script: ModuleType) -> None:
    text = script.UV_LOCK.read_text("utf-8")
    assert text.startswith("uv==")
    assert text.count("--hash=sha256:") > 5
    assert "://" not in text
