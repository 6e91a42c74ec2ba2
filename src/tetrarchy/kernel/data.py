"""Component files: TOML, read with errors that name the file, the line of the field and a misspelt key."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path as FilePath
from typing import Any, Final, TypeAlias

from tetrarchy.kernel.errors import BadData, quote
from tetrarchy.kernel.toml_lines import Path, lines_of

_TELLS_ONLY: Final = re.compile(r"name(_.*)?|.*_source|provenance|found_fields")
"""Keys that people read and the rules do not."""


_HASH_DIGITS: Final = 32
_WORD: Final = re.compile(r"[a-z0-9_]{1,60}")

Shape: TypeAlias = Mapping[str, str]
"""The keys that each table of a file may have, by the keys that lead to it: ``"card.cost"``. ``*`` stands for
any key, where whoever reads the table checks them.
"""

FOUND_FIELDS: Final = "found_fields"
"""Lists the fields of a table that somebody has read off a printed copy of the game."""
ANYWHERE: Final = frozenset(("provenance", "note", "rulebook_fields", "rulebook_inferred", FOUND_FIELDS))
"""Keys that every table may have: they tell where its numbers come from."""


class Files:
    """Component files in memory, as the tables that they hold. Two with the same content are equal."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self._files = {name: json.dumps(held, ensure_ascii=False) for name, held in tables.items()}
        ordered = json.dumps(tables, sort_keys=True, separators=(",", ":"))
        self.hash: Final = hashlib.sha256(ordered.encode()).hexdigest()[:_HASH_DIGITS]
        """What the content is known by: alike for the same names and values, whatever their order."""

    def names(self) -> list[str]:
        """The names of the files."""
        return list(self._files)

    def tables(self) -> dict[str, dict[str, Any]]:
        """The tables of each file, by the file's name; they are the caller's own."""
        return {name: json.loads(held) for name, held in self._files.items()}

    def plain(self) -> bytes:
        """The tables of all files as JSON."""
        held = ",".join(f"{json.dumps(name)}:{text}" for name, text in self._files.items())
        return f"{{{held}}}".encode()

    def __truediv__(self, name: str) -> HeldFile:
        return HeldFile(name, json.loads(self._files[name]) if name in self._files else None)

    def __repr__(self) -> str:
        return f"Files({self.hash})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Files) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)


class HeldFile:
    """One of the files of :class:`Files`, or one that is not there."""

    def __init__(self, name: str, tables: dict[str, Any] | None) -> None:
        self.name = name
        self.tables = tables

    def exists(self) -> bool:
        """Whether the file is there."""
        return self.tables is not None


Data: TypeAlias = FilePath | Files
"""Where a game's component files come from: a directory, or memory."""


class Entry:
    """One table of a component file, with the line where it begins and those of its fields."""

    def __init__(self, file: DataFile, table: dict[str, Any], path: Path = ()) -> None:
        self.file = file
        self.table = table
        self.path = path

    def wrong(self, key: str, why: str, *field: str | int, **data: object) -> BadData:
        """An error that names the place of a field, or of the whole entry where the field is not there.

        ``key`` is that of the sentence ``why``, in which ``data`` is put.
        """
        return self.file.wrong(BadData(key, why, **data), (*self.path, *field))

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.table.get(name, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(
                "no-whole-number",
                "“{field}” should be a whole number from {least} to {most}, not {given}",
                name,
                **self._about(name),
                least=str(least),
                most=str(most),
            )
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """A text that is not empty."""
        value = self.table.get(name, default)
        if not isinstance(value, str) or not value:
            raise self.wrong(
                "no-text-here", "“{field}” should be a text, not {given}", name, **self._about(name)
            )
        return value

    def new_word(self, name: str, known: Sequence[str]) -> str:
        """A word of small letters, digits and “_” that is not known yet: a component's id."""
        word = self.table.get(name)
        if not isinstance(word, str) or not _WORD.fullmatch(word) or word in known:
            raise self.wrong(
                "no-new-word",
                "“{field}” should be a new word of small letters, not {given}",
                name,
                **self._about(name),
            )
        return word

    def choice(self, name: str, labels: Sequence[str], default: str | None = None) -> int:
        """The position of a word among the words that are possible."""
        value = self.table.get(name, default)
        if value not in labels:
            raise self.wrong(
                "no-such-word",
                "“{field}” should be one of {words}, not {given}",
                name,
                **self._about(name),
                words=", ".join(labels),
            )
        return labels.index(value)

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        value = self.table.get(name)
        if not isinstance(value, list) or not all(type(n) is int and least <= n <= most for n in value):
            raise self.wrong(
                "no-whole-numbers",
                "“{field}” should be a list of whole numbers from {least} to {most}, not {given}",
                name,
                **self._about(name),
                least=str(least),
                most=str(most),
            )
        return list(value)

    def words(self, name: str) -> list[str]:
        """A list of texts; one that is not there is empty."""
        value = self.table.get(name, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.wrong(
                "no-texts-here", "“{field}” should be a list of texts, not {given}", name, **self._about(name)
            )
        return list(value)

    def flag(self, name: str) -> bool:
        """Yes or no; one that is not there is no."""
        value = self.table.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(
                "no-flag", "“{field}” should be true or false, not {given}", name, **self._about(name)
            )
        return value

    def part(self, name: str) -> Entry:
        """A table inside this one."""
        value = self.table.get(name)
        if not isinstance(value, dict):
            raise self.wrong(
                "no-table-here", "“{field}” should be a table, not {given}", name, **self._about(name)
            )
        return self._inside(value, name)

    def parts(self, name: str) -> list[Entry]:
        """The tables of a list inside this one; a list that is not there is empty."""
        values = self.table.get(name, [])
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.wrong(
                "no-tables-here",
                "“{field}” should be a list of tables, not {given}",
                name,
                **self._about(name),
            )
        return [self._inside(value, name, number) for number, value in enumerate(values)]

    def _inside(self, table: dict[str, Any], *keys: str | int) -> Entry:
        return Entry(self.file, table, (*self.path, *keys))

    def _about(self, name: str) -> dict[str, str]:
        return {"field": name, "given": quote(self.table.get(name))}


class DataFile:
    """A component file that was read whole; every key in it is one of its shape."""

    def __init__(self, file: FilePath | HeldFile, shape: Shape) -> None:
        self.name = file.name
        self.source = "" if isinstance(file, HeldFile) else _text_of(file)
        """The text of a file that has one."""
        self.tables: dict[str, Any]
        if not isinstance(file, HeldFile):
            self.tables = read_toml(self.source, file.name)
        elif file.tables is None:
            raise BadData("no-data-file", "There is no data file {file}.", file=file.name)
        else:
            self.tables = file.tables
        self._check_keys(self.tables, shape, "", ())

    def whole(self) -> Entry:
        """The file itself, with the keys that stand outside all tables."""
        return Entry(self, self.tables)

    def line(self, path: Path) -> int:
        """Where a table or a key stands; what has no line of its own stands where its table does."""
        lines = lines_of(self.source)
        while path and path not in lines:
            path = path[:-1]
        return lines.get(path, 1)

    def table(self, name: str) -> Entry:
        """The table ``[name]``; a name with dots is a table inside another."""
        found = self.whole()
        for part in name.split("."):
            if not isinstance(found.table.get(part), dict):
                raise self.whole().wrong("no-table-named", "there should be a table [{table}]", table=name)
            found = found.part(part)
        return found

    def entries(self, name: str) -> list[Entry]:
        """The tables ``[[name]]`` in their order."""
        values = self.tables.get(name)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.whole().wrong("no-tables-named", "there should be tables [[{table}]]", table=name)
        return self.whole().parts(name)

    def wrong(self, why: BadData, path: Path) -> BadData:
        """An error of this file: what is wrong, and the place of it."""
        if self.source:
            line = self.line(path)
            error = BadData("wrong-data", "{file}, line {line}: {why}.", file=self.name, line=line, why=why)
        else:
            where = ".".join(str(key + 1 if isinstance(key, int) else key) for key in path)
            error = BadData("wrong-field", "{file}, {where}: {why}.", file=self.name, where=where, why=why)
        error.place = self.name, path
        return error

    def _check_keys(self, value: object, shape: Shape, where: str, path: Path) -> None:
        """Refuse a key that the shape does not have, and name the one that it may be meant for."""
        if isinstance(value, list):
            for number, item in enumerate(value):
                self._check_keys(item, shape, where, (*path, number))
        elif isinstance(value, dict) and shape.get(where, "") != "*":
            known = shape.get(where, "").split()
            for key, inner in value.items():
                if not known and key not in ANYWHERE:
                    raise self.wrong(
                        BadData("no-value-here", "there should be a value here, not a table"), path
                    )
                if key not in known and key not in ANYWHERE:
                    raise self.wrong(_unknown(key, known), (*path, key))
                self._check_keys(inner, shape, f"{where}.{key}" if where else key, (*path, key))


def _unknown(key: str, known: list[str]) -> BadData:
    meant = get_close_matches(key, known, 1, 0.6)
    if meant:
        return BadData(
            "misspelt-key",
            "there is no key {given} here; perhaps {meant} is meant",
            given=quote(key),
            meant=quote(meant[0]),
        )
    return BadData(
        "unknown-key",
        "there is no key {given} here; there are {known}",
        given=quote(key),
        known=", ".join(known),
    )


def _text_of(file: FilePath) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        why = error.strerror or error
        raise BadData(
            "no-file", "The data file {file} cannot be read: {why}.", file=file.name, why=why
        ) from error
    except UnicodeDecodeError as error:
        raise BadData("no-text", "The data file {file} is not UTF-8 text.", file=file.name) from error


def read_toml(source: str, name: str) -> dict[str, Any]:
    """The tables of a text in TOML; what the reader cannot take, such as brackets without end, is none."""
    try:
        return tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise BadData("no-toml", "{file} is not TOML: {why}.", file=name, why=error) from error


def is_told_only(key: str) -> bool:
    """Whether a key is for people, and the rules do not know it."""
    return _TELLS_ONLY.fullmatch(key) is not None


def fingerprint(files: Sequence[DataFile]) -> str:
    """A short hash of what the files say that bears on play: comments, names and provenance do not count."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.name}\n{_canonical(file.tables)}\n".encode())
    return digest.hexdigest()[:12]


def _canonical(value: object) -> str:
    if isinstance(value, dict):
        keys = [key for key in sorted(value) if not is_told_only(key)]
        return "{" + ",".join(f"{key}:{_canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_canonical(item) for item in value) + "]"
    return repr(value)
