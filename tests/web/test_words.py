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

_STRINGS: Final = [
    *sorted(_WEB.glob("**/strings.*.ftl")),
    *sorted((Path(__file__).parents[2] / "src" / "tetrarchy").glob("**/strings.*.ftl")),
]
_CLERICAL: Final = re.compile(r"^(Повтор|Сделать)$|Лист счёта|Хватит:|\bу игрока\b", re.MULTILINE)
"""What nobody says at a table."""
_NESTED: Final = re.compile(r"«[^»]*«|“[^”]*“|„[^“]*„")
_SIGNS: Final = re.compile(r"[↻⚡★→←]")
"""A font may lack them: the page draws symbols instead."""
_TERMINAL: Final = re.compile(r"board-legend|(window|brief)-.*|more-completes")
"""Messages of the text boards; the page says none of them."""


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
    if "solo: true" in (folder / "plate.ts").read_text("utf-8"):
        plate.add(f"{game}-solo")
    keys = set(messages(folder / "strings.en.ftl"))
    assert {key for key in keys if not key.startswith("page-")} == plate


def texts_of(message: ast.Message) -> list[str]:
    """Every text of a message as it is read, a variable as three dots."""

    def patterns(node: object) -> list[ast.Pattern]:
        if not isinstance(node, ast.BaseNode):
            return []
        below = [
            one
            for value in vars(node).values()
            for item in (value if isinstance(value, list) else [value])
            for one in patterns(item)
        ]
        return [node, *below] if isinstance(node, ast.Pattern) else below

    return [
        "".join(part.value if isinstance(part, ast.TextElement) else "…" for part in pattern.elements).strip()
        for pattern in patterns(message)
    ]


@pytest.mark.parametrize("file", _STRINGS, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_no_message_is_clerical_or_quotes_within_quotes(file: Path) -> None:
    for key, message in messages(file).items():
        for text in texts_of(message):
            assert not _CLERICAL.search(text), (key, text)
            assert not _NESTED.search(text), (key, text)


@pytest.mark.parametrize("file", _STRINGS, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_signs_are_drawn_and_not_written(file: Path) -> None:
    signs = {key for key, message in messages(file).items() if any(map(_SIGNS.search, texts_of(message)))}
    assert {key for key in signs if not _TERMINAL.fullmatch(key)} == set()


def test_the_page_says_no_words_of_the_text_boards() -> None:
    for file in [*_WEB.glob("**/*.svelte"), *_WEB.glob("**/*.ts")]:
        said = re.findall(
            r"(?:say|has)\(\s*['`]((?:board-legend|window-|brief-|more-completes|more-\$)[^'`]*)",
            file.read_text("utf-8"),
        )
        assert not said, (file, said)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("en", r"takes? (a|the|your) (free )?seat"), ("ru", r"займ\w+ место|получ\w+ место")],
)
def test_the_link_of_a_table_takes_no_seat_by_itself(language: str, wrong: str) -> None:
    """It opens the table; whoever follows it chooses to play or to watch."""
    invite = " ".join(texts_of(messages(_WEB / f"strings.{language}.ftl")["invite-how"]))
    assert not re.search(wrong, invite)
    assert re.search("watch|смотреть", invite)
