"""Code, documents and the page use the usual word for the usual thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

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
