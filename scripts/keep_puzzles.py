#!/usr/bin/env python3
"""Put the best of what ``find_puzzles.py`` has found into the folders of the games.

``keep_puzzles.py OUT …`` reads the journals of some folders, each with a seed of its own, and writes
``puzzles/<seed><number>.json`` for each game that was played. What is there stays as long as it replays under
the rules and components of today; new puzzles are added until there are enough. Themes and difficulties take
turns, so that no kind of puzzle crowds out the others; among equals more legal moves come first.
Of one game that was played only a few are taken, and what is as easy as doing nothing is left out.
``--write docs/puzzles.md`` tells there how many there are.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.errors import BadNotation, BadRecord
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import loads
from tetrarchy.puzzles import DIFFICULTIES, Puzzle, folder_of, position, puzzles_of, read_puzzle
from tetrarchy.puzzles.journal import read_lines

_MOST_OF_A_GAME: Final = 8
_DULL: Final = ((["patience"], "easy"), (["stopping"], "easy"))
"""Themes and difficulties of what nobody would miss: it is easy to do nothing."""
_TELLING: Final = ("seed", "look", "check", "margin", "doubt")
"""What of a journal's head each file repeats."""


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("out", type=Path, nargs="+", help="the folders of the journals")
    parser.add_argument("--number", type=int, default=180, help="puzzles of each game")
    parser.add_argument("--write", type=Path, help="the document whose table is written")
    asked = parser.parse_args(arguments)
    for name in GAMES:
        games = [game for folder in asked.out for game in played(folder / f"{name}.jsonl")]
        if games:
            keep(find_game(name), games, asked.number)
    puzzles_of.cache_clear()
    if asked.write is not None:
        asked.write.write_text(put(asked.write.read_text("utf-8"), table()), "utf-8")


class Played(NamedTuple):
    """A game that was played, and what was found in it."""

    origin: dict[str, Any]
    record: list[str]
    puzzles: list[dict[str, Any]]

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.origin['seed']}{self.origin['number']:03}"


def played(file: Path) -> Iterator[Played]:
    """The games of a journal with a puzzle or more."""
    head, *lines = list(read_lines(file)) or [{}]
    for line in lines:
        if line["puzzles"]:
            origin = {"script": "scripts/find_puzzles.py", "number": line["number"]}
            yield Played(origin | {name: head[name] for name in _TELLING}, line["record"], line["puzzles"])


class Candidate(NamedTuple):
    """A puzzle that may be kept."""

    game: Played
    told: dict[str, Any]
    puzzle: Puzzle


def kept(game: Game) -> Iterator[Played]:
    """The games whose puzzles are there already."""
    for file in sorted(folder_of(game.id).glob("*.json")):
        told = json.loads(file.read_text("utf-8"))
        yield Played(told["origin"], told["record"], told["puzzles"])


def keep(game: Game, games: list[Played], number: int) -> None:
    """Add puzzles of a game to those that are there, and write its files."""
    old = {one.puzzle.id: one for each in kept(game) for one in candidates(game, each)}
    new = [one for each in games for one in candidates(game, each) if one.puzzle.id not in old]
    taken: dict[str, list[Candidate]] = defaultdict(list)
    for one in choose(list(old.values()), new, number):
        taken[one.game.name].append(one)
    folder = folder_of(game.id)
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.json"):
        file.unlink()
    for name, found in taken.items():
        told = [one.told for one in sorted(found, key=lambda one: one.puzzle.step)]
        record = max((one.game for one in found), key=lambda game: len(game.record))
        (folder / f"{name}.json").write_text(written(record, told), "utf-8")
    size = sum(file.stat().st_size for file in folder.glob("*.json"))
    print(f"{game.id}: {sum(map(len, taken.values()))} puzzles of {len(taken)} games, {size // 1024} KB")


def table() -> str:
    """How many puzzles each game has, by difficulty."""
    rows = [["game", "puzzles", *DIFFICULTIES, "from games"], ["---", *["--:"] * (len(DIFFICULTIES) + 2)]]
    for name in GAMES:
        puzzles = list(puzzles_of(find_game(name)).values())
        if not puzzles:
            continue
        hard = Counter(puzzle.difficulty for puzzle in puzzles)
        games = len({puzzle.id.partition("-")[0] for puzzle in puzzles})
        numbers = [len(puzzles), *(hard[one] for one in DIFFICULTIES), games]
        rows.append([f"`{name}`", *map(str, numbers)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def put(document: str, text: str) -> str:
    """The document with this table in place of the old one."""
    return re.sub(r"(?<=\n)\| game \| puzzles .*?\n(?!\|)", lambda _: text, document, flags=re.DOTALL)


def candidates(game: Game, one: Played) -> Iterator[Candidate]:
    """The puzzles of a game that was played, with their themes."""
    for told in one.puzzles:
        with suppress(BadNotation, BadRecord):
            record = loads("\n".join(one.record), game)
            puzzle = read_puzzle(game, f"{one.name}-{told['step']}", record, told | {"themes": []})
            state = position(game, puzzle)
            if set(state.legal(puzzle.seat)) == set(puzzle.moves):
                themes = game.themes(state, puzzle.seat, puzzle.best)
                found = puzzle._replace(themes=tuple(themes))
                is_clear = found.second.loss > one.origin["margin"]  # as it is written, rounded
                if is_clear and (themes[:1], found.difficulty) not in _DULL:
                    yield Candidate(one, told | {"themes": themes}, found)


def choose(old: list[Candidate], new: list[Candidate], number: int) -> list[Candidate]:
    """The puzzles to keep: what is there, and of the new ones those of each kind by turns."""
    kinds: dict[tuple[tuple[str, ...], str], list[Candidate]] = defaultdict(list)
    for one in sorted(new, key=lambda one: (-len(one.puzzle.moves), one.puzzle.id)):
        kinds[one.puzzle.themes, one.puzzle.difficulty].append(one)
    found = list(old)
    of_game = Counter(one.game.name for one in old)
    while len(found) < number and any(kinds.values()):
        for _, open_ in sorted(kinds.items()):
            while open_ and len(found) < number:
                one = open_.pop(0)
                if of_game[one.game.name] < _MOST_OF_A_GAME:
                    of_game[one.game.name] += 1
                    found.append(one)
                    break
    return found


def written(game: Played, puzzles: list[dict[str, Any]]) -> str:
    """A file: a line for each step of the record and for each move."""
    begun = game.record.index("") + 1
    record = game.record[: begun + puzzles[-1]["step"]]
    parts = [
        f'"origin": {_short(game.origin)}',
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
