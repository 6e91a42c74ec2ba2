"""Sections of the document on strength that have writers of their own."""

from __future__ import annotations

import re
from typing import Final

LOSSES: Final = "## Loss per decision"
CHANCES: Final = "## Win chances"
TITLES: Final = (LOSSES, CHANCES)
"""In the order of the document, after all that ``./run bench strength`` writes."""


def _pattern(title: str) -> re.Pattern[str]:
    return re.compile(rf"^{title}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)


def put(document: str, text: str) -> str:
    """The document with a section in the place of the old one, or at its end; its first line is the title."""
    pattern = _pattern(re.escape(text.partition("\n")[0]))
    section = text.rstrip("\n") + "\n"
    if pattern.search(document):
        return pattern.sub(lambda _: f"{section}\n", document).rstrip("\n") + "\n"
    return f"{document.rstrip()}\n\n{section}"


def section_of(document: str, title: str) -> str:
    """The section that a document has; empty where it has none."""
    found = _pattern(re.escape(title)).search(document)
    return found[0].strip() if found else ""


def carried_over(before: str, document: str) -> str:
    """The document with the sections that the one before has from other writers."""
    for title in TITLES:
        if section := section_of(before, title):
            document = put(document, section)
    return document
