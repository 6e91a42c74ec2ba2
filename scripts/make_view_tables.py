#!/usr/bin/env python3
"""Write docs/views.md: every key of every game's view, with its type and meaning, from the games' own types.

    scripts/make_view_tables.py

It reads the sources as text and needs only the standard library.
"""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "docs" / "views.md"
_OPENING: Final = """# Views, key by key

What `position.view(seat)` gives, what bots are sent, and what the page gets: plain data, the same
everywhere. The types are `TypedDict`s that a program can import, `tetrarchy.games.NAME.plain`; mypy then
knows every key. A snapshot has the same keys, less those that follow from the rest.
`scripts/make_view_tables.py` makes this page from the types, and a test checks that it is current.
"""
_COMMON: Final = {
    "game": "the game's id",
    "options": "the options by name",
    "seats": "how many sit at the table",
    "seat": "whose view it is; None for a spectator's",
}
"""What keys mean that are the same in every game and are not told again there."""


def _types() -> ModuleType:
    """The script that reads types, which lies beside this one."""
    spec = importlib.util.spec_from_file_location("make_types", Path(__file__).with_name("make_types.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make_tables() -> str:
    """The whole page."""
    types = _types()
    folder = ROOT / "src" / "tetrarchy" / "games"
    games = sorted(path.name for path in folder.iterdir() if (path / "engine.py").exists())
    return "\n".join([_OPENING, *(_game(types, game) for game in games)])


def _game(types: ModuleType, game: str) -> str:
    """A game's section: the view itself, then what it is made of, in the order in which that is met."""
    module, root = types.view_of(game)
    parts = [f"## {_title(game)}\n", f"`from tetrarchy.games.{game}.{module.path.stem} import {root}`\n"]
    wanted = [root]
    for name in wanted:
        fields = {field.name: field for field in module.fields(name)}
        rows = [_row(field.name, field.type, field.doc) for field in fields.values()]
        if name == root and "seat" not in fields:
            rows.append(_row("seat", ast.parse("int | None", mode="eval").body, ""))
        for field in fields.values():
            named = [node.id for node in ast.walk(field.type) if isinstance(node, ast.Name)]
            wanted += [kind for kind in named if kind in module.classes and kind not in wanted]
        about = module.docs[name].replace("\n", " ")
        parts.append(
            "\n".join(
                [f"### {name}\n", f"{_plain(about)}\n", "| key | type | is |", "|---|---|---|", *rows, ""]
            )
        )
    return "\n".join(parts)


def _row(name: str, kind: ast.expr, doc: str) -> str:
    told = ast.unparse(kind).replace("|", "\\|")
    return f"| `{name}` | `{told}` | {_plain(doc) or _COMMON.get(name, '')} |"


def _plain(doc: str) -> str:
    """A docstring in one line of Markdown."""
    return re.sub(r"\s+", " ", doc).strip().rstrip(".").replace("``", "`").replace("|", "\\|")


def _title(game: str) -> str:
    """The game's name in English."""
    text = (ROOT / "src/tetrarchy/games" / game / "strings.en.ftl").read_text("utf-8")
    found = re.search(r"^name = (.*)$", text, re.MULTILINE)
    return found[1] if found else game


def main() -> None:
    """Write the page."""
    TARGET.write_text(make_tables(), "utf-8")


if __name__ == "__main__":
    main()
