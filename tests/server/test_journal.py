"""Pieces of what takes hours: counted over runs, begun anew when all are made."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.journal import WHOLE, Journal


def make(folder: Path, share: float = 2) -> list[int]:
    """One run; the numbers of its pieces."""
    journal = Journal("work", 5, folder)
    made = []
    for number in journal.pieces(share):
        journal.add(1, f"piece {number}")
        made.append(number)
    return made


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(WHOLE, raising=False)
    assert [make(tmp_path) for _ in range(4)] == [[0, 1], [2, 3], [4], [0, 1]]


def test_one_run_can_make_all_that_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(WHOLE, raising=False)
    assert make(tmp_path, 1) == [0]
    monkeypatch.setenv(WHOLE, "1")
    assert make(tmp_path, 1) == [1, 2, 3, 4]


def test_a_piece_that_fails_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(WHOLE, raising=False)
    numbers = Journal("work", 5, tmp_path).pieces(2)
    assert next(numbers) == 0
    assert make(tmp_path) == [0, 1]
