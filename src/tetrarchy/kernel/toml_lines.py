"""Where in a TOML file each key stands, which the standard library's reader does not tell."""

from __future__ import annotations

import json
import re
from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The keys that lead to a value, and numbers in lists: ``("building", 3, "points")``."""

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_HEADER: Final = re.compile(r"(\[\[?)([^\]\n]*)\]\]?")
_WORD: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
_TEXT: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL
)
_BARE: Final = re.compile(r"[^,\]}\n#]*")


def lines_of(source: str) -> dict[Path, int]:
    """The line, counted from 1, of every table and key of a text that is known to be TOML."""
    return _Finder(source).lines


class _Finder:
    """Goes through a text once."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}
        """How many tables each list of tables has so far."""
        self._counted = 0
        self._line = 1
        table: Path = ()
        while self._skip_blank():
            header = _HEADER.match(source, self.at)
            if header:
                table = self._open(header[1] == "[[", _words(header[2]))
                self.at = header.end()
            else:
                self._pair(table)

    def _open(self, listed: bool, words: list[str]) -> Path:
        """The table of a header; the tables above it are the last of their lists."""
        path: Path = ()
        for number, word in enumerate(words):
            path = (*path, word)
            last = number == len(words) - 1
            if last and listed:
                self.lengths[path] = self.lengths.get(path, 0) + 1
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
        self._note(path)
        if listed:
            self._note(path[:-1])
        return path

    def _pair(self, table: Path) -> None:
        """A key, its sign of equality and its value."""
        start = self.at
        end = self.source.index("=", start)
        while len(_WORD.sub("", self.source[start:end]).strip(" \t.")):
            end = self.source.index("=", end + 1)  # a sign of equality inside a quoted key
        path = (*table, *_words(self.source[start:end]))
        self._note(path)
        self.at = end + 1
        self._value(path)

    def _value(self, path: Path) -> None:
        self._skip_blank()
        opening = self.source[self.at : self.at + 1]
        if opening in ("{", "["):
            self.at += 1
            number = 0
            while self._skip_blank() and self.source[self.at] not in "}]":
                if self.source[self.at] == ",":
                    self.at += 1
                elif opening == "{":
                    self._pair(path)
                else:
                    self._note((*path, number))
                    self._value((*path, number))
                    number += 1
            self.at += 1
            return
        text = _TEXT.match(self.source, self.at) or _BARE.match(self.source, self.at)
        assert text is not None
        self.at = text.end()

    def _skip_blank(self) -> bool:
        """Pass over blanks and comments; False at the end of the text."""
        blank = _BLANK.match(self.source, self.at)
        assert blank is not None
        self.at = blank.end()
        return self.at < len(self.source)

    def _note(self, path: Path) -> None:
        self._line += self.source.count("\n", self._counted, self.at)
        self._counted = self.at
        self.lines.setdefault(path, self._line)


def _words(dotted: str) -> list[str]:
    """The parts of a key with dots."""
    return [
        word[1:-1] if word[0] == "'" else str(json.loads(word)) if word[0] == '"' else word
        for word in _WORD.findall(dotted)
    ]
