"""The words of the page: the same in both languages, none missing, none idle."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

_WEB: Final = Path(__file__).parents[2] / "web" / "src"
_SAID: Final = re.compile(r"(?:say|has)\(\s*'([a-z][a-z0-9_-]*)'")
_CHOSEN: Final = re.compile(r"say\([^'()]*\? '([a-z0-9_-]+)' : '([a-z0-9_-]+)'")
_FOLDERS: Final = [_WEB, *sorted(path.parent for path in (_WEB / "games").glob("*/strings.en.ftl"))]


def messages(file: Path) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(file.read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], file
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Visitor:
        def look(self, node: object) -> None:
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
                for item in value if isinstance(value, list) else [value]:
                    self.look(item)

    Visitor().look(message)
    return found


@pytest.mark.parametrize("folder", _FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_say_the_same(folder: Path) -> None:
    english, russian = (messages(folder / f"strings.{language}.ftl") for language in ("en", "ru"))
    assert list(english) == list(russian)
    for key, message in english.items():
        # A board may hand over a word's Russian form besides the word itself.
        if folder == _WEB:
            assert variables(message) == variables(russian[key]), key


def test_every_word_the_page_says_is_there() -> None:
    program = Path(__file__).parents[2] / "src" / "tetrarchy"
    known = set(messages(_WEB / "strings.en.ftl")) | set(messages(program / "strings.en.ftl"))
    said: set[str] = set()
    for file in [*_WEB.glob("*.svelte"), *_WEB.glob("lib/*"), *_WEB.glob("pages/*")]:
        text = file.read_text("utf-8") if file.suffix in (".svelte", ".ts") else ""
        said |= set(_SAID.findall(text)) | {key for pair in _CHOSEN.findall(text) for key in pair}
    assert said - known == set()
    assert len(said) > 100


@pytest.mark.parametrize("folder", _FOLDERS[1:], ids=lambda folder: folder.name)
def test_a_board_keeps_to_its_own_keys(folder: Path) -> None:
    game = f"game-{folder.name}"
    plate = {game, f"{game}-facts", f"{game}-about"}
    keys = set(messages(folder / "strings.en.ftl"))
    assert {key for key in keys if not key.startswith("page-")} == plate
