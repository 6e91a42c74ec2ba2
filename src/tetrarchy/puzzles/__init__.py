"""Puzzles: positions out of games of strong bots in which one move is clearly best.

A file ``puzzles/<number>.json`` of a game's folder holds a game that was played, and the puzzles of it:

``origin``   what the puzzles follow from: the script, its seed and budgets, and the number of the game
``record``   the lines of a record, as far as the last puzzle
``puzzles``  each with the ``step`` after which it stands, the ``seat`` that is to move, counted from 1 as in
             records, the ``best`` move, its ``themes`` (``Game.themes``), the ``chance`` to win in percent
             and the ``points`` that one can expect with it, how often each of the eight ``levels`` finds it,
             in percent, and every legal move in ``moves``: its ``loss`` of the chance to win in percent
             (alone, of two spreads of points), the ``points`` that it costs, and for some the ``line`` that
             may follow

``scripts/find_puzzles.py`` finds them, and ``scripts/keep_puzzles.py`` writes the files. docs/puzzles.md
tells how they are found and checked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tetrarchy.catalogue import find_game
from tetrarchy.examples import parse_step
from tetrarchy.kernel.drive import Step, replay
from tetrarchy.kernel.errors import BadNotation, BadOptions, BadRecord, IllegalAction, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.preview import reasons
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.record import Record, loads
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import State
from tetrarchy.review.words import WORDS, word_for
from tetrarchy.sets.earlier import with_earlier

_GAMES: Final = Path(__file__).parents[1] / "games"

DIFFICULTIES: Final = ("easy", "medium", "hard")
_FOUND_BY: Final = (4.0, 3.3)
"""How many of the eight levels find what is easy, and what is at least medium."""


class Move(NamedTuple):
    """A legal move of a puzzle, beside the best one."""

    action: int
    loss: float
    """What it gives away of the chance to win; alone, of two spreads of points."""
    points: float
    """How many points it costs."""
    line: tuple[Step, ...]
    """How the game may go on."""


class Puzzle(NamedTuple):
    """A position in which one move is clearly best."""

    id: str
    record: Record
    step: int
    """After how many steps of the record it stands."""
    seat: int
    best: int
    chance: float
    """Of winning with the best move."""
    points: float
    """That the seat can expect with it."""
    themes: tuple[str, ...]
    levels: tuple[int, ...]
    """How often each level finds the best move, in percent."""
    moves: dict[int, Move]
    """Every legal move."""

    @property
    def seats(self) -> int:
        """How many play."""
        return self.record.seats

    @property
    def second(self) -> Move:
        """The best of the other moves."""
        return min(
            (move for move in self.moves.values() if move.action != self.best), key=lambda one: one.loss
        )

    @property
    def found_by(self) -> float:
        """How many of the eight levels find it, on average."""
        return sum(self.levels) / 100

    @property
    def difficulty(self) -> str:
        """A word of DIFFICULTIES."""
        return DIFFICULTIES[sum(self.found_by < limit for limit in _FOUND_BY)]


class Verdict(NamedTuple):
    """How a move is answered: as the review would."""

    action: int
    right: bool
    word: str
    """A word of the review."""
    loss: float
    points: float
    reason: Reason
    """What speaks for the move."""
    line: tuple[Step, ...]


# ---------------------------------------------------------------- reading


def folder_of(game: str) -> Path:
    """Where a game's puzzles lie."""
    return _GAMES / game / "puzzles"


@lru_cache(16)
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """A game's puzzles by their ids, in order; what does not fit other component files is left out."""
    found: dict[str, Puzzle] = {}
    for file in sorted(folder_of(game.id).glob("*.json")):
        try:
            told = json.loads(file.read_text("utf-8"))
            found |= {puzzle.id: puzzle for puzzle in _read(game, file.stem, told)}
        except (BadNotation, BadRecord):
            continue
    return found


def find_puzzle(game: Game, identifier: str) -> Puzzle:
    """One puzzle of a game."""
    found = puzzles_of(game).get(identifier)
    if found is None:
        raise BadOptions("no-puzzle", "There is no puzzle {given} here.", given=quote(identifier))
    return found


def _read(game: Game, number: str, told: dict[str, Any]) -> Iterator[Puzzle]:
    record = loads("\n".join(told["record"]), game)
    for one in told["puzzles"]:
        puzzle = read_puzzle(game, f"{number}-{one['step']}", record, one)
        home = home_of(game, puzzle)
        today = (record.rules, record.data) == (home.rules_version, home.data_hash)
        if today or set(position(game, puzzle).legal(puzzle.seat)) == set(puzzle.moves):
            yield puzzle


def read_puzzle(game: Game, identifier: str, record: Record, told: dict[str, Any]) -> Puzzle:
    """The puzzle that plain data tells of."""
    parse = game.actions.parse
    return Puzzle(
        identifier,
        record,
        told["step"],
        told["seat"] - 1,
        parse(told["best"]),
        told["chance"] / 100,
        told["points"],
        tuple(told["themes"]),
        tuple(told["levels"]),
        {code: _move(game, code, move) for text, move in told["moves"].items() for code in [parse(text)]},
    )


def _move(game: Game, code: int, told: dict[str, Any]) -> Move:
    line = tuple(
        (step.seat, step.action) for text in told.get("line", ()) for step in [parse_step(game, text)]
    )
    return Move(code, told["loss"] / 100, told["points"], line)


# ---------------------------------------------------------------- choosing


def themes_of(puzzles: Sequence[Puzzle]) -> list[str]:
    """The themes of some puzzles, the most frequent first."""
    names = [theme for puzzle in puzzles for theme in puzzle.themes]
    return sorted(set(names), key=lambda name: (-names.count(name), name))


def chosen(game: Game, theme: str | None = None, difficulty: str | None = None) -> list[Puzzle]:
    """A game's puzzles of a theme and a difficulty, in an order of their own in which games mix."""
    fit = [
        puzzle
        for puzzle in puzzles_of(game).values()
        if theme in (None, *puzzle.themes) and difficulty in (None, puzzle.difficulty)
    ]
    return sorted(fit, key=lambda puzzle: mix(*map(int, puzzle.id.split("-"))))


def of_the_day(games: Sequence[Game], day: date) -> tuple[Game, Puzzle] | None:
    """The puzzle of a day, the same for everybody: the games take turns, and no puzzle comes again soon."""
    able = [game for game in games if puzzles_of(game)]
    if not able:
        return None
    row, at = divmod(day.toordinal(), len(able))
    puzzles = chosen(able[at])
    return able[at], puzzles[row % len(puzzles)]


# ---------------------------------------------------------------- solving


def home_of(game: Game, puzzle: Puzzle) -> Game:
    """The game that a puzzle is played with: it keeps the version of the game's own set that it was found
    with.
    """
    if puzzle.record.data == game.data_hash or game.data_hash != find_game(game.id).data_hash:
        return game
    return with_earlier(game.id, puzzle.record.data) or game


def position(game: Game, puzzle: Puzzle) -> State:
    """The state in which the seat is to move."""
    return replay(puzzle.record, home_of(game, puzzle), puzzle.step)


def answer(game: Game, puzzle: Puzzle, action: int) -> Verdict:
    """What there is to say about a move; IllegalAction where it is none."""
    move = puzzle.moves.get(action)
    if move is None:
        raise IllegalAction("not-now", "That is not possible now.")
    view = position(game, puzzle).view(puzzle.seat)
    right = action == puzzle.best
    [why] = reasons(home_of(game, puzzle), view, puzzle.seat, [action], puzzle.step)
    word = WORDS[0] if right else word_for(move.loss)
    return Verdict(action, right, word, move.loss, move.points, why, move.line)
