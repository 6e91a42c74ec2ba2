"""Saved games: records in files, with the seed that the rest of the game follows from as a note."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tetrarchy.bots.protocol import PREFIX as PROGRAM
from tetrarchy.kernel.data import Data, Files
from tetrarchy.kernel.errors import BadRecord, TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import SET_NOTE, Record, dumps, game_of, header_line, loads
from tetrarchy.sets import shelf
from tetrarchy.terminal.desk import Desk
from tetrarchy.terminal.table import LocalTable
from tetrarchy.text import BOT_PREFIX


def default_path(game: str, seed: int) -> Path:
    """A file in the current directory named after game and seed; never one that is there already."""
    path = Path(f"{game}-{seed}.txt")
    number = 2
    while path.exists():
        path = Path(f"{game}-{seed}-{number}.txt")
        number += 1
    return path


def write(table: LocalTable, path: Path) -> None:
    """Save a game; a file that is there stays whole until the new one is."""
    record = table.session.record
    record.notes["seed"] = str(table.seed)
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(dumps(record, table.game.actions), encoding="utf-8")
        fresh.replace(path)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise TetrarchyError("unwritable", "{file} cannot be written: {why}.", file=path, why=why) from error


def read(path: Path, data: str | None, desk: Desk) -> tuple[Game, Record, int | None]:
    """The game and record that a file holds, and the seed if it is a saved game.

    Without other words the game has the set that the record names, if it is kept here.
    """
    with readable(path):
        text = path.read_text(encoding="utf-8")
    game = desk.open(game_of(text), data)
    if data is None and header_line(text, "data") != game.data_hash:
        game = desk.use(game.id, _set_of(game.id, text))
    record = loads(text, game)
    seed = record.notes.get("seed", "")
    return game, record, int(seed) if re.fullmatch(r"[0-9]{1,19}", seed) else None


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """Say in a sentence why a file cannot be read."""
    try:
        yield
    except FileNotFoundError as error:
        raise BadRecord("no-such-file", "There is no file {file}.", file=path) from error
    except OSError as error:
        raise BadRecord(
            "unreadable", "{file} cannot be read: {why}.", file=path, why=error.strerror or error
        ) from error
    except UnicodeDecodeError as error:
        raise BadRecord("not-text", "{file} is not a text file.", file=path) from error


def _set_of(game: str, text: str) -> Files | None:
    """The set that a record was played with, if it is kept here."""
    named = shelf.find(game, header_line(text, f"note {SET_NOTE}"))
    return shelf.with_data_hash(game, header_line(text, "data")) if named is None else shelf.read(named)


def note_set(record: Record, data: Data | None) -> None:
    """Note in a record which set of one's own it is played with."""
    if isinstance(data, Files):
        record.notes[SET_NOTE] = data.hash


def check_programs(record: Record) -> None:
    """Refuse to start the programs that a file names: it may come from anybody."""
    for player in record.players:
        bot = player.removeprefix(BOT_PREFIX)
        if bot != player and bot.startswith(PROGRAM):
            raise BadRecord(
                "names-program",
                "This game is played against the program {program}. Add --trust to start it.",
                program=quote(bot.removeprefix(PROGRAM)),
            )


def check_data(game: Game, record: Record) -> None:
    """Refuse to play on with other components than the game began with."""
    if record.data != game.data_hash:
        raise BadRecord(
            "other-data",
            "The game began with other component files ({hash}): name their directory with --data.",
            hash=record.data,
        )
