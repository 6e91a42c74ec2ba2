"""Component files: TOML, read with errors that name the file, the line of the field and a misspelt key."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path as FilePath
from typing import Any, Final, TypeAlias

from tetrarchy.kernel.errors import BadData, quote
from tetrarchy.kernel.toml_lines import Path, lines_of

_TELLS_ONLY: Final = re.compile(r"name(_.*)?|.*_source|provenance")
"""Keys that people read and the rules do not."""


Shape: TypeAlias = Mapping[str, str]
"""The keys that each table of a file may have, by the keys that lead to it: ``"card.cost"``. ``*`` stands for
any key, where whoever reads the table checks them.
"""

_ANYWHERE: Final = frozenset(("provenance", "note", "rulebook_fields", "rulebook_inferred"))
"""Keys that every table may have: they tell where its numbers come from."""


class Entry:
    """One table of a component file, with the line where it begins and those of its fields."""

    def __init__(self, file: DataFile, table: dict[str, Any], path: Path = ()) -> None:
        self.file = file
        self.table = table
        self.path = path

    def wrong(self, why: str, *field: str | int) -> BadData:
        """An error that names the place of a field, or of the whole entry where the field is not there."""
        line = self.file.line((*self.path, *field))
        return BadData("wrong-data", "{file}, line {line}: {why}.", file=self.file.name, line=line, why=why)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.table.get(name, default)
        if type(value) is not int or not least <= value <= most:
            raise self._unfit(name, f"a whole number from {least} to {most}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """A text that is not empty."""
        value = self.table.get(name, default)
        if not isinstance(value, str) or not value:
            raise self._unfit(name, "a text")
        return value

    def choice(self, name: str, labels: Sequence[str], default: str | None = None) -> int:
        """The position of a word among the words that are possible."""
        value = self.table.get(name, default)
        if value not in labels:
            raise self._unfit(name, f"one of {', '.join(labels)}")
        return labels.index(value)

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        value = self.table.get(name)
        if not isinstance(value, list) or not all(type(n) is int and least <= n <= most for n in value):
            raise self._unfit(name, f"a list of whole numbers from {least} to {most}")
        return list(value)

    def words(self, name: str) -> list[str]:
        """A list of texts; one that is not there is empty."""
        value = self.table.get(name, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self._unfit(name, "a list of texts")
        return list(value)

    def flag(self, name: str) -> bool:
        """Yes or no; one that is not there is no."""
        value = self.table.get(name, False)
        if not isinstance(value, bool):
            raise self._unfit(name, "true or false")
        return value

    def part(self, name: str) -> Entry:
        """A table inside this one."""
        value = self.table.get(name)
        if not isinstance(value, dict):
            raise self._unfit(name, "a table")
        return self._inside(value, name)

    def parts(self, name: str) -> list[Entry]:
        """The tables of a list inside this one; a list that is not there is empty."""
        values = self.table.get(name, [])
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self._unfit(name, "a list of tables")
        return [self._inside(value, name, number) for number, value in enumerate(values)]

    def _inside(self, table: dict[str, Any], *keys: str | int) -> Entry:
        return Entry(self.file, table, (*self.path, *keys))

    def _unfit(self, name: str, wanted: str) -> BadData:
        return self.wrong(f"“{name}” should be {wanted}, not {quote(self.table.get(name))}", name)


class DataFile:
    """A component file that was read whole; every key in it is one of its shape."""

    def __init__(self, path: FilePath, shape: Shape) -> None:
        self.name = path.name
        try:
            self.source = path.read_text(encoding="utf-8")
            self.tables: dict[str, Any] = tomllib.loads(self.source)
        except OSError as error:
            raise BadData(
                "no-file",
                "The data file {file} cannot be read: {why}.",
                file=path.name,
                why=error.strerror or error,
            ) from error
        except UnicodeDecodeError as error:
            raise BadData("no-text", "The data file {file} is not UTF-8 text.", file=path.name) from error
        except tomllib.TOMLDecodeError as error:
            raise BadData("no-toml", "{file} is not TOML: {why}.", file=path.name, why=error) from error
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
                raise self.whole().wrong(f"there should be a table [{name}]")
            found = found.part(part)
        return found

    def entries(self, name: str) -> list[Entry]:
        """The tables ``[[name]]`` in their order."""
        values = self.tables.get(name)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.whole().wrong(f"there should be tables [[{name}]]")
        return self.whole().parts(name)

    def _check_keys(self, value: object, shape: Shape, where: str, path: Path) -> None:
        """Refuse a key that the shape does not have, and name the one that it may be meant for."""
        if isinstance(value, list):
            for number, item in enumerate(value):
                self._check_keys(item, shape, where, (*path, number))
        elif isinstance(value, dict) and shape.get(where, "") != "*":
            known = shape.get(where, "").split()
            for key, inner in value.items():
                if key not in known and key not in _ANYWHERE:
                    raise self._unknown(key, known, path)
                self._check_keys(inner, shape, f"{where}.{key}" if where else key, (*path, key))

    def _unknown(self, key: str, known: list[str], path: Path) -> BadData:
        meant = get_close_matches(key, known, 1, 0.6)
        hint = f"did you mean “{meant[0]}”?" if meant else f"there are {', '.join(known)}."
        return BadData(
            "unknown-key",
            "{file}, line {line}: there is no key {given} here; {hint}",
            file=self.name,
            line=self.line((*path, key)),
            given=quote(key),
            hint=hint,
        )


def fingerprint(files: Sequence[DataFile]) -> str:
    """A short hash of what the files say that bears on play: comments, names and provenance do not count."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.name}\n{_canonical(file.tables)}\n".encode())
    return digest.hexdigest()[:12]


def _canonical(value: object) -> str:
    if isinstance(value, dict):
        keys = [key for key in sorted(value) if not _TELLS_ONLY.fullmatch(key)]
        return "{" + ",".join(f"{key}:{_canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_canonical(item) for item in value) + "]"
    return repr(value)
