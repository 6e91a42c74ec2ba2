#!/usr/bin/env python3
"""Put the best of what ``find_puzzles.py`` has found into the folders of the games.

``keep_puzzles.py OUT`` reads the journals of a folder and writes ``puzzles/<number>.json`` for each game that
was played, in place of what was there. Themes and difficulties take turns, so that no kind of puzzle crowds
out the others; among equals the one with more legal moves comes first. Of one game that was played only a few
are taken.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import loads
from tetrarchy.puzzles import Puzzle, folder_of, position, read_puzzle
from tetrarchy.puzzles.journal import read_lines

_MOST_OF_A_GAME: Final = 5
_TELLING: Final = ("seed", "look", "check", "margin", "doubt")
"""What of a journal's head each file repeats."""


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("out", type=Path, help="the folder of the journals")
    parser.add_argument("--number", type=int, default=180, help="puzzles of each game")
    asked = parser.parse_args(arguments)
    for name in GAMES:
        file = asked.out / f"{name}.jsonl"
        if file.exists():
            keep(find_game(name), *read_lines(file), number=asked.number)


def keep(game: Game, head: dict[str, Any], *lines: dict[str, Any], number: int) -> None:
    """Choose puzzles of a game, and write its files."""
    if (head["rules"], head["data"]) != (game.rules_version, game.data_hash):
        raise SystemExit(f"{game.id}: the journal follows other rules or components.")
    taken: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for line, told, _ in choose(list(_candidates(game, lines)), number):
        taken[line["number"]].append(told)
    folder = folder_of(game.id)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for line in lines:
        if line["number"] in taken:
            puzzles = sorted(taken[line["number"]], key=lambda one: int(one["step"]))
            (folder / f"{line['number']:03}.json").write_text(written(head, line, puzzles), "utf-8")
    size = sum(file.stat().st_size for file in folder.glob("*.json"))
    print(f"{game.id}: {sum(map(len, taken.values()))} puzzles of {len(taken)} games, {size // 1024} KB")


Candidate = tuple[dict[str, Any], dict[str, Any], Puzzle]


def _candidates(game: Game, lines: Iterable[dict[str, Any]]) -> Iterator[Candidate]:
    """Every puzzle of the journal, with its themes."""
    for line in lines:
        if not line["puzzles"]:
            continue
        record = loads("\n".join(line["record"]), game)
        for told in line["puzzles"]:
            plain = told | {"themes": []}
            puzzle = read_puzzle(game, f"{line['number']}-{told['step']}", record, plain)
            state = position(game, puzzle)
            themes = game.themes(state, puzzle.seat, puzzle.best)
            yield line, plain | {"themes": themes}, puzzle._replace(themes=tuple(themes))


def choose(candidates: list[Candidate], number: int) -> list[Candidate]:
    """The puzzles to keep: kinds of puzzles take turns."""
    kinds: dict[tuple[tuple[str, ...], str], list[Candidate]] = defaultdict(list)
    for one in sorted(candidates, key=lambda one: (-len(one[2].moves), one[2].id)):
        kinds[one[2].themes, one[2].difficulty].append(one)
    found: list[Candidate] = []
    of_game: Counter[int] = Counter()
    while len(found) < number and any(kinds.values()):
        for _, open_ in sorted(kinds.items()):
            while open_ and len(found) < number:
                line, told, puzzle = open_.pop(0)
                if of_game[line["number"]] < _MOST_OF_A_GAME:
                    of_game[line["number"]] += 1
                    found.append((line, told, puzzle))
                    break
    return found


def written(head: dict[str, Any], line: dict[str, Any], puzzles: list[dict[str, Any]]) -> str:
    """A file: a line for each step of the record and for each move."""
    origin = {"script": "scripts/find_puzzles.py", "number": line["number"]}
    origin |= {name: head[name] for name in _TELLING}
    last = puzzles[-1]["step"]
    begun = line["record"].index("") + 1
    record = line["record"][: begun + last]
    parts = [
        f'"origin": {_short(origin)}',
        f'"record": [\n{_rows(map(_short, record))}\n]',
        f'"puzzles": [\n{_rows(map(_puzzle, puzzles))}\n]',
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _puzzle(told: dict[str, Any]) -> str:
    order = ("step", "seat", "best", "chance", "points", "themes", "levels")
    rows = [f'"{name}": {_short(told[name])}' for name in order]
    moves = [f"  {_short(name)}: {_short(move)}" for name, move in told["moves"].items()]
    rows.append('"moves": {\n' + ",\n".join(moves) + "\n }")
    return "{" + ",\n ".join(rows) + "}"


def _rows(rows: Iterable[str]) -> str:
    return ",\n".join(rows)


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main(sys.argv[1:])
