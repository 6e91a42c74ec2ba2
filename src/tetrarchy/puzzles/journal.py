"""The file that the puzzles found in games of one game go into, so that a run that was killed can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import BadRecord
from tetrarchy.puzzles.finding import DOUBT, MARGIN, Thinking

_FORMAT: Final = "tetrarchy puzzles 1"


class Journal:
    """The file with what was found in one game, a line for each game that was played."""

    def __init__(self, folder: Path, name: str, seed: int, thinking: Thinking) -> None:
        self.game = find_game(name)
        self.file = folder / f"{name}.jsonl"
        self.seed = seed
        self.thinking = thinking
        self.numbers: set[int] = set()
        """The games that were played."""
        self.handed_out: set[int] = set()
        self.puzzles = 0
        folder.mkdir(parents=True, exist_ok=True)
        head, *lines = list(read_lines(self.file)) or [{}]
        if not head:
            self._write(self._identity(), "w")
        elif head != self._identity():
            raise BadRecord(
                "other-puzzles",
                "{file} holds puzzles of other settings: name another folder.",
                file=self.file,
            )
        for line in lines:
            self._count(line)

    def next(self) -> tuple[str, int, int, Thinking]:
        """The next game to be played."""
        number = 0
        while number in self.handed_out or number in self.numbers:
            number += 1
        self.handed_out.add(number)
        return self.game.id, number, self.seed, self.thinking

    def add(self, line: dict[str, Any]) -> None:
        """Keep what was found in a game."""
        self._write(line, "a")
        self._count(line)

    def _count(self, line: dict[str, Any]) -> None:
        self.numbers.add(line["number"])
        self.puzzles += len(line["puzzles"])

    def _write(self, line: dict[str, Any], mode: str) -> None:
        with self.file.open(mode, encoding="utf-8") as lines:
            lines.write(json.dumps(line, ensure_ascii=False) + "\n")

    def _identity(self) -> dict[str, Any]:
        """All that what is found follows from."""
        return {
            "format": _FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "data": self.game.data_hash,
            "seed": self.seed,
            "look": self.thinking.look,
            "check": self.thinking.check,
            "margin": MARGIN,
            "doubt": DOUBT,
        }


def read_lines(file: Path) -> Iterator[dict[str, Any]]:
    """The lines of a journal; one that a kill has cut off is taken away."""
    text = file.read_text("utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, "utf-8")
    yield from map(json.loads, whole.splitlines())
