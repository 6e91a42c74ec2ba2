"""The command: what it prints, how it goes on, and its sentences."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.tuning.helpers import GOAL
from tetrarchy.tuning import __main__ as command


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> None:
    """The command, with a goal of four games a trial."""
    (folder / "goal.toml").write_text(GOAL, "utf-8")
    fixed = ["--goal", str(folder / "goal.toml"), "--out", str(folder / "out")]
    monkeypatch.setattr(sys, "argv", ["tuning", "gem_forge", *words, *fixed])
    command.main()


def test_search_tells_the_best_and_writes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("optuna")
    run(monkeypatch, tmp_path, "search", "--trials", "3", "--write", str(tmp_path / "best"))
    told = capsys.readouterr()
    assert [line.partition(":")[0] for line in told.err.splitlines()] == ["0", "1", "2"]
    assert told.out.startswith("Best of 3 trials")
    run(monkeypatch, tmp_path, "measure", "--set", "own", "--set", str(tmp_path / "best"))
    table = capsys.readouterr().out
    assert table.startswith(f"| wanted | games | band | own | {tmp_path / 'best'} |")
    assert "- **length**: a test" in table


def test_without_optuna_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(SystemExit, match="1"):
        run(monkeypatch, tmp_path, "search")
    assert capsys.readouterr().err == "Tuning needs more packages: pip install 'tetrarchy[tuning]'.\n"
    run(monkeypatch, tmp_path, "measure")  # needs no optimiser
    assert "| length | 4 |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("measure", "--bot", "genius"), "There is no bot “genius”"),
        (("measure", "--set", "nobody's"), "There is no set “nobody's” of this game"),
        (("measure", "--want", "peace"), "Nothing that is wanted is called peace."),
        (("search", "--trials", "0"), "There should be one trial and one game at least."),
        (("measure", "--games", "-1"), "There should be one trial and one game at least."),
        (("measure", "--games", "0"), "There should be one trial and one game at least."),
        (("measure", "--seed", "-1"), "A seed is a whole number from 0 to 9223372036854775807."),
    ],
)
def test_bad_input_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    words: tuple[str, ...],
    sentence: str,
) -> None:
    with pytest.raises(SystemExit, match="1"):
        run(monkeypatch, tmp_path, *words)
    told = capsys.readouterr().err
    assert told.startswith(sentence)
    assert told.count("\n") == 1


@pytest.mark.parametrize("step", ["measure", "search"])
def test_a_file_in_the_way_of_a_folder_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, step: str
) -> None:
    if step == "search":
        pytest.importorskip("optuna")
    (tmp_path / "out").write_text("no folder")
    with pytest.raises(SystemExit, match="1"):
        run(monkeypatch, tmp_path, step)
    assert "cannot be written: " in capsys.readouterr().err


def test_ctrl_c_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def interrupt(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_for", interrupt)
    with pytest.raises(SystemExit, match="130"):
        run(monkeypatch, tmp_path, "measure")
    assert capsys.readouterr().err == "Stopped. The same command goes on.\n"
