"""Sets in and out of folders of TOML files."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tetrarchy.catalogue import data_directory
from tetrarchy.kernel.data import Files, read_toml
from tetrarchy.kernel.errors import BadData, quote
from tetrarchy.sets.writing import toml

MOST_BYTES: Final = 262_144
"""How long all files of a set can be together; the longest of ours, a map, has a quarter of it."""
_MOST_DEPTH: Final = 12
_MOST_INTEGER: Final = 1 << 53
"""What every reader of JSON takes as it is."""


@lru_cache(maxsize=8)
def standard(game: str) -> Files:
    """The set of a game's own component files."""
    return read_folder(game, data_directory(game))


@lru_cache(maxsize=8)
def file_names(game: str) -> tuple[str, ...]:
    """The names that a game's component files have."""
    return tuple(sorted(path.name for path in data_directory(game).glob("*.toml")))


def read_folder(game: str, directory: Path) -> Files:
    """The set that a folder holds; what else lies there is left alone."""
    paths = [directory / name for name in file_names(game)]
    found = [path for path in paths if path.is_file()]
    if not found:
        raise BadData(
            "no-set-here",
            "{folder} holds no component files: there should be {names}.",
            folder=str(directory),
            names=", ".join(file_names(game)),
        )
    try:
        check_size(sum(path.stat().st_size for path in found))
        return read_texts(game, {path.name: path.read_bytes() for path in found})
    except OSError as error:
        why = error.strerror or str(error)
        raise BadData(
            "no-file", "The data file {file} cannot be read: {why}.", file=str(directory), why=why
        ) from error


def read_texts(game: str, texts: Mapping[str, bytes]) -> Files:
    """The set of some files, by their names."""
    tables: dict[str, Any] = {}
    for name, text in texts.items():
        try:
            tables[name] = read_toml(text.decode(), name)
        except UnicodeDecodeError as error:
            raise BadData("no-text", "The data file {file} is not UTF-8 text.", file=name) from error
    return read_tables(game, tables)


def read_tables(game: str, tables: Mapping[str, Any]) -> Files:
    """The set of some tables, by the names of their files: what JSON can say, and not too much of it."""
    for name, held in tables.items():
        if name not in file_names(game):
            raise BadData(
                "no-such-file-of-game",
                "{given} is no component file of this game: there are {names}.",
                given=quote(name),
                names=", ".join(file_names(game)),
            )
        if not isinstance(held, dict) or not is_plain(held):
            raise BadData(
                "odd-values",
                "{file} should hold numbers, texts, lists and tables, none of them too large or too deep.",
                file=name,
            )
    check_size(sum(len(text.encode()) for text in _texts(tables).values()))
    return Files(tables)


def check_size(size: int) -> None:
    """Refuse a set that is too large."""
    if size > MOST_BYTES:
        raise BadData(
            "large-set", "The files of a set can have {most} bytes together at most.", most=str(MOST_BYTES)
        )


def texts_of(files: Files) -> dict[str, str]:
    """Each file of a set as TOML."""
    return _texts(files.tables())


def _texts(tables: Mapping[str, dict[str, Any]]) -> dict[str, str]:
    return {name: toml(held) for name, held in tables.items()}


def write_folder(files: Files, directory: Path) -> None:
    """Write a set as a folder, which may be there if none of these files is."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for name, text in texts_of(files).items():
            with (directory / name).open("x", encoding="utf-8") as file:
                file.write(text)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadData("unwritable", "{file} cannot be written: {why}.", file=directory, why=why) from error


def is_plain(value: object, depth: int = _MOST_DEPTH) -> bool:
    """Whether something is what files of a set hold: what JSON can say, not too large and not too deep."""
    """Whether JSON can say a value, whoever reads it, and TOML too."""
    if depth == 0:
        return False
    if isinstance(value, dict):
        return all(is_plain(key, depth) and is_plain(held, depth - 1) for key, held in value.items())
    if isinstance(value, list):
        return all(is_plain(held, depth - 1) for held in value)
    if isinstance(value, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, int) and abs(value) <= _MOST_INTEGER
