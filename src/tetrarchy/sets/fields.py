"""What a set says, field by field: of which component, and how each value is known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tetrarchy.kernel.data import ANYWHERE, FOUND_FIELDS, Files, is_told_only
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.toml_lines import Path

RECONSTRUCTED: Final = "reconstructed"
_NAMES: Final = ("id", "number", "kind", "key", "players", "threat_deck", "module")
"""Fields that tell entries of a list apart, the best first."""
_NOT_FOR_PLAY: Final = frozenset(("schema", "id", *ANYWHERE))


class Field(NamedTuple):
    """One value of a component file."""

    file: str
    path: Path
    """The keys that lead to it."""
    component: str
    """Which component it is of, such as ``card.palace``; empty for the file itself."""
    name: str
    """What it is called there, such as ``cost.gold``."""
    value: Any
    provenance: str
    """``rulebook``, ``found``, ``inferred``, ``reconstructed``; empty for what is only told."""


def fields(game: Game, files: Files) -> list[Field]:
    """All values of a set, in the order of its files."""
    found: list[Field] = []
    for name, tables in files.tables().items():
        for path, value in _leaves(tables, ()):
            component, field = where(tables, path)
            found.append(Field(name, path, component, field, value, provenance(game, tables, path)))
    return found


def _leaves(value: object, path: Path) -> Iterator[tuple[Path, object]]:
    """Values that are no tables, nor lists of tables."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, list) and value and all(isinstance(inner, dict) for inner in value):
        for number, inner in enumerate(value):
            yield from _leaves(inner, (*path, number))
    else:
        yield path, value


def where(tables: Mapping[str, Any], path: Path) -> tuple[str, str]:
    """The component at a place, and what the place is called in it."""
    named = _named(tables, path)
    numbers = [
        at for at, key in enumerate(path) if isinstance(key, int) and _is_table(tables, path[: at + 1])
    ]
    cut = numbers[-1] + 1 if numbers else int(bool(path) and _is_table(tables, path[:1]))
    return ".".join(named[:cut]), ".".join(named[cut:])


def _is_table(tables: Mapping[str, Any], path: Path) -> bool:
    return isinstance(value_at(tables, path), dict)


def _named(tables: Mapping[str, Any], path: Path) -> list[str]:
    """The keys that lead to a place, with names for entries of lists where they have any."""
    return [
        entry_name(value_at(tables, path[:at]), key) if isinstance(key, int) else key
        for at, key in enumerate(path)
    ]


def entry_name(entries: object, number: int) -> str:
    """What tells an entry of a list from the others: its id, or its number from 1."""
    if isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries):
        for name in _NAMES:
            values = [entry.get(name) for entry in entries]
            if all(isinstance(value, str | int) for value in values) and len(set(values)) == len(values):
                return str(values[number])
    return str(number + 1)


def value_at(value: Any, path: Path) -> Any:
    """What stands at a place; None where nothing does."""
    for key in path:
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, list) and isinstance(key, int) and 0 <= key < len(value):
            value = value[key]
        else:
            return None
    return value


def provenance(game: Game, tables: Mapping[str, Any], path: Path) -> str:
    """How a value is known: the nearest table that says it is right."""
    if any(isinstance(key, str) and (key in _NOT_FOR_PLAY or is_told_only(key)) for key in path):
        return ""
    for at in range(len(path) - 1, -1, -1):
        table, key = value_at(tables, path[:at]), path[at]
        if isinstance(table, dict) and isinstance(key, str) and (told := _told(game, table, path[at:])):
            return told
    return _told_of_file(game, tables, path) or RECONSTRUCTED


def _told(game: Game, table: Mapping[str, Any], path: Path) -> str:
    """What a table says of a place in it, by its key or as ``a.vp_per.points``; nothing where it leaves that
    to the tables around it.
    """
    names = {".".join(map(str, path[:end])) for end in range(1, len(path) + 1)}
    if not names.isdisjoint(_listed(table, FOUND_FIELDS)):
        return "found"
    source = game.field_sources.get(str(path[0]), "")
    if isinstance(table.get(source), str):
        return str(table[source])
    for word, name in (("rulebook", "rulebook_fields"), ("inferred", "rulebook_inferred")):
        if not names.isdisjoint(_listed(table, name)):
            return word
    whole = table.get("provenance")
    if not isinstance(whole, str):
        return ""
    # An entry that lists what the rulebook says of it leaves the rest to us.
    return RECONSTRUCTED if whole == "rulebook" and "rulebook_fields" in table else whole.partition(":")[0]


def _told_of_file(game: Game, tables: Mapping[str, Any], path: Path) -> str:
    """What the file itself says of one of the keys, the nearest first, or of all that it holds."""
    for name in ("provenance", "meta"):
        about = tables.get(name)
        if isinstance(about, dict):
            sources = [game.field_sources.get(str(key), "") for key in reversed(path)]
            for source in (*sources, "provenance"):
                if isinstance(about.get(source), str):
                    return str(about[source])
    return ""


def _listed(table: Mapping[str, Any], name: str) -> list[str]:
    value = table.get(name)
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []
