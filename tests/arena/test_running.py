"""A run that was killed or stopped goes on, counts nothing twice, and ends as if nothing had happened."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from itertools import permutations
from pathlib import Path

import pytest

from tests.arena.plans import Stop
from tetrarchy.arena import Simulation, Tournament, simulate
from tetrarchy.arena.report import Watched, simulate_with_report
from tetrarchy.arena.running import SeatedRun, play_all
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.text import Texts

GAME = find_game("queendomino")
OPTIONS = GAME.settings(2, {"variant": "kingdomino"})
PLAN = Simulation("queendomino", OPTIONS, ("greedy", "random"), 12, 1)
RUNS: dict[str, SeatedRun] = {
    "arena": Tournament("queendomino", OPTIONS, ("greedy", "random"), 2, 12, 1),
    "simulate": PLAN,
    "report": Watched(PLAN),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


@pytest.mark.parametrize("name", RUNS)
def test_a_stopped_run_goes_on(name: str, file: Path) -> None:
    whole = play_all(RUNS[name])
    assert (len(whole.results), whole.interrupted) == (12, False)
    stopped = play_all(RUNS[name], file=file, progress=Stop(5))
    assert stopped.interrupted
    assert stopped.results == {index: whole.results[index] for index in range(5)}
    told: list[int] = []
    assert play_all(RUNS[name], file=file, progress=told.append) == whole
    assert told == [5] + [1] * 7
    assert play_all(RUNS[name], file=file) == whole
    assert len(file.read_text().splitlines()) == 13


@pytest.mark.parametrize(("name", "other"), list(permutations(RUNS, 2)))
def test_a_run_refuses_the_file_of_another(name: str, other: str, file: Path) -> None:
    play_all(RUNS[name], file=file, progress=Stop(1))
    before = file.read_bytes()
    with pytest.raises(TetrarchyError, match="holds results of other settings") as refused:
        play_all(RUNS[other], file=file)
    assert ("report" if "arena" not in (name, other) else "command") in str(refused.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"uses":[{', '"uses":[[],{'),
        ('"uses":[', '"uses":7,"more":['),
        ('"sheets":[[[', '"sheets":[[7,['),
        ('"choices":[', '"choices":["many",'),
        ('"uses":', '"abuses":'),
        ('"uses":[{', '"uses":[{},{'),
    ],
)
def test_a_line_that_tells_too_little_for_a_report_is_named(file: Path, old: str, new: str) -> None:
    play_all(RUNS["report"], file=file, progress=Stop(1))
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(TetrarchyError) as refused:
        play_all(RUNS["report"], file=file)
    assert str(refused.value) == f"Line 2 of {file} is not the result of a game."


def test_the_report_of_a_stopped_run_is_that_of_a_whole_one(tmp_path: Path, file: Path) -> None:
    page, whole = tmp_path / "page.html", tmp_path / "whole.html"
    texts = Texts("ru", GAME)
    expected = simulate_with_report(PLAN, whole, texts)
    for games in (3, 7):
        assert simulate_with_report(PLAN, page, texts, file=file, progress=Stop(games)).interrupted
        assert page.read_bytes() != whole.read_bytes()
    assert simulate_with_report(PLAN, page, texts, 2, file) == expected
    assert page.read_bytes() == whole.read_bytes()


def test_a_simulation_may_grow(file: Path) -> None:
    simulate(PLAN, file=file)
    longer = PLAN._replace(games=15)
    assert simulate(longer, file=file) == simulate(longer)


RUN = "import sys; from tetrarchy.terminal.cli import main; sys.exit(main(sys.argv[1:]))"
COMMANDS = {
    "arena": ["arena", "queendomino", "--option", "variant=kingdomino"],
    "simulate": ["simulate", "queendomino", "--option", "variant=kingdomino"],
}


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_killed_run_goes_on_and_counts_nothing_twice(
    name: str, workers: int, tmp_path: Path, file: Path
) -> None:
    words = [*COMMANDS[name], "--games", "60", "--json", "--workers", str(workers)]
    command = [sys.executable, "-c", RUN, *words]
    going_on, clean = [*command, "--out", str(file)], command
    reports = [tmp_path / "going_on.html", tmp_path / "clean.html"]
    if name == "simulate":
        going_on, clean = [*going_on, "--report", str(reports[0])], [*clean, "--report", str(reports[1])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    for least in (3, 12):
        with subprocess.Popen(
            going_on, env=environment, stdout=subprocess.PIPE, start_new_session=True
        ) as run:
            while run.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") <= least):
                time.sleep(0.002)
            run.send_signal(signal.SIGKILL)
        assert run.returncode == -signal.SIGKILL
        _wait_for_group(run.pid)
    file.write_bytes(file.read_bytes() + b'{"game":59,"sco')
    last = subprocess.run(going_on, env=environment, stdout=subprocess.PIPE, check=True)
    whole = subprocess.run(clean, env=environment, stdout=subprocess.PIPE, check=True)
    assert json.loads(last.stdout) == json.loads(whole.stdout)
    games = [json.loads(line)["game"] for line in file.read_text().splitlines()[1:]]
    assert sorted(games) == list(range(60))
    if name == "simulate":
        assert reports[0].read_bytes() == reports[1].read_bytes()


def _wait_for_group(group: int) -> None:
    """Return when no process of a killed run is left."""
    until = time.monotonic() + 60
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        assert time.monotonic() < until, "processes of the killed run are still there"
        time.sleep(0.01)
