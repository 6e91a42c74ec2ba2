"""Tables as TOML, in the manner of the component files: small tables stand in one line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_MOST_IN_LINE: Final = 4
"""A table with more keys has lines of its own."""


def toml(tables: Mapping[str, Any]) -> str:
    """A file's tables as text; reading it gives the same tables."""
    return "\n".join(_lines(tables, ())).strip("\n") + "\n"


def _lines(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """The lines of a table without its own header: its values, then the tables in it."""
    for key, value in table.items():
        if not _is_list_of_tables(value) and not _has_lines(value):
            yield f"{_key(key)} = {_inline(value)}"
    for key, value in table.items():
        inner = (*path, key)
        if _is_list_of_tables(value):
            for entry in value:
                yield f"\n[[{_dotted(inner)}]]"
                yield from _lines(entry, inner)
        elif _has_lines(value):
            yield f"\n[{_dotted(inner)}]"
            yield from _lines(value, inner)


def _is_list_of_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def _has_lines(value: object) -> bool:
    """Whether a value is a table that does not stand in one line."""
    return isinstance(value, dict) and (
        len(value) > _MOST_IN_LINE or any(isinstance(inner, dict | list) for inner in value.values())
    )


def _inline(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_inline(held)}" for key, held in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_inline(held) for held in value)}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _inline(key)


def _dotted(path: tuple[str, ...]) -> str:
    return ".".join(_key(key) for key in path)
