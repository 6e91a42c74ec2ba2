"""Component files: TOML, read with errors that name file and line."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tetrarchy.kernel.errors import BadData, quote

_TELLS_ONLY: Final = re.compile(r"name(_.*)?|.*_source|provenance")
"""Keys that people read and the rules do not."""


class Entry:
    """One table of a component file, with the line where it begins."""

    def __init__(self, file: str, line: int, table: dict[str, Any]) -> None:
        self.file = file
        self.line = line
        self.table = table

    def wrong(self, why: str) -> BadData:
        """An error that names this entry's place."""
        return BadData("wrong-data", "{file}, line {line}: {why}.", file=self.file, line=self.line, why=why)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.table.get(name, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(f"“{name}” should be a whole number from {least} to {most}, not {quote(value)}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """A text that is not empty."""
        value = self.table.get(name, default)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"“{name}” should be a text, not {quote(value)}")
        return value

    def choice(self, name: str, labels: Sequence[str], default: str | None = None) -> int:
        """The position of a word among the words that are possible."""
        value = self.table.get(name, default)
        if value not in labels:
            raise self.wrong(f"“{name}” should be one of {', '.join(labels)}, not {quote(value)}")
        return labels.index(value)

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        value = self.table.get(name)
        if not isinstance(value, list) or not all(type(n) is int and least <= n <= most for n in value):
            raise self.wrong(
                f"“{name}” should be a list of whole numbers from {least} to {most}, not {quote(value)}"
            )
        return list(value)

    def part(self, name: str) -> Entry:
        """A table inside this one."""
        value = self.table.get(name)
        if not isinstance(value, dict):
            raise self.wrong(f"“{name}” should be a table, not {quote(value)}")
        return Entry(self.file, self.line, value)


class DataFile:
    """A component file that was read whole."""

    def __init__(self, path: Path) -> None:
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

    def table(self, name: str) -> Entry:
        """The table ``[name]``; a name with dots is a table inside another."""
        value: Any = self.tables
        for part in name.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        if not isinstance(value, dict):
            raise Entry(self.name, 1, {}).wrong(f"there should be a table [{name}]")
        lines = self._lines(rf"\[{re.escape(name)}\]")
        return Entry(self.name, lines[0] if lines else 1, value)

    def entries(self, name: str) -> list[Entry]:
        """The tables ``[[name]]`` in their order."""
        values = self.tables.get(name)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise Entry(self.name, 1, {}).wrong(f"there should be tables [[{name}]]")
        lines = self._lines(rf"\[\[{re.escape(name)}\]\]")
        return [Entry(self.name, lines[i] if i < len(lines) else 1, value) for i, value in enumerate(values)]

    def _lines(self, header: str) -> list[int]:
        wanted = re.compile(rf"\s*{header}")
        return [number for number, line in enumerate(self.source.splitlines(), 1) if wanted.match(line)]


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
