"""Code, documents and the page use the usual word for the usual thing, and no message asks for a name by its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tetrarchy.catalogue import GAMES, find_game

ROOT = Path(__file__).parents[1]
FOLDERS = (
    "src",
    "compile_engine",
    "benchmarks",
    "scripts",
    "tests",
    "docs",
    "web/src",
    "web/tests",
    "web/tools",
)
ENDINGS = {".py", ".tmpl", ".md", ".ts", ".svelte", ".css", ".ftl", ".toml"}
BUILT = ROOT / "src" / "tetrarchy" / "server" / "page"

INSTEAD = {
    r"_BE_BORN\b": "register",
    r"(?-i:\b_DIE\b)": "expire",
    r"\b_BURY\b": "purge",
    r"\b_?ears\b": "listener",
    r"deaf": "unsubscribe, ignore, never read",
    r"\b_?knock\b": "ping, check",
    r"leash": "limit",
    r"\bwhims?\b": "random share",
    r"\bdear\b": "expensive",
    r"\bto be had\b": "free, there",
    r"\bso many\b": "number of, how many, that many",
}


def files() -> Iterator[Path]:
    """Everything that somebody has written, but for these lines."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            written = BUILT not in path.parents and "node_modules" not in path.parts
            if written and path.suffix in ENDINGS and path != Path(__file__):
                yield path
    yield from sorted(ROOT.glob("*.md"))
    yield from (ROOT / name for name in ("run", "hatch_build.py"))


def odd_words(text: str) -> list[str]:
    """The lines of a text with a word that has a usual one."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for word, usual in INSTEAD.items():
            if match := re.search(word, line, re.IGNORECASE):
                found.append(f"{number}: “{match[0]}”; usual: {usual}")
    return found


@pytest.mark.parametrize(
    "line",
    ["_BE_BORN: Final", "def _go_deaf()", "Nothing is to be had.", "from the dear end", "So many tables"],
)
def test_odd_words_are_found(line: str) -> None:
    assert odd_words(f"plain\n{line}")


def test_usual_words_are_used() -> None:
    seen = list(files())
    assert len(seen) > 500
    found = [
        f"{path.relative_to(ROOT)}:{line}" for path in seen for line in odd_words(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


class Choices(Visitor):
    """What the messages of a file choose by, with the variants that they know."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, ftl.Identifier):
                    self.found.append((node.selector.id.name, variant.key.name))
        self.generic_visit(node)


def choices(text: str) -> list[tuple[str, str]]:
    found = Choices()
    found.visit(FluentParser().parse(text))
    return found.found


def test_variants_are_found() -> None:
    assert choices("line = { $kind ->\n    [dig] One.\n   *[set] Two.\n}\n") == [
        ("kind", "dig"),
        ("kind", "set"),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_no_message_chooses_by_an_id_that_the_page_shows_as_a_name(name: str) -> None:
    """A component's id in an argument becomes the component's name; the id itself is in ``<argument>_id``."""
    parts = find_game(name).components().values()
    listed = [part for one in parts if isinstance(one, list) for part in one if isinstance(part, dict)]
    ids = {part.get("id") for part in listed if "names" in part}
    assert ids
    folders = [ROOT / "src" / "tetrarchy" / "games" / name, ROOT / "web" / "src" / "games" / name]
    shared = [ROOT / "src" / "tetrarchy", ROOT / "web" / "src"]
    files = [
        *(file for one in folders for file in one.rglob("*.ftl")),
        *(f for one in shared for f in one.glob("*.ftl")),
    ]
    wrong = [
        f"{file.relative_to(ROOT)}: {argument} [{variant}]"
        for file in files
        for argument, variant in choices(file.read_text("utf-8"))
        if variant in ids and not argument.endswith("_id")
    ]
    assert wrong == []
