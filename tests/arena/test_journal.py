"""The file of results: whatever a kill leaves of it, whole lines count, and nothing counts twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tetrarchy.arena import LostTurns, Result
from tetrarchy.arena.journal import Journal
from tetrarchy.kernel.errors import TetrarchyError

IDENTITY = {"game": "toy", "seed": 1}
RESULTS = {
    0: Result((1, 2), (2, 1), 10, ("", "")),
    1: Result((-3, 40), (1, 1), 11, ("gold", "")),
    2: Result((5, 6), (3, 3), 12, ("", ""), (LostTurns(1, "late", 3), LostTurns(1, "wrong", 1))),
}


def journal(file: Path | None, total: int = 9) -> Journal:
    return Journal(file, IDENTITY, seats=2, total=total)


def test_a_journal_that_is_cut_off_anywhere_goes_on(tmp_path: Path) -> None:
    """Whatever part of the file a kill has left, whole lines count, and the rest is written again."""
    file = tmp_path / "results.jsonl"
    with journal(file) as whole:
        whole.add(RESULTS)
    text = file.read_bytes()
    for end in range(len(text) + 1):
        file.write_bytes(text[:end])
        with journal(file) as again:
            lines = text[:end].count(b"\n")
            assert again.results == dict(list(RESULTS.items())[: max(0, lines - 1)])
            again.add(RESULTS)
            assert again.results == RESULTS
        assert file.read_bytes() == text


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with journal(file) as kept:
        kept.add(RESULTS)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines, lines[1]]))
    with journal(file) as again:
        assert again.results == RESULTS


def test_a_journal_without_a_file_keeps_results_too() -> None:
    with journal(None) as kept:
        kept.add(RESULTS)
        assert kept.results == RESULTS


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with journal(file), pytest.raises(TetrarchyError) as refused:
        journal(file)
    assert str(refused.value) == f"Another run is writing to {file} at this moment."
    with journal(file):
        pass


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", "[1]\n", '{"format": "else"}\n', '{"fox'])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(text)
    with pytest.raises(TetrarchyError) as refused:
        journal(file)
    assert str(refused.value) == f"{file} already exists and is not a file of results."
    assert file.read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        "hello",
        "{}",
        "[]",
        '{"game":1,"scores":[1],"places":[1],"length":1}',
        '{"game":-1,"scores":[1,2],"places":[1,2],"length":1}',
        '{"game":1,"scores":[1,2],"places":"ab","length":1}',
        '{"game":1,"scores":[1,2],"places":[1,2],"length":1,"lost":[1]}',
    ],
)
def test_a_wrong_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    with journal(file) as kept:
        kept.add({0: RESULTS[0]})
    file.write_text(file.read_text() + line + "\n")
    with pytest.raises(TetrarchyError) as refused:
        journal(file)
    assert str(refused.value) == f"Line 3 of {file} is not the result of a game."


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(TetrarchyError) as refused:
        journal(tmp_path / "nowhere" / "results.jsonl")
    assert str(refused.value).endswith("cannot be written: No such file or directory.")
