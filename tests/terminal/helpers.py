"""Running the command as a person does: words in, screen out."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import NamedTuple

import pytest
from rich.console import Console, RenderableType

from tetrarchy.terminal.cli import main


class Ran(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str


class Typed(io.StringIO):
    """Standard input that gives one answer a line; an exception among the answers is raised in its turn."""

    def __init__(self, answers: Iterable[str | BaseException]) -> None:
        super().__init__()
        self.answers = iter(answers)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        answer = next(self.answers, None)
        if isinstance(answer, BaseException):
            raise answer
        return "" if answer is None else answer + "\n"


class Terminal:
    """Runs commands in a directory of its own, 80 columns wide, in English."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str, answers: Iterable[str | BaseException] = ()) -> Ran:
        self.monkeypatch.setattr("sys.stdin", Typed(answers))
        code = main(words)
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)


def shown(drawn: RenderableType, width: int = 80) -> str:
    """What a board looks like on a screen without colours, line by line."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
