"""A set with some of its values changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadData, quote
from tetrarchy.kernel.toml_lines import Path
from tetrarchy.sets.content import is_plain, read_tables
from tetrarchy.sets.fields import value_at

NOTHING: Final = ("nothing",)
"""In place of a value: what stands there goes. No value of a file is a tuple."""


class Change(NamedTuple):
    """A value to be put in a place of a file, or to be taken away."""

    file: str
    path: Path
    value: Any = NOTHING
    """Left out: what stands there goes."""

    @property
    def place(self) -> str:
        """Where it is, as people read it: entries of lists count from 1."""
        return ".".join(str(part + 1 if isinstance(part, int) else part) for part in self.path)

    @property
    def takes_away(self) -> bool:
        """Whether nothing is to stand in the place afterwards."""
        return bool(self.value == NOTHING)


def check_values(changes: Sequence[Change]) -> None:
    """Refuse a value that no file of a set holds."""
    for change in changes:
        if not change.takes_away and not is_plain(change.value):
            raise BadData(
                "odd-value",
                "{place} of {file} is too large, too deep, or nothing that a file can hold.",
                place=quote(change.place),
                file=quote(change.file),
            )


def changed(game: str, files: Files, changes: Sequence[Change]) -> Files:
    """The set after some changes, one after another. An entry can be added at the end of a list."""
    check_values(changes)
    tables: dict[str, Any] = files.tables()
    for change in changes:
        _make(tables, change)
    return read_tables(game, tables)


def _make(tables: dict[str, Any], change: Change) -> None:
    whole: Path = (change.file, *change.path)
    inside: Any = value_at(tables, whole[:-1])
    key: Any = whole[-1]
    if isinstance(inside, dict) and isinstance(key, str):
        if change.takes_away:
            inside.pop(key, None)
        else:
            inside[key] = change.value
    elif isinstance(inside, list) and type(key) is int and 0 <= key <= len(inside) - change.takes_away:
        if change.takes_away:
            del inside[key]
        else:
            inside[key : key + 1] = [change.value]
    else:
        raise BadData(
            "no-such-place",
            "{file} has no place {place}.",
            file=quote(change.file),
            place=quote(change.place),
        )
