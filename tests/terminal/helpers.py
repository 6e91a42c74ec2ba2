"""Running the command as a person does: words in, screen out."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console, RenderableType

from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import loads
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


def end_of(ran: Ran, game: Game, file: str = "game.txt") -> str:
    """What was printed after the end of a game, whose totals are those of the record that was saved."""
    assert (ran.code, ran.err) == (0, "")
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    state = replay(loads(Path(file).read_text("utf-8"), game), game)
    assert not state.actors()
    end = re.split(r"The game is over\.|Игра окончена\.", ran.out)[-1]
    total = next(line for line in end.splitlines() if line.split()[:1] in (["Total"], ["Итого"]))
    assert [int(word) for word in total.split()[1:]] == [
        state.sheet(seat).total for seat in range(state.seats)
    ]
    return end


def shown(drawn: RenderableType, width: int = 80) -> str:
    """What a board looks like on a screen without colours, line by line."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
